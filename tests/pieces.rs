//! Pieces through the plan crate: every way to compute them against the expected moves of `data/movement.json` and
//! against the reference.

mod movement_vectors;
mod piece_suite;
mod plan_boards;

use std::collections::{BTreeMap, BTreeSet};

use bitboard_plan::{
    Bits, By, Engine, Geometry, Gives, Keep, Movement, PieceProblem, Pieces, Purpose, Request, compile,
};
use movement_vectors::{Case, Group, groups};
use oracle::piece::{Moves, Piece};
use oracle::{Board, Random, Set, Square};
use piece_suite::{GIVES, Position, bits, check, wanted, ways};
use plan_boards::geometry;

/// No more tables than these bytes.
const MOST_BYTES: usize = 1 << 22;

fn compiled(geometry: &Geometry, text: &str, gives: Gives, by: By) -> Result<Pieces, PieceProblem> {
    let movement = Movement::betza(text).unwrap_or_else(|problem| panic!("{text}: {problem}"));
    let request = Request { movement, gives, by, most_bytes: MOST_BYTES, shares: false, sets: false };
    compile(geometry, &[request]).map_err(|problems| problems.into_iter().next().expect("a problem").1)
}

/// Compiles a piece and compares it; whether the way applies to it.
fn check_way(text: &str, board: &Board, gives: Gives, by: By, positions: &[Position]) -> bool {
    let geometry = geometry(board);
    let Ok(pieces) = compiled(&geometry, text, gives, by) else { return false };
    let run = |from, occupied| pieces.reached(&geometry, 0, from, occupied);
    check(&format!("{text}, {gives:?} by {by}"), board, positions, &run);
    true
}

/// Ways that every piece is tested in; the others take turns.
const ALWAYS: usize = 5;

/// The ways for the piece with a number: those that all are tested in, and one or two others.
fn some_ways(number: usize) -> impl Iterator<Item = By> {
    let picked =
        move |(way, by): (usize, By)| (way < ALWAYS || (way + number).is_multiple_of(20)).then_some(by);
    ways().into_iter().enumerate().filter_map(picked)
}

#[test]
fn every_way_gives_the_expected_moves() {
    let mut applied: BTreeMap<String, usize> = BTreeMap::new();
    for (number, Group { betza, files, ranks, cases }) in groups().into_iter().enumerate() {
        let board = Board::usual(files, ranks);
        let gives = [Gives::Moves, Gives::Quiet, Gives::Captures][number % 3];
        let positions: Vec<Position> = cases
            .into_iter()
            .map(|Case { square, occupied, quiet, captures }| {
                let wanted = wanted(Moves { quiet, captures }, gives);
                Position { square, occupied, wanted }
            })
            .collect();
        for by in some_ways(number) {
            let applies = check_way(&betza, &board, gives, by, &positions);
            let large = files * ranks > 128;
            // Dozens of ways that each look at other squares: too many for a row of rays, too wide for four lookups.
            let intricate = match betza.as_str() {
                "[pR-fsB]" => files * ranks > 90,
                "[R?sR]" => true,
                _ => false,
            };
            let may_not = match by {
                By::Auto | By::Walk | By::Fill => false,
                By::Rays => intricate,
                By::Tables { lookups: None, index: None } | By::Pext { lookups: None, index: None } => {
                    large || intricate
                }
                By::Tables { .. } | By::Pext { .. } => true,
            };
            assert!(applies || may_not, "{betza} does not go by {by} on {files}x{ranks}");
            *applied.entry(by.to_string()).or_default() += usize::from(applies);
        }
    }
    for by in ways() {
        assert!(applied[&by.to_string()] > 10, "{applied:?}");
    }
}

