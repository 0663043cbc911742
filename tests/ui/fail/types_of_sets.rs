//! Types that are no sets, and another board than the one named.

use bitboard_core::{bitboard, fill};

#[bitboard(9x9)]
mod shogi {
    pub struct Board(u128);
}

struct Other(u128);

#[fill(step(0, 1))]
const fn pair(from: (u64, u64), empty: (u64, u64)) -> (u64, u64);

#[fill(step(0, 1), board = shogi::Board(9x9))]
const fn another(from: Other, empty: Other) -> Other;

fn main() {}
