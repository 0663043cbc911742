//! A ride round a large torus is not written out step by step.

use bitboard_core::fill;

#[fill(step(1, 1), board = 19x18, wrap = both, by = dumb7)]
const fn round(from: [u64; 6], empty: [u64; 6]) -> [u64; 6];

fn main() {}
