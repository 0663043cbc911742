//! Methods of a board module that are not the board's, or would need a twin.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);

    pub struct Position {
        pub rooks: Board,
    }

    #[directions]
    pub enum Way {
        North = step(0, 1),
        South = opposite(North),
    }

    impl Board {
        #[mirrored(ranks, black = black)]
        pub const fn white(self) -> Self {
            self.to(Way::North)
        }
    }

    impl Position {
        #[fill(North)]
        pub const fn attacks(self, empty: Board) -> Board;
    }
}

fn main() {}
