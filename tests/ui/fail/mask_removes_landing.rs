//! A mask that takes away squares the direction leads to, without a word that this is meant.

use bitboard_core::fill;

#[fill(shift(8, 0x0000_0000_ffff_ffff))]
const fn north_to_the_river(from: u64, empty: u64) -> u64;

fn main() {}
