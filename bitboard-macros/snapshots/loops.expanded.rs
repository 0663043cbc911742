/// A counted loop.
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
/// From `o` on an empty board; 4 operations on `u64` in the text, those of the loop once each turn.
#[inline]
#[must_use]
pub const fn counted(sliders: u64, empty: u64) -> u64 {
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
    let north_east_open = empty & 0xfefe_fefe_fefe_fefe;
    let mut flood = sliders;
    let mut turn: ::core::primitive::u32 = 0;
    while turn < 7 {
        flood |= (flood << 9) & north_east_open;
        turn += 1;
    }
    flood
}
::bitboard_core::__private::declare! {
    pub __bitboard_counted : fn (u64, u64) -> u64, nothing(()); Board::new(8, 8,
    Word::Integer(64), & [0xffff_ffff_ffff_ffff]).stray_bits(); fill(Yields::Occluded,
    Algorithm::Dumb7Loop, & [(1, 1, & [0xfefe_fefe_fefe_fe00])]); "sliders", "empty"; |
    f, (), batch | { batch.each(| bits | bits, | set : u64 | set, | [a, b] | f(a, b)) }
}
/// A loop that ends early.
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
/// From `o` on an empty board; 6 operations on `u64` in the text, those of the loop once each turn.
#[inline]
#[must_use]
pub const fn early_exit(sliders: u64, empty: u64) -> u64 {
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
    let north_east_open = empty & 0xfefe_fefe_fefe_fefe;
    let mut flood = sliders;
    let mut newest = sliders;
    while newest != 0 {
        let front = (newest << 9) & north_east_open;
        flood |= front;
        newest = front;
    }
    (flood << 9) & 0xfefe_fefe_fefe_fefe
}
::bitboard_core::__private::declare! {
    pub __bitboard_early_exit : fn (u64, u64) -> u64, nothing(()); Board::new(8, 8,
    Word::Integer(64), & [0xffff_ffff_ffff_ffff]).stray_bits(); fill(Yields::Attacks,
    Algorithm::Dumb7EarlyExit, & [(1, 1, & [0xfefe_fefe_fefe_fe00])]); "sliders",
    "empty"; | f, (), batch | { batch.each(| bits | bits, | set : u64 | set, | [a, b] |
    f(a, b)) }
}
/// On a ring the turns are counted too.
///
/// ```text
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// x x x o x x x x
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// ```
///
/// From `o` on an empty board; 12 operations on `u64` in the text, those of the loop once each turn.
#[inline]
#[must_use]
pub const fn round(sliders: u64, empty: u64) -> u64 {
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
    let mut flood = sliders;
    let mut newest = sliders;
    let mut turn: ::core::primitive::u32 = 0;
    while newest != 0 && turn < 6 {
        let front = (((newest << 1) & 0xfefe_fefe_fefe_fefe)
            | ((newest >> 7) & 0x0101_0101_0101_0101)) & empty;
        flood |= front;
        newest = front;
        turn += 1;
    }
    ((flood << 1) & 0xfefe_fefe_fefe_fefe) | ((flood >> 7) & 0x0101_0101_0101_0101)
}
::bitboard_core::__private::declare! {
    pub __bitboard_round : fn (u64, u64) -> u64, nothing(()); Board::new(8, 8,
    Word::Integer(64), & [0xffff_ffff_ffff_ffff]).wrap(Wrap::Files).stray_bits();
    fill(Yields::Attacks, Algorithm::Dumb7EarlyExit, & [(1, 0, &
    [0xffff_ffff_ffff_ffff])]); "sliders", "empty"; | f, (), batch | { batch.each(| bits
    | bits, | set : u64 | set, | [a, b] | f(a, b)) }
}
