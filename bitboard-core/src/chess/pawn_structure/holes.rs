//! Holes and isolated pawns as evaluation sees them.
//!
//! A *hole* is a square near the centre, on the own side of the board, that no own pawn can ever attack
//! again. Which pawns are isolated [`isolanis`] says; here they are sorted by how much it matters. After the
//! Chess Programming Wiki, pages *Holes* and *Isolated Pawn*.

use crate::mirrored;

use crate::chess::{
    Board, Direction,
    pawns::{
        attacks::{black_any_attacks, white_any_attacks},
        isolated::isolanis,
        passed::{black_open_pawns, white_open_pawns},
        spans::{black_front_spans, file_fill, white_front_spans},
    },
};

/// Holes in the white pawn structure: squares of the c- to f-file, on the third and fourth rank as White
/// counts, that no white pawn attacks, nor will when it has advanced. 14 operations.
///
/// White pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . 1 . 1 . . .     . . . 1 . 1 . .
/// . . . 1 . . . .     . . 1 1 1 1 . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// Squares behind the pawns count like those ahead: nobody comes back. Where a pawn stands that no other can
/// defend there is a hole as well.
#[doc(alias = "wHoles")]
#[doc(alias = "w_holes")]
#[mirrored(
    ranks,
    black = black_holes,
    alias = "b_holes",
    pairs(white_front_spans = black_front_spans),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_holes(pawns: Board) -> Board {
    let files = Board::FILE_C.or(Board::FILE_D).or(Board::FILE_E).or(Board::FILE_F);
    let ranks = Board::RANK_3.or(Board::RANK_4);
    let ahead = white_front_spans(pawns);
    let attacks = ahead.to(Direction::East).or(ahead.to(Direction::West));
    files.and(ranks).without(attacks)
}

/// Holes in the white pawn structure that black pawns attack: a black piece there is safe from pawns and
/// defended by one. 20 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . 1 . . .     . . . . . . . .
/// . . . . . . . .     . . 1 . . . . .     . . . . . . . .
/// . . 1 . 1 . . .     . . . . . . . .     . . . 1 . . . .
/// . . . 1 . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "w_controlled_holes")]
#[mirrored(
    ranks,
    black = black_controlled_holes,
    alias = "b_controlled_holes",
    pairs(white_holes = black_holes, black_any_attacks = white_any_attacks),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_controlled_holes(pawns: Board, enemy: Board) -> Board {
    white_holes(pawns).and(black_any_attacks(enemy))
}

/// Black minor pieces on holes in the white pawn structure. 15 operations.
///
/// White pawns, black knights and bishops, the result:
///
/// ```text
/// . . . . . . . .     . 1 . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . 1 . . .     . . . . . . . .
/// . . 1 . 1 . . .     . . . 1 . . . .     . . . 1 . . . .
/// . . . 1 . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// Safer than an outpost, which asks for a pawn in defence: no pawn can ever drive them away.
#[doc(alias = "outposts_on_holes")]
#[mirrored(
    ranks,
    black = black_holes_occupied,
    pairs(white_holes = black_holes),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_holes_occupied(pawns: Board, enemy_minors: Board) -> Board {
    white_holes(pawns).and(enemy_minors)
}

/// Isolated white pawns without a black pawn ahead on their file: the rooks of the enemy look at them from
/// the front. 24 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . 1     . . . . . . . .
/// . . . . . . . .     1 . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . 1 .     . . . . . . . .
/// . . 1 . . . 1 .     . . . . . . . .     . . 1 . . . . .
/// 1 . . . . . . .     . . 1 . . . . .     . . . . . . . .
/// . . . . 1 . 1 .     . . . . . . . .     . . . . 1 . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// Black pawns behind them do not count; [`half_open_isolanis`] is stricter.
#[doc(alias = "w_open_isolanis")]
#[mirrored(
    ranks,
    black = black_open_isolanis,
    alias = "b_open_isolanis",
    pairs(white_open_pawns = black_open_pawns),
    symmetric(isolanis),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_open_isolanis(pawns: Board, enemy: Board) -> Board {
    white_open_pawns(isolanis(pawns), enemy)
}

/// Isolated pawns on files without any pawn of the enemy: half-open for him. 23 operations. The same for both
/// colours.
///
/// Pawns, pawns of the enemy, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . 1     . . . . . . . .
/// . . . . . . . .     1 . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . 1 .     . . . . . . . .
/// . . 1 . . . 1 .     . . . . . . . .     . . . . . . . .
/// 1 . . . . . . .     . . 1 . . . . .     . . . . . . . .
/// . . . . 1 . 1 .     . . . . . . . .     . . . . 1 . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
#[inline]
#[must_use]
pub const fn half_open_isolanis(pawns: Board, enemy: Board) -> Board {
    isolanis(pawns).without(file_fill(enemy))
}

/// Isolated pawns in the centre and on the wings: where they stand on the files of `center`, and the others.
/// 18 operations. The same for both colours.
///
/// [`CENTER_FILES`](super::center::CENTER_FILES) and
/// [`BROAD_CENTER_FILES`](super::center::BROAD_CENTER_FILES) are usual. In the centre an isolated pawn gives
/// its pieces space and the enemy's a blockade square, on a wing it is merely weak.
///
/// Pawns, those in the centre of four files, and those on the wings:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . 1 . . . .     . . . . . . . .     . . . . . . . .
/// 1 . . . . . . .     . . . . . . . .     1 . . . . . . .
/// . . 1 . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . 1 . 1     . . . . . 1 . .     . . . . . . . 1
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "central_isolanis")]
#[inline]
#[must_use]
pub const fn split_isolanis(pawns: Board, center: Board) -> (Board, Board) {
    let isolanis = isolanis(pawns);
    (isolanis.and(center), isolanis.without(center))
}

/// Whether there is an isolated pawn on the d-file, the *isolated queen pawn*. 16 operations and a
/// comparison. The same for both colours.
///
/// ```
/// use bitboard_core::chess::{Board, Square, pawn_structure::holes::has_isolated_queen_pawn};
///
/// let pawns = Board::from_iter([Square::A2, Square::B2, Square::D4, Square::F2]);
/// assert!(has_isolated_queen_pawn(pawns));
/// assert!(!has_isolated_queen_pawn(pawns | Square::E3.board()));
/// ```
#[doc(alias = "isolated_queen_pawn")]
#[doc(alias = "IQP")]
#[inline]
#[must_use]
pub const fn has_isolated_queen_pawn(pawns: Board) -> bool {
    !isolanis(pawns).is_disjoint(Board::FILE_D)
}
