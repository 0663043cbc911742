//! Leaps that are none.

use bitboard_core::leaper;

#[leaper(1)]
const fn half(from: u64) -> u64;

#[leaper]
const fn none(from: u64) -> u64;

#[leaper(0, 0)]
const fn nowhere(from: u64) -> u64;

#[leaper(8, 8)]
const fn too_far(from: u64) -> u64;

#[leaper(1, 2, yields = fork)]
const fn misspelt(from: u64) -> u64;

#[leaper(1, 2)]
const fn two_sets(from: u64, empty: u64) -> u64;

fn main() {}
