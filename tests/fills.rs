//! Every direction, algorithm, result and geometry as compiled macro output, against the reference.

// One list of declarations is stamped on all boards; not every stamp uses all of it.
#![allow(dead_code)]

use bitboard_core::bitboard;
use oracle::Board;
use oracle::suite::{Case, check_all, check_board, direction};

/// Passes the eight directions of the compass on to another macro.
macro_rules! compass {
    ($stamp:ident! { $($rest:tt)* }) => {
        $stamp! {
            directions {
                North = step(0, 1),
                NorthEast = step(1, 1),
                East = step(1, 0),
                SouthEast = step(1, -1),
                South = opposite(North),
                SouthWest = opposite(NorthEast),
                West = opposite(East),
                NorthWest = opposite(SouthEast),
            }
            $($rest)*
        }
    };
}

/// The compass and rides of knights.
macro_rules! all_directions {
    ($stamp:ident! { $($rest:tt)* }) => {
        $stamp! {
            directions {
                North = step(0, 1),
                NorthEast = step(1, 1),
                East = step(1, 0),
                SouthEast = step(1, -1),
                South = opposite(North),
                SouthWest = opposite(NorthEast),
                West = opposite(East),
                NorthWest = opposite(SouthEast),
                NorthNorthEast = step(1, 2),
                NorthEastEast = step(2, 1),
                SouthSouthWest = step(-1, -2),
                SouthWestWest = step(-2, -1),
            }
            $($rest)*
        }
    };
}

/// One board module whose fills all use one algorithm, and a function that lists them for the suite.
macro_rules! board_module {
    (
        directions { $($direction:ident = $means:expr,)* }
        $by:ident, ($($shape:tt)*), $word:tt,
        one { $($step:ident: $step_of:ident,)* }
        fill { $($fill:ident: $fill_of:ident,)* }
        occluded { $($occluded:ident: $($occluded_of:ident)+,)* }
        attacks { $($attacks:ident: $($attacks_of:ident)+,)* }
        open { $($open:ident: $($open_of:ident)+,)* }
    ) => {
        #[bitboard($($shape)*)]
        pub mod $by {
            #[derive(Debug)]
            pub struct Board($word);

            #[directions]
            pub enum Compass {
                $($direction = $means,)*
            }

            $(
                #[fill($step_of, yields = step)]
                pub const fn $step(from: Board) -> Board;
            )*
            $(
                #[fill($fill_of, by = $by, yields = fill)]
                pub const fn $fill(from: Board) -> Board;
            )*
            $(
                #[fill($($occluded_of),+, by = $by, yields = occluded)]
                pub const fn $occluded(sliders: Board, empty: Board) -> Board;
            )*
            $(
                #[fill($($attacks_of),+, by = $by, yields = attacks)]
                pub const fn $attacks(sliders: Board, empty: Board) -> Board;
            )*
            $(
                #[fill($($open_of),+, by = $by)]
                pub const fn $open(sliders: Board) -> Board;
            )*
        }

        impl $by::Board {
            fn cases(prefix: &str) -> Vec<Case<'static, $word>> {
                // Plain function pointers: a closure type for each would take a minute to compile.
                let functions: &[(&str, &str, &[&str], fn($word, $word) -> $word)] = &[
                    $((stringify!($step), "step", &[stringify!($step_of)], |from, _| {
                        $by::$step($by::Board::from_bits_truncate(from)).bits()
                    }),)*
                    $((stringify!($fill), "fill", &[stringify!($fill_of)], |from, _| {
                        $by::$fill($by::Board::from_bits_truncate(from)).bits()
                    }),)*
                    $((stringify!($occluded), "occluded", &[$(stringify!($occluded_of)),+], |sliders, empty| {
                        let board = $by::Board::from_bits_truncate;
                        $by::$occluded(board(sliders), board(empty)).bits()
                    }),)*
                    $((stringify!($attacks), "attacks", &[$(stringify!($attacks_of)),+], |sliders, empty| {
                        let board = $by::Board::from_bits_truncate;
                        $by::$attacks(board(sliders), board(empty)).bits()
                    }),)*
                    $((stringify!($open), "open attacks", &[$(stringify!($open_of)),+], |sliders, _| {
                        $by::$open($by::Board::from_bits_truncate(sliders)).bits()
                    }),)*
                ];
                let case = |&(name, yields, directions, function)| {
                    Case::new(&format!("{prefix}::{}::{name}", stringify!($by)), yields, directions, function)
                };
                functions.iter().map(case).collect()
            }
        }
    };
}

