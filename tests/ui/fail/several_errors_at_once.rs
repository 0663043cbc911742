//! All mistakes of an item are reported together.

use bitboard_core::bitboard;

#[bitboard(8x8, wrap = sideways)]
mod chess {
    pub struct Board(u64);

    #[directions]
    pub enum Compass {
        North = shift(8, !0),
        East = shift(1, !0),
        South = opposite(Norht),
        West = step(0, 0),
    }

    #[fill(North, by = kogge)]
    pub const fn attacks(from: Board, empty: Board) -> Board;

    #[fill(Nort)]
    pub const fn more(from: Board) -> u64;
}

fn main() {}
