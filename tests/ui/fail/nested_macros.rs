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

    // The module around has no macro that this could bring.
    mod with_everything {
        use super::*;

        #[piece("K", by = fill)]
        pub const fn attacks(kings: Board, occupied: Board) -> Board;
    }
}

fn main() {}
