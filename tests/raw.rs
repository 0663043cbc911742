//! Directions declared by a shift and a mask: the same as by a step, or narrower on purpose.

use bitboard_core::{bitboard, fill};
use oracle::suite::{Case, Yields, check};
use oracle::{Grid, Layout, Set};

/// All eight directions, twice.
#[bitboard(8x8)]
mod chess {
    #[derive(Debug)]
    pub struct Board(u64);

    #[directions]
    pub enum Raw {
        North = shift(8, !0),
        NorthEast = shift(9, 0xfefe_fefe_fefe_fefe),
        East = shift(1, 0xfefe_fefe_fefe_fefe),
        SouthEast = shift(-7, 0xfefe_fefe_fefe_fefe),
        South = shift(-8, !0),
        SouthWest = shift(-9, 0x7f7f_7f7f_7f7f_7f7f),
        West = shift(-1, 0x7f7f_7f7f_7f7f_7f7f),
        NorthWest = shift(7, 0x7f7f_7f7f_7f7f_7f7f),
    }

    #[directions]
    pub enum Stepped {
        Up = step(0, 1),
        UpRight = step(1, 1),
        Right = step(1, 0),
        DownRight = step(1, -1),
        Down = step(0, -1),
        DownLeft = step(-1, -1),
        Left = step(-1, 0),
        UpLeft = step(-1, 1),
    }

    #[fill(North, East, South, West, by = kogge_stone)]
    pub const fn rook_attacks(rooks: Board, empty: Board) -> Board;

    #[fill(NorthEast, SouthEast, SouthWest, NorthWest, by = dumb7)]
    pub const fn bishop_attacks(bishops: Board, empty: Board) -> Board;

    #[fill(Right, Down, UpLeft, DownLeft, by = dumb7_loop, yields = occluded)]
    pub const fn some_occluded(sliders: Board, empty: Board) -> Board;
}

#[test]
fn raw_and_stepped_directions_are_the_same() {
    let steps = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
    assert_eq!(chess::Raw::ALL.len(), chess::Stepped::ALL.len());
    for ((raw, stepped), step) in chess::Raw::ALL.into_iter().zip(chess::Stepped::ALL).zip(steps) {
        assert_eq!(raw.delta(), step, "{raw:?}");
        assert_eq!(stepped.delta(), step, "{stepped:?}");
        assert_eq!(raw.shift(), stepped.shift(), "{raw:?}");
        assert_eq!(raw.landing(), stepped.landing(), "{raw:?}");
    }
}

#[test]
fn raw_directions_equal_the_reference() {
    let board = chess::Board::from_bits_truncate;
    let mut cases = vec![
        Case::new("rook_attacks", "attacks", &["North", "East", "South", "West"], |sliders, empty| {
            chess::rook_attacks(board(sliders), board(empty)).bits()
        }),
        Case::new(
            "bishop_attacks",
            "attacks",
            &["NorthEast", "SouthEast", "SouthWest", "NorthWest"],
            |sliders, empty| chess::bishop_attacks(board(sliders), board(empty)).bits(),
        ),
        Case::new(
            "some_occluded",
            "occluded",
            &["East", "South", "NorthWest", "SouthWest"],
            |sliders, empty| chess::some_occluded(board(sliders), board(empty)).bits(),
        ),
    ];
    for way in chess::Raw::ALL {
        let name = format!("{way:?}");
        cases.push(Case::new(&name, "step", &[&name], move |from, _| way.step(board(from)).bits()));
    }
    check(&Grid::rectangle(8, 8), &Layout::usual(8, 8), 1, 4, &cases);
}

