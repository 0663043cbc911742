//! A shift by nothing.

use bitboard_core::fill;

#[fill(shift(0, !0))]
const fn nowhere(from: u64, empty: u64) -> u64;

fn main() {}
