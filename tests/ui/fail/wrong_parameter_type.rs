//! Parameters and results of other types than the board.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);

    #[directions]
    pub enum Compass {
        North = step(0, 1),
    }

    #[fill(North)]
    pub const fn empty_as_bits(from: Board, empty: u64) -> Board;

    #[fill(North)]
    pub const fn result_as_bits(from: Board, empty: Board) -> u64;

    #[fill(North)]
    pub const fn by_reference(from: &Board, empty: &Board) -> Board;
}

fn main() {}
