//! Faults put on purpose into programs, masks, multipliers and tables: the prover must refute each one by what was
//! declared, for it never sees what was compiled right.
//!
//! A refutation is run: the mutant must really give what the drawing says and the original what was declared. A
//! mutant that is proved must agree with the original, and its kind must say why a fault of that kind can be harmless.

mod mutant_suite;
mod plan_boards;

use bitboard_plan::{
    Algorithm, By, Direction, Fill, Gives, Index, Leg, Movement, Plan, Request, Yields, compile,
};
use mutant_suite::{Tally, engines, lines, words};
use oracle::suite::direction;
use oracle::{Board, Random};
use plan_boards::geometry;

/// The fewest mutants of a kind that must be refuted.
const LEAST: usize = 20;

/// Why faults of a kind can make no difference. That those listed make none is proved.
const EXPLAINED: [(&str, &str); 24] = [
    ("words: a bit in a table flipped", "nothing comes to this square here, or a later mask says the same"),
    ("words: a bit of a mask flipped", "nothing comes to this square here, or a later mask says the same"),
    ("words: a condition lost", "what it keeps out is kept out by another or comes in anyway"),
    ("words: a part or cycle lost", "the other part contains it"),
    ("words: a turn too few or too many", "the front has left the board or come back to its riders by then"),
    ("words: wrong amount in a table", "nothing is left to be moved so far, or it is masked"),
    ("words: wrong operand", "both values are the same where it matters"),
    ("words: wrong operation", "the operands are the same, or disjoint, where it matters"),
    ("words: wrong shift", "nothing is left to be moved so far, or it is masked or reached in another way"),
    ("lines: a bit of a mask flipped", "nothing comes to this square here, or a later mask says the same"),
    ("lines: a part lost", "the other part contains it"),
    ("lines: wrong way", "the union has the ride the other way as well"),
    ("rays: a bit of the leaps flipped", "a slide or gate that nothing blocks reaches the square as well"),
    ("rays: a blocker of a slide lost", "all that lies behind it is reached in another way"),
    ("tables: a bit of a mask flipped", "the product moves the bit out of the index"),
    ("tables: a bit of a multiplier flipped", "its products fall outside the index"),
    (
        "tables: a bit of a set flipped",
        "no occupancy has the entry, or the square is reached by another lookup",
    ),
    ("tables: another multiplier", "the mask is empty, or its products are the same in the index"),
    (
        "tables: wrong number of a set",
        "no occupancy has the entry, or both sets have the same squares that count",
    ),
    ("tables: wrong offset", "the mask is empty and the next entry holds the same set"),
    ("tables: wrong turn", "the mask is empty, or both indices lead to equal sets"),
    ("walk: wrong instruction", "what it reaches is reached in another way as well"),
    ("tables: wrong shift", "the mask is empty, or both indices lead to equal sets"),
    ("walk: one instruction more skipped", "it is the end already, or the other cannot do anything then"),
];

fn plans(board: &Board, parameter: bool) -> Vec<(String, Plan)> {
    let geometry = geometry(board);
    let mut plans = Vec::new();
    let unions: [&[&str]; 7] = [
        &["North"],
        &["NorthEast"],
        &["East"],
        &["West"],
        &["SouthWest"],
        &["NorthEastEast"],
        &["North", "East", "South", "West"],
    ];
    let unions = if parameter { &unions[6..] } else { &unions[..] };
    for names in unions {
        for yields in [Yields::Step { mask_before: false }, Yields::Attacks, Yields::Occluded] {
            let directions: Vec<Direction> = names
                .iter()
                .map(|name| {
                    let (files, ranks) = direction(name);
                    Direction::step(&geometry, files, ranks).expect("a step")
                })
                .collect();
            let result = Fill { yields, empty: true, parameter }.set(directions.len());
            let stray_bits = plans.len() % 2 == 1;
            let name = format!("{} {names:?} {yields:?}", board.name);
            plans.push((name, Plan { geometry: geometry.clone(), directions, stray_bits, result }));
        }
    }
    plans
}

