//! `unchecked` allows a narrower mask, never a wider one.

use bitboard_core::fill;

#[fill(shift(7, 0xffff_ffff, unchecked))]
const fn north_west(from: u64, empty: u64) -> u64;

fn main() {}
