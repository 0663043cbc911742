/// A Go board does not fit an integer.
///
/// ```text
/// . . . . . . . . . . . . . . . . . . x
/// . . . . . . . . . . . . . . . . . x .
/// . . . . . . . . . . . . . . . . x . .
/// . . . . . . . . . . . . . . . x . . .
/// . . . . . . . . . . . . . . x . . . .
/// . . . . . . . . . . . . . x . . . . .
/// . . . . . . . . . . . . x . . . . . .
/// . . . . . . . . . . . x . . . . . . .
/// . . . . . . . . . . x . . . . . . . .
/// . . . . . . . . . o . . . . . . . . .
/// . . . . . . . . . . . . . . . . . . .
/// . . . . . . . . . . . . . . . . . . .
/// . . . . . . . . . . . . . . . . . . .
/// . . . . . . . . . . . . . . . . . . .
/// . . . . . . . . . . . . . . . . . . .
/// . . . . . . . . . . . . . . . . . . .
/// . . . . . . . . . . . . . . . . . . .
/// . . . . . . . . . . . . . . . . . . .
/// . . . . . . . . . . . . . . . . . . .
/// ```
///
/// From `o` on an empty board; 24 operations on `[u64; 6]`.
#[inline]
#[must_use]
pub const fn diagonal(from: [u64; 6], empty: [u64; 6]) -> [u64; 6] {
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
    let north_east_open = ::bitboard_core::__private::word::lanes::and(
        empty,
        [
            0xfdff_ffbf_fff7_fffe, 0xfffb_ffff_7fff_efff, 0xbfff_f7ff_feff_ffdf,
            0xff7f_ffef_fffd_ffff, 0xfffe_ffff_dfff_fbff, 0x0000_01ff_ffbf_fff7,
        ],
    );
    let north_east_flood_1 = ::bitboard_core::__private::word::lanes::or(
        from,
        ::bitboard_core::__private::word::lanes::and(
            north_east_open,
            ::bitboard_core::__private::word::lanes::shl(from, 20),
        ),
    );
    let north_east_open_2 = ::bitboard_core::__private::word::lanes::and(
        north_east_open,
        ::bitboard_core::__private::word::lanes::shl(north_east_open, 20),
    );
    let north_east_flood_3 = ::bitboard_core::__private::word::lanes::or(
        north_east_flood_1,
        ::bitboard_core::__private::word::lanes::and(
            north_east_open_2,
            ::bitboard_core::__private::word::lanes::shl(north_east_flood_1, 40),
        ),
    );
    let north_east_open_4 = ::bitboard_core::__private::word::lanes::and(
        north_east_open_2,
        ::bitboard_core::__private::word::lanes::shl(north_east_open_2, 40),
    );
    let north_east_flood_7 = ::bitboard_core::__private::word::lanes::or(
        north_east_flood_3,
        ::bitboard_core::__private::word::lanes::and(
            north_east_open_4,
            ::bitboard_core::__private::word::lanes::shl(north_east_flood_3, 80),
        ),
    );
    let north_east_open_8 = ::bitboard_core::__private::word::lanes::and(
        north_east_open_4,
        ::bitboard_core::__private::word::lanes::shl(north_east_open_4, 80),
    );
    let north_east_flood_15 = ::bitboard_core::__private::word::lanes::or(
        north_east_flood_7,
        ::bitboard_core::__private::word::lanes::and(
            north_east_open_8,
            ::bitboard_core::__private::word::lanes::shl(north_east_flood_7, 160),
        ),
    );
    let north_east_flood_17 = ::bitboard_core::__private::word::lanes::or(
        north_east_flood_15,
        ::bitboard_core::__private::word::lanes::and(
            north_east_open_8,
            ::bitboard_core::__private::word::lanes::shl(north_east_flood_15, 160),
        ),
    );
    ::bitboard_core::__private::word::lanes::and(
        ::bitboard_core::__private::word::lanes::shl(north_east_flood_17, 20),
        [
            0xfdff_ffbf_fff7_fffe, 0xfffb_ffff_7fff_efff, 0xbfff_f7ff_feff_ffdf,
            0xff7f_ffef_fffd_ffff, 0xfffe_ffff_dfff_fbff, 0x0000_01ff_ffbf_fff7,
        ],
    )
}
::bitboard_core::__private::declare! {
    pub __bitboard_diagonal : fn ([u64; 6], [u64; 6]) -> [u64; 6], nothing(());
    Board::new(19, 19, Word::Lanes(6), & [0xffff_ffff_ffff_ffff, 0xffff_ffff_ffff_ffff,
    0xffff_ffff_ffff_ffff, 0xffff_ffff_ffff_ffff, 0xffff_ffff_ffff_ffff,
    0x0000_01ff_ffff_ffff]).stray_bits(); fill(Yields::Attacks, Algorithm::KoggeStone, &
    [(1, 1, & [0xfdff_ffbf_fff0_0000, 0xfffb_ffff_7fff_efff, 0xbfff_f7ff_feff_ffdf,
    0xff7f_ffef_fffd_ffff, 0xfffe_ffff_dfff_fbff, 0x0000_01ff_ffbf_fff7])]); "from",
    "empty"; | f, (), batch | { batch.each(| bits | bits, | set : [u64; 6] | set, | [a,
    b] | f(a, b)) }
}
