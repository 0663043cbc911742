/// Orthodox chess: a1 is bit 0.
pub mod chess {
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
    /// A square.
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
    #[repr(u8)]
    pub enum Square {
        /// a1
        A1 = 0,
        /// b1
        B1 = 1,
        /// c1
        C1 = 2,
        /// d1
        D1 = 3,
        /// e1
        E1 = 4,
        /// f1
        F1 = 5,
        /// g1
        G1 = 6,
        /// h1
        H1 = 7,
        /// a2
        A2 = 8,
        /// b2
        B2 = 9,
        /// c2
        C2 = 10,
        /// d2
        D2 = 11,
        /// e2
        E2 = 12,
        /// f2
        F2 = 13,
        /// g2
        G2 = 14,
        /// h2
        H2 = 15,
        /// a3
        A3 = 16,
        /// b3
        B3 = 17,
        /// c3
        C3 = 18,
        /// d3
        D3 = 19,
        /// e3
        E3 = 20,
        /// f3
        F3 = 21,
        /// g3
        G3 = 22,
        /// h3
        H3 = 23,
        /// a4
        A4 = 24,
        /// b4
        B4 = 25,
        /// c4
        C4 = 26,
        /// d4
        D4 = 27,
        /// e4
        E4 = 28,
        /// f4
        F4 = 29,
        /// g4
        G4 = 30,
        /// h4
        H4 = 31,
        /// a5
        A5 = 32,
        /// b5
        B5 = 33,
        /// c5
        C5 = 34,
        /// d5
        D5 = 35,
        /// e5
        E5 = 36,
        /// f5
        F5 = 37,
        /// g5
        G5 = 38,
        /// h5
        H5 = 39,
        /// a6
        A6 = 40,
        /// b6
        B6 = 41,
        /// c6
        C6 = 42,
        /// d6
        D6 = 43,
        /// e6
        E6 = 44,
        /// f6
        F6 = 45,
        /// g6
        G6 = 46,
        /// h6
        H6 = 47,
        /// a7
        A7 = 48,
        /// b7
        B7 = 49,
        /// c7
        C7 = 50,
        /// d7
        D7 = 51,
        /// e7
        E7 = 52,
        /// f7
        F7 = 53,
        /// g7
        G7 = 54,
        /// h7
        H7 = 55,
        /// a8
        A8 = 56,
        /// b8
        B8 = 57,
        /// c8
        C8 = 58,
        /// d8
        D8 = 59,
        /// e8
        E8 = 60,
        /// f8
        F8 = 61,
        /// g8
        G8 = 62,
        /// h8
        H8 = 63,
    }
    ::bitboard_core::__private::square! {
        Square, Board : u64, 64 squares[A1 = 0, B1 = 1, C1 = 2, D1 = 3, E1 = 4, F1 = 5,
        G1 = 6, H1 = 7, A2 = 8, B2 = 9, C2 = 10, D2 = 11, E2 = 12, F2 = 13, G2 = 14, H2 =
        15, A3 = 16, B3 = 17, C3 = 18, D3 = 19, E3 = 20, F3 = 21, G3 = 22, H3 = 23, A4 =
        24, B4 = 25, C4 = 26, D4 = 27, E4 = 28, F4 = 29, G4 = 30, H4 = 31, A5 = 32, B5 =
        33, C5 = 34, D5 = 35, E5 = 36, F5 = 37, G5 = 38, H5 = 39, A6 = 40, B6 = 41, C6 =
        42, D6 = 43, E6 = 44, F6 = 45, G6 = 46, H6 = 47, A7 = 48, B7 = 49, C7 = 50, D7 =
        51, E7 = 52, F7 = 53, G7 = 54, H7 = 55, A8 = 56, B8 = 57, C8 = 58, D8 = 59, E8 =
        60, F8 = 61, G8 = 62, H8 = 63,]
    }
    /// The four winds and a diagonal.
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
        /// Towards the h-file.
        ///
        /// One square east.
        East,
        /// One square north-east.
        NorthEast,
        /// One square south.
        South,
    }
    impl Compass {
        /// All directions, in order.
        pub const ALL: [Self; 4] = [
            Self::North,
            Self::East,
            Self::NorthEast,
            Self::South,
        ];
        /// How many files to the east and ranks to the north a step goes.
        #[inline]
        #[must_use]
        pub const fn delta(self) -> (::core::primitive::i8, ::core::primitive::i8) {
            match self {
                Self::North => (0, 1),
                Self::East => (1, 0),
                Self::NorthEast => (1, 1),
                Self::South => (0, -1),
            }
        }
        /// The direction that leads back, if it is one of these.
        #[inline]
        #[must_use]
        pub const fn opposite(self) -> ::core::option::Option<Self> {
            match self {
                Self::North => ::core::option::Option::Some(Self::South),
                Self::East => ::core::option::Option::None,
                Self::NorthEast => ::core::option::Option::None,
                Self::South => ::core::option::Option::Some(Self::North),
            }
        }
        /// Every square one step on; those that would leave the board drop out.
        #[inline]
        #[must_use]
        pub const fn step(self, from: Board) -> Board {
            match self {
                Self::North => Board(from.0 << 8),
                Self::East => Board((from.0 << 1) & 0xfefe_fefe_fefe_fefe),
                Self::NorthEast => Board((from.0 << 9) & 0xfefe_fefe_fefe_fefe),
                Self::South => Board(from.0 >> 8),
            }
        }
        /// The squares that some square steps onto: what remains after a step of the full board.
        #[doc(alias = "avoidWrap")]
        #[inline]
        #[must_use]
        pub const fn landing(self) -> Board {
            match self {
                Self::North => Board(0xffff_ffff_ffff_ff00),
                Self::East => Board(0xfefe_fefe_fefe_fefe),
                Self::NorthEast => Board(0xfefe_fefe_fefe_fe00),
                Self::South => Board(0x00ff_ffff_ffff_ffff),
            }
        }
        /// How far a step moves bits, up if positive.
        #[inline]
        #[must_use]
        pub const fn shift(self) -> ::core::primitive::i32 {
            match self {
                Self::North => 8,
                Self::East => 1,
                Self::NorthEast => 9,
                Self::South => -8,
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
    const _: [Compass; 4] = Compass::ALL;
    /// Squares that sliders attack to the north and east.
    ///
    /// ```text
    /// . . . x . . . x
    /// . . . x . . x .
    /// . . . x . x . .
    /// . . . x x . . .
    /// . . . o x x x x
    /// . . . . . . . .
    /// . . . . . . . .
    /// . . . . . . . .
    /// ```
    ///
    /// From `o` on an empty board; 46 operations on `u64`.
    #[inline]
    #[must_use]
    pub const fn attacks(sliders: Board, empty: Board) -> Board {
        let north_flood_1 = sliders.0 | (empty.0 & (sliders.0 << 8));
        let north_open_2 = empty.0 & (empty.0 << 8);
        let north_flood_3 = north_flood_1 | (north_open_2 & (north_flood_1 << 16));
        let north_open_4 = north_open_2 & (north_open_2 << 16);
        let north_flood_6 = north_flood_3 | (north_open_4 & (north_flood_3 << 32));
        let east_open = empty.0 & 0xfefe_fefe_fefe_fefe;
        let east_flood_1 = sliders.0 | (east_open & (sliders.0 << 1));
        let east_open_2 = east_open & (east_open << 1);
        let east_flood_3 = east_flood_1 | (east_open_2 & (east_flood_1 << 2));
        let east_open_4 = east_open_2 & (east_open_2 << 2);
        let east_flood_6 = east_flood_3 | (east_open_4 & (east_flood_3 << 4));
        let north_east_flood_1 = sliders.0 | (east_open & (sliders.0 << 9));
        let north_east_open_2 = east_open & (east_open << 9);
        let north_east_flood_3 = north_east_flood_1
            | (north_east_open_2 & (north_east_flood_1 << 18));
        let north_east_open_4 = north_east_open_2 & (north_east_open_2 << 18);
        let north_east_flood_6 = north_east_flood_3
            | (north_east_open_4 & (north_east_flood_3 << 36));
        Board(
            (north_flood_6 << 8)
                | (((east_flood_6 << 1) | (north_east_flood_6 << 9))
                    & 0xfefe_fefe_fefe_fefe),
        )
    }
    ::bitboard_core::__private::declare! {
        pub __bitboard_attacks : fn (Board, Board) -> Board, nothing(()); Board::new(8,
        8, Word::Integer(64), & [0xffff_ffff_ffff_ffff]); fill(Yields::Attacks,
        Algorithm::KoggeStone, & [(0, 1, & [0xffff_ffff_ffff_ff00]), (1, 0, &
        [0xfefe_fefe_fefe_fefe]), (1, 1, & [0xfefe_fefe_fefe_fe00])]); "sliders",
        "empty"; | f, (), batch | { batch.each(Board, | set : Board | set.0, | [a, b] |
        f(a, b)) }
    }
    /// Sliders and the empty squares that they reach in a direction.
    ///
    /// The direction is looked up; 4 operations on `u64` in the text, those of the loop once each turn.
    #[inline]
    #[must_use]
    pub const fn occluded(sliders: Board, empty: Board, direction: Compass) -> Board {
        let avoid_wrap: &[::core::primitive::u64; 4] = &[
            0xffff_ffff_ffff_ff00, 0xfefe_fefe_fefe_fefe, 0xfefe_fefe_fefe_fe00,
            0x00ff_ffff_ffff_ffff,
        ];
        let shift: &[::core::primitive::u32; 4] = &[8, 1, 9, 56];
        let index = direction as ::core::primitive::usize;
        let ray_open = empty.0 & avoid_wrap[index];
        let mut flood = sliders.0;
        let mut turn: ::core::primitive::u32 = 0;
        while turn < 7 {
            flood |= flood.rotate_left(shift[index]) & ray_open;
            turn += 1;
        }
        Board(flood)
    }
    ::bitboard_core::__private::declare! {
        pub __bitboard_occluded : fn (Board, Board, Compass) -> Board, listed(Compass);
        Board::new(8, 8, Word::Integer(64), & [0xffff_ffff_ffff_ffff]);
        fill(Yields::Occluded, Algorithm::Dumb7Loop, & [(0, 1, &
        [0xffff_ffff_ffff_ff00]), (1, 0, & [0xfefe_fefe_fefe_fefe]), (1, 1, &
        [0xfefe_fefe_fefe_fe00]), (0, - 1, & [0x00ff_ffff_ffff_ffff])]); "sliders",
        "empty"; | f, index, batch | { batch.each(Board, | set : Board | set.0, | [a, b]
        | f(a, b, index)) }
    }
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
}
