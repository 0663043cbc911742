//! Backward pawns and stragglers.
//!
//! The *stop* of a pawn is the square ahead of it. A pawn is *backward* if an enemy pawn guards its stop and
//! no pawn of its own can ever come to defend it there: those on the files beside it, if there are any, have
//! gone further. A backward pawn on a file that is open for it is a *straggler*, which rooks attack from
//! afar. After the Chess Programming Wiki, page *Backward Pawn*, which takes the terms from Hans Kmoch's *Pawn
//! Power in Chess*.

use crate::mirrored;

use crate::chess::{
    Board, Color, Direction, Square,
    pawn_structure::stop_control::stop,
    pawns::{
        attacks::{black_any_attacks, white_any_attacks},
        passed::{black_open_pawns, white_open_pawns},
        spans::{black_front_spans, white_front_spans},
    },
};

/// The squares that white pawns attack, to either side, now or after they have advanced. 12 operations.
#[mirrored(
    ranks,
    black = black_attack_front_spans,
    pairs(white_front_spans = black_front_spans),
    board = Board(8x8)
)]
#[inline]
pub(super) const fn white_attack_front_spans(pawns: Board) -> Board {
    let ahead = white_front_spans(pawns);
    ahead.to(Direction::East).or(ahead.to(Direction::West))
}

/// White pawns whose stop a black pawn attacks and no white pawn can come to defend. 21 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . 1 . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . 1 . . . 1 .     . . . . . . . .
/// . . . . 1 . . .     . . . . . . . .     . . . . . . . .
/// . 1 . . . . . 1     . . . . . . . .     . 1 . . . . . 1
/// . . . 1 . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// An isolated pawn with a guarded stop is backward too; take [`isolanis`] away if they are counted apart.
///
/// [`isolanis`]: crate::chess::pawns::isolated::isolanis
#[doc(alias = "wBackward")]
#[doc(alias = "w_backward_pawns")]
#[mirrored(
    ranks,
    black = black_backward_pawns,
    alias = "bBackward",
    pairs(
        black_any_attacks = white_any_attacks,
        white_attack_front_spans = black_attack_front_spans
    ),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_backward_pawns(pawns: Board, enemy: Board) -> Board {
    let guarded = black_any_attacks(enemy).without(white_attack_front_spans(pawns));
    pawns.and(guarded.to(Direction::South))
}

/// White [backward pawns](white_backward_pawns), of two that hold each other back only the less advanced one.
/// 51 operations.
///
/// A white and a black pawn on neighbouring files, two ranks apart, may guard each other's stop and both be
/// backward. The one that has gone further from its own side of the board is then no weakness and left out:
/// one of the two, as they cannot be equally far.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . 1 . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . 1 . .     . . . . . . . .
/// . 1 . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . 1 . . .     . . . . . . . .     . . . . 1 . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "mutually backward pair")]
#[doc(alias = "w_backward_pawns_resolved")]
#[mirrored(
    ranks,
    black = black_backward_pawns_resolved,
    alias = "b_backward_pawns_resolved",
    pairs(
        white_backward_pawns = black_backward_pawns,
        black_any_attacks = white_any_attacks
    ),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_backward_pawns_resolved(pawns: Board, enemy: Board) -> Board {
    let backward = white_backward_pawns(pawns, enemy);
    let mutual = black_any_attacks(black_backward_pawns(enemy, pawns)).to(Direction::South);
    backward.without(mutual.without(Board::RANK_1.or(Board::RANK_2).or(Board::RANK_3)))
}

/// White backward pawns without a black pawn ahead on their file. 30 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . 1 . .     . . . . . . . .
/// . . . . . . . .     . 1 . . . . . .     . . . . . . . .
/// . . . . . . . .     . . 1 . . . 1 .     . . . . . . . .
/// . . . . 1 . . .     . . . . . . . .     . . . . . . . .
/// . 1 . . . . . 1     . . . . . . . .     . . . . . . . 1
/// . . . 1 . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "straggler")]
#[doc(alias = "w_stragglers")]
#[mirrored(
    ranks,
    black = black_stragglers,
    alias = "b_stragglers",
    pairs(
        white_backward_pawns = black_backward_pawns,
        white_open_pawns = black_open_pawns
    ),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_stragglers(pawns: Board, enemy: Board) -> Board {
    white_open_pawns(white_backward_pawns(pawns, enemy), enemy)
}

/// White pawns that would be backward after a step: no black pawn attacks their stop, but one attacks the
/// square beyond, and no white pawn can come to defend that. 25 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . 1 . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . 1     . . 1 . . . . .     . . . . . . . .
/// . . . . 1 . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . 1 .     . . . . . . . .     . . . . . . . .
/// . 1 . 1 . . . .     . . . . . . . .     . 1 . 1 . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "backward prospective")]
#[doc(alias = "w_prospective_backward_pawns")]
#[mirrored(
    ranks,
    black = black_prospective_backward_pawns,
    alias = "b_prospective_backward_pawns",
    pairs(
        black_any_attacks = white_any_attacks,
        white_attack_front_spans = black_attack_front_spans
    ),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_prospective_backward_pawns(pawns: Board, enemy: Board) -> Board {
    let attacked = black_any_attacks(enemy);
    let guarded = attacked.without(white_attack_front_spans(pawns));
    pawns.and(guarded.to(Direction::South).to(Direction::South)).without(attacked.to(Direction::South))
}

/// Whether a pawn can step once before it is backward: a reserve move, which Kmoch calls a vital tempo. About
/// 30 operations.
///
/// The pawn is one of the [prospective](white_prospective_backward_pawns) ones, and no pawn stands on its
/// stop.
///
/// ```
/// use bitboard_core::chess::{Board, Color, Square, pawn_structure::backward::has_spare_tempo};
///
/// let pawns = Board::from_iter([Square::D2, Square::E4]);
/// assert!(has_spare_tempo(Color::White, Square::D2, pawns, Square::C5.board()));
/// // Already held back, and not held back at all.
/// assert!(!has_spare_tempo(Color::White, Square::D2, pawns, Square::C4.board()));
/// assert!(!has_spare_tempo(Color::White, Square::E4, pawns, Square::C5.board()));
/// ```
#[doc(alias = "vital tempo")]
#[must_use]
pub const fn has_spare_tempo(color: Color, square: Square, pawns: Board, enemy: Board) -> bool {
    let prospective = match color {
        Color::White => white_prospective_backward_pawns(pawns, enemy),
        Color::Black => black_prospective_backward_pawns(pawns, enemy),
    };
    prospective.contains(square) && stop(color, square).is_disjoint(pawns.or(enemy))
}
