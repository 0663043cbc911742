//! A fill that goes nowhere.

use bitboard_core::fill;

#[fill(by = dumb7)]
const fn nowhere(from: u64, empty: u64) -> u64;

#[fill]
const fn nothing(from: u64, empty: u64) -> u64;

fn main() {}
