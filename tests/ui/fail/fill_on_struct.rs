//! Macros on items they do not go on.

use bitboard_core::{bitboard, directions, fill};

#[fill(step(0, 1))]
struct Board(u64);

#[directions]
struct Compass;

#[bitboard(8x8)]
struct Chess(u64);

#[bitboard(8x8)]
mod inside {
    pub struct Board(u64);

    #[fill(step(0, 1))]
    pub enum Misplaced {}

    #[directions]
    pub const fn compass(from: Board) -> Board;
}

fn main() {}
