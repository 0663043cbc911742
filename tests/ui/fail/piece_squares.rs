//! What is no index of a square.

use bitboard_core::piece;

pub struct Square(u8);

#[piece("N")]
fn knight_attacks(from: Square, occupied: u64) -> u64;

fn main() {
    let _ = knight_attacks(Square(0), 0);
}
