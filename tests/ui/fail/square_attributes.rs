//! What a square type cannot be.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);

    #[repr(u16)]
    #[derive(Default)]
    enum Square {}
}

fn main() {}
