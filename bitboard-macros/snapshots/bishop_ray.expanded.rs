/// Squares that bishops attack to the north-east.
///
/// ```text
/// . . . . . . . x
/// . . . . . . x .
/// . . . . . x . .
/// . . . . x . . .
/// . . . o . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// ```
///
/// From `o` on an empty board; 16 operations on `u64`.
#[inline]
#[must_use]
pub const fn bishop_ray(bishops: u64, empty: u64) -> u64 {
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
    let north_east_open = empty & 0xfefe_fefe_fefe_fefe;
    let north_east_flood_1 = bishops | (north_east_open & (bishops << 9));
    let north_east_open_2 = north_east_open & (north_east_open << 9);
    let north_east_flood_3 = north_east_flood_1
        | (north_east_open_2 & (north_east_flood_1 << 18));
    let north_east_open_4 = north_east_open_2 & (north_east_open_2 << 18);
    let north_east_flood_6 = north_east_flood_3
        | (north_east_open_4 & (north_east_flood_3 << 36));
    (north_east_flood_6 << 9) & 0xfefe_fefe_fefe_fefe
}
::bitboard_core::__private::declare! {
    pub __bitboard_bishop_ray : fn (u64, u64) -> u64, nothing(()); Board::new(8, 8,
    Word::Integer(64), & [0xffff_ffff_ffff_ffff]).stray_bits(); fill(Yields::Attacks,
    Algorithm::KoggeStone, & [(1, 1, & [0xfefe_fefe_fefe_fe00])]); "bishops", "empty"; |
    f, (), batch | { batch.each(| bits | bits, | set : u64 | set, | [a, b] | f(a, b)) }
}
