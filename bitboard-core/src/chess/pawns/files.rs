//! Open, half-open and closed files.
//!
//! Sets of files are a byte: bit 0 is the a-file, bit 7 the h-file, as [`fileset`] gives them. After the
//! Chess Programming Wiki, page *Pawn Fills*.
//!
//! ```
//! use bitboard_core::chess::{Board, Square, pawns::files::*};
//!
//! let white = Board::from_iter([Square::A2, Square::B4]);
//! let black = Board::from_iter([Square::A7, Square::C6]);
//! assert_eq!(closed_files(white, black), 0b0000_0001);
//! assert_eq!(half_open_files(white, black), 0b0000_0100);
//! assert_eq!(half_open_files(black, white), 0b0000_0010);
//! assert_eq!(open_files(white, black), 0b1111_1000);
//! ```

use super::spans::{file_fill, fileset};
use crate::chess::Board;

/// The files with pawns of both colours. 13 operations.
#[inline]
#[must_use]
pub const fn closed_files(white: Board, black: Board) -> u8 {
    fileset(white) & fileset(black)
}

/// The files without any pawn. 8 operations.
#[inline]
#[must_use]
pub const fn open_files(white: Board, black: Board) -> u8 {
    !fileset(white.or(black))
}

/// The files with pawns of the enemy, but none of one's own. 14 operations.
///
/// They are half-open for the owner of `pawns`: his rooks look at the enemy's pawns there.
#[inline]
#[must_use]
pub const fn half_open_files(pawns: Board, enemy: Board) -> u8 {
    fileset(enemy) & !fileset(pawns)
}

/// All squares of a set of files. 6 operations.
///
/// ```
/// use bitboard_core::chess::{File, pawns::files::squares};
///
/// assert_eq!(squares(0b1000_0001), File::A.board() | File::H.board());
/// ```
#[inline]
#[must_use]
pub const fn squares(files: u8) -> Board {
    file_fill(Board::from_bits_truncate(files as u64))
}
