//! Values of options without the name, or in parentheses.

use bitboard_core::{bitboard, fill, leaper, piece};

#[piece("K", 10x10)]
fn king_attacks(from: usize, occupied: u128) -> u128;

#[fill(step(0, 1), 10x10)]
fn north_attacks(rooks: u128, empty: u128) -> u128;

#[leaper(0x1, 0x2, 10x10)]
fn knight_attacks(knights: u128) -> u128;

#[piece("K", yields(moves))]
fn king_moves(from: usize, occupied: u64) -> u64;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);
    pub enum Square {}

    #[piece("K", 8x8)]
    fn king_attacks(from: Square, occupied: Board) -> Board;
    #[piece = "K"]
    fn other_king_attacks(from: Square, occupied: Board) -> Board;
}

fn main() {}
