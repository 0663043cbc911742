//! Shifts and steps that leave the board from every square.

use bitboard_core::fill;

#[fill(shift(64, !0))]
const fn shifted(from: u64, empty: u64) -> u64;

#[fill(step(8, 0))]
const fn stepped(from: u64, empty: u64) -> u64;

#[fill(shift(5_000_000_000, !0))]
const fn far(from: u64, empty: u64) -> u64;

fn main() {}
