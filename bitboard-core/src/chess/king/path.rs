//! Paths of kings: the squares of a set that a king gets to step by step, and whether two squares are joined.
//!
//! After the Chess Programming Wiki, page *King Pattern*.
//!
//! ```
//! use bitboard_core::board;
//! use bitboard_core::chess::{Board, Square, king::path};
//!
//! let free = board!(
//!     Board,
//!     ". . . . . . 1 1
//!      . . 1 1 1 1 . .
//!      . 1 . . . . . .
//!      . . 1 . . . 1 1
//!      . . . 1 . . . 1
//!      . . . . . . 1 .
//!      . . . . . . 1 .
//!      1 1 1 1 1 1 . ."
//! );
//! assert!(path::are_connected(Square::A1.board(), Square::H5.board(), free));
//! assert!(!path::are_connected(Square::A1.board(), Square::H8.board(), free));
//! ```

use super::zone;
use crate::chess::Board;

/// The squares of a path that kings get to without leaving it, their own squares included.
///
/// Kings that stand beside the path do not count. The fill grows by one step of a king at a time until it no
/// longer does: 11 operations a step.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . 1 1 1 1 1 1 .     . 1 1 1 1 1 1 .
/// 1 . . . . . . .     1 . . . . . . .
/// 1 . . 1 1 . . .     1 . . . . . . .
/// . 1 . . 1 . . .     . 1 . . . . . .
/// . . 1 . . . . .     . . 1 . . . . .
/// . . 1 . . . 1 1     . . 1 . . . . .
/// 1 1 . . . . 1 .     1 1 . . . . . .
/// ```
///
/// On the left a path, on the right what a king on a1 reaches of it. After the Chess Programming Wiki, page
/// *King Pattern*.
#[doc(alias = "king_flood_fill")]
#[must_use]
pub const fn flood_fill(kings: Board, path: Board) -> Board {
    let mut flood = Board::EMPTY;
    let mut next = kings.and(path);
    while next.bits() != flood.bits() {
        flood = next;
        next = zone(flood).and(path);
    }
    flood
}

/// Whether a king gets from one of the first squares to one of the second without leaving the path, on which
/// both must lie.
///
/// As [`flood_fill`], and ends as soon as a square is reached: 12 operations a step. After the Chess
/// Programming Wiki, page *King Pattern*.
#[doc(alias = "squaresAreConnected")]
#[doc(alias = "squares_are_connected")]
#[must_use]
pub const fn are_connected(from: Board, to: Board, path: Board) -> bool {
    let mut flood = Board::EMPTY;
    let mut next = from.and(path);
    while next.is_disjoint(to) {
        if next.bits() == flood.bits() {
            return false;
        }
        flood = next;
        next = zone(flood).and(path);
    }
    true
}
