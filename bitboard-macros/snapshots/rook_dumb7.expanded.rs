/// Squares that rooks attack.
///
/// ```text
/// . . . x . . . .
/// . . . x . . . .
/// . . . x . . . .
/// . . . x . . . .
/// x x x o x x x x
/// . . . x . . . .
/// . . . x . . . .
/// . . . x . . . .
/// ```
///
/// From `o` on an empty board; 83 operations on `u64`.
#[inline]
#[must_use]
pub const fn rook_attacks(rooks: u64, empty: u64) -> u64 {
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
    let north_front_1 = (rooks << 8) & empty;
    let north_front_2 = (north_front_1 << 8) & empty;
    let north_front_3 = (north_front_2 << 8) & empty;
    let north_front_4 = (north_front_3 << 8) & empty;
    let north_front_5 = (north_front_4 << 8) & empty;
    let north_front_6 = (north_front_5 << 8) & empty;
    let north_flood = rooks | north_front_1 | north_front_2 | north_front_3
        | north_front_4 | north_front_5 | north_front_6;
    let east_open = empty & 0xfefe_fefe_fefe_fefe;
    let east_front_1 = (rooks << 1) & east_open;
    let east_front_2 = (east_front_1 << 1) & east_open;
    let east_front_3 = (east_front_2 << 1) & east_open;
    let east_front_4 = (east_front_3 << 1) & east_open;
    let east_front_5 = (east_front_4 << 1) & east_open;
    let east_front_6 = (east_front_5 << 1) & east_open;
    let east_flood = rooks | east_front_1 | east_front_2 | east_front_3 | east_front_4
        | east_front_5 | east_front_6;
    let south_front_1 = (rooks >> 8) & empty;
    let south_front_2 = (south_front_1 >> 8) & empty;
    let south_front_3 = (south_front_2 >> 8) & empty;
    let south_front_4 = (south_front_3 >> 8) & empty;
    let south_front_5 = (south_front_4 >> 8) & empty;
    let south_front_6 = (south_front_5 >> 8) & empty;
    let south_flood = rooks | south_front_1 | south_front_2 | south_front_3
        | south_front_4 | south_front_5 | south_front_6;
    let west_open = empty & 0x7f7f_7f7f_7f7f_7f7f;
    let west_front_1 = (rooks >> 1) & west_open;
    let west_front_2 = (west_front_1 >> 1) & west_open;
    let west_front_3 = (west_front_2 >> 1) & west_open;
    let west_front_4 = (west_front_3 >> 1) & west_open;
    let west_front_5 = (west_front_4 >> 1) & west_open;
    let west_front_6 = (west_front_5 >> 1) & west_open;
    let west_flood = rooks | west_front_1 | west_front_2 | west_front_3 | west_front_4
        | west_front_5 | west_front_6;
    (north_flood << 8) | ((east_flood << 1) & 0xfefe_fefe_fefe_fefe) | (south_flood >> 8)
        | ((west_flood >> 1) & 0x7f7f_7f7f_7f7f_7f7f)
}
::bitboard_core::__private::declare! {
    pub __bitboard_rook_attacks : fn (u64, u64) -> u64, nothing(()); Board::new(8, 8,
    Word::Integer(64), & [0xffff_ffff_ffff_ffff]).stray_bits(); fill(Yields::Attacks,
    Algorithm::Dumb7, & [(0, 1, & [0xffff_ffff_ffff_ff00]), (1, 0, &
    [0xfefe_fefe_fefe_fefe]), (0, - 1, & [0x00ff_ffff_ffff_ffff]), (- 1, 0, &
    [0x7f7f_7f7f_7f7f_7f7f])]); "rooks", "empty"; | f, (), batch | { batch.each(| bits |
    bits, | set : u64 | set, | [a, b] | f(a, b)) }
}
