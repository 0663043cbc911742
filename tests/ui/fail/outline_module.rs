//! A module in another file cannot be seen.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod elsewhere;

fn main() {}
