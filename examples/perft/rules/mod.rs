//! Games described by a table: what they have in common is programmed once.
//!
//! A game is a value of [`Rules`]: the size of its board, its kinds of pieces in Betza notation, zones, and a few
//! rules. `bitboard_core::runtime` compiles the pieces; the rest of a game of chess, in any of its forms, is here.
//!
//! | file | what is in it |
//! |---|---|
//! | `description` | what a game can say of itself |
//! | `games` | the games |
//! | `board`, `compile` | a description compiled for its board |
//! | `free` | positions that bring their own pieces |
//! | `position`, `moves`, `fen` | positions, their moves, and how they are written |
//! | `othello`, `ataxx` | games of discs, on boards declared by macros |

pub mod ataxx;
mod board;
mod compile;
pub mod description;
mod discs;
mod fen;
mod free;
mod games;
mod moves;
pub mod othello;
mod position;
mod read;

use std::sync::Arc;

use bitboard_core::runtime::Set;

use crate::game::Tree;
use board::Board;
use description::Rules;
pub use free::{free, size};
pub use games::{GAMES, why_not};
use position::Position;

/// A described game, ready to be played. Its sets of squares are the narrowest words that have room, as those are the
/// fastest.
pub enum Described {
    /// On a board of up to 64 squares.
    Narrow(Arc<Board<u64>>),
    /// On a board of up to 128.
    Wide(Arc<Board<u128>>),
    /// On any board.
    Any(Arc<Board<[u64; 6]>>),
}

impl Described {
    /// Compiles a description, or says what is wrong with it.
    pub fn new(rules: &Rules<'_>) -> Result<Self, String> {
        Ok(match rules.files.saturating_mul(rules.ranks) {
            ..=64 => Self::Narrow(Arc::new(Board::new(rules)?)),
            65..=128 => Self::Wide(Arc::new(Board::new(rules)?)),
            _ => Self::Any(Arc::new(Board::new(rules)?)),
        })
    }

    /// Reads a position.
    pub fn read(&self, fen: &str) -> Result<Box<dyn Tree>, String> {
        fn on<S: Set>(board: &Arc<Board<S>>, fen: &str) -> Result<Box<dyn Tree>, String> {
            let position = Position::read(Arc::clone(board), fen);
            Ok(Box::new(position.map_err(|error| error.to_string())?))
        }
        match self {
            Self::Narrow(board) => on(board, fen),
            Self::Wide(board) => on(board, fen),
            Self::Any(board) => on(board, fen),
        }
    }
}