#[test]
fn every_occupancy_that_matters() {
    let sides = [(5, 5), (6, 6), (8, 8), (9, 10), (12, 10)];
    let mut random = Random::new(45);
    let mut tested = 0;
    for (number, text) in texts().iter().enumerate() {
        let (files, ranks) = sides[number % sides.len()];
        let board = Board::usual(files, ranks);
        let gives = GIVES[number % GIVES.len()];
        let Some(positions) = all_that_matter(&mut random, text, gives, &board) else { continue };
        tested += 1;
        for by in some_ways(number) {
            check_way(text, &board, gives, by, &positions);
        }
    }
    assert!(tested > 80, "only {tested} pieces");
}

/// A square where few others matter to a piece, with these occupied in all ways and the rest at random.
fn all_that_matter(random: &mut Random, text: &str, gives: Gives, board: &Board) -> Option<Vec<Position>> {
    let movement = Movement::betza(text).expect("a piece");
    let (geometry, layout) = (geometry(board), board.layout());
    for _ in 0..20 {
        let square = random.one(&board.grid.cells);
        let mut matters = Bits::EMPTY;
        for purpose in [Purpose::Quiet, Purpose::Capture] {
            for way in movement.moves(&geometry, layout.index(square) as u32, purpose).expect("moves") {
                matters = matters.or(way.empty).or(way.full);
            }
        }
        let matters: Vec<Square> = matters.iter().map(|bit| layout.square(bit as usize)).collect();
        if matters.len() > 9 {
            continue;
        }
        let piece = Piece::parse(text);
        let mut positions = Vec::new();
        for subset in 0..1 << matters.len() {
            let mut occupied = random.subset(&board.grid.cells, 40);
            occupied.remove(&square);
            for (number, other) in matters.iter().enumerate() {
                if subset >> number & 1 == 1 {
                    occupied.insert(*other);
                } else {
                    occupied.remove(other);
                }
            }
            positions.push(Position::new(&piece, gives, board, square, occupied));
        }
        return Some(positions);
    }
    None
}

/// The pieces of the vectors, each once.
fn texts() -> Vec<String> {
    let texts: BTreeSet<String> = groups().into_iter().map(|group| group.betza).collect();
    texts.into_iter().collect()
}

/// All of 3x3 with other pieces anywhere; unoptimised builds take a third of the occupancies.
#[test]
fn every_occupancy_of_a_tiny_board() {
    let board = Board::usual(3, 3);
    let share: u16 = if cfg!(debug_assertions) { 3 } else { 1 };
    for (number, text) in texts().iter().enumerate() {
        let piece = Piece::parse(text);
        let gives = GIVES[number % GIVES.len()];
        let mut positions = Vec::new();
        for &square in &board.grid.cells {
            for occupied in (number as u16 % share..512).step_by(usize::from(share)) {
                let occupied = board.layout().set(occupied);
                if !occupied.contains(&square) {
                    positions.push(Position::new(&piece, gives, &board, square, occupied));
                }
            }
        }
        for by in &ways()[..ALWAYS] {
            check_way(text, &board, gives, *by, &positions);
        }
    }
}

#[test]
fn black_is_white_turned_by_half_a_turn() {
    let mut random = Random::new(46);
    for text in texts() {
        let (piece, board) = (Piece::parse(&text), Board::usual(5, 6));
        let geometry = geometry(&board);
        let movement = Movement::betza(&text).expect("a piece").turned();
        let request = Request {
            movement,
            gives: Gives::Moves,
            by: By::Auto,
            most_bytes: MOST_BYTES,
            shares: false,
            sets: false,
        };
        let pieces = compile(&geometry, &[request]).expect("any piece by some way");
        let mut positions = Position::random(&mut random, &piece, Gives::Moves, &board, 20);
        for position in &mut positions {
            let Position { square, occupied, .. } = position;
            position.wanted = wanted(piece.moves_of_black(&board.grid, *square, occupied), Gives::Moves);
        }
        let run = |from, occupied| pieces.reached(&geometry, 0, from, occupied);
        check(&format!("black {text}"), &board, &positions, &run);
    }
}

