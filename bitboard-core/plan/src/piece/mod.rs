//! Pieces ready to run: movements on a board, each computed in the way that is asked for or cheapest.
//!
//! [`compile`](fn@compile) turns movements into [`Engine`]s, plain data that the macros print and the run-time library
//! runs. All engines of a piece give the same result; they differ in time and space.

pub mod bytes;

mod compile;
mod cost;
mod fill;
mod interpret;
mod problem;
mod rays;
mod share;
mod walk;

use alloc::vec::Vec;

use crate::{Bits, Program};

pub use compile::compile;
pub use fill::NoFill;
pub use problem::{Obstacle, PieceProblem};

/// What a function of a piece gives back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Gives {
    /// The squares it attacks, empty or occupied: where it could capture.
    #[default]
    Attacks,
    /// The empty squares it can move to.
    Quiet,
    /// The occupied squares it can move to.
    Captures,
    /// Both.
    Moves,
}

/// How the entry of a table is found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Index {
    /// Each occupancy has its set.
    Direct,
    /// Each occupancy has the number of its set, each set is stored once a square.
    Unique,
}

/// How a piece is to be computed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum By {
    /// Whatever costs the least. The unit is about a third of a nanosecond on a processor of 2024.
    ///
    /// | engine | cost |
    /// |---|---|
    /// | rays | for each 64 bits of the word: 2, and 7 a slide (8 if its targets are stored apart), 9 a hop, 4 a gate |
    /// | tables | 10 a lookup, 2 more if sets have numbers, and for what the cache misses 4 beyond 32 KB of tables, 10 beyond 256 KB, 20 beyond 1 MB, 40 beyond 4 MB; 3 for leaps apart |
    /// | walk | 5 for each instruction that is run on average where a quarter of the squares is occupied |
    ///
    /// Rays that cost 20 or less for each 64 bits are taken at once. Boards of more than 128 squares have no tables.
    /// Fills are the last resort: they serve sets of pieces.
    #[default]
    Auto,
    /// Ray arithmetic, without tables of occupancies.
    Rays,
    /// Tables indexed by multiplication; the fewest lookups of at most 12 bits and the smaller index if nothing is said.
    Tables {
        /// Exactly so many lookups on every square.
        lookups: Option<u32>,
        /// How an entry is found.
        index: Option<Index>,
    },
    /// Tables indexed by the instruction `pext`.
    Pext {
        /// Exactly so many lookups on every square.
        lookups: Option<u32>,
        /// How an entry is found.
        index: Option<Index>,
    },
    /// Fills of sets.
    Fill,
    /// A walk from square to square.
    Walk,
}

/// A piece to be compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// How it moves.
    pub movement: crate::Movement,
    /// What its function gives back.
    pub gives: Gives,
    /// How it is to be computed.
    pub by: By,
    /// The most bytes of tables that each of its parts may need, of whatever kind: lookups, lines of rays, or
    /// instructions of a walk.
    pub most_bytes: usize,
    /// Whether it may share tables with others.
    pub shares: bool,
    /// Whether it is asked for sets of pieces, all at once, instead of for one square: only fills can do that.
    pub sets: bool,
}

/// Pieces compiled together, and the tables they share.
///
/// ```
/// use bitboard_plan::{By, Engine, Geometry, Gives, Movement, Request, compile};
///
/// # fn main() -> Result<(), Box<dyn core::error::Error>> {
/// let chess = Geometry::chess();
/// let request = |by| Movement::betza("R").map(|movement| Request {
///     movement, gives: Gives::Attacks, by, most_bytes: 1 << 20, shares: true, sets: false,
/// });
/// let requests = [request(By::Rays)?, request(By::Walk)?];
/// let pieces = compile(&chess, &requests).map_err(|_| "not so")?;
/// // Both engines reach the same squares.
/// for square in 0..64 {
///     let occupied = (0..64).filter(|bit| bit % 3 == 0).collect();
///     assert_eq!(pieces.reached(&chess, 0, square, occupied), pieces.reached(&chess, 1, square, occupied));
/// }
/// assert!(matches!(pieces.pieces[0].parts[0].0, Engine::Rays(_)));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pieces {
    /// Tables of occupancies.
    pub tables: Vec<Lookups>,
    /// Tables of leaps: a set for each bit of the grid.
    pub leaps: Vec<Vec<Bits>>,
    /// The pieces in the order of their requests.
    pub pieces: Vec<Piece>,
}

