//! What a mirrored body may not say, as it would be wrong for the other colour.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);

    #[directions]
    pub enum Compass {
        North = step(0, 1),
        East = step(1, 0),
    }

    impl Board {
        pub const fn shuffled(self) -> Self {
            self
        }
    }

    pub const fn helper(pawns: Board) -> Board {
        pawns
    }

    #[mirrored(ranks, black = black_number)]
    pub const fn number(pawns: Board) -> Board {
        Board::from_bits_truncate(pawns.bits() << 8)
    }

    #[mirrored(ranks, black = black_helper)]
    pub const fn calls(pawns: Board) -> Board {
        helper(pawns)
    }

    #[mirrored(ranks, black = black_steps)]
    pub const fn steps(pawns: Board) -> Board {
        pawns.to(Compass::East).to(Compass::North)
    }

    #[mirrored(ranks, black = black_ninth)]
    pub const fn ninth(pawns: Board) -> Board {
        pawns.and(Board::RANK_9)
    }

    #[mirrored(ranks, black = black_first)]
    pub const fn first(pawns: Board) -> Board {
        pawns.shuffled()
    }

    #[mirrored(ranks, black = black_choice)]
    pub const fn choice(pawns: Board) -> Board {
        if pawns.is_empty() { Board::FULL } else { pawns }
    }
}

fn main() {}
