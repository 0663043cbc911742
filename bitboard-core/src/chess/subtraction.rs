//! Attacks to the east by subtraction: all rooks of all ranks at once.
//!
//! On one rank, subtracting a rook from the occupied squares above it borrows from the next blocker and sets
//! all bits between: `o - r` and, to take the rook itself away as well, `o - 2r`. Whatever differs from `o`
//! is attacked, so the attacks are `o ^ (o - 2r)`. It works for all ranks in one subtraction when the h-file
//! counts as occupied: a borrow then ends inside its rank. A rook on the h-file attacks nothing and is left
//! out.
//!
//! Only the direction in which the bits of a line follow each other upwards can be done so; the opposite one
//! would have to borrow downwards.
//!
//! ```
//! use bitboard_core::board;
//! use bitboard_core::chess::{Board, rays, subtraction};
//!
//! let rooks = board!(
//!     Board,
//!     ". . . . . . . .
//!      . . 1 . . . . .
//!      . . . . . . . .
//!      1 . . . . 1 . .
//!      . . . . . . . .
//!      . . . . . . . .
//!      . . . . . . . 1
//!      . . . . . . . ."
//! );
//! let attacks = board!(
//!     Board,
//!     ". . . . . . . .
//!      . . . 1 1 1 1 1
//!      . . . . . . . .
//!      . 1 1 1 1 1 1 1
//!      . . . . . . . .
//!      . . . . . . . .
//!      . . . . . . . .
//!      . . . . . . . ."
//! );
//! assert_eq!(subtraction::east_attacks(rooks, !rooks), attacks);
//! assert_eq!(rays::kogge_stone::east_attacks(rooks, !rooks), attacks);
//! ```

use crate::fill;

use super::Board;

/// The squares that sliders attack to the east. 7 operations; 16 by
/// [Kogge-Stone](super::rays::kogge_stone::east_attacks), which gives the same.
#[doc(alias = "eastAttacks")]
#[fill(step(1, 0), by = subtraction, board = Board(8x8), crate = crate)]
pub const fn east_attacks(sliders: Board, empty: Board) -> Board;

/// [`east_attacks`] on two boards at once. The two halves do not wait for each other, so a processor runs
/// them side by side, or in one vector register.
///
/// ```
/// use bitboard_core::chess::{Square, subtraction};
///
/// let (rooks, empty) = ([Square::A1.board(), Square::F8.board()], [Square::C1.board().not(); 2]);
/// let attacks = subtraction::east_attacks_of_two(rooks, empty);
/// assert_eq!(attacks.map(|set| set.len()), [2, 2]);
/// ```
#[inline]
#[must_use]
pub const fn east_attacks_of_two(sliders: [Board; 2], empty: [Board; 2]) -> [Board; 2] {
    [east_attacks(sliders[0], empty[0]), east_attacks(sliders[1], empty[1])]
}
