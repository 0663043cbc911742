//! Algorithms by almost their names, and by none.

use bitboard_core::fill;

#[fill(step(0, 1), by = kogge_ston)]
const fn misspelt(from: u64, empty: u64) -> u64;

#[fill(step(0, 1), by = magic)]
const fn strange(from: u64, empty: u64) -> u64;

#[fill(step(0, 1), by = "dumb7")]
const fn quoted(from: u64, empty: u64) -> u64;

fn main() {}
