//! A public field would let bits in that are no squares.

use bitboard_core::bitboard;

#[bitboard(9x9)]
mod chess {
    pub struct Board(pub u128);
}

fn main() {}
