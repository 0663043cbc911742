//! Chess: sets of squares as a `u64` with a1 as bit 0, b1 as bit 1, …, h8 as bit 63, and what is known of
//! them.
//!
//! Everything here is written with the macros of this crate, or in terms of what they wrote.
//!
//! # Where things are
//!
//! * Here: [`Board`] and [`Square`], [`File`] and [`Rank`], the two compasses [`Direction`] and
//!   [`KnightDirection`], [`Color`] and [`Side`].
//! * [`rays`]: one step, fills and attacks in each of the eight directions, by every algorithm.
//! * [`directional`]: the same with the direction as a parameter; the tables behind it; rays by square.
//! * [`subtraction`]: attacks to the east by one subtraction for all rooks.
//!
//! # Names
//!
//! Directions are spelled out and seen from White: `north_east_attacks`. The Chess Programming Wiki calls the
//! same thing `noEaAttacks`; such names are search aliases of these pages. *Sliders* are the pieces that move
//! along a ray, *empty* the squares they may pass, *attacks* include the first blocker, *occluded* is a fill
//! that stops before it.
//!
//! Costs are counted in operations: one shift, rotation, `&`, `|`, `^`, `!`, addition or subtraction of 64
//! bits.

pub mod directional;
pub mod king;
pub mod knight;
pub mod moves;
pub mod patterns;
pub mod pawn_hash;
pub mod pawn_structure;
pub mod pawns;
pub mod rays;
pub mod sliders;
pub mod subtraction;

mod levels;
mod lines;

pub use board::{Board, Direction, KnightDirection, Square};
pub use lines::{File, NOT_A_FILE, NOT_AB_FILES, NOT_GH_FILES, NOT_H_FILE, Rank};

use crate::bitboard;

/// The types that the macros write; they appear in the parent module.
#[bitboard(8x8, crate = crate)]
mod board {
    /// A set of squares: bit 0 is a1, bit 7 is h1, bit 63 is h8. 8 bytes.
    ///
    /// ```
    /// use bitboard_core::chess::{Board, Square};
    ///
    /// let pawns = Board::from_iter([Square::C4, Square::E4]);
    /// assert_eq!(pawns.bits(), 0x1400_0000);
    /// assert_eq!((pawns | Square::D4.board()).len(), 3);
    /// assert_eq!(pawns.iter().map(|square| square.to_string()).collect::<String>(), "c4e4");
    /// ```
    ///
    /// ```
    /// use bitboard_core::chess::{Board, Direction, File, Rank, Square};
    ///
    /// // The operators, and the methods that do the same in constants.
    /// let (a, b) = (Board::RANK_1 | Board::FILE_A, Board::FILE_A | Board::FILE_B);
    /// assert_eq!([a & b, a | b, a ^ b, a - b, !a], [a.and(b), a.or(b), a.xor(b), a.without(b), a.not()]);
    /// assert_eq!((Board::EMPTY.len(), Board::FULL.len()), (0, 64));
    /// assert!(Board::EMPTY.is_empty() && Board::RANK_1.is_subset(a) && Board::RANK_2.is_disjoint(Board::RANK_3));
    ///
    /// // Bits and drawings, and which bit is which square.
    /// assert_eq!((Board::from_bits(0xff), Board::from_bits_truncate(0xff)), (Some(Board::RANK_1), Board::RANK_1));
    /// assert_eq!(Board::from_drawing(&a.to_string()), Ok(a));
    /// assert_eq!(Board::LAYOUT.index(0, 1), 8);
    ///
    /// // Single squares.
    /// let mut set = Square::E4.board().with(Square::D5).without_square(Square::E4);
    /// assert!(set.contains(Square::D5) && set.insert(Square::A1) && set.remove(Square::D5));
    /// set.toggle(Square::H8);
    /// assert_eq!((set.first(), set.last()), (Some(Square::A1), Some(Square::H8)));
    /// assert_eq!((set.pop_first(), set.pop_last()), (Some(Square::A1), Some(Square::H8)));
    /// assert!(set.is_empty());
    ///
    /// // Steps and lines.
    /// assert_eq!(Board::RANK_2.to(Direction::North), Board::RANK_3);
    /// let files = [
    ///     Board::FILE_A, Board::FILE_B, Board::FILE_C, Board::FILE_D,
    ///     Board::FILE_E, Board::FILE_F, Board::FILE_G, Board::FILE_H,
    /// ];
    /// let ranks = [
    ///     Board::RANK_1, Board::RANK_2, Board::RANK_3, Board::RANK_4,
    ///     Board::RANK_5, Board::RANK_6, Board::RANK_7, Board::RANK_8,
    /// ];
    /// assert_eq!((files, ranks), (File::ALL.map(File::board), Rank::ALL.map(Rank::board)));
    /// ```
    pub struct Board(u64);

