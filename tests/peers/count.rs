//! The main kernels once each, for a program that counts instructions: 1,024 queens by square, else 512
//! boards.

use std::hint::black_box;

use bitboard_core::arch::Level;
use bitboard_core::batch::{self, Army, Block};
use bitboard_core::chess::{Board, Square};

use crate::data::Random;
use crate::sets::{kogge_stone, queens};

const BOARDS: usize = 512;

/// Does all of it, each in a function of its own.
pub fn run() {
    let level = Level::detect();
    let mut random = Random::new(1);
    let mut boards =
        |members: usize| -> Vec<u64> { (0..2 * BOARDS).map(|_| random.set(64, members) as u64).collect() };
    let (from, empty) = (boards(3), boards(60));
    let blocks = |boards: &[u64]| -> Vec<Block> {
        boards[..BOARDS].as_chunks::<64>().0.iter().map(|boards| Block::from_boards(level, boards)).collect()
    };
    let (queens, occupied) = (blocks(&boards(3)), blocks(&boards(40)));
    let army: Vec<Army<Block>> = queens
        .iter()
        .map(|&all| Army { pawns: all, knights: all, diagonal: all, orthogonal: all, kings: all })
        .collect();
    let mut out = [vec![Block::EMPTY; BOARDS / 64], vec![Block::EMPTY; BOARDS / 64]];

    println!("Level {level}.");
    black_box(counted_queens_by_square(level, &from));
    black_box(counted_queens_of_cozy_chess(&from));
    black_box(counted_scalar_sets(&from[..BOARDS], &empty[..BOARDS]));
    black_box(counted_sets(level, &from[..BOARDS], &empty[..BOARDS]));
    counted_slices(&from[..BOARDS], &empty[..BOARDS], &mut boards(0)[..BOARDS]);
    counted_blocks(level, &queens, &occupied, &mut out[0]);
    counted_maps(level, &army, &occupied, &mut out);
    counted_othello(level, &queens, &occupied, &mut out[0]);
    black_box(out);
}

#[inline(never)]
fn counted_queens_by_square(level: Level, occupied: &[u64]) -> u64 {
    level.run(|level: Level| {
        let mut all = 0;
        for (place, &occupied) in occupied.iter().enumerate() {
            let occupied = Board::from_bits_truncate(occupied);
            all ^= level.queen_attacks(Square::ALL[place % 64], occupied).bits();
        }
        all
    })
}

#[inline(never)]
fn counted_queens_of_cozy_chess(occupied: &[u64]) -> u64 {
    let mut all = 0;
    for (place, &occupied) in occupied.iter().enumerate() {
        let (square, occupied) = (cozy_chess::Square::index(place % 64), cozy_chess::BitBoard(occupied));
        all ^=
            (cozy_chess::get_rook_moves(square, occupied) | cozy_chess::get_bishop_moves(square, occupied)).0;
    }
    all
}

#[inline(never)]
fn counted_scalar_sets(from: &[u64], empty: &[u64]) -> u64 {
    from.iter().zip(empty).fold(0, |all, (&from, &empty)| all ^ kogge_stone(from, empty))
}

#[inline(never)]
fn counted_sets(level: Level, from: &[u64], empty: &[u64]) -> u64 {
    level.run(|level: Level| {
        let mut all = 0;
        for (&from, &empty) in from.iter().zip(empty) {
            let [from, empty] = [from, empty].map(Board::from_bits_truncate);
            all ^= level.queens_attacks(from, empty).bits();
        }
        all
    })
}

#[inline(never)]
fn counted_slices(from: &[u64], empty: &[u64], out: &mut [u64]) {
    queens(from, empty, out);
}

#[inline(never)]
fn counted_blocks(level: Level, queens: &[Block], occupied: &[Block], out: &mut [Block]) {
    batch::slider_attacks(level, queens, queens, occupied, out);
}

#[inline(never)]
fn counted_maps(
    level: Level,
    army: &[Army<Block>],
    occupied: &[Block],
    [white, black]: &mut [Vec<Block>; 2],
) {
    batch::attack_maps(level, [army, army], occupied, [white, black]);
}

#[inline(never)]
fn counted_othello(level: Level, own: &[Block], other: &[Block], out: &mut [Block]) {
    batch::othello_moves(level, own, other, out);
}
