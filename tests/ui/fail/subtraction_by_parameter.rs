//! Subtraction knows one direction only.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);

    #[directions]
    pub enum Way {
        East = step(1, 0),
    }

    #[fill(by = subtraction)]
    pub const fn attacks(from: Board, empty: Board, way: Way) -> Board;
}

fn main() {}
