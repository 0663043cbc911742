//! Shapes that are none.

use bitboard_core::{bitboard, fill};

#[bitboard]
mod missing {
    pub struct Board(u64);
}

#[bitboard(8, 8)]
mod comma {
    pub struct Board(u64);
}

#[bitboard(8x0)]
mod flat {
    pub struct Board(u64);
}

#[bitboard(40x2)]
mod wide {
    pub struct Board(u128);
}

#[bitboard(8x8x8)]
mod cube {
    pub struct Board(u64);
}

#[bitboard(0x8)]
mod hexadecimal {
    pub struct Board(u64);
}

#[fill(step(0, 1), board = "9x9")]
const fn text(from: u128, empty: u128) -> u128;

#[fill(step(0, 1))]
const fn unknown(from: u128, empty: u128) -> u128;

fn main() {}
