//! A text and how far it has been read.

use super::{
    MAX_NUMBER,
    error::{BetzaError, Span},
    problem::BetzaProblem,
};

pub(super) struct Cursor<'text> {
    pub text: &'text str,
    /// The next byte, always at the border of a character.
    pub at: usize,
}

impl<'text> Cursor<'text> {
    pub fn new(text: &'text str) -> Self {
        Self { text, at: 0 }
    }

    /// What has not been read.
    pub fn rest(&self) -> &'text str {
        &self.text[self.at..]
    }

    pub fn peek(&self) -> Option<u8> {
        self.rest().bytes().next()
    }

    /// Reads `expected` if it comes next.
    pub fn take(&mut self, expected: &str) -> bool {
        let found = self.rest().starts_with(expected);
        self.at += if found { expected.len() } else { 0 };
        found
    }

    /// What has been read from `start` on.
    pub fn span(&self, start: usize) -> Span {
        Span { start, end: self.at }
    }

    /// The next character.
    pub fn next_span(&self) -> Span {
        let length = self.rest().chars().next().map_or(0, char::len_utf8);
        Span { start: self.at, end: self.at + length }
    }

    /// Reads digits, of which there may be none.
    pub fn digits(&mut self) -> Span {
        let start = self.at;
        self.at += self.rest().bytes().take_while(u8::is_ascii_digit).count();
        self.span(start)
    }

    /// The number that some digits are.
    pub fn value(&self, digits: Span) -> Result<u32, BetzaError> {
        let written = &self.text[digits.start..digits.end];
        if written.len() > 1 && written.starts_with('0') {
            return digits.refuse(BetzaProblem::LeadingZero);
        }
        match written.parse() {
            Ok(value) if value <= MAX_NUMBER => Ok(value),
            _ => digits.refuse(BetzaProblem::LargeNumber),
        }
    }
}
