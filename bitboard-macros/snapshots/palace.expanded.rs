/// A xiangqi general keeps to its palace, and a pawn changes its ways behind the river.
pub mod xiangqi {
    /// A set of points.
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
    pub struct Points(u128);
    ::bitboard_core::__private::board! {
        Points(u128) : u128, layout = (9, 10, rank_major, first_first), cells =
        0x0000_0000_03ff_ffff_ffff_ffff_ffff_ffff,
    }
    impl Points {
        /// All squares of the a-file.
        pub const FILE_A: Self = Self(0x0000_0000_0002_0100_8040_2010_0804_0201);
        /// All squares of the b-file.
        pub const FILE_B: Self = Self(0x0000_0000_0004_0201_0080_4020_1008_0402);
        /// All squares of the c-file.
        pub const FILE_C: Self = Self(0x0000_0000_0008_0402_0100_8040_2010_0804);
        /// All squares of the d-file.
        pub const FILE_D: Self = Self(0x0000_0000_0010_0804_0201_0080_4020_1008);
        /// All squares of the e-file.
        pub const FILE_E: Self = Self(0x0000_0000_0020_1008_0402_0100_8040_2010);
        /// All squares of the f-file.
        pub const FILE_F: Self = Self(0x0000_0000_0040_2010_0804_0201_0080_4020);
        /// All squares of the g-file.
        pub const FILE_G: Self = Self(0x0000_0000_0080_4020_1008_0402_0100_8040);
        /// All squares of the h-file.
        pub const FILE_H: Self = Self(0x0000_0000_0100_8040_2010_0804_0201_0080);
        /// All squares of the i-file.
        pub const FILE_I: Self = Self(0x0000_0000_0201_0080_4020_1008_0402_0100);
        /// All squares of rank 1.
        pub const RANK_1: Self = Self(0x0000_0000_0000_0000_0000_0000_0000_01ff);
        /// All squares of rank 2.
        pub const RANK_2: Self = Self(0x0000_0000_0000_0000_0000_0000_0003_fe00);
        /// All squares of rank 3.
        pub const RANK_3: Self = Self(0x0000_0000_0000_0000_0000_0000_07fc_0000);
        /// All squares of rank 4.
        pub const RANK_4: Self = Self(0x0000_0000_0000_0000_0000_000f_f800_0000);
        /// All squares of rank 5.
        pub const RANK_5: Self = Self(0x0000_0000_0000_0000_0000_1ff0_0000_0000);
        /// All squares of rank 6.
        pub const RANK_6: Self = Self(0x0000_0000_0000_0000_003f_e000_0000_0000);
        /// All squares of rank 7.
        pub const RANK_7: Self = Self(0x0000_0000_0000_0000_7fc0_0000_0000_0000);
        /// All squares of rank 8.
        pub const RANK_8: Self = Self(0x0000_0000_0000_00ff_8000_0000_0000_0000);
        /// All squares of rank 9.
        pub const RANK_9: Self = Self(0x0000_0000_0001_ff00_0000_0000_0000_0000);
        /// All squares of rank 10.
        pub const RANK_10: Self = Self(0x0000_0000_03fe_0000_0000_0000_0000_0000);
    }
    ::bitboard_core::__private::board_debug! {
        Points
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
    pub enum General {
        /// One square north.
        North,
        /// One square south.
        South,
        /// One square east.
        East,
    }
    impl General {
        /// All directions, in order.
        pub const ALL: [Self; 3] = [Self::North, Self::South, Self::East];
        /// How many files to the east and ranks to the north a step goes.
        #[inline]
        #[must_use]
        pub const fn delta(self) -> (::core::primitive::i8, ::core::primitive::i8) {
            match self {
                Self::North => (0, 1),
                Self::South => (0, -1),
                Self::East => (1, 0),
            }
        }
        /// The direction that leads back, if it is one of these.
        #[inline]
        #[must_use]
        pub const fn opposite(self) -> ::core::option::Option<Self> {
            match self {
                Self::North => ::core::option::Option::None,
                Self::South => ::core::option::Option::None,
                Self::East => ::core::option::Option::None,
            }
        }
        /// Every square one step on; those that would leave the board drop out.
        #[inline]
        #[must_use]
        pub const fn step(self, from: Points) -> Points {
            match self {
                Self::North => {
                    Points((from.0 << 9) & 0x0000_0000_0000_0000_0000_0000_0070_3800)
                }
                Self::South => {
                    Points((from.0 >> 9) & 0x0000_0000_0000_0000_0000_0000_0000_7038)
                }
                Self::East => {
                    Points((from.0 << 1) & 0x0000_0000_0070_381c_0000_0000_00e0_7038)
                }
            }
        }
        /// The squares that some square steps onto: what remains after a step of the full board.
        #[doc(alias = "avoidWrap")]
        #[inline]
        #[must_use]
        pub const fn landing(self) -> Points {
            match self {
                Self::North => Points(0x0000_0000_0000_0000_0000_0000_0070_3800),
                Self::South => Points(0x0000_0000_0000_0000_0000_0000_0000_7038),
                Self::East => Points(0x0000_0000_0070_381c_0000_0000_00e0_7038),
            }
        }
        /// How far a step moves bits, up if positive.
        #[inline]
        #[must_use]
        pub const fn shift(self) -> ::core::primitive::i32 {
            match self {
                Self::North => 9,
                Self::South => -9,
                Self::East => 1,
            }
        }
    }
    impl Points {
        /// Every square one step in a direction; those that would leave the board drop out.
        #[inline]
        #[must_use]
        pub const fn to(self, direction: General) -> Self {
            direction.step(self)
        }
    }
    const _: [General; 3] = General::ALL;
    /// The squares one step to the north and east.
    ///
    /// ```text
    /// . . . . . . . . .
    /// . . . . . . . . .
    /// . . . . . . . . .
    /// . . . . . . . . .
    /// . . . . . . . . .
    /// . . . . o . . . .
    /// . . . . . . . . .
    /// . . . . . . . . .
    /// . . . . . . . . .
    /// . . . . . . . . .
    /// ```
    ///
    /// From `o` on an empty board; 5 operations on `u128`.
    #[inline]
    #[must_use]
    pub const fn general(from: Points) -> Points {
        Points(
            ((from.0 << 9) & 0x0000_0000_0000_0000_0000_0000_0070_3800)
                | ((from.0 << 1) & 0x0000_0000_0070_381c_0000_0000_00e0_7038),
        )
    }
    ::bitboard_core::__private::declare! {
        pub __bitboard_general : fn (Points) -> Points, nothing(()); Board::new(9, 10,
        Word::Integer(128), & [0xffff_ffff_ffff_ffff, 0x0000_0000_03ff_ffff]);
        fill(Yields::Step { mask_before : false }, Algorithm::Auto, & [(0, 1, &
        [0x0000_0000_0070_3800]), (1, 0, & [0x0000_0000_00e0_7038,
        0x0000_0000_0070_381c])]); "from"; | f, (), batch | { batch.each(Points, | set :
        Points | set.0, | [a] | f(a)) }
    }
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
}
