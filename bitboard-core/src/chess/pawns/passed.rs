//! Open and passed pawns.
//!
//! A pawn is *open* if no enemy pawn stands ahead of it on its file, and *passed* if none stands ahead on the
//! neighbouring files either. Own pawns ahead do not count: the hindmost of doubled pawns is as open or passed
//! as the foremost. After the Chess Programming Wiki, pages *Open Pawns (Bitboards)* and *Passed Pawns
//! (Bitboards)*.

use crate::mirrored;

use super::spans::{black_front_spans, white_front_spans};
use crate::chess::{Board, Direction};

/// White pawns without a black pawn ahead on their file. 9 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 . . . . . 1 .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . 1 . . . .     . . . . . . . .     . . . 1 . . . .
/// . 1 . . . . . .     . . . 1 . . . .     . 1 . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// 1 . . . 1 . 1 .     . . . . . . . .     . . . . 1 . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "wOpenPawns")]
#[doc(alias = "w_open_pawns")]
#[mirrored(
    ranks,
    black = black_open_pawns,
    alias = "bOpenPawns",
    pairs(black_front_spans = white_front_spans),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_open_pawns(pawns: Board, enemy: Board) -> Board {
    pawns.without(black_front_spans(enemy))
}

/// White pawns without a black pawn ahead on their file and the two beside it. 15 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 . . . . . 1 .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . 1 . . . .     . . . . . . . .     . . . 1 . . . .
/// . 1 . . . . . .     . . . 1 . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// 1 . . . 1 . 1 .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// The enemy's front spans, widened by a file on both sides, are where a pawn is stopped.
#[doc(alias = "wPassedPawns")]
#[doc(alias = "w_passed_pawns")]
#[mirrored(
    ranks,
    black = black_passed_pawns,
    alias = "bPassedPawns",
    pairs(black_front_spans = white_front_spans),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_passed_pawns(pawns: Board, enemy: Board) -> Board {
    let stopped = black_front_spans(enemy);
    let beside = stopped.to(Direction::East).or(stopped.to(Direction::West));
    pawns.without(stopped.or(beside))
}
