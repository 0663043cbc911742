//! Too many and too few parameters for what a fill yields.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);

    #[directions]
    pub enum Compass {
        North = step(0, 1),
    }

    #[fill(North)]
    pub const fn none() -> Board;

    #[fill(North, yields = occluded)]
    pub const fn no_empty_squares(from: Board) -> Board;

    #[fill(North, yields = step)]
    pub const fn needless(from: Board, empty: Board) -> Board;

    #[fill(North)]
    pub const fn three(from: Board, empty: Board, more: Board) -> Board;
}

fn main() {}
