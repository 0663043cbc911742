//! Arguments that are not even separated, and what is no option.

use bitboard_core::{bitboard, fill};

#[fill(step(0, 1) by = dumb7)]
const fn no_comma(from: u64, empty: u64) -> u64;

#[fill(step(0, 1), 3 = dumb7)]
const fn number(from: u64, empty: u64) -> u64;

#[bitboard(8x8, files)]
mod bare {
    pub struct Board(u64);
}

fn main() {}
