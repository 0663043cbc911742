//! Inner, outer and centre levers: where a capture leads to.

use crate::mirrored;

use crate::chess::{Board, Square};

use super::{black_east_levers, black_west_levers, white_east_levers, white_west_levers};

/// How far a file is from the line between the d-file and the e-file, in half files.
const fn from_center(square: Square) -> u8 {
    (2 * square.file()).abs_diff(7)
}

/// Whether the capture of a lever leads towards the centre of the board, away from it, or across it.
///
/// The lever of one pawn tells that of its opponent: what is inner for one is outer for the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LeverClass {
    /// Towards the line between the d-file and the e-file.
    Inner,
    /// Away from that line.
    Outer,
    /// Across that line: between the d-file and the e-file.
    Center,
}

impl LeverClass {
    /// The class of a capture. Only the files count.
    ///
    /// ```
    /// use bitboard_core::chess::{Square, pawn_structure::lever::LeverClass};
    ///
    /// assert_eq!(LeverClass::of(Square::B4, Square::C5), LeverClass::Inner);
    /// assert_eq!(LeverClass::of(Square::C5, Square::B4), LeverClass::Outer);
    /// assert_eq!(LeverClass::of(Square::E4, Square::D5), LeverClass::Center);
    /// ```
    #[doc(alias = "lever_class")]
    #[inline]
    #[must_use]
    pub const fn of(source: Square, target: Square) -> Self {
        let (before, after) = (from_center(source), from_center(target));
        if after < before {
            Self::Inner
        } else if after > before {
            Self::Outer
        } else {
            Self::Center
        }
    }

    /// The class of the same lever for its other pawn.
    ///
    /// ```
    /// use bitboard_core::chess::{Square, pawn_structure::lever::LeverClass};
    ///
    /// // A pawn on c4 takes on d5, towards the middle; the one there would take away from it.
    /// let class = LeverClass::of(Square::C4, Square::D5);
    /// assert_eq!((class, class.of_opponent()), (LeverClass::Inner, LeverClass::Outer));
    /// ```
    #[inline]
    #[must_use]
    pub const fn of_opponent(self) -> Self {
        match self {
            Self::Inner => Self::Outer,
            Self::Outer => Self::Inner,
            Self::Center => Self::Center,
        }
    }
}

/// From here a capture to the east leads towards the centre.
const FILES_A_TO_C: Board = Board::FILE_A.or(Board::FILE_B).or(Board::FILE_C);
/// From here a capture to the west leads away from the centre.
const FILES_B_TO_D: Board = Board::FILE_B.or(Board::FILE_C).or(Board::FILE_D);
/// From here a capture to the east leads away from the centre.
const FILES_E_TO_G: Board = Board::FILE_E.or(Board::FILE_F).or(Board::FILE_G);
/// From here a capture to the west leads towards the centre.
const FILES_F_TO_H: Board = Board::FILE_F.or(Board::FILE_G).or(Board::FILE_H);

/// White pawns whose capture in a lever leads towards the centre. 9 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . 1 . 1 . . 1     . . . . . . . .
/// . 1 . 1 . . 1 .     . . . . . . . .     . 1 . . . . . .
/// 1 . . . . . . .     . . . . . . 1 .     . . . . . . . .
/// . . . . . . . 1     . . . . . . . .     . . . . . . . 1
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// Black's pawns in them have outer levers.
#[doc(alias = "wInnerLever")]
#[doc(alias = "w_inner_lever")]
#[mirrored(
    ranks,
    black = black_inner_levers,
    alias = "bInnerLever",
    symmetric(FILES_A_TO_C, FILES_F_TO_H),
    pairs(white_east_levers = black_east_levers, white_west_levers = black_west_levers),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_inner_levers(pawns: Board, enemy: Board) -> Board {
    let to_the_east = white_east_levers(pawns, enemy).and(FILES_A_TO_C);
    to_the_east.or(white_west_levers(pawns, enemy).and(FILES_F_TO_H))
}

/// White pawns whose capture in a lever leads away from the centre. 9 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . 1 . 1 . . 1     . . . . . . . .
/// . 1 . 1 . . 1 .     . . . . . . . .     . . . 1 . . 1 .
/// 1 . . . . . . .     . . . . . . 1 .     . . . . . . . .
/// . . . . . . . 1     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// Black's pawns in them have inner levers.
#[doc(alias = "wOuterLever")]
#[doc(alias = "w_outer_lever")]
#[mirrored(
    ranks,
    black = black_outer_levers,
    alias = "bOuterLever",
    symmetric(FILES_E_TO_G, FILES_B_TO_D),
    pairs(white_east_levers = black_east_levers, white_west_levers = black_west_levers),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_outer_levers(pawns: Board, enemy: Board) -> Board {
    let to_the_east = white_east_levers(pawns, enemy).and(FILES_E_TO_G);
    to_the_east.or(white_west_levers(pawns, enemy).and(FILES_B_TO_D))
}

/// White pawns whose capture in a lever leads across the centre, from the d-file or the e-file to the other.
/// 9 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . 1 . 1 . . 1     . . . . . . . .
/// . 1 . 1 . . 1 .     . . . . . . . .     . . . 1 . . . .
/// 1 . . . . . . .     . . . . . . 1 .     . . . . . . . .
/// . . . . . . . 1     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// Black's pawns in them have centre levers too.
#[doc(alias = "wCenterLever")]
#[doc(alias = "w_center_lever")]
#[mirrored(
    ranks,
    black = black_center_levers,
    alias = "bCenterLever",
    pairs(white_east_levers = black_east_levers, white_west_levers = black_west_levers),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_center_levers(pawns: Board, enemy: Board) -> Board {
    let to_the_east = white_east_levers(pawns, enemy).and(Board::FILE_D);
    to_the_east.or(white_west_levers(pawns, enemy).and(Board::FILE_E))
}
