//! How many operations each fill takes on a chess board, by the plan crate's own count and by counting here.
//!
//! An operation is one shift, rotation, `&`, `|`, `^`, `!` or subtraction; constants and moves are free and a final
//! mask counts. The numbers are exact: a change for the better is as visible as one for the worse.

use bitboard_plan::{
    Algorithm, Direction, Fill, Geometry, Leaps, Op, Plan, Program, Yields, all_images, leaper,
};
use oracle::suite::{DIRECTIONS, direction};

const ATTACKS: Fill = Fill { yields: Yields::Attacks, empty: true, parameter: false };
const OPEN_ATTACKS: Fill = Fill { yields: Yields::Attacks, empty: false, parameter: false };
const OCCLUDED: Fill = Fill { yields: Yields::Occluded, empty: true, parameter: false };
const FILL: Fill = Fill { yields: Yields::Fill, empty: false, parameter: false };
const STEP: Fill = Fill { yields: Yields::Step { mask_before: false }, empty: false, parameter: false };

fn program(by: Algorithm, fill: Fill, names: &[&str]) -> Program {
    let geometry = Geometry::new(8, 8).expect("a chess board");
    let step = |name: &&str| {
        let (files, ranks) = direction(name);
        Direction::step(&geometry, files, ranks).expect("a step")
    };
    let directions: Vec<Direction> = names.iter().map(step).collect();
    let result = fill.set(directions.len());
    Plan { geometry, directions, stray_bits: true, result }.lower(by).expect("a fill")
}

/// The count, made without the plan crate's help and compared with it.
fn count(by: Algorithm, fill: Fill, names: &[&str]) -> usize {
    let program = program(by, fill, names);
    let free = |op: &&Op| {
        matches!(op, Op::Input(_) | Op::Constant(_) | Op::Entry(_) | Op::Carried(..) | Op::Finished(..))
    };
    let count = program.ops().len() - program.ops().iter().filter(free).count();
    assert_eq!(count, program.operations(), "{by:?} {names:?}");
    count
}

/// The counts of the eight compass directions, clockwise from north.
fn compass(by: Algorithm, fill: Fill) -> [usize; 8] {
    std::array::from_fn(|index| count(by, fill, &DIRECTIONS[index..=index]))
}

#[test]
fn one_step() {
    for by in [Algorithm::KoggeStone, Algorithm::Dumb7, Algorithm::Auto] {
        assert_eq!(compass(by, STEP), [1, 2, 2, 2, 1, 2, 2, 2]);
    }
}

#[test]
fn attacks() {
    assert_eq!(compass(Algorithm::KoggeStone, ATTACKS), [14, 16, 16, 16, 14, 16, 16, 16]);
    assert_eq!(compass(Algorithm::Dumb7, ATTACKS), [19, 21, 21, 21, 19, 21, 21, 21]);
    assert_eq!(compass(Algorithm::Rotate, ATTACKS), [16; 8]);
    assert_eq!(count(Algorithm::Subtraction, ATTACKS, &["East"]), 7);
    assert_eq!(compass(Algorithm::Auto, ATTACKS), [14, 16, 7, 16, 14, 16, 16, 16]);
}

#[test]
fn a_loop_is_counted_once() {
    for by in [Algorithm::Dumb7Loop, Algorithm::Dumb7EarlyExit] {
        assert_eq!(compass(by, ATTACKS), [4, 6, 6, 6, 4, 6, 6, 6]);
        assert_eq!(compass(by, OCCLUDED), [3, 4, 4, 4, 3, 4, 4, 4]);
    }
}

#[test]
fn occluded() {
    assert_eq!(compass(Algorithm::KoggeStone, OCCLUDED), [13, 14, 14, 14, 13, 14, 14, 14]);
    assert_eq!(compass(Algorithm::Dumb7, OCCLUDED), [21, 22, 22, 22, 21, 22, 22, 22]);
    assert_eq!(compass(Algorithm::Rotate, OCCLUDED), [14; 8]);
    assert_eq!(count(Algorithm::Subtraction, OCCLUDED, &["East"]), 9);
}

#[test]
fn on_the_empty_board() {
    assert_eq!(compass(Algorithm::KoggeStone, FILL), [6, 9, 9, 9, 6, 9, 9, 9]);
    assert_eq!(compass(Algorithm::KoggeStone, OPEN_ATTACKS), [7, 11, 11, 11, 7, 11, 11, 11]);
    assert_eq!(compass(Algorithm::Dumb7, FILL), [14, 20, 21, 21, 14, 20, 21, 21]);
}

