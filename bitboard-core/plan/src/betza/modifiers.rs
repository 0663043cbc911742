//! The lower-case letters before an atom or a bracket.

use alloc::vec::Vec;

use super::{
    cursor::Cursor,
    error::{BetzaError, Span},
    falcon::FALCON,
    problem::BetzaProblem,
};

/// Where modifiers stand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// Outside brackets.
    Component,
    /// In brackets.
    FirstPart,
    /// In brackets, behind another part.
    LaterPart,
}

/// Letters that say in which directions; `a` is one of them in later parts.
const DIRECTIONS: &[u8] = b"fblrvsh";
/// Letters that say something about a whole component.
const WHOLE: &[u8] = b"mco";
/// Letters that say something about one part.
const PART: &[u8] = b"njzqpg";
/// Letters of which only one can stand.
const CLASHES: [&[u8; 2]; 4] = [b"mc", b"nj", b"zq", b"pg"];

/// The modifiers of one atom or bracket.
#[derive(Clone)]
pub(super) struct Modifiers {
    /// All of them.
    pub span: Span,
    /// The direction letters, which stand together.
    pub directions: Span,
    /// The others, each with its position.
    letters: Vec<(u8, usize)>,
}

impl Modifiers {
    /// Reads all modifiers that stand next.
    pub fn read(cursor: &mut Cursor<'_>, place: Place) -> Result<Self, BetzaError> {
        let start = cursor.span(cursor.at);
        let mut modifiers = Self { span: start, directions: start, letters: Vec::new() };
        while let Some(letter) = cursor.peek() {
            // The name begins like a direction.
            if cursor.rest().starts_with(FALCON) {
                break;
            }
            let span = cursor.next_span();
            if DIRECTIONS.contains(&letter) || letter == b'a' && place == Place::LaterPart {
                modifiers.add_direction(span)?;
            } else if WHOLE.contains(&letter) && place != Place::Component {
                return span.refuse(BetzaProblem::PartModifier(letter.into()));
            } else if WHOLE.contains(&letter) || PART.contains(&letter) {
                modifiers.add(letter, span)?;
            } else {
                break;
            }
            cursor.at = span.end;
        }
        modifiers.span.end = cursor.at;
        Ok(modifiers)
    }

    fn add_direction(&mut self, span: Span) -> Result<(), BetzaError> {
        if self.directions.is_empty() {
            self.directions = span;
        } else if self.directions.end == span.start {
            self.directions.end = span.end;
        } else {
            return span.refuse(BetzaProblem::DirectionsApart);
        }
        Ok(())
    }

    fn add(&mut self, letter: u8, span: Span) -> Result<(), BetzaError> {
        for &(known, _) in &self.letters {
            if known == letter {
                return span.refuse(BetzaProblem::Twice(letter.into()));
            }
            if CLASHES.iter().any(|pair| pair.contains(&known) && pair.contains(&letter)) {
                return span.refuse(BetzaProblem::Clash(known.into(), letter.into()));
            }
        }
        self.letters.push((letter, span.start));
        Ok(())
    }

    /// The first of some letters that is among them, and where.
    pub fn find(&self, letters: &[u8]) -> Option<(char, Span)> {
        let known = |letter| self.letters.iter().find(move |known| known.0 == letter);
        let &(letter, position) = letters.iter().find_map(|&letter| known(letter))?;
        Some((letter.into(), Span { start: position, end: position + 1 }))
    }

    /// Whether `letter` is among them.
    pub fn has(&self, letter: u8) -> bool {
        self.find(&[letter]).is_some()
    }

    /// Refuses what cannot be said about a whole move.
    pub fn check_whole(&self) -> Result<(), BetzaError> {
        if !self.directions.is_empty() {
            return self.directions.refuse(BetzaProblem::BracketDirections);
        }
        match self.find(PART) {
            Some((letter, span)) => span.refuse(BetzaProblem::BracketModifier(letter)),
            None => Ok(()),
        }
    }
}

/// Whether a part can begin with this letter.
pub(super) fn begins_part(letter: u8) -> bool {
    [DIRECTIONS, WHOLE, PART, b"a("].iter().any(|letters| letters.contains(&letter))
}
