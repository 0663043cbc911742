//! Everything that the compiler makes of the boards of the suite is proved: fills in every direction, by every
//! algorithm, with every result; leapers; slices; pieces by every engine.
//!
//! What the prover takes for granted, where a step leads, is compared with the reference here, so nothing is proved by
//! itself. Run it with `--release -- --nocapture` for the table of cones, assignments and times.

mod plan_boards;

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use bitboard_plan::prove::{self, Proof, Statement, Unproved};
use bitboard_plan::{
    Algorithm, By, Direction, Fill, Geometry, Gives, Index, Leaps, Movement, Offset, Plan, Program, Request,
    Word, Wrap, Yields, all_images, compile, leaper, leaper_plans,
};
use oracle::suite::{DIRECTIONS, direction};
use oracle::{Board, Square};
use plan_boards::geometry;

const ALGORITHMS: [Algorithm; 7] = [
    Algorithm::Dumb7,
    Algorithm::Dumb7Loop,
    Algorithm::Dumb7EarlyExit,
    Algorithm::KoggeStone,
    Algorithm::Rotate,
    Algorithm::Auto,
    Algorithm::Subtraction,
];

/// What a fill can yield, and whether it is told the empty squares.
const YIELDS: [(Yields, bool); 8] = [
    (Yields::Step { mask_before: false }, false),
    (Yields::Step { mask_before: true }, false),
    (Yields::Fill, false),
    (Yields::Fill, true),
    (Yields::Occluded, true),
    (Yields::Occluded, false),
    (Yields::Attacks, true),
    (Yields::Attacks, false),
];

/// What was proved of one kind, and in what time.
#[derive(Clone, Copy, Default)]
struct Tally {
    functions: usize,
    proof: Proof,
    time: Duration,
}

impl Tally {
    fn add(&mut self, what: &dyn Fn() -> String, proof: Result<Proof, Unproved>) {
        let proof = proof.unwrap_or_else(|problem| panic!("{}: {problem}", what()));
        self.functions += 1;
        self.proof = self.proof.and(proof);
    }
}

fn steps(geometry: &Geometry, names: &[&str]) -> Vec<Direction> {
    let step = |name: &&str| {
        let (files, ranks) = direction(name);
        Direction::step(geometry, files, ranks).unwrap_or_else(|problem| panic!("{name}: {problem}"))
    };
    names.iter().map(step).collect()
}

/// The directions that are taken together: each alone, then the rook's, the queen's and the knight's rides.
fn unions() -> Vec<Vec<&'static str>> {
    let mut unions: Vec<Vec<&str>> = DIRECTIONS.map(|name| vec![name]).to_vec();
    unions.push(vec!["North", "East", "South", "West"]);
    unions.push(DIRECTIONS[..8].to_vec());
    unions.push(DIRECTIONS[8..].to_vec());
    unions
}

/// Every function of a board by what it is made from.
fn plans(geometry: &Geometry, parameter: bool, mut each: impl FnMut(Plan, &[&str])) {
    let unions = if parameter { vec![DIRECTIONS.to_vec()] } else { unions() };
    for names in unions {
        for (yields, empty) in YIELDS {
            let directions = steps(geometry, &names);
            let result = Fill { yields, empty, parameter }.set(directions.len());
            // Bits that are no squares make no difference if there are none.
            let stray = if geometry.fills_word() { &[true][..] } else { &[true, false] };
            for &stray_bits in stray {
                let (geometry, directions, result) = (geometry.clone(), directions.clone(), result.clone());
                each(Plan { geometry, directions, stray_bits, result }, &names);
            }
        }
    }
}

fn fills(board: &Board, parameter: bool) -> Tally {
    let mut tally = Tally::default();
    plans(&geometry(board), parameter, |plan, names| {
        let mut statement = Statement::plan(&plan);
        let mut proved: Vec<Program> = Vec::new();
        for by in ALGORITHMS {
            // What an algorithm cannot do is refused, as `interpreter.rs` checks.
            if let Ok(program) = plan.lower(by)
                && !proved.contains(&program)
            {
                let what = || format!("{}: {by:?} {names:?} {:?}", board.name, plan.result);
                tally.add(&what, statement.program(&program));
                proved.push(program);
            }
        }
    });
    tally
}

