/// Tables of a board module.
pub mod tables {
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
    pub struct Board(u16);
    ::bitboard_core::__private::board! {
        Board(u16) : u16, layout = (4, 3, rank_major, first_first), cells = 0x0fff,
    }
    impl Board {
        /// All squares of the a-file.
        pub const FILE_A: Self = Self(0x0111);
        /// All squares of the b-file.
        pub const FILE_B: Self = Self(0x0222);
        /// All squares of the c-file.
        pub const FILE_C: Self = Self(0x0444);
        /// All squares of the d-file.
        pub const FILE_D: Self = Self(0x0888);
        /// All squares of rank 1.
        pub const RANK_1: Self = Self(0x000f);
        /// All squares of rank 2.
        pub const RANK_2: Self = Self(0x00f0);
        /// All squares of rank 3.
        pub const RANK_3: Self = Self(0x0f00);
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
        /// a2
        A2 = 4,
        /// b2
        B2 = 5,
        /// c2
        C2 = 6,
        /// d2
        D2 = 7,
        /// a3
        A3 = 8,
        /// b3
        B3 = 9,
        /// c3
        C3 = 10,
        /// d3
        D3 = 11,
    }
    ::bitboard_core::__private::square! {
        Square, Board : u16, 12 squares[A1 = 0, B1 = 1, C1 = 2, D1 = 3, A2 = 4, B2 = 5,
        C2 = 6, D2 = 7, A3 = 8, B3 = 9, C3 = 10, D3 = 11,]
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
    pub enum Way {
        /// One square east.
        East,
        /// One square west.
        West,
    }
    impl Way {
        /// All directions, in order.
        pub const ALL: [Self; 2] = [Self::East, Self::West];
        /// How many files to the east and ranks to the north a step goes.
        #[inline]
        #[must_use]
        pub const fn delta(self) -> (::core::primitive::i8, ::core::primitive::i8) {
            match self {
                Self::East => (1, 0),
                Self::West => (-1, 0),
            }
        }
        /// The direction that leads back, if it is one of these.
        #[inline]
        #[must_use]
        pub const fn opposite(self) -> ::core::option::Option<Self> {
            match self {
                Self::East => ::core::option::Option::Some(Self::West),
                Self::West => ::core::option::Option::Some(Self::East),
            }
        }
        /// Every square one step on; those that would leave the board drop out.
        #[inline]
        #[must_use]
        pub const fn step(self, from: Board) -> Board {
            match self {
                Self::East => Board((from.0 << 1) & 0x0eee),
                Self::West => Board((from.0 >> 1) & 0x0777),
            }
        }
        /// The squares that some square steps onto: what remains after a step of the full board.
        #[doc(alias = "avoidWrap")]
        #[inline]
        #[must_use]
        pub const fn landing(self) -> Board {
            match self {
                Self::East => Board(0x0eee),
                Self::West => Board(0x0777),
            }
        }
        /// How far a step moves bits, up if positive.
        #[inline]
        #[must_use]
        pub const fn shift(self) -> ::core::primitive::i32 {
            match self {
                Self::East => 1,
                Self::West => -1,
            }
        }
        /// The direction seen from the other side of the board: north becomes south.
        #[inline]
        #[must_use]
        pub const fn flip_ranks(self) -> Self {
            match self {
                Self::East => Self::East,
                Self::West => Self::West,
            }
        }
        /// The direction in a mirror: east becomes west.
        #[inline]
        #[must_use]
        pub const fn flip_files(self) -> Self {
            match self {
                Self::East => Self::West,
                Self::West => Self::East,
            }
        }
    }
    impl Board {
        /// Every square one step in a direction; those that would leave the board drop out.
        #[inline]
        #[must_use]
        pub const fn to(self, direction: Way) -> Self {
            direction.step(self)
        }
    }
    const _: [Way; 2] = Way::ALL;
    /// Squares that a king attacks.
    ///
    /// ```text
    /// x x x .
    /// x o x .
    /// x x x .
    /// ```
    ///
    /// From `o` on an empty board; 11 operations on `u16`.
    #[inline]
    #[must_use]
    pub const fn king_attacks(kings: Board) -> Board {
        let squares = ((kings.0 >> 1) & 0x0777) | ((kings.0 << 1) & 0x0eee);
        let squares_2 = squares | kings.0;
        Board(((squares_2 >> 4) | squares | (squares_2 << 4)) & 0x0fff)
    }
    ::bitboard_core::__private::declare! {
        pub __bitboard_king_attacks : fn (Board) -> Board, nothing(()); Board::new(4, 3,
        Word::Integer(16), & [0x0000_0000_0000_0fff]); leaper(Leaps::Attacks, & [(- 1, -
        1), (- 1, 0), (- 1, 1), (0, - 1), (0, 1), (1, - 1), (1, 0), (1, 1)]); "kings"; |
        f, (), batch | { batch.each(Board, | set : Board | set.0, | [a] | f(a)) }
    }
    /// Squares that a king attacks.
    ///
    /// 12 entries, computed at compile time.
    pub static KING: [Board; 12] = [
        Board(0x0032),
        Board(0x0075),
        Board(0x00ea),
        Board(0x00c4),
        Board(0x0323),
        Board(0x0757),
        Board(0x0eae),
        Board(0x0c4c),
        Board(0x0230),
        Board(0x0570),
        Board(0x0ae0),
        Board(0x04c0),
    ];
    /// One step from each square.
    ///
    /// 24 entries, computed at compile time.
    pub static STEPS: [[Board; 12]; 2] = {
        const fn __table_entry(way: Way, square: Square) -> Board {
            let value: Board = square.board().to(way);
            value
        }
        ::core::assert!(
            < Way > ::ALL.len() == 2,
            "a dimension has another length than `ALL` of its type"
        );
        let mut table = [[__table_entry(<Way>::ALL[0], <Square>::ALL[0]); 12]; 2];
        let mut index_1: ::core::primitive::usize = 0;
        while index_1 < 2 {
            let value_1 = <Way>::ALL[index_1];
            let mut index_2: ::core::primitive::usize = 0;
            while index_2 < 12 {
                if let ::core::option::Option::Some(value_2) = <Square>::from_index(
                    index_2,
                ) {
                    table[index_1][index_2] = __table_entry(value_1, value_2);
                }
                index_2 += 1;
            }
            index_1 += 1;
        }
        table
    };
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
}
/// A table on its own.
///
/// 8 entries, computed at compile time.
static SQUARES: [u64; 8] = {
    const fn __table_entry(number: u64) -> u64 {
        let value: u64 = number * number;
        value
    }
    let mut table = [__table_entry(0); 8];
    let mut index_1: ::core::primitive::usize = 0;
    while index_1 < 8 {
        let value_1 = index_1 as u64;
        table[index_1] = __table_entry(value_1);
        index_1 += 1;
    }
    table
};
/// A closure with a block.
///
/// 8 entries, computed at compile time.
static SUMS: [u64; 8] = {
    const fn __table_entry(number: u64) -> u64 {
        let next = number + 1;
        number + next
    }
    let mut table = [__table_entry(0); 8];
    let mut index_1: ::core::primitive::usize = 0;
    while index_1 < 8 {
        let value_1 = index_1 as u64;
        table[index_1] = __table_entry(value_1);
        index_1 += 1;
    }
    table
};
