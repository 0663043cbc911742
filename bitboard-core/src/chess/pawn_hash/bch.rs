//! Keys from code words, one for each pawn: kept up to date, and different for structures that are close.

use crate::table;

use crate::chess::Board;

use super::{PawnChange, PawnKey, change::sum, index_by_modulo};

/// Code words for pawns: `BCH[color as usize][square as usize]`, zero on the first and last rank. 1024 bytes.
///
/// The 96 words of the squares where pawns stand are columns of the parity check of a shortened, extended
/// code of Bose, Ray-Chaudhuri and Hocquenghem: the word of column `i` is 1 followed by the powers `i`, `3i`,
/// `5i`, `7i`, `9i`, `11i`, `13i`, `15i` and `19i` of a primitive element of the field of 128 elements. The
/// zeros of that code are the powers 0 to 20 of the element, so that its words have at least 22 ones: any 21
/// columns are linearly independent.
#[table]
pub static BCH: [[u64; 64]; 2] = |color, square| {
    const EXPONENTS: [usize; 9] = [1, 3, 5, 7, 9, 11, 13, 15, 19];
    if square < 8 || square >= 56 {
        0
    } else {
        let column = 48 * color + square - 8;
        let mut word = 1;
        let mut index = 0;
        while index < EXPONENTS.len() {
            word = word << 7 | power(EXPONENTS[index] * column) as u64;
            index += 1;
        }
        word
    }
};

/// The power of the element `x` in the field of the binary polynomials modulo `x^7 + x + 1`.
const fn power(exponent: usize) -> u8 {
    let mut power: u8 = 1;
    let mut turn = exponent % 127;
    while turn > 0 {
        power = if power & 0x40 == 0 { power << 1 } else { (power << 1) ^ 0x83 };
        turn -= 1;
    }
    power
}

/// The exclusive or of a code word for each pawn: keys that cannot collide unless structures differ much. 8
/// bytes.
///
/// If two structures differ in at most 21 places (a colour and a square with a pawn in one of them only),
/// their keys differ. With random numbers that is only likely. The structures that a search meets in one game
/// are that close to each other: a pawn that moves changes two places. See [`BCH`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct BchKey(pub u64);

impl BchKey {
    /// The key of a pawn structure. One table look-up for each pawn; pawns on the first and last rank, where
    /// there are none, do not count.
    #[doc(alias = "pawn_bch_key")]
    #[inline]
    #[must_use]
    pub const fn of(white: Board, black: Board) -> Self {
        Self(sum(&BCH, white, black))
    }

    /// The key after a move that changes the pawns, or before it. One table look-up for each pawn and square.
    #[inline]
    #[must_use]
    pub const fn after(self, change: PawnChange) -> Self {
        Self(change.update(self.0, &BCH))
    }
}

impl PawnKey for BchKey {
    type Lock = u64;

    #[inline]
    fn index(self, buckets: usize) -> usize {
        index_by_modulo(self.0, buckets)
    }

    #[inline]
    fn lock(self) -> u64 {
        self.0
    }
}
