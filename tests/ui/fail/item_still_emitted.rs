//! The faulty items exist, so their uses elsewhere are no second error.

use bitboard_core::{bitboard, directions, fill};

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);
    pub enum Square {}

    #[directions]
    pub enum Compass {
        North = step(0, 1),
        East = shift(1, !0),
    }

    #[fill(Nort)]
    pub const fn attacks(from: Board, empty: Board) -> Board;

    #[fill(North)]
    pub const fn correct(from: Board, empty: Board) -> Board;
}

#[fill(step(0, 0))]
const fn nowhere(from: u64, empty: u64) -> u64;

#[directions]
enum Pawn {
    Push = shift(9, !0),
}

const TABLE: [u64; 2] = [nowhere(1, !0), nowhere(2, !0)];
static ATTACKS: chess::Board = chess::attacks(chess::Square::A1.board(), chess::Board::FULL);

fn main() {
    use chess::{Board, Compass, Square};

    let board: Board = [Square::A1, Square::H8].into_iter().collect();
    let moved = board.to(Compass::North) | Compass::East.step(ATTACKS);
    println!("{} {moved} {:?} {}", chess::correct(board, !moved), TABLE, Pawn::Push.step(1));
}