#[test]
fn faults_in_programs_are_refuted() {
    let (mut tally, mut random) = (Tally::default(), Random::new(61));
    for board in ["chess", "minichess", "ring", "holes", "xiangqi", "tiny_torus"].map(Board::named) {
        for parameter in [false, true] {
            for (name, plan) in plans(&board, parameter) {
                let by = [
                    Algorithm::Dumb7,
                    Algorithm::Dumb7Loop,
                    Algorithm::Dumb7EarlyExit,
                    Algorithm::KoggeStone,
                    Algorithm::Rotate,
                    Algorithm::Subtraction,
                ];
                for by in by {
                    if let Ok(program) = plan.lower(by) {
                        let most = if by == Algorithm::Subtraction || parameter { 20 } else { 6 };
                        let name = format!("{name} {by:?}");
                        words::mutate(&mut tally, &mut random, &plan, &program, &name, (most, |_| true));
                    }
                }
            }
        }
    }
    // Nothing else has operands that cannot be exchanged.
    for board in ["grand", "shogi", "chess", "minichess", "holes", "xiangqi", "courier", "tiny", "hexagon"]
        .map(Board::named)
    {
        for (name, plan) in plans(&board, false) {
            if let Ok(program) = plan.lower(Algorithm::Subtraction) {
                let swapped = |kind: &str| kind == "words: operands swapped";
                words::mutate(&mut tally, &mut random, &plan, &program, &name, (1, swapped));
            }
        }
    }
    tally.check(LEAST, &EXPLAINED);
}

#[test]
fn faults_in_slices_are_refuted() {
    let (mut tally, mut random) = (Tally::default(), Random::new(62));
    for board in ["chess", "minichess", "ring", "holes", "xiangqi"].map(Board::named) {
        for (name, plan) in plans(&board, false) {
            if let Ok(sliced) = plan.slice() {
                lines::mutate(&mut tally, &mut random, &plan, &sliced, &name, 12);
            }
        }
    }
    tally.check(LEAST, &EXPLAINED);
}

fn request(movement: &Movement, gives: Gives, by: By) -> Request {
    Request { movement: movement.clone(), gives, by, most_bytes: 1 << 20, shares: false, sets: false }
}

#[test]
fn faults_in_pieces_are_refuted() {
    let (mut tally, mut random) = (Tally::default(), Random::new(63));
    let ways = [
        By::Rays,
        By::Walk,
        By::Tables { lookups: Some(1), index: Some(Index::Direct) },
        By::Tables { lookups: Some(2), index: Some(Index::Unique) },
        By::Pext { lookups: Some(2), index: Some(Index::Direct) },
    ];
    for board in ["minichess", "chess", "xiangqi", "ring"].map(Board::named) {
        let geometry = geometry(&board);
        for text in ["R", "B", "NN", "mRcpR", "gQ", "nN", "[F?R]", "RN", "zB"] {
            let movement = Movement::betza(text).expect("a movement");
            for (number, by) in ways.into_iter().enumerate() {
                let gives = [Gives::Attacks, Gives::Moves, Gives::Quiet, Gives::Captures][number % 4];
                let requests = [request(&movement, gives, by)];
                let Ok(pieces) = compile(&geometry, &requests) else { continue };
                let name = format!("{} {text} {gives:?} by {by}", board.name);
                let folds = |kind: &str| kind.starts_with("tables: wrong fold");
                engines::mutate(
                    &mut tally,
                    &mut random,
                    &geometry,
                    &requests,
                    &pieces,
                    &name,
                    (14, |_| true),
                );
                engines::mutate(&mut tally, &mut random, &geometry, &requests, &pieces, &name, (4, folds));
            }
        }
    }
    tally.check(LEAST, &EXPLAINED);
}

#[test]
fn ranges_off_by_one_are_refuted() {
    let (mut tally, mut random) = (Tally::default(), Random::new(64));
    for board in ["minichess", "chess", "xiangqi", "holes"].map(Board::named) {
        let geometry = geometry(&board);
        let legs = [
            Leg::ride(1, 0),
            Leg::ride(1, 1),
            Leg::queen(),
            Leg::queen().hopping(),
            Leg::ride(1, 1).crooked(),
        ];
        for leg in legs {
            for range in 2..=3 {
                let of = |range| Movement::from(leg.clone().range(range));
                for by in [By::Rays, By::Walk, By::Fill] {
                    let right = [request(&of(range), Gives::Moves, by)];
                    let Ok(original) = compile(&geometry, &right) else { continue };
                    for wrong in [range - 1, range + 1] {
                        let Ok(mutant) = compile(&geometry, &[request(&of(wrong), Gives::Moves, by)]) else {
                            continue;
                        };
                        let what = format!("{} {leg:?}: range {range} is {wrong}, by {by}", board.name);
                        let kind = ("pieces: a range off by one", what);
                        engines::judge(
                            &mut tally,
                            &mut random,
                            &geometry,
                            &right,
                            [&mutant, &original],
                            kind,
                        );
                    }
                }
            }
        }
    }
    tally.check(LEAST, &EXPLAINED);
}