/// All twelve directions and their unions by one algorithm.
macro_rules! all_fills {
    ($by:ident, $shape:tt, $word:tt) => {
        all_directions!(board_module! {
            $by, $shape, $word,
            one {}
            fill {
                north_fill: North,
                north_east_fill: NorthEast,
                east_fill: East,
                south_east_fill: SouthEast,
                south_fill: South,
                south_west_fill: SouthWest,
                west_fill: West,
                north_west_fill: NorthWest,
                north_north_east_fill: NorthNorthEast,
                north_east_east_fill: NorthEastEast,
                south_south_west_fill: SouthSouthWest,
                south_west_west_fill: SouthWestWest,
            }
            occluded {
                north_occluded: North,
                north_east_occluded: NorthEast,
                east_occluded: East,
                south_east_occluded: SouthEast,
                south_occluded: South,
                south_west_occluded: SouthWest,
                west_occluded: West,
                north_west_occluded: NorthWest,
                north_north_east_occluded: NorthNorthEast,
                north_east_east_occluded: NorthEastEast,
                south_south_west_occluded: SouthSouthWest,
                south_west_west_occluded: SouthWestWest,
                bishop_occluded: NorthEast SouthEast SouthWest NorthWest,
            }
            attacks {
                north_attacks: North,
                north_east_attacks: NorthEast,
                east_attacks: East,
                south_east_attacks: SouthEast,
                south_attacks: South,
                south_west_attacks: SouthWest,
                west_attacks: West,
                north_west_attacks: NorthWest,
                north_north_east_attacks: NorthNorthEast,
                north_east_east_attacks: NorthEastEast,
                south_south_west_attacks: SouthSouthWest,
                south_west_west_attacks: SouthWestWest,
                rook_attacks: North East South West,
                bishop_attacks: NorthEast SouthEast SouthWest NorthWest,
                queen_attacks: North NorthEast East SouthEast South SouthWest West NorthWest,
                rider_attacks: NorthNorthEast NorthEastEast SouthSouthWest SouthWestWest,
            }
            open {
                open_north_attacks: North,
                open_east_attacks: East,
                open_south_west_attacks: SouthWest,
                open_north_north_east_attacks: NorthNorthEast,
                open_queen_attacks: North NorthEast East SouthEast South SouthWest West NorthWest,
            }
        });
    };
}

/// The compass alone, for boards so small that a knight's ride is another one's.
macro_rules! compass_fills {
    ($by:ident, $shape:tt, $word:tt) => {
        compass!(board_module! {
            $by, $shape, $word,
            one {}
            fill {
                north_fill: North,
                south_east_fill: SouthEast,
                west_fill: West,
            }
            occluded {
                north_occluded: North,
                east_occluded: East,
                south_west_occluded: SouthWest,
                north_west_occluded: NorthWest,
                bishop_occluded: NorthEast SouthEast SouthWest NorthWest,
            }
            attacks {
                north_attacks: North,
                east_attacks: East,
                south_west_attacks: SouthWest,
                north_west_attacks: NorthWest,
                rook_attacks: North East South West,
                bishop_attacks: NorthEast SouthEast SouthWest NorthWest,
                queen_attacks: North NorthEast East SouthEast South SouthWest West NorthWest,
            }
            open {
                open_rook_attacks: North East South West,
                open_bishop_attacks: NorthEast SouthEast SouthWest NorthWest,
            }
        });
    };
}

