//! A board that does not look the same from both sides has no twins.

use bitboard_core::bitboard;

#[bitboard(3x3, cells = [". . .", ". . .", ". . #"])]
mod chess {
    pub struct Board(u16);

    #[directions]
    pub enum Way {
        North = step(0, 1),
        South = step(0, -1),
    }

    #[mirrored(ranks, black = black)]
    pub const fn white(pawns: Board) -> Board {
        pawns.to(Way::North)
    }
}

fn main() {}
