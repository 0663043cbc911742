/// A type of the user's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bitboard(pub u64);
/// The direction is a parameter.
///
/// The direction is looked up; 16 operations on `u64`.
#[inline]
#[must_use]
pub const fn slide(sliders: Bitboard, empty: Bitboard, direction: Way) -> Bitboard {
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
    const _: () = ::bitboard_core::__private::direction_type::<Way>();
    let avoid_wrap: &[::core::primitive::u64; 4] = &[
        0xffff_ffff_ffff_ff00, 0xfefe_fefe_fefe_fefe, 0x00ff_ffff_ffff_ffff,
        0x7f7f_7f7f_7f7f_7f7f,
    ];
    let shift: &[::core::primitive::u32; 4] = &[8, 1, 56, 63];
    let shift_2: &[::core::primitive::u32; 4] = &[16, 2, 48, 62];
    let shift_4: &[::core::primitive::u32; 4] = &[32, 4, 32, 60];
    let index = direction as ::core::primitive::usize;
    let sliders_bits: ::core::primitive::u64 = sliders.0;
    let empty_bits: ::core::primitive::u64 = empty.0;
    let landing = avoid_wrap[index];
    let ray_open = empty_bits & landing;
    let ray_flood_1 = sliders_bits | (ray_open & sliders_bits.rotate_left(shift[index]));
    let ray_open_2 = ray_open & ray_open.rotate_left(shift[index]);
    let ray_flood_3 = ray_flood_1
        | (ray_open_2 & ray_flood_1.rotate_left(shift_2[index]));
    let ray_open_4 = ray_open_2 & ray_open_2.rotate_left(shift_2[index]);
    let ray_flood_6 = ray_flood_3
        | (ray_open_4 & ray_flood_3.rotate_left(shift_4[index]));
    Bitboard(ray_flood_6.rotate_left(shift[index]) & landing)
}
::bitboard_core::__private::declare! {
    pub __bitboard_slide : fn (Bitboard, Bitboard, Way) -> Bitboard, other(Way, | from |
    from as ::core::primitive::usize); Board::new(8, 8, Word::Integer(64), &
    [0xffff_ffff_ffff_ffff]).stray_bits(); fill(Yields::Attacks, Algorithm::KoggeStone, &
    [(0, 1, & [0xffff_ffff_ffff_ff00]), (1, 0, & [0xfefe_fefe_fefe_fefe]), (0, - 1, &
    [0x00ff_ffff_ffff_ffff]), (- 1, 0, & [0x7f7f_7f7f_7f7f_7f7f])]); "sliders", "empty";
    | f, index, batch | { batch.each(Bitboard, | set : Bitboard | set.0, | [a, b] | f(a,
    b, index)) }
}
/// The ways to go.
#[derive(Clone, Copy)]
pub enum Way {
    /// North.
    North,
    /// East.
    East,
    /// South.
    South,
    /// West.
    West,
}
