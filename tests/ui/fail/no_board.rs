//! A module without a board.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub enum Square {}
}

fn main() {}
