//! Declarations as constants.

use alloc::{string::String, vec::Vec};

use bitboard_plan::{
    Algorithm, Bits, By, Component, Corner, Direction, Fill, Geometry, Gives, Leaps, Leg, Movement, Offset,
    Order, Plan, Request, Word, Wrap, Yields,
};

use super::Batch;

/// A function with all that was declared of it. `Index` is its direction or the square of its piece, `()` without one.
pub struct Declared<Function: 'static, Index: 'static> {
    /// What it should compute.
    pub declaration: Declaration,
    /// The values of the index in any order, if they are known.
    pub all: &'static [Index],
    /// The index from its number, where it is a number.
    pub from: Option<fn(usize) -> Index>,
    /// The number of an index: that of a direction, or the bit of a square.
    pub number: fn(Index) -> usize,
    /// Calls the function on the boards of a batch.
    pub call: fn(Function, Index, Batch<'_>),
}

/// What a function should compute, and on what board.
pub struct Declaration {
    /// The board.
    pub board: Board,
    /// What moves on it.
    pub what: What,
    /// The names of its sets.
    pub names: &'static [&'static str],
    /// Whether it takes an index.
    pub indexed: bool,
}

/// The names that declarations are written in.
pub mod data {
    pub use bitboard_plan::{
        Algorithm, By, Course, Gives, Heading, Hop, Index, Leaps, Leg, Next, Order, Over, Range, Turns, Word,
        Wrap, Yields,
    };

    pub use super::{Board, LEAP, fill, leaper, piece};
}

/// A board: see [`Geometry`].
pub struct Board {
    files: u32,
    ranks: u32,
    order: Order,
    corner: Corner,
    wrap: Wrap,
    word: Word,
    cells: &'static [u64],
    /// Whether functions are on many boards.
    pub(super) many: bool,
    /// Whether sets can hold bits that are no cells.
    pub(super) stray_bits: bool,
}

impl Board {
    /// A board whose cells are these bits of a word.
    pub const fn new(files: u32, ranks: u32, word: Word, cells: &'static [u64]) -> Self {
        let (order, corner) = (Order::RankMajor, Corner { last_file: false, last_rank: false });
        Self { files, ranks, order, corner, wrap: Wrap::None, word, cells, many: false, stray_bits: false }
    }

    /// The same board with its bits in another order, from the last file or the last rank.
    pub const fn layout(self, order: Order, last_file: bool, last_rank: bool) -> Self {
        Self { order, corner: Corner { last_file, last_rank }, ..self }
    }

    /// The same board with other edges.
    pub const fn wrap(self, wrap: Wrap) -> Self {
        Self { wrap, ..self }
    }

    /// Many such boards.
    pub const fn many(self) -> Self {
        Self { many: true, ..self }
    }

    /// A board for sets that can hold bits that are no cells.
    pub const fn stray_bits(self) -> Self {
        Self { stray_bits: true, ..self }
    }
}

