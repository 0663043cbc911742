//! One direction parameter cannot stand for rings of different lengths.

use bitboard_core::bitboard;

#[bitboard(5x3, wrap = both)]
mod chess {
    pub struct Board(u16);

    #[directions]
    pub enum Compass {
        North = step(0, 1),
        East = step(1, 0),
    }

    #[fill(by = kogge_stone)]
    pub const fn attacks(from: Board, empty: Board, way: Compass) -> Board;
}

fn main() {}
