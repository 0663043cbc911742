//! A board on which something compiled is wrong, drawn.

use alloc::{format, string::String, vec::Vec};
use core::fmt;

use super::Unproved;
use crate::{Bits, Geometry};

/// A board on which the result is not what was declared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refutation {
    /// The board.
    pub geometry: Geometry,
    /// The value of the direction parameter, if there is one.
    pub direction: usize,
    /// For pieces the index of the request, and the square from which it moves.
    pub from: Option<(usize, u32)>,
    /// The first bit that differs.
    pub square: u32,
    /// The inputs; for pieces the occupied squares.
    pub inputs: Vec<Bits>,
    /// What was declared.
    pub expected: Bits,
    /// What comes out.
    pub got: Bits,
    /// Inputs and their bits that this bit of the result depends on, though the movement does not.
    pub astray: Vec<(usize, u32)>,
}

impl Refutation {
    /// The name of the first square that differs: see [`Statement::call`](super::Statement::call).
    #[must_use]
    pub fn square_name(&self) -> String {
        self.name(self.square)
    }

    fn name(&self, bit: u32) -> String {
        self.geometry.square_name(bit).unwrap_or_else(|| format!("bit {bit}"))
    }

    /// A set as a drawing, and the square of the piece if there is one.
    ///
    /// ```
    /// use bitboard_plan::prove::{self, Unproved};
    /// use bitboard_plan::{By, Geometry, Gives, Movement, Request, compile};
    ///
    /// let board = Geometry::new(3, 3)?;
    /// let request = |text: &str| {
    ///     let movement = Movement::betza(text).unwrap();
    ///     let (gives, by) = (Gives::Attacks, By::Walk);
    ///     [Request { movement, gives, by, most_bytes: 1 << 20, shares: false, sets: false }]
    /// };
    /// let rook = compile(&board, &request("R")).unwrap();
    /// let Err(Unproved::Refuted(refutation)) = prove::pieces(&board, &request("W"), &rook) else { panic!() };
    /// assert_eq!(refutation.square_name(), "c1");
    /// assert_eq!(refutation.draw(refutation.got), "X . .\nX . .\no X X\n");
    /// # Ok::<(), bitboard_plan::Problem>(())
    /// ```
    #[must_use]
    pub fn draw(&self, set: Bits) -> String {
        let piece = self.from.map(|(_, square)| square);
        let mut drawing = self.geometry.draw(|bit| match (set.contains(bit), piece == Some(bit)) {
            (true, _) => 'X',
            (false, true) => 'o',
            (false, false) => '.',
        });
        let outside = set.without(self.geometry.cells());
        if !outside.is_empty() {
            drawing.push_str(&format!("and outside the board {outside:?}\n"));
        }
        drawing
    }
}

impl fmt::Display for Refutation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "wrong on {}", self.name(self.square))?;
        match self.from {
            Some((piece, square)) => write!(f, " for piece {piece} from {}", self.name(square))?,
            None => write!(f, " in direction {}", self.direction)?,
        }
        if let Some(&(input, bit)) = self.astray.first() {
            write!(f, ", which depends on {} of input {input}", self.name(bit))?;
        }
        for (number, &input) in self.inputs.iter().enumerate() {
            let what = if self.from.is_some() { String::from("occupied") } else { format!("input {number}") };
            write!(f, "\n{what}\n{}", self.draw(input))?;
        }
        let (expected, got) = (self.draw(self.expected), self.draw(self.got));
        write!(f, "\nexpected\n{expected}\ngot\n{got}")
    }
}

impl fmt::Display for Unproved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refuted(refutation) => refutation.fmt(f),
            Self::Endless { turns, inputs } => {
                write!(f, "a loop has not ended after {turns} turns, with {inputs:?}")
            }
            Self::BeyondTable { square } => {
                write!(f, "from the square with bit {square} a table is read beyond its end")
            }
            Self::Malformed { operation } => write!(f, "operation {operation} reads what is not there"),
            Self::TooLarge => f.write_str("the functions are too large to be compared"),
            Self::Unsteady => f.write_str("the function gave two results for one board"),
            Self::NoStatement => f.write_str("there are not as many pieces as movements with a meaning"),
        }
    }
}

impl core::error::Error for Unproved {}