/// A piece: the union of what its engines give, as far as they are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The engines, one or two.
    pub parts: Vec<(Engine, Keep)>,
}

/// Which squares of an engine's result count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Keep {
    /// All.
    All,
    /// The empty ones.
    Empty,
    /// The occupied ones.
    Occupied,
}

/// A way to compute where a piece goes from a square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Engine {
    /// Ray arithmetic.
    Rays(Rays),
    /// The union of lookups in tables, and of the leaps if they are apart.
    Tables {
        /// Indices into [`Pieces::tables`].
        tables: Vec<usize>,
        /// Index into [`Pieces::leaps`].
        leaps: Option<usize>,
    },
    /// A program of two inputs: the set of the one square, and the empty squares, the square itself among them.
    Fill(Program),
    /// A walk.
    Walk(Walk),
}

/// Ray arithmetic for every square: the same slots for all, unused ones hold empty sets.
///
/// ```
/// use bitboard_plan::{By, Engine, Geometry, Gives, Movement, Request, Word, compile};
///
/// # fn main() -> Result<(), Box<dyn core::error::Error>> {
/// let movement = Movement::betza("R")?;
/// let request = Request { movement, gives: Gives::Attacks, by: By::Rays, most_bytes: 1 << 20, shares: true, sets: false };
/// let pieces = compile(&Geometry::chess(), &[request]).map_err(|_| "no rays")?;
/// let Engine::Rays(rays) = &pieces.pieces[0].parts[0].0 else { return Err("not by rays".into()) };
/// // A file and a rank, two masks each, and the leaps: five words a square.
/// assert_eq!((rays.slides, rays.plain, rays.row_len()), (2, true, 5));
/// assert_eq!((rays.bytes(Word::Integer(64)), rays.rows().len()), (2_560, 64 * 5));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rays {
    /// Slides with their way back in one slot.
    pub slides: usize,
    /// Whether the targets of each slide are the union of its two masks, so that they need not be stored.
    pub plain: bool,
    /// Hops up, hops down, landings just behind a hurdle up and down.
    pub hops: [usize; 4],
    /// Conditions tested one by one.
    pub gates: usize,
    /// For each bit of the grid.
    pub squares: Vec<SquareRays>,
}

/// The slots of one square.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SquareRays {
    /// Squares reached on any board.
    pub leaps: Bits,
    /// Slides.
    pub slides: Vec<Slide>,
    /// The lines of each kind of hop; see [`Rays::hops`].
    pub hops: [Vec<Bits>; 4],
    /// Gates.
    pub gates: Vec<Gate>,
}

/// Two slides, one to lower bits and one to higher, in one obstruction difference: targets from the highest
/// occupied bit of `lower` to the lowest occupied bit of `upper`, both included.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Slide {
    /// What blocks the slide to lower bits.
    pub lower: Bits,
    /// What blocks the slide to higher bits; all above all of `lower`.
    pub upper: Bits,
    /// The squares where it can end.
    pub targets: Bits,
}

/// Targets reached where all of `full` and no other square of `relevant` is occupied.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Gate {
    /// The squares looked at.
    pub relevant: Bits,
    /// Those that must be occupied.
    pub full: Bits,
    /// The squares reached.
    pub targets: Bits,
}

