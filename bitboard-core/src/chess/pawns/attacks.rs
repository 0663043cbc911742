//! Squares that pawns attack, defend and capture on.
//!
//! Attacks go where the captures of pawns go, occupied or not. The two directions are kept apart where it
//! matters: along one of them no two pawns attack the same square, so that their intersection and their
//! exclusive or count the attackers of a square. After the Chess Programming Wiki, page *Pawn Attacks
//! (Bitboards)*.

use crate::mirrored;

use crate::chess::{Board, Direction};

/// The squares that white pawns attack to the north-east. Two operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . 1 . . .
/// . . . 1 . . . .     . 1 . . . . . .
/// 1 . . . . . . 1     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "wPawnEastAttacks")]
#[doc(alias = "w_pawn_east_attacks")]
#[mirrored(ranks, black = black_east_attacks, alias = "bPawnEastAttacks", board = Board(8x8))]
#[inline]
#[must_use]
pub const fn white_east_attacks(pawns: Board) -> Board {
    pawns.to(Direction::NorthEast)
}

/// The squares that white pawns attack to the north-west. Two operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . 1 . . . . .
/// . . . 1 . . . .     . . . . . . 1 .
/// 1 . . . . . . 1     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "wPawnWestAttacks")]
#[doc(alias = "w_pawn_west_attacks")]
#[mirrored(ranks, black = black_west_attacks, alias = "bPawnWestAttacks", board = Board(8x8))]
#[inline]
#[must_use]
pub const fn white_west_attacks(pawns: Board) -> Board {
    pawns.to(Direction::NorthWest)
}

/// The squares that at least one white pawn attacks. 5 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . 1 . 1 . . .
/// . . . 1 . . . .     . 1 . 1 . . 1 .
/// 1 . 1 . . . . 1     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "wPawnAnyAttacks")]
#[doc(alias = "w_pawn_any_attacks")]
#[mirrored(
    ranks,
    black = black_any_attacks,
    alias = "bPawnAnyAttacks",
    pairs(white_east_attacks = black_east_attacks, white_west_attacks = black_west_attacks),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_any_attacks(pawns: Board) -> Board {
    white_east_attacks(pawns).or(white_west_attacks(pawns))
}

/// The squares that two white pawns attack. 5 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . 1 . 1 . . . .
/// 1 . 1 . 1 . . 1     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "wPawnDblAttacks")]
#[doc(alias = "w_pawn_dbl_attacks")]
#[mirrored(
    ranks,
    black = black_double_attacks,
    alias = "bPawnDblAttacks",
    pairs(white_east_attacks = black_east_attacks, white_west_attacks = black_west_attacks),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_double_attacks(pawns: Board) -> Board {
    white_east_attacks(pawns).and(white_west_attacks(pawns))
}

/// The squares that exactly one white pawn attacks. 5 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . 1 1 .
/// 1 . 1 . 1 . . 1     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "wPawnSingleAttacks")]
#[doc(alias = "w_pawn_single_attacks")]
#[mirrored(
    ranks,
    black = black_single_attacks,
    alias = "bPawnSingleAttacks",
    pairs(white_east_attacks = black_east_attacks, white_west_attacks = black_west_attacks),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_single_attacks(pawns: Board) -> Board {
    white_east_attacks(pawns).xor(white_west_attacks(pawns))
}
