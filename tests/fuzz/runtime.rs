//! Boards and pieces for the run-time builder: sizes, words, ways and movements that fit together, or do not.

use std::fmt::{self, Display};

use bitboard_core::runtime::{
    Bits, By, Component, Corner, Definition, Geometry, Gives, Index, Leg, Movement, Order, Problem, Set,
    Variant, Wrap,
};
use oracle::piece::Piece;
use oracle::{Board, Random};

use crate::piece_suite::{GIVES, Position, check, wanted, ways};
use crate::plan_boards::geometry;
use crate::{Outcome, Target};

/// The builder of variants, and the pieces that it builds.
#[derive(Debug)]
pub struct Runtime;

/// A board, pieces, and the number of the type of sets.
#[derive(Debug)]
pub struct Case {
    /// The board of the reference, if there is one.
    known: Option<Board>,
    geometry: Result<Geometry, Problem>,
    pieces: Vec<Described>,
    word: usize,
}

/// A piece by its name.
#[derive(Debug)]
struct Described {
    name: String,
    definition: Definition,
    by: By,
    /// For the reference: the text, and whether it is Black's.
    known: Option<(String, bool)>,
}

impl Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} in word {}", self.geometry, self.word)?;
        self.pieces.iter().try_for_each(|piece| write!(f, ", {:?}: {:?}", piece.name, piece.definition))
    }
}

/// Calls a function for the type of sets with a number.
macro_rules! with_word {
    ($number:expr, $function:ident($($argument:expr),*), $($word:ty),*) => {{
        let functions = [$($function::<$word>),*];
        functions[$number % functions.len()]($($argument),*)
    }};
}

impl Target for Runtime {
    type Input = Case;

    fn input(&self, random: &mut Random) -> Case {
        let known = (random.below(4) > 0).then(|| Board::random(random));
        let geometry = known.as_ref().map_or_else(|| some_geometry(random), |board| Ok(geometry(board)));
        // Mostly a word with room for the board.
        let squares = geometry.as_ref().map_or(0, |geometry| geometry.files() * geometry.ranks());
        let narrowest = [8, 16, 32, 64, 128, 192, 256, 320, 384].iter().position(|&bits| squares <= bits);
        let word = if random.below(8) == 0 { 0 } else { narrowest.unwrap_or_default() } + random.below(3);
        let pieces = (0..=[0, 0, 0, 1, 2][random.below(5)]).map(|_| some_piece(random)).collect();
        Case { known, geometry, pieces, word }
    }

    fn run(&self, input: &Case, random: &mut Random) -> Outcome {
        let geometry = match &input.geometry {
            Ok(geometry) => geometry,
            Err(problem) => {
                assert!(!problem.to_string().is_empty(), "nothing is said");
                return Outcome::Refused;
            }
        };
        with_word!(
            input.word,
            ask(input, geometry, random),
            u8,
            u16,
            u32,
            u64,
            u128,
            [u64; 3],
            [u64; 4],
            [u64; 5],
            [u64; 6],
            [u64; 2],
            [u64; 1]
        )
    }
}

