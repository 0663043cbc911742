//! Rams: pawns that block each other.
//!
//! A ram is a white pawn and a black pawn face to face. Both colours have the same number of rammed pawns:
//! Black's stand one step to the north of White's. After the Chess Programming Wiki, page *Pawn Rams
//! (Bitboards)*, which follows Hans Kmoch, *Pawn Power in Chess*.

use crate::mirrored;

use crate::chess::{
    Board, Direction,
    king::path::are_connected,
    pawns::attacks::{black_any_attacks, white_any_attacks},
};

/// White pawns with a black pawn in front of them. Two operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . 1 . . . .     . . . . . . . .
/// . . . 1 . . . .     . . . . . . . .     . . . 1 . . . .
/// . . . . . . . .     . . . . 1 . 1 .     . . . . . . . .
/// . . . . 1 . 1 1     . 1 1 . . . . .     . . . . 1 . 1 .
/// . 1 . . . . . .     . . . . . . . .     . 1 . . . . . .
/// 1 . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "wRam")]
#[doc(alias = "w_ram")]
#[mirrored(ranks, black = black_rams, alias = "bRam", board = Board(8x8))]
#[inline]
#[must_use]
pub const fn white_rams(pawns: Board, enemy: Board) -> Board {
    pawns.and(enemy.to(Direction::South))
}

/// Rammed white pawns that attack no black pawn: they cannot move unless pieces help. 9 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . 1 . . . .     . . . . . . . .
/// . . . 1 . . . .     . . . . . . . .     . . . 1 . . . .
/// . . . . . . . .     . . . . 1 . 1 .     . . . . . . . .
/// . . . . 1 . 1 1     . 1 1 . . . . .     . . . . 1 . 1 .
/// . 1 . . . . . .     . . . . . . . .     . . . . . . . .
/// 1 . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "w_immobile_pawns")]
#[mirrored(
    ranks,
    black = black_immobile,
    alias = "b_immobile_pawns",
    pairs(white_rams = black_rams, black_any_attacks = white_any_attacks),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_immobile(pawns: Board, enemy: Board) -> Board {
    white_rams(pawns, enemy).without(black_any_attacks(enemy))
}

/// White pawns of dead rams: immobile ones whose opponent is immobile too. 20 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . 1 . . . .     . . . . . . . .
/// . . . 1 . . . .     . . . . . . . .     . . . 1 . . . .
/// . . . . . . . .     . . . . 1 . 1 .     . . . . . . . .
/// . . . . 1 . 1 1     . 1 1 . . . . .     . . . . 1 . . .
/// . 1 . . . . . .     . . . . . . . .     . . . . . . . .
/// 1 . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// Many of them are a sign that the position congeals.
#[doc(alias = "w_dead_rams")]
#[doc(alias = "congealment")]
#[mirrored(
    ranks,
    black = black_dead_rams,
    alias = "b_dead_rams",
    pairs(white_immobile = black_immobile, black_immobile = white_immobile),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_dead_rams(pawns: Board, enemy: Board) -> Board {
    white_immobile(pawns, enemy).and(black_immobile(enemy, pawns).to(Direction::South))
}

/// Whether a white king can walk from his own first rank to the last one. 7 operations, and 13 for each step.
///
/// White pawns and black pawns that let no king through:
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . 1 . . 1 . . 1
/// . 1 . . 1 . . 1     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// He may enter all squares but those of white pawns and those that black pawns attack; he may capture black
/// pawns on his way. No pawn moves meanwhile.
#[mirrored(
    ranks,
    black = black_king_passes,
    symmetric(are_connected),
    pairs(black_any_attacks = white_any_attacks),
    board = Board(8x8)
)]
#[must_use]
pub const fn white_king_passes(pawns: Board, enemy: Board) -> bool {
    are_connected(Board::RANK_1, Board::RANK_8, pawns.or(black_any_attacks(enemy)).not())
}

/// Whether the pawns are a perfect barrier: no king can walk from his own first rank to the last one.
///
/// White pawns, black pawns:
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . 1 . . 1 . . 1
/// . 1 . . 1 . . 1     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// Three rams are enough: the pawns of both sides guard what is between them.
///
/// ```
/// use bitboard_core::chess::{Board, Square, pawn_structure::ram::is_blocked_barrier};
///
/// let white = Board::from_iter([Square::B4, Square::E4, Square::H4]);
/// let black = Board::from_iter([Square::B5, Square::E5, Square::H5]);
/// assert!(is_blocked_barrier(white, black));
/// assert!(!is_blocked_barrier(white - Square::H4.board(), black));
/// ```
#[doc(alias = "perfect barrier")]
#[must_use]
pub const fn is_blocked_barrier(white: Board, black: Board) -> bool {
    !white_king_passes(white, black) && !black_king_passes(black, white)
}

/// The light squares, h1 and a8 among them.
///
/// ```text
/// 1 . 1 . 1 . 1 .
/// . 1 . 1 . 1 . 1
/// 1 . 1 . 1 . 1 .
/// . 1 . 1 . 1 . 1
/// 1 . 1 . 1 . 1 .
/// . 1 . 1 . 1 . 1
/// 1 . 1 . 1 . 1 .
/// . 1 . 1 . 1 . 1
/// ```
pub const LIGHT_SQUARES: Board = Board::from_bits_truncate(0x55aa_55aa_55aa_55aa);

/// The dark squares, a1 and h8 among them.
///
/// ```text
/// . 1 . 1 . 1 . 1
/// 1 . 1 . 1 . 1 .
/// . 1 . 1 . 1 . 1
/// 1 . 1 . 1 . 1 .
/// . 1 . 1 . 1 . 1
/// 1 . 1 . 1 . 1 .
/// . 1 . 1 . 1 . 1
/// 1 . 1 . 1 . 1 .
/// ```
pub const DARK_SQUARES: Board = LIGHT_SQUARES.not();

/// Immobile white pawns on the c-file to the f-file and on some squares, the [light](LIGHT_SQUARES) or the
/// [dark](DARK_SQUARES) ones of a bishop. 11 operations.
///
/// White pawns, black pawns, the result on the squares of one colour:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . 1 . . . .     . . . . . . . .
/// . . . 1 . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . 1 . 1 .     . . . . . . . .
/// . . . . 1 . 1 1     . 1 1 . . . . .     . . . . 1 . . .
/// . 1 . . . . . .     . . . . . . . .     . . . . . . . .
/// 1 . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// They make a white bishop on their colour a bad one, and give a black one something to attack.
#[doc(alias = "bad bishop")]
#[doc(alias = "w_central_immobile_rams")]
#[mirrored(
    ranks,
    black = black_central_immobile,
    alias = "b_central_immobile_rams",
    symmetric(FILES_C_TO_F),
    pairs(white_immobile = black_immobile),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_central_immobile(pawns: Board, enemy: Board, squares: Board) -> Board {
    white_immobile(pawns, enemy).and(FILES_C_TO_F).and(squares)
}

/// The files of the extended centre.
const FILES_C_TO_F: Board = Board::FILE_C.or(Board::FILE_D).or(Board::FILE_E).or(Board::FILE_F);
