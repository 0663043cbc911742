/// Where rooks and bishops ride together, so much is to be done that a register holds a line of 64 boards.
pub mod chess {
    use bitboard_core::arch::Lanes;
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
    /// Squares that queens attack.
    ///
    /// ```text
    /// . . . x . . . x
    /// x . . x . . x .
    /// . x . x . x . .
    /// . . x x x . . .
    /// x x x o x x x x
    /// . . x x x . . .
    /// . x . x . x . .
    /// x . . x . . x .
    /// ```
    ///
    /// From `o` on an empty board; 116 operations on `u64`, or 158 for 64 boards in registers of 64 bytes.
    ///
    /// # Panics
    ///
    /// If the slices differ in length.
    pub fn queen_attacks(queens: &[Board], empty: &[Board], out: &mut [Board]) {
        #[derive(::core::clone::Clone, ::core::marker::Copy)]
        struct __Kernel;
        impl ::bitboard_core::__private::batch::SliceKernel<2> for __Kernel {
            type Board = Board;
            #[inline(always)]
            fn one(self, [queens, empty]: [Board; 2]) -> Board {
                let north_flood_1 = queens.0 | (empty.0 & (queens.0 << 8));
                let north_open_2 = empty.0 & (empty.0 << 8);
                let north_flood_3 = north_flood_1
                    | (north_open_2 & (north_flood_1 << 16));
                let north_open_4 = north_open_2 & (north_open_2 << 16);
                let north_flood_6 = north_flood_3
                    | (north_open_4 & (north_flood_3 << 32));
                let east_riders = queens.0 & 0x7f7f_7f7f_7f7f_7f7f;
                let east_blockers = !empty.0 | queens.0 | 0x8080_8080_8080_8080;
                let south_flood_1 = queens.0 | (empty.0 & (queens.0 >> 8));
                let south_open_2 = empty.0 & (empty.0 >> 8);
                let south_flood_3 = south_flood_1
                    | (south_open_2 & (south_flood_1 >> 16));
                let south_open_4 = south_open_2 & (south_open_2 >> 16);
                let south_flood_6 = south_flood_3
                    | (south_open_4 & (south_flood_3 >> 32));
                let west_open = empty.0 & 0x7f7f_7f7f_7f7f_7f7f;
                let west_flood_1 = queens.0 | (west_open & (queens.0 >> 1));
                let west_open_2 = west_open & (west_open >> 1);
                let west_flood_3 = west_flood_1 | (west_open_2 & (west_flood_1 >> 2));
                let west_open_4 = west_open_2 & (west_open_2 >> 2);
                let west_flood_6 = west_flood_3 | (west_open_4 & (west_flood_3 >> 4));
                let north_east_open = empty.0 & 0xfefe_fefe_fefe_fefe;
                let north_east_flood_1 = queens.0 | (north_east_open & (queens.0 << 9));
                let north_east_open_2 = north_east_open & (north_east_open << 9);
                let north_east_flood_3 = north_east_flood_1
                    | (north_east_open_2 & (north_east_flood_1 << 18));
                let north_east_open_4 = north_east_open_2 & (north_east_open_2 << 18);
                let north_east_flood_6 = north_east_flood_3
                    | (north_east_open_4 & (north_east_flood_3 << 36));
                let south_east_flood_1 = queens.0 | (north_east_open & (queens.0 >> 7));
                let south_east_open_2 = north_east_open & (north_east_open >> 7);
                let south_east_flood_3 = south_east_flood_1
                    | (south_east_open_2 & (south_east_flood_1 >> 14));
                let south_east_open_4 = south_east_open_2 & (south_east_open_2 >> 14);
                let south_east_flood_6 = south_east_flood_3
                    | (south_east_open_4 & (south_east_flood_3 >> 28));
                let south_west_flood_1 = queens.0 | (west_open & (queens.0 >> 9));
                let south_west_open_2 = west_open & (west_open >> 9);
                let south_west_flood_3 = south_west_flood_1
                    | (south_west_open_2 & (south_west_flood_1 >> 18));
                let south_west_open_4 = south_west_open_2 & (south_west_open_2 >> 18);
                let south_west_flood_6 = south_west_flood_3
                    | (south_west_open_4 & (south_west_flood_3 >> 36));
                let north_west_flood_1 = queens.0 | (west_open & (queens.0 << 7));
                let north_west_open_2 = west_open & (west_open << 7);
                let north_west_flood_3 = north_west_flood_1
                    | (north_west_open_2 & (north_west_flood_1 << 14));
                let north_west_open_4 = north_west_open_2 & (north_west_open_2 << 14);
                let north_west_flood_6 = north_west_flood_3
                    | (north_west_open_4 & (north_west_flood_3 << 28));
                Board(
                    (north_flood_6 << 8)
                        | ((east_blockers ^ east_riders).wrapping_sub(east_riders)
                            ^ east_blockers) | (south_flood_6 >> 8)
                        | (((west_flood_6 >> 1) | (south_west_flood_6 >> 9)
                            | (north_west_flood_6 << 7)) & 0x7f7f_7f7f_7f7f_7f7f)
                        | (((north_east_flood_6 << 9) | (south_east_flood_6 >> 7))
                            & 0xfefe_fefe_fefe_fefe),
                )
            }
        }
        impl ::bitboard_core::__private::batch::BlockKernel<2, 8> for __Kernel {
            type Word = ::core::primitive::u64;
            const BITS: ::core::primitive::u32 = 8;
            #[inline(always)]
            fn bits(board: Board) -> ::core::primitive::u64 {
                board.0
            }
            #[inline(always)]
            fn board(bits: ::core::primitive::u64) -> Board {
                Board(bits)
            }
            #[inline(always)]
            fn block<L: ::bitboard_core::__private::batch::Lanes>(
                self,
                lanes: L,
                [queens,
                empty,
                ]: [[L::Register; 8]; 2],
            ) -> [L::Register; 8] {
                let moved_1 = lanes.shl8::<1>(queens[0]);
                let moved_2 = lanes.shr8::<1>(queens[0]);
                let union_1 = lanes.or3(queens[0], moved_1, moved_2);
                let flood_1 = lanes.carry_through(queens[1], queens[0], empty[1]);
                let flood_2 = lanes.carry_through(queens[1], moved_1, empty[1]);
                let moved_3 = lanes.shl8::<1>(flood_2);
                let flood_3 = lanes.carry_through(queens[1], moved_2, empty[1]);
                let moved_4 = lanes.shr8::<1>(flood_3);
                let union_2 = lanes.or3(flood_1, moved_3, moved_4);
                let flood_4 = lanes.carry_through(queens[2], flood_1, empty[2]);
                let flood_5 = lanes.carry_through(queens[2], moved_3, empty[2]);
                let moved_5 = lanes.shl8::<1>(flood_5);
                let flood_6 = lanes.carry_through(queens[2], moved_4, empty[2]);
                let moved_6 = lanes.shr8::<1>(flood_6);
                let union_3 = lanes.or3(flood_4, moved_5, moved_6);
                let flood_7 = lanes.carry_through(queens[3], flood_4, empty[3]);
                let flood_8 = lanes.carry_through(queens[3], moved_5, empty[3]);
                let moved_7 = lanes.shl8::<1>(flood_8);
                let flood_9 = lanes.carry_through(queens[3], moved_6, empty[3]);
                let moved_8 = lanes.shr8::<1>(flood_9);
                let union_4 = lanes.or3(flood_7, moved_7, moved_8);
                let flood_10 = lanes.carry_through(queens[4], flood_7, empty[4]);
                let flood_11 = lanes.carry_through(queens[4], moved_7, empty[4]);
                let moved_9 = lanes.shl8::<1>(flood_11);
                let flood_12 = lanes.carry_through(queens[4], moved_8, empty[4]);
                let moved_10 = lanes.shr8::<1>(flood_12);
                let union_5 = lanes.or3(flood_10, moved_9, moved_10);
                let flood_13 = lanes.carry_through(queens[5], flood_10, empty[5]);
                let flood_14 = lanes.carry_through(queens[5], moved_9, empty[5]);
                let moved_11 = lanes.shl8::<1>(flood_14);
                let flood_15 = lanes.carry_through(queens[5], moved_10, empty[5]);
                let moved_12 = lanes.shr8::<1>(flood_15);
                let union_6 = lanes.or3(flood_13, moved_11, moved_12);
                let flood_16 = lanes.carry_through(queens[6], flood_13, empty[6]);
                let flood_17 = lanes.carry_through(queens[6], moved_11, empty[6]);
                let moved_13 = lanes.shl8::<1>(flood_17);
                let flood_18 = lanes.carry_through(queens[6], moved_12, empty[6]);
                let moved_14 = lanes.shr8::<1>(flood_18);
                let union_7 = lanes.or3(flood_16, moved_13, moved_14);
                let blockers_1 = lanes.or(queens[7], lanes.not(empty[7]));
                let attacks_1 = lanes.attacks_across8(queens[7], blockers_1);
                let union_8 = lanes.or(union_7, attacks_1);
                let moved_15 = lanes.shl8::<1>(queens[7]);
                let moved_16 = lanes.shr8::<1>(queens[7]);
                let union_9 = lanes.or3(queens[7], moved_15, moved_16);
                let blockers_2 = lanes.or(queens[6], lanes.not(empty[6]));
                let attacks_2 = lanes.attacks_across8(queens[6], blockers_2);
                let union_10 = lanes.or3(union_6, union_9, attacks_2);
                let flood_19 = lanes.carry_through(queens[6], queens[7], empty[6]);
                let flood_20 = lanes.carry_through(queens[6], moved_15, empty[6]);
                let moved_17 = lanes.shl8::<1>(flood_20);
                let flood_21 = lanes.carry_through(queens[6], moved_16, empty[6]);
                let moved_18 = lanes.shr8::<1>(flood_21);
                let union_11 = lanes.or3(flood_19, moved_17, moved_18);
                let blockers_3 = lanes.or(queens[5], lanes.not(empty[5]));
                let attacks_3 = lanes.attacks_across8(queens[5], blockers_3);
                let union_12 = lanes.or3(union_5, union_11, attacks_3);
                let flood_22 = lanes.carry_through(queens[5], flood_19, empty[5]);
                let flood_23 = lanes.carry_through(queens[5], moved_17, empty[5]);
                let moved_19 = lanes.shl8::<1>(flood_23);
                let flood_24 = lanes.carry_through(queens[5], moved_18, empty[5]);
                let moved_20 = lanes.shr8::<1>(flood_24);
                let union_13 = lanes.or3(flood_22, moved_19, moved_20);
                let blockers_4 = lanes.or(queens[4], lanes.not(empty[4]));
                let attacks_4 = lanes.attacks_across8(queens[4], blockers_4);
                let union_14 = lanes.or3(union_4, union_13, attacks_4);
                let flood_25 = lanes.carry_through(queens[4], flood_22, empty[4]);
                let flood_26 = lanes.carry_through(queens[4], moved_19, empty[4]);
                let moved_21 = lanes.shl8::<1>(flood_26);
                let flood_27 = lanes.carry_through(queens[4], moved_20, empty[4]);
                let moved_22 = lanes.shr8::<1>(flood_27);
                let union_15 = lanes.or3(flood_25, moved_21, moved_22);
                let blockers_5 = lanes.or(queens[3], lanes.not(empty[3]));
                let attacks_5 = lanes.attacks_across8(queens[3], blockers_5);
                let union_16 = lanes.or3(union_3, union_15, attacks_5);
                let flood_28 = lanes.carry_through(queens[3], flood_25, empty[3]);
                let flood_29 = lanes.carry_through(queens[3], moved_21, empty[3]);
                let moved_23 = lanes.shl8::<1>(flood_29);
                let flood_30 = lanes.carry_through(queens[3], moved_22, empty[3]);
                let moved_24 = lanes.shr8::<1>(flood_30);
                let union_17 = lanes.or3(flood_28, moved_23, moved_24);
                let blockers_6 = lanes.or(queens[2], lanes.not(empty[2]));
                let attacks_6 = lanes.attacks_across8(queens[2], blockers_6);
                let union_18 = lanes.or3(union_2, union_17, attacks_6);
                let flood_31 = lanes.carry_through(queens[2], flood_28, empty[2]);
                let flood_32 = lanes.carry_through(queens[2], moved_23, empty[2]);
                let moved_25 = lanes.shl8::<1>(flood_32);
                let flood_33 = lanes.carry_through(queens[2], moved_24, empty[2]);
                let moved_26 = lanes.shr8::<1>(flood_33);
                let union_19 = lanes.or3(flood_31, moved_25, moved_26);
                let blockers_7 = lanes.or(queens[1], lanes.not(empty[1]));
                let attacks_7 = lanes.attacks_across8(queens[1], blockers_7);
                let union_20 = lanes.or3(union_1, union_19, attacks_7);
                let flood_34 = lanes.carry_through(queens[1], flood_31, empty[1]);
                let flood_35 = lanes.carry_through(queens[1], moved_25, empty[1]);
                let moved_27 = lanes.shl8::<1>(flood_35);
                let flood_36 = lanes.carry_through(queens[1], moved_26, empty[1]);
                let moved_28 = lanes.shr8::<1>(flood_36);
                let union_21 = lanes.or3(flood_34, moved_27, moved_28);
                let blockers_8 = lanes.or(queens[0], lanes.not(empty[0]));
                let attacks_8 = lanes.attacks_across8(queens[0], blockers_8);
                let union_22 = lanes.or(union_21, attacks_8);
                [
                    union_22,
                    union_20,
                    union_18,
                    union_16,
                    union_14,
                    union_12,
                    union_10,
                    union_8,
                ]
            }
        }
        ::bitboard_core::__private::batch::blocks(__Kernel, [queens, empty], out)
    }
    ::bitboard_core::__private::declare! {
        pub __bitboard_queen_attacks : fn (& [Board], & [Board], & mut [Board]),
        nothing(()); Board::new(8, 8, Word::Integer(64), & [0xffff_ffff_ffff_ffff])
        .many(); fill(Yields::Attacks, Algorithm::Auto, & [(0, 1, &
        [0xffff_ffff_ffff_ff00]), (1, 0, & [0xfefe_fefe_fefe_fefe]), (0, - 1, &
        [0x00ff_ffff_ffff_ffff]), (- 1, 0, & [0x7f7f_7f7f_7f7f_7f7f]), (1, 1, &
        [0xfefe_fefe_fefe_fe00]), (1, - 1, & [0x00fe_fefe_fefe_fefe]), (- 1, - 1, &
        [0x007f_7f7f_7f7f_7f7f]), (- 1, 1, & [0x7f7f_7f7f_7f7f_7f00])]); "queens",
        "empty"; | f, (), batch | { batch.slices(Board, | set : Board | set.0, | [a, b],
        out | f(a, b, out)) }
    }
    /// Squares that knights attack: so little work that it is done word by word.
    ///
    /// ```text
    /// . . . . . . . .
    /// . . . . . . . .
    /// . . x . x . . .
    /// . x . . . x . .
    /// . . . o . . . .
    /// . x . . . x . .
    /// . . x . x . . .
    /// . . . . . . . .
    /// ```
    ///
    /// From `o` on an empty board; 17 operations on `u64`.
    #[inline]
    #[must_use]
    pub fn knight_attacks(knights: [Board; 4]) -> [Board; 4] {
        #[derive(::core::clone::Clone, ::core::marker::Copy)]
        struct __Kernel;
        impl ::bitboard_core::__private::batch::SliceKernel<1> for __Kernel {
            type Board = Board;
            #[inline(always)]
            fn one(self, [knights]: [Board; 1]) -> Board {
                let squares = ((knights.0 >> 2) & 0x3f3f_3f3f_3f3f_3f3f)
                    | ((knights.0 << 2) & 0xfcfc_fcfc_fcfc_fcfc);
                let squares_2 = ((knights.0 >> 1) & 0x7f7f_7f7f_7f7f_7f7f)
                    | ((knights.0 << 1) & 0xfefe_fefe_fefe_fefe);
                Board(
                    (squares >> 8) | (squares << 8) | (squares_2 >> 16)
                        | (squares_2 << 16),
                )
            }
        }
        ::bitboard_core::__private::batch::arrays(__Kernel, [knights])
    }
    ::bitboard_core::__private::declare! {
        pub __bitboard_knight_attacks : fn ([Board; 4]) -> [Board; 4], nothing(());
        Board::new(8, 8, Word::Integer(64), & [0xffff_ffff_ffff_ffff]).many();
        leaper(Leaps::Attacks, & [(- 2, - 1), (- 2, 1), (- 1, - 2), (- 1, 2), (1, - 2),
        (1, 2), (2, - 1), (2, 1)]); "knights"; | f, (), batch | { batch.arrays(Board, |
        set : Board | set.0, | [a] | f(a)) }
    }
    /// The same on lines that stand in registers already.
    ///
    /// ```text
    /// . . . . . . . .
    /// . . . . . . . .
    /// . . x . x . . .
    /// . x . . . x . .
    /// . . . o . . . .
    /// . x . . . x . .
    /// . . x . x . . .
    /// . . . . . . . .
    /// ```
    ///
    /// From `o` on an empty board; 58 operations for 64 boards in registers of 64 bytes.
    #[inline(always)]
    #[must_use]
    pub fn knight_lines<L: Lanes>(
        lanes: L,
        knights: [L::Register; 8],
    ) -> [L::Register; 8] {
        let _ = (&lanes, &knights);
        let moved_1 = lanes.shr8::<2>(knights[0]);
        let moved_2 = lanes.shl8::<2>(knights[0]);
        let moved_3 = lanes.shr8::<2>(knights[1]);
        let moved_4 = lanes.shr8::<1>(knights[0]);
        let moved_5 = lanes.shl8::<1>(knights[0]);
        let union_1 = lanes.or3(moved_3, moved_4, moved_5);
        let moved_6 = lanes.shl8::<2>(knights[1]);
        let moved_7 = lanes.shr8::<2>(knights[2]);
        let moved_8 = lanes.shr8::<1>(knights[1]);
        let moved_9 = lanes.shl8::<1>(knights[1]);
        let union_2 = lanes.or3(moved_7, moved_8, moved_9);
        let moved_10 = lanes.shl8::<2>(knights[2]);
        let moved_11 = lanes.shr8::<2>(knights[3]);
        let moved_12 = lanes.shr8::<1>(knights[2]);
        let moved_13 = lanes.shl8::<1>(knights[2]);
        let union_3 = lanes.or3(moved_11, moved_12, moved_13);
        let moved_14 = lanes.shl8::<2>(knights[3]);
        let moved_15 = lanes.shr8::<2>(knights[4]);
        let moved_16 = lanes.shr8::<1>(knights[3]);
        let moved_17 = lanes.shl8::<1>(knights[3]);
        let union_4 = lanes.or3(moved_15, moved_16, moved_17);
        let moved_18 = lanes.shl8::<2>(knights[4]);
        let moved_19 = lanes.shr8::<2>(knights[5]);
        let moved_20 = lanes.shr8::<1>(knights[4]);
        let moved_21 = lanes.shl8::<1>(knights[4]);
        let union_5 = lanes.or3(moved_19, moved_20, moved_21);
        let moved_22 = lanes.shl8::<2>(knights[5]);
        let moved_23 = lanes.shr8::<2>(knights[6]);
        let moved_24 = lanes.shr8::<1>(knights[5]);
        let moved_25 = lanes.shl8::<1>(knights[5]);
        let union_6 = lanes.or3(moved_23, moved_24, moved_25);
        let moved_26 = lanes.shl8::<2>(knights[6]);
        let union_7 = lanes.or(union_6, moved_26);
        let moved_27 = lanes.shr8::<2>(knights[7]);
        let union_8 = lanes.or3(union_5, moved_22, moved_27);
        let moved_28 = lanes.shl8::<2>(knights[7]);
        let union_9 = lanes.or(union_8, moved_28);
        let moved_29 = lanes.shr8::<1>(knights[7]);
        let moved_30 = lanes.shl8::<1>(knights[7]);
        let union_10 = lanes.or3(moved_23, moved_29, moved_30);
        let union_11 = lanes.or3(union_4, moved_18, union_10);
        let union_12 = lanes.or(union_11, moved_26);
        let moved_31 = lanes.shr8::<1>(knights[6]);
        let moved_32 = lanes.shl8::<1>(knights[6]);
        let union_13 = lanes.or3(moved_19, moved_31, moved_32);
        let union_14 = lanes.or3(union_3, moved_14, union_13);
        let union_15 = lanes.or(union_14, moved_22);
        let union_16 = lanes.or3(moved_15, moved_24, moved_25);
        let union_17 = lanes.or3(union_2, moved_10, union_16);
        let union_18 = lanes.or(union_17, moved_18);
        let union_19 = lanes.or3(moved_11, moved_20, moved_21);
        let union_20 = lanes.or3(union_1, moved_6, union_19);
        let union_21 = lanes.or(union_20, moved_14);
        let union_22 = lanes.or3(moved_7, moved_16, moved_17);
        let union_23 = lanes.or3(moved_1, moved_2, union_22);
        let union_24 = lanes.or(union_23, moved_10);
        let union_25 = lanes.or3(moved_3, moved_12, moved_13);
        let union_26 = lanes.or(union_25, moved_6);
        [union_26, union_24, union_21, union_18, union_15, union_12, union_9, union_7]
    }
    ::bitboard_core::__private::declare! {
        pub __bitboard_knight_lines : ::bitboard_core::__private::prove::OfOne < 8 >,
        nothing(()); Board::new(8, 8, Word::Integer(64), & [0xffff_ffff_ffff_ffff])
        .many(); leaper(Leaps::Attacks, & [(- 2, - 1), (- 2, 1), (- 1, - 2), (- 1, 2),
        (1, - 2), (1, 2), (2, - 1), (2, 1)]); "knights"; | _, (), batch | { struct
        __Lines; impl ::bitboard_core::__private::prove::OnLines < 1, 8 > for __Lines {
        const BITS : ::core::primitive::u32 = 8; #[inline(always)] fn call < L :
        ::bitboard_core::arch::Lanes > (lanes : L, [a] : [[L::Register; 8]; 1],) ->
        [L::Register; 8] { knight_lines(lanes, a) } } batch.lines(__Lines) }
    }
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
}
/// A word of 128 bits is computed as two of 64.
///
/// ```text
/// . . . . x . . . .
/// . . . . x . . . .
/// . . . . x . . . .
/// . . . . x . . . .
/// . . . . x . . . .
/// . . . . o . . . .
/// . . . . . . . . .
/// . . . . . . . . .
/// . . . . . . . . .
/// . . . . . . . . .
/// ```
///
/// From `o` on an empty board; 18 operations on `[u64; 2]`.
///
/// # Panics
///
/// If the slices differ in length.
pub fn north_attacks(from: &[u128], empty: &[u128], out: &mut [u128]) {
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
    #[derive(::core::clone::Clone, ::core::marker::Copy)]
    struct __Kernel;
    impl ::bitboard_core::__private::batch::SliceKernel<2> for __Kernel {
        type Board = u128;
        #[inline(always)]
        fn one(self, [from, empty]: [u128; 2]) -> u128 {
            let from_bits = [
                from as ::core::primitive::u64,
                (from >> 64) as ::core::primitive::u64,
            ];
            let empty_bits = [
                empty as ::core::primitive::u64,
                (empty >> 64) as ::core::primitive::u64,
            ];
            let north_flood_1 = ::bitboard_core::__private::word::lanes::or(
                from_bits,
                ::bitboard_core::__private::word::lanes::and(
                    empty_bits,
                    ::bitboard_core::__private::word::lanes::shl(from_bits, 9),
                ),
            );
            let north_open_2 = ::bitboard_core::__private::word::lanes::and(
                empty_bits,
                ::bitboard_core::__private::word::lanes::shl(empty_bits, 9),
            );
            let north_flood_3 = ::bitboard_core::__private::word::lanes::or(
                north_flood_1,
                ::bitboard_core::__private::word::lanes::and(
                    north_open_2,
                    ::bitboard_core::__private::word::lanes::shl(north_flood_1, 18),
                ),
            );
            let north_open_4 = ::bitboard_core::__private::word::lanes::and(
                north_open_2,
                ::bitboard_core::__private::word::lanes::shl(north_open_2, 18),
            );
            let north_flood_7 = ::bitboard_core::__private::word::lanes::or(
                north_flood_3,
                ::bitboard_core::__private::word::lanes::and(
                    north_open_4,
                    ::bitboard_core::__private::word::lanes::shl(north_flood_3, 36),
                ),
            );
            let north_flood_8 = ::bitboard_core::__private::word::lanes::or(
                north_flood_7,
                ::bitboard_core::__private::word::lanes::and(
                    north_open_4,
                    ::bitboard_core::__private::word::lanes::shl(north_flood_7, 36),
                ),
            );
            {
                let [low, high] = ::bitboard_core::__private::word::lanes::and(
                    ::bitboard_core::__private::word::lanes::shl(north_flood_8, 9),
                    [0xffff_ffff_ffff_ffff, 0x0000_0000_03ff_ffff],
                );
                low as ::core::primitive::u128 | (high as ::core::primitive::u128) << 64
            }
        }
    }
    ::bitboard_core::__private::batch::words(__Kernel, [from, empty], out)
}
::bitboard_core::__private::declare! {
    pub __bitboard_north_attacks : fn (& [u128], & [u128], & mut [u128]), nothing(());
    Board::new(9, 10, Word::Integer(128), & [0xffff_ffff_ffff_ffff,
    0x0000_0000_03ff_ffff]).many().stray_bits(); fill(Yields::Attacks, Algorithm::Auto, &
    [(0, 1, & [0xffff_ffff_ffff_fe00, 0x0000_0000_03ff_ffff])]); "from", "empty"; | f,
    (), batch | { batch.slices(| bits | bits, | set : u128 | set, | [a, b], out | f(a, b,
    out)) }
}
