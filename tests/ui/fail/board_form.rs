//! Boards that are not one word.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64, u64);
}

fn main() {}
