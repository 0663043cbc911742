//! A wrap mask that lets squares through names each of them.

use bitboard_core::fill;

#[fill(shift(1, 0xffff_ffff_ffff_ffff))]
const fn east(from: u64, empty: u64) -> u64;

fn main() {}
