//! Misspelt options, in every macro.

use bitboard_core::bitboard;

#[bitboard(8x8, odrer = rank_major)]
mod chess {
    pub struct Board(u64);

    #[directions]
    pub enum Compass {
        North = step(0, 1),
    }

    #[fill(North, buy = dumb7)]
    pub const fn buys(from: Board, empty: Board) -> Board;

    #[fill(North, yields = attack)]
    pub const fn yields(from: Board, empty: Board) -> Board;
}

fn main() {}
