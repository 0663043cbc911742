//! A typing error in one digit of a mask.

use bitboard_core::fill;

#[fill(shift(9, 0xfefe_fefe_feff_fefe))]
const fn north_east(from: u64, empty: u64) -> u64;

fn main() {}
