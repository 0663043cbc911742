/// Pieces of one module share tables.
pub mod pieces {
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
    /// Squares that a rook attacks.
    ///
    /// ```text
    /// . x . .
    /// x o x x
    /// . x . .
    /// ```
    ///
    /// `R` from `o`: `x` attacks. By 1 lookup in 408 bytes, which others use too.
    #[inline]
    #[must_use]
    pub const fn rook_attacks(from: Square, occupied: Board) -> Board {
        let square = from as ::core::primitive::usize;
        let lookups_1 = &__bitboard_pieces::LOOKUPS_1[square];
        Board(
            __bitboard_pieces::SETS_1[::bitboard_core::__private::lookup::u16::product(
                &lookups_1[0],
                occupied.0,
            )],
        )
    }
    ::bitboard_core::__private::declare! {
        pub __bitboard_rook_attacks : fn (Square, Board) -> Board, listed(Square);
        Board::new(4, 3, Word::Integer(16), & [0x0000_0000_0000_0fff]);
        piece(Gives::Attacks, By::Tables { lookups : ::core::option::Option::None, index
        : ::core::option::Option::Some(Index::Direct) }, & [(true, true, false, & [Leg {
        images : Turns(85), range : Range::Unlimited, ..LEAP }])]); "occupied"; | f,
        index, batch | { batch.each(Board, | set : Board | set.0, | [a] | f(index, a)) }
    }
    /// What a rook can capture.
    ///
    /// ```text
    /// . x . .
    /// x o x x
    /// . x . .
    /// ```
    ///
    /// `R` from `o`: `x` captures. By 1 lookup in 408 bytes, which others use too.
    #[inline]
    #[must_use]
    pub const fn rook_captures(from: Square, occupied: Board) -> Board {
        let square = from as ::core::primitive::usize;
        let lookups_1 = &__bitboard_pieces::LOOKUPS_1[square];
        Board(
            __bitboard_pieces::SETS_1[::bitboard_core::__private::lookup::u16::product(
                &lookups_1[0],
                occupied.0,
            )] & occupied.0,
        )
    }
    ::bitboard_core::__private::declare! {
        pub __bitboard_rook_captures : fn (Square, Board) -> Board, listed(Square);
        Board::new(4, 3, Word::Integer(16), & [0x0000_0000_0000_0fff]);
        piece(Gives::Captures, By::Tables { lookups : ::core::option::Option::None, index
        : ::core::option::Option::Some(Index::Direct) }, & [(true, true, false, & [Leg {
        images : Turns(85), range : Range::Unlimited, ..LEAP }])]); "occupied"; | f,
        index, batch | { batch.each(Board, | set : Board | set.0, | [a] | f(index, a)) }
    }
    /// Squares that a queen attacks.
    ///
    /// ```text
    /// x x x .
    /// x o x x
    /// x x x .
    /// ```
    ///
    /// `Q` from `o`: `x` attacks. By 1 lookup in 504 bytes.
    #[inline]
    #[must_use]
    pub const fn queen_attacks(from: Square, occupied: Board) -> Board {
        static __BITBOARD_LOOKUPS_2: [[[::core::primitive::u64; 3]; 1]; 12] = ::bitboard_core::__private::table::lanes::rows(
            b"6\0\0\0\0\0\0\0\0\0\0\0\0\0\0!\0\0\0\0<\0\0\0d\0\0\0\0\0\0\0\0\0\0\0\0\0\x80\"\x10\0\0\0=\0\0\0b\0\0\0\0\0\0\0\0\0\0\0\0\0\x80B\x18\0\0\0=\0\0\0\xC6\0\0\0\0\0\0\0\0\0\0\0\0\0\x80D \0\0\0<\0\0\0`\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x050\0\0\0>\0\0\0@\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x024\0\0\0?\0\0\0 \0\0\0\0\0\0\0\0\0\0\0\0\0\0\x046\0\0\0?\0\0\0`\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x058\0\0\0>\0\0\x000\x06\0\0\0\0\0\0\0\0\0\0\0\0\x90\x08<\0\0\0<\0\0\0`\x04\0\0\0\0\0\0\0\0\0\0\0\0\x90\x04L\0\0\0=\0\0\0`\x02\0\0\0\0\0\0\0\0\0\0\0\0\xA0\x04T\0\0\0=\0\0\0\xC0\x06\0\0\0\0\0\0\0\0\0\0\0\0\x08\x01\\\0\0\0<\0\0\0",
        );
        static __BITBOARD_SETS_2: [::core::primitive::u16; 108] = ::bitboard_core::__private::table::u16::words(
            b">\x05>\x04>\x01>\x002\x052\x042\x012\x006\x056\x046\x016\x002\x052\x042\x012\0}\nu\x02}\x08u\0u\n}\x02u\x08}\0\xEB\x05\xEA\x01\xEB\x04\xEA\0\xEA\x05\xEB\x01\xEA\x04\xEB\0\xC7\n\xC4\n\xC7\x08\xC4\x08\xC7\x02\xC4\x02\xC7\0\xC4\0\xC6\n\xC4\n\xC6\x08\xC4\x08\xC6\x02\xC4\x02\xC6\0\xC4\0\xE3\x03c\x03#\x03#\x03\xD7\x07W\x07\xBE\x0E\xAE\x0E|\x0CL\x0Cl\x0CL\x0C5\x0E1\x0E5\x021\x025\x061\x065\x021\x024\x0E0\x0E4\x020\x024\x060\x064\x020\x02z\rr\rz\x05r\x05x\rp\rx\x05p\x05\xE5\x0B\xE1\x0B\xE5\n\xE1\n\xE4\x0B\xE0\x0B\xE4\n\xE0\n\xCA\x07\xCA\x06\xCA\x04\xCA\x04\xC8\x07\xC8\x06\xC8\x04\xC8\x04\xC2\x07\xC2\x06\xC2\x04\xC2\x04\xC0\x07\xC0\x06\xC0\x04\xC0\x04",
        );
        let square = from as ::core::primitive::usize;
        let lookups_2 = &__BITBOARD_LOOKUPS_2[square];
        Board(
            __BITBOARD_SETS_2[::bitboard_core::__private::lookup::u16::product(
                &lookups_2[0],
                occupied.0,
            )],
        )
    }
    ::bitboard_core::__private::declare! {
        pub __bitboard_queen_attacks : fn (Square, Board) -> Board, listed(Square);
        Board::new(4, 3, Word::Integer(16), & [0x0000_0000_0000_0fff]);
        piece(Gives::Attacks, By::Tables { lookups : ::core::option::Option::None, index
        : ::core::option::Option::Some(Index::Direct) }, & [(true, true, false, & [Leg {
        images : Turns(255), range : Range::Unlimited, ..LEAP }])]); "occupied"; | f,
        index, batch | { batch.each(Board, | set : Board | set.0, | [a] | f(index, a)) }
    }
    /// The squares that the piece attacks, empty or occupied.
    ///
    /// ```text
    /// . . . x
    /// . o . .
    /// . . . x
    /// ```
    ///
    /// `N` from `o`: `x` attacks. By 1 lookup of leaps in 24 bytes.
    #[inline]
    #[must_use]
    pub const fn knight_attacks(from: Square, occupied: Board) -> Board {
        static __BITBOARD_RAYS: [[::core::primitive::u16; 1]; 12] = ::bitboard_core::__private::table::u16::rows(
            b"@\x02\x80\x05\x10\n \x04\x04\x04\x08\x08\x01\x01\x02\x02B\0\x85\0\x1A\0$\0",
        );
        let square = from as ::core::primitive::usize;
        let rays = &__BITBOARD_RAYS[square];
        let _ = occupied;
        Board(rays[0])
    }
    ::bitboard_core::__private::declare! {
        pub __bitboard_knight_attacks : fn (Square, Board) -> Board, listed(Square);
        Board::new(4, 3, Word::Integer(16), & [0x0000_0000_0000_0fff]);
        piece(Gives::Attacks, By::Auto, & [(true, true, false, & [Leg { base : (1, 2),
        images : Turns(255), ..LEAP }])]); "occupied"; | f, index, batch | { batch
        .each(Board, | set : Board | set.0, | [a] | f(index, a)) }
    }
    /// Where white soldiers go: north, and sideways by capture.
    ///
    /// ```text
    /// . m . .
    /// c o c .
    /// . . . .
    /// ```
    ///
    /// `fmWscW` from `o`: `m` moves only, `c` captures only. By a walk with 84 bytes of instructions, and a walk with 124 bytes of instructions.
    #[inline]
    #[must_use]
    pub const fn white_soldier_moves(from: Square, occupied: Board) -> Board {
        static __BITBOARD_STARTS_1: [::core::primitive::u32; 13] = ::bitboard_core::__private::table::u32::words(
            b"\0\0\0\0\x01\0\0\0\x02\0\0\0\x03\0\0\0\x04\0\0\0\x05\0\0\0\x06\0\0\0\x07\0\0\0\x08\0\0\0\x08\0\0\0\x08\0\0\0\x08\0\0\0\x08\0\0\0",
        );
        static __BITBOARD_CODE_1: [::core::primitive::u32; 8] = ::bitboard_core::__private::table::u32::words(
            b"\x04\0\0\0\x05\0\0\0\x06\0\0\0\x07\0\0\0\x08\0\0\0\t\0\0\0\n\0\0\0\x0B\0\0\0",
        );
        static __BITBOARD_STARTS_2: [::core::primitive::u32; 13] = ::bitboard_core::__private::table::u32::words(
            b"\0\0\0\0\x01\0\0\0\x03\0\0\0\x05\0\0\0\x06\0\0\0\x07\0\0\0\t\0\0\0\x0B\0\0\0\x0C\0\0\0\r\0\0\0\x0F\0\0\0\x11\0\0\0\x12\0\0\0",
        );
        static __BITBOARD_CODE_2: [::core::primitive::u32; 18] = ::bitboard_core::__private::table::u32::words(
            b"\x01\0\0\0\x02\0\0\0\0\0\0\0\x03\0\0\0\x01\0\0\0\x02\0\0\0\x05\0\0\0\x06\0\0\0\x04\0\0\0\x07\0\0\0\x05\0\0\0\x06\0\0\0\t\0\0\0\n\0\0\0\x08\0\0\0\x0B\0\0\0\t\0\0\0\n\0\0\0",
        );
        let square = from as ::core::primitive::usize;
        let quiet = ::bitboard_core::__private::walk::u16::reach(
            &__BITBOARD_STARTS_1,
            &__BITBOARD_CODE_1,
            square,
            occupied.0,
        ) & !occupied.0;
        let captures = ::bitboard_core::__private::walk::u16::reach(
            &__BITBOARD_STARTS_2,
            &__BITBOARD_CODE_2,
            square,
            occupied.0,
        ) & occupied.0;
        Board(quiet | captures)
    }
    ::bitboard_core::__private::declare! {
        pub __bitboard_white_soldier_moves : fn (Square, Board) -> Board, listed(Square);
        Board::new(4, 3, Word::Integer(16), & [0x0000_0000_0000_0fff]);
        piece(Gives::Moves, By::Walk, & [(true, false, false, & [Leg { images :
        Turns(85), heading : Heading::Turns(Turns(1)), ..LEAP }]), (false, true, false, &
        [Leg { images : Turns(85), heading : Heading::Turns(Turns(68)), ..LEAP }])]);
        "occupied"; | f, index, batch | { batch.each(Board, | set : Board | set.0, | [a]
        | f(index, a)) }
    }
    /// Where black soldiers go: south, and sideways by capture.
    ///
    /// ```text
    /// . . . .
    /// c o c .
    /// . m . .
    /// ```
    ///
    /// `bmWscW` from `o`: `m` moves only, `c` captures only. By a walk with 84 bytes of instructions, and a walk with 124 bytes of instructions.
    #[inline]
    #[must_use]
    pub const fn black_soldier_moves(from: Square, occupied: Board) -> Board {
        static __BITBOARD_STARTS_1: [::core::primitive::u32; 13] = ::bitboard_core::__private::table::u32::words(
            b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\0\x02\0\0\0\x03\0\0\0\x04\0\0\0\x05\0\0\0\x06\0\0\0\x07\0\0\0\x08\0\0\0",
        );
        static __BITBOARD_CODE_1: [::core::primitive::u32; 8] = ::bitboard_core::__private::table::u32::words(
            b"\0\0\0\0\x01\0\0\0\x02\0\0\0\x03\0\0\0\x04\0\0\0\x05\0\0\0\x06\0\0\0\x07\0\0\0",
        );
        static __BITBOARD_STARTS_2: [::core::primitive::u32; 13] = ::bitboard_core::__private::table::u32::words(
            b"\0\0\0\0\x01\0\0\0\x03\0\0\0\x05\0\0\0\x06\0\0\0\x07\0\0\0\t\0\0\0\x0B\0\0\0\x0C\0\0\0\r\0\0\0\x0F\0\0\0\x11\0\0\0\x12\0\0\0",
        );
        static __BITBOARD_CODE_2: [::core::primitive::u32; 18] = ::bitboard_core::__private::table::u32::words(
            b"\x01\0\0\0\x02\0\0\0\0\0\0\0\x03\0\0\0\x01\0\0\0\x02\0\0\0\x05\0\0\0\x06\0\0\0\x04\0\0\0\x07\0\0\0\x05\0\0\0\x06\0\0\0\t\0\0\0\n\0\0\0\x08\0\0\0\x0B\0\0\0\t\0\0\0\n\0\0\0",
        );
        let square = from as ::core::primitive::usize;
        let quiet = ::bitboard_core::__private::walk::u16::reach(
            &__BITBOARD_STARTS_1,
            &__BITBOARD_CODE_1,
            square,
            occupied.0,
        ) & !occupied.0;
        let captures = ::bitboard_core::__private::walk::u16::reach(
            &__BITBOARD_STARTS_2,
            &__BITBOARD_CODE_2,
            square,
            occupied.0,
        ) & occupied.0;
        Board(quiet | captures)
    }
    ::bitboard_core::__private::declare! {
        pub __bitboard_black_soldier_moves : fn (Square, Board) -> Board, listed(Square);
        Board::new(4, 3, Word::Integer(16), & [0x0000_0000_0000_0fff]);
        piece(Gives::Moves, By::Walk, & [(true, false, false, & [Leg { images :
        Turns(85), heading : Heading::Turns(Turns(16)), ..LEAP }]), (false, true, false,
        & [Leg { images : Turns(85), heading : Heading::Turns(Turns(68)), ..LEAP }])]);
        "occupied"; | f, index, batch | { batch.each(Board, | set : Board | set.0, | [a]
        | f(index, a)) }
    }
    /// Squares that kings attack together.
    ///
    /// ```text
    /// x x x .
    /// x o x .
    /// x x x .
    /// ```
    ///
    /// `K` from `o`: `x` attacks. By fills, 18 operations on `u16`.
    #[inline]
    #[must_use]
    pub const fn kings_attack(kings: Board, occupied: Board) -> Board {
        let reached = {
            ((kings.0 << 4) | (kings.0 >> 4)
                | (((kings.0 << 5) | (kings.0 << 1) | (kings.0 >> 3)) & 0x0eee)
                | (((kings.0 >> 5) | (kings.0 >> 1) | (kings.0 << 3)) & 0x0777)) & 0x0fff
        };
        let _ = occupied;
        Board(reached)
    }
    ::bitboard_core::__private::declare! {
        pub __bitboard_kings_attack : fn (Board, Board) -> Board, nothing(());
        Board::new(4, 3, Word::Integer(16), & [0x0000_0000_0000_0fff]);
        piece(Gives::Attacks, By::Fill, & [(true, true, false, & [Leg { images :
        Turns(255), ..LEAP }])]); "kings", "occupied"; | f, (), batch | { batch
        .each(Board, | set : Board | set.0, | [a, b] | f(a, b)) }
    }
    #[cfg(any())]
    /// The squares that the piece attacks, empty or occupied.
    ///
    /// ```text
    /// x . x .
    /// . o . .
    /// x . x .
    /// ```
    ///
    /// `B` from `o`: `x` attacks. By 1 lookup in 427 bytes.
    #[inline]
    #[must_use]
    pub const fn bishop_attacks(from: Square, occupied: Board) -> Board {
        static __BITBOARD_LOOKUPS_1: [[[::core::primitive::u64; 4]; 1]; 12] = ::bitboard_core::__private::table::lanes::rows(
            b" \0\0\0\0\0\0\0\0\0\0\0\0\0\0\x04\0\0\0\0?\0\0\0\0\0\0\0\0\0\0\0@\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x02\0\0\0\0?\0\0\0\x02\0\0\0\0\0\0\0 \0\0\0\0\0\0\0\0\0\0\0\0\0\0\x04\0\0\0\0?\0\0\0\x04\0\0\0\0\0\0\0@\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x02\0\0\0\0?\0\0\0\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x02\0\0\0?\0\0\0\x08\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x02\0\0\0?\0\0\0\t\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x02\0\0\0?\0\0\0\n\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x02\0\0\0?\0\0\0\x0B\0\0\0\0\0\0\0 \0\0\0\0\0\0\0\0\0\0\0\0\0\0\x04\0\0\0\0?\0\0\0\x0C\0\0\0\0\0\0\0@\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x02\0\0\0\0?\0\0\0\x0E\0\0\0\0\0\0\0 \0\0\0\0\0\0\0\0\0\0\0\0\0\0\x04\0\0\0\0?\0\0\0\x10\0\0\0\0\0\0\0@\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x02\0\0\0\0?\0\0\0\x12\0\0\0\0\0\0\0",
        );
        static __BITBOARD_NUMBERS_1: [::core::primitive::u8; 3] = ::bitboard_core::__private::table::u8::words(
            b"\0\x01\0",
        );
        static __BITBOARD_SETS_1: [::core::primitive::u16; 20] = ::bitboard_core::__private::table::u16::words(
            b" \x04 \0P\x08P\0\xA0\x01\xA0\0@\x02@\0\x02\x02\x05\x05\n\n\x04\x04$\0 \0X\0P\0\xA1\0\xA0\0B\0@\0",
        );
        let square = from as ::core::primitive::usize;
        let lookups_1 = &__BITBOARD_LOOKUPS_1[square];
        Board(
            __BITBOARD_SETS_1[lookups_1[0][3] as ::core::primitive::usize
                + __BITBOARD_NUMBERS_1[::bitboard_core::__private::lookup::u16::product(
                    &lookups_1[0],
                    occupied.0,
                )] as ::core::primitive::usize],
        )
    }
    ::bitboard_core::__private::declare! {
        #[cfg(any())] pub __bitboard_bishop_attacks : fn (Square, Board) -> Board,
        listed(Square); Board::new(4, 3, Word::Integer(16), & [0x0000_0000_0000_0fff]);
        piece(Gives::Attacks, By::Tables { lookups : ::core::option::Option::Some(1),
        index : ::core::option::Option::Some(Index::Unique) }, & [(true, true, false, &
        [Leg { images : Turns(170), range : Range::Unlimited, ..LEAP }])]); "occupied"; |
        f, index, batch | { batch.each(Board, | set : Board | set.0, | [a] | f(index, a))
        }
    }
    /// Tables that several of the pieces around use.
    #[doc(hidden)]
    mod __bitboard_pieces {
        pub(super) static LOOKUPS_1: [[[::core::primitive::u64; 3]; 1]; 12] = ::bitboard_core::__private::table::lanes::rows(
            b"\x16\0\0\0\0\0\0\0\0\0\0\0\0\0\0\"\0\0\0\0=\0\0\0$\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x14\x08\0\0\0>\0\0\0B\0\0\0\0\0\0\0\0\0\0\0\0\0\0\"\x0C\0\0\0>\0\0\0\x86\0\0\0\0\0\0\0\0\0\0\0\0\0\x80H\x10\0\0\0=\0\0\0`\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\x18\0\0\0>\0\0\0@\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x02\x1C\0\0\0?\0\0\0 \0\0\0\0\0\0\0\0\0\0\0\0\0\0\x04\x1E\0\0\0?\0\0\0`\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05 \0\0\0>\0\0\0\x10\x06\0\0\0\0\0\0\0\0\0\0\0\0 \x02$\0\0\0=\0\0\0 \x04\0\0\0\0\0\0\0\0\0\0\0\0 \x02,\0\0\0>\0\0\0@\x02\0\0\0\0\0\0\0\0\0\0\0\0@\x010\0\0\0>\0\0\0\x80\x06\0\0\0\0\0\0\0\0\0\0\0\0\x10\x014\0\0\0=\0\0\0",
        );
        pub(super) static SETS_1: [::core::primitive::u16; 60] = ::bitboard_core::__private::table::u16::words(
            b"\x1E\x01\x1E\0\x12\x01\x12\0\x16\x01\x16\0\x12\x01\x12\0-\x02%\x02-\0%\0K\x04J\x04K\0J\0\x87\x08\x84\x08\x87\0\x84\0\x86\x08\x84\x08\x86\0\x84\0\xE1\x01a\x01!\x01!\x01\xD2\x02R\x02\xB4\x04\xA4\x04x\x08H\x08h\x08H\x08\x11\x0E\x10\x0E\x11\x02\x10\x02\x11\x06\x10\x06\x11\x02\x10\x02\"\r \r\"\x05 \x05D\x0B@\x0BD\n@\n\x88\x07\x88\x06\x88\x04\x88\x04\x80\x07\x80\x06\x80\x04\x80\x04",
        );
    }
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_TIME"
    );
}
