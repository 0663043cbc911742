//! Subtraction goes up by one bit to an edge and nowhere else.

use bitboard_core::fill;

#[fill(step(1, 0), step(-1, 0), by = subtraction)]
const fn sideways(from: u64, empty: u64) -> u64;

#[fill(step(1, 0), by = subtraction, board = 8x8, wrap = files)]
const fn round(from: u64, empty: u64) -> u64;

fn main() {}
