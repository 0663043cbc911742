//! Lookups run without generated code, and measured.

use crate::{Lookups, Numbers, Record, Word};

impl Lookups {
    /// The squares reached from the square with this bit: none if there is no such square.
    #[must_use]
    pub fn attacks(&self, square: usize, occupied: u128) -> u128 {
        let first = square.saturating_mul(self.count);
        let records = self.records.get(first..first.saturating_add(self.count)).unwrap_or(&[]);
        records.iter().fold(0, |reached, record| reached | self.entry(record, occupied))
    }

    fn entry(&self, record: &Record, occupied: u128) -> u128 {
        let place = record.offset as usize + self.index(record, occupied & record.mask);
        let place = match &self.numbers {
            Numbers::None => place,
            Numbers::Bytes(numbers) => record.sets as usize + usize::from(numbers[place]),
            Numbers::Pairs(numbers) => record.sets as usize + usize::from(numbers[place]),
        };
        self.sets[place]
    }

    fn index(&self, record: &Record, occupied: u128) -> usize {
        let (low, high) = (occupied as u64, (occupied >> 64) as u64);
        if self.pext {
            let (low_mask, high_mask) = (record.mask as u64, (record.mask >> 64) as u64);
            return extract(low, low_mask) | extract(high, high_mask) << record.fold;
        }
        let folded = (low | high.rotate_left(record.fold)).rotate_left(record.turn);
        (folded.wrapping_mul(record.multiplier) >> record.shift) as usize
    }

    /// Bytes of the tables with their records, if sets are stored in words of this kind.
    #[must_use]
    pub fn bytes(&self, word: Word) -> usize {
        self.records.len() * record_bytes(word, self.numbers != Numbers::None) + self.table_bytes(word)
    }

    /// The same without the records.
    pub(super) fn table_bytes(&self, word: Word) -> usize {
        let numbers = match &self.numbers {
            Numbers::None => 0,
            Numbers::Bytes(numbers) => numbers.len(),
            Numbers::Pairs(numbers) => 2 * numbers.len(),
        };
        numbers + self.sets.len() * word.bytes()
    }
}

/// The bits of a mask side by side: what the instruction `pext` does.
fn extract(bits: u64, mask: u64) -> usize {
    let places = (0..64).filter(|bit| mask >> bit & 1 == 1);
    places.enumerate().fold(0, |index, (at, bit)| index | ((bits >> bit & 1) as usize) << at)
}

/// Bytes of a record: the mask, the multiplier, where the entries begin together with shift and rotations, and
/// where the sets begin if there are numbers.
pub(crate) fn record_bytes(word: Word, numbers: bool) -> usize {
    word.bytes() + 16 + if numbers { 8 } else { 0 }
}
