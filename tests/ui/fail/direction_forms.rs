//! What stands where a direction should.

use bitboard_core::fill;

#[fill(shift(8))]
const fn no_mask(from: u64, empty: u64) -> u64;

#[fill(shift(8, !0, uncheked))]
const fn misspelt(from: u64, empty: u64) -> u64;

#[fill(step(1))]
const fn half_a_step(from: u64, empty: u64) -> u64;

#[fill(jump(1, 2))]
const fn jump(from: u64, empty: u64) -> u64;

#[fill("north")]
const fn text(from: u64, empty: u64) -> u64;

#[fill(step(one, 0))]
const fn name(from: u64, empty: u64) -> u64;

fn main() {}
