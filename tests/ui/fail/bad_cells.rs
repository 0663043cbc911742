//! Drawings of cells that do not fit.

use bitboard_core::bitboard;

#[bitboard(3x2, cells = [". . ."])]
mod rows {
    pub struct Board(u8);
}

#[bitboard(3x2, cells = [". . .", ". ."])]
mod columns {
    pub struct Board(u8);
}

#[bitboard(3x2, cells = [". . .", ". o ."])]
mod symbols {
    pub struct Board(u8);
}

#[bitboard(3x2, cells = ["# # #", "# # #"])]
mod nothing {
    pub struct Board(u8);
}

#[bitboard(9x9, cells = hexagon(6))]
mod hexagon {
    pub struct Board(u128);
}

#[bitboard(3x2, cells = octagon)]
mod octagon {
    pub struct Board(u8);
}

fn main() {}
