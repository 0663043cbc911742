//! A table is a static.

use bitboard_core::table;

#[table]
const fn squares(number: usize) -> usize {
    number * number
}

fn main() {}
