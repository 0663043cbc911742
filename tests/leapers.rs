//! Leapers on every kind of board: attacks, attacks with the leapers themselves, and forks.

// One list of declarations is stamped on all boards; not every stamp uses all of it.
#![allow(dead_code)]

use bitboard_core::{bitboard, leaper};
use oracle::suite::{Case, Yields, check, check_astray};
use oracle::{Board, Square};

/// A leap with all its mirror images and rotations.
fn images(leaps: &[Square]) -> Vec<Square> {
    let mut images = Vec::new();
    for &(files, ranks) in leaps {
        for (files, ranks) in [(files, ranks), (ranks, files)] {
            for image in [(files, ranks), (-files, ranks), (files, -ranks), (-files, -ranks)] {
                if !images.contains(&image) {
                    images.push(image);
                }
            }
        }
    }
    images
}

fn case<W: oracle::Word>(name: &str, yields: &str, steps: Vec<Square>, run: fn(W) -> W) -> Case<'static, W> {
    Case {
        name: name.to_owned(),
        yields: Yields::named(yields),
        steps,
        run: Box::new(move |from, _| run(from)),
    }
}

/// Lists the leapers once: in a module with a board, or on plain words.
macro_rules! leapers {
    ($stamp:ident! $arguments:tt) => {
        $stamp! {
            $arguments
            symmetric {
                wazir((1, 0)): wazir_zone wazir_forks,
                ferz((1, 1)): ferz_zone ferz_forks,
                knight((1, 2)): knight_zone knight_forks,
                king((1, 0), (1, 1)): king_zone king_forks,
                alibaba((2, 0), (2, 2)): alibaba_zone alibaba_forks,
                chancellor((2, 1), (0, 1)): chancellor_zone chancellor_forks,
            }
            asymmetric {
                pawn((1, 1), (-1, 1)): pawn_zone pawn_forks,
                gold((0, 1), (1, 1), (-1, 1), (1, 0), (-1, 0), (0, -1)): gold_zone gold_forks,
                keima((1, 2), (-1, 2)): keima_zone keima_forks,
                lone((2, -1)): lone_zone lone_forks,
            }
        }
    };
}

macro_rules! board_leapers {
    (
        ($name:ident, ($($shape:tt)*), $word:tt)
        symmetric { $($leaper:ident($($leap:tt),+): $zone:ident $forks:ident,)* }
        asymmetric { $($lone:ident($($step:tt),+): $lone_zone:ident $lone_forks:ident,)* }
    ) => {
        mod $name {
            use super::*;

            #[bitboard($($shape)*)]
            pub mod declared {
                #[derive(Debug)]
                pub struct Board($word);

                $(
                    #[leaper($($leap),+)]
                    pub const fn $leaper(from: Board) -> Board;
                    #[leaper($($leap),+, yields = fill)]
                    pub const fn $zone(from: Board) -> Board;
                    #[leaper($($leap),+, yields = forks)]
                    pub const fn $forks(from: Board) -> Board;
                )*
                $(
                    #[leaper($($step),+, symmetric = false)]
                    pub const fn $lone(from: Board) -> Board;
                    #[leaper($($step),+, symmetric = false, yields = fill)]
                    pub const fn $lone_zone(from: Board) -> Board;
                    #[leaper($($step),+, symmetric = false, yields = forks)]
                    pub const fn $lone_forks(from: Board) -> Board;
                )*
            }

            #[test]
            fn every_leaper_equals_the_reference() {
                use declared::Board as Set;

                let mut cases: Vec<Case<$word>> = Vec::new();
                $(
                    let steps = images(&[$($leap),+]);
                    let run = |from| declared::$leaper(Set::from_bits_truncate(from)).bits();
                    cases.push(case(stringify!($leaper), "step", steps.clone(), run));
                    let run = |from| declared::$zone(Set::from_bits_truncate(from)).bits();
                    cases.push(case(stringify!($zone), "step and stay", steps.clone(), run));
                    let run = |from| declared::$forks(Set::from_bits_truncate(from)).bits();
                    cases.push(case(stringify!($forks), "forks", steps, run));
                )*
                $(
                    let steps = vec![$($step),+];
                    let run = |from| declared::$lone(Set::from_bits_truncate(from)).bits();
                    cases.push(case(stringify!($lone), "step", steps.clone(), run));
                    let run = |from| declared::$lone_zone(Set::from_bits_truncate(from)).bits();
                    cases.push(case(stringify!($lone_zone), "step and stay", steps.clone(), run));
                    let run = |from| declared::$lone_forks(Set::from_bits_truncate(from)).bits();
                    cases.push(case(stringify!($lone_forks), "forks", steps, run));
                )*
                let board = Board::named(stringify!($name));
                check(&board.grid, &board.layout(), 4, 1, &cases);
            }
        }
    };
}

/// The three functions of one leaper on plain words.
macro_rules! plain_functions {
    (($($option:tt)*), $word:tt, ($($leap:tt)*), $leaper:ident $zone:ident $forks:ident) => {
        #[leaper($($leap)*, $($option)*)]
        const fn $leaper(from: $word) -> $word;
        #[leaper($($leap)*, yields = fill, $($option)*)]
        const fn $zone(from: $word) -> $word;
        #[leaper($($leap)*, yields = forks, $($option)*)]
        const fn $forks(from: $word) -> $word;
    };
}

