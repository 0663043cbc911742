//! A mask without any square is a mistake even where narrowing is meant.

use bitboard_core::fill;

#[fill(shift(8, 0xff, unchecked))]
const fn north(from: u64, empty: u64) -> u64;

fn main() {}
