//! Parameters with the names of temporaries, tables, keywords and of things an expansion could mention.

#![allow(non_snake_case, unused_parens)]

use bitboard_core::fill;

macro_rules! every_algorithm {
    ($name:ident, $first:ident, $second:ident, $third:ident) => {
        mod $name {
            #![allow(non_snake_case)]

            #[bitboard_core::bitboard(8x8)]
            pub mod chess {
                pub struct Board(u64);
                #[directions]
                pub enum Way {
                    NorthEast = step(1, 1),
                    East = step(1, 0),
                }
                #[fill(NorthEast, East, by = dumb7)]
                pub const fn dumb7($first: Board, $second: Board) -> Board;
                #[fill(NorthEast, East, by = dumb7_loop, yields = occluded)]
                pub const fn dumb7_loop($first: Board, $second: Board) -> Board;
                #[fill(NorthEast, East, by = dumb7_early_exit)]
                pub const fn dumb7_early_exit($first: Board, $second: Board) -> Board;
                #[fill(NorthEast, East, by = kogge_stone)]
                pub const fn kogge_stone($first: Board, $second: Board) -> Board;
                #[fill(East, by = subtraction)]
                pub const fn subtraction($first: Board, $second: Board) -> Board;
                #[fill(by = rotate)]
                pub const fn rotate($first: Board, $second: Board, $third: Way) -> Board;
                #[fill(by = dumb7_loop)]
                pub const fn looped($first: Board, $second: Board, $third: Way) -> Board;
            }

            pub fn check() {
                use chess::{Board, Way};
                let (from, empty) = (Board::from_bits_truncate(1), Board::from_bits_truncate(!0x0000_0020_0008_0000));
                let both = Board::from_bits_truncate(0x8040_2010_0804_02fe);
                assert_eq!(chess::dumb7(from, empty).bits(), both.bits());
                assert_eq!(chess::dumb7_early_exit(from, empty).bits(), both.bits());
                assert_eq!(chess::kogge_stone(from, empty).bits(), both.bits());
                assert_eq!(chess::dumb7_loop(from, empty).bits(), both.bits() | 1);
                assert_eq!(chess::subtraction(from, empty).bits(), 0xfe);
                assert_eq!(chess::rotate(from, empty, Way::East).bits(), 0xfe);
                assert_eq!(chess::looped(from, empty, Way::NorthEast).bits(), 0x8040_2010_0804_0200);
            }
        }
    };
}

every_algorithm!(floods, flood, front, ray);
every_algorithm!(numbered, north_east_flood_1, north_east_open_2, east_open);
every_algorithm!(opened, east_open, north_east_open, open);
every_algorithm!(fronts, north_east_front_1, east_front_1, ray_flood_1);
every_algorithm!(blockers, east_riders, east_blockers, index);
every_algorithm!(tables, SHIFT, AVOID_WRAP, AVOID_WRAP_2);
every_algorithm!(turns, turn, result, variables);
every_algorithm!(crates, core, bitboard_core, std);
every_algorithm!(raw, r#type, r#fn, r#match);
every_algorithm!(words, word, lanes, u64);
every_algorithm!(swapped, empty, sliders, direction);

/// The same without a module, on lanes.
#[fill(step(1, 1), board = 9x10, by = kogge_stone)]
const fn lanes(shl: [u64; 2], and: [u64; 2]) -> [u64; 2];

/// A parameter that may be changed by nobody.
#[fill(step(1, 0), by = dumb7_loop)]
const fn unused(from: u64, _empty: u64) -> u64;

/// The name of the function itself.
#[fill(step(0, 1), by = dumb7_early_exit)]
const fn north(north: u64, attacks: u64) -> u64;

fn main() {
    floods::check();
    numbered::check();
    opened::check();
    fronts::check();
    blockers::check();
    tables::check();
    turns::check();
    crates::check();
    raw::check();
    words::check();
    swapped::check();
    assert_eq!(lanes([1, 0], [!0; 2])[0], 1 << 10 | 1 << 20 | 1 << 30 | 1 << 40 | 1 << 50 | 1 << 60);
    assert_eq!(unused(1, !0), 0xfe);
    assert_eq!(north(1, 0), 256);
}
