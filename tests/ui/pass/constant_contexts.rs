//! Const functions in constants, statics, array lengths and const generics, by every algorithm.

use bitboard_core::{bitboard, fill};

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);
    pub enum Square {}
    #[directions]
    pub enum Way {
        North = step(0, 1),
        East = step(1, 0),
    }
    #[fill(North, East, by = dumb7)]
    pub const fn dumb7(from: Board, empty: Board) -> Board;
    #[fill(North, East, by = dumb7_loop)]
    pub const fn dumb7_loop(from: Board, empty: Board) -> Board;
    #[fill(North, East, by = dumb7_early_exit)]
    pub const fn dumb7_early_exit(from: Board, empty: Board) -> Board;
    #[fill(North, East, by = kogge_stone)]
    pub const fn kogge_stone(from: Board, empty: Board) -> Board;
    #[fill(East, by = subtraction)]
    pub const fn subtraction(from: Board, empty: Board) -> Board;
    #[fill(by = rotate)]
    pub const fn rotate(from: Board, empty: Board, way: Way) -> Board;
}

#[bitboard(19x19)]
mod go {
    pub struct Board([u64; 6]);
    pub enum Square {}
    #[directions]
    pub enum Way {
        North = step(0, 1),
    }
    #[fill(North, by = kogge_stone)]
    pub const fn north(from: Board, empty: Board) -> Board;
    #[fill(North, by = dumb7_early_exit)]
    pub const fn looped(from: Board, empty: Board) -> Board;
}

use chess::{Board, Square, Way};

const FROM: Board = Square::A1.board();
static ATTACKS: [Board; 6] = [
    chess::dumb7(FROM, Board::FULL),
    chess::dumb7_loop(FROM, Board::FULL),
    chess::dumb7_early_exit(FROM, Board::FULL),
    chess::kogge_stone(FROM, Board::FULL),
    chess::subtraction(FROM, Board::FULL).or(chess::rotate(FROM, Board::FULL, Way::North)),
    FROM.to(Way::North).or(Way::East.step(FROM)),
];
const POINTS: usize = go::north(go::Square::A1.board(), go::Board::FULL).len() as usize;
const _: () = assert!(POINTS == go::looped(go::Square::A1.board(), go::Board::FULL).len() as usize);
static TABLE: [u64; 64] = {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = north(1 << square, !0);
        square += 1;
    }
    table
};

#[fill(shift(8, !0))]
const fn north(from: u64, empty: u64) -> u64;

struct Counted<const N: u32>;

fn main() {
    assert!(ATTACKS[..5].iter().all(|attacks| attacks.len() == 14));
    assert_eq!(ATTACKS[5].len(), 2);
    assert_eq!([0; POINTS].len(), 18);
    assert_eq!(TABLE[56], 0);
    let _ = Counted::<{ Board::FULL.len() }>;
}
