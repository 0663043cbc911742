//! Entries that cannot be copied, which the compiler reports at their type.

use bitboard_core::table;

pub struct Bag([u8; 4]);

#[table]
pub static BAGS: [Bag; 8] = |index| Bag([index as u8; 4]);

fn main() {}
