//! A parameter under a condition.

use bitboard_core::fill;

#[fill(step(0, 1))]
const fn attacks(from: u64, #[cfg(all())] empty: u64) -> u64;

fn main() {}