/// A decision tree for each square, written as a list of instructions.
///
/// ```
/// use bitboard_plan::{By, Engine, Geometry, Gives, Movement, Request, compile};
///
/// # fn main() -> Result<(), Box<dyn core::error::Error>> {
/// let movement = Movement::betza("W2")?;
/// let request = Request { movement, gives: Gives::Attacks, by: By::Walk, most_bytes: 1 << 20, shares: true, sets: false };
/// let pieces = compile(&Geometry::new(3, 1)?, &[request]).map_err(|_| "no walk")?;
/// let Engine::Walk(walk) = &pieces.pieces[0].parts[0].0 else { return Err("not by a walk".into()) };
/// // From a1: b1, and if that is empty c1.
/// assert_eq!(walk.code[..2], [1 | 3 << 9 | 1 << 11, 2]);
/// assert_eq!(walk.bytes(), 4 * (walk.starts.len() + walk.code.len()));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Walk {
    /// Where the instructions of each bit of the grid begin; one more for the end of the last.
    pub starts: Vec<u32>,
    /// The instructions: `square | kind << 9 | skip << 11`. Kind 0 reaches the square. Kind 1 goes on if the square
    /// is empty, kind 2 if it is occupied, and else skips the next `skip` instructions. Kind 3 reaches the
    /// square and then acts like kind 1.
    pub code: Vec<u32>,
}

/// Tables indexed by occupancy: the same number of lookups on every square, whose union is the result. Only on
/// boards of at most 128 squares.
///
/// ```
/// use bitboard_plan::{By, Geometry, Gives, Index, Movement, Request, Word, compile};
///
/// # fn main() -> Result<(), Box<dyn core::error::Error>> {
/// let by = By::Tables { lookups: Some(1), index: Some(Index::Direct) };
/// let movement = Movement::betza("R")?;
/// let request = Request { movement, gives: Gives::Attacks, by, most_bytes: 1 << 20, shares: true, sets: false };
/// let pieces = compile(&Geometry::chess(), &[request]).map_err(|_| "no tables")?;
/// let rook = &pieces.tables[0];
/// assert_eq!((rook.count, rook.sets.len()), (1, 102_400));
/// assert_eq!(rook.attacks(0, 1 << 2 | 1 << 16), 1 << 1 | 1 << 2 | 1 << 8 | 1 << 16);
/// // How the macros print it: so many numbers for each record.
/// assert_eq!(rook.record_numbers(Word::Integer(64)).len(), 64 * rook.record_len(Word::Integer(64)));
/// assert_eq!(rook.bytes(Word::Integer(64)), 820_736);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lookups {
    /// Lookups a square.
    pub count: usize,
    /// Whether the index is what `pext` makes of the occupied squares, instead of a product.
    pub pext: bool,
    /// `count` records for each bit of the grid.
    pub records: Vec<Record>,
    /// The numbers of sets, if occupancies have numbers.
    pub numbers: Numbers,
    /// The sets.
    pub sets: Vec<u128>,
}

/// How numbers of sets are stored.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Numbers {
    /// There are none: an index is that of the set.
    #[default]
    None,
    /// In a byte each.
    Bytes(Vec<u8>),
    /// In two bytes each.
    Pairs(Vec<u16>),
}

/// One lookup of one square: with `x = occupied & mask`, `low` and `high` its halves, the index is
/// `((low | high.rotate_left(fold)).rotate_left(turn) * multiplier) >> shift`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Record {
    /// The squares that matter.
    pub mask: u128,
    /// The multiplier.
    pub multiplier: u64,
    /// Rotation of the upper half.
    pub fold: u32,
    /// Rotation of both.
    pub turn: u32,
    /// 64 less the number of index bits; at most 63.
    pub shift: u32,
    /// What is added to the index: where this lookup's entries begin, among the numbers if there are any, else among the sets.
    pub offset: u32,
    /// Where this lookup's sets begin, if there are numbers.
    pub sets: u32,
}