/// Builds the variant and asks its pieces.
fn ask<S: Set>(input: &Case, geometry: &Geometry, random: &mut Random) -> Outcome {
    let mut builder = Variant::<S>::builder(geometry.clone());
    for piece in &input.pieces {
        builder = builder.piece(piece.name.clone(), piece.definition.clone());
    }
    let variant = match builder.build() {
        Ok(variant) => variant,
        Err(error) => {
            assert!(!error.faults().is_empty() && !error.to_string().is_empty(), "nothing is said");
            return Outcome::Refused;
        }
    };
    let cells = variant.cells();
    assert_eq!(cells.to_bits(), geometry.cells(), "the cells");
    for piece in variant.pieces() {
        for gives in GIVES {
            let report = piece.report(gives);
            assert!(!report.to_string().is_empty() && variant.bytes() >= report.bytes, "{report:?}");
            let ask = |from, occupied| match gives {
                Gives::Attacks => piece.attacks(from, occupied),
                Gives::Quiet => piece.quiet(from, occupied),
                Gives::Captures => piece.captures(from, occupied),
                Gives::Moves => piece.moves(from, occupied),
            };
            let mut union = S::EMPTY;
            let (pieces, occupied) = (some_set::<S>(random), some_set::<S>(random));
            for from in pieces.squares() {
                union = union.or(ask(from, occupied));
            }
            let together = match gives {
                Gives::Attacks => piece.all_attacks(pieces, occupied),
                Gives::Quiet => piece.all_quiet(pieces, occupied),
                Gives::Captures => piece.all_captures(pieces, occupied),
                Gives::Moves => piece.all_moves(pieces, occupied),
            };
            assert_eq!(together, union, "{gives:?} of {pieces:?} among {occupied:?}");
            assert_eq!(union.without(cells), S::EMPTY, "{gives:?} of {pieces:?} leave the board");
            for beyond in [S::WORD.bits(), u32::MAX, random.bits() as u32 | 1 << 9] {
                assert_eq!(ask(beyond, occupied), S::EMPTY, "{gives:?} from {beyond}, which is no square");
            }
        }
        assert!(!variant.draw(piece.attacks(0, cells)).is_empty(), "nothing is drawn");
    }
    let Some(board) = &input.known else { return Outcome::Valid };
    let mut compared = false;
    for (piece, Described { by, known, .. }) in variant.pieces().zip(&input.pieces) {
        let Some((text, turned)) = known else { continue };
        let gives = GIVES[random.below(GIVES.len())];
        // The attacks of Black's pieces are not a question to the reference.
        let gives = if *turned && gives == Gives::Attacks { Gives::Moves } else { gives };
        let reference = Piece::parse(text);
        let mut positions = Position::random(random, &reference, gives, board, 2);
        if *turned {
            for position in &mut positions {
                let moves = reference.moves_of_black(&board.grid, position.square, &position.occupied);
                position.wanted = wanted(moves, gives);
            }
        }
        check(
            &format!("{text}, turned: {turned}, {gives:?} by {by}"),
            board,
            &positions,
            &|from, occupied| {
                let occupied = S::from_bits(occupied);
                match gives {
                    Gives::Attacks => piece.attacks(from, occupied),
                    Gives::Quiet => piece.quiet(from, occupied),
                    Gives::Captures => piece.captures(from, occupied),
                    Gives::Moves => piece.moves(from, occupied),
                }
                .to_bits()
            },
        );
        compared = true;
    }
    if compared { Outcome::Compared } else { Outcome::Valid }
}

/// Any bits, those beyond the board included.
fn some_set<S: Set>(random: &mut Random) -> S {
    let sparse = random.below(3);
    let lanes = std::array::from_fn(|_| (0..sparse).fold(random.bits(), |bits, _| bits & random.bits()));
    S::from_bits(Bits::from_lanes(lanes))
}

/// A board that need not exist, in any order of bits, with any cells.
fn some_geometry(random: &mut Random) -> Result<Geometry, Problem> {
    let side = |random: &mut Random| match random.below(12) {
        0 => [0, 1, 26, 27, u32::MAX][random.below(5)],
        1 | 2 => 1 + random.below(26) as u32,
        _ => 1 + random.below(8) as u32,
    };
    let (files, ranks) = (side(random), side(random));
    let order = [Order::RankMajor, Order::FileMajor][random.below(2)];
    let corner = Corner { last_file: random.below(2) == 0, last_rank: random.below(2) == 0 };
    let wrap = match random.below(4) {
        0 if files.saturating_mul(ranks) <= 36 => [Wrap::Files, Wrap::Both][random.below(2)],
        _ => Wrap::None,
    };
    let geometry = Geometry::new(files, ranks)?.with_layout(order, corner).with_wrap(wrap);
    match random.below(6) {
        0 => geometry.with_hexagon(random.below(8) as u32),
        1 => {
            let (cells, sparse) = (random.bits(), random.below(5) as u32);
            geometry
                .with_cells(|file, rank| cells.rotate_right(file * 7 + rank * 13) & 7 >= u64::from(sparse))
        }
        _ => Ok(geometry),
    }
}

