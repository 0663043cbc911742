//! A square type that is not empty.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);
    pub enum Square<T> {}
}

fn main() {}
