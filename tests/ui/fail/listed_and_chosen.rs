//! A direction parameter and listed directions exclude each other.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);

    #[directions]
    pub enum Compass {
        North = step(0, 1),
        South = opposite(North),
    }

    #[fill(North, by = rotate)]
    pub const fn attacks(from: Board, empty: Board, way: Compass) -> Board;
}

fn main() {}
