//! Pawn islands: groups of neighbouring files with pawns of one colour.
//!
//! Ranks do not matter here, so that eight bits say all: a *set of files*, bit 0 for the a-file, as
//! [`fileset`] makes it of pawns. An *island* is a maximal run of files in it; at most four fit on the board.
//! All is the same for both colours. After the Chess Programming Wiki, page *Pawn Islands (Bitboards)*.
//!
//! ```
//! use bitboard_core::chess::{Board, File, Square, pawn_structure::islands};
//!
//! let pawns = Board::from_iter([Square::A2, Square::B3, Square::B4, Square::E4, Square::G2, Square::H2]);
//! let islands = islands::islands(pawns);
//! assert_eq!(islands.len(), 3);
//! assert_eq!(islands.map(|island| (island.west, island.east)).collect::<Vec<_>>(), [
//!     (File::A, File::B),
//!     (File::E, File::E),
//!     (File::G, File::H),
//! ]);
//! ```
//!
//! ```
//! use bitboard_core::chess::{Board, File, Square, pawn_structure::islands::{self, Island, Islands}};
//!
//! let files = 0b1101_1011; // all but c and f
//! assert_eq!(islands::count(files), 3);
//! assert_eq!(islands::east_files_by_exclusion(files), islands::east_files(files));
//! assert_eq!(islands::east_files_by_transitions(files), islands::east_files(files));
//! assert_eq!(islands::west_files_by_exclusion(files), islands::west_files(files));
//! assert_eq!(islands::west_files_by_transitions(files), islands::west_files(files));
//! let first = Islands::of(files).next().unwrap();
//! assert_eq!(first, Island { west: File::A, east: File::B });
//! assert_eq!((first.width(), first.files(), first.board()), (2, 0b11, Board::FILE_A | Board::FILE_B));
//! // White has one island, Black three.
//! let black = Board::from_iter([Square::A7, Square::C7, Square::E7]);
//! assert_eq!(islands::balance(Board::RANK_2, black), 2);
//! ```

use core::iter::FusedIterator;

use crate::table;

use crate::chess::{
    Board, File,
    pawns::{files::squares, spans::fileset},
};

/// A maximal run of neighbouring files that have pawns. Two bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Island {
    /// The westernmost of its files.
    pub west: File,
    /// The easternmost of its files.
    pub east: File,
}

impl Island {
    /// The number of its files, 1 to 8.
    #[inline]
    #[must_use]
    pub const fn width(self) -> u32 {
        self.east as u32 - self.west as u32 + 1
    }

    /// Its files as a set, bit 0 for the a-file.
    #[inline]
    #[must_use]
    pub const fn files(self) -> u8 {
        0xff >> (8 - self.width()) << self.west as u32
    }

    /// All squares of its files.
    #[inline]
    #[must_use]
    pub const fn board(self) -> Board {
        squares(self.files())
    }
}

/// The islands of pawns, from west to east. 6 operations, and 8 for each island that is taken.
#[doc(alias = "pawn islands")]
#[inline]
#[must_use]
pub const fn islands(pawns: Board) -> Islands {
    Islands::of(fileset(pawns))
}

/// An iterator over the islands of a set of files, from west to east. One byte.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Islands {
    files: u8,
}

impl Islands {
    /// The islands of a set of files.
    #[inline]
    #[must_use]
    pub const fn of(files: u8) -> Self {
        Self { files }
    }
}

/// The file of a bit; the argument is below 8.
const fn file(bit: u32) -> File {
    match File::from_index(bit as usize) {
        Some(file) => file,
        None => unreachable!(),
    }
}

impl Iterator for Islands {
    type Item = Island;

    #[inline]
    fn next(&mut self) -> Option<Island> {
        if self.files == 0 {
            return None;
        }
        let west = self.files.trailing_zeros();
        // The carry runs through the island and stops at the first file without pawns.
        let rest = self.files.wrapping_add(1 << west) & self.files;
        let east = 7 - (self.files ^ rest).leading_zeros();
        self.files = rest;
        Some(Island { west: file(west), east: file(east) })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let islands = count(self.files) as usize;
        (islands, Some(islands))
    }
}

impl DoubleEndedIterator for Islands {
    #[inline]
    fn next_back(&mut self) -> Option<Island> {
        if self.files == 0 {
            return None;
        }
        let east = 7 - self.files.leading_zeros();
        let width = (self.files << (7 - east)).leading_ones();
        let island = Island { west: file(east + 1 - width), east: file(east) };
        self.files &= !island.files();
        Some(island)
    }
}

impl ExactSizeIterator for Islands {}

impl FusedIterator for Islands {}

/// The easternmost file of every island. Three operations, two with an and-not instruction.
///
/// ```text
/// 1 1 . 1 1 . 1 1     the files
/// . 1 . . 1 . . 1     their easternmost
/// ```
///
/// A file ends an island if the next one to the east has no pawn.
#[doc(alias = "islandsEastFiles")]
#[inline]
#[must_use]
pub const fn east_files(files: u8) -> u8 {
    files & !(files >> 1)
}

/// [`east_files`] by way of the [transitions](transitions_to_west): those that have a pawn themselves. Three
/// operations, two where the transitions are at hand.
#[inline]
#[must_use]
pub const fn east_files_by_transitions(files: u8) -> u8 {
    files & transitions_to_west(files)
}

/// [`east_files`] by exclusion: all but those with a neighbour to the east. Three operations, and no
/// complement.
#[inline]
#[must_use]
pub const fn east_files_by_exclusion(files: u8) -> u8 {
    files ^ (files & (files >> 1))
}

