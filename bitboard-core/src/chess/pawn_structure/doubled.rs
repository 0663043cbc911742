//! Doubled pawns, triples and twins.
//!
//! Pawns of one colour on a file stand *in front of* or *behind* each other, seen from their own side and
//! whatever lies between them. Two on a file are *twins*, three or more *triples*. After the Chess Programming
//! Wiki, page *Double and Triple (Bitboards)*.
//!
//! A file with `n` pawns has `n - 1` of them behind another and `n - 1` in front of another, so that both sets
//! have the same size: the number of pawns that are one too many.

use crate::{mirrored, table};

use crate::chess::{
    Board, Color, File, Square,
    directional::RAY_ATTACKS,
    pawns::spans::{black_front_spans, black_rear_spans, file_fill, white_front_spans, white_rear_spans},
};

/// The eight squares of each file, by [`File`]. 64 bytes.
///
/// The entry of the d-file:
///
/// ```text
/// . . . 1 . . . .
/// . . . 1 . . . .
/// . . . 1 . . . .
/// . . . 1 . . . .
/// . . . 1 . . . .
/// . . . 1 . . . .
/// . . . 1 . . . .
/// . . . 1 . . . .
/// ```
#[doc(alias = "arrFiles[file]")]
#[doc(alias = "FILE_MASKS")]
#[table]
pub static FILES: [Board; 8] = |file: File| file.board();

/// The eight squares of the file of each square, by [`Square`]. 512 bytes.
///
/// The entry of d4:
///
/// ```text
/// . . . 1 . . . .
/// . . . 1 . . . .
/// . . . 1 . . . .
/// . . . 1 . . . .
/// . . . 1 . . . .
/// . . . 1 . . . .
/// . . . 1 . . . .
/// . . . 1 . . . .
/// ```
///
/// ```
/// use bitboard_core::chess::{File, Square, pawn_structure::doubled::FILE_OF_SQUARE};
///
/// assert_eq!(FILE_OF_SQUARE[Square::D4.index()], File::D.board());
/// ```
#[doc(alias = "arrFiles[sq]")]
#[doc(alias = "file_mask_of")]
#[table]
pub static FILE_OF_SQUARE: [Board; 64] = |square: Square| File::of(square).board();

/// The pawns on the file of a square, on the square itself too. One operation and a look into a table.
///
/// Here for d2, or d7 for that matter:
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . 1 . . . .     . . . 1 . . . .
/// 1 . . 1 . . . .     . . . 1 . . . .
/// . . . . . . 1 .     . . . . . . . .
/// 1 . . 1 . . . .     . . . 1 . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "own_pawns_on_file")]
#[inline]
#[must_use]
pub const fn pawns_on_file(square: Square, pawns: Board) -> Board {
    FILE_OF_SQUARE[square.index()].and(pawns)
}

/// Whether the file of a square has at least two of the pawns. 3 operations and a look into a table.
///
/// Taking 1 away clears the lowest bit of the word; if another one is left there were two.
///
/// ```
/// use bitboard_core::chess::{Board, Square, pawn_structure::doubled::is_multiple};
///
/// let pawns = Board::from_iter([Square::C2, Square::C5, Square::D4]);
/// assert!(is_multiple(Square::C2, pawns));
/// assert!(!is_multiple(Square::D4, pawns));
/// ```
#[doc(alias = "is_multiple_pawn")]
#[doc(alias = "at least doubled")]
#[inline]
#[must_use]
pub const fn is_multiple(square: Square, pawns: Board) -> bool {
    let bits = pawns_on_file(square, pawns).bits();
    bits & bits.wrapping_sub(1) != 0
}

/// Whether a pawn of the same colour stands somewhere ahead on the file. One operation and a look into a
/// table.
///
/// ```
/// use bitboard_core::chess::{Board, Color, Square, pawn_structure::doubled::has_own_ahead};
///
/// let pawns = Board::from_iter([Square::C2, Square::C5]);
/// assert!(has_own_ahead(Color::White, Square::C2, pawns));
/// assert!(!has_own_ahead(Color::Black, Square::C2, pawns));
/// ```
#[doc(alias = "has_own_pawn_ahead")]
#[inline]
#[must_use]
pub const fn has_own_ahead(color: Color, square: Square, pawns: Board) -> bool {
    !RAY_ATTACKS[color.forward() as usize][square.index()].is_disjoint(pawns)
}

/// Whether a pawn of the same colour stands somewhere behind on the file. One operation and a look into a
/// table.
///
/// ```
/// use bitboard_core::chess::{Board, Color, Square, pawn_structure::doubled::has_own_behind};
///
/// let pawns = Board::from_iter([Square::C2, Square::C5]);
/// assert!(has_own_behind(Color::White, Square::C5, pawns));
/// assert!(!has_own_behind(Color::Black, Square::C5, pawns));
/// ```
#[doc(alias = "has_own_pawn_behind")]
#[inline]
#[must_use]
pub const fn has_own_behind(color: Color, square: Square, pawns: Board) -> bool {
    has_own_ahead(color.other(), square, pawns)
}

