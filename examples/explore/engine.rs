//! Pieces built by the run-time library, in the narrowest sets that have room for the board.

use std::fmt;
use std::hint::black_box;

use bitboard_core::runtime::{
    Bits, BuildError, Definition, Geometry, Gives, Movement, Piece, Purpose, Report, Set, Variant,
};
use bitboard_core::svg::Diagram;

use crate::measure::{Random, nanoseconds_each};
use crate::strategy::Strategy;

/// A variant in sets of a width that became known at run time.
pub enum Built {
    /// At most 64 squares.
    Narrow(Variant<u64>),
    /// At most 128.
    Wide(Variant<u128>),
    /// At most 256.
    Wider(Variant<[u64; 4]>),
    /// Any board.
    Widest(Variant<[u64; 6]>),
}

/// A piece to be built.
pub struct Wanted<'a> {
    /// Its name.
    pub name: &'a str,
    /// How it moves.
    pub definition: &'a Definition,
    /// How it is computed.
    pub strategy: Strategy,
}

/// Nanoseconds for a query.
#[derive(Clone, Copy, Default)]
pub struct Speed {
    /// Of many that have nothing to do with each other, so that they overlap.
    pub apart: f64,
    /// Of many that each need the result of the one before.
    pub chained: f64,
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1} / {:.1}", self.apart, self.chained)
    }
}

/// Does the same with a variant, whatever its sets are.
macro_rules! with {
    ($built:expr, $variant:ident => $result:expr) => {
        match $built {
            Built::Narrow($variant) => $result,
            Built::Wide($variant) => $result,
            Built::Wider($variant) => $result,
            Built::Widest($variant) => $result,
        }
    };
}

impl Built {
    /// Builds pieces together.
    pub fn new(geometry: &Geometry, pieces: &[Wanted<'_>]) -> Result<Self, BuildError> {
        Ok(match geometry.files() * geometry.ranks() {
            0..=64 => Self::Narrow(variant(geometry, pieces)?),
            65..=128 => Self::Wide(variant(geometry, pieces)?),
            129..=256 => Self::Wider(variant(geometry, pieces)?),
            _ => Self::Widest(variant(geometry, pieces)?),
        })
    }

    /// Builds one piece.
    pub fn one(geometry: &Geometry, movement: &Movement, strategy: Strategy) -> Result<Self, BuildError> {
        let definition = Definition::from(movement.clone());
        Self::new(geometry, &[Wanted { name: "piece", definition: &definition, strategy }])
    }

    /// What a piece reaches from a square.
    pub fn reach(&self, piece: usize, gives: Gives, from: u32, occupied: Bits) -> Bits {
        with!(self, variant => {
            let piece = variant.pieces().nth(piece);
            piece.map_or(Bits::EMPTY, |piece| reach(piece, gives, from, Set::from_bits(occupied)).to_bits())
        })
    }

    /// A picture of where a piece goes from a square, with a text on it.
    pub fn diagram(&self, piece: usize, from: u32, occupied: Bits, text: &str) -> Diagram {
        with!(self, variant => {
            let piece = variant.pieces().nth(piece);
            piece.map_or_else(|| variant.diagram(), |piece| piece.diagram(from, Set::from_bits(occupied), text))
        })
    }

    /// How a piece is computed.
    pub fn report(&self, piece: usize, gives: Gives) -> Report {
        with!(self, variant => {
            let piece = variant.pieces().nth(piece);
            piece.map_or_else(Report::default, |piece| piece.report(gives).clone())
        })
    }

    /// Bytes of all tables.
    pub fn bytes(&self) -> usize {
        with!(self, variant => variant.bytes())
    }

    /// Number of tables of occupancies, and how many of them are used by more than one piece.
    pub fn tables(&self) -> (usize, usize) {
        with!(self, variant => (variant.tables(), variant.shared_tables()))
    }

    /// The parts of a piece that lead nowhere on this board, from whatever square.
    pub fn leading_nowhere(&self, piece: usize) -> Vec<String> {
        with!(self, variant => {
            let piece = variant.pieces().nth(piece);
            piece.map_or_else(Vec::new, |piece| leading_nowhere(variant.geometry(), piece.movement()))
        })
    }

    /// How long it takes to find all moves of a piece from one square.
    pub fn speed(&self, piece: usize) -> Speed {
        with!(self, variant => {
            variant.pieces().nth(piece).map_or_else(Speed::default, |piece| speed(variant, piece))
        })
    }
}

fn variant<S: Set>(geometry: &Geometry, pieces: &[Wanted<'_>]) -> Result<Variant<S>, BuildError> {
    let builder = Variant::builder(geometry.clone());
    let definition = |wanted: &Wanted<'_>| wanted.definition.clone().by(wanted.strategy.0);
    pieces.iter().fold(builder, |builder, wanted| builder.piece(wanted.name, definition(wanted))).build()
}

#[inline]
fn reach<S: Set>(piece: Piece<'_, S>, gives: Gives, from: u32, occupied: S) -> S {
    match gives {
        Gives::Attacks => piece.attacks(from, occupied),
        Gives::Quiet => piece.quiet(from, occupied),
        Gives::Captures => piece.captures(from, occupied),
        Gives::Moves => piece.moves(from, occupied),
    }
}

/// Measures on random positions, occupied squares being 5 to 60 percent of the board.
fn speed<S: Set>(variant: &Variant<S>, piece: Piece<'_, S>) -> Speed {
    const POSITIONS: usize = 1024;
    let mut random = Random::new(1);
    let squares: Vec<u32> = variant.cells().squares().collect();
    let positions: Vec<(u32, S)> = (0..POSITIONS)
        .map(|_| {
            let from = squares[random.below(squares.len() as u32) as usize];
            let percent = 5 + random.below(56);
            let occupied = squares.iter().filter(|_| random.below(100) < percent);
            (from, occupied.fold(S::EMPTY, |set, &square| set.or(S::square(square))))
        })
        .collect();
    let apart = nanoseconds_each(&positions, |&(from, occupied)| piece.moves(from, occupied));
    // Nothing is kept of the last result, but the processor has to wait for it.
    let nothing = black_box(S::EMPTY);
    let mut last = S::EMPTY;
    let chained = nanoseconds_each(&positions, |&(from, occupied)| {
        last = piece.moves(from, occupied.or(last.and(nothing)));
        last
    });
    Speed { apart, chained }
}

/// The parts of a movement by which nobody gets anywhere on a board, as they are written.
fn leading_nowhere(geometry: &Geometry, movement: &Movement) -> Vec<String> {
    let mut parts = Vec::new();
    for component in &movement.components {
        let part = Movement::from(component.clone());
        let leads = |purpose| {
            // What cannot be computed has been refused before.
            let moves =
                |square| part.moves(geometry, square, purpose).map_or(true, |moves| !moves.is_empty());
            (0..geometry.files() * geometry.ranks()).any(moves)
        };
        let purposes = [(component.quiet, Purpose::Quiet), (component.captures, Purpose::Capture)];
        if !purposes.into_iter().any(|(has, purpose)| has && leads(purpose)) {
            parts.push(part.to_betza().unwrap_or_else(|_| "a part without a notation".to_owned()));
        }
    }
    parts
}