/// The same on plain words, whose bits outside the cells are ignored.
macro_rules! plain_leapers {
    (
        ($name:ident, $options:tt, $word:tt)
        symmetric { $($leaper:ident($($leap:tt),+): $zone:ident $forks:ident,)* }
        asymmetric { $($lone:ident($($step:tt),+): $lone_zone:ident $lone_forks:ident,)* }
    ) => {
        pub mod $name {
            use super::*;

            $(plain_functions!($options, $word, ($($leap),+), $leaper $zone $forks);)*
            $(plain_functions!(
                $options, $word, ($($step),+, symmetric = false), $lone $lone_zone $lone_forks
            );)*

            pub fn cases() -> Vec<Case<'static, $word>> {
                let mut cases: Vec<Case<$word>> = Vec::new();
                $(
                    let steps = images(&[$($leap),+]);
                    cases.push(case(stringify!($leaper), "step", steps.clone(), $leaper));
                    cases.push(case(stringify!($zone), "step and stay", steps.clone(), $zone));
                    cases.push(case(stringify!($forks), "forks", steps, $forks));
                )*
                $(
                    let steps = vec![$($step),+];
                    cases.push(case(stringify!($lone), "step", steps.clone(), $lone));
                    cases.push(case(stringify!($lone_zone), "step and stay", steps.clone(), $lone_zone));
                    cases.push(case(stringify!($lone_forks), "forks", steps, $lone_forks));
                )*
                cases
            }
        }
    };
}

leapers!(board_leapers!(chess, (8x8), u64));
leapers!(board_leapers!(chess_by_files, (8x8, order = file_major), u64));
leapers!(board_leapers!(chess_from_a8, (8x8, origin = a8), u64));
leapers!(board_leapers!(minichess, (5x5), u32));
leapers!(board_leapers!(xiangqi_from_i10, (9x10, origin = i10), u128));
leapers!(board_leapers!(courier_by_files_from_l1, (12x10, order = file_major, origin = l1), [u64; 2]));
leapers!(board_leapers!(great, (16x16), [u64; 4]));
leapers!(board_leapers!(go, (19x19), [u64; 6]));
leapers!(board_leapers!(cylinder, (8x8, wrap = files), u64));
leapers!(board_leapers!(wide_cylinder, (10x7, wrap = files, order = file_major, origin = a7), u128));
leapers!(board_leapers!(torus, (8x8, wrap = both), u64));
leapers!(board_leapers!(hexagon, (11x11, cells = hexagon(6)), u128));
macro_rules! board_with_holes {
    ($rows:tt) => {
        leapers!(board_leapers!(holes, (8x8, cells = $rows), u64));
    };
}
oracle::with_holes!(board_with_holes);

mod plain {
    use super::*;

    leapers!(plain_leapers!(tiny, (board = 3x3), u16));
    leapers!(plain_leapers!(xiangqi, (board = 9x10), u128));
    leapers!(plain_leapers!(hexagon, (board = 11x11, cells = hexagon(6)), u128));
    leapers!(plain_leapers!(ring, (board = 5x4, wrap = both), u32));
}

#[test]
fn bits_outside_the_cells_are_ignored() {
    let board = Board::named("tiny");
    check_astray(&board.grid, &board.layout(), 1, 8, &plain::tiny::cases());
    let board = Board::named("xiangqi");
    check_astray(&board.grid, &board.layout(), 2, 1, &plain::xiangqi::cases());
    let board = Board::named("hexagon");
    check_astray(&board.grid, &board.layout(), 3, 1, &plain::hexagon::cases());
    let board = Board::named("ring");
    check_astray(&board.grid, &board.layout(), 4, 8, &plain::ring::cases());
}

/// What an editor shows of a generated function: the drawing in its documentation.
#[test]
fn documentation_draws_what_a_knight_attacks() {
    let expansion = include_str!("../bitboard-macros/snapshots/leapers.expanded.rs");
    let (before, _) = expansion.split_once("fn knight_attacks(").expect("the knight");
    let (_, drawing) = before.rsplit_once("/// ```text\n").expect("a drawing");
    let drawing: Vec<Vec<&str>> = drawing
        .lines()
        .map_while(|line| line.strip_prefix("/// ").filter(|line| *line != "```"))
        .map(|line| line.split(' ').collect())
        .collect();
    assert_eq!(drawing.len(), 8);
    let places = |symbol: &str| {
        let mut places = Vec::new();
        for (row, line) in drawing.iter().enumerate() {
            for (file, found) in line.iter().enumerate() {
                if *found == symbol {
                    places.push((file as i32, 7 - row as i32));
                }
            }
        }
        places
    };
    let [(file, rank)] = places("o")[..] else { panic!("one knight is drawn") };
    let mut expected: Vec<(i32, i32)> =
        [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
            .map(|(files, ranks)| (file + files, rank + ranks))
            .into();
    let mut found = places("x");
    expected.sort_unstable();
    found.sort_unstable();
    assert_eq!(found, expected);
}
