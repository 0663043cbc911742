//! Every direction, algorithm, result and board through the plan crate's interpreter: the suite of `fills.rs`
//! without any generated code.

mod plan_boards;

use bitboard_plan::{Algorithm, Bits, Direction, Fill, Geometry, Plan, Problem, Program, Site, Word, Yields};
use oracle::suite::{Case, DIRECTIONS, check, check_astray, direction};
use oracle::{Board, Layout, Set, Square};
use plan_boards::geometry;

/// A word with room for every board.
type Lanes = [u64; 6];

const ALGORITHMS: [Algorithm; 7] = [
    Algorithm::Dumb7,
    Algorithm::Dumb7Loop,
    Algorithm::Dumb7EarlyExit,
    Algorithm::KoggeStone,
    Algorithm::Rotate,
    Algorithm::Auto,
    Algorithm::Subtraction,
];

/// What a fill can yield, as the plan says it and as the suite does.
const YIELDS: [(Yields, bool, &str); 6] = [
    (Yields::Step { mask_before: false }, false, "step"),
    (Yields::Step { mask_before: true }, false, "step"),
    (Yields::Fill, false, "fill"),
    (Yields::Occluded, true, "occluded"),
    (Yields::Attacks, true, "attacks"),
    (Yields::Attacks, false, "open attacks"),
];

/// A single step is the same by every algorithm that shifts, so one of them is enough.
fn yields_by(by: Algorithm) -> impl Iterator<Item = (Yields, bool, &'static str)> {
    let steps = matches!(by, Algorithm::KoggeStone | Algorithm::Rotate);
    YIELDS.into_iter().filter(move |(yields, ..)| steps || !matches!(yields, Yields::Step { .. }))
}

fn run(program: &Program, sliders: Lanes, empty: Lanes, direction: usize) -> Lanes {
    program.run(&[Bits::from_lanes(sliders), Bits::from_lanes(empty)], direction).lanes()
}

fn steps(geometry: &Geometry, names: &[&str]) -> Vec<Direction> {
    let step = |name: &&str| {
        let (files, ranks) = direction(name);
        Direction::step(geometry, files, ranks).unwrap_or_else(|problem| panic!("{name}: {problem}"))
    };
    names.iter().map(step).collect()
}

/// Whether every step of the direction is one bit up and none goes round: only then subtraction can do it.
fn subtractable(board: &Board, step: Square) -> bool {
    let layout = board.layout();
    let one_up = |&from: &Square| {
        board.grid.land(from, step).is_none_or(|to| layout.index(to) == layout.index(from) + 1)
    };
    let round = |&from: &Square| {
        let ride = board.grid.ride(from, step, &board.grid.cells);
        ride.last().is_some_and(|&last| board.grid.land(last, step) == Some(from))
    };
    board.grid.cells.iter().all(one_up) && !board.grid.cells.iter().any(round)
}

/// Each direction alone, then some together, by one algorithm.
fn fixed_cases(
    board: &Board,
    geometry: &Geometry,
    by: Algorithm,
    stray_bits: bool,
) -> Vec<Case<'static, Lanes>> {
    let mut unions: Vec<Vec<&str>> = DIRECTIONS.map(|name| vec![name]).to_vec();
    unions.push(vec!["North", "East", "South", "West"]);
    unions.push(DIRECTIONS[..8].to_vec());
    unions.push(DIRECTIONS[8..].to_vec());
    let mut cases = Vec::new();
    for names in unions {
        let fits = names.iter().all(|name| subtractable(board, direction(name)));
        for (yields, empty, suite_yields) in yields_by(by) {
            let fill = Fill { yields, empty, parameter: false };
            let directions = steps(geometry, &names);
            let result = fill.set(directions.len());
            let plan = Plan { geometry: geometry.clone(), directions, stray_bits, result };
            let name = format!("{}: {by:?} {names:?}", board.name);
            match plan.lower(by) {
                Ok(program) => cases.push(Case::new(&name, suite_yields, &names, move |sliders, empty| {
                    run(&program, sliders, empty, 0)
                })),
                Err(errors) => {
                    assert!(by == Algorithm::Subtraction && !fits, "{name} is refused: {errors:?}");
                    let known = |error: &bitboard_plan::Error| {
                        matches!(error.problem, Problem::NotSubtractable { .. })
                            && matches!(error.site, Site::Direction(_))
                    };
                    assert!(errors.iter().all(known), "{name}: {errors:?}");
                }
            }
        }
    }
    cases
}

