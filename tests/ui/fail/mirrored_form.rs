//! Items that have no twin.

use bitboard_core::mirrored;

#[mirrored(ranks, black = Black)]
struct White(u64);

#[mirrored(ranks, black = black)]
const fn no_body(pawns: u64) -> u64;

fn main() {}
