//! Keys from random numbers, one for each pawn: kept up to date, and equal by chance only.

use crate::table;

use crate::chess::{Board, Square};

use super::{PawnChange, PawnKey, change::sum, index_by_modulo, upper_half};

/// The next number of Steele, Lea and Flood's generator "SplitMix64" after this state.
pub(super) const fn split_mix(state: u64) -> u64 {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let state = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let state = (state ^ (state >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    state ^ (state >> 31)
}

/// Random numbers for pawns: `ZOBRIST[color as usize][square as usize]`. 1024 bytes.
#[table]
pub static ZOBRIST: [[u64; 64]; 2] = |color, square| split_mix(64 * color as u64 + square as u64);

/// Random numbers for kings: `KING_ZOBRIST[color as usize][square as usize]`. 1024 bytes.
#[table]
pub static KING_ZOBRIST: [[u64; 64]; 2] = |color, square| split_mix(128 + 64 * color as u64 + square as u64);

/// The exclusive or of a random number for each pawn, after Albert Zobrist. 8 bytes.
///
/// The side to move does not matter to the pawns and is left out. No pawns have the key 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct ZobristKey(pub u64);

impl ZobristKey {
    /// The key of a pawn structure. One table look-up for each pawn.
    #[doc(alias = "pawn_zobrist_key")]
    #[inline]
    #[must_use]
    pub const fn of(white: Board, black: Board) -> Self {
        Self(sum(&ZOBRIST, white, black))
    }

    /// The key after a move that changes the pawns, or before it. One table look-up for each pawn and square.
    #[doc(alias = "update_pawn_key")]
    #[inline]
    #[must_use]
    pub const fn after(self, change: PawnChange) -> Self {
        Self(change.update(self.0, &ZOBRIST))
    }

    /// The key of the pawns together with both kings, for terms that depend on them.
    #[inline]
    #[must_use]
    pub const fn with_kings(self, white: Square, black: Square) -> Self {
        let [for_white, for_black] = &KING_ZOBRIST;
        Self(self.0 ^ for_white[white.index()] ^ for_black[black.index()])
    }
}

impl PawnKey for ZobristKey {
    type Lock = u32;

    #[inline]
    fn index(self, buckets: usize) -> usize {
        index_by_modulo(self.0, buckets)
    }

    #[inline]
    fn lock(self) -> u32 {
        upper_half(self.0)
    }
}
