//! Names that the generated items have already.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);

    #[directions]
    pub enum Compass {
        ALL = step(0, 1),
    }

    #[directions]
    pub enum Compass {
        North = step(0, 1),
    }
}

fn main() {}
