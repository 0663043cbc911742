/// A lance flies north, a grasshopper lands just behind what it meets.
///
/// ```text
/// . x .
/// . x .
/// . o .
/// . . .
/// ```
///
/// `fRgR` from `o`: `x` attacks. By ray arithmetic with 168 bytes of lines.
#[inline]
#[must_use]
pub const fn lance_hopper(from: usize, occupied: u16) -> u16 {
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_TIME"
    );
    static __BITBOARD_RAYS: [[::core::primitive::u16; 7]; 12] = ::bitboard_core::__private::table::u16::rows(
        b"\x08\0\0\0H\x02H\x02\x06\0\0\0\0\0\x10\0\0\0\x90\x04\x90\x04\0\0\0\0\0\0 \0\0\0 \t \t\0\0\x03\0\0\0@\0\0\0@\x02@\x020\0\0\0\0\0\x80\0\0\0\x80\x04\x80\x04\0\0\0\0\0\0\0\x01\0\0\0\t\0\t\0\0\x18\0\0\0\0\x02\0\0\0\0\x80\x01\0\0\t\0\0\0\0\x04\0\0\0\0\0\0\0\0\x12\0\0\0\0\x08\0\0\0\0\0\0\0\0$\0\xC0\0\0\0\0\0\0\0\0\x0C\0\0I\0\0\0\0\0\0\0\0\0\0\0\0\0\x92\0\0\0\0\0\0\0\0\0\0\0\0\0$\x01\0\x06",
    );
    let square = from;
    let rays = &__BITBOARD_RAYS[square];
    rays[0]
        | (::bitboard_core::__private::rays::u16::slide(rays[1], rays[2], occupied)
            & (rays[1] | rays[2]))
        | ::bitboard_core::__private::rays::u16::behind_up(rays[3], occupied)
        | ::bitboard_core::__private::rays::u16::behind_up(rays[4], occupied)
        | ::bitboard_core::__private::rays::u16::behind_down(rays[5], occupied)
        | ::bitboard_core::__private::rays::u16::behind_down(rays[6], occupied)
}
::bitboard_core::__private::declare! {
    pub __bitboard_lance_hopper : fn (usize, u16) -> u16,
    number(::core::primitive::usize); Board::new(3, 4, Word::Integer(16), &
    [0x0000_0000_0000_0fff]).stray_bits(); piece(Gives::Attacks, By::Rays, & [(true,
    true, false, & [Leg { images : Turns(85), heading : Heading::Turns(Turns(1)), range :
    Range::Unlimited, ..LEAP }]), (true, true, false, & [Leg { images : Turns(85), range
    : Range::Unlimited, hop : Hop::Behind, ..LEAP }])]); "occupied"; | f, index, batch |
    { batch.each(| bits | bits, | set : u16 | set, | [a] | f(index, a)) }
}
/// Where a cannon goes.
///
/// ```text
/// . m .
/// m o m
/// . m .
/// ```
///
/// `mRcpR` from `o`: `m` moves only. By a walk with 184 bytes of instructions, and a walk with 136 bytes of instructions.
#[inline]
#[must_use]
pub const fn cannon_moves(from: usize, occupied: [u64; 1]) -> [u64; 1] {
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_TIME"
    );
    static __BITBOARD_STARTS_1: [::core::primitive::u32; 10] = ::bitboard_core::__private::table::u32::words(
        b"\0\0\0\0\x04\0\0\0\x08\0\0\0\x0C\0\0\0\x10\0\0\0\x14\0\0\0\x18\0\0\0\x1C\0\0\0 \0\0\0$\0\0\0",
    );
    static __BITBOARD_CODE_1: [::core::primitive::u32; 36] = ::bitboard_core::__private::table::u32::words(
        b"\x03\x0E\0\0\x06\0\0\0\x01\x0E\0\0\x02\0\0\0\x02\0\0\0\0\0\0\0\x04\x0E\0\0\x07\0\0\0\x05\x0E\0\0\x08\0\0\0\x01\x0E\0\0\0\0\0\0\x06\0\0\0\0\0\0\0\x04\x0E\0\0\x05\0\0\0\x07\0\0\0\x05\0\0\0\x01\0\0\0\x03\0\0\0\x08\0\0\0\x02\0\0\0\x04\x0E\0\0\x03\0\0\0\x07\x0E\0\0\x08\0\0\0\x03\x0E\0\0\0\0\0\0\x08\0\0\0\x06\0\0\0\x04\x0E\0\0\x01\0\0\0\x05\x0E\0\0\x02\0\0\0\x07\x0E\0\0\x06\0\0\0",
    );
    static __BITBOARD_STARTS_2: [::core::primitive::u32; 10] = ::bitboard_core::__private::table::u32::words(
        b"\0\0\0\0\x04\0\0\0\x06\0\0\0\n\0\0\0\x0C\0\0\0\x0C\0\0\0\x0E\0\0\0\x12\0\0\0\x14\0\0\0\x18\0\0\0",
    );
    static __BITBOARD_CODE_2: [::core::primitive::u32; 24] = ::bitboard_core::__private::table::u32::words(
        b"\x03\x0C\0\0\x06\0\0\0\x01\x0C\0\0\x02\0\0\0\x04\x0C\0\0\x07\0\0\0\x05\x0C\0\0\x08\0\0\0\x01\x0C\0\0\0\0\0\0\x04\x0C\0\0\x05\0\0\0\x04\x0C\0\0\x03\0\0\0\x07\x0C\0\0\x08\0\0\0\x03\x0C\0\0\0\0\0\0\x04\x0C\0\0\x01\0\0\0\x05\x0C\0\0\x02\0\0\0\x07\x0C\0\0\x06\0\0\0",
    );
    let square = from;
    let quiet = ::bitboard_core::__private::word::lanes::and(
        ::bitboard_core::__private::walk::lanes::reach(
            &__BITBOARD_STARTS_1,
            &__BITBOARD_CODE_1,
            square,
            occupied,
        ),
        ::bitboard_core::__private::word::lanes::not(occupied),
    );
    let captures = ::bitboard_core::__private::word::lanes::and(
        ::bitboard_core::__private::walk::lanes::reach(
            &__BITBOARD_STARTS_2,
            &__BITBOARD_CODE_2,
            square,
            occupied,
        ),
        occupied,
    );
    ::bitboard_core::__private::word::lanes::or(quiet, captures)
}
::bitboard_core::__private::declare! {
    pub __bitboard_cannon_moves : fn (usize, [u64; 1]) -> [u64; 1],
    number(::core::primitive::usize); Board::new(3, 3, Word::Lanes(1), &
    [0x0000_0000_0000_01ff]).stray_bits(); piece(Gives::Moves, By::Walk, & [(true, false,
    false, & [Leg { images : Turns(85), range : Range::Unlimited, ..LEAP }]), (false,
    true, false, & [Leg { images : Turns(85), range : Range::Unlimited, hop : Hop::Over,
    ..LEAP }])]); "occupied"; | f, index, batch | { batch.each(| bits | bits, | set :
    [u64; 1] | set, | [a] | f(index, a)) }
}
