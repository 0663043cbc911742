//! A mask with more bits than the word.

use bitboard_core::fill;

#[fill(shift(1, 0x1_fefe_fefe_fefe_fefe))]
const fn east(from: u64, empty: u64) -> u64;

fn main() {}