fn slices(board: &Board) -> Tally {
    let mut tally = Tally::default();
    plans(&geometry(board), false, |plan, names| {
        if let Ok(sliced) = plan.slice() {
            let what = || format!("{}: sliced {names:?} {:?}", board.name, plan.result);
            tally.add(&what, prove::sliced(&plan, &sliced));
        }
    });
    tally
}

fn leapers(board: &Board) -> Tally {
    let geometry = geometry(board);
    let pieces: [&[Offset]; 8] = [
        &all_images(&[(1, 2)]),
        &all_images(&[(1, 0), (1, 1)]),
        &all_images(&[(1, 0)]),
        &all_images(&[(0, 2), (3, 1)]),
        &all_images(&[(1, 2), (1, 3), (2, 3)]),
        &[(1, 1), (-1, 1)],
        &[(0, 1), (1, 1), (-1, 1), (1, -1), (-1, -1)],
        &[(0, 1), (1, 2), (-2, 0), (1, -1)],
    ];
    let mut tally = Tally::default();
    for offsets in pieces {
        for leaps in [Leaps::Attacks, Leaps::Fill, Leaps::Forks] {
            for stray_bits in [false, true] {
                let what = || format!("{}: leaps {offsets:?}, {leaps:?}", board.name);
                let Ok(program) = leaper(&geometry, offsets, leaps, stray_bits) else { continue };
                let mut statement = Statement::leaper(&geometry, offsets, leaps, stray_bits);
                tally.add(&what, statement.program(&program));
                for plan in leaper_plans(&geometry, offsets, leaps, stray_bits).expect("as before") {
                    if let Ok(sliced) = plan.slice() {
                        tally.add(&what, statement.sliced(&sliced));
                    }
                }
            }
        }
    }
    tally
}

const PIECES: [&str; 24] = [
    "R", "B", "Q", "N", "NN", "K", "RN", "mRcpR", "gQ", "nN", "nA", "fmWfcF", "zB", "qN", "[F?R]", "[W?B]",
    "B3fN", "R4", "pQ", "jD", "nDD", "jR", "[N?aK]", "[pQ-fsK]",
];

fn ways() -> Vec<By> {
    let mut ways = vec![By::Auto, By::Rays, By::Walk, By::Fill];
    for lookups in [None, Some(1), Some(2)] {
        for index in [Index::Direct, Index::Unique] {
            ways.push(By::Tables { lookups, index: Some(index) });
        }
        ways.push(By::Pext { lookups, index: None });
    }
    ways
}

fn pieces(board: &Board) -> Tally {
    let geometry = geometry(board);
    let mut tally = Tally::default();
    for text in PIECES {
        let movement = Movement::betza(text).unwrap_or_else(|problem| panic!("{text}: {problem}"));
        let request = |(number, by): (usize, By)| {
            let gives = [Gives::Moves, Gives::Attacks, Gives::Captures, Gives::Quiet][number % 4];
            Request { movement: movement.clone(), gives, by, most_bytes: 1 << 20, shares: false, sets: false }
        };
        let mut requests: Vec<Request> = ways().into_iter().enumerate().map(request).collect();
        let pieces = loop {
            match compile(&geometry, &requests) {
                Ok(pieces) => break pieces,
                // Ways that do not apply are refused, as `pieces.rs` checks.
                Err(problems) => problems.iter().rev().for_each(|(index, _)| drop(requests.remove(*index))),
            }
        };
        tally.add(&|| format!("{}: {text}", board.name), prove::pieces(&geometry, &requests, &pieces));
        tally.functions += requests.len() - 1;
    }
    tally
}

