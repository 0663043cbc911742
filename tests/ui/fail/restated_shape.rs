//! The shape of a board of another module is checked when it is said again.

use bitboard_core::{bitboard, fill};

#[bitboard(9x10)]
mod xiangqi {
    pub struct Board(u128);
}

#[fill(step(1, 0), board = xiangqi::Board(10x9))]
const fn east(from: xiangqi::Board, empty: xiangqi::Board) -> xiangqi::Board;

fn main() {}
