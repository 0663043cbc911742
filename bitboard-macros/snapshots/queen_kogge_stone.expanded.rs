/// The squares that sliders attack to the north, north-east, east, south-east, south, south-west, west and north-west.
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
/// From `o` on an empty board; 123 operations on `u64`.
#[inline]
#[must_use]
pub const fn queen_attacks(queens: u64, empty: u64) -> u64 {
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
    let north_flood_1 = queens | (empty & (queens << 8));
    let north_open_2 = empty & (empty << 8);
    let north_flood_3 = north_flood_1 | (north_open_2 & (north_flood_1 << 16));
    let north_open_4 = north_open_2 & (north_open_2 << 16);
    let north_flood_6 = north_flood_3 | (north_open_4 & (north_flood_3 << 32));
    let north_east_open = empty & 0xfefe_fefe_fefe_fefe;
    let north_east_flood_1 = queens | (north_east_open & (queens << 9));
    let north_east_open_2 = north_east_open & (north_east_open << 9);
    let north_east_flood_3 = north_east_flood_1
        | (north_east_open_2 & (north_east_flood_1 << 18));
    let north_east_open_4 = north_east_open_2 & (north_east_open_2 << 18);
    let north_east_flood_6 = north_east_flood_3
        | (north_east_open_4 & (north_east_flood_3 << 36));
    let east_flood_1 = queens | (north_east_open & (queens << 1));
    let east_open_2 = north_east_open & (north_east_open << 1);
    let east_flood_3 = east_flood_1 | (east_open_2 & (east_flood_1 << 2));
    let east_open_4 = east_open_2 & (east_open_2 << 2);
    let east_flood_6 = east_flood_3 | (east_open_4 & (east_flood_3 << 4));
    let south_east_flood_1 = queens | (north_east_open & (queens >> 7));
    let south_east_open_2 = north_east_open & (north_east_open >> 7);
    let south_east_flood_3 = south_east_flood_1
        | (south_east_open_2 & (south_east_flood_1 >> 14));
    let south_east_open_4 = south_east_open_2 & (south_east_open_2 >> 14);
    let south_east_flood_6 = south_east_flood_3
        | (south_east_open_4 & (south_east_flood_3 >> 28));
    let south_flood_1 = queens | (empty & (queens >> 8));
    let south_open_2 = empty & (empty >> 8);
    let south_flood_3 = south_flood_1 | (south_open_2 & (south_flood_1 >> 16));
    let south_open_4 = south_open_2 & (south_open_2 >> 16);
    let south_flood_6 = south_flood_3 | (south_open_4 & (south_flood_3 >> 32));
    let south_west_open = empty & 0x7f7f_7f7f_7f7f_7f7f;
    let south_west_flood_1 = queens | (south_west_open & (queens >> 9));
    let south_west_open_2 = south_west_open & (south_west_open >> 9);
    let south_west_flood_3 = south_west_flood_1
        | (south_west_open_2 & (south_west_flood_1 >> 18));
    let south_west_open_4 = south_west_open_2 & (south_west_open_2 >> 18);
    let south_west_flood_6 = south_west_flood_3
        | (south_west_open_4 & (south_west_flood_3 >> 36));
    let west_flood_1 = queens | (south_west_open & (queens >> 1));
    let west_open_2 = south_west_open & (south_west_open >> 1);
    let west_flood_3 = west_flood_1 | (west_open_2 & (west_flood_1 >> 2));
    let west_open_4 = west_open_2 & (west_open_2 >> 2);
    let west_flood_6 = west_flood_3 | (west_open_4 & (west_flood_3 >> 4));
    let north_west_flood_1 = queens | (south_west_open & (queens << 7));
    let north_west_open_2 = south_west_open & (south_west_open << 7);
    let north_west_flood_3 = north_west_flood_1
        | (north_west_open_2 & (north_west_flood_1 << 14));
    let north_west_open_4 = north_west_open_2 & (north_west_open_2 << 14);
    let north_west_flood_6 = north_west_flood_3
        | (north_west_open_4 & (north_west_flood_3 << 28));
    (north_flood_6 << 8) | (south_flood_6 >> 8)
        | (((north_east_flood_6 << 9) | (east_flood_6 << 1) | (south_east_flood_6 >> 7))
            & 0xfefe_fefe_fefe_fefe)
        | (((south_west_flood_6 >> 9) | (west_flood_6 >> 1) | (north_west_flood_6 << 7))
            & 0x7f7f_7f7f_7f7f_7f7f)
}
::bitboard_core::__private::declare! {
    pub __bitboard_queen_attacks : fn (u64, u64) -> u64, nothing(()); Board::new(8, 8,
    Word::Integer(64), & [0xffff_ffff_ffff_ffff]).stray_bits(); fill(Yields::Attacks,
    Algorithm::KoggeStone, & [(0, 1, & [0xffff_ffff_ffff_ff00]), (1, 1, &
    [0xfefe_fefe_fefe_fe00]), (1, 0, & [0xfefe_fefe_fefe_fefe]), (1, - 1, &
    [0x00fe_fefe_fefe_fefe]), (0, - 1, & [0x00ff_ffff_ffff_ffff]), (- 1, - 1, &
    [0x007f_7f7f_7f7f_7f7f]), (- 1, 0, & [0x7f7f_7f7f_7f7f_7f7f]), (- 1, 1, &
    [0x7f7f_7f7f_7f7f_7f00])]); "queens", "empty"; | f, (), batch | { batch.each(| bits |
    bits, | set : u64 | set, | [a, b] | f(a, b)) }
}
