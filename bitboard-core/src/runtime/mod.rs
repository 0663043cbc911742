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
//! A board declared by `#[bitboard]` has the same numbers, if files, ranks and order of bits are the same: `Square as
//! u32` is the square here, `Board::bits` gives the set, and `Board::from_bits` takes it back.
#![cfg_attr(
    feature = "macros",
    doc = "
```
use bitboard_core::chess::{Board, Square};
use bitboard_core::runtime::{Geometry, Variant};

let chess = Variant::<u64>::builder(Geometry::chess()).piece(\"rook\", \"R\").build()?;
let occupied = Square::A4.board() | Square::C1.board();
let attacks = chess.piece(\"rook\").map(|rook| rook.attacks(Square::A1 as u32, occupied.bits()));
let squares = [Square::A2, Square::A3, Square::A4, Square::B1, Square::C1];
assert_eq!(attacks.and_then(Board::from_bits), Some(squares.map(Square::board).into_iter().collect()));
# Ok::<(), bitboard_core::runtime::BuildError>(())
```"
)]
//!
//! # Pieces
//!
//! A [`Definition`] is a text in Betza notation, or legs put together by hand. Black's piece is White's
//! [`turned`](Definition::turned) by half a turn. Each piece answers four questions about a square and the occupied
//! squares: which squares it attacks, to which empty ones it can move, which occupied ones it can capture on, and
//! the union of the last two; each also for a whole set of pieces. Nothing knows of colours: who moves its own pieces
//! only onto others' takes the own ones away from the result.
//!
//! The notation is explained at [`Movement::betza`].
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
//!
//! # Limits
//!
//! Tables and `pext` serve boards of up to 128 squares, with 1 to 16 lookups a square, each of which looks at up to 16
//! squares; if the number is left to the compiler, with up to 4 lookups of at most 12. What a piece needs is split into
//! parts: quiet moves and captures are one part if they are alike, else two. Each part may take
//! [`Definition::MOST_BYTES`], whatever it consists of: tables of occupancies, lines of rays or instructions of a walk.
//! [`Definition::most_bytes`] says another limit. A leap that leads nowhere on the board is no mistake, as one text may
//! serve boards of many sizes.

mod build;
mod definition;
#[cfg(feature = "svg")]
mod diagram;
mod engine;
mod error;
mod layout;
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
///
/// ```
/// use bitboard_core::runtime::{By, Definition, Geometry, Variant, has_pext};
///
/// let by = By::Pext { lookups: None, index: None };
/// let rook = Definition::from("R").by(by);
/// let built = Variant::<u64>::builder(Geometry::chess()).piece("rook", rook).build();
/// assert_eq!(built.is_ok(), has_pext());
/// ```
#[must_use]
pub fn has_pext() -> bool {
    crate::arch::pext::Pext::detect().is_some()
}
