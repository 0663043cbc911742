//! Where in a table an entry goes: a number below the length, from a key or from the sets.

use crate::chess::Board;

/// The remainder of a key: for a power of two the low bits. One division, or one `&`.
///
/// # Panics
///
/// If `length` is 0.
#[doc(alias = "pawn_index_mod")]
#[inline]
#[must_use]
pub const fn index_by_modulo(key: u64, length: usize) -> usize {
    (key % length as u64) as usize
}

/// The difference of two sets as numbers, modulo 2⁶⁴.
pub(super) const fn difference(white: Board, black: Board) -> u64 {
    white.bits().wrapping_sub(black.bits())
}

/// An odd number whose bits have no pattern: 2⁶⁴ divided by the golden ratio.
pub(super) const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;

/// The upper bits of a number, spread evenly over the length.
pub(super) const fn scale(number: u64, length: usize) -> usize {
    ((number as u128 * length as u128) >> 64) as usize
}

/// An index below `length` from the sets themselves: their difference, multiplied by a magic number. One
/// subtraction and two multiplications; no key has to be kept.
///
/// For a length of 2 to the power of `k` these are the upper `k` bits of the first product, as after a shift
/// by `64 - k`.
///
/// The difference does not determine the sets: white pawns on b2 and black ones on a2 give the same as white
/// ones on a2 alone. An entry has to tell them apart: [`Lock96`](super::Lock96).
///
/// ```
/// use bitboard_core::chess::{Board, Square, pawn_hash::index_by_multiplication};
///
/// let (a2, b2) = (Square::A2.board(), Square::B2.board());
/// assert_eq!(index_by_multiplication(b2, a2, 4096), index_by_multiplication(a2, Board::EMPTY, 4096));
/// ```
#[doc(alias = "pawn_index_mul")]
#[inline]
#[must_use]
pub const fn index_by_multiplication(white: Board, black: Board, length: usize) -> usize {
    scale(difference(white, black).wrapping_mul(MULTIPLIER), length)
}

/// An index below `length` from the sets themselves: their difference modulo the length. One subtraction and
/// one division.
///
/// The length should be odd, best a prime: of a power of two only the lowest ranks count, and up to 2⁸ that
/// is the first rank, where no pawn stands and everything has the index 0. As with
/// [`index_by_multiplication`] the difference does not determine the sets.
///
/// # Panics
///
/// If `length` is 0.
#[doc(alias = "pawn_index_diff_mod")]
#[inline]
#[must_use]
pub const fn index_by_difference(white: Board, black: Board, length: usize) -> usize {
    index_by_modulo(difference(white, black), length)
}
