//! `#[fill]` without a board module: on plain words, on the user's own types, in an `impl`, on another module's board.

use bitboard_core::{bitboard, fill};
use oracle::suite::{Case, check, check_astray};
use oracle::{Corner, Grid, Layout, Order};

/// A direction parameter: the values index the directions that a fill lists.
#[derive(Clone, Copy)]
enum Way {
    First,
    Second,
}

/// Plain functions by one algorithm.
macro_rules! plain_module {
    ($by:ident, $word:tt, ($($option:tt)*)) => {
        pub mod $by {
            use super::*;

            #[fill(step(1, 1), by = $by, $($option)*)]
            const fn attacks(sliders: $word, empty: $word) -> $word;

            #[fill(step(-1, 0), by = $by, yields = occluded, $($option)*)]
            const fn occluded(sliders: $word, empty: $word) -> $word;

            #[fill(step(2, 1), by = $by, yields = fill, $($option)*)]
            const fn filled(from: $word) -> $word;

            #[fill(step(0, 1), step(1, 0), opposite(step(0, 1)), step(-1, 0), by = $by, $($option)*)]
            const fn rook_attacks(sliders: $word, empty: $word) -> $word;

            #[fill(step(0, -1), step(1, 2), by = $by, $($option)*)]
            const fn directed(sliders: $word, empty: $word, direction: Way) -> $word;

            #[fill(step(0, -1), step(1, 2), by = $by, yields = occluded, $($option)*)]
            const fn directed_by_index(sliders: $word, empty: $word, direction: usize) -> $word;

            pub fn cases() -> Vec<Case<'static, $word>> {
                let by = stringify!($by);
                vec![
                    Case::new(by, "attacks", &["NorthEast"], |sliders, empty| attacks(sliders, empty)),
                    Case::new(by, "occluded", &["West"], |sliders, empty| occluded(sliders, empty)),
                    Case::new(by, "fill", &["NorthEastEast"], |from, _| filled(from)),
                    Case::new(by, "attacks", &["North", "East", "South", "West"], |sliders, empty| {
                        rook_attacks(sliders, empty)
                    }),
                    Case::new(by, "attacks", &["South"], |sliders, empty| directed(sliders, empty, Way::First)),
                    Case::new(by, "attacks", &["NorthNorthEast"], |sliders, empty| {
                        directed(sliders, empty, Way::Second)
                    }),
                    Case::new(by, "occluded", &["South"], |sliders, empty| {
                        directed_by_index(sliders, empty, 0)
                    }),
                    Case::new(by, "occluded", &["NorthNorthEast"], |sliders, empty| {
                        directed_by_index(sliders, empty, 1)
                    }),
                ]
            }
        }
    };
}

macro_rules! plain {
    ($name:ident, $word:tt, $options:tt) => {
        mod $name {
            use super::*;

            plain_module!(dumb7, $word, $options);
            plain_module!(dumb7_loop, $word, $options);
            plain_module!(dumb7_early_exit, $word, $options);
            plain_module!(kogge_stone, $word, $options);
            plain_module!(rotate, $word, $options);
            plain_module!(auto, $word, $options);

            pub fn cases() -> Vec<Case<'static, $word>> {
                let mut cases = dumb7::cases();
                cases.extend(dumb7_loop::cases());
                cases.extend(dumb7_early_exit::cases());
                cases.extend(kogge_stone::cases());
                cases.extend(rotate::cases());
                cases.extend(auto::cases());
                cases
            }
        }
    };
}

plain!(chess, u64, ());
plain!(tiny, u16, (board = 3x3));
plain!(shogi, u128, (board = 9x9));
plain!(xiangqi, u128, (board = 9x10, order = file_major, origin = i1));
plain!(cylinder, u32, (board = 7x4, wrap = files));
plain!(hexagon, u128, (board = 11x11, cells = hexagon(6)));
plain!(large, [u64; 3], (board = 13x12));

#[test]
fn u64_is_a_chess_board() {
    check(&Grid::rectangle(8, 8), &Layout::usual(8, 8), 1, 2, &chess::cases());
}

#[test]
fn bits_outside_the_cells_are_ignored() {
    check_astray(&Grid::rectangle(3, 3), &Layout::usual(3, 3), 2, 4, &tiny::cases());
    check_astray(&Grid::rectangle(9, 9), &Layout::usual(9, 9), 3, 2, &shogi::cases());
    let by_files = Layout::new(9, 10, Order::FileMajor, Corner::SouthEast);
    check_astray(&Grid::rectangle(9, 10), &by_files, 4, 2, &xiangqi::cases());
    check_astray(&Grid::rectangle(7, 4).cylinder(), &Layout::usual(7, 4), 5, 2, &cylinder::cases());
    check_astray(&Grid::hexagon(6), &Layout::usual(11, 11), 6, 2, &hexagon::cases());
    check_astray(&Grid::rectangle(13, 12), &Layout::usual(13, 12), 7, 2, &large::cases());
}

