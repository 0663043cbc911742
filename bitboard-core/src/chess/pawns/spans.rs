//! Fills and spans of pawns: what lies ahead of them, behind them and beside their way.
//!
//! *Front* is where the pawns of a colour go, *rear* where they come from. A *fill* contains the pawns
//! themselves, a *span* only what lies ahead or behind. An *attack span* is a file further east or west.
//! After the Chess Programming Wiki, pages *Pawn Fills* and *Pawn Spans*.

use crate::{mirrored, table};

use crate::chess::{Board, Color, Direction, Square, rays};

/// White pawns and all squares ahead of them. 6 operations.
///
/// ```text
/// . . . . . . . .     1 . . . . 1 . .
/// . . . . . . . .     1 . . . . 1 . .
/// . . . . . . . .     1 . . . . 1 . .
/// . . . . . 1 . .     1 . . . . 1 . .
/// . . . . . . . .     1 . . . . . . .
/// . . . . . . . .     1 . . . . . . .
/// 1 . . . . . . .     1 . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "wFrontFill")]
#[doc(alias = "w_front_fill")]
#[mirrored(
    ranks,
    black = black_front_fill,
    alias = "bFrontFill",
    pairs(rays::north_fill = rays::south_fill),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_front_fill(pawns: Board) -> Board {
    rays::north_fill(pawns)
}

/// White pawns and all squares behind them. 6 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . 1 . .     . . . . . 1 . .
/// . . . . . . . .     . . . . . 1 . .
/// . . . . . . . .     . . . . . 1 . .
/// 1 . . . . . . .     1 . . . . 1 . .
/// . . . . . . . .     1 . . . . 1 . .
/// ```
#[doc(alias = "wRearFill")]
#[doc(alias = "w_rear_fill")]
#[mirrored(
    ranks,
    black = black_rear_fill,
    alias = "bRearFill",
    pairs(rays::south_fill = rays::north_fill),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_rear_fill(pawns: Board) -> Board {
    rays::south_fill(pawns)
}

/// All squares of the files that have a member. 6 operations.
///
/// ```text
/// . . . . . . . .     1 . . . . 1 . .
/// . . . . . . . .     1 . . . . 1 . .
/// . . . . . . . .     1 . . . . 1 . .
/// . . . . . 1 . .     1 . . . . 1 . .
/// . . . . . . . .     1 . . . . 1 . .
/// . . . . . . . .     1 . . . . 1 . .
/// 1 . . . . . . .     1 . . . . 1 . .
/// . . . . . . . .     1 . . . . 1 . .
/// ```
///
/// The union of a fill to the north and one to the south, at half the cost: rotations by 8 bits join the two
/// ends of each file, so that one fill goes all the way round.
#[doc(alias = "fileFill")]
#[inline]
#[must_use]
pub const fn file_fill(set: Board) -> Board {
    let set = set.or(set.rotate(8));
    let set = set.or(set.rotate(16));
    set.or(set.rotate(32))
}

/// The files that have a member, one bit for each: bit 0 is the a-file, bit 7 the h-file. 6 operations.
///
/// This is the first rank of [`file_fill`].
///
/// ```
/// use bitboard_core::chess::{Board, Square, pawns::spans::fileset};
///
/// assert_eq!(fileset(Board::from_iter([Square::A2, Square::A5, Square::C7])), 0b101);
/// ```
#[doc(alias = "file set")]
#[inline]
#[must_use]
pub const fn fileset(set: Board) -> u8 {
    file_fill(set).bits() as u8
}

/// All squares ahead of white pawns. 7 operations.
///
/// ```text
/// . . . . . . . .     1 . . . . 1 . .
/// . . . . . . . .     1 . . . . 1 . .
/// . . . . . . . .     1 . . . . 1 . .
/// . . . . . 1 . .     1 . . . . . . .
/// . . . . . . . .     1 . . . . . . .
/// . . . . . . . .     1 . . . . . . .
/// 1 . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "wFrontSpans")]
#[doc(alias = "w_front_spans")]
#[mirrored(
    ranks,
    black = black_front_spans,
    alias = "bFrontSpans",
    pairs(white_front_fill = black_front_fill),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_front_spans(pawns: Board) -> Board {
    white_front_fill(pawns).to(Direction::North)
}

