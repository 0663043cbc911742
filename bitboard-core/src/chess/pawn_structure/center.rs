//! The pawn centre.
//!
//! Pawns on d4 and e4 control the squares where the pieces of both sides would like to stand. After the Chess
//! Programming Wiki, page *Pawn Center*. Levers within the centre are
//! [`white_center_levers`](super::lever::white_center_levers).

use crate::{mirrored, table};

use crate::chess::{
    Board, Color, File, Rank, Square,
    pawns::attacks::{black_any_attacks, white_any_attacks},
};

/// The centre: the d-file and the e-file.
///
/// ```text
/// . . . 1 1 . . .
/// . . . 1 1 . . .
/// . . . 1 1 . . .
/// . . . 1 1 . . .
/// . . . 1 1 . . .
/// . . . 1 1 . . .
/// . . . 1 1 . . .
/// . . . 1 1 . . .
/// ```
pub const CENTER_FILES: Board = Board::FILE_D.or(Board::FILE_E);

/// The broad centre: the c-file to the f-file.
///
/// ```text
/// . . 1 1 1 1 . .
/// . . 1 1 1 1 . .
/// . . 1 1 1 1 . .
/// . . 1 1 1 1 . .
/// . . 1 1 1 1 . .
/// . . 1 1 1 1 . .
/// . . 1 1 1 1 . .
/// . . 1 1 1 1 . .
/// ```
pub const BROAD_CENTER_FILES: Board = CENTER_FILES.or(Board::FILE_C).or(Board::FILE_F);

/// Pawns on the d-file and the e-file. One operation. The same for both colours.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . 1 . . .     . . . . 1 . . .
/// . . 1 1 . . . .     . . . 1 . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . 1 . 1 .     . . . . 1 . . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "center pawn")]
#[inline]
#[must_use]
pub const fn center_pawns(pawns: Board) -> Board {
    pawns.and(CENTER_FILES)
}

/// Whether white pawns stand on d4 and e4, the ideal formation. One operation and a comparison.
///
/// ```text
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . 1 1 . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// ```
#[doc(alias = "ideal pawn center")]
#[doc(alias = "center_ideal")]
#[mirrored(
    ranks,
    black = black_has_ideal_center,
    docs = "Whether black pawns stand on d5 and e5, the ideal formation. One operation and a comparison.

```text
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . 1 1 . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
```",
    symmetric(CENTER_FILES),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_has_ideal_center(pawns: Board) -> bool {
    CENTER_FILES.and(Board::RANK_4).is_subset(pawns)
}

/// Whether white pawns stand on c4 and d4, a good formation. One operation and a comparison.
///
/// ```text
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . 1 1 . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// ```
#[doc(alias = "good pawn center")]
#[doc(alias = "center_good")]
#[mirrored(
    ranks,
    black = black_has_good_center,
    docs = "Whether black pawns stand on c5 and d5, a good formation. One operation and a comparison.

```text
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . 1 1 . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
```",
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_has_good_center(pawns: Board) -> bool {
    Board::FILE_C.or(Board::FILE_D).and(Board::RANK_4).is_subset(pawns)
}

/// White pawns on d4 and e4 that another white pawn defends. 7 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . 1 1 1 . . .     . . . 1 . . . .
/// . 1 . . 1 . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "center_defended")]
#[mirrored(
    ranks,
    black = black_defended_center,
    docs = "Black pawns on d5 and e5 that another black pawn defends. 7 operations.

```text
. . . . . . . .     . . . . . . . .
. . . . . . . .     . . . . . . . .
. 1 . . 1 . . .     . . . . . . . .
. . 1 1 1 . . .     . . . 1 . . . .
. . . . . . . .     . . . . . . . .
. . . . . . . .     . . . . . . . .
. . . . . . . .     . . . . . . . .
. . . . . . . .     . . . . . . . .
```",
    pairs(white_any_attacks = black_any_attacks),
    symmetric(CENTER_FILES),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_defended_center(pawns: Board) -> Board {
    pawns.and(white_any_attacks(pawns)).and(CENTER_FILES.and(Board::RANK_4))
}

/// Whether a white knight on c3 stands in the way of a white pawn on c2. A few operations.
///
/// In closed openings that pawn should have gone to c4 first.
///
/// ```
/// use bitboard_core::chess::{Board, Square, pawn_structure::center};
///
/// assert!(center::white_knight_blocks_c_pawn(Board::RANK_2, Square::C3.board()));
/// assert!(!center::white_knight_blocks_c_pawn(Square::C4.board(), Square::C3.board()));
/// ```
#[doc(alias = "c_knight_blocks_pawn")]
#[mirrored(
    ranks,
    black = black_knight_blocks_c_pawn,
    docs = "Whether a black knight on c6 stands in the way of a black pawn on c7. A few operations.