#[test]
fn knightriders_ride_three_squares() {
    assert_eq!(count(Algorithm::KoggeStone, ATTACKS, &["NorthNorthEast"]), 9);
    assert_eq!(count(Algorithm::Dumb7, ATTACKS, &["NorthNorthEast"]), 9);
}

#[test]
fn whole_pieces() {
    let (rook, bishop) =
        (["North", "East", "South", "West"], ["NorthEast", "SouthEast", "SouthWest", "NorthWest"]);
    let pieces =
        |by| [count(by, ATTACKS, &rook), count(by, ATTACKS, &bishop), count(by, ATTACKS, &DIRECTIONS[..8])];
    assert_eq!(pieces(Algorithm::KoggeStone), [63, 63, 123]);
    assert_eq!(pieces(Algorithm::Dumb7), [83, 83, 163]);
    assert_eq!(pieces(Algorithm::Auto), [54, 63, 116]);
}

/// Counts the operations in the text of a function: what stands behind its tables.
fn written_operations(function: &str) -> usize {
    let tables_end = ["    const ", ": &["]
        .iter()
        .filter_map(|table| function.rfind(table))
        .map(|start| start + function[start..].find(";\n").expect("a statement"))
        .max();
    let body = &function[tables_end.unwrap_or(0)..];
    let symbols =
        ["<<", ">>", "&", "|", "^", "!", "wrapping_sub(", "rotate_left(", "__private::word::lanes::"];
    let written: usize = symbols.iter().map(|symbol| body.matches(symbol).count()).sum();
    // To take a word of 128 bits as two of 64, and back, is no operation on a set.
    let halved = body.matches(">> 64) as").count() + 2 * body.matches("u128) << 64").count();
    // Neither is anything of a loop's condition.
    written - halved - 2 * body.matches("&&").count() - body.matches("!=").count()
}

/// Of a function on many boards the part that takes one of them, which is what its documentation counts.
fn on_one_board(body: &str) -> &str {
    let Some(at) = body.find("fn one(") else { return body };
    let indent = at - body[..at].rfind('\n').map_or(0, |line| line + 1);
    let one = &body[at..];
    let end = one.find(&format!("\n{}}}\n", " ".repeat(indent))).expect("the end of the part");
    &one[one.find('{').expect("the body of the part")..end]
}

/// Each committed expansion says how many operations it has, and has them.
#[test]
fn documented_counts_are_those_of_the_text() {
    let directory = concat!(env!("CARGO_MANIFEST_DIR"), "/../bitboard-macros/snapshots");
    let mut checked = 0;
    for entry in std::fs::read_dir(directory).expect("the snapshots are there") {
        let path = entry.expect("an entry").path();
        if !path.to_string_lossy().ends_with(".expanded.rs") {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("an expansion");
        for (at, _) in text.match_indices(" operations on `") {
            let documented =
                text[..at].rsplit(|letter: char| !letter.is_ascii_digit()).next().expect("a number");
            let function = &text[at..];
            let start = function.find("fn ").expect("the documented function");
            let body = &function[start + function[start..].find('{').expect("a body")..];
            let indent = text[..at].rsplit('\n').next().expect("a line").find("///").expect("a comment");
            let end = body.find(&format!("\n{}}}\n", " ".repeat(indent))).expect("its end");
            let found = written_operations(on_one_board(&body[..end]));
            assert_eq!(found.to_string(), documented, "{}\n{}", path.display(), &function[start..][..80]);
            checked += 1;
        }
    }
    assert!(checked >= 10, "only {checked} functions found");
}

#[test]
fn leapers() {
    let count = |geometry: &Geometry, leaps: &[(i32, i32)], yields| {
        leaper(geometry, leaps, yields, false).expect("a leaper").operations()
    };
    let chess = Geometry::chess();
    assert_eq!(count(&chess, &[(1, 1), (-1, 1)], Leaps::Attacks), 5, "pawn");
    assert_eq!(count(&chess, &all_images(&[(1, 0), (1, 1)]), Leaps::Attacks), 10, "king");
    for (piece, leap) in [("knight", (1, 2)), ("camel", (1, 3)), ("zebra", (2, 3))] {
        assert_eq!(count(&chess, &all_images(&[leap]), Leaps::Attacks), 17, "{piece}");
    }
    assert_eq!(count(&chess, &all_images(&[(1, 2)]), Leaps::Forks), 35, "knight forks");
    let large = Geometry::new(12, 10).expect("a board");
    assert_eq!(count(&large, &all_images(&[(1, 2)]), Leaps::Attacks), 17, "knight on 12x10");
}