fn some_piece(random: &mut Random) -> Described {
    let name = ["rook", "knight", "", "a\nb", "é"][random.below(5)].to_owned();
    let by = match random.below(8) {
        0 => {
            let lookups = Some([0, 1, 2, 3, 5, 16, 17, u32::MAX][random.below(8)]);
            let index = [None, Some(Index::Direct), Some(Index::Unique)][random.below(3)];
            [By::Tables { lookups, index }, By::Pext { lookups, index }][random.below(2)]
        }
        1..=3 => ways()[random.below(ways().len())],
        _ => By::Auto,
    };
    let (definition, text) = match random.below(8) {
        0 => (Definition::from(random.piece() + ["x", "]", "R", "0", "(1,", "-"][random.below(6)]), None),
        1 | 2 => (Definition::from(some_movement(random)), None),
        _ => {
            let text = random.piece();
            (Definition::from(text.as_str()), Some(text))
        }
    };
    let most_bytes = [0, 1 << 10, 1 << 14, 1 << 20, Definition::MOST_BYTES, usize::MAX][random.below(6)];
    // No limit at all is for those who have the memory.
    let most_bytes = if most_bytes == usize::MAX && by != By::Auto { 1 << 24 } else { most_bytes };
    let mut definition = definition.by(by).most_bytes(most_bytes);
    if random.below(2) == 0 {
        definition = definition.alone();
    }
    let turned = random.below(3) == 0;
    if turned {
        definition = definition.turned();
    }
    Described { name, definition, by, known: text.map(|text| (text, turned)) }
}

/// Legs in any order, with any numbers.
fn some_movement(random: &mut Random) -> Movement {
    let components = [0, 1, 1, 1, 2, 65][random.below(6)];
    (0..components).map(|_| some_component(random)).collect()
}

fn some_component(random: &mut Random) -> Component {
    let mut component = Component::from(some_leg(random));
    for _ in 0..[0, 0, 0, 0, 1, 1, 2, 3, 9][random.below(9)] {
        let next = some_leg(random);
        component = if random.below(2) == 0 { component.then(next) } else { component.or_then(next) };
    }
    match random.below(6) {
        0 => component.quiet(),
        1 => component.captures(),
        2 => component.wrapping(),
        3 if random.below(8) == 0 => Component { quiet: false, captures: false, ..component },
        _ => component,
    }
}

fn some_leg(random: &mut Random) -> Leg {
    let number = |random: &mut Random| match random.below(30) {
        0 => [i32::MIN, i32::MAX, 1000, 1001, -1][random.below(5)],
        1..=4 => random.below(9) as i32 - 4,
        _ => random.below(3) as i32,
    };
    let mut leg = match random.below(6) {
        0 => Leg::king(),
        1 => Leg::queen(),
        2 | 3 => Leg::ride(number(random), number(random)),
        _ => Leg::leap(number(random), number(random)),
    };
    for _ in 0..random.below(3) {
        leg = match random.below(12) {
            0 | 1 => leg.range([0, 1, 2, 3, u32::MAX][random.below(5)]),
            2 => leg.times([0, 1, 2, 3, u32::MAX][random.below(5)]),
            3 | 4 => leg.turning((0..random.below(4)).map(|_| random.bits() as u32 % 9)),
            5 => leg.lame(),
            6 => leg.jumping(),
            7 => leg.skipping_first(),
            8 => leg.crooked(),
            9 => leg.circular(),
            10 => leg.mounting(),
            _ => [leg.clone().hopping(), leg.hopping_behind()][random.below(2)].clone(),
        };
    }
    leg
}