/// The expected moves of all pieces of a set together.
fn union(piece: &Piece, gives: Gives, board: &Board, pieces: &Set, occupied: &Set) -> Set {
    let mut union = Set::new();
    for &square in pieces {
        let mut others = occupied.clone();
        others.remove(&square);
        union.extend(Position::new(piece, gives, board, square, others).wanted);
    }
    union
}

#[test]
fn a_fill_serves_many_pieces_at_once() {
    let mut random = Random::new(55);
    let mut texts = texts();
    texts.extend((0..60).map(|_| random.piece()));
    let mut served = 0;
    for (number, text) in texts.iter().enumerate() {
        let board = Board::random(&mut random);
        let (geometry, layout) = (geometry(&board), board.layout());
        let movement = Movement::betza(text).expect("a piece");
        let gives = [Gives::Attacks, Gives::Captures, Gives::Quiet][number % 3];
        let request =
            Request { movement, gives, by: By::Fill, most_bytes: MOST_BYTES, shares: false, sets: true };
        let Ok(compiled) = compile(&geometry, &[request]) else { continue };
        served += 1;
        for percent in [0, 10, 25, 50] {
            let pieces = random.subset(&board.grid.cells, 10);
            let occupied = random.subset(&board.grid.cells, percent);
            let wanted = union(&Piece::parse(text), gives, &board, &pieces, &occupied);
            let (from, others) = (bits(&layout, &pieces), bits(&layout, &occupied));
            let found = compiled.pieces[0].parts.iter().fold(Bits::EMPTY, |found, (engine, keep)| {
                let Engine::Fill(program) = engine else { panic!("{text} by fill is {engine:?}") };
                let reached = program.run(&[from, geometry.cells().without(others)], 0);
                found.or(match keep {
                    Keep::All => reached,
                    Keep::Empty => reached.without(others),
                    Keep::Occupied => reached.and(others),
                })
            });
            assert_eq!(
                board.grid.draw(&found.iter().map(|bit| layout.square(bit as usize)).collect()),
                board.grid.draw(&wanted),
                "{gives:?} of {text} from\n{}among\n{}",
                board.grid.draw(&pieces),
                board.grid.draw(&occupied),
            );
        }
    }
    assert!(served > 100, "only {served} of {}", texts.len());
}

/// Pieces that some way once got wrong: ways brought together whose last squares differ, and rides that come round
/// to where they began.
#[test]
fn what_was_wrong_once() {
    let mut random = Random::new(54);
    for text in [
        "qN",
        "[F-qW]",
        "[K?W]",
        "[D?F]",
        "zN2",
        "jR",
        "[W-rjR]",
        "[(5,2)-jR]",
        "[pW-jR]",
        "[jR?sR]",
        "c[W?A]F",
    ] {
        let piece = Piece::parse(text);
        for name in ["chess", "minichess", "ring", "torus", "cylinder"] {
            let board = Board::named(name);
            for gives in GIVES {
                let positions = Position::random(&mut random, &piece, gives, &board, 20);
                for by in &ways()[..ALWAYS] {
                    check_way(text, &board, gives, *by, &positions);
                }
            }
        }
    }
}

/// As many random pieces.
const RANDOM_PIECES: usize = 200;

#[test]
fn random_pieces_go_where_the_reference_goes() {
    let boards = Board::all();
    let mut random = Random::new(44);
    for number in 0..RANDOM_PIECES {
        let text = random.piece();
        let piece = Piece::parse(&text);
        let board = &if number % 2 == 0 {
            boards[random.below(boards.len())].clone()
        } else {
            Board::random(&mut random)
        };
        let gives = GIVES[random.below(GIVES.len())];
        let positions = Position::random(&mut random, &piece, gives, board, 14);
        for by in some_ways(random.below(ways().len())) {
            check_way(&text, board, gives, by, &positions);
        }
    }
}
