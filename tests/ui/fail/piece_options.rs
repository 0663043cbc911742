//! Options of a piece that do not exist, or not like that.

use bitboard_core::{bitboard, piece};

#[piece]
fn without_a_movement(from: usize, occupied: u64) -> u64;

#[piece("N", yields = attack)]
fn yields(from: usize, occupied: u64) -> u64;

#[piece("N", by = magic)]
fn by(from: usize, occupied: u64) -> u64;

#[piece("N", by = rays(lookups = 1))]
fn details(from: usize, occupied: u64) -> u64;

#[piece("R", by = tables(lookup = 1, index = both, 3))]
fn details_of_tables(from: usize, occupied: u64) -> u64;

#[piece("R", by = tables(lookups = 0))]
fn no_lookups(from: usize, occupied: u64) -> u64;

#[piece("fR", white = black_lance)]
fn lance(from: usize, occupied: u64) -> u64;

#[piece("fR", black = "black_lance")]
fn white_lance(from: usize, occupied: u64) -> u64;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);
    pub enum Square {}

    #[piece("R", board = 8x8)]
    pub fn rook_attacks(from: Square, occupied: Board) -> Board;
}

fn main() {}
