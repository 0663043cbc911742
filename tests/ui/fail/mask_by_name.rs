//! A macro sees the name of a constant and not its value.

use bitboard_core::fill;

const NOT_A_FILE: u64 = 0xfefe_fefe_fefe_fefe;

#[fill(shift(9, NOT_A_FILE))]
const fn north_east(from: u64, empty: u64) -> u64;

fn main() {}
