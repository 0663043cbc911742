//! Chess, with castling as in Chess960, on the sets and tables of [`bitboard_core::chess`].
//!
//! Nothing is tried out and taken back: from the squares that the enemy attacks, the line of a check and the
//! lines of pins follow the squares to which the pieces may go ([`limits`]). The pieces that move in one direction
//! are moved all at once ([`generate`]), so that the number of moves is the size of some sets, and only moves with
//! others after them are written out ([`sink`]). The position after a move is a changed copy ([`play`](mod@play)).
//!
//! The ideas are from the Chess Programming Wiki, pages *Perft* (bulk counting), *Pieces versus Directions*,
//! *Checks and Pinned Pieces (Bitboards)* and *Copy-Make*.

mod generate;
mod limits;
mod play;
mod read;
mod side;
mod sink;
mod walk;

use bitboard_core::arch::Level;
use bitboard_core::chess::moves::Position;

use super::game::Game;
use sink::Count;

pub use play::Move;

/// How a game begins.
pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A legal position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chess(Position);

impl Game for Chess {
    type Move = Move;

    fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        walk::legal(&self.0, Level::detect(), &mut moves);
        moves
    }

    fn play(&self, chosen: Move) -> Self {
        Self(walk::after(&self.0, chosen))
    }

    fn count(&self) -> u64 {
        let mut count = Count(0);
        walk::legal(&self.0, Level::detect(), &mut count);
        count.0
    }

    fn perft(&self, depth: u32) -> u64 {
        walk::perft(&self.0, depth, Level::detect())
    }
}
