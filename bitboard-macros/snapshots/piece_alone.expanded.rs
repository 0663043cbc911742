/// A lance flies north, a grasshopper lands just behind what it meets.
///
/// ```text
/// . x .
/// . x .
/// . o .
/// . . .
/// ```
///
/// `fRgR` from `o`: `x` moves and captures. By 1 lookup in 378 bytes.
#[inline]
#[must_use]
pub const fn lance_hopper(from: usize, occupied: u16) -> u16 {
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_TIME"
    );
    static __LOOKUPS_1: [[[::core::primitive::u64; 3]; 1]; 12] = ::bitboard_core::__private::table::lanes::rows(
        b"\n\0\0\0\0\0\0\0\0\0\0\0\0\0\0H\0\0\0\0>\0\0\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x08\x04\0\0\0?\0\0\0\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0B\x06\0\0\0>\0\0\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x08\n\0\0\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x0C\0\0\0?\0\0\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x08\r\0\0\0?\0\0\0\x88\0\0\0\0\0\0\0\0\0\0\0\0\0\x80\x10\x0F\0\0\0>\0\0\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x08\x13\0\0\0?\0\0\0\xA0\0\0\0\0\0\0\0\0\0\0\0\0\0\x80\x04\x15\0\0\0>\0\0\0H\x04\0\0\0\0\0\0\0\0\0\0\0\0\x90\x10\x19\0\0\0=\0\0\0\x90\0\0\0\0\0\0\0\0\0\0\0\0\0\x80\x08!\0\0\0>\0\0\0 \x05\0\0\0\0\0\0\0\0\0\0\0\0H\x04%\0\0\0=\0\0\0",
    );
    static __SETS_1: [::core::primitive::u16; 45] = ::bitboard_core::__private::table::u16::words(
        b"H\x02H\0L\x02L\0\x90\x04\x90\0 \t \x01!\t!\x01@\x02`\x02\x80\x04\0\t\x08\t\0\x02\0\x03\x01\x02\x01\x03\0\x04\x02\x04\0\x08@\x08\x04\x08D\x08\0\0\x08\0\0\x08\x08\x08\x01\0\x08\0\x01\x08\x08\x08\0\0\x10\0\x02\0\x10\0\0\0\0\x02 \0 \x02\x04\0\x04\x02 \0 \x02",
    );
    let square = from;
    let lookups_1 = &__LOOKUPS_1[square];
    __SETS_1[::bitboard_core::__private::lookup::u16::product(&lookups_1[0], occupied)]
}
/// Where a cannon goes.
///
/// ```text
/// . m .
/// m o m
/// . m .
/// ```
///
/// `mRcpR` from `o`: `m` moves only. By ray arithmetic with 360 bytes of lines, and a walk with 136 bytes of instructions.
#[inline]
#[must_use]
pub const fn cannon_moves(from: usize, occupied: [u64; 1]) -> [u64; 1] {
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_TIME"
    );
    static __RAYS_1: [[[::core::primitive::u64; 1]; 5]; 9] = ::bitboard_core::__private::table::lanes::rows(
        b"\n\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0H\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\0\0\0\0\x15\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x90\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\"\0\0\0\0\0\0\0\x03\0\0\0\0\0\0\0 \x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0Q\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x000\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xAA\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x14\x01\0\0\0\0\0\0\x18\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x88\0\0\0\0\0\0\0\t\0\0\0\0\0\0\0\x80\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0P\x01\0\0\0\0\0\0\x12\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xA0\0\0\0\0\0\0\0\xC0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0$\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
    );
    static __STARTS_2: [::core::primitive::u32; 10] = ::bitboard_core::__private::table::u32::words(
        b"\0\0\0\0\x04\0\0\0\x06\0\0\0\n\0\0\0\x0C\0\0\0\x0C\0\0\0\x0E\0\0\0\x12\0\0\0\x14\0\0\0\x18\0\0\0",
    );
    static __CODE_2: [::core::primitive::u32; 24] = ::bitboard_core::__private::table::u32::words(
        b"\x03\x0C\0\0\x06\0\0\0\x01\x0C\0\0\x02\0\0\0\x04\x0C\0\0\x07\0\0\0\x05\x0C\0\0\x08\0\0\0\x01\x0C\0\0\0\0\0\0\x04\x0C\0\0\x05\0\0\0\x04\x0C\0\0\x03\0\0\0\x07\x0C\0\0\x08\0\0\0\x03\x0C\0\0\0\0\0\0\x04\x0C\0\0\x01\0\0\0\x05\x0C\0\0\x02\0\0\0\x07\x0C\0\0\x06\0\0\0",
    );
    let square = from;
    let rays_1 = &__RAYS_1[square];
    let quiet = ::bitboard_core::__private::word::lanes::and(
        ::bitboard_core::__private::word::lanes::or(
            ::bitboard_core::__private::word::lanes::or(
                rays_1[0],
                ::bitboard_core::__private::word::lanes::and(
                    ::bitboard_core::__private::rays::lanes::slide(
                        rays_1[1],
                        rays_1[2],
                        occupied,
                    ),
                    ::bitboard_core::__private::word::lanes::or(rays_1[1], rays_1[2]),
                ),
            ),
            ::bitboard_core::__private::word::lanes::and(
                ::bitboard_core::__private::rays::lanes::slide(
                    rays_1[3],
                    rays_1[4],
                    occupied,
                ),
                ::bitboard_core::__private::word::lanes::or(rays_1[3], rays_1[4]),
            ),
        ),
        ::bitboard_core::__private::word::lanes::not(occupied),
    );
    let captures = ::bitboard_core::__private::word::lanes::and(
        ::bitboard_core::__private::walk::lanes::reach(
            &__STARTS_2,
            &__CODE_2,
            square,
            occupied,
        ),
        occupied,
    );
    ::bitboard_core::__private::word::lanes::or(quiet, captures)
}
