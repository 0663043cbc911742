//! Whether the sliced form is worth its conversions.

use super::program::Sliced;
use crate::{Word, program::Program};

impl Sliced {
    /// Whether boards in ordinary words are done sooner in this form than word by word.
    ///
    /// Only on boards of 8x8, whose lines are bytes: any other line has to be cut out of every word, which takes longer
    /// than all that follows. The weights are measured, with AVX2 and with AVX-512 alike: for each set the conversion,
    /// for 64 boards an operation on registers, for each board an operation on its word.
    #[must_use]
    pub fn pays(&self, word: &Program) -> bool {
        let bytes = word.word() == Word::Integer(64) && self.line_bits() == 8 && self.lines() == 8;
        let sliced = 112 * (self.parameters() + 1) + 3 * self.operations();
        bytes && sliced < 10 * word.operations()
    }
}