/// What a function should compute.
pub enum What {
    Fill(Yields, Algorithm, &'static [Toward]),
    Leaper(Leaps, &'static [Offset]),
    Piece(Gives, By, &'static [Part]),
}

/// A direction: files to the east, ranks to the north, and the squares on which a step can land.
pub type Toward = (i32, i32, &'static [u64]);

/// A part of a movement: whether it moves to empty squares, to occupied ones, round the side edges; and its legs.
pub type Part = (bool, bool, bool, &'static [Leg]);

/// A fill in some directions, or in one of them by the index.
pub const fn fill(yields: Yields, by: Algorithm, directions: &'static [Toward]) -> What {
    What::Fill(yields, by, directions)
}

/// Leapers.
pub const fn leaper(leaps: Leaps, offsets: &'static [Offset]) -> What {
    What::Leaper(leaps, offsets)
}

/// A piece, on the square that is the index, or without an index on all squares of a set.
pub const fn piece(gives: Gives, by: By, movement: &'static [Part]) -> What {
    What::Piece(gives, by, movement)
}

/// What legs are if nothing else is said: a leap straight ahead.
pub const LEAP: Leg = Leg {
    base: (0, 1),
    multiplier: 1,
    images: bitboard_plan::Turns(0),
    heading: bitboard_plan::Heading::Outward,
    range: bitboard_plan::Range::Steps(1),
    over: bitboard_plan::Over::Ignored,
    skips_first: false,
    course: bitboard_plan::Course::Straight,
    hop: bitboard_plan::Hop::None,
    next: bitboard_plan::Next::End,
};

/// The most bytes of tables that the macros allow.
const MOST_BYTES: usize = 8 << 20;

fn bits(words: &[u64]) -> Bits {
    let mut lanes = Bits::EMPTY.lanes();
    lanes.iter_mut().zip(words).for_each(|(lane, word)| *lane = *word);
    Bits::from_lanes(lanes)
}

impl Declaration {
    /// The board as the compiler of movements has it.
    ///
    /// # Panics
    ///
    /// If there is no such board, which no macro declares.
    pub(super) fn geometry(&self) -> Geometry {
        let Board { files, ranks, order, corner, wrap, word, cells, .. } = self.board;
        let cells = bits(cells);
        let grid = Geometry::new(files, ranks).and_then(|grid| grid.with_word(word)).expect("a board");
        let grid = grid.with_layout(order, corner).with_wrap(wrap);
        let layout = grid.clone();
        grid.with_cells(|file, rank| cells.contains(layout.bit(file, rank))).expect("a board with cells")
    }

    /// The plan of a fill. `None` if it is no fill, or a direction leads nowhere.
    pub(super) fn plan(&self, geometry: &Geometry) -> Option<Plan> {
        let What::Fill(yields, _, directions) = self.what else { return None };
        let mut resolved = Vec::new();
        for &(files, ranks, landing) in directions {
            let step = Direction::step(geometry, files, ranks).ok()?;
            resolved.push(step.within(geometry, bits(landing)).ok()?);
        }
        let fill = Fill { yields, empty: self.names.len() > 1, parameter: self.indexed };
        let (result, stray_bits) = (fill.set(resolved.len()), self.board.stray_bits);
        Some(Plan { geometry: geometry.clone(), directions: resolved, stray_bits, result })
    }

    /// What is asked of a piece. `None` if it is no piece.
    pub(super) fn request(&self) -> Option<Request> {
        let What::Piece(gives, by, movement) = self.what else { return None };
        let components = movement.iter().map(|&(quiet, captures, wraps, legs)| Component {
            quiet,
            captures,
            wraps,
            legs: legs.to_vec(),
        });
        let movement = Movement { components: components.collect() };
        Some(Request { movement, gives, by, most_bytes: MOST_BYTES, shares: false, sets: !self.indexed })
    }

    /// Whether a piece is told what is occupied.
    pub(super) const fn has_blockers(&self) -> bool {
        self.names.len() > if self.indexed { 0 } else { 1 }
    }

    /// The name of a direction that is an index.
    pub(super) fn direction(&self, geometry: &Geometry, direction: usize) -> Option<String> {
        let plan = self.plan(geometry).filter(|_| self.indexed)?;
        Some(plan.directions.get(direction)?.name().replace('_', "-"))
    }
}

/// What a function was declared to be; nothing without the feature `prove`.
#[doc(hidden)]
#[macro_export]
macro_rules! __declare {
    (
        $(#[$attribute:meta])*
        $visibility:vis $name:ident: $function:ty, $kind:ident($index:ty $(, $number:expr)?);
        $board:expr;
        $what:expr;
        $($set:literal),*;
        $call:expr
    ) => {
        $(#[$attribute])*
        #[doc(hidden)]
        $visibility const $name: $crate::__private::prove::Declared<$function, $index> =
            $crate::__private::prove::Declared {
                declaration: {
                    use $crate::__private::prove::data::*;
                    $crate::__private::prove::Declaration {
                        board: $board,
                        what: $what,
                        names: &[$($set),*],
                        indexed: $crate::__private::declare!(@indexed $kind),
                    }
                },
                all: $crate::__private::declare!(@all $kind $index),
                from: $crate::__private::declare!(@from $kind $index),
                number: $crate::__private::declare!(@number $kind $($number)?),
                call: $call,
            };
    };

    (@indexed nothing) => { false };
    (@indexed $kind:ident) => { true };
    // Values are listed by the type, are numbers, or have to be told.
    (@all nothing $index:ty) => { &[()] };
    (@all listed $index:ty) => { &<$index>::ALL };
    (@all $kind:ident $index:ty) => { &[] };
    (@from number $index:ty) => {
        $crate::__private::core::option::Option::Some(|number| number as $index)
    };
    (@from $kind:ident $index:ty) => { $crate::__private::core::option::Option::None };
    (@number nothing) => { |()| 0 };
    (@number other $number:expr) => { $number };
    (@number $kind:ident) => { |index| index as $crate::__private::core::primitive::usize };
}
