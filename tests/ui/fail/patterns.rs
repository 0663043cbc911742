//! Parameters that are patterns, generics and other liberties.

use bitboard_core::fill;

#[fill(step(0, 1))]
const fn pattern((from, empty): (u64, u64)) -> u64;

#[fill(step(0, 1))]
const fn generic<T>(from: T, empty: T) -> T;

#[fill(step(0, 1))]
async fn later(from: u64, empty: u64) -> u64;

#[fill(step(0, 1))]
extern "C" fn exported(from: u64, empty: u64) -> u64;

#[fill(step(0, 1))]
unsafe fn dangerous(from: u64, empty: u64) -> u64;

fn main() {}
