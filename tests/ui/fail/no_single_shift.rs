//! `shift` is missing where a direction is more than one shift.

use bitboard_core::bitboard;

#[bitboard(8x8, wrap = files)]
mod chess {
    pub struct Board(u64);

    #[directions]
    pub enum Compass {
        East = step(1, 0),
    }

    pub fn amount() -> i32 {
        Compass::East.shift()
    }
}

fn main() {}
