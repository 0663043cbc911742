//! Pieces where names are short of supply: without a prelude, beside modules and types with the names of those that an
//! expansion mentions, with parameters called like its locals, in functions, generic `impl`s and `macro_rules!`.

#![no_implicit_prelude]
#![allow(dead_code, non_camel_case_types)]

mod core {}
mod std {}
struct u32;
struct bool;
struct assert;
struct str;
struct Option;

#[::bitboard_core::bitboard(6x6)]
pub mod small {
    mod core {}
    struct usize;
    struct u32;
    struct bool;
    pub struct Board(u64);
    pub enum Square {}

    #[piece("Q", by = rays)]
    pub(crate) const fn rays(square: Square, rays: Board) -> Board;
    #[piece("Q", by = tables(lookups = 2, index = unique))]
    pub(super) const fn tables(lookups_1: Square, square: Board) -> Board;
    #[piece("Q", by = tables(lookups = 2, index = unique), yields = captures)]
    const fn captures(captures: Square, occupied_bits: Board) -> Board;
    #[piece("Q", by = walk, yields = moves)]
    const fn walk(starts: Square, code: Board) -> Board;
    #[piece("Q", by = fill)]
    const fn fill(origin: Square, reached: Board) -> Board;
    #[piece("mRcB", yields = moves)]
    const fn moves(quiet: Square, captures: Board) -> Board;

    pub fn check() {
        let occupied = Board::from_bits_truncate(0x0a_4128_1482);
        for square in Square::ALL {
            let queen = rays(square, occupied);
            ::std::assert_eq!(tables(square, occupied), queen);
            ::std::assert_eq!(captures(square, occupied), queen & occupied);
            ::std::assert_eq!(walk(square, occupied), queen);
            ::std::assert_eq!(fill(square, occupied), queen);
            ::std::assert!(moves(square, occupied).is_subset(queen));
        }
    }
}

macro_rules! piece {
    ($name:ident, $notation:literal, $word:ty, $from:ident, $occupied:ident) => {
        #[::bitboard_core::piece($notation, board = 8x8)]
        const fn $name($from: usize, $occupied: $word) -> $word;
    };
}

type Word = [u64; 1];
piece!(r#fn, "N", [u64; 1], r#type, r#match);
piece!(same_name, "R", [u64; 1], from, same_name);

struct Position<T>(T);

impl<T> Position<T> {
    #[::bitboard_core::piece("B", by = tables, word = u64)]
    const fn bishop(from: u8, occupied: Bits) -> Bits;
}

#[derive(::core::clone::Clone, ::core::marker::Copy)]
pub struct Bits(pub u64);

const CORNER: Bits = Position::<()>::bishop(0, Bits(1 << 27));
static ALL: [Word; 2] = [r#fn(0, [0]), same_name(0, [0x102])];

fn main() {
    #[::bitboard_core::piece("K")]
    fn king(from: usize, occupied: u64) -> u64;

    #[::bitboard_core::bitboard(3x3)]
    mod inner {
        pub struct Board(u16);
        pub enum Square {}
        #[piece("R", by = tables)]
        pub const fn rook(from: Square, occupied: Board) -> Board;
        #[piece("R", by = tables, yields = captures)]
        pub const fn rook_captures(from: Square, occupied: Board) -> Board;
    }

    small::check();
    ::std::assert_eq!(king(0, 0), 0x302);
    ::std::assert_eq!(CORNER.0, 1 << 9 | 1 << 18 | 1 << 27);
    ::std::assert_eq!(ALL, [[0x2_0400], [0x102]]);
    ::std::assert_eq!(inner::rook(inner::Square::A1, inner::Board::FULL).len(), 2);
    ::std::assert_eq!(inner::rook_captures(inner::Square::A1, inner::Board::FULL).len(), 2);
}
