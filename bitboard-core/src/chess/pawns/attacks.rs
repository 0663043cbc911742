//! Squares that pawns attack, defend and capture on.
//!
//! Attacks go where the captures of pawns go, occupied or not. The two directions are kept apart where it
//! matters: along one of them no two pawns attack the same square, so that their intersection and their
//! exclusive or count the attackers of a square. After the Chess Programming Wiki, page *Pawn Attacks
//! (Bitboards)*.
//!
//! ```
//! use bitboard_core::chess::{Board, Square, pawns::attacks::*};
//!
//! let white = Board::from_iter([Square::D4, Square::E4, Square::F4]);
//! let black = Board::from_iter([Square::D6, Square::E5]);
//! assert_eq!(white_able_to_capture(white, black), Board::from_iter([Square::D4, Square::F4]));
//! assert_eq!(white_west_sources(white_west_attacks(white) & black), Square::F4.board());
//! // Black attacks d4 and f4 once and c5 and e5 once; White attacks c5 once and e5 twice.
//! assert!((!white_safe_squares(white, black)).iter().eq([Square::D4, Square::F4]));
//! ```

use crate::{mirrored, table};

use super::pushes;
use crate::chess::{Board, Color, Direction, Square};

/// What a pawn attacks: `ATTACKS[color as usize][square as usize]`. 1024 bytes.
///
/// A white pawn and its attacks:
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . 1 . 1 . . .
/// . . . 1 . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// The first and the last rank have entries too. Where another pawn attacks *to* is the enemy's entry *from*:
/// the pawns that attack a square are among what a pawn of the other colour attacks from there.
#[doc(alias = "arrPawnAttacks")]
#[doc(alias = "pawn_attacks_of")]
#[table]
pub static ATTACKS: [[Board; 64]; 2] = |color: Color, square: Square| match color {
    Color::White => white_any_attacks(square.board()),
    Color::Black => black_any_attacks(square.board()),
};

/// The captures of a pawn on a square, legal but for what they may do to the king. A look-up and two
/// operations.
///
/// `enemy` are all pieces of the other colour, `en_passant` is the square that a pawn has just jumped over.
///
/// ```
/// use bitboard_core::chess::{Board, Color, Square, pawns::attacks::captures};
///
/// let enemy = Board::from_iter([Square::D5, Square::E5, Square::C6]);
/// assert_eq!(captures(Color::White, Square::E5, enemy, Some(Square::D6)), Square::D6.board());
/// assert_eq!(captures(Color::White, Square::D5, enemy, None), Square::C6.board());
/// ```
#[doc(alias = "pawn_captures_of")]
#[inline]
#[must_use]
pub const fn captures(color: Color, square: Square, enemy: Board, en_passant: Option<Square>) -> Board {
    let targets = match en_passant {
        Some(target) => enemy.or(target.board()),
        None => enemy,
    };
    ATTACKS[color as usize][square as usize].and(targets)
}

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

/// The squares from which white pawns attack the given ones to the north-east: the way back. Two operations.
///
/// Targets and sources:
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . 1 . . .     . . . . . . . .
/// . 1 . . . . . .     . . . 1 . . . .
/// . . . . . . . .     1 . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// For a subset of [`white_east_attacks`] they are its pawns, one for each target; nothing is lost then, and
/// the mask removes nothing.
#[doc(alias = "w_pawn_sources_east")]
#[mirrored(ranks, black = black_east_sources, alias = "b_pawn_sources_east", board = Board(8x8))]
#[inline]
#[must_use]
pub const fn white_east_sources(targets: Board) -> Board {
    targets.to(Direction::SouthWest)
}

/// The squares from which white pawns attack the given ones to the north-west: the way back. Two operations.
///
/// Targets and sources:
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . 1 . . . . .     . . . . . . . .
/// . . . . . . 1 .     . . . 1 . . . .
/// . . . . . . . .     . . . . . . . 1
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// For a subset of [`white_west_attacks`] they are its pawns, one for each target; nothing is lost then, and
/// the mask removes nothing.
#[doc(alias = "w_pawn_sources_west")]
#[mirrored(ranks, black = black_west_sources, alias = "b_pawn_sources_west", board = Board(8x8))]
#[inline]
#[must_use]
pub const fn white_west_sources(targets: Board) -> Board {
    targets.to(Direction::SouthEast)
}

/// The squares that at least as many white pawns attack as black ones. 17 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     1 1 1 1 1 1 1 1
/// . . . . . . . .     1 . 1 . . . . 1     1 1 1 1 1 1 1 1
/// . . . . . . . .     . . . . 1 . . .     1 . 1 . 1 1 . 1
/// . . . . . . . .     . . . . . . . .     1 1 1 1 1 1 1 1
/// . . 1 . 1 . . .     . . . . . . . .     1 1 1 1 1 1 1 1
/// . . . . . . . .     . . . . . . . .     1 1 1 1 1 1 1 1
/// 1 . . . . . . .     . . . . . . . .     1 1 1 1 1 1 1 1
/// . . . . . . . .     . . . . . . . .     1 1 1 1 1 1 1 1
/// ```
///
/// A white pawn that goes there is not lost to pawns alone. With two pawns White is always safe, with one
/// unless Black has two, with none only where Black has none.
#[doc(alias = "wSafePawnSquares")]
#[doc(alias = "w_safe_pawn_squares")]
#[mirrored(
    ranks,
    black = black_safe_squares,
    alias = "bSafePawnSquares",
    pairs(
        white_any_attacks = black_any_attacks,
        white_double_attacks = black_double_attacks,
        white_single_attacks = black_single_attacks,
    ),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_safe_squares(pawns: Board, enemy: Board) -> Board {
    let unattacked = black_any_attacks(enemy).not();
    let level = white_single_attacks(pawns).without(black_double_attacks(enemy));
    white_double_attacks(pawns).or(unattacked).or(level)
}

