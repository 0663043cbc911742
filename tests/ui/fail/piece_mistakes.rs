//! What people write at first.

use bitboard_core::{bitboard, piece};

#[piece("rook")]
fn name(from: usize, occupied: u64) -> u64;

#[piece("R, N")]
fn commas(from: usize, occupied: u64) -> u64;

#[piece("R", yield = moves)]
fn keyword(from: usize, occupied: u64) -> u64;

#[piece("R", by = magic)]
fn magic(from: usize, occupied: u64) -> u64;

#[piece(Leg::ride(1, 0))]
fn path(from: usize, occupied: u64) -> u64;

#[piece(leap(1, 1).or(ride(1, 0)))]
fn or(from: usize, occupied: u64) -> u64;

#[piece(ride(1, 0).range(3).range(4))]
fn twice(from: usize, occupied: u64) -> u64;

#[piece(leap(1, 0).quiet().then(leap(1, 1)))]
fn quiet_leg(from: usize, occupied: u64) -> u64;

#[piece(leap(1, 0).then(leap(1, 1).captures()))]
fn capturing_leg(from: usize, occupied: u64) -> u64;

#[piece(ride(1, 0).hopping().then(king()))]
fn hops_and_goes_on(from: usize, occupied: u64) -> u64;

#[piece(leap(1, 1).then(ride(1, 0).hopping_behind()).or_then(king()))]
fn hops_later(from: usize, occupied: u64) -> u64;

#[piece("R", by)]
fn option_alone(from: usize, occupied: u64) -> u64;

#[piece("R")]
fn one_name_twice(from: usize, from: u64) -> u64;

#[piece("R", yields = quiet)]
fn paths_of_types(from: ::core::primitive::i8, occupied: (u64)) -> (u64);

#[piece("R(1,21)")]
fn beyond_the_board(from: usize, occupied: u64) -> u64;

#[piece(king(), leap(9, 0))]
fn beyond_it_too(from: usize, occupied: u64) -> u64;

#[piece("R")]
fn wrong_way_round(occupied: u64, from: usize) -> u64;

#[piece("fR", black = own_name)]
fn own_name(from: usize, occupied: u64) -> u64;

#[piece("N", board = 9x10)]
fn word_alone(from: usize, occupied: u64) -> u64;

#[piece("N")]
fn no_shape(from: usize, occupied: u128) -> u128;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);
    pub enum Square {}

    #[piece("fR", black = lance)]
    pub const fn white_lance(from: Square, occupied: Board) -> Board;

    #[piece("fR")]
    pub const fn lance(from: Square, occupied: Board) -> Board;

    #[piece("fF", black = pawn)]
    pub const fn white_pawn(from: Square, occupied: Board) -> Board;

    #[piece("fW", black = pawn)]
    pub const fn white_soldier(from: Square, occupied: Board) -> Board;

    #[piece("R")]
    pub const fn backwards(occupied: Board, from: Square) -> Board;
}

fn main() {}
