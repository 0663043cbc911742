//! What `opposite` turns round.

use bitboard_core::{directions, fill};

#[fill(opposite(North))]
const fn no_enum(from: u64, empty: u64) -> u64;

#[directions]
enum Way {
    North = step(0, 1),
    South = opposite(1),
    West = opposite(),
}

fn main() {}
