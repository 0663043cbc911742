//! What the function of a piece takes and gives back.

use bitboard_core::{bitboard, piece};

#[piece("N")]
fn nothing() -> u64;

#[piece("N")]
fn too_much(from: usize, occupied: u64, own: u64) -> u64;

#[piece("N")]
fn signed(from: i32, occupied: u64) -> u64;

#[piece("R")]
fn sets_differ(from: usize, occupied: u64) -> u32;

#[piece("R")]
fn no_result(from: usize, occupied: u64);

#[piece("R")]
fn no_type(from: usize);

#[piece("R")]
fn free_squares(from: usize, empty: u64) -> u64;

#[piece("R", by = pext)]
const fn constant(from: usize, occupied: u64) -> u64;

#[piece("R", by = rays)]
fn rooks(rooks: u64, occupied: u64) -> u64;

#[piece("R")]
fn body(from: usize, occupied: u64) -> u64 {
    occupied >> from
}

#[piece("R")]
fn generic<T>(from: T, occupied: u64) -> u64;

#[piece("R")]
struct Rook;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);
    pub enum Square {}
    pub struct Position {
        pub occupied: Board,
    }

    #[piece("R")]
    pub fn index(from: usize, occupied: Board) -> Board;

    #[piece("R")]
    pub fn square(from: Square, occupied: u64) -> Board;

    impl Square {
        #[piece("R")]
        pub fn reference(&self, occupied: Board) -> Board;
    }

    impl Position {
        #[piece("R")]
        pub fn method(self, occupied: Board) -> Board;
    }
}

#[bitboard(8x8)]
mod without_squares {
    pub struct Board(u64);

    #[piece("R")]
    pub fn rook_attacks(from: u8, occupied: Board) -> Board;
}

fn main() {}
