//! One square where sets are moved, and many boards where a piece is asked on one.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);
    pub enum Square {}

    #[fill(step(0, 1))]
    pub const fn north_attacks(from: Square, empty: Board) -> Board;
    #[leaper(1, 2)]
    pub const fn knight_attacks(from: Square) -> Board;

    #[piece("R")]
    pub fn rook_attacks(rooks: &[Board], occupied: &[Board], out: &mut [Board]);
    #[piece("B")]
    pub fn bishop_attacks(bishops: [Board; 8], occupied: [Board; 8]) -> [Board; 8];
    #[piece("K")]
    pub const fn king_attacks(from: &Square, occupied: &Board) -> Board;
}

fn main() {}
