/// Fill by subtraction.
///
/// ```text
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . o x x x x
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// ```
///
/// From `o` on an empty board; 7 operations on `u64`.
#[inline]
#[must_use]
pub const fn subtraction(rooks: u64, empty: u64) -> u64 {
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
    let east_riders = rooks & 0x7f7f_7f7f_7f7f_7f7f;
    let east_blockers = !empty | rooks | 0x8080_8080_8080_8080;
    (east_blockers ^ east_riders).wrapping_sub(east_riders) ^ east_blockers
}
::bitboard_core::__private::declare! {
    pub __bitboard_subtraction : fn (u64, u64) -> u64, nothing(()); Board::new(8, 8,
    Word::Integer(64), & [0xffff_ffff_ffff_ffff]).stray_bits(); fill(Yields::Attacks,
    Algorithm::Subtraction, & [(1, 0, & [0xfefe_fefe_fefe_fefe])]); "rooks", "empty"; |
    f, (), batch | { batch.each(| bits | bits, | set : u64 | set, | [a, b] | f(a, b)) }
}
/// The same squares by rotation.
///
/// ```text
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . o x x x x
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// ```
///
/// From `o` on an empty board; 16 operations on `u64`.
#[inline]
#[must_use]
pub const fn rotation(rooks: u64, empty: u64) -> u64 {
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
    let east_open = empty & 0xfefe_fefe_fefe_fefe;
    let east_flood_1 = rooks | (east_open & rooks.rotate_left(1));
    let east_open_2 = east_open & east_open.rotate_left(1);
    let east_flood_3 = east_flood_1 | (east_open_2 & east_flood_1.rotate_left(2));
    let east_open_4 = east_open_2 & east_open_2.rotate_left(2);
    let east_flood_6 = east_flood_3 | (east_open_4 & east_flood_3.rotate_left(4));
    east_flood_6.rotate_left(1) & 0xfefe_fefe_fefe_fefe
}
::bitboard_core::__private::declare! {
    pub __bitboard_rotation : fn (u64, u64) -> u64, nothing(()); Board::new(8, 8,
    Word::Integer(64), & [0xffff_ffff_ffff_ffff]).stray_bits(); fill(Yields::Attacks,
    Algorithm::Rotate, & [(1, 0, & [0xfefe_fefe_fefe_fefe])]); "rooks", "empty"; | f, (),
    batch | { batch.each(| bits | bits, | set : u64 | set, | [a, b] | f(a, b)) }
}
/// One step, masked before the shift.
///
/// ```text
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . o x . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// ```
///
/// From `o` on an empty board; 2 operations on `u64`.
#[inline]
#[must_use]
pub const fn one(from: u64) -> u64 {
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
    (from & 0x7f7f_7f7f_7f7f_7f7f) << 1
}
::bitboard_core::__private::declare! {
    pub __bitboard_one : fn (u64) -> u64, nothing(()); Board::new(8, 8,
    Word::Integer(64), & [0xffff_ffff_ffff_ffff]).stray_bits(); fill(Yields::Step {
    mask_before : true }, Algorithm::Auto, & [(1, 0, & [0xfefe_fefe_fefe_fefe])]);
    "from"; | f, (), batch | { batch.each(| bits | bits, | set : u64 | set, | [a] | f(a))
    }
}
/// The empty board: propagators are constants.
///
/// ```text
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . o x x x x
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// ```
///
/// From `o` on an empty board; 9 operations on `u64`.
#[inline]
#[must_use]
pub const fn fill(from: u64) -> u64 {
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
    let east_flood_1 = from | ((from << 1) & 0xfefe_fefe_fefe_fefe);
    let east_flood_3 = east_flood_1 | ((east_flood_1 << 2) & 0xfcfc_fcfc_fcfc_fcfc);
    east_flood_3 | ((east_flood_3 << 4) & 0xf0f0_f0f0_f0f0_f0f0)
}
::bitboard_core::__private::declare! {
    pub __bitboard_fill : fn (u64) -> u64, nothing(()); Board::new(8, 8,
    Word::Integer(64), & [0xffff_ffff_ffff_ffff]).stray_bits(); fill(Yields::Fill,
    Algorithm::KoggeStone, & [(1, 0, & [0xfefe_fefe_fefe_fefe])]); "from"; | f, (), batch
    | { batch.each(| bits | bits, | set : u64 | set, | [a] | f(a)) }
}
