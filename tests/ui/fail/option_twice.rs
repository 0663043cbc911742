//! An option given twice.

use bitboard_core::fill;

#[fill(step(0, 1), by = dumb7, by = kogge_stone)]
const fn north(from: u64, empty: u64) -> u64;

fn main() {}
