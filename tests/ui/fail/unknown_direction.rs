//! A misspelt direction is told the nearest one, a strange one all of them.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);

    #[directions]
    pub enum Compass {
        North = step(0, 1),
        South = opposite(North),
    }

    #[fill(Nort)]
    pub const fn misspelt(from: Board, empty: Board) -> Board;

    #[fill(North, Widdershins)]
    pub const fn strange(from: Board, empty: Board) -> Board;

    #[fill(Compas::North)]
    pub const fn wrong_enum(from: Board, empty: Board) -> Board;
}

fn main() {}
