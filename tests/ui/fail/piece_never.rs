//! A piece is asked for what it never does.

use bitboard_core::piece;

#[piece("mR")]
fn attacks(from: usize, occupied: u64) -> u64;

#[piece("mRmN", yields = captures)]
fn captures(from: usize, occupied: u64) -> u64;

#[piece(leap(1, 0).captures(), yields = quiet)]
fn quiet(from: usize, occupied: u64) -> u64;

fn main() {}
