//! Movements of pieces where fills and leapers want directions and leaps, and notation where a leg is wanted.

use bitboard_core::{fill, leaper, piece};

#[fill("R")]
fn rook_attacks(rooks: u64, empty: u64) -> u64;

#[fill(ride(1, 0).range(3))]
fn short_rook_attacks(rooks: u64, empty: u64) -> u64;

#[leaper("N")]
fn knight_attacks(knights: u64) -> u64;

#[leaper(leap(1, 2))]
fn more_knight_attacks(knights: u64) -> u64;

#[piece(leap(1, 1).or_then("R"))]
fn griffon_attacks(from: usize, occupied: u64) -> u64;

#[piece("F".or_then(ride(1, 0)))]
fn more_griffon_attacks(from: usize, occupied: u64) -> u64;

#[piece("B" | "N")]
fn archbishop_attacks(from: usize, occupied: u64) -> u64;

fn main() {}