/// A mask narrower than the wrap asks for: pieces that may not cross the river between the fourth and fifth rank,
/// nor enter the h-file.
macro_rules! narrowed {
    ($by:ident) => {
        mod $by {
            use super::*;

            #[bitboard(8x8)]
            pub mod river {
                #[derive(Debug)]
                pub struct Board(u64);

                #[directions]
                pub enum Way {
                    North = shift(8, 0x7f7f_7f7f, unchecked),
                    NorthEast = shift(9, 0x7e7e_7e7e, unchecked),
                    West = shift(-1, 0x7f7f_7f7f, unchecked),
                }

                #[fill(North, by = $by)]
                pub const fn north_attacks(sliders: Board, empty: Board) -> Board;

                #[fill(North, NorthEast, West, by = $by)]
                pub const fn attacks(sliders: Board, empty: Board) -> Board;

                #[fill(NorthEast, West, by = $by, yields = occluded)]
                pub const fn occluded(sliders: Board, empty: Board) -> Board;

                #[fill(NorthEast, by = $by, yields = fill)]
                pub const fn filled(sliders: Board) -> Board;

                #[fill(West, yields = step)]
                pub const fn west_one(from: Board) -> Board;

                #[fill(by = $by)]
                pub const fn ray_attacks(sliders: Board, empty: Board, direction: Way) -> Board;
            }

            pub fn cases() -> Vec<Case<'static, u64>> {
                let board = river::Board::from_bits_truncate;
                let by = stringify!($by);
                let all = ["North", "NorthEast", "West"];
                let mut cases = vec![
                    Case::new(by, "attacks", &["North"], move |sliders, empty| {
                        river::north_attacks(board(sliders), board(empty)).bits()
                    }),
                    Case::new(by, "attacks", &all, move |sliders, empty| {
                        river::attacks(board(sliders), board(empty)).bits()
                    }),
                    Case::new(by, "occluded", &["NorthEast", "West"], move |sliders, empty| {
                        river::occluded(board(sliders), board(empty)).bits()
                    }),
                    Case::new(by, "fill", &["NorthEast"], move |from, _| river::filled(board(from)).bits()),
                    Case::new(by, "step", &["West"], move |from, _| river::west_one(board(from)).bits()),
                ];
                for way in river::Way::ALL {
                    let name = format!("{way:?}");
                    cases.push(Case::new(by, "attacks", &[&name], move |sliders, empty| {
                        river::ray_attacks(board(sliders), board(empty), way).bits()
                    }));
                    cases.push(Case::new(by, "step", &[&name], move |from, _| way.step(board(from)).bits()));
                }
                cases
            }
        }
    };
}

narrowed!(dumb7);
narrowed!(dumb7_loop);
narrowed!(dumb7_early_exit);
narrowed!(kogge_stone);
narrowed!(auto);

#[test]
fn narrowed_masks_are_never_entered() {
    let mut cases = dumb7::cases();
    cases.extend(dumb7_loop::cases());
    cases.extend(dumb7_early_exit::cases());
    cases.extend(kogge_stone::cases());
    cases.extend(auto::cases());
    let grid = Grid::rectangle(8, 8);
    let near_side: Set = grid.cells.iter().copied().filter(|&(file, rank)| file < 7 && rank < 4).collect();
    check(&grid.entering_only(near_side), &Layout::usual(8, 8), 2, 4, &cases);
}

#[fill(shift(8, 0x0000_0000_ffff_ffff, unchecked), by = kogge_stone)]
const fn north_to_the_river(sliders: u64, empty: u64) -> u64;

#[test]
fn a_narrowed_mask_without_a_module() {
    let grid = Grid::rectangle(8, 8);
    let near_side: Set = grid.cells.iter().copied().filter(|&(_, rank)| rank < 4).collect();
    let case = Case::new("north", "attacks", &["North"], north_to_the_river);
    check(&grid.entering_only(near_side), &Layout::usual(8, 8), 3, 4, &[case]);
}

/// A zone says the same of a step as a narrowed mask of a shift, as a number or drawn.
#[bitboard(8x8)]
mod zones {
    #[derive(Debug)]
    pub struct Board(u64);

    #[directions]
    pub enum Way {
        North = step(0, 1, within = 0x7f7f_7f7f),
        NorthEast = step(
            1,
            1,
            within = [
                "# # # # # # # #",
                "# # # # # # # #",
                "# # # # # # # #",
                "# # # # # # # #",
                ". . . . . . . #",
                ". . . . . . . #",
                ". . . . . . . #",
                ". . . . . . . #",
            ],
        ),
        West = step(-1, 0, within = !(0xff << 32 | 0xff << 40 | 0xff << 48 | 0xff << 56 | 0x8080_8080)),
        /// Out of the zone by the way that leads into it.
        South = opposite(North),
    }

    #[fill(North, NorthEast, West, by = kogge_stone)]
    pub const fn attacks(sliders: Board, empty: Board) -> Board;

    #[fill(NorthEast, West, by = dumb7, yields = occluded)]
    pub const fn occluded(sliders: Board, empty: Board) -> Board;