    /// A square, from [`A1`](Square::A1) (index 0) by ranks to [`H8`](Square::H8) (index 63). One byte.
    ///
    /// ```
    /// use bitboard_core::chess::Square;
    ///
    /// let e4 = Square::E4;
    /// assert_eq!((e4.index(), e4.file(), e4.rank()), (28, 4, 3));
    /// assert_eq!((Square::from_index(28), Square::new(4, 3)), (Some(e4), Some(e4)));
    /// assert_eq!((Square::from_index(64), Square::new(8, 0)), (None, None));
    /// assert_eq!((e4.board().len(), e4.flip_rank()), (1, Square::E5));
    /// assert_eq!(("e4".parse(), Square::ALL[28].to_string()), (Ok(e4), "e4".to_owned()));
    /// ```
    pub enum Square {}

    /// The eight directions of a queen, clockwise from north-east.
    ///
    /// ```text
    /// 6 7 0     noWe nort noEa     +7 +8 +9
    /// 5 . 1     west      east     -1     +1
    /// 4 3 2     soWe sout soEa     -9 -8 -7
    /// ```
    ///
    /// On the left the discriminants, in the middle the names of the wiki, on the right how the index of the
    /// square changes.
    ///
    /// ```
    /// use bitboard_core::chess::{Board, Direction, Square};
    ///
    /// let way = Direction::NorthEast;
    /// assert_eq!((way.delta(), way.shift(), way.opposite()), ((1, 1), 9, Some(Direction::SouthWest)));
    /// assert_eq!((way.flip_ranks(), way.flip_files()), (Direction::SouthEast, Direction::NorthWest));
    /// assert_eq!(way.step(Square::A1.board()), Square::B2.board());
    /// assert_eq!(way.landing(), !(Board::RANK_1 | Board::FILE_A));
    /// assert_eq!(Direction::ALL[0], way);
    /// ```
    #[doc(alias = "dir8")]
    #[doc(alias = "compassRose")]
    #[directions]
    pub enum Direction {
        /// `noEa`, +9.
        #[doc(alias = "noEa")]
        NorthEast = step(1, 1),
        /// `east`, +1.
        East = step(1, 0),
        /// `soEa`, -7.
        #[doc(alias = "soEa")]
        SouthEast = step(1, -1),
        /// `sout`, -8.
        #[doc(alias = "sout")]
        South = step(0, -1),
        /// `soWe`, -9.
        #[doc(alias = "soWe")]
        SouthWest = step(-1, -1),
        /// `west`, -1.
        West = step(-1, 0),
        /// `noWe`, +7.
        #[doc(alias = "noWe")]
        NorthWest = step(-1, 1),
        /// `nort`, +8.
        #[doc(alias = "nort")]
        North = step(0, 1),
    }

    /// The eight directions of a knight, clockwise from north-north-east.
    ///
    /// ```text
    /// .  7  .  0  .            +15     +17
    /// 6  .  .  .  1         +6             +10
    /// .  .  .  .  .
    /// 5  .  .  .  2        -10             -6
    /// .  4  .  3  .            -17     -15
    /// ```
    ///
    /// On the left the discriminants, on the right how the index of the square changes.
    ///
    /// ```
    /// use bitboard_core::chess::{Board, KnightDirection, Square};
    ///
    /// let way = KnightDirection::NorthNorthEast;
    /// assert_eq!((way.delta(), way.shift()), ((1, 2), 17));
    /// assert_eq!(way.opposite(), Some(KnightDirection::SouthSouthWest));
    /// assert_eq!(way.flip_ranks(), KnightDirection::SouthSouthEast);
    /// assert_eq!(way.flip_files(), KnightDirection::NorthNorthWest);
    /// assert_eq!(way.step(Square::G1.board()), Square::H3.board());
    /// assert_eq!(way.landing(), !(Board::RANK_1 | Board::RANK_2 | Board::FILE_A));
    /// assert_eq!(KnightDirection::ALL.len(), 8);
    /// ```
    #[directions]
    pub enum KnightDirection {
        /// One file up, two ranks up: `noNoEa`, +17.
        #[doc(alias = "noNoEa")]
        NorthNorthEast = step(1, 2),
        /// Two files up, one rank up: `noEaEa`, +10.
        #[doc(alias = "noEaEa")]
        NorthEastEast = step(2, 1),
        /// Two files up, one rank down: `soEaEa`, -6.
        #[doc(alias = "soEaEa")]
        SouthEastEast = step(2, -1),
        /// One file up, two ranks down: `soSoEa`, -15.
        #[doc(alias = "soSoEa")]
        SouthSouthEast = step(1, -2),
        /// One file down, two ranks down: `soSoWe`, -17.
        #[doc(alias = "soSoWe")]
        SouthSouthWest = step(-1, -2),
        /// Two files down, one rank down: `soWeWe`, -10.
        #[doc(alias = "soWeWe")]
        SouthWestWest = step(-2, -1),
        /// Two files down, one rank up: `noWeWe`, +6.
        #[doc(alias = "noWeWe")]
        NorthWestWest = step(-2, 1),
        /// One file down, two ranks up: `noNoWe`, +15.
        #[doc(alias = "noNoWe")]
        NorthNorthWest = step(-1, 2),
    }
}

