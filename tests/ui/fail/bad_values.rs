//! Values that an option does not have.

use bitboard_core::bitboard;

#[bitboard(8x8, origin = e4)]
mod origin {
    pub struct Board(u64);
}

#[bitboard(8x8, wrap = ranks)]
mod wrap {
    pub struct Board(u64);
}

#[bitboard(8x8, order = file)]
mod order {
    pub struct Board(u64);
}

#[bitboard(8x8, crate = "bitboard_core")]
mod path {
    pub struct Board(u64);
}

fn main() {}
