//! Boards as pictures: pieces, marked squares, sets in colours and arrows, written as SVG.
//!
//! A [`Diagram`] is put together step by step; `to_string` gives the text of a picture that any browser shows. It needs
//! no fonts but the reader's, no scripts and no files beside it.
//!
#![cfg_attr(
    feature = "macros",
    doc = "
Sets of squares of your own board, each in its colour:

```
use bitboard_core::bitboard;
use bitboard_core::svg::{Diagram, Token};

#[bitboard(8x8)]
mod board {
    /// A set of squares.
    pub struct Board(u64);
    /// A square, `A1` to `H8`.
    pub enum Square {}
    /// Squares that a knight attacks.
    #[piece(\"N\")]
    pub const fn knight_attacks(from: Square, occupied: Board) -> Board;
    /// Squares that a rook attacks.
    #[piece(\"R\")]
    pub const fn rook_attacks(from: Square, occupied: Board) -> Board;
    /// Squares that a bishop attacks.
    #[piece(\"B\")]
    pub const fn bishop_attacks(from: Square, occupied: Board) -> Board;
}

use board::{Board, Square, bishop_attacks, knight_attacks, rook_attacks};

let occupied = Board::from_iter([Square::C3, Square::E2, Square::G6]);
let picture = Diagram::new(Board::LAYOUT, Board::FULL)
    .title(\"Three pieces and what they attack\")
    .piece(Square::C3, \"N\", Token::Light)
    .piece(Square::E2, \"R\", Token::Light)
    .piece(Square::G6, \"B\", Token::Dark)
    .set(\"the knight\", knight_attacks(Square::C3, occupied))
    .set(\"the rook\", rook_attacks(Square::E2, occupied))
    .set(\"the bishop\", bishop_attacks(Square::G6, occupied))
    .to_string();
# assert_eq!(picture, include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/pictures/sets.svg\")));
```
"
)]
#![doc = include_str!("../../pictures/sets.svg")]
//!
#![cfg_attr(
    feature = "runtime",
    doc = "
Where a piece goes that became known at run time, here the cannon of xiangqi:

```
use bitboard_core::runtime::{Geometry, Variant};
use bitboard_core::svg::Look;

let board = Geometry::new(9, 10)?;
let xiangqi = Variant::<u128>::builder(board).piece(\"cannon\", \"mRcpR\").build()?;
let cannon = xiangqi.piece(\"cannon\").ok_or(\"no cannon\")?;
let from = xiangqi.square(\"e4\").ok_or(\"no e4\")?;
let occupied = xiangqi.set([\"e7\", \"e9\", \"b4\", \"e2\"]).ok_or(\"no such square\")?;
let picture = cannon
    .diagram(from, occupied, \"C\")
    .look(Look::Points)
    .title(\"The cannon of xiangqi\")
    .to_string();
# assert_eq!(picture, include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/pictures/cannon.svg\")));
# Ok::<(), Box<dyn core::error::Error>>(())
```
"
)]
#![doc = include_str!("../../pictures/cannon.svg")]
//!
//! # Boards
//!
//! [`Look`] chooses between squares, points and hexagons. Holes stay free, joined edges are dashed. The largest board
//! has 26 files and any number of ranks that a [`Layout`](crate::Layout) can have; 40 units go from square to square,
//! and the picture says its size, so that a page can show it at any other.
//!
//! # Who can read it
//!
//! Nothing is told by colour alone: each [`Mark`] has a shape of its own, each set a shape in a place of its own. Marks
//! stand out from every shade of the board by at least three to one, and what is written beside it from a white page as
//! well as from a black one. The description of the picture names every piece and every marked square, and the
//! title, if there is one, is what screen readers call it.
//!
//! # What it costs
//!
//! Four kilobytes for a piece on a chess board, sixteen for a full 19x19 board. The same diagram always gives the same
//! text, whatever the system.

mod board;
mod diagram;
mod draw;
mod legend;
mod mark;
mod tell;
mod xml;

pub use board::{Edges, Look};
pub use diagram::Diagram;
pub use mark::{Mark, Token};
