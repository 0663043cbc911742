//! Why a text is refused, and where.

use core::fmt;

use super::problem::BetzaProblem;

/// Why a text is not a movement, and the bytes that are to blame.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BetzaError {
    /// Where they begin.
    pub start: usize,
    /// Where they end.
    pub end: usize,
    /// What is wrong with them.
    pub problem: BetzaProblem,
}

impl fmt::Display for BetzaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.problem.fmt(f)
    }
}

impl core::error::Error for BetzaError {}

/// Bytes of a text, from `start` up to but not including `end`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Span {
    pub start: usize,
    pub end: usize,
}

impl Span {
    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.start == self.end
    }

    /// The same bytes counted from another beginning, which is at `start`.
    pub fn moved(self, start: usize) -> Self {
        Self { start: start + self.start, end: start + self.end }
    }

    /// Refuses these bytes.
    pub fn refuse<T>(self, problem: BetzaProblem) -> Result<T, BetzaError> {
        Err(BetzaError { start: self.start, end: self.end, problem })
    }
}