/// All squares behind white pawns. 7 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . 1 . .     . . . . . . . .
/// . . . . . . . .     . . . . . 1 . .
/// . . . . . . . .     . . . . . 1 . .
/// 1 . . . . . . .     . . . . . 1 . .
/// . . . . . . . .     1 . . . . 1 . .
/// ```
#[doc(alias = "wRearSpans")]
#[doc(alias = "w_rear_spans")]
#[mirrored(
    ranks,
    black = black_rear_spans,
    alias = "bRearSpans",
    pairs(white_rear_fill = black_rear_fill),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_rear_spans(pawns: Board) -> Board {
    white_rear_fill(pawns).to(Direction::South)
}

/// The squares that white pawns attack to the east, now or after they have advanced. 9 operations.
///
/// ```text
/// . . . . . . . .     . 1 . . . . 1 .
/// . . . . . . . .     . 1 . . . . 1 .
/// . . . . . . . .     . 1 . . . . 1 .
/// . . . . . 1 . .     . 1 . . . . . .
/// . . . . . . . .     . 1 . . . . . .
/// . . . . . . . .     . 1 . . . . . .
/// 1 . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "wEastAttackFrontSpans")]
#[doc(alias = "w_east_attack_front_span")]
#[mirrored(
    ranks,
    black = black_east_attack_front_spans,
    alias = "bEastAttackFrontSpans",
    pairs(white_front_spans = black_front_spans),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_east_attack_front_spans(pawns: Board) -> Board {
    white_front_spans(pawns).to(Direction::East)
}

/// The squares that white pawns attack to the west, now or after they have advanced. 9 operations.
///
/// ```text
/// . . . . . . . .     . . . . 1 . . .
/// . . . . . . . .     . . . . 1 . . .
/// . . . . . . . .     . . . . 1 . . .
/// . . . . . 1 . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "wWestAttackFrontSpans")]
#[doc(alias = "w_west_attack_front_span")]
#[mirrored(
    ranks,
    black = black_west_attack_front_spans,
    alias = "bWestAttackFrontSpans",
    pairs(white_front_spans = black_front_spans),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_west_attack_front_spans(pawns: Board) -> Board {
    white_front_spans(pawns).to(Direction::West)
}

/// The squares beside white pawns to the east, and all behind those. 8 operations.
///
/// A white pawn from here can come to defend the pawn, or stands beside it already.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . 1 . .     . . . . . . 1 .
/// . . . . . . . .     . . . . . . 1 .
/// . . . . . . . .     . . . . . . 1 .
/// 1 . . . . . . .     . 1 . . . . 1 .
/// . . . . . . . .     . 1 . . . . 1 .
/// ```
#[doc(alias = "wEastAttackRearSpans")]
#[doc(alias = "w_east_attack_rear_span")]
#[mirrored(
    ranks,
    black = black_east_attack_rear_spans,
    alias = "bEastAttackRearSpans",
    pairs(white_rear_fill = black_rear_fill),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_east_attack_rear_spans(pawns: Board) -> Board {
    white_rear_fill(pawns).to(Direction::East)
}

/// The squares beside white pawns to the west, and all behind those. 8 operations.
///
/// A white pawn from here can come to defend the pawn, or stands beside it already.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . 1 . .     . . . . 1 . . .
/// . . . . . . . .     . . . . 1 . . .
/// . . . . . . . .     . . . . 1 . . .
/// 1 . . . . . . .     . . . . 1 . . .
/// . . . . . . . .     . . . . 1 . . .
/// ```
#[doc(alias = "wWestAttackRearSpans")]
#[doc(alias = "w_west_attack_rear_span")]
#[mirrored(
    ranks,
    black = black_west_attack_rear_spans,
    alias = "bWestAttackRearSpans",
    pairs(white_rear_fill = black_rear_fill),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_west_attack_rear_spans(pawns: Board) -> Board {
    white_rear_fill(pawns).to(Direction::West)
}

/// All squares of the files next to a member's to the east. 8 operations.
///
/// ```text
/// . . . . . . . .     . 1 . . . . 1 .
/// . . . . . . . .     . 1 . . . . 1 .
/// . . . . . . . .     . 1 . . . . 1 .
/// . . . . . 1 . .     . 1 . . . . 1 .
/// . . . . . . . .     . 1 . . . . 1 .
/// . . . . . . . .     . 1 . . . . 1 .
/// 1 . . . . . . .     . 1 . . . . 1 .
/// . . . . . . . .     . 1 . . . . 1 .
/// ```
#[doc(alias = "eastAttackFileFill")]
#[inline]
#[must_use]
pub const fn east_attack_file_fill(set: Board) -> Board {
    file_fill(set).to(Direction::East)
}