/// One function for all directions, chosen by a parameter.
fn directed_cases(board: &Board, geometry: &Geometry, by: Algorithm) -> Vec<Case<'static, Lanes>> {
    let mut cases = Vec::new();
    for (yields, empty, suite_yields) in yields_by(by) {
        let fill = Fill { yields, empty, parameter: true };
        let directions = steps(geometry, &DIRECTIONS);
        let result = fill.set(directions.len());
        let plan = Plan { geometry: geometry.clone(), directions, stray_bits: false, result };
        match plan.lower(by) {
            Ok(program) => {
                for (index, way) in DIRECTIONS.iter().enumerate() {
                    let program = program.clone();
                    let name = format!("{}: {by:?} of a parameter, {way}", board.name);
                    cases.push(Case::new(&name, suite_yields, &[way], move |sliders, empty| {
                        run(&program, sliders, empty, index)
                    }));
                }
            }
            Err(errors) => {
                let known =
                    |error: &bitboard_plan::Error| matches!(error.problem, Problem::RingsDiffer { .. });
                assert!(errors.iter().all(known), "{}: {errors:?}", board.name);
                assert_eq!(board.name, "ring", "rings of one length");
            }
        }
    }
    cases
}

macro_rules! every_board {
    ($($name:ident)*) => {
        $(
            #[test]
            fn $name() {
                let board = Board::named(stringify!($name));
                let geometry = geometry(&board);
                let mut cases = Vec::new();
                for by in ALGORITHMS {
                    cases.extend(fixed_cases(&board, &geometry, by, false));
                    if by != Algorithm::Subtraction {
                        cases.extend(directed_cases(&board, &geometry, by));
                    }
                }
                check(&board.grid, &board.layout(), 0x5eed, 1, &cases);
            }
        )*

        #[test]
        fn every_board_has_a_test() {
            let tested = [$(stringify!($name)),*];
            assert!(Board::all().iter().all(|board| tested.contains(&board.name)));
        }
    };
}

every_board! {
    chess chess_by_files chess_from_a8 tiny minichess shogi xiangqi xiangqi_from_i10 grand courier
    courier_by_files_from_l1 great go cylinder wide_cylinder torus ring tiny_torus hexagon holes holed_cylinder
}

#[test]
fn bits_outside_the_cells_are_ignored() {
    for name in ["tiny", "minichess", "xiangqi", "ring", "tiny_torus", "hexagon", "holes", "holed_cylinder"] {
        let board = Board::named(name);
        let geometry = geometry(&board);
        let mut cases = Vec::new();
        for by in ALGORITHMS {
            cases.extend(fixed_cases(&board, &geometry, by, true));
        }
        check_astray(&board.grid, &board.layout(), 1, 1, &cases);
    }
}

#[test]
fn wider_words_change_nothing() {
    for (name, word) in
        [("chess", Word::Lanes(2)), ("torus", Word::Integer(128)), ("xiangqi", Word::Lanes(2))]
    {
        let board = Board::named(name);
        let geometry = geometry(&board).with_word(word).expect("a wider word");
        let mut cases = Vec::new();
        for by in ALGORITHMS {
            cases.extend(fixed_cases(&board, &geometry, by, true));
        }
        check_astray(&board.grid, &board.layout(), 2, 1, &cases);
    }
}

