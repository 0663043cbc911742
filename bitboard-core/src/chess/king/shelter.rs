//! The pawn shield: the six squares in front of a castled king, and their pattern as an index.
//!
//! There are only 64 ways to have pawns on six squares, so that each can have a value of its own in a table.
//! After the Chess Programming Wiki, page *King Pattern*.
//!
//! ```
//! use bitboard_core::chess::{Board, Color, Side, Square, king::shelter};
//!
//! let pawns = Board::from_iter([Square::A4, Square::F2, Square::G3, Square::H2]);
//! assert_eq!((pawns & shelter::mask(Color::White, Square::G1)).len(), 3);
//! assert_eq!(shelter::index(Color::White, Side::East, pawns), 0b010_101);
//! ```

use crate::{mirrored, table};

use crate::chess::{Board, Color, Direction, File, Rank, Side, Square};

/// The shield of a white king on f1, g1 or h1.
///
/// ```text
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . 1 1 1
/// . . . . . 1 1 1
/// . . . . . . . .
/// ```
///
/// After the Chess Programming Wiki, page *King Pattern*.
#[doc(alias = "PAWN_SHIELD_KINGSIDE")]
pub const WHITE_KING_SIDE: Board = white_shield(Board::FILE_F.or(Board::FILE_G).or(Board::FILE_H));

/// The shield of a black king on f8, g8 or h8.
///
/// ```text
/// . . . . . . . .
/// . . . . . 1 1 1
/// . . . . . 1 1 1
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// ```
///
/// [`WHITE_KING_SIDE`] for the other colour.
pub const BLACK_KING_SIDE: Board = black_shield(Board::FILE_F.or(Board::FILE_G).or(Board::FILE_H));

/// The shield of a white king on a1, b1 or c1.
///
/// ```text
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// 1 1 1 . . . . .
/// 1 1 1 . . . . .
/// . . . . . . . .
/// ```
///
/// The counterpart of [`WHITE_KING_SIDE`].
pub const WHITE_QUEEN_SIDE: Board = white_shield(Board::FILE_A.or(Board::FILE_B).or(Board::FILE_C));

/// The shield of a black king on a8, b8 or c8.
///
/// ```text
/// . . . . . . . .
/// 1 1 1 . . . . .
/// 1 1 1 . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// ```
///
/// [`WHITE_QUEEN_SIDE`] for the other colour.
pub const BLACK_QUEEN_SIDE: Board = black_shield(Board::FILE_A.or(Board::FILE_B).or(Board::FILE_C));

/// The two ranks in front of White's first, on these files.
#[mirrored(ranks, black = black_shield)]
const fn white_shield(files: Board) -> Board {
    files.and(Board::RANK_2.or(Board::RANK_3))
}

/// The shields by colour and square of the king: [`mask`] looks them up. 1024 bytes.
///
/// That of a white king on b2:
///
/// ```text
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// 1 1 1 . . . . .
/// 1 1 1 . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// ```
#[table]
pub static MASKS: [[Board; 64]; 2] = |color: Color, king: Square| {
    let shield = match (color, File::of(king)) {
        (_, File::D | File::E) => Board::EMPTY,
        (Color::White, File::A | File::B | File::C) => WHITE_QUEEN_SIDE,
        (Color::White, File::F | File::G | File::H) => WHITE_KING_SIDE,
        (Color::Black, File::A | File::B | File::C) => BLACK_QUEEN_SIDE,
        (Color::Black, File::F | File::G | File::H) => BLACK_KING_SIDE,
    };
    match (color, Rank::of(king)) {
        (Color::White, Rank::One) | (Color::Black, Rank::Eight) => shield,
        (Color::White, Rank::Two) => shield.to(Direction::North),
        (Color::Black, Rank::Seven) => shield.to(Direction::South),
        _ => Board::EMPTY,
    }
};

/// The six squares in front of a king that shelters on a wing. A lookup.
///
/// The squares are on the two ranks in front of the king, on files a to c or f to h. A king on its second
/// rank has them one rank further on, for on the first rank's shield it would stand itself. A king on the d-
/// or e-file, or beyond its second rank, has no shield: the set is empty.
///
/// After the Chess Programming Wiki, page *King Pattern*.
#[doc(alias = "pawn_shield_mask")]
#[inline]
#[must_use]
pub const fn mask(color: Color, king: Square) -> Board {
    MASKS[color as usize][king.index()]
}

/// The pawns on the six squares of a shield as a number from 0 to 63. Five operations, for Black a byte swap
/// more.
///
/// The bits of the number, for a white king on the king side; on the queen side likewise from a2 to c3, for
/// Black from the other side of the board:
///
/// ```text
/// . . . . . 3 4 5
/// . . . . . 0 1 2
/// . . . . . . . .
/// ```
///
/// For a king on its second rank move the pawns back by a rank. After the Chess Programming Wiki, page *King
/// Pattern*; which square has which bit is chosen here.
#[doc(alias = "pawn_shield_index")]
#[inline]
#[must_use]
pub const fn index(color: Color, side: Side, pawns: Board) -> usize {
    let pawns = match color {
        Color::White => pawns,
        Color::Black => pawns.flip_ranks(),
    };
    let first = match side {
        Side::East => Square::F2.index(),
        Side::West => Square::A2.index(),
    };
    let second_rank = pawns.bits() >> first & 0b111;
    let third_rank = pawns.bits() >> (first + 5) & 0b111_000;
    (second_rank | third_rank) as usize
}
