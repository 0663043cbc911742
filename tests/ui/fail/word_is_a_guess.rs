//! A newtype around another word than the narrowest says so.

use bitboard_core::fill;

#[derive(Clone, Copy)]
struct Points([u64; 2]);

#[fill(step(1, 0), board = 9x10)]
const fn east(from: Points, empty: Points) -> Points;

fn main() {}