/// The same pieces on any set of squares at once, which only fills can do. On larger boards, and on rings, the functions
/// of all sets grow too large to be compared; there [`pieces`] proves fills from one square at a time.
fn sets_of_pieces(board: &Board) -> Tally {
    let geometry = geometry(board);
    let mut tally = Tally::default();
    let most = if geometry.wrap() == Wrap::None { 64 } else { 16 };
    if geometry.cells().len() > most {
        return tally;
    }
    for (number, text) in PIECES.into_iter().enumerate() {
        let movement = Movement::betza(text).unwrap_or_else(|problem| panic!("{text}: {problem}"));
        let gives = [Gives::Moves, Gives::Attacks, Gives::Captures, Gives::Quiet][number % 4];
        let by = By::Fill;
        let requests = [Request { movement, gives, by, most_bytes: 1 << 20, shares: false, sets: true }];
        // What comes back to its square, or attacks what it has passed, is refused.
        if let Ok(pieces) = compile(&geometry, &requests) {
            tally.add(
                &|| format!("{}: sets of {text}", board.name),
                prove::pieces(&geometry, &requests, &pieces),
            );
        }
    }
    tally
}

/// Where steps lead is what all proofs rest on.
#[test]
fn steps_lead_where_the_reference_says() {
    for board in Board::all() {
        let (geometry, layout) = (geometry(&board), board.layout());
        for file in -4..=4 {
            for rank in -4..=4 {
                let step: Square = (file, rank);
                let Ok(direction) = Direction::step(&geometry, file, rank) else { continue };
                for bit in 0..layout.len() {
                    let from = layout.square(bit);
                    let lands =
                        board.grid.cells.contains(&from).then(|| board.grid.land(from, step)).flatten();
                    let lands = lands.map(|to| layout.index(to) as u32);
                    assert_eq!(direction.target(bit as u32), lands, "{}: {step:?}", board.name);
                    assert_eq!(
                        geometry
                            .neighbour(bit as u32, file, rank)
                            .filter(|_| geometry.cells().contains(bit as u32)),
                        lands
                    );
                }
            }
        }
    }
}

#[test]
fn wider_words_and_zones_are_proved() {
    let mut tally = Tally::default();
    for (name, word) in [
        ("chess", Word::Lanes(2)),
        ("ring", Word::Integer(128)),
        ("minichess", Word::Integer(32)),
        ("tiny", Word::Lanes(1)),
    ] {
        let geometry = geometry(&Board::named(name)).with_word(word).expect("room");
        // Half of the board: a river that no step crosses.
        let zone = geometry
            .cells()
            .iter()
            .filter(|&bit| geometry.coordinates(bit).1 < geometry.ranks() / 2)
            .collect();
        for step in steps(&geometry, &DIRECTIONS) {
            let narrowed = step.within(&geometry, zone).ok();
            for direction in narrowed.into_iter().chain([step]) {
                for (yields, empty) in YIELDS {
                    let result = Fill { yields, empty, parameter: false }.set(1);
                    let directions = vec![direction.clone(), direction.opposite(&geometry)];
                    let plan = Plan { geometry: geometry.clone(), directions, stray_bits: true, result };
                    let mut statement = Statement::plan(&plan);
                    for by in ALGORITHMS {
                        if let Ok(program) = plan.lower(by) {
                            tally.add(
                                &|| format!("{name} in {word}: {by:?} {plan:?}"),
                                statement.program(&program),
                            );
                        }
                    }
                    if let Ok(sliced) = plan.slice() {
                        tally
                            .add(&|| format!("{name} in {word}: sliced {plan:?}"), statement.sliced(&sliced));
                    }
                }
            }
        }
    }
    assert!(tally.functions > 2000, "{}", tally.functions);
}

/// Pieces that are compiled together share tables and keep leaps apart.
#[test]
fn pieces_that_share_tables_are_proved() {
    for name in ["minichess", "chess", "xiangqi"] {
        let geometry = geometry(&Board::named(name));
        let request = |text: &str| {
            let movement = Movement::betza(text).unwrap_or_else(|problem| panic!("{text}: {problem}"));
            let by = By::Tables { lookups: None, index: None };
            Request { movement, gives: Gives::Attacks, by, most_bytes: 1 << 22, shares: true, sets: false }
        };
        let requests = ["R", "B", "Q", "N", "RN", "BN", "mRcpR"].map(request);
        let pieces = compile(&geometry, &requests).expect("tables");
        let proof = prove::pieces(&geometry, &requests, &pieces)
            .unwrap_or_else(|problem| panic!("{name}: {problem}"));
        assert!(proof.cones > 1000 || name == "minichess", "{proof:?}");
    }
}

