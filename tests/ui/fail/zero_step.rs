//! A step that goes nowhere, on the plain board and round a cylinder.

use bitboard_core::fill;

#[fill(step(0, 0))]
const fn nowhere(from: u64, empty: u64) -> u64;

#[fill(step(8, 0), board = 8x8, wrap = files)]
const fn round(from: u64, empty: u64) -> u64;

fn main() {}
