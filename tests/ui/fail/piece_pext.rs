//! `pext` where the build does not say that the processor has it.

use bitboard_core::piece;

#[piece("B", board = 5x5, by = pext)]
fn bishop_attacks(from: usize, occupied: u32) -> u32;

fn main() {
    let _ = bishop_attacks(0, 0);
}
