//! Directions and fills one module too deep.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);

    mod deeper {
        #[directions]
        pub enum Compass {
            North = step(0, 1),
        }

        #[fill(North)]
        pub const fn attacks(from: super::Board, empty: super::Board) -> super::Board;
    }
}

fn main() {}