/// A newtype as engines have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Bitboard(pub u64);

/// A newtype on a board that has to be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Points([u64; 2]);

#[fill(step(1, -1), by = kogge_stone)]
const fn south_east_attacks(bishops: Bitboard, empty: Bitboard) -> Bitboard;

#[fill(step(1, -1), by = dumb7, board = 9x10, word = [u64; 2])]
const fn south_east_points(bishops: Points, empty: Points) -> Points;

impl Bitboard {
    #[fill(step(0, 1), by = dumb7)]
    const fn north_attacks(self, empty: Bitboard) -> Bitboard;

    #[fill(step(0, 1), step(0, -1), by = kogge_stone, yields = occluded)]
    const fn file_occluded(self, empty: Self) -> Self;

    #[fill(step(1, 0), yields = step)]
    const fn east(self) -> Self;

    #[fill(step(1, 1), step(-1, -1), by = rotate)]
    const fn diagonal(self, empty: Self, direction: Way) -> Self;
}

#[test]
fn own_types() {
    let cases = [
        Case::new("function", "attacks", &["SouthEast"], |sliders, empty| {
            south_east_attacks(Bitboard(sliders), Bitboard(empty)).0
        }),
        Case::new("method", "attacks", &["North"], |sliders, empty| {
            Bitboard(sliders).north_attacks(Bitboard(empty)).0
        }),
        Case::new("method with Self", "occluded", &["North", "South"], |sliders, empty| {
            Bitboard(sliders).file_occluded(Bitboard(empty)).0
        }),
        Case::new("one step", "step", &["East"], |from, _| Bitboard(from).east().0),
        Case::new("up", "attacks", &["NorthEast"], |sliders, empty| {
            Bitboard(sliders).diagonal(Bitboard(empty), Way::First).0
        }),
        Case::new("down", "attacks", &["SouthWest"], |sliders, empty| {
            Bitboard(sliders).diagonal(Bitboard(empty), Way::Second).0
        }),
    ];
    check(&Grid::rectangle(8, 8), &Layout::usual(8, 8), 8, 2, &cases);
    let case = Case::new("lanes", "attacks", &["SouthEast"], |sliders, empty| {
        south_east_points(Points(sliders), Points(empty)).0
    });
    check_astray(&Grid::rectangle(9, 10), &Layout::usual(9, 10), 9, 2, &[case]);
}

/// A board whose fills are declared elsewhere.
#[bitboard(9x9, cells = [
    ". . . . # . . . .",
    ". . . . . . . . .",
    ". . . . . . . . .",
    ". . # . . . # . .",
    ". . . . . . . . .",
    ". . # . . . # . .",
    ". . . . . . . . .",
    ". . . . . . . . .",
    ". . . . # . . . .",
])]
mod holes {
    #[derive(Debug)]
    pub struct Board(u128);
}

#[fill(step(-1, 1), by = kogge_stone, board = holes::Board(9x9), cells = [
    ". . . . # . . . .",
    ". . . . . . . . .",
    ". . . . . . . . .",
    ". . # . . . # . .",
    ". . . . . . . . .",
    ". . # . . . # . .",
    ". . . . . . . . .",
    ". . . . . . . . .",
    ". . . . # . . . .",
])]
const fn north_west_attacks(bishops: holes::Board, empty: holes::Board) -> holes::Board;

#[test]
fn another_modules_board() {
    let grid = Grid::drawn(&[
        ". . . . # . . . .",
        ". . . . . . . . .",
        ". . . . . . . . .",
        ". . # . . . # . .",
        ". . . . . . . . .",
        ". . # . . . # . .",
        ". . . . . . . . .",
        ". . . . . . . . .",
        ". . . . # . . . .",
    ]);
    let case = Case::new("holes", "attacks", &["NorthWest"], |sliders, empty| {
        let board = holes::Board::from_bits_truncate;
        north_west_attacks(board(sliders), board(empty)).bits()
    });
    check(&grid, &Layout::usual(9, 9), 10, 4, &[case]);
}

/// A declaration of one line, in the middle of a function.
#[test]
fn inside_a_function() {
    #[fill(shift(-7, 0xfefe_fefe_fefe_fefe), by = dumb7_early_exit)]
    const fn south_east(bishops: u64, empty: u64) -> u64;

    const FROM_A8: u64 = south_east(1 << 56, !0);
    assert_eq!(FROM_A8, 0x0002_0408_1020_4080);
}
