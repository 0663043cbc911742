//! Legs that say nothing, or too much.

use bitboard_core::piece;

#[piece(N)]
fn name(from: usize, occupied: u64) -> u64;

#[piece(12)]
fn number(from: usize, occupied: u64) -> u64;

#[piece(slide(1, 0))]
fn beginning(from: usize, occupied: u64) -> u64;

#[piece(leap(1))]
fn half_a_leap(from: usize, occupied: u64) -> u64;

#[piece(leap(0, 0))]
fn no_leap(from: usize, occupied: u64) -> u64;

#[piece(king(1))]
fn king(from: usize, occupied: u64) -> u64;

#[piece(leap(1, 2).lam())]
fn method(from: usize, occupied: u64) -> u64;

#[piece(ride(1, 0).range(0))]
fn range(from: usize, occupied: u64) -> u64;

#[piece(ride(1, 0).turning(1))]
fn turning(from: usize, occupied: u64) -> u64;

#[piece(ride(1, 0).turning([0, 8]))]
fn direction(from: usize, occupied: u64) -> u64;

#[piece(ride(1, 0).turning([1, 3]))]
fn rook_lines_have_no_odd_directions(from: usize, occupied: u64) -> u64;

#[piece(ride(1, 0).turning(0..9))]
fn direction_of_a_range(from: usize, occupied: u64) -> u64;

#[piece(ride(1, 0).turning(4..4))]
fn empty_range(from: usize, occupied: u64) -> u64;

#[piece(ride(1, 0).turning(0..))]
fn open_range(from: usize, occupied: u64) -> u64;

#[piece(ride(1, 0).quiet().range(3))]
fn late(from: usize, occupied: u64) -> u64;

#[piece(leap(1, 1).then(leap(1, 0).then(leap(1, 0))))]
fn nested(from: usize, occupied: u64) -> u64;

#[piece(leap(1, 2).lame().jumping())]
fn both(from: usize, occupied: u64) -> u64;

#[piece(leap(1, 2), leap(1, 0).then(leap(1, 1).lame()))]
fn nothing_passed_over(from: usize, occupied: u64) -> u64;

#[piece(queen().mounting())]
fn mounts_and_stays(from: usize, occupied: u64) -> u64;

#[piece(leap(1, 0).circular())]
fn bends_nowhere(from: usize, occupied: u64) -> u64;

#[piece(leap(1, 0).skipping_first())]
fn skips_everything(from: usize, occupied: u64) -> u64;

#[piece(leap(1, 0).or_then(leap(1, 1).hopping()))]
fn hops_over_nothing(from: usize, occupied: u64) -> u64;

#[piece(leap(3, 0).times(900))]
fn too_long(from: usize, occupied: u64) -> u64;

fn main() {}
