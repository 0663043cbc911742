//! Where the squares of a board are, what they are called, and how to walk through a set of them.

use core::fmt;
use core::iter::FusedIterator;

use crate::text::Text;

/// Which neighbour of a square has the next bit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Order {
    /// The next square of the same rank, as in the usual chess mapping a1, b1, c1, …
    RankMajor,
    /// The next square of the same file: a1, a2, a3, …
    FileMajor,
}

/// The corner square that is bit 0, by its file and its rank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Corner {
    /// a1.
    FirstFileFirstRank,
    /// h1 of a chess board.
    LastFileFirstRank,
    /// a8 of a chess board.
    FirstFileLastRank,
    /// h8 of a chess board.
    LastFileLastRank,
}

/// Shape and bit order of a board: which bit stands for which square.
///
/// Files count from 0 for a, ranks from 0 for 1. Bit 0 is a corner; from there the bits follow one rank (or
/// file) after the other. Holes keep their bit, it is just never set.
///
/// ```
/// use bitboard_core::{Corner, Layout, Order};
///
/// let shogi = Layout::new(9, 9, Order::FileMajor, Corner::LastFileLastRank);
/// assert_eq!(shogi.index(8, 8), 0);
/// assert_eq!(shogi.index(8, 7), 1);
/// assert_eq!(shogi.coordinates(9), (7, 8));
/// assert_eq!((shogi.files(), shogi.ranks()), (9, 9));
/// assert_eq!((shogi.order(), shogi.corner()), (Order::FileMajor, Corner::LastFileLastRank));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Layout {
    files: u8,
    ranks: u8,
    order: Order,
    corner: Corner,
}

impl Layout {
    /// A board of `files` by `ranks` squares.
    ///
    /// # Panics
    ///
    /// If either is zero or there are more files than letters.
    #[inline]
    #[must_use]
    pub const fn new(files: u8, ranks: u8, order: Order, corner: Corner) -> Self {
        assert!(files > 0 && ranks > 0, "a board has at least one file and one rank");
        assert!(files <= 26, "files are named by letters");
        Self { files, ranks, order, corner }
    }

    /// Number of files.
    #[inline]
    #[must_use]
    pub const fn files(self) -> u8 {
        self.files
    }

    /// Number of ranks.
    #[inline]
    #[must_use]
    pub const fn ranks(self) -> u8 {
        self.ranks
    }

    /// Which neighbour of a square has the next bit.
    #[inline]
    #[must_use]
    pub const fn order(self) -> Order {
        self.order
    }

    /// The corner square that is bit 0.
    #[inline]
    #[must_use]
    pub const fn corner(self) -> Corner {
        self.corner
    }

    /// The bit of a square.
    ///
    /// # Panics
    ///
    /// If the file or the rank is beyond the last one.
    #[inline]
    #[must_use]
    pub const fn index(self, file: u8, rank: u8) -> u32 {
        assert!(file < self.files && rank < self.ranks, "no such file or rank");
        let (file, rank) = self.turn(file, rank);
        match self.order {
            Order::RankMajor => rank as u32 * self.files as u32 + file as u32,
            Order::FileMajor => file as u32 * self.ranks as u32 + rank as u32,
        }
    }

    /// File and rank of a bit, the inverse of [`index`](Self::index).
    ///
    /// # Panics
    ///
    /// If the bit is beyond the last square.
    #[inline]
    #[must_use]
    pub const fn coordinates(self, index: u32) -> (u8, u8) {
        let (files, ranks) = (self.files as u32, self.ranks as u32);
        assert!(index < files * ranks, "no such square");
        let (file, rank) = match self.order {
            Order::RankMajor => (index % files, index / files),
            Order::FileMajor => (index / ranks, index % ranks),
        };
        self.turn(file as u8, rank as u8)
    }

    /// Turns the corner to the first file and rank, or back.
    const fn turn(self, file: u8, rank: u8) -> (u8, u8) {
        let (turn_file, turn_rank) = match self.corner {
            Corner::FirstFileFirstRank => (false, false),
            Corner::LastFileFirstRank => (true, false),
            Corner::FirstFileLastRank => (false, true),
            Corner::LastFileLastRank => (true, true),
        };
        (
            if turn_file { self.files - 1 - file } else { file },
            if turn_rank { self.ranks - 1 - rank } else { rank },
        )
    }
}

/// A set of squares that can be taken apart from both ends. Every generated board with squares is one.
///
/// ```
/// # #[cfg(feature = "macros")] {
/// use bitboard_core::SquareSet;
/// use bitboard_core::chess::{Board, Square};
///
/// /// The squares with the lowest and the highest bit, on any board.
/// fn outermost<B: SquareSet>(mut set: B) -> Option<(B::Square, B::Square)> {
///     if SquareSet::count(set) < 2 {
///         return None;
///     }
///     Some((set.take_first()?, set.take_last()?))
/// }
///
/// assert_eq!(outermost(Board::RANK_1), Some((Square::A1, Square::H1)));
/// # }
/// ```
pub trait SquareSet: Copy {
    /// The square type of the board.
    type Square: Copy;

    /// Number of squares in the set.
    fn count(self) -> usize;

