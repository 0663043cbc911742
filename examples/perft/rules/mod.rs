//! Games described by a table: what they have in common is programmed once.
//!
//! A game is a value of [`Rules`]: the size of its board, its kinds of pieces in Betza notation, zones, and a few
//! rules. `bitboard_core::runtime` compiles the pieces; the rest of a game of chess, in any of its forms, is here.
//!
//! | file | what is in it |
//! |---|---|
//! | `description` | what a game can say of itself |
//! | `games` | the games |
//! | `board` | a description compiled for its board |
//! | `free` | positions that bring their own pieces |
//! | `position`, `moves`, `fen` | positions, their moves, and how they are written |
//! | `othello`, `ataxx` | games of discs, on boards declared by macros |

pub mod ataxx;
mod board;
mod description;
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
pub use free::free;
pub use games::{GAMES, why_not};
use position::Position;

/// Reads a position of a game.
fn read(rules: &Rules<'_>, fen: &str) -> Result<Box<dyn Tree>, String> {
    fn on<S: Set>(rules: &Rules<'_>, fen: &str) -> Result<Box<dyn Tree>, String> {
        let board = Board::<S>::new(rules)?;
        let position = Position::read(Arc::new(board), fen, rules.start);
        Ok(Box::new(position.map_err(|error| error.to_string())?))
    }
    // The narrowest word that has room is the fastest.
    match rules.files.saturating_mul(rules.ranks) {
        ..=64 => on::<u64>(rules, fen),
        65..=128 => on::<u128>(rules, fen),
        _ => on::<[u64; 6]>(rules, fen),
    }
}
