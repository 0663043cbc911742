//! Othello, under the name that files of expected numbers have for it: flipello.

use std::fmt;
use std::str::FromStr;

use bitboard_core::bitboard;

use super::discs::{self, Cell};
use super::fen::FenError;
use crate::game::Game;
use board::{Board, Compass, Square};

#[bitboard(8x8)]
mod board {
    /// A set of squares.
    pub struct Board(u64);
    /// A square.
    pub enum Square {}

    /// The directions in which discs enclose others.
    #[directions]
    pub enum Compass {
        North = step(0, 1),
        NorthEast = step(1, 1),
        East = step(1, 0),
        SouthEast = step(1, -1),
        South = opposite(North),
        SouthWest = opposite(NorthEast),
        West = opposite(East),
        NorthWest = opposite(SouthEast),
    }

    /// A set, and the squares of `through` that it reaches in a direction.
    #[fill(by = kogge_stone, yields = occluded)]
    pub const fn run(from: Board, through: Board, direction: Compass) -> Board;
}

/// The position in which the game begins.
pub const START: &str = "8/8/8/3pP3/3Pp3/8/8/8 w 0 1";

/// Where the first four discs are placed, whether they enclose any or not.
const CENTER: Board = Square::D4.board().or(Square::E4.board()).or(Square::D5.board()).or(Square::E5.board());

/// A position as who is to move sees it.
#[derive(Clone, Copy)]
pub struct Othello {
    own: Board,
    other: Board,
}

/// A move.
#[derive(Clone, Copy)]
pub enum Move {
    /// A disc is placed.
    Place(Square),
    /// There is no square for one.
    Pass,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(square) => write!(f, "P@{square}"),
            Self::Pass => f.write_str("0000"),
        }
    }
}

impl FromStr for Othello {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        let mut discs = [Board::EMPTY; 2];
        let turn = discs::read(text, (8, 8), false, |file, rank, cell| {
            if let (Cell::Disc(color), Some(square)) = (cell, Square::new(file as u8, rank as u8)) {
                discs[color as usize] |= square.board();
            }
        })?;
        Ok(Self { own: discs[turn as usize], other: discs[turn.other() as usize] })
    }
}

impl Othello {
    /// Where a disc can be placed.
    fn targets(&self) -> Board {
        let empty = !(self.own | self.other);
        if !(CENTER & empty).is_empty() {
            return CENTER & empty;
        }
        let targets = Compass::ALL.map(|direction| {
            let next = direction.step(self.own) & self.other;
            direction.step(board::run(next, self.other, direction))
        });
        Board::from_iter(targets) & empty
    }

    /// The discs that are turned when one is placed.
    fn flips(&self, square: Square) -> Board {
        let flips = Compass::ALL.map(|direction| {
            let next = direction.step(square.board()) & self.other;
            let run = board::run(next, self.other, direction);
            if (direction.step(run) & self.own).is_empty() { Board::EMPTY } else { run }
        });
        Board::from_iter(flips)
    }

    /// The position as the opponent sees it.
    fn turned(&self) -> Self {
        Self { own: self.other, other: self.own }
    }
}

impl Game for Othello {
    type Move = Move;

    fn moves(&self) -> Vec<Move> {
        let targets = self.targets();
        if targets.is_empty() {
            // The game is over when neither can place a disc.
            let over = self.turned().targets().is_empty();
            return if over { Vec::new() } else { vec![Move::Pass] };
        }
        targets.iter().map(Move::Place).collect()
    }

    fn play(&self, chosen: Move) -> Self {
        let Move::Place(square) = chosen else { return self.turned() };
        let flips = self.flips(square);
        Self { own: self.other - flips, other: (self.own | flips).with(square) }
    }

    fn count(&self) -> u64 {
        let targets = self.targets();
        if targets.is_empty() { self.moves().len() as u64 } else { targets.len().into() }
    }
}