/// What a user sees of a refutation.
#[test]
fn a_refutation_is_drawn() {
    let geometry = Geometry::new(4, 3).expect("a board");
    let plan = |files, ranks, yields| {
        let directions = vec![Direction::step(&geometry, files, ranks).expect("a step")];
        let result = Fill { yields, empty: true, parameter: false }.set(1);
        Plan { geometry: geometry.clone(), directions, stray_bits: false, result }
    };
    let attacks = plan(1, 1, Yields::Attacks).lower(Algorithm::KoggeStone).expect("a program");
    let refuted = prove::program(&plan(1, 1, Yields::Occluded), &attacks).expect_err("attacks are no floods");
    let drawing = "\
wrong on a1 in direction 0
input 0
. . . .
. . . .
X . . .

input 1
. . . .
. . . .
. . . .

expected
. . . .
. . . .
X . . .

got
. . . .
. X . .
. . . .
";
    assert_eq!(refuted.to_string(), drawing);
    let request = |text: &str| Request {
        movement: Movement::betza(text).expect("a movement"),
        gives: Gives::Moves,
        by: By::Walk,
        most_bytes: 1 << 20,
        shares: false,
        sets: false,
    };
    let rook = compile(&geometry, &[request("R")]).expect("a rook");
    let refuted = prove::pieces(&geometry, &[request("R2")], &rook).expect_err("a rook goes further");
    let drawing = "\
wrong on d1 for piece 0 from a1, which depends on b1 of input 0
occupied
. . . .
. . . .
o . . .

expected
X . . .
X . . .
o X X .

got
X . . .
X . . .
o X X X
";
    assert_eq!(refuted.to_string(), drawing);
}

/// A kind of function and how all of it on a board is proved.
type Kind = (&'static str, fn(&Board) -> Tally);

const KINDS: [Kind; 6] = [
    ("fills", |board| fills(board, false)),
    ("fills by a parameter", |board| fills(board, true)),
    ("slices", slices),
    ("leapers", leapers),
    ("pieces", pieces),
    ("sets of pieces", sets_of_pieces),
];

#[test]
fn the_catalogue_is_proved() {
    let start = Instant::now();
    let mut boards = Board::all();
    if cfg!(debug_assertions) {
        // Unoptimised builds leave most boards to optimised ones.
        boards.retain(|board| ["tiny", "minichess", "chess", "tiny_torus", "holes"].contains(&board.name));
    }
    let jobs: Vec<(&Board, usize)> =
        (0..KINDS.len()).flat_map(|kind| boards.iter().map(move |board| (board, kind))).collect();
    let next = AtomicUsize::new(0);
    let tallies: Mutex<Vec<(usize, &str, Tally)>> = Mutex::default();
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(&(board, kind)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let start = Instant::now();
                    let tally = Tally { time: Duration::ZERO, ..KINDS[kind].1(board) };
                    let tally = Tally { time: start.elapsed(), ..tally };
                    tallies.lock().expect("no job fails").push((kind, board.name, tally));
                }
            });
        }
    });
    let tallies = tallies.into_inner().expect("no job fails");
    println!(
        "{:<22}{:>10}{:>12}{:>8}{:>14}{:>9}",
        "", "functions", "cones", "widest", "assignments", "seconds"
    );
    for (kind, (name, _)) in KINDS.iter().enumerate() {
        let all =
            tallies.iter().filter(|tally| tally.0 == kind).fold(Tally::default(), |all, (.., one)| Tally {
                functions: all.functions + one.functions,
                proof: all.proof.and(one.proof),
                time: all.time + one.time,
            });
        let Proof { cones, widest, assignments } = all.proof;
        println!(
            "{name:<22}{:>10}{cones:>12}{widest:>8}{:>14.2e}{:>9.1}",
            all.functions,
            assignments as f64,
            all.time.as_secs_f64()
        );
    }
    println!("all of it in {:.1} seconds by two threads", start.elapsed().as_secs_f64());
}
