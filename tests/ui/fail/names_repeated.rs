//! Generated functions with the name of another one; the message stands at the second.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);
    pub enum Square {}

    #[piece("N")]
    pub const fn knight(from: Square, occupied: Board) -> Board;
    #[piece("NN")]
    pub const fn knight(from: Square, occupied: Board) -> Board;
    #[leaper(1, 2)]
    pub const fn knight(knights: Board) -> Board;

    #[mirrored(ranks, black = same)]
    pub const fn all(set: Board) -> Board {
        set
    }
    #[fill(step(0, 1))]
    pub const fn same(sliders: Board, empty: Board) -> Board;

    impl Board {
        #[fill(step(0, 1))]
        pub const fn north(self, empty: Self) -> Self;
        #[fill(step(0, 1), yields = fill)]
        pub const fn north(self) -> Self;
    }

    // Only one of them is ever there.
    #[cfg(any())]
    #[piece("R")]
    pub const fn rook(from: Square, occupied: Board) -> Board;
    #[cfg(all())]
    #[piece("R4")]
    pub const fn rook(from: Square, occupied: Board) -> Board;
}

fn main() {
    let _ = chess::rook(chess::Square::A1, chess::knight(chess::Square::A1, chess::Board::EMPTY));
}
