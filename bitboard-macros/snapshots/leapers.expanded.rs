/// Squares that knights attack.
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
pub const fn knight_attacks(knights: u64) -> u64 {
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
    let squares = ((knights >> 2) & 0x3f3f_3f3f_3f3f_3f3f)
        | ((knights << 2) & 0xfcfc_fcfc_fcfc_fcfc);
    let squares_2 = ((knights >> 1) & 0x7f7f_7f7f_7f7f_7f7f)
        | ((knights << 1) & 0xfefe_fefe_fefe_fefe);
    (squares >> 8) | (squares << 8) | (squares_2 >> 16) | (squares_2 << 16)
}
::bitboard_core::__private::declare! {
    pub __bitboard_knight_attacks : fn (u64) -> u64, nothing(()); Board::new(8, 8,
    Word::Integer(64), & [0xffff_ffff_ffff_ffff]).stray_bits(); leaper(Leaps::Attacks, &
    [(- 2, - 1), (- 2, 1), (- 1, - 2), (- 1, 2), (1, - 2), (1, 2), (2, - 1), (2, 1)]);
    "knights"; | f, (), batch | { batch.each(| bits | bits, | set : u64 | set, | [a] |
    f(a)) }
}
/// Squares that kings attack.
///
/// ```text
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . x x x . . .
/// . . x o x . . .
/// . . x x x . . .
/// . . . . . . . .
/// . . . . . . . .
/// ```
///
/// From `o` on an empty board; 10 operations on `u64`.
#[inline]
#[must_use]
pub const fn king_attacks(kings: u64) -> u64 {
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
    let squares = ((kings >> 1) & 0x7f7f_7f7f_7f7f_7f7f)
        | ((kings << 1) & 0xfefe_fefe_fefe_fefe);
    let squares_2 = squares | kings;
    (squares_2 >> 8) | squares | (squares_2 << 8)
}
::bitboard_core::__private::declare! {
    pub __bitboard_king_attacks : fn (u64) -> u64, nothing(()); Board::new(8, 8,
    Word::Integer(64), & [0xffff_ffff_ffff_ffff]).stray_bits(); leaper(Leaps::Attacks, &
    [(- 1, - 1), (- 1, 0), (- 1, 1), (0, - 1), (0, 1), (1, - 1), (1, 0), (1, 1)]);
    "kings"; | f, (), batch | { batch.each(| bits | bits, | set : u64 | set, | [a] |
    f(a)) }
}
/// From where a knight forks two targets.
///
/// ```text
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . o . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// ```
///
/// From `o` on an empty board; 35 operations on `u64`.
#[inline]
#[must_use]
pub const fn knight_forks(targets: u64) -> u64 {
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
    let once_1 = (targets >> 10) & 0x3f3f_3f3f_3f3f_3f3f;
    let squares = (targets << 6) & 0x3f3f_3f3f_3f3f_3f3f;
    let squares_2 = (targets >> 17) & 0x7f7f_7f7f_7f7f_7f7f;
    let squares_3 = (targets << 15) & 0x7f7f_7f7f_7f7f_7f7f;
    let squares_4 = (targets >> 15) & 0xfefe_fefe_fefe_fefe;
    let squares_5 = (targets << 17) & 0xfefe_fefe_fefe_fefe;
    let squares_6 = (targets >> 6) & 0xfcfc_fcfc_fcfc_fcfc;
    let twice_2 = squares & once_1;
    let once_2 = once_1 | squares;
    let twice_3 = twice_2 | (squares_2 & once_2);
    let once_3 = once_2 | squares_2;
    let twice_4 = twice_3 | (squares_3 & once_3);
    let once_4 = once_3 | squares_3;
    let twice_5 = twice_4 | (squares_4 & once_4);
    let once_5 = once_4 | squares_4;
    let twice_6 = twice_5 | (squares_5 & once_5);
    let once_6 = once_5 | squares_5;
    let twice_7 = twice_6 | (squares_6 & once_6);
    let once_7 = once_6 | squares_6;
    twice_7 | ((targets << 10) & 0xfcfc_fcfc_fcfc_fcfc & once_7)
}
::bitboard_core::__private::declare! {
    pub __bitboard_knight_forks : fn (u64) -> u64, nothing(()); Board::new(8, 8,
    Word::Integer(64), & [0xffff_ffff_ffff_ffff]).stray_bits(); leaper(Leaps::Forks, &
    [(- 2, - 1), (- 2, 1), (- 1, - 2), (- 1, 2), (1, - 2), (1, 2), (2, - 1), (2, 1)]);
    "targets"; | f, (), batch | { batch.each(| bits | bits, | set : u64 | set, | [a] |
    f(a)) }
}
/// The squares that leapers by exactly (1, 1), (-1, 1) attack.
///
/// ```text
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . x . x . . .
/// . . . o . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// ```
///
/// From `o` on an empty board; 5 operations on `u64`.
#[inline]
#[must_use]
pub const fn white_pawn_attacks(pawns: u64) -> u64 {
    const _: ::core::option::Option<&'static ::core::primitive::str> = ::core::option_env!(
        "BITBOARD_EXPAND"
    );
    ((pawns << 7) & 0x7f7f_7f7f_7f7f_7f7f) | ((pawns << 9) & 0xfefe_fefe_fefe_fefe)
}
::bitboard_core::__private::declare! {
    pub __bitboard_white_pawn_attacks : fn (u64) -> u64, nothing(()); Board::new(8, 8,
    Word::Integer(64), & [0xffff_ffff_ffff_ffff]).stray_bits(); leaper(Leaps::Attacks, &
    [(- 1, 1), (1, 1)]); "pawns"; | f, (), batch | { batch.each(| bits | bits, | set :
    u64 | set, | [a] | f(a)) }
}
