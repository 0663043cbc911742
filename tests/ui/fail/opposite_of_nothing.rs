//! Opposites of a direction that is not there, of itself, of each other.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);

    #[directions]
    pub enum Compass {
        North = step(0, 1),
        South = opposite(Noth),
        East = opposite(East),
        Up = opposite(Down),
        Down = opposite(Up),
    }
}

fn main() {}
