//! Tables of engines in the layout that the evaluators of `bitboard-core` read: sets one after the other, records
//! and rows as flat lists.
//!
//! ```
//! use bitboard_plan::{Word, bytes};
//!
//! assert_eq!(bytes::sets(&[[1, 9].into_iter().collect()], Word::Integer(16)), [0b10, 0b10]);
//! assert_eq!(bytes::short_sets(&[0x0201], Word::Integer(16)), [1, 2]);
//! assert_eq!(bytes::u16s(&[0x0201]), [1, 2]);
//! assert_eq!(bytes::u32s(&[0x0403_0201]), [1, 2, 3, 4]);
//! assert_eq!(bytes::u64s(&[1]), [1, 0, 0, 0, 0, 0, 0, 0]);
//! ```

use alloc::{vec, vec::Vec};

use super::{Lookups, Numbers, Rays, Record};
use crate::{Bits, Word};

impl Word {
    /// The number of bytes.
    #[must_use]
    pub const fn bytes(self) -> usize {
        self.bits() as usize / 8
    }

    /// How many numbers of 64 bits a mask has in a record.
    const fn mask_numbers(self) -> usize {
        match self {
            Self::Integer(..=64) => 1,
            Self::Integer(_) | Self::Lanes(_) => 2,
        }
    }
}

impl Lookups {
    /// How many numbers of 64 bits a record has: its mask, of one number or of two; the multiplier, unless the
    /// index is by `pext`; offset, shift, fold and turn packed into one; and where its sets begin, if sets have numbers.
    #[must_use]
    pub fn record_len(&self, word: Word) -> usize {
        word.mask_numbers() + usize::from(!self.pext) + 1 + usize::from(self.numbers != Numbers::None)
    }

    /// The numbers of all records.
    ///
    /// The fold of one-word boards is 0, and the shift of a record for `pext` is the number of squares in
    /// the lower half of its mask.
    #[must_use]
    pub fn record_numbers(&self, word: Word) -> Vec<u64> {
        let mut numbers = Vec::with_capacity(self.records.len() * self.record_len(word));
        for record in &self.records {
            let Record { mask, multiplier, fold, turn, shift, offset, sets } = *record;
            let low = mask as u64;
            numbers.push(low);
            if word.mask_numbers() == 2 {
                numbers.push((mask >> 64) as u64);
            }
            let (shift, fold, turn) = if self.pext { (low.count_ones(), 0, 0) } else { (shift, fold, turn) };
            if !self.pext {
                numbers.push(multiplier);
            }
            let bytes = u64::from(shift) | u64::from(fold) << 8 | u64::from(turn) << 16;
            numbers.push(u64::from(offset) | bytes << 32);
            if self.numbers != Numbers::None {
                numbers.push(u64::from(sets));
            }
        }
        numbers
    }
}

impl Rays {
    /// How many sets a row has.
    #[must_use]
    pub fn row_len(&self) -> usize {
        let slide = if self.plain { 2 } else { 3 };
        1 + slide * self.slides + self.hops.iter().sum::<usize>() + 3 * self.gates
    }

    /// The sets of all rows. A row holds the leaps; lower line, upper line and, unless slides are plain, targets
    /// of each slide; the lines of hops; squares looked at, squares that must be occupied and targets of each gate.
    /// A square that has fewer of a kind than the others has empty sets instead.
    #[must_use]
    pub fn rows(&self) -> Vec<Bits> {
        let length = self.row_len();
        let mut rows = vec![Bits::EMPTY; length * self.squares.len()];
        for (square, row) in self.squares.iter().zip(rows.chunks_exact_mut(length)) {
            row[0] = square.leaps;
            let mut at = 1;
            let width = if self.plain { 2 } else { 3 };
            for (index, slide) in square.slides.iter().enumerate().take(self.slides) {
                let sets = [slide.lower, slide.upper, slide.targets];
                row[at + width * index..][..width].copy_from_slice(&sets[..width]);
            }
            at += width * self.slides;
            for (lines, &count) in square.hops.iter().zip(&self.hops) {
                for (index, &line) in lines.iter().enumerate().take(count) {
                    row[at + index] = line;
                }
                at += count;
            }
            for (index, gate) in square.gates.iter().enumerate().take(self.gates) {
                row[at + 3 * index..][..3].copy_from_slice(&[gate.relevant, gate.full, gate.targets]);
            }
        }
        rows
    }
}

