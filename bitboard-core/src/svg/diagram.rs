//! A diagram while it is put together.

use alloc::{borrow::ToOwned, string::String, vec::Vec};

use super::board::{Board, Edges, Look};
use super::mark::{Mark, Token};
use crate::square::Layout;

/// A board with pieces, marked squares and arrows; `to_string` gives the picture as SVG.
///
/// Squares are those of the board's square type, or the numbers of their bits. Every method that takes squares panics
/// if one of them is none of the board. What is drawn later lies above what is drawn earlier, except that sets lie
/// below pieces, pieces below marks, and marks below arrows.
///
#[cfg_attr(
    feature = "macros",
    doc = "
```
use bitboard_core::chess::{Board, Square};
use bitboard_core::svg::{Diagram, Mark, Token};

let centre = Board::from_iter([Square::D4, Square::E4, Square::D5, Square::E5]);
let picture = Diagram::new(Board::LAYOUT, Board::FULL)
    .title(\"The centre, and a knight on its way to it\")
    .set(\"the centre\", centre)
    .piece(Square::G1, \"N\", Token::Light)
    .pieces([Square::E7, Square::D7], \"P\", Token::Dark)
    .mark(Mark::Disc, \"the knight goes there\", [Square::F3])
    .arrow(Square::G1, Square::F3)
    .arrow(Square::F3, Square::E5)
    .to_string();
assert!(picture.starts_with(\"<svg \"));
assert!(picture.contains(\"Black P: e7 d7. the centre: d4 e4 d5 e5.\"));
# assert_eq!(picture, include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/pictures/centre.svg\")));
```
"
)]
#[doc = include_str!("../../pictures/centre.svg")]
///
/// A cylinder, the picture by itself and the same with all that can stand beside it:
///
/// ```
/// use bitboard_core::svg::{Diagram, Edges, Look};
/// use bitboard_core::{Corner, Layout, Order};
///
/// let layout = Layout::new(6, 4, Order::RankMajor, Corner::FirstFileFirstRank);
/// let board = Diagram::new(layout, 0..24_u32).edges(Edges::Cylinder).look(Look::Plain).set("the first rank", 0..6_u32);
/// let bare = board.clone().coordinates(false).legend(false).to_string();
/// let full = board.description("A cylinder of six files.").to_string();
/// assert!(full.contains("A cylinder of six files.") && bare.len() < full.len());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use = "`to_string` draws it"]
pub struct Diagram {
    pub(super) board: Board,
    pub(super) title: String,
    pub(super) description: String,
    pub(super) coordinates: bool,
    pub(super) legend: bool,
    pub(super) pieces: Vec<Piece>,
    pub(super) layers: Vec<Layer>,
    pub(super) arrows: Vec<[u32; 2]>,
}

/// A piece on a square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Piece {
    pub(super) square: u32,
    pub(super) text: String,
    pub(super) token: Token,
}

/// Squares that mean the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Layer {
    pub(super) label: String,
    /// The sign of its squares; a set has none of its own.
    pub(super) mark: Option<Mark>,
    /// In ascending order, each once.
    pub(super) squares: Vec<u32>,
}

impl Diagram {
    /// The empty board: its layout and its squares, as in `Diagram::new(Board::LAYOUT, Board::FULL)`.
    ///
    /// # Panics
    ///
    /// If there is a cell beyond the layout, or no cell.
    pub fn new(layout: Layout, cells: impl IntoIterator<Item: Into<u32>>) -> Self {
        let board = Board::new(layout, cells.into_iter().map(Into::into));
        assert!(board.cells().next().is_some(), "a board has at least one square");
        Self {
            board,
            title: String::new(),
            description: String::new(),
            coordinates: true,
            legend: true,
            pieces: Vec::new(),
            layers: Vec::new(),
            arrows: Vec::new(),
        }
    }

    /// How the squares are drawn; checkered if nothing is said.
    pub fn look(mut self, look: Look) -> Self {
        self.board.look = look;
        self
    }

    /// Which edges are joined; the picture marks them. None if nothing is said.
    pub fn edges(mut self, edges: Edges) -> Self {
        self.board.edges = edges;
        self
    }

    /// What the picture is called by browsers and screen readers. It is not drawn.
    pub fn title(mut self, title: &str) -> Self {
        title.clone_into(&mut self.title);
        self
    }

    /// A sentence for screen readers, before the board, the pieces and all squares with a mark are told.
    pub fn description(mut self, description: &str) -> Self {
        description.clone_into(&mut self.description);
        self
    }

    /// Whether letters of files and numbers of ranks stand beside the board; they do if nothing is said.
    pub fn coordinates(self, coordinates: bool) -> Self {
        Self { coordinates, ..self }
    }

    /// Whether the labels of sets and marks stand below the board; they do if nothing is said.
    pub fn legend(self, legend: bool) -> Self {
        Self { legend, ..self }
    }

    /// Puts a piece on a square: a disc with a text on it. One to three characters are written large, more are
    /// squeezed, none leave the disc bare. It takes the place of a piece that stands there already.
    pub fn piece(self, square: impl Into<u32>, text: &str, token: Token) -> Self {
        self.pieces([square], text, token)
    }

    /// Puts pieces of one kind on squares.
    pub fn pieces(mut self, squares: impl IntoIterator<Item: Into<u32>>, text: &str, token: Token) -> Self {
        for square in self.checked(squares) {
            self.pieces.retain(|piece| piece.square != square);
            self.pieces.push(Piece { square, text: text.to_owned(), token });
        }
        self
    }

    /// Draws a set of squares in a colour of its own, with a sign of its own in a place of its own, so that squares of
    /// many sets show all of them. Eight sets are told apart; the ninth looks like the first.
    pub fn set(self, label: &str, squares: impl IntoIterator<Item: Into<u32>>) -> Self {
        self.layer(label, None, squares)
    }

    /// Draws a mark on squares.
    pub fn mark(self, mark: Mark, label: &str, squares: impl IntoIterator<Item: Into<u32>>) -> Self {
        self.layer(label, Some(mark), squares)
    }

    /// Draws an arrow from the middle of one square to that of another.
    ///
    /// # Panics
    ///
    /// If they are the same, or one of them is none of the board.
    pub fn arrow(mut self, from: impl Into<u32>, to: impl Into<u32>) -> Self {
        let arrow = [from.into(), to.into()];
        assert!(arrow[0] != arrow[1], "an arrow ends on another square than it begins on");
        arrow.into_iter().for_each(|square| self.check(square));
        self.arrows.push(arrow);
        self
    }

    fn layer(mut self, label: &str, mark: Option<Mark>, squares: impl IntoIterator<Item: Into<u32>>) -> Self {
        let mut squares = self.checked(squares);
        squares.sort_unstable();
        squares.dedup();
        self.layers.push(Layer { label: label.to_owned(), mark, squares });
        self
    }

    fn checked(&self, squares: impl IntoIterator<Item: Into<u32>>) -> Vec<u32> {
        let squares: Vec<u32> = squares.into_iter().map(Into::into).collect();
        squares.iter().for_each(|&square| self.check(square));
        squares
    }

    fn check(&self, square: u32) {
        assert!(self.board.has(square), "the board has no square {square}");
    }
}
