//! A module whose board makes no sense still has its items.

use bitboard_core::bitboard;

#[bitboard(9x9)]
mod shogi {
    pub struct Board(u64);
    pub enum Square {}

    #[directions]
    pub enum Compass {
        North = step(0, 1),
    }

    #[fill(North)]
    pub const fn attacks(from: Board, empty: Board) -> Board;
}

fn main() {
    use shogi::{Board, Compass, attacks};

    let board = attacks(Board::FULL, Board::EMPTY);
    println!("{board} {}", board.to(Compass::North).len());
}
