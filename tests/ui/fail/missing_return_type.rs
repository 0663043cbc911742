//! A fill without a result.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);

    #[directions]
    pub enum Compass {
        North = step(0, 1),
    }

    #[fill(North)]
    pub const fn attacks(from: Board, empty: Board);
}

fn main() {}
