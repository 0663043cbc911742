//! Sets of pieces that are called like one square, and squares that are taken for sets.

use bitboard_core::{bitboard, piece};

#[piece("R")]
fn rook(from: u64, occupied: u64) -> u64;

#[piece("R")]
fn empty_board(sq: u64) -> u64;

#[piece("R", board = 4x4)]
fn narrow(king_square: u16, occupied: u16) -> u16;

#[derive(Clone, Copy)]
pub struct Bits(pub u64);

#[piece("N")]
fn own_type(origin: Bits, occupied: Bits) -> Bits;

#[piece("R")]
fn set_behind(occupied: u64, own: u64) -> u64;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);
    pub enum Square {}

    #[piece("R")]
    pub const fn rook_attacks(square: Board, occupied: Board) -> Board;

    impl Square {
        #[piece("fR")]
        pub const fn lance(self, occupied: Board) -> Self;

        #[piece("fR")]
        pub const fn rocket(self, occupied: Self) -> Board;
    }
}

#[bitboard(8x8)]
mod without_squares {
    pub struct Board(u64);

    #[piece("R")]
    pub const fn rook_attacks(from: Board, occupied: Board) -> Board;
}

const LANCE: chess::Board = chess::Square::A1.lance(chess::Board::EMPTY);

fn main() {
    let _ = (rook(1, 0), LANCE);
}
