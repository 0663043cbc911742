/// A xiangqi general keeps to its palace, and a pawn changes its ways behind the river.
pub mod xiangqi {
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
    /// A set of points.
    pub struct Points(u128);
    ::bitboard_core::__private::board! {
        Points(u128) : u128, layout = (9, 10, rank_major, first_first), cells =
        0x0000_0000_03ff_ffff_ffff_ffff_ffff_ffff,
    }
    ::bitboard_core::__private::board_debug! {
        Points
    }
    #[derive(
        ::core::clone::Clone,
        ::core::marker::Copy,
        ::core::cmp::PartialEq,
        ::core::cmp::Eq,
        ::core::hash::Hash,
        ::core::fmt::Debug
    )]
    pub enum General {
        /// One square to the north.
        North,
        /// One square to the south.
        South,
        /// One square to the east.
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
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
}
