//! Isolated, half-isolated and hanging pawns.
//!
//! An *isolani* has no pawn of its colour on the files next to its own, a *half-isolani* has some on one side
//! only. Beyond the a-file and the h-file there are no pawns: an a-pawn with a neighbour on the b-file is a
//! half-isolani. After the Chess Programming Wiki, page *Isolated Pawns (Bitboards)*.

use crate::{mirrored, table};

use super::{
    passed::{black_open_pawns, white_open_pawns},
    spans::{east_attack_file_fill, west_attack_file_fill},
};
use crate::chess::{Board, Direction, File, Square, pawn_structure::duo::duos};

/// The files next to a file: `NEIGHBOR_FILES[file as usize]`. 64 bytes.
///
/// For the d-file:
///
/// ```text
/// . . . 1 . . . .     . . 1 . 1 . . .
/// . . . 1 . . . .     . . 1 . 1 . . .
/// . . . 1 . . . .     . . 1 . 1 . . .
/// . . . 1 . . . .     . . 1 . 1 . . .
/// . . . 1 . . . .     . . 1 . 1 . . .
/// . . . 1 . . . .     . . 1 . 1 . . .
/// . . . 1 . . . .     . . 1 . 1 . . .
/// . . . 1 . . . .     . . 1 . 1 . . .
/// ```
#[doc(alias = "arrNeighborFiles")]
#[table]
pub static NEIGHBOR_FILES: [Board; 8] =
    |file: File| file.board().to(Direction::East).or(file.board().to(Direction::West));

/// The files next to that of a square. A look-up by file.
///
/// ```
/// use bitboard_core::chess::{File, Square, pawns::isolated::neighbor_files};
///
/// assert_eq!(neighbor_files(Square::A4), File::B.board());
/// ```
#[doc(alias = "arrNeighborFiles")]
#[doc(alias = "neighbor_files_of")]
#[inline]
#[must_use]
pub const fn neighbor_files(square: Square) -> Board {
    NEIGHBOR_FILES[File::of(square) as usize]
}

/// Whether the files next to a pawn's have no pawn of its colour. A look-up, one operation and a comparison.
///
/// ```
/// use bitboard_core::chess::{Board, Square, pawns::isolated::is_isolated};
///
/// let pawns = Board::from_iter([Square::A2, Square::D4, Square::E6]);
/// assert!(is_isolated(Square::A2, pawns));
/// assert!(!is_isolated(Square::D4, pawns));
/// ```
#[doc(alias = "is_isolated_pawn")]
#[inline]
#[must_use]
pub const fn is_isolated(square: Square, pawns: Board) -> bool {
    neighbor_files(square).is_disjoint(pawns)
}

/// Pawns without a pawn of the set on the next file to the east. 10 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . 1 . .     . . . . . 1 . .
/// . . . . . . . .     . . . . . . . .
/// . 1 . . . . . .     . 1 . . . . . .
/// 1 . . 1 1 . . 1     . . . . . . . 1
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// An h-pawn always qualifies. The same for both colours.
#[doc(alias = "noNeighborOnEastFile")]
#[inline]
#[must_use]
pub const fn no_neighbor_on_east_file(pawns: Board) -> Board {
    pawns.without(west_attack_file_fill(pawns))
}

/// Pawns without a pawn of the set on the next file to the west. 10 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . 1 . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . 1 . . . . . .     . . . . . . . .
/// 1 . . 1 1 . . 1     1 . . 1 . . . 1
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// An a-pawn always qualifies. The same for both colours.
#[doc(alias = "noNeighborOnWestFile")]
#[inline]
#[must_use]
pub const fn no_neighbor_on_west_file(pawns: Board) -> Board {
    pawns.without(east_attack_file_fill(pawns))
}

/// Pawns without a pawn of the set on the next file to either side. 13 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . 1 . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . 1 . . . . . .     . . . . . . . .
/// 1 . . 1 1 . . 1     . . . . . . . 1
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// Doubled pawns do not help each other: both are isolated if one is. The same for both colours.
#[doc(alias = "isolated pawns")]
#[inline]
#[must_use]
pub const fn isolanis(pawns: Board) -> Board {
    pawns.without(east_attack_file_fill(pawns).or(west_attack_file_fill(pawns)))
}

/// Pawns that have pawns of the set on the next file to one side only. 12 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . 1 . .     . . . . . 1 . .
/// . . . . . . . .     . . . . . . . .
/// . 1 . . . . . .     . 1 . . . . . .
/// 1 . . 1 1 . . 1     1 . . 1 . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// Beyond the edge there is no neighbour: of pawns on the a-file and the b-file only, all are half-isolated.
/// The same for both colours.
#[doc(alias = "halfIsolanis")]
#[inline]
#[must_use]
pub const fn half_isolanis(pawns: Board) -> Board {
    pawns.and(east_attack_file_fill(pawns).xor(west_attack_file_fill(pawns)))
}

/// White pawns of a duo that are open and half-isolated, each looked at on its own. 36 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . 1 . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . 1 1 . . . .     . . . . . . . .     . . 1 . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// 1 . . . . . 1 .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// As the page has it, pawn by pawn: of a duo one member alone can qualify, as here, which is no pair of
/// hanging pawns. [`white_hanging_pawns`] asks for both.
#[doc(alias = "wHangingPawns")]
#[doc(alias = "w_hanging_pawns")]
#[mirrored(
    ranks,
    black = black_hanging_pawns_singly,
    alias = "bHangingPawns",
    symmetric(half_isolanis, duos),
    pairs(white_open_pawns = black_open_pawns),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_hanging_pawns_singly(pawns: Board, enemy: Board) -> Board {
    white_open_pawns(pawns, enemy).and(half_isolanis(pawns)).and(duos(pawns))
}

/// White hanging pawns: two side by side, none on the files next to theirs, no black pawn ahead of either. 42
/// operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 1 . . . 1 1 1     . . . . . . . .
/// . . . . . . . .     . . . . 1 . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . 1 1 . . . .     . . . . . . . .     . . 1 1 . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// 1 . . . . 1 1 1     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// Both members of the duo have to be open and half-isolated.
#[doc(alias = "hanging pawns")]
#[doc(alias = "w_hanging_pawns_strict")]
#[mirrored(
    ranks,
    black = black_hanging_pawns,
    alias = "b_hanging_pawns_strict",
    pairs(white_hanging_pawns_singly = black_hanging_pawns_singly),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_hanging_pawns(pawns: Board, enemy: Board) -> Board {
    let members = white_hanging_pawns_singly(pawns, enemy);
    members.and(members.to(Direction::East).or(members.to(Direction::West)))
}
