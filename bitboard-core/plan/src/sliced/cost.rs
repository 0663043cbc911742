//! Whether the sliced form is worth its conversions.

use super::program::Sliced;
use crate::{Word, program::Program};

impl Sliced {
    /// Whether boards in ordinary words are done sooner in this form than word by word.
    ///
    /// The weights are measured, with the same result at most levels: for each set a block is mirrored and its lines are
    /// cut out, then there are operations on registers of 64 bytes. Word by word, 17 such operations of 64 bits take as
    /// long as one of the others. Of wider words every part counts, and twice, because shifts go from part to part.
    /// Smaller words, of which a register holds more, are never cut.
    #[must_use]
    pub fn pays(&self, word: &Program) -> bool {
        let parts = match word.word() {
            Word::Integer(64) => 1,
            Word::Lanes(parts) => 2 * parts,
            Word::Integer(_) => return false,
        };
        let sets = self.parameters() + 1;
        let sliced = sets * (30 + 3 * self.lines()) + self.operations();
        17 * sliced < (self.boards() * parts) as usize * word.operations()
    }
}
