//! Two tuple structs, two square types.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);
    pub struct Other(u64);
    pub enum Square {}
    pub enum Field {}
}

fn main() {}