impl Board {
    /// The set seen from the other side of the board: rank 1 becomes rank 8. One byte swap.
    ///
    /// A function of one colour gives that of the other when its argument and its result are flipped.
    ///
    /// ```
    /// use bitboard_core::chess::{Board, Square};
    ///
    /// assert_eq!(Board::from(Square::B2).flip_ranks(), Square::B7.board());
    /// ```
    #[doc(alias = "flipVertical")]
    #[doc(alias = "mirror_vertical")]
    #[inline]
    #[must_use]
    pub const fn flip_ranks(self) -> Self {
        Self::from_bits_truncate(self.bits().swap_bytes())
    }

    /// Every member moved `amount` bits up, those beyond h8 entering at a1 again; down if `amount` is
    /// negative. One rotation.
    ///
    /// With the mask of the squares a step can land on, this is a step in any direction without a branch:
    /// [`directional::shift_one`].
    ///
    /// ```
    /// use bitboard_core::chess::{Board, Square};
    ///
    /// assert_eq!(Board::from(Square::A1).rotate(9), Square::B2.board());
    /// assert_eq!(Board::from(Square::A1).rotate(-1), Square::H8.board());
    /// ```
    #[doc(alias = "rotateLeft")]
    #[doc(alias = "rotate_left_signed")]
    #[inline]
    #[must_use]
    pub const fn rotate(self, amount: i32) -> Self {
        Self::from_bits_truncate(self.bits().rotate_left(amount.rem_euclid(64) as u32))
    }
}

impl Direction {
    /// Whether it is one of the four in which bishops move.
    ///
    /// ```
    /// use bitboard_core::chess::Direction;
    ///
    /// assert!(Direction::NorthEast.is_diagonal() && !Direction::North.is_diagonal());
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_diagonal(self) -> bool {
        matches!(self, Self::NorthEast | Self::SouthEast | Self::SouthWest | Self::NorthWest)
    }
}

impl Square {
    /// The square of a file and a rank.
    ///
    /// ```
    /// use bitboard_core::chess::{File, Rank, Square};
    ///
    /// assert_eq!(Square::at(File::E, Rank::Four), Square::E4);
    /// ```
    #[inline]
    #[must_use]
    pub const fn at(file: File, rank: Rank) -> Self {
        match Self::new(file as u8, rank as u8) {
            Some(square) => square,
            None => unreachable!(),
        }
    }

    /// The square seen from the other side of the board: e2 becomes e7. One `^` with 56.
    #[doc(alias = "flipVertical")]
    #[inline]
    #[must_use]
    pub const fn flip_rank(self) -> Self {
        match Self::from_index(self.index() ^ 56) {
            Some(square) => square,
            None => unreachable!(),
        }
    }
}

/// The colour of a player.
///
/// ```
/// use bitboard_core::chess::{Color, Direction};
///
/// assert_eq!(Color::ALL.map(Color::other), [Color::Black, Color::White]);
/// assert_eq!(Color::ALL.map(Color::forward), [Direction::North, Direction::South]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Color {
    /// Moves first, pawns go north.
    White,
    /// Moves second, pawns go south.
    Black,
}

impl Color {
    /// Both colours, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The other colour.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// The direction in which the pawns of this colour move.
    #[inline]
    #[must_use]
    pub const fn forward(self) -> Direction {
        match self {
            Self::White => Direction::North,
            Self::Black => Direction::South,
        }
    }
}

/// A wing of the board, towards the h-file or towards the a-file.
///
/// ```
/// use bitboard_core::chess::Side;
///
/// assert_eq!(Side::ALL, [Side::East, Side::West]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Towards the h-file.
    East,
    /// Towards the a-file.
    West,
}

impl Side {
    /// Both sides, east first.
    pub const ALL: [Self; 2] = [Self::East, Self::West];
}
