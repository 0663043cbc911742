//! Between plain numbers `-` is a subtraction, which has no mirror image, and `!` reaches beyond the board.

use bitboard_core::mirrored;

#[mirrored(ranks, black = black)]
const fn white(pawns: u64, blockers: u64) -> u64 {
    blockers - pawns
}

#[mirrored(ranks, black = black_points, board = 9x10)]
const fn white_points(pawns: u128) -> u128 {
    !pawns
}

fn main() {}