/// All squares of the files next to a member's to the west. 8 operations.
///
/// ```text
/// . . . . . . . .     . . . . 1 . . .
/// . . . . . . . .     . . . . 1 . . .
/// . . . . . . . .     . . . . 1 . . .
/// . . . . . 1 . .     . . . . 1 . . .
/// . . . . . . . .     . . . . 1 . . .
/// . . . . . . . .     . . . . 1 . . .
/// 1 . . . . . . .     . . . . 1 . . .
/// . . . . . . . .     . . . . 1 . . .
/// ```
#[doc(alias = "westAttackFileFill")]
#[inline]
#[must_use]
pub const fn west_attack_file_fill(set: Board) -> Board {
    file_fill(set).to(Direction::West)
}

/// All squares ahead of a pawn: `FRONT_SPANS[color as usize][square as usize]`. 1024 bytes.
///
/// A white pawn and its span:
///
/// ```text
/// . . . . . . . .     . . . 1 . . . .
/// . . . . . . . .     . . . 1 . . . .
/// . . . . . . . .     . . . 1 . . . .
/// . . . . . . . .     . . . 1 . . . .
/// . . . 1 . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// The wiki uses the name `arrFrontSpans` for the wider spans of passed pawns as well; those are
/// [`PASSED_SPANS`](super::passed::PASSED_SPANS).
#[doc(alias = "arrFrontSpans")]
#[doc(alias = "front_span_of")]
#[table]
pub static FRONT_SPANS: [[Board; 64]; 2] = |color: Color, square: Square| match color {
    Color::White => white_front_spans(square.board()),
    Color::Black => black_front_spans(square.board()),
};

/// The squares between white pawns and black pawns ahead of them on their file. 15 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     1 . . . . . . .
/// . . . . . . . 1     . . . . . 1 . .     1 . . . . . . .
/// . . . . . . . .     . . . 1 . . . 1     1 . . . . 1 . .
/// . . . . . . . .     . . . . . . . .     1 . . 1 . 1 . .
/// 1 . . 1 . 1 . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// With several pawns of a colour on a file all pairs count, and a pawn between two others is in the span.
/// The same for both colours: ahead of a white pawn and ahead of a black one.
#[doc(alias = "inter_span")]
#[inline]
#[must_use]
pub const fn inter_spans(white: Board, black: Board) -> Board {
    white_front_spans(white).and(black_front_spans(black))
}

/// The squares between white pawns and black pawns ahead of them, as far as they are empty. 23 operations.
///
/// White pawns, black pawns, empty squares, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     1 1 1 1 1 1 1 1     . . . . . . . .
/// . . . . . . . .     1 . . 1 . . . .     . 1 1 . 1 1 1 1     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     1 1 1 1 1 1 1 1     . . . 1 . . . .
/// . . . . . . . .     . . . . . . . .     . 1 1 1 1 1 1 1     . . . 1 . . . .
/// . . . 1 . . . .     . . . . . . . .     1 1 1 . 1 1 1 1     1 . . . . . . .
/// . . . . . . . .     . . . . . . . .     1 1 1 1 1 1 1 1     1 . . . . . . .
/// 1 . . . . 1 . .     . . . . . . . .     . 1 1 1 1 . 1 1     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     1 1 1 1 1 1 1 1     . . . . . . . .
/// ```
///
/// The span is cut at the first obstruction that the white pawn meets; on the a-file that is not the black
/// pawn.
#[doc(alias = "inter span cut at the first obstruction")]
#[mirrored(
    ranks,
    black = black_free_inter_spans,
    alias = "inter span cut at the first obstruction",
    pairs(rays::north_occluded = rays::south_occluded, black_front_spans = white_front_spans),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_free_inter_spans(pawns: Board, enemy: Board, empty: Board) -> Board {
    let reached = rays::north_occluded(pawns, empty).to(Direction::North).and(empty);
    reached.and(black_front_spans(enemy))
}