#[test]
fn a_raw_shift_is_the_step_it_amounts_to() {
    let board = Board::named("xiangqi");
    let (geometry, layout) = (geometry(&board), board.layout());
    let mut recognised = 0;
    for (files, ranks) in (-3..=3).flat_map(|files| (-3..=3).map(move |ranks| (files, ranks))) {
        let amount = files + ranks * board.grid.files;
        let mask: Bits = board
            .grid
            .step(&board.grid.cells, (files, ranks))
            .into_iter()
            .map(|to| layout.index(to) as u32)
            .collect();
        if (files, ranks) != (0, 0) {
            let raw =
                Direction::raw(&geometry, amount, mask, false).expect("exactly the squares of the step");
            assert_eq!(raw, Direction::step(&geometry, files, ranks).expect("a step"));
            recognised += 1;
        }
    }
    assert_eq!(recognised, 48);
}

#[test]
fn a_mask_that_wraps_is_refused_with_every_square() {
    let board = Board::named("chess");
    let (geometry, layout) = (geometry(&board), board.layout());
    for name in ["NorthEast", "East", "SouthEast", "SouthWest", "West", "NorthWest", "NorthEastEast"] {
        let step = direction(name);
        let amount = step.0 + 8 * step.1;
        let everything = Bits::first(64);
        let problems = Direction::raw(&geometry, amount, everything, true).expect_err("wraps");
        // What leaks is what some bit moves onto, although no square steps there from that bit.
        let mut expected = Vec::new();
        for to in 0..64_i32 {
            let from = to - amount;
            if (0..64).contains(&from) {
                let (from, to) = (layout.square(from as usize), layout.square(to as usize));
                if board.grid.land(from, step) != Some(to) {
                    let name = |(file, rank): Square| {
                        format!("{}{}", "abcdefgh".as_bytes()[file as usize] as char, rank + 1)
                    };
                    expected.push((name(from), name(to)));
                }
            }
        }
        match &problems[..] {
            [Problem::MaskLeaks { wraps, leaks, .. }] => {
                assert_eq!(*wraps, expected, "{name}");
                assert_eq!(leaks.len() as usize, expected.len(), "{name}");
            }
            other => panic!("{name}: {other:?}"),
        }
    }
}

#[test]
fn a_narrowed_mask_is_a_smaller_landing() {
    let board = Board::named("chess");
    let (geometry, layout) = (geometry(&board), board.layout());
    let near_side: Set =
        board.grid.cells.iter().copied().filter(|&(file, rank)| rank < 4 && file != 5).collect();
    let grid = board.grid.clone().entering_only(near_side);
    let mut cases: Vec<Case<Lanes>> = Vec::new();
    for name in DIRECTIONS {
        let step = direction(name);
        let landing = grid.step(&grid.cells, step);
        let mask: Bits = landing.iter().map(|&square| layout.index(square) as u32).collect();
        let raw = |narrows| Direction::raw(&geometry, step.0 + 8 * step.1, mask, narrows);
        let problems = raw(false).expect_err("narrower than the wrap asks for");
        assert!(matches!(problems[..], [Problem::MaskNarrows { .. }]), "{name}: {problems:?}");
        let narrowed = raw(true).expect("narrowed on purpose");
        for by in ALGORITHMS.into_iter().filter(|&by| by != Algorithm::Subtraction || name == "East") {
            for (yields, empty, suite_yields) in YIELDS {
                let result = Fill { yields, empty, parameter: false }.set(1);
                let directions = vec![narrowed.clone()];
                let plan = Plan { geometry: geometry.clone(), directions, stray_bits: false, result };
                let program = plan.lower(by).expect("a narrowed direction");
                cases.push(Case::new(
                    &format!("{by:?} {name}"),
                    suite_yields,
                    &[name],
                    move |sliders, empty| run(&program, sliders, empty, 0),
                ));
            }
        }
    }
    check(&grid, &Layout::usual(8, 8), 3, 4, &cases);
}
