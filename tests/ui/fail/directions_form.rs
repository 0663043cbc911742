//! Enums of directions that are none.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);

    #[directions]
    pub enum Empty {}

    #[directions]
    pub enum Fields {
        North(u8) = step(0, 1),
        East,
        South = 3,
        #[cfg(any())]
        West = step(-1, 0),
    }
}

fn main() {}
