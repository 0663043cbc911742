//! Two directions of one name, and a second enum with a name of the first.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);

    #[directions]
    pub enum Compass {
        North = step(0, 1),
        North = step(0, -1),
    }
}

fn main() {}
