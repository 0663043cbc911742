//! Modules inside a board module, and paths out of it.

mod outside {
    pub const LIMIT: u32 = 14;
}

#[bitboard_core::bitboard(8x8)]
mod chess {
    use super::outside::LIMIT;

    pub struct Board(u64);
    pub enum Square {}

    #[directions]
    pub enum Compass {
        North = step(0, 1),
        East = step(1, 0),
        South = opposite(North),
        West = opposite(East),
    }

    #[fill(North, East, South, West)]
    pub const fn rook_attacks(rooks: Board, empty: Board) -> Board;

    pub mod pieces {
        use super::{Board, Square, rook_attacks};

        pub fn mobility(square: Square, empty: Board) -> u32 {
            rook_attacks(square.board(), empty).len()
        }

        pub mod limits {
            pub fn reached(found: u32) -> bool {
                found == super::super::LIMIT
            }
        }
    }

    pub use pieces::limits;
}

fn main() {
    let mobility = chess::pieces::mobility(chess::Square::D4, chess::Board::FULL);
    assert!(chess::limits::reached(mobility));
}
