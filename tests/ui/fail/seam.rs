//! One shift cannot cross the seam of a cylinder.

use bitboard_core::fill;

#[fill(shift(1, 0xfefe_fefe_fefe_fefe), board = 8x8, wrap = files)]
const fn round(from: u64, empty: u64) -> u64;

fn main() {}
