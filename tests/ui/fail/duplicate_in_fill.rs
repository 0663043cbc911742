//! One direction listed twice, by name and by what it does.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);

    #[directions]
    pub enum Compass {
        North = step(0, 1),
        East = step(1, 0),
    }

    #[fill(North, East, North)]
    pub const fn by_name(from: Board, empty: Board) -> Board;

    #[fill(North, shift(8, !0))]
    pub const fn by_shift(from: Board, empty: Board) -> Board;
}

fn main() {}