/// The westernmost file of every island. Three operations, two with an and-not instruction.
///
/// ```text
/// 1 1 . 1 1 . 1 1     the files
/// 1 . . 1 . . 1 .     their westernmost
/// ```
#[doc(alias = "islandsWestFiles")]
#[inline]
#[must_use]
pub const fn west_files(files: u8) -> u8 {
    files & !(files << 1)
}

/// [`west_files`] by way of the [transitions](transitions_to_east): those that have a pawn themselves. Three
/// operations, two where the transitions are at hand.
#[inline]
#[must_use]
pub const fn west_files_by_transitions(files: u8) -> u8 {
    files & transitions_to_east(files)
}

/// [`west_files`] by exclusion: all but those with a neighbour to the west. Three operations, and no
/// complement.
#[inline]
#[must_use]
pub const fn west_files_by_exclusion(files: u8) -> u8 {
    files ^ (files & (files << 1))
}

/// Files that differ from the next one to the east: one of the two has pawns, the other has none. Two
/// operations.
///
/// ```text
/// 1 . . . 1 1 . .     the files
/// . . . 1 1 . . .     shifted by one to the west
/// 1 . . 1 . 1 . .     where they differ
/// ```
///
/// Beyond the h-file there are no pawns.
#[doc(alias = "file_transitions_west")]
#[inline]
#[must_use]
pub const fn transitions_to_west(files: u8) -> u8 {
    files ^ (files >> 1)
}

/// Files that differ from the next one to the west: one of the two has pawns, the other has none. Two
/// operations.
///
/// ```text
/// 1 . . . 1 1 . .     the files
/// . 1 . . . 1 1 .     shifted by one to the east
/// 1 1 . . 1 . 1 .     where they differ
/// ```
///
/// Beyond the a-file there are no pawns.
#[doc(alias = "file_transitions_east")]
#[inline]
#[must_use]
pub const fn transitions_to_east(files: u8) -> u8 {
    files ^ (files << 1)
}

/// The number of islands, 0 to 4. Three operations and a population count.
#[doc(alias = "island_count")]
#[inline]
#[must_use]
pub const fn count(files: u8) -> u32 {
    east_files(files).count_ones()
}

/// Islands that are one file wide: all pawns on them are isolated. 7 operations.
///
/// ```text
/// 1 . . . 1 1 . .     the files
/// 1 . . . . . . .     the isolated one
/// ```
#[doc(alias = "isolatedFiles")]
#[inline]
#[must_use]
pub const fn isolated_files(files: u8) -> u8 {
    east_files(files) & west_files(files)
}

/// The outermost files of all islands that are wider than one file: all pawns on them are half-isolated. 5
/// operations.
///
/// ```text
/// 1 . . . 1 1 . .     the files
/// . . . . 1 1 . .     the borders of the wide island
/// ```
///
/// One-file islands have borders too, but isolated pawns on them. Beyond the edges of the board there are no
/// neighbours: an island of the a-file and b-file has two borders.
#[doc(alias = "wide_island_borders")]
#[inline]
#[must_use]
pub const fn half_isolated_files(files: u8) -> u8 {
    east_files(files) ^ west_files(files)
}

/// The files of all islands of exactly this width; none if it is 0 or beyond 8. 9 operations, and 4 more for
/// each file beyond the first.
///
/// ```text
/// 1 1 . 1 . 1 1 1     the files
/// 1 1 . . . . . .     those of width 2
/// ```
#[doc(alias = "islands_of_width")]
#[inline]
#[must_use]
pub const fn of_width(files: u8, width: u32) -> u8 {
    if width == 0 || width > 8 {
        return 0;
    }
    let mut runs = files;
    let mut step = 1;
    while step < width {
        runs &= files >> step;
        step += 1;
    }
    // Where so many files follow each other: it is an island if it begins and ends there.
    let mut island = runs & west_files(files) & (east_files(files) >> (width - 1));
    let first = island;
    step = 1;
    while step < width {
        island |= first << step;
        step += 1;
    }
    island
}

/// How many islands fewer the first side has than the second, -4 to 4: fewer are better. 17 operations and
/// two population counts.
#[doc(alias = "island_balance")]
#[inline]
#[must_use]
pub const fn balance(pawns: Board, enemy: Board) -> i8 {
    count(fileset(enemy)) as i8 - count(fileset(pawns)) as i8
}

/// What [`TABLE`] knows of a set of files. 16 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Entry {
    /// All squares of the files without neighbours: [`isolated_files`].
    pub isolated: Board,
    /// All squares of the files with a neighbour on one side: [`half_isolated_files`], one bit for each.
    pub half_isolated: u8,
    /// The easternmost file of every island: [`east_files`].
    pub east_files: u8,
    /// The westernmost file of every island: [`west_files`].
    pub west_files: u8,
    /// The number of islands: [`count`].
    pub count: u8,
}

/// Islands by set of files. 4096 bytes.
///
/// ```
/// use bitboard_core::chess::{Board, Square, pawns::spans::fileset, pawn_structure::islands::TABLE};
///
/// let pawns = Board::from_iter([Square::A3, Square::E4, Square::F2, Square::F3]);
/// let islands = TABLE[usize::from(fileset(pawns))];
/// assert_eq!(islands.count, 2);
/// assert_eq!(pawns & islands.isolated, Square::A3.board());
/// ```
#[table]
pub static TABLE: [Entry; 256] = |index| {
    let files = index as u8;
    Entry {
        isolated: squares(isolated_files(files)),
        half_isolated: half_isolated_files(files),
        east_files: east_files(files),
        west_files: west_files(files),
        count: count(files) as u8,
    }
};
