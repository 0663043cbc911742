//! Betza notation that is not understood: the message points into the text.

use bitboard_core::{bitboard, piece};

#[piece("RX")]
fn unknown_letter(from: usize, occupied: u64) -> u64;

#[piece("RfKN")]
fn read_differently(from: usize, occupied: u64) -> u64;

#[piece("")]
fn nothing(from: usize, occupied: u64) -> u64;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);
    pub enum Square {}

    #[piece("[F?R")]
    pub const fn unbalanced(from: Square, occupied: Board) -> Board;

    #[piece("N", "Kö")]
    pub const fn second(from: Square, occupied: Board) -> Board;
}

fn main() {
    let _ = (unknown_letter(0, 0), read_differently(0, 0), nothing(0, 0));
    const _: chess::Board = chess::unbalanced(chess::Square::A1, chess::second(chess::Square::A1, chess::Board::FULL));
}
