//! A name that two enums of directions have.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);

    #[directions]
    pub enum Rook {
        North = step(0, 1),
    }

    #[directions]
    pub enum Knight {
        North = step(1, 2),
    }

    #[fill(North)]
    pub const fn attacks(from: Board, empty: Board) -> Board;

    #[fill(Knight::North)]
    pub const fn not_ambiguous(from: Board, empty: Board) -> Board;
}

fn main() {}
