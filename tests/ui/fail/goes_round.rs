//! A step further than once round a cylinder is a shorter one in disguise.

use bitboard_core::fill;

#[fill(step(9, 0), board = 8x8, wrap = files)]
const fn round(from: u64, empty: u64) -> u64;

fn main() {}
