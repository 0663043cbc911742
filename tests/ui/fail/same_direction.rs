//! Two directions that move alike, and paths that are no direction.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);

    #[directions]
    pub enum Way {
        North = step(0, 1),
        Up = shift(8, !0),
    }

    #[fill(self::Way::North::More)]
    pub const fn attacks(from: Board, empty: Board) -> Board;

    #[fill(Way::<u8>::North)]
    pub const fn generic(from: Board, empty: Board) -> Board;
}

fn main() {}
