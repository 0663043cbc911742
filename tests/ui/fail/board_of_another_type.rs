//! A board made of something that is no word.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub struct Board(i64);
}

fn main() {}