In closed openings that pawn should have gone to c5 first.

```
use bitboard_core::chess::{Board, Square, pawn_structure::center};

assert!(center::black_knight_blocks_c_pawn(Board::RANK_7, Square::C6.board()));
```",
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_knight_blocks_c_pawn(pawns: Board, knights: Board) -> bool {
    let pawn = Board::FILE_C.and(Board::RANK_2);
    let knight = Board::FILE_C.and(Board::RANK_3);
    pawn.is_subset(pawns) & knight.is_subset(knights)
}

/// Whether a move is a capture by a pawn after which exactly two own pawns stand on the file of its target.
///
/// Of two captures with that result the pawns' owner prefers the one that makes the better file double.
const fn doubles(from: Square, to: Square, pawns: Board) -> bool {
    let (files, ranks) = (from.file().abs_diff(to.file()), from.rank().abs_diff(to.rank()));
    let after = pawns.without_square(from).with(to).and(File::of(to).board());
    pawns.contains(from) && !pawns.contains(to) && files == 1 && ranks == 1 && after.len() == 2
}

/// Whether a capture is a *centerswap*: it takes a pawn from one of the two central files to the other, which
/// then has two own pawns. A few operations.
///
/// `pawns` are those before the move. After Hans Kmoch's *Pawn Power in Chess*.
///
/// ```
/// use bitboard_core::chess::{Board, Square, pawn_structure::center::is_centerswap};
///
/// let pawns = Board::from_iter([Square::D4, Square::E3]);
/// assert!(is_centerswap(Square::D4, Square::E5, pawns));
/// assert!(!is_centerswap(Square::D4, Square::E5, Square::D4.board()));
/// ```
#[doc(alias = "centerswap")]
#[must_use]
pub const fn is_centerswap(from: Square, to: Square, pawns: Board) -> bool {
    CENTER_FILES.contains(from) && CENTER_FILES.contains(to) && doubles(from, to, pawns)
}

/// Whether a capture is an *innerswap*: it takes a pawn to a file nearer to the centre, which then has two
/// own pawns. A few operations.
///
/// `pawns` are those before the move. After Hans Kmoch's *Pawn Power in Chess*.
///
/// ```
/// use bitboard_core::chess::{Board, Square, pawn_structure::center::is_innerswap};
///
/// let pawns = Board::from_iter([Square::B4, Square::C3]);
/// assert!(is_innerswap(Square::B4, Square::C5, pawns));
/// assert!(!is_innerswap(Square::C3, Square::B4, Board::from_iter([Square::B2, Square::C3])));
/// ```
#[doc(alias = "innerswap")]
#[must_use]
pub const fn is_innerswap(from: Square, to: Square, pawns: Board) -> bool {
    off_center(to) < off_center(from) && doubles(from, to, pawns)
}

/// How far the file of a square is from the centre line, in half files.
const fn off_center(square: Square) -> u8 {
    (2 * square.file()).abs_diff(7)
}

/// What a pawn is worth more by standing near the centre, in hundredths of a pawn:
/// `BONUS[color as usize][square as usize]`. 256 bytes.
///
/// For White, in the order of a drawing; nothing on the first and last rank, where no pawn stands:
///
/// ```text
/// 0   0   0   0   0   0   0   0
/// 0   4   8  12  12   8   4   0
/// 0   4   8  12  12   8   4   0
/// 0   4   8  16  16   8   4   0
/// 0   4  12  20  20  12   4   0
/// 0   4   8  16  16   8   4   0
/// 0   0   0   0   0   0   0   0
/// 0   0   0   0   0   0   0   0
/// ```
///
/// A small table to begin with, of the kind that the wiki calls a piece-square table; engines tune their own.
#[doc(alias = "center_pst")]
#[doc(alias = "piece-square table")]
#[table]
pub static BONUS: [[i16; 64]; 2] = |color: Color, square: Square| {
    let square = match color {
        Color::White => square,
        Color::Black => square.flip_rank(),
    };
    let inwards = match File::of(square) {
        File::A | File::H => 0,
        File::B | File::G => 1,
        File::C | File::F => 2,
        File::D | File::E => 3,
    };
    match (Rank::of(square), inwards) {
        (Rank::One | Rank::Two | Rank::Eight, _) => 0,
        (Rank::Four, 2) => 12,
        (Rank::Four, 3) => 20,
        (Rank::Three | Rank::Five, 3) => 16,
        _ => 4 * inwards,
    }
};
