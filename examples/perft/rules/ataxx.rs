//! Ataxx: discs double or jump, and win over the neighbors of where they land.

use std::fmt;
use std::str::FromStr;

use bitboard_core::bitboard;

use super::discs::{self, Cell};
use super::fen::FenError;
use crate::game::Game;
use board::{Board, Square};

#[bitboard(7x7)]
mod board {
    /// A set of squares.
    pub struct Board(u64);
    /// A square.
    pub enum Square {}

    /// The squares next to those of a set.
    #[piece("K")]
    pub const fn neighbors(discs: Board) -> Board;

    /// The squares two steps away.
    #[piece("DNA")]
    pub const fn jumps(from: Square) -> Board;
}

/// The position in which the game begins.
pub const START: &str = "P5p/7/7/7/7/7/p5P w 0 1";

/// A position as who is to move sees it.
#[derive(Clone, Copy)]
pub struct Ataxx {
    own: Board,
    other: Board,
    gaps: Board,
}

/// A move.
#[derive(Clone, Copy)]
pub enum Move {
    /// A new disc next to an own one, whichever that is.
    Double(Square),
    /// A disc jumps.
    Jump(Square, Square),
    /// There is no other move.
    Pass,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Double(square) => write!(f, "P@{square}"),
            Self::Jump(from, to) => write!(f, "{from}{to}"),
            Self::Pass => f.write_str("0000"),
        }
    }
}

impl FromStr for Ataxx {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        let (mut discs, mut gaps) = ([Board::EMPTY; 2], Board::EMPTY);
        let turn = discs::read(text, (7, 7), true, |file, rank, cell| {
            let set = match cell {
                Cell::Disc(color) => &mut discs[color as usize],
                Cell::Gap => &mut gaps,
            };
            if let Some(square) = Square::new(file as u8, rank as u8) {
                *set |= square.board();
            }
        })?;
        Ok(Self { own: discs[turn as usize], other: discs[turn.other() as usize], gaps })
    }
}

impl Ataxx {
    fn empty(&self) -> Board {
        !(self.own | self.other | self.gaps)
    }

    /// The moves other than passing.
    fn active(&self) -> Vec<Move> {
        let empty = self.empty();
        let mut moves: Vec<Move> = (board::neighbors(self.own) & empty).iter().map(Move::Double).collect();
        for from in self.own {
            moves.extend((board::jumps(from) & empty).iter().map(|to| Move::Jump(from, to)));
        }
        moves
    }

    /// The number of moves other than passing.
    fn count_active(&self) -> u64 {
        let empty = self.empty();
        let jumps = self.own.iter().map(|from| u64::from((board::jumps(from) & empty).len()));
        u64::from((board::neighbors(self.own) & empty).len()) + jumps.sum::<u64>()
    }

    /// Whether somebody without a move may pass: not if a side has no discs left, nor if the other cannot move either.
    fn may_pass(&self) -> bool {
        !self.own.is_empty() && self.turned().count_active() > 0
    }

    /// The position as the opponent sees it.
    fn turned(&self) -> Self {
        Self { own: self.other, other: self.own, ..*self }
    }
}

impl Game for Ataxx {
    type Move = Move;

    fn moves(&self) -> Vec<Move> {
        let mut moves = self.active();
        if moves.is_empty() && self.may_pass() {
            moves.push(Move::Pass);
        }
        moves
    }

    fn play(&self, chosen: Move) -> Self {
        let (left, to) = match chosen {
            Move::Double(to) => (self.own, to),
            Move::Jump(from, to) => (self.own - from.board(), to),
            Move::Pass => return self.turned(),
        };
        let won = board::neighbors(to.board()) & self.other;
        Self { own: self.other - won, other: (left | won).with(to), ..*self }
    }

    fn count(&self) -> u64 {
        match self.count_active() {
            0 => u64::from(self.may_pass()),
            count => count,
        }
    }
}
