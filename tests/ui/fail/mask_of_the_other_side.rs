//! The mask of west with the shift of east.

use bitboard_core::fill;

#[fill(shift(1, 0x7f7f_7f7f_7f7f_7f7f))]
const fn east(from: u64, empty: u64) -> u64;

fn main() {}
