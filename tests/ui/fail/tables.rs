//! Tables that are none, of the wrong size, or too big.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);
    pub enum Square {}

    #[directions]
    pub enum Way {
        North = step(0, 1),
        East = step(1, 0),
    }

    pub const COUNT: usize = 64;

    #[table]
    pub static NO_CLOSURE: [Board; 64] = [Board::EMPTY; 64];

    #[table]
    pub const COPIED: [Board; 64] = |square| square.board();

    #[table]
    pub static TOO_FEW_DIMENSIONS: [Board; 64] = |from, to| from.board().or(to.board());

    #[table]
    pub static NAMED_LENGTH: [Board; COUNT] = |square| square.board();

    #[table]
    pub static TOO_BIG: [[[u8; 64]; 64]; 64] = |a, b, c| 0;

    #[table]
    pub static UNCLEAR: [Board; 5] = |square| Board::EMPTY;

    #[table]
    pub static SHORT: [Board; 63] = |square: Square| square.board();

    #[table(64)]
    pub static ARGUMENTS: [Board; 64] = |square| square.board();

    #[table]
    pub static PATTERN: [Board; 64] = |(square)| Board::EMPTY;

    #[table]
    pub static mut MUTABLE: [Board; 64] = |square| square.board();
}

fn main() {}