/// White pawns with a white pawn somewhere in front of them on their file. 8 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . 1 . . . .     . . . . . . . .
/// 1 . . 1 . . . .     . . . 1 . . . .
/// . . . . . . 1 .     . . . . . . . .
/// 1 . . 1 . . . .     1 . . 1 . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "wPawnsBehindOwn")]
#[doc(alias = "w_pawns_behind_own")]
#[mirrored(
    ranks,
    black = black_behind_own,
    alias = "bPawnsBehindOwn",
    pairs(white_rear_spans = black_rear_spans),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_behind_own(pawns: Board) -> Board {
    pawns.and(white_rear_spans(pawns))
}

/// White pawns with a white pawn somewhere behind them on their file. 8 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . 1 . . . .     . . . 1 . . . .
/// 1 . . 1 . . . .     1 . . 1 . . . .
/// . . . . . . 1 .     . . . . . . . .
/// 1 . . 1 . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "wPawnsInfrontOwn")]
#[doc(alias = "w_pawns_infront_own")]
#[mirrored(
    ranks,
    black = black_in_front_of_own,
    alias = "bPawnsInfrontOwn",
    pairs(white_front_spans = black_front_spans),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_in_front_of_own(pawns: Board) -> Board {
    pawns.and(white_front_spans(pawns))
}

/// Pawns between two others on their file. 16 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . 1 . . . .     . . . . . . . .
/// 1 . . 1 . . . .     . . . 1 . . . .
/// . . . . . . 1 .     . . . . . . . .
/// 1 . . 1 . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// A file has one if and only if it has at least three pawns. The same for both colours, which only disagree
/// on which of the two others is in front.
#[doc(alias = "wPawnsInfrontAndBehindOwn")]
#[doc(alias = "bPawnsInfrontAndBehindOwn")]
#[doc(alias = "w_pawns_infront_and_behind_own")]
#[inline]
#[must_use]
pub const fn between_own(pawns: Board) -> Board {
    white_behind_own(pawns).and(white_front_spans(pawns))
}

/// All squares of the files with at least three pawns. 22 operations.
///
/// ```text
/// . . . . . . . .     . . . 1 . . . .
/// . . . . . . . .     . . . 1 . . . .
/// . . . . . . . .     . . . 1 . . . .
/// . . . 1 . . . .     . . . 1 . . . .
/// 1 . . 1 . . . .     . . . 1 . . . .
/// . . . . . . 1 .     . . . 1 . . . .
/// 1 . . 1 . . . .     . . . 1 . . . .
/// . . . . . . . .     . . . 1 . . . .
/// ```
///
/// The same for both colours.
#[doc(alias = "fileWithAtLeastTriple")]
#[doc(alias = "w_triple_files")]
#[inline]
#[must_use]
pub const fn triple_files(pawns: Board) -> Board {
    file_fill(between_own(pawns))
}

/// The hind ones of two white pawns alone on their file. 24 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . 1 . . . .     . . . . . . . .
/// 1 . . 1 . . . .     . . . . . . . .
/// . . . . . . 1 .     . . . . . . . .
/// 1 . . 1 . . . .     1 . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// The work for [`white_behind_own`] and [`triple_files`] is done once.
#[doc(alias = "rearTwin")]
#[doc(alias = "w_rear_twins")]
#[mirrored(
    ranks,
    black = black_rear_twins,
    alias = "b_rear_twins",
    symmetric(file_fill),
    pairs(white_behind_own = black_behind_own, white_front_spans = black_front_spans),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_rear_twins(pawns: Board) -> Board {
    let behind = white_behind_own(pawns);
    behind.without(file_fill(behind.and(white_front_spans(pawns))))
}

/// The foremost ones of two white pawns alone on their file. 24 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . 1 . . . .     . . . . . . . .
/// 1 . . 1 . . . .     1 . . . . . . .
/// . . . . . . 1 .     . . . . . . . .
/// 1 . . 1 . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// The work for [`white_in_front_of_own`] and [`triple_files`] is done once.
#[doc(alias = "frontTwin")]
#[doc(alias = "w_front_twins")]
#[mirrored(
    ranks,
    black = black_front_twins,
    alias = "b_front_twins",
    symmetric(file_fill),
    pairs(white_in_front_of_own = black_in_front_of_own, white_rear_spans = black_rear_spans),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_front_twins(pawns: Board) -> Board {
    let in_front = white_in_front_of_own(pawns);
    in_front.without(file_fill(in_front.and(white_rear_spans(pawns))))
}

/// All pawns of the files with at least three of them. 23 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . 1 . . . .     . . . 1 . . . .
/// 1 . . 1 . . . .     . . . 1 . . . .
/// . . . . . . 1 .     . . . . . . . .
/// 1 . . 1 . . . .     . . . 1 . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// The same for both colours.
#[doc(alias = "triplets")]
#[doc(alias = "w_triple_pawns")]
#[inline]
#[must_use]
pub const fn triples(pawns: Board) -> Board {
    pawns.and(triple_files(pawns))
}
