//! Rows of a drawing that are no texts.

use bitboard_core::bitboard;

#[bitboard(3x2, cells = [0b111, ". . ."])]
mod chess {
    pub struct Board(u8);
}

fn main() {}
