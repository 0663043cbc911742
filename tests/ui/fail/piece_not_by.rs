//! Ways that do not apply to a piece, and what does.

use bitboard_core::{bitboard, piece};

#[piece("R", board = 16x16, by = tables)]
fn too_large(from: usize, occupied: [u64; 4]) -> [u64; 4];

#[piece("R", board = 12x10, by = tables(lookups = 1))]
fn too_many_bits(from: usize, occupied: u128) -> u128;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);
    pub enum Square {}

    #[piece("R", by = tables(lookups = 99))]
    pub const fn rook_attacks(from: Square, occupied: Board) -> Board;

    #[piece("[R?aR]", by = fill)]
    pub const fn hook_mover(from: Square, occupied: Board) -> Board;

    /// Nothing is wrong with it.
    #[piece("N")]
    pub const fn knight_attacks(from: Square, occupied: Board) -> Board;
}

const _: chess::Board = chess::knight_attacks(chess::Square::A1, chess::Board::EMPTY);

fn main() {}
