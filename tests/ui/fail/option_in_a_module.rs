//! What the module says is not said again.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);

    #[directions(wrap = files)]
    pub enum Compass {
        North = step(0, 1),
    }

    #[fill(North, board = 8x8)]
    pub const fn attacks(from: Board, empty: Board) -> Board;
}

fn main() {}