/// Fills whose direction is a parameter, one module an algorithm.
macro_rules! directed_module {
    (
        directions { $($direction:ident = $means:expr,)* }
        $by:ident, ($($shape:tt)*), $word:tt
    ) => {
        #[bitboard($($shape)*)]
        pub mod $by {
            #[derive(Debug)]
            pub struct Board($word);

            #[directions]
            pub enum Compass {
                $($direction = $means,)*
            }

            #[fill(by = $by, yields = attacks)]
            pub const fn ray_attacks(sliders: Board, empty: Board, direction: Compass) -> Board;

            #[fill(by = $by, yields = occluded)]
            pub const fn ray_occluded(sliders: Board, empty: Board, direction: Compass) -> Board;
        }

        impl $by::Board {
            fn directed_cases(prefix: &str) -> Vec<Case<'static, $word>> {
                let board = $by::Board::from_bits_truncate;
                let mut cases = Vec::new();
                for way in $by::Compass::ALL {
                    let direction = format!("{way:?}");
                    let name = format!("{prefix}::directed::{}({direction})", stringify!($by));
                    cases.push(Case::new(&name, "attacks", &[&direction], move |sliders, empty| {
                        $by::ray_attacks(board(sliders), board(empty), way).bits()
                    }));
                    cases.push(Case::new(&name, "occluded", &[&direction], move |sliders, empty| {
                        $by::ray_occluded(board(sliders), board(empty), way).bits()
                    }));
                    let name = format!("{prefix}::{}::Compass::{direction}.step", stringify!($by));
                    cases.push(Case::new(&name, "step", &[&direction], move |from, _| way.step(board(from)).bits()));
                }
                cases
            }
        }
    };
}

/// One board: the same declarations by every algorithm, and a test that compares them all.
macro_rules! geometry {
    (
        $name:ident, $shape:tt, $word:tt,
        subtraction { occluded $occluded:tt attacks $attacks:tt open $open:tt }
        directed { $($directed:ident)* }
    ) => {
        mod $name {
            use super::*;

            all_fills!(auto, $shape, $word);
            all_fills!(dumb7, $shape, $word);
            all_fills!(dumb7_loop, $shape, $word);
            all_fills!(dumb7_early_exit, $shape, $word);
            all_fills!(kogge_stone, $shape, $word);
            all_directions!(board_module! {
                subtraction, $shape, $word,
                one {
                    north_one: North,
                    north_east_one: NorthEast,
                    east_one: East,
                    south_east_one: SouthEast,
                    south_one: South,
                    south_west_one: SouthWest,
                    west_one: West,
                    north_west_one: NorthWest,
                    north_north_east_one: NorthNorthEast,
                    north_east_east_one: NorthEastEast,
                    south_south_west_one: SouthSouthWest,
                    south_west_west_one: SouthWestWest,
                }
                fill {}
                occluded $occluded
                attacks $attacks
                open $open
            });

            mod directed {
                use super::*;

                $(all_directions!(directed_module! { $directed, $shape, $word });)*

                #[allow(unused_variables)]
                pub fn cases(prefix: &str) -> Vec<Case<'static, $word>> {
                    let by_algorithm: Vec<Vec<Case<$word>>> =
                        vec![$($directed::Board::directed_cases(prefix)),*];
                    by_algorithm.into_iter().flatten().collect()
                }
            }

            pub fn cases() -> Vec<Case<'static, $word>> {
                let prefix = stringify!($name);
                let mut cases = auto::Board::cases(prefix);
                cases.extend(dumb7::Board::cases(prefix));
                cases.extend(dumb7_loop::Board::cases(prefix));
                cases.extend(dumb7_early_exit::Board::cases(prefix));
                cases.extend(kogge_stone::Board::cases(prefix));
                cases.extend(subtraction::Board::cases(prefix));
                cases.extend(directed::cases(prefix));
                cases
            }

            #[test]
            fn every_fill_equals_the_reference() {
                check_board(&Board::named(stringify!($name)), &cases());
            }
        }
    };
    ($name:ident, $shape:tt, $word:tt, subtraction { $up:ident } $($directed:tt)*) => {
        geometry! {
            $name, $shape, $word,
            subtraction { occluded { occluded: $up, } attacks { attacks: $up, } open { open_attacks: $up, } }
            $($directed)*
        }
    };
    ($name:ident, $shape:tt, $word:tt, subtraction {} $($directed:tt)*) => {
        geometry! {
            $name, $shape, $word,
            subtraction { occluded {} attacks {} open {} }
            $($directed)*
        }
    };
    ($name:ident, $shape:tt, $word:tt, subtraction $subtraction:tt) => {
        geometry! {
            $name, $shape, $word,
            subtraction $subtraction
            directed { dumb7 dumb7_loop dumb7_early_exit kogge_stone rotate }
        }
    };
}

