//! A named direction outside a board module.

use bitboard_core::fill;

#[fill(North, by = dumb7)]
const fn attacks(from: u64, empty: u64) -> u64;

fn main() {}
