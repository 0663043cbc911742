//! What tells an entry from others of the same index: a part of the key, or the sets packed.

use crate::chess::Board;

/// Verification by a part of the key: the upper 32 bits, which a remainder modulo a power of two up to 2³²
/// does not use.
///
/// Two different structures at the same index are taken for each other with a probability of 2⁻³².
#[inline]
#[must_use]
pub const fn upper_half(key: u64) -> u32 {
    (key >> 32) as u32
}

/// Verification by the sets: 48 bits for each colour, all squares where pawns can stand. 12 bytes.
///
/// It is exact. Members on the first and the last rank are ignored.
#[doc(alias = "pawn_lock96")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Lock96([u32; 3]);

impl Lock96 {
    /// The lock of a pawn structure. 8 operations.
    #[inline]
    #[must_use]
    pub const fn of(white: Board, black: Board) -> Self {
        let (white, black) = (inner(white), inner(black));
        Self([white as u32, (white >> 32 | black << 16) as u32, (black >> 16) as u32])
    }

    /// The white and black pawns it was made of.
    #[inline]
    #[must_use]
    pub const fn pawns(self) -> (Board, Board) {
        let [low, middle, high] = self.0;
        let white = low as u64 | ((middle as u64 & 0xffff) << 32);
        let black = (middle >> 16) as u64 | (high as u64) << 16;
        (outer(white), outer(black))
    }
}

/// The 48 bits of the squares where pawns can stand.
pub(super) const fn inner(pawns: Board) -> u64 {
    pawns.without(Board::RANK_8).bits() >> 8
}

/// The squares of those 48 bits.
pub(super) const fn outer(pawns: u64) -> Board {
    Board::from_bits_truncate(pawns << 8)
}