geometry!(chess, (8x8), u64, subtraction { East });
geometry!(chess_by_files, (8x8, order = file_major), u64, subtraction { North });
geometry!(chess_from_a8, (8x8, origin = a8), u64, subtraction { East });
geometry!(tiny, (3x3), u16, subtraction { East });
geometry!(minichess, (5x5), u32, subtraction { East });
geometry!(shogi, (9x9), u128, subtraction { East });
geometry!(xiangqi, (9x10), u128, subtraction { East });
geometry!(xiangqi_from_i10, (9x10, origin = i10), u128, subtraction { West });
geometry!(grand, (10x8), u128, subtraction { East });
geometry!(courier, (12x10), u128, subtraction { East });
geometry!(courier_by_files_from_l1, (12x10, order = file_major, origin = l1), u128, subtraction { North });
geometry!(great, (16x16), [u64; 4], subtraction { East });
geometry!(go, (19x19), [u64; 6], subtraction { East });
geometry!(cylinder, (8x8, wrap = files), u64, subtraction {});
geometry!(
    wide_cylinder,
    (10x7, wrap = files, order = file_major, origin = a7),
    [u64; 2],
    subtraction { South }
);
geometry!(torus, (8x8, wrap = both), u64, subtraction {});
// Rings of 4, 5 and 20 squares cannot share a direction parameter.
geometry!(ring, (5x4, wrap = both), u32, subtraction {} directed {});
geometry!(hexagon, (11x11, cells = hexagon(6)), u128, subtraction { East });
macro_rules! boards_with_holes {
    ($rows:tt) => {
        geometry!(holes, (8x8, cells = $rows), u64, subtraction { East });
        geometry!(holed_cylinder, (8x8, wrap = files, cells = $rows), u64, subtraction {});
    };
}
oracle::with_holes!(boards_with_holes);

mod tiny_torus {
    use super::*;

    compass_fills!(auto, (3x3, wrap = both), u16);
    compass_fills!(dumb7, (3x3, wrap = both), u16);
    compass_fills!(dumb7_loop, (3x3, wrap = both), u16);
    compass_fills!(dumb7_early_exit, (3x3, wrap = both), u16);
    compass_fills!(kogge_stone, (3x3, wrap = both), u16);
    compass!(directed_module! { rotate, (3x3, wrap = both), u16 });

    pub fn cases() -> Vec<Case<'static, u16>> {
        let prefix = "tiny_torus";
        let mut cases = auto::Board::cases(prefix);
        cases.extend(dumb7::Board::cases(prefix));
        cases.extend(dumb7_loop::Board::cases(prefix));
        cases.extend(dumb7_early_exit::Board::cases(prefix));
        cases.extend(kogge_stone::Board::cases(prefix));
        cases.extend(rotate::Board::directed_cases(prefix));
        cases
    }
}

/// All pairs of sets, for enough directions to meet every edge and corner.
fn check_every_pair(name: &str, mut cases: Vec<Case<u16>>) {
    let ways = ["North", "East", "SouthWest", "NorthWest"].map(direction);
    cases.retain(|case| case.steps.len() > 1 || ways.contains(&case.steps[0]));
    let board = Board::named(name);
    check_all(&board.grid, &board.layout(), &cases);
}

#[test]
fn every_pair_of_sets_on_nine_squares() {
    check_every_pair("tiny", tiny::cases());
}

#[test]
fn every_pair_of_sets_on_nine_squares_with_joined_edges() {
    check_every_pair("tiny_torus", tiny_torus::cases());
}
