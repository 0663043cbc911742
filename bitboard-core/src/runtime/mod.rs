//! Pieces that become known at run time: a variant from a file, a piece that a user types in.
//!
//! A [`Variant`] is a board and the pieces on it. It is built from the same descriptions as the macros take, by the same
//! compiler, and gives the same results.
//!
//! ```
//! use bitboard_core::runtime::{Geometry, Variant};
//!
//! # fn main() -> Result<(), Box<dyn core::error::Error>> {
//! let xiangqi = Variant::<u128>::builder(Geometry::new(9, 10)?)
//!     .piece("chariot", "R")
//!     .piece("horse", "nN")
//!     .piece("cannon", "mRcpR")
//!     .build()?;
//! let cannon = xiangqi.piece("cannon").ok_or("no cannon")?;
//! let from = xiangqi.square("b3").ok_or("no b3")?;
//! let occupied = xiangqi.set(["b8", "b10", "e3"]).ok_or("no such square")?;
//! println!("{}", xiangqi.draw(cannon.moves(from, occupied)));
//! # assert_eq!(
//! #     xiangqi.draw(cannon.moves(from, occupied)),
//! #     ". 1 . . . . . . .\n\
//! #      . . . . . . . . .\n\
//! #      . . . . . . . . .\n\
//! #      . 1 . . . . . . .\n\
//! #      . 1 . . . . . . .\n\
//! #      . 1 . . . . . . .\n\
//! #      . 1 . . . . . . .\n\
//! #      1 . 1 1 . . . . .\n\
//! #      . 1 . . . . . . .\n\
//! #      . 1 . . . . . . .\n"
//! # );
//! # Ok(())
//! # }
//! ```
//!
//! prints the quiet moves up to the hurdles on b8 and e3, and the capture behind the first:
//!
//! ```text
//! . 1 . . . . . . .
//! . . . . . . . . .
//! . . . . . . . . .
//! . 1 . . . . . . .
//! . 1 . . . . . . .
//! . 1 . . . . . . .
//! . 1 . . . . . . .
//! 1 . 1 1 . . . . .
//! . 1 . . . . . . .
//! . 1 . . . . . . .
//! ```
//!
//! # Boards, squares and sets
//!
//! A [`Geometry`] has up to 26 files and ranks and 384 squares, edges that are joined or not, holes, and any order of
//! bits. Sets of squares are plain words, see [`Set`]; squares are the numbers of their bits.
//!
//! # Pieces
//!
//! A [`Definition`] is a text in Betza notation, or legs put together by hand. Black's piece is White's
//! [`turned`](Definition::turned) by half a turn. Each piece answers four questions about a square and the occupied
//! squares: which squares it attacks, to which empty ones it can move, which occupied ones it can capture on, and
//! the union of the last two; each also for a whole set of pieces. Nothing knows of colours: who moves its own pieces
//! only onto others' takes the own ones away from the result.
//!
//! # How they are computed
//!
//! Ray arithmetic, tables indexed by multiplication or `pext`, fills, or walks from square to square; [`By`] chooses, or
//! leaves it to the compiler. The [`Report`] of a piece says what it has become.
//!
//! ```
//! use bitboard_core::runtime::{By, Definition, Geometry, Gives, Index, Variant};
//!
//! let by = By::Tables { lookups: Some(1), index: Some(Index::Direct) };
//! let chess = Variant::<u64>::builder(Geometry::chess())
//!     .piece("rook", Definition::from("R").by(by))
//!     .piece("king", "K")
//!     .build()?;
//! let report = chess.pieces().next().map(|rook| rook.report(Gives::Attacks));
//! assert!(report.is_some_and(|report| report.lookups == 1 && report.bytes >= 8 * 102_400));
//! # Ok::<(), bitboard_core::runtime::BuildError>(())
//! ```

mod build;
mod definition;
mod engine;
mod error;
mod piece;
mod program;
mod report;
mod set;
mod variant;

#[doc(no_inline)]
pub use bitboard_plan::{
    BetzaError, BetzaProblem, Bits, By, Component, Corner, Course, Estimate, Geometry, Gives, Heading, Hop,
    Index, Leg, MAX_SIDE, Move, Movement, MovementProblem, Next, NoFill, Obstacle, Order, Over, PieceProblem,
    Problem, Purpose, Range, Rule, Turns, Word, Wrap, estimate,
};
pub use build::Builder;
pub use definition::Definition;
pub use error::{BuildError, Fault, Reason};
pub use piece::Piece;
pub use report::Report;
pub use set::{Set, SquaresOf};
pub use variant::Variant;

/// Whether this processor has the instruction for [`By::Pext`] and the program can ask for it, which takes feature
/// `std` or a build for such processors.
#[must_use]
pub fn has_pext() -> bool {
    crate::arch::pext::Pext::detect().is_some()
}