/// Where white pawns can be pushed to without being lost to pawns alone. 24 operations.
///
/// White pawns, black pawns, empty squares, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     1 1 1 1 1 1 1 1     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     1 1 1 1 1 1 1 1     . . . . . . . .
/// . . . . . . . .     . . . . . 1 . .     1 1 1 1 1 . 1 1     . . . . . . . .
/// . . . . . . . .     . 1 . . . . . .     1 . 1 1 1 1 1 1     . . 1 1 . . . .
/// . . 1 1 . . 1 .     . . . . . . . .     1 1 . . 1 1 . 1     . . . . 1 . . .
/// . . . . . . . .     . . . . . . . .     1 1 1 1 1 1 1 1     1 . . . 1 . . .
/// 1 . . . 1 . . .     . . . . . . . .     . 1 1 1 . 1 1 1     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     1 1 1 1 1 1 1 1     . . . . . . . .
/// ```
///
/// The destinations of single and double pushes that are [`white_safe_squares`].
#[doc(alias = "w_safe_pawn_pushes")]
#[mirrored(
    ranks,
    black = black_safe_pushes,
    alias = "b_safe_pawn_pushes",
    pairs(white_safe_squares = black_safe_squares, pushes::white_targets = pushes::black_targets),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_safe_pushes(pawns: Board, enemy: Board, empty: Board) -> Board {
    pushes::white_targets(pawns, empty).and(white_safe_squares(pawns, enemy))
}

/// What white pawns can capture to the north-east. 3 operations.
///
/// White pawns, what can be captured, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . 1 . 1 . . .     . . . . 1 . . .
/// . . . 1 . . . .     1 . . . . . . .     . . . . . . . .
/// . . . . . . . 1     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// For captures en passant the square behind the pawn that has just jumped belongs to `enemy`.
#[doc(alias = "w_pawn_capture_targets_east")]
#[mirrored(
    ranks,
    black = black_east_capture_targets,
    alias = "b_pawn_capture_targets_east",
    pairs(white_east_attacks = black_east_attacks),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_east_capture_targets(pawns: Board, enemy: Board) -> Board {
    white_east_attacks(pawns).and(enemy)
}

/// What white pawns can capture to the north-west. 3 operations.
///
/// White pawns, what can be captured, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . 1 . 1 . . .     . . 1 . . . . .
/// . . . 1 . . . .     1 . . . . . . .     . . . . . . . .
/// . . . . . . . 1     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// For captures en passant the square behind the pawn that has just jumped belongs to `enemy`.
#[doc(alias = "w_pawn_capture_targets_west")]
#[mirrored(
    ranks,
    black = black_west_capture_targets,
    alias = "b_pawn_capture_targets_west",
    pairs(white_west_attacks = black_west_attacks),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_west_capture_targets(pawns: Board, enemy: Board) -> Board {
    white_west_attacks(pawns).and(enemy)
}

/// White pawns that can capture to the north-east. 3 operations.
///
/// White pawns, what can be captured, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . 1 . 1 . . .     . . . . . . . .
/// . . . 1 . . . .     1 . . . . . . .     . . . 1 . . . .
/// . . . . . . . 1     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "wPawnsAble2CaptureEast")]
#[doc(alias = "w_pawns_able_to_capture_east")]
#[mirrored(
    ranks,
    black = black_able_to_capture_east,
    alias = "bPawnsAble2CaptureEast",
    pairs(white_east_sources = black_east_sources),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_able_to_capture_east(pawns: Board, enemy: Board) -> Board {
    pawns.and(white_east_sources(enemy))
}

/// White pawns that can capture to the north-west. 3 operations.
///
/// White pawns, what can be captured, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . 1 . . .     . . . . . . . .
/// . . . 1 . 1 . .     1 . . . . . . .     . . . . . 1 . .
/// . . . . . . . 1     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "wPawnsAble2CaptureWest")]
#[doc(alias = "w_pawns_able_to_capture_west")]
#[mirrored(
    ranks,
    black = black_able_to_capture_west,
    alias = "bPawnsAble2CaptureWest",
    pairs(white_west_sources = black_west_sources),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_able_to_capture_west(pawns: Board, enemy: Board) -> Board {
    pawns.and(white_west_sources(enemy))
}

/// White pawns that can capture something. 6 operations.
///
/// White pawns, what can be captured, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . 1 . . .     . . . . . . . .
/// . . . 1 . 1 . .     1 . . . . . . .     . . . 1 . 1 . .
/// . . . . . . . 1     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "wPawnsAble2CaptureAny")]
#[doc(alias = "w_pawns_able_to_capture_any")]
#[mirrored(
    ranks,
    black = black_able_to_capture,
    alias = "bPawnsAble2CaptureAny",
    pairs(white_east_sources = black_east_sources, white_west_sources = black_west_sources),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_able_to_capture(pawns: Board, enemy: Board) -> Board {
    pawns.and(white_east_sources(enemy).or(white_west_sources(enemy)))
}
