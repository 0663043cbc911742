//! Pushes.
//!
//! A pawn is pushed to the empty square ahead of it, from its first rank on to the one beyond as well if that
//! is empty too. After the Chess Programming Wiki, page *Pawn Pushes (Bitboards)*.

use crate::mirrored;

use crate::chess::{Board, Direction};

/// Where white pawns can be pushed to by one square. Two operations.
///
/// White pawns, empty squares, the result:
///
/// ```text
/// . . . . . . . .     1 1 1 1 1 1 1 1     . . . . . . . .
/// . . . . . . . .     1 1 1 1 1 1 1 1     . . . . . . . .
/// . . . . . . . .     1 1 1 1 . 1 1 1     . . . . . . . .
/// . . . . 1 . . .     1 1 1 1 . 1 1 1     . . . . . . . .
/// . . . . . . . .     1 1 1 . 1 1 1 1     . . 1 . . . . .
/// . . 1 . . . . .     1 1 . 1 1 1 . 1     1 . . 1 . . . .
/// 1 . . 1 . . 1 .     . 1 1 . 1 1 . 1     . . . . . . . .
/// . . . . . . . .     1 1 1 1 1 1 1 1     . . . . . . . .
/// ```
#[doc(alias = "wSinglePushTargets")]
#[doc(alias = "w_single_push_targets")]
#[mirrored(ranks, black = black_single_targets, alias = "bSinglePushTargets", board = Board(8x8))]
#[inline]
#[must_use]
pub const fn white_single_targets(pawns: Board, empty: Board) -> Board {
    pawns.to(Direction::North).and(empty)
}

/// Where white pawns can be pushed to by two squares. 5 operations.
///
/// White pawns, empty squares, the result:
///
/// ```text
/// . . . . . . . .     1 1 1 1 1 1 1 1     . . . . . . . .
/// . . . . . . . .     1 1 1 1 1 1 1 1     . . . . . . . .
/// . . . . . . . .     1 1 1 1 . 1 1 1     . . . . . . . .
/// . . . . 1 . . .     1 1 1 1 . 1 1 1     . . . . . . . .
/// . . . . . . . .     1 1 1 . 1 1 1 1     1 . . . . . . .
/// . . 1 . . . . .     1 1 . 1 1 1 . 1     . . . . . . . .
/// 1 . . 1 . . 1 .     . 1 1 . 1 1 . 1     . . . . . . . .
/// . . . . . . . .     1 1 1 1 1 1 1 1     . . . . . . . .
/// ```
#[doc(alias = "wDblPushTargets")]
#[doc(alias = "w_double_push_targets")]
#[mirrored(
    ranks,
    black = black_double_targets,
    alias = "bDblPushTargets",
    pairs(white_single_targets = black_single_targets),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_double_targets(pawns: Board, empty: Board) -> Board {
    white_single_targets(white_single_targets(pawns, empty), empty).and(Board::RANK_4)
}

/// Where white pawns can be pushed to, by one square or two. 6 operations.
///
/// White pawns, empty squares, the result:
///
/// ```text
/// . . . . . . . .     1 1 1 1 1 1 1 1     . . . . . . . .
/// . . . . . . . .     1 1 1 1 1 1 1 1     . . . . . . . .
/// . . . . . . . .     1 1 1 1 . 1 1 1     . . . . . . . .
/// . . . . 1 . . .     1 1 1 1 . 1 1 1     . . . . . . . .
/// . . . . . . . .     1 1 1 . 1 1 1 1     1 . 1 . . . . .
/// . . 1 . . . . .     1 1 . 1 1 1 . 1     1 . . 1 . . . .
/// 1 . . 1 . . 1 .     . 1 1 . 1 1 . 1     . . . . . . . .
/// . . . . . . . .     1 1 1 1 1 1 1 1     . . . . . . . .
/// ```
#[doc(alias = "push targets")]
#[mirrored(
    ranks,
    black = black_targets,
    alias = "push targets",
    pairs(white_single_targets = black_single_targets, white_double_targets = black_double_targets),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_targets(pawns: Board, empty: Board) -> Board {
    white_single_targets(pawns, empty).or(white_double_targets(pawns, empty))
}

/// White pawns that can be pushed. Two operations.
///
/// White pawns, empty squares, the result:
///
/// ```text
/// . . . . . . . .     1 1 1 1 1 1 1 1     . . . . . . . .
/// . . . . . . . .     1 1 1 1 1 1 1 1     . . . . . . . .
/// . . . . . . . .     1 1 1 1 . 1 1 1     . . . . . . . .
/// . . . . 1 . . .     1 1 1 1 . 1 1 1     . . . . . . . .
/// . . . . . . . .     1 1 1 . 1 1 1 1     . . . . . . . .
/// . . 1 . . . . .     1 1 . 1 1 1 . 1     . . 1 . . . . .
/// 1 . . 1 . . 1 .     . 1 1 . 1 1 . 1     1 . . 1 . . . .
/// . . . . . . . .     1 1 1 1 1 1 1 1     . . . . . . . .
/// ```
#[doc(alias = "wPawnsAble2Push")]
#[doc(alias = "w_pawns_able_to_push")]
#[mirrored(ranks, black = black_able_to_push, alias = "bPawnsAble2Push", board = Board(8x8))]
#[inline]
#[must_use]
pub const fn white_able_to_push(pawns: Board, empty: Board) -> Board {
    pawns.and(empty.to(Direction::South))
}

/// White pawns that can be pushed by two squares. 5 operations.
///
/// White pawns, empty squares, the result:
///
/// ```text
/// . . . . . . . .     1 1 1 1 1 1 1 1     . . . . . . . .
/// . . . . . . . .     1 1 1 1 1 1 1 1     . . . . . . . .
/// . . . . . . . .     1 1 1 1 . 1 1 1     . . . . . . . .
/// . . . . 1 . . .     1 1 1 1 . 1 1 1     . . . . . . . .
/// . . . . . . . .     1 1 1 . 1 1 1 1     . . . . . . . .
/// . . 1 . . . . .     1 1 . 1 1 1 . 1     . . . . . . . .
/// 1 . . 1 . . 1 .     . 1 1 . 1 1 . 1     1 . . . . . . .
/// . . . . . . . .     1 1 1 1 1 1 1 1     . . . . . . . .
/// ```
#[doc(alias = "wPawnsAble2DblPush")]
#[doc(alias = "w_pawns_able_to_double_push")]
#[mirrored(
    ranks,
    black = black_able_to_double_push,
    alias = "bPawnsAble2DblPush",
    pairs(white_able_to_push = black_able_to_push),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_able_to_double_push(pawns: Board, empty: Board) -> Board {
    white_able_to_push(pawns, white_able_to_push(empty, empty.and(Board::RANK_4)))
}
