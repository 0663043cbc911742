//! One function cannot be written by two macros.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);

    #[directions]
    pub enum Compass {
        North = step(0, 1),
    }

    #[fill(North)]
    #[leaper(1, 2)]
    pub const fn attacks(from: Board) -> Board;
}

fn main() {}
