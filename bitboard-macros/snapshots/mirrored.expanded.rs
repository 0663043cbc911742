/// Pawns of both colours from one definition.
pub mod pawns {
    /// A set of squares.
    #[derive(
        ::core::clone::Clone,
        ::core::marker::Copy,
        ::core::cmp::PartialEq,
        ::core::cmp::Eq,
        ::core::cmp::PartialOrd,
        ::core::cmp::Ord,
        ::core::hash::Hash,
        ::core::default::Default
    )]
    pub struct Board(u64);
    ::bitboard_core::__private::board! {
        Board(u64) : u64, layout = (8, 8, rank_major, first_first), cells =
        0xffff_ffff_ffff_ffff,
    }
    impl Board {
        /// All squares of the a-file.
        pub const FILE_A: Self = Self(0x0101_0101_0101_0101);
        /// All squares of the b-file.
        pub const FILE_B: Self = Self(0x0202_0202_0202_0202);
        /// All squares of the c-file.
        pub const FILE_C: Self = Self(0x0404_0404_0404_0404);
        /// All squares of the d-file.
        pub const FILE_D: Self = Self(0x0808_0808_0808_0808);
        /// All squares of the e-file.
        pub const FILE_E: Self = Self(0x1010_1010_1010_1010);
        /// All squares of the f-file.
        pub const FILE_F: Self = Self(0x2020_2020_2020_2020);
        /// All squares of the g-file.
        pub const FILE_G: Self = Self(0x4040_4040_4040_4040);
        /// All squares of the h-file.
        pub const FILE_H: Self = Self(0x8080_8080_8080_8080);
        /// All squares of rank 1.
        pub const RANK_1: Self = Self(0x0000_0000_0000_00ff);
        /// All squares of rank 2.
        pub const RANK_2: Self = Self(0x0000_0000_0000_ff00);
        /// All squares of rank 3.
        pub const RANK_3: Self = Self(0x0000_0000_00ff_0000);
        /// All squares of rank 4.
        pub const RANK_4: Self = Self(0x0000_0000_ff00_0000);
        /// All squares of rank 5.
        pub const RANK_5: Self = Self(0x0000_00ff_0000_0000);
        /// All squares of rank 6.
        pub const RANK_6: Self = Self(0x0000_ff00_0000_0000);
        /// All squares of rank 7.
        pub const RANK_7: Self = Self(0x00ff_0000_0000_0000);
        /// All squares of rank 8.
        pub const RANK_8: Self = Self(0xff00_0000_0000_0000);
    }
    ::bitboard_core::__private::board_debug! {
        Board
    }
    #[derive(
        ::core::clone::Clone,
        ::core::marker::Copy,
        ::core::cmp::PartialEq,
        ::core::cmp::Eq,
        ::core::cmp::PartialOrd,
        ::core::cmp::Ord,
        ::core::hash::Hash,
        ::core::fmt::Debug
    )]
    pub enum Compass {
        /// One square north.
        North,
        /// One square north-east.
        NorthEast,
        /// One square north-west.
        NorthWest,
        /// One square south.
        South,
        /// One square south-east.
        SouthEast,
        /// One square south-west.
        SouthWest,
    }
    impl Compass {
        /// All directions, in order.
        pub const ALL: [Self; 6] = [
            Self::North,
            Self::NorthEast,
            Self::NorthWest,
            Self::South,
            Self::SouthEast,
            Self::SouthWest,
        ];
        /// How many files to the east and ranks to the north a step goes.
        #[inline]
        #[must_use]
        pub const fn delta(self) -> (::core::primitive::i8, ::core::primitive::i8) {
            match self {
                Self::North => (0, 1),
                Self::NorthEast => (1, 1),
                Self::NorthWest => (-1, 1),
                Self::South => (0, -1),
                Self::SouthEast => (1, -1),
                Self::SouthWest => (-1, -1),
            }
        }
        /// The direction that leads back, if it is one of these.
        #[inline]
        #[must_use]
        pub const fn opposite(self) -> ::core::option::Option<Self> {
            match self {
                Self::North => ::core::option::Option::Some(Self::South),
                Self::NorthEast => ::core::option::Option::Some(Self::SouthWest),
                Self::NorthWest => ::core::option::Option::Some(Self::SouthEast),
                Self::South => ::core::option::Option::Some(Self::North),
                Self::SouthEast => ::core::option::Option::Some(Self::NorthWest),
                Self::SouthWest => ::core::option::Option::Some(Self::NorthEast),
            }
        }
        /// Every square one step on; those that would leave the board drop out.
        #[inline]
        #[must_use]
        pub const fn step(self, from: Board) -> Board {
            match self {
                Self::North => Board(from.0 << 8),
                Self::NorthEast => Board((from.0 << 9) & 0xfefe_fefe_fefe_fefe),
                Self::NorthWest => Board((from.0 << 7) & 0x7f7f_7f7f_7f7f_7f7f),
                Self::South => Board(from.0 >> 8),
                Self::SouthEast => Board((from.0 >> 7) & 0xfefe_fefe_fefe_fefe),
                Self::SouthWest => Board((from.0 >> 9) & 0x7f7f_7f7f_7f7f_7f7f),
            }
        }
        /// The squares that some square steps onto: what remains after a step of the full board.
        #[doc(alias = "avoidWrap")]
        #[inline]
        #[must_use]
        pub const fn landing(self) -> Board {
            match self {
                Self::North => Board(0xffff_ffff_ffff_ff00),
                Self::NorthEast => Board(0xfefe_fefe_fefe_fe00),
                Self::NorthWest => Board(0x7f7f_7f7f_7f7f_7f00),
                Self::South => Board(0x00ff_ffff_ffff_ffff),
                Self::SouthEast => Board(0x00fe_fefe_fefe_fefe),
                Self::SouthWest => Board(0x007f_7f7f_7f7f_7f7f),
            }
        }
        /// How far a step moves bits, up if positive.
        #[inline]
        #[must_use]
        pub const fn shift(self) -> ::core::primitive::i32 {
            match self {
                Self::North => 8,
                Self::NorthEast => 9,
                Self::NorthWest => 7,
                Self::South => -8,
                Self::SouthEast => -7,
                Self::SouthWest => -9,
            }
        }
        /// The direction seen from the other side of the board: north becomes south.
        #[inline]
        #[must_use]
        pub const fn flip_ranks(self) -> Self {
            match self {
                Self::North => Self::South,
                Self::NorthEast => Self::SouthEast,
                Self::NorthWest => Self::SouthWest,
                Self::South => Self::North,
                Self::SouthEast => Self::NorthEast,
                Self::SouthWest => Self::NorthWest,
            }
        }
        /// The direction in a mirror: east becomes west.
        #[inline]
        #[must_use]
        pub const fn flip_files(self) -> Self {
            match self {
                Self::North => Self::North,
                Self::NorthEast => Self::NorthWest,
                Self::NorthWest => Self::NorthEast,
                Self::South => Self::South,
                Self::SouthEast => Self::SouthWest,
                Self::SouthWest => Self::SouthEast,
            }
        }
    }
    impl Board {
        /// Every square one step in a direction; those that would leave the board drop out.
        #[inline]
        #[must_use]
        pub const fn to(self, direction: Compass) -> Self {
            direction.step(self)
        }
    }
    const _: [Compass; 6] = Compass::ALL;
    /// White front spans.
    ///
    /// ```text
    /// . . . x . . . .
    /// . . . x . . . .
    /// . . . x . . . .
    /// . . . x . . . .
    /// . . . o . . . .
    /// . . . . . . . .
    /// . . . . . . . .
    /// . . . . . . . .
    /// ```
    ///
    /// From `o` on an empty board; 6 operations on `u64`.
    #[inline]
    #[must_use]
    pub const fn front_fill(pawns: Board) -> Board {
        let north_flood_1 = pawns.0 | (pawns.0 << 8);
        let north_flood_3 = north_flood_1 | (north_flood_1 << 16);
        Board(north_flood_3 | (north_flood_3 << 32))
    }
    ::bitboard_core::__private::declare! {
        pub __bitboard_front_fill : fn (Board) -> Board, nothing(()); Board::new(8, 8,
        Word::Integer(64), & [0xffff_ffff_ffff_ffff]); fill(Yields::Fill,
        Algorithm::Auto, & [(0, 1, & [0xffff_ffff_ffff_ff00])]); "pawns"; | f, (), batch
        | { batch.each(Board, | set : Board | set.0, | [a] | f(a)) }
    }
    /// The squares themselves and all squares to the south of them.
    ///
    /// ```text
    /// . . . . . . . .
    /// . . . . . . . .
    /// . . . . . . . .
    /// . . . . . . . .
    /// . . . o . . . .
    /// . . . x . . . .
    /// . . . x . . . .
    /// . . . x . . . .
    /// ```
    ///
    /// From `o` on an empty board; 6 operations on `u64`.
    #[inline]
    #[must_use]
    pub const fn rear_fill(pawns: Board) -> Board {
        let south_flood_1 = pawns.0 | (pawns.0 >> 8);
        let south_flood_3 = south_flood_1 | (south_flood_1 >> 16);
        Board(south_flood_3 | (south_flood_3 >> 32))
    }
    ::bitboard_core::__private::declare! {
        pub __bitboard_rear_fill : fn (Board) -> Board, nothing(()); Board::new(8, 8,
        Word::Integer(64), & [0xffff_ffff_ffff_ffff]); fill(Yields::Fill,
        Algorithm::Auto, & [(0, - 1, & [0x00ff_ffff_ffff_ffff])]); "pawns"; | f, (),
        batch | { batch.each(Board, | set : Board | set.0, | [a] | f(a)) }
    }
    /// Squares that white pawns attack, to the north.
    ///
    /// ```text
    /// . . .
    /// x . x
    /// . o .
    /// ```
    #[doc(alias = "wPawnAnyAttacks")]
    pub const fn white_attacks(pawns: Board) -> Board {
        pawns.to(Compass::NorthEast).or(pawns.to(Compass::NorthWest))
    }
    /// Squares that black pawns attack, to the south.
    ///
    /// ```text
    /// . o .
    /// x . x
    /// . . .
    /// ```
    #[doc(alias = "bPawnAnyAttacks")]
    pub const fn black_attacks(pawns: Board) -> Board {
        pawns.to(Compass::SouthEast).or(pawns.to(Compass::SouthWest))
    }
    /// Squares that white pawns of the second rank reach by a double push.
    pub const fn white_double_pushes(pawns: Board, empty: Board) -> Board {
        let single = pawns.to(Compass::North).and(empty);
        single
            .and(Board::RANK_3)
            .to(Compass::North)
            .and(empty)
            .without(white_attacks(front_fill(Board::EMPTY)))
    }
    /// Squares that black pawns of the second rank reach by a double push.
    pub const fn black_double_pushes(pawns: Board, empty: Board) -> Board {
        let single = pawns.to(Compass::South).and(empty);
        single
            .and(Board::RANK_6)
            .to(Compass::South)
            .and(empty)
            .without(black_attacks(rear_fill(Board::EMPTY)))
    }
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
}
