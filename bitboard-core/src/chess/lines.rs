//! Files and ranks of the chess board, and the masks that keep steps from wrapping.

use super::{Board, Square};

/// An enum of eight lines and what both kinds have in common.
macro_rules! lines {
    (
        $(#[$attribute:meta])*
        $line:ident of $coordinate:ident ($alias:literal) as $what:literal,
        from $first:literal by $apart:literal:
        $($name:ident $number:literal $called:literal,)*
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $line {
            $(
                #[doc = concat!("The ", $called, $what, ".")]
                $name,
            )*
        }

        impl $line {
            #[doc = concat!("From the ", $($called, $what, ", ",)* "in this order.")]
            pub const ALL: [Self; 8] = [$(Self::$name),*];

            #[doc = concat!("The number of the", $what, ", from 0.")]
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }

            #[doc = concat!("The", $what, " of a number, or `None` beyond 7.")]
            #[inline]
            #[must_use]
            pub const fn from_index(index: usize) -> Option<Self> {
                match index {
                    $($number => Some(Self::$name),)*
                    _ => None,
                }
            }

            #[doc = concat!("The", $what, " that the square lies on.")]
            #[doc(alias = $alias)]
            #[inline]
            #[must_use]
            pub const fn of(square: Square) -> Self {
                match Self::from_index(square.$coordinate() as usize) {
                    Some(line) => line,
                    None => unreachable!(),
                }
            }

            #[doc = concat!("The eight squares of the", $what, ".")]
            #[inline]
            #[must_use]
            pub const fn board(self) -> Board {
                Board::from_bits_truncate($first << ($apart * self.index()))
            }
        }
    };
}

lines! {
    /// A file: the eight squares of a column, a to h.
    ///
    /// ```
    /// use bitboard_core::chess::{Board, File, Square};
    ///
    /// assert_eq!(File::of(Square::C6), File::C);
    /// assert_eq!((File::C.index(), File::from_index(2), File::from_index(8)), (2, Some(File::C), None));
    /// assert_eq!((File::C.board(), File::ALL.len()), (Board::FILE_C, 8));
    /// ```
    File of file ("file_of") as "-file",
    from 0x0101_0101_0101_0101 by 1:
    A 0 "a", B 1 "b", C 2 "c", D 3 "d", E 4 "e", F 5 "f", G 6 "g", H 7 "h",
}

lines! {
    /// A rank: the eight squares of a row, 1 to 8 from White's side.
    ///
    /// ```
    /// use bitboard_core::chess::{Board, Rank, Square};
    ///
    /// assert_eq!(Rank::of(Square::C6), Rank::Six);
    /// assert_eq!((Rank::Six.index(), Rank::from_index(5), Rank::from_index(8)), (5, Some(Rank::Six), None));
    /// assert_eq!((Rank::Six.board(), Rank::ALL.len()), (Board::RANK_6, 8));
    /// ```
    Rank of rank ("rank_of") as " rank",
    from 0xff by 8:
    One 0 "first", Two 1 "second", Three 2 "third", Four 3 "fourth",
    Five 4 "fifth", Six 5 "sixth", Seven 6 "seventh", Eight 7 "eighth",
}

/// All squares but the a-file: where a step to the east can land.
///
/// ```text
/// . 1 1 1 1 1 1 1
/// . 1 1 1 1 1 1 1
/// . 1 1 1 1 1 1 1
/// . 1 1 1 1 1 1 1
/// . 1 1 1 1 1 1 1
/// . 1 1 1 1 1 1 1
/// . 1 1 1 1 1 1 1
/// . 1 1 1 1 1 1 1
/// ```
#[doc(alias = "notAFile")]
pub const NOT_A_FILE: Board = File::A.board().not();

/// All squares but the h-file: where a step to the west can land.
///
/// ```text
/// 1 1 1 1 1 1 1 .
/// 1 1 1 1 1 1 1 .
/// 1 1 1 1 1 1 1 .
/// 1 1 1 1 1 1 1 .
/// 1 1 1 1 1 1 1 .
/// 1 1 1 1 1 1 1 .
/// 1 1 1 1 1 1 1 .
/// 1 1 1 1 1 1 1 .
/// ```
#[doc(alias = "notHFile")]
pub const NOT_H_FILE: Board = File::H.board().not();

/// All squares but the a- and b-file: where a knight that goes two files to the east can land.
///
/// ```text
/// . . 1 1 1 1 1 1
/// . . 1 1 1 1 1 1
/// . . 1 1 1 1 1 1
/// . . 1 1 1 1 1 1
/// . . 1 1 1 1 1 1
/// . . 1 1 1 1 1 1
/// . . 1 1 1 1 1 1
/// . . 1 1 1 1 1 1
/// ```
#[doc(alias = "notABFile")]
pub const NOT_AB_FILES: Board = NOT_A_FILE.without(File::B.board());

/// All squares but the g- and h-file: where a knight that goes two files to the west can land.
///
/// ```text
/// 1 1 1 1 1 1 . .
/// 1 1 1 1 1 1 . .
/// 1 1 1 1 1 1 . .
/// 1 1 1 1 1 1 . .
/// 1 1 1 1 1 1 . .
/// 1 1 1 1 1 1 . .
/// 1 1 1 1 1 1 . .
/// 1 1 1 1 1 1 . .
/// ```
#[doc(alias = "notGHFile")]
pub const NOT_GH_FILES: Board = NOT_H_FILE.without(File::G.board());
