//! The prover: compares what was compiled with what was declared, on *all* boards.
//!
//! A program is run on functions instead of bits: each bit of the result comes out as a function of the bits of the
//! inputs, written as a decision diagram (`diagram.rs`). The declaration is walked square by square into such
//! functions as well (`statement.rs`), by where steps lead and nothing else. Equal functions are one node, so both are
//! equal on every assignment of the inputs, or an assignment on which they differ is read off the diagram and drawn.
//!
//! The bits on which a function really depends are its *cone*. A ride to the edge has a dozen or two and a queen's
//! attacks fifty; the 2^50 assignments are never written down.
//!
//! ```
//! use bitboard_plan::{Algorithm, Direction, Fill, Geometry, Plan, Yields, prove};
//!
//! let geometry = Geometry::chess();
//! let directions = vec![Direction::step(&geometry, 1, 0)?];
//! let fill = Fill { yields: Yields::Attacks, empty: true, parameter: false };
//! let plan = Plan { geometry, directions, stray_bits: false, result: fill.set(1) };
//! let program = plan.lower(Algorithm::Subtraction).unwrap();
//! let proof = prove::program(&plan, &program).unwrap();
//! // On each rank the b-file depends on one rider, the h-file on seven and on the six squares between.
//! assert_eq!((proof.cones, proof.widest), (56, 13));
//! # Ok::<(), bitboard_plan::Problem>(())
//! ```
//!
//! ```
//! use bitboard_plan::prove::{self, Operations, Proof, Statement};
//! use bitboard_plan::{
//!     Algorithm, By, Direction, Fill, Geometry, Gives, Leaps, Movement, Plan, Request, Yields, all_images, compile,
//!     leaper, sliced_leaper,
//! };
//!
//! # fn main() -> Result<(), Box<dyn core::error::Error>> {
//! let chess = Geometry::chess();
//! // Rank by rank, against the same declaration.
//! let directions = vec![Direction::step(&chess, 0, 1)?];
//! let fill = Fill { yields: Yields::Attacks, empty: true, parameter: false };
//! let plan = Plan { geometry: chess.clone(), directions, stray_bits: false, result: fill.set(1) };
//! assert!(prove::sliced(&plan, &plan.slice().unwrap()).is_ok());
//! let wrong = prove::program(&plan, &Plan { result: fill.set(0), ..plan.clone() }.lower(Algorithm::Auto).unwrap());
//! assert!(wrong.is_err());
//!
//! // A leaper in both forms; the statement is made once.
//! let knight = all_images(&[(1, 2)]);
//! let mut statement = Statement::leaper(&chess, &knight, Leaps::Attacks, false);
//! let program = leaper(&chess, &knight, Leaps::Attacks, false)?;
//! let proof: Proof = statement.program(Operations::from(&program)).unwrap();
//! let sliced = sliced_leaper(&chess, &knight, Leaps::Attacks, false)?;
//! assert_eq!(statement.sliced(&sliced).unwrap().and(proof).cones, 2 * proof.cones);
//! assert_eq!(Statement::plan(&plan).program(&plan.lower(Algorithm::Dumb7).unwrap()).unwrap().cones, 56);
//!
//! // A piece by whatever engine.
//! let movement = Movement::betza("B")?;
//! let rays = Request { movement, gives: Gives::Attacks, by: By::Rays, most_bytes: 1 << 20, shares: true, sets: false };
//! let requests = [rays];
//! let pieces = compile(&chess, &requests).map_err(|_| "no rays")?;
//! assert!(prove::pieces(&chess, &requests, &pieces).is_ok());
//! # Ok(())
//! # }
//! ```

mod compare;
mod diagram;
mod engines;
mod logic;
mod moves;
mod pieces;
mod refutation;
mod sets;
mod statement;
mod trial;
mod words;

use alloc::{boxed::Box, vec::Vec};

use crate::{Bits, LineOp, Loop, Op, Plan, Program, Sliced, Table, Value, Word};

pub use pieces::pieces;
pub use refutation::Refutation;
pub use sets::Statement;
pub use trial::{Effort, Trial};

/// What was proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Proof {
    /// The results, bit by bit, that depend on anything.
    pub cones: usize,
    /// The most bits that one of them depends on.
    pub widest: u32,
    /// The assignments of all cones that were compared, as far as the number has room for them.
    pub assignments: u128,
}

impl Proof {
    /// Both together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            cones: self.cones + other.cones,
            widest: self.widest.max(other.widest),
            assignments: self.assignments.saturating_add(other.assignments),
        }
    }
}

/// Why there is no proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unproved {
    /// It is wrong.
    Refuted(Box<Refutation>),
    /// A loop has not ended after many turns.
    Endless {
        /// So many.
        turns: u32,
        /// For these inputs.
        inputs: Vec<Bits>,
    },
    /// A table is read beyond its end, or a row of it contradicts what is said of all.
    BeyondTable {
        /// The square from which the piece moves.
        square: u32,
    },
    /// An operation reads what is not there: an operand that stands later, an input or table that does not exist.
    Malformed {
        /// Its index; their number for the result.
        operation: usize,
    },
    /// The functions are too large to be compared.
    TooLarge,
    /// A function that was called gave two results for one board.
    Unsteady,
    /// There are not as many pieces as requests, or a movement has no meaning.
    NoStatement,
}

/// The parts of a [`Program`], so that others than those compiled can be judged.
#[derive(Clone, Copy, Debug)]
pub struct Operations<'a> {
    /// The word.
    pub word: Word,
    /// The operations.
    pub ops: &'a [Op],
    /// The loops.
    pub loops: &'a [Loop],
    /// The tables.
    pub tables: &'a [(alloc::string::String, Table)],
    /// The result.
    pub result: Value,
}

impl<'a> From<&'a Program> for Operations<'a> {
    fn from(program: &'a Program) -> Self {
        Self {
            word: program.word(),
            ops: program.ops(),
            loops: program.loops(),
            tables: program.tables(),
            result: program.result(),
        }
    }
}

/// The parts of a [`Sliced`].
#[derive(Clone, Copy, Debug)]
pub struct Lines<'a> {
    /// The squares of a line.
    pub line_bits: u32,
    /// The bits of a lane.
    pub lane_bits: u32,
    /// The operations.
    pub ops: &'a [LineOp],
    /// The result, line by line.
    pub results: &'a [Value],
}

impl<'a> From<&'a Sliced> for Lines<'a> {
    fn from(sliced: &'a Sliced) -> Self {
        Self {
            line_bits: sliced.line_bits(),
            lane_bits: sliced.lane_bits(),
            ops: sliced.ops(),
            results: sliced.results(),
        }
    }
}

/// Proves that a program computes the plan, for every value of its direction parameter.
///
/// # Errors
/// A refutation, or why there is neither that nor a proof.
pub fn program<'a>(plan: &Plan, program: impl Into<Operations<'a>>) -> Result<Proof, Unproved> {
    Statement::plan(plan).program(program)
}

/// Proves that a sliced program computes the plan.
///
/// # Errors
/// As [`program`].
pub fn sliced<'a>(plan: &Plan, sliced: impl Into<Lines<'a>>) -> Result<Proof, Unproved> {
    Statement::plan(plan).sliced(sliced)
}