    #[fill(South, by = kogge_stone)]
    pub const fn south_attacks(sliders: Board, empty: Board) -> Board;
}

#[fill(step(0, 1, within = 0x7f7f_7f7f), by = dumb7_loop)]
const fn north_within(sliders: u64, empty: u64) -> u64;

#[test]
fn zones_are_never_left() {
    let board = zones::Board::from_bits_truncate;
    let mut cases: Vec<Case<u64>> = vec![
        Case::new("attacks", "attacks", &["North", "NorthEast", "West"], |sliders, empty| {
            zones::attacks(board(sliders), board(empty)).bits()
        }),
        Case::new("occluded", "occluded", &["NorthEast", "West"], |sliders, empty| {
            zones::occluded(board(sliders), board(empty)).bits()
        }),
        Case::new("alone", "attacks", &["North"], north_within),
    ];
    for way in [zones::Way::North, zones::Way::NorthEast, zones::Way::West] {
        let name = &format!("{way:?}");
        cases.push(Case::new(name, "step", &[name], move |from, _| way.step(board(from)).bits()));
    }
    let grid = Grid::rectangle(8, 8);
    let zone: Set = grid.cells.iter().copied().filter(|&(file, rank)| file < 7 && rank < 4).collect();
    check(&grid.clone().entering_only(zone.clone()), &Layout::usual(8, 8), 5, 4, &cases);

    // The way back ends where the way into the zone begins.
    let starts = grid.step(&zone, (0, -1));
    assert_eq!(zones::Way::North.opposite(), Some(zones::Way::South));
    let south = Case::new("south", "attacks", &["South"], |sliders, empty| {
        zones::south_attacks(board(sliders), board(empty)).bits()
    });
    check(&grid.entering_only(starts), &Layout::usual(8, 8), 6, 4, &[south]);
}

/// A step is applied before or after its mask; both are the same function.
#[bitboard(8x8)]
mod masked {
    #[derive(Debug)]
    pub struct Board(u64);

    #[directions]
    pub enum Compass {
        North = step(0, 1),
        NorthEast = step(1, 1),
        East = step(1, 0),
        SouthEast = step(1, -1),
        South = step(0, -1),
        SouthWest = step(-1, -1),
        West = step(-1, 0),
        NorthWest = step(-1, 1),
    }

    #[fill(North, yields = step, mask = before)]
    pub const fn north_before(from: Board) -> Board;
    #[fill(NorthEast, yields = step, mask = before)]
    pub const fn north_east_before(from: Board) -> Board;
    #[fill(East, yields = step, mask = before)]
    pub const fn east_before(from: Board) -> Board;
    #[fill(SouthEast, yields = step, mask = before)]
    pub const fn south_east_before(from: Board) -> Board;
    #[fill(South, yields = step, mask = before)]
    pub const fn south_before(from: Board) -> Board;
    #[fill(SouthWest, yields = step, mask = before)]
    pub const fn south_west_before(from: Board) -> Board;
    #[fill(West, yields = step, mask = before)]
    pub const fn west_before(from: Board) -> Board;
    #[fill(NorthWest, yields = step, mask = before)]
    pub const fn north_west_before(from: Board) -> Board;
    #[fill(NorthWest, East, South, yields = step, mask = after)]
    pub const fn three_after(from: Board) -> Board;
}

#[test]
fn masks_before_and_after_the_shift() {
    type Step = fn(masked::Board) -> masked::Board;
    let functions: [(&str, Step); 8] = [
        ("North", masked::north_before),
        ("NorthEast", masked::north_east_before),
        ("East", masked::east_before),
        ("SouthEast", masked::south_east_before),
        ("South", masked::south_before),
        ("SouthWest", masked::south_west_before),
        ("West", masked::west_before),
        ("NorthWest", masked::north_west_before),
    ];
    let board = masked::Board::from_bits_truncate;
    let mut cases: Vec<Case<u64>> = Vec::new();
    for (direction, function) in functions {
        cases.push(Case::new(direction, "step", &[direction], move |from, _| function(board(from)).bits()));
    }
    cases.push(Case {
        name: "three at once".to_owned(),
        yields: Yields::Step,
        steps: vec![(-1, 1), (1, 0), (0, -1)],
        run: Box::new(move |from, _| masked::three_after(board(from)).bits()),
    });
    check(&Grid::rectangle(8, 8), &Layout::usual(8, 8), 4, 4, &cases);
}