    /// Removes and returns the square with the lowest bit.
    fn take_first(&mut self) -> Option<Self::Square>;

    /// Removes and returns the square with the highest bit.
    fn take_last(&mut self) -> Option<Self::Square>;
}

/// The squares of a set in ascending order of their bits; made by the board's `iter`.
///
/// ```
/// # #[cfg(feature = "macros")] {
/// use bitboard_core::Squares;
/// use bitboard_core::chess::{Board, Square};
///
/// let mut squares = Squares::new(Board::RANK_1); // the same as Board::RANK_1.iter()
/// assert_eq!((squares.next(), squares.next_back()), (Some(Square::A1), Some(Square::H1)));
/// assert_eq!(squares.remaining(), Board::RANK_1 & !Board::FILE_A & !Board::FILE_H);
/// # }
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[must_use = "iterators do nothing unless consumed"]
pub struct Squares<B> {
    set: B,
}

impl<B> Squares<B> {
    /// Walks through `set`.
    #[inline]
    pub const fn new(set: B) -> Self {
        Self { set }
    }
}

impl<B: SquareSet> Squares<B> {
    /// The squares that are still to come.
    #[inline]
    #[must_use]
    pub const fn remaining(&self) -> B {
        self.set
    }
}

impl<B: SquareSet> Iterator for Squares<B> {
    type Item = B::Square;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        self.set.take_first()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.set.count();
        (count, Some(count))
    }

    #[inline]
    fn count(self) -> usize {
        self.set.count()
    }

    #[inline]
    fn last(mut self) -> Option<Self::Item> {
        self.set.take_last()
    }
}

impl<B: SquareSet> DoubleEndedIterator for Squares<B> {
    #[inline]
    fn next_back(&mut self) -> Option<Self::Item> {
        self.set.take_last()
    }
}

impl<B: SquareSet> ExactSizeIterator for Squares<B> {}

impl<B: SquareSet> FusedIterator for Squares<B> {}

/// Why a text is not the name of a square of a board.
///
/// ```
/// # #[cfg(feature = "macros")] {
/// use bitboard_core::ParseSquareError;
/// use bitboard_core::chess::Square;
///
/// let error: ParseSquareError = "e9".parse::<Square>().unwrap_err();
/// assert_eq!(error.to_string(), "expected a square from a1 to h8");
/// # }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ParseSquareError {
    /// Files and ranks of the board.
    size: (u8, u8),
    problem: NameProblem,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum NameProblem {
    /// The text does not begin with a letter; the character in its place.
    File(Option<char>),
    /// The letter is not followed by a number and the end; the character in its place.
    Rank(Option<char>),
    /// File and rank can be read, one is beyond the board.
    Beyond,
    /// The square is a hole of the board.
    Hole,
}

impl ParseSquareError {
    const fn text(self) -> Text {
        let (files, ranks) = self.size;
        let (expected, found) = match self.problem {
            NameProblem::File(found) => ("expected a file letter", found),
            NameProblem::Rank(found) => ("expected a rank number after the file", found),
            NameProblem::Beyond => {
                return name(files - 1, ranks - 1, Text::new().push_str("expected a square from a1 to "));
            }
            NameProblem::Hole => return Text::new().push_str("there is a hole in the board at that square"),
        };
        match found {
            Some(found) => {
                Text::new().push_str(expected).push_str(", found `").push_char(found).push_str("`")
            }
            None => Text::new().push_str(expected).push_str(", found the end of the text"),
        }
    }
}

impl fmt::Display for ParseSquareError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.text().as_str())
    }
}

impl core::error::Error for ParseSquareError {}

/// Appends the name of a square: the letter of the file and the number of the rank.
const fn name(file: u8, rank: u8, text: Text) -> Text {
    text.push_char((b'a' + file) as char).push_number(rank as u32 + 1)
}

/// Writes the name of a square.
pub fn format_square(formatter: &mut fmt::Formatter<'_>, (file, rank): (u8, u8)) -> fmt::Result {
    formatter.pad(name(file, rank, Text::new()).as_str())
}

/// Reads the name of a square, the letter in either case; `square` makes it, or finds a hole.
pub fn parse_square<S>(
    text: &str,
    layout: Layout,
    square: fn(u8, u8) -> Option<S>,
) -> Result<S, ParseSquareError> {
    let error = |problem| Err(ParseSquareError { size: (layout.files, layout.ranks), problem });
    let mut characters = text.chars();
    let file = match characters.next() {
        Some(letter @ ('a'..='z' | 'A'..='Z')) => letter.to_ascii_lowercase() as u8 - b'a',
        found => return error(NameProblem::File(found)),
    };
    let digits = characters.as_str();
    let stranger = digits.chars().find(|character| !character.is_ascii_digit());
    if digits.is_empty() || stranger.is_some() {
        return error(NameProblem::Rank(stranger));
    }
    // A name has no leading zero, and what is too long for the number is beyond the board.
    match digits.parse::<u8>() {
        Ok(rank @ 1..) if file < layout.files && rank <= layout.ranks && !digits.starts_with('0') => {
            square(file, rank - 1).map_or(error(NameProblem::Hole), Ok)
        }
        _ => error(NameProblem::Beyond),
    }
}
