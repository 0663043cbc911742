//! A diagram in words, for those who do not see it.

use core::fmt;

use super::board::{Board, Edges, Look};
use super::diagram::Diagram;
use super::mark::Token;
use super::xml::Escaped;
use crate::square::format_square;

/// The description, then the board, the pieces, the marked squares and the arrows.
pub(super) struct Everything<'a>(pub(super) &'a Diagram);

impl fmt::Display for Everything<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(diagram) = self;
        if !diagram.description.is_empty() {
            write!(f, "{} ", Escaped(&diagram.description))?;
        }
        board(&diagram.board, f)?;
        self.pieces(f)?;
        for layer in diagram.layers.iter().filter(|layer| !layer.squares.is_empty()) {
            let label = if layer.label.is_empty() { "marked" } else { &layer.label };
            write!(f, " {}:", Escaped(label))?;
            names(&diagram.board, layer.squares.iter().copied(), f)?;
        }
        for &[from, to] in &diagram.arrows {
            write!(f, " Arrow:")?;
            names(&diagram.board, [from, to].into_iter(), f)?;
        }
        Ok(())
    }
}

impl Everything<'_> {
    /// Pieces that look the same are told together.
    fn pieces(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pieces = &self.0.pieces;
        for (index, piece) in pieces.iter().enumerate() {
            let alike =
                |other: &&super::diagram::Piece| (&other.text, other.token) == (&piece.text, piece.token);
            if pieces[..index].iter().any(|other| alike(&other)) {
                continue;
            }
            let token = match piece.token {
                Token::Light => "White",
                Token::Dark => "Black",
            };
            match &*piece.text {
                "" => write!(f, " {token} pieces:")?,
                text => write!(f, " {token} {}:", Escaped(text))?,
            }
            names(&self.0.board, pieces.iter().filter(alike).map(|piece| piece.square), f)?;
        }
        Ok(())
    }
}

fn board(board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let square = match board.look {
        Look::Checkered | Look::Plain => "square",
        Look::Points => "point",
        Look::Hexagons => "hexagon",
    };
    let count = |number: usize, noun: &'static str| {
        let plural = if number == 1 { "" } else { "s" };
        fmt::from_fn(move |f| write!(f, "{number} {noun}{plural}"))
    };
    let (files, ranks) = (board.layout.files().into(), board.layout.ranks().into());
    write!(f, "A board of {} and {}, ", count(files, "file"), count(ranks, "rank"))?;
    write!(f, "{}", count(board.cells().count(), square))?;
    f.write_str(match board.edges {
        Edges::Open => ".",
        Edges::Cylinder => ", the first and the last file joined.",
        Edges::Torus => ", the first and the last file joined, and the first and the last rank.",
    })
}

/// Names of squares, each after a blank, and a full stop.
fn names(board: &Board, squares: impl Iterator<Item = u32>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for square in squares {
        let place = board.layout.coordinates(square);
        write!(f, " {}", fmt::from_fn(|f| format_square(f, place)))?;
    }
    f.write_str(".")
}
