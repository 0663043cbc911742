//! Open and passed pawns.
//!
//! A pawn is *open* if no enemy pawn stands ahead of it on its file, and *passed* if none stands ahead on the
//! neighbouring files either. Own pawns ahead do not count: the hindmost of doubled pawns is as open or
//! passed as the foremost. After the Chess Programming Wiki, pages *Open Pawns (Bitboards)* and *Passed Pawns
//! (Bitboards)*.

use crate::{mirrored, table};

use super::spans::{FRONT_SPANS, black_front_spans, white_front_spans};
use crate::chess::{Board, Color, Direction, Square};

/// Whether no enemy pawn stands ahead of a pawn on its file. A look-up, one operation and a comparison.
///
/// ```
/// use bitboard_core::chess::{Color, Square, pawns::passed::is_open};
///
/// assert!(is_open(Color::White, Square::E5, Square::D6.board()));
/// assert!(!is_open(Color::White, Square::E5, Square::E7.board()));
/// assert!(is_open(Color::Black, Square::E5, Square::E7.board()));
/// ```
#[doc(alias = "is_open_pawn")]
#[inline]
#[must_use]
pub const fn is_open(color: Color, square: Square, enemy: Board) -> bool {
    FRONT_SPANS[color as usize][square as usize].is_disjoint(enemy)
}

/// All squares ahead of a pawn on its file and the two beside it. 1024 bytes.
///
/// `PASSED_SPANS[color as usize][square as usize]`; a white pawn and its span:
///
/// ```text
/// . . . . . . . .     . . 1 1 1 . . .
/// . . . . . . . .     . . 1 1 1 . . .
/// . . . . . . . .     . . 1 1 1 . . .
/// . . . . . . . .     . . 1 1 1 . . .
/// . . . 1 . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// The wiki uses the name `arrFrontSpans` for this too; the spans of a single file are [`FRONT_SPANS`].
#[doc(alias = "arrFrontSpans")]
#[doc(alias = "passed_span_of")]
#[table]
pub static PASSED_SPANS: [[Board; 64]; 2] = |color: Color, square: Square| {
    let ahead = FRONT_SPANS[color as usize][square as usize];
    ahead.or(ahead.to(Direction::East)).or(ahead.to(Direction::West))
};

/// Whether no enemy pawn stands ahead of a pawn on its file and the two beside it. A look-up, one operation
/// and a comparison.
///
/// ```
/// use bitboard_core::chess::{Color, Square, pawns::passed::is_passed};
///
/// assert!(!is_passed(Color::White, Square::E5, Square::D6.board()));
/// assert!(is_passed(Color::White, Square::E5, Square::D5.board()));
/// assert!(is_passed(Color::Black, Square::E5, Square::D6.board()));
/// ```
#[doc(alias = "is_passed_pawn")]
#[inline]
#[must_use]
pub const fn is_passed(color: Color, square: Square, enemy: Board) -> bool {
    PASSED_SPANS[color as usize][square as usize].is_disjoint(enemy)
}

/// Whether a pawn stands one step before its promotion. A comparison.
///
/// Such a pawn is passed without a further test, as no enemy pawn stands on its own first rank. The rank
/// beyond counts too, which has no pawns.
///
/// ```
/// use bitboard_core::chess::{Color, Square, pawns::passed::may_promote};
///
/// assert!(may_promote(Color::White, Square::A7) && !may_promote(Color::White, Square::H6));
/// assert!(may_promote(Color::Black, Square::H2) && !may_promote(Color::Black, Square::A3));
/// ```
#[doc(alias = "ready to promote")]
#[inline]
#[must_use]
pub const fn may_promote(color: Color, square: Square) -> bool {
    match color {
        Color::White => square as u8 >= Square::A7 as u8,
        Color::Black => square as u8 <= Square::H2 as u8,
    }
}

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

/// White pawns that are open, but not passed: black pawns ahead of them stand beside their file only. 15
/// operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 . . . . . 1 .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . 1 . . . .     . . . . . . . .     . . . . . . . .
/// . 1 . . . . . .     . . . 1 . . . .     . 1 . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// 1 . . . 1 . 1 .     . . . . . . . .     . . . . 1 . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// Only such a pawn can become a passed pawn by exchanges beside its file.
#[doc(alias = "half-free pawn")]
#[doc(alias = "w_half_free_pawns")]
#[mirrored(
    ranks,
    black = black_half_free_pawns,
    alias = "b_half_free_pawns",
    pairs(black_front_spans = white_front_spans),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_half_free_pawns(pawns: Board, enemy: Board) -> Board {
    let stopped = black_front_spans(enemy);
    let beside = stopped.to(Direction::East).or(stopped.to(Direction::West));
    pawns.and(beside).without(stopped)
}

/// White pawns with a black pawn ahead on their file. 8 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 . . . . . 1 .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . 1 . . . .     . . . . . . . .     . . . . . . . .
/// . 1 . . . . . .     . . . 1 . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// 1 . . . 1 . 1 .     . . . . . . . .     1 . . . . . 1 .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// All that are not [`white_open_pawns`].
#[doc(alias = "unfree pawns")]
#[doc(alias = "w_unfree_pawns")]
#[mirrored(
    ranks,
    black = black_unfree_pawns,
    alias = "b_unfree_pawns",
    pairs(black_front_spans = white_front_spans),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_unfree_pawns(pawns: Board, enemy: Board) -> Board {
    pawns.and(black_front_spans(enemy))
}