/// Sets as bytes, the lowest first.
#[must_use]
pub fn sets(sets: &[Bits], word: Word) -> Vec<u8> {
    let length = word.bytes();
    let mut bytes = vec![0; length * sets.len()];
    let mut at = 0;
    for set in sets {
        let mut lanes = [0; Bits::MAX as usize / 8];
        for (lane, bytes) in set.lanes().iter().zip(lanes.chunks_exact_mut(8)) {
            bytes.copy_from_slice(&lane.to_le_bytes());
        }
        bytes[at..at + length].copy_from_slice(&lanes[..length]);
        at += length;
    }
    bytes
}

/// The same for sets of the first 128 squares.
#[must_use]
pub fn short_sets(sets: &[u128], word: Word) -> Vec<u8> {
    let length = word.bytes();
    let used = length.min(16);
    let mut bytes = vec![0; length * sets.len()];
    let mut at = 0;
    for set in sets {
        bytes[at..at + used].copy_from_slice(&set.to_le_bytes()[..used]);
        at += length;
    }
    bytes
}

macro_rules! numbers {
    ($($name:ident: $number:ty;)*) => { $(
        #[doc = concat!("Numbers of type `", stringify!($number), "` as bytes, the lowest first.")]
        #[must_use]
        pub fn $name(numbers: &[$number]) -> Vec<u8> {
            const LENGTH: usize = size_of::<$number>();
            let mut bytes = vec![0; LENGTH * numbers.len()];
            let mut at = 0;
            for number in numbers {
                bytes[at..at + LENGTH].copy_from_slice(&number.to_le_bytes());
                at += LENGTH;
            }
            bytes
        }
    )* };
}

numbers! {
    u16s: u16;
    u32s: u32;
    u64s: u64;
}

#[cfg(test)]
mod tests {
    use alloc::vec;

    use super::*;
    use crate::{Gate, Slide, SquareRays};

    fn set(bits: &[u32]) -> Bits {
        bits.iter().copied().collect()
    }

    #[test]
    fn sets_are_little_endian() {
        assert_eq!(sets(&[set(&[0, 9]), set(&[15])], Word::Integer(16)), [1, 2, 0, 0x80]);
        let lanes = sets(&[set(&[64, 127])], Word::Lanes(3));
        assert_eq!((lanes.len(), lanes[8], lanes[15]), (24, 1, 0x80));
        assert_eq!(lanes, short_sets(&[1 << 64 | 1 << 127], Word::Lanes(3)));
        assert_eq!(short_sets(&[0x0201], Word::Integer(16)), [1, 2]);
        assert_eq!(u32s(&[0x0403_0201]), [1, 2, 3, 4]);
    }

    #[test]
    fn rows_fill_missing_slots_with_empty_sets() {
        let (lower, upper, targets) = (set(&[0]), set(&[2]), set(&[0, 2]));
        let full = SquareRays {
            leaps: set(&[5]),
            slides: vec![Slide { lower, upper, targets }],
            hops: [vec![], vec![set(&[1])], vec![], vec![set(&[4])]],
            gates: vec![Gate { relevant: set(&[1]), full: set(&[]), targets: set(&[3]) }],
        };
        let squares = vec![full, SquareRays { leaps: set(&[6]), ..SquareRays::default() }];
        let mut rays = Rays { slides: 1, plain: false, hops: [0, 1, 0, 1], gates: 1, squares };
        let row = [set(&[5]), lower, upper, targets, set(&[1]), set(&[4]), set(&[1]), set(&[]), set(&[3])];
        assert_eq!(rays.rows()[..9], row);
        assert_eq!(rays.rows()[9..], [[set(&[6])].as_slice(), &[Bits::EMPTY; 8]].concat());
        rays.plain = true;
        assert_eq!(rays.rows()[..4], [row[0], lower, upper, row[4]]);
    }

    #[test]
    fn records_are_packed() {
        let record = Record { mask: 7 << 63, multiplier: 9, fold: 1, turn: 2, shift: 60, offset: 5, sets: 4 };
        let mut lookups = Lookups { count: 1, records: vec![record], ..Lookups::default() };
        let packed = 5 | 60 << 32 | 1 << 40 | 2 << 48;
        assert_eq!(lookups.record_numbers(Word::Integer(128)), [1 << 63, 3, 9, packed]);
        lookups.numbers = Numbers::Bytes(vec![]);
        assert_eq!(lookups.record_numbers(Word::Lanes(1)), [1 << 63, 3, 9, packed, 4]);
        assert_eq!(lookups.record_len(Word::Integer(64)), 4);
        lookups.pext = true;
        assert_eq!(lookups.record_numbers(Word::Integer(128)), [1 << 63, 3, 5 | 1 << 32, 4]);
    }
}
