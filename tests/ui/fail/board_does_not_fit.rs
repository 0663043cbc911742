//! A board with more squares than its word has bits.

use bitboard_core::bitboard;

#[bitboard(9x10)]
mod chess {
    pub struct Board(u64);
}

fn main() {}
