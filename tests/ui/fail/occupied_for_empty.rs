//! A fill takes the empty squares, and a name that says otherwise is a mistake.

use bitboard_core::fill;

#[fill(step(0, 1))]
const fn north(rooks: u64, occupied: u64) -> u64;

fn main() {
    north(1, 0);
}
