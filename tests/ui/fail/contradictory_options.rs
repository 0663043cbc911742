//! Options that cannot both be meant.

use bitboard_core::fill;

#[fill(step(0, 1), mask = before)]
const fn mask_of_attacks(from: u64, empty: u64) -> u64;

#[fill(step(0, 1), yields = step, by = dumb7)]
const fn algorithm_of_a_step(from: u64) -> u64;

#[fill(step(0, 1), board = 9x9)]
const fn board_of_too_many_squares(from: u64, empty: u64) -> u64;

#[fill(step(0, 1), board = 8x8, word = u128)]
const fn another_word(from: u64, empty: u64) -> u64;

fn main() {}
