//! A board module may stand wherever a module may, whatever its depth and visibility.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod at_the_top {
    pub struct Board(u64);
    #[directions]
    pub enum Way {
        Up = step(0, 1),
    }
    #[fill(Up)]
    pub const fn attacks(from: Board, empty: Board) -> Board;
}

pub mod outer {
    pub mod inner {
        #[bitboard_core::bitboard(4x4)]
        pub(in crate::outer) mod board {
            pub struct Board(u16);
            pub enum Square {}
            #[directions]
            pub enum Way {
                Right = step(1, 0),
            }
            #[fill(Right)]
            pub(crate) const fn attacks(from: Board, empty: Board) -> Board;
        }

        pub fn count() -> u32 {
            let from = board::Square::A1.board();
            board::attacks(from, from.not()).len()
        }
    }

    pub fn reach() -> u32 {
        inner::board::attacks(inner::board::Board::FULL, inner::board::Board::EMPTY).len()
    }
}

const _: () = {
    #[bitboard(3x3)]
    mod in_a_constant {
        pub struct Board(u16);
    }
    assert!(in_a_constant::Board::FULL.len() == 9);
};

fn main() {
    #[bitboard(2x3)]
    mod in_a_function {
        pub struct Board(u8);
        pub enum Square {}
    }

    let up = at_the_top::Board::from_bits_truncate(1);
    assert_eq!(at_the_top::attacks(up, !up).len(), 7);
    assert_eq!(outer::inner::count(), 3);
    assert_eq!(outer::reach(), 12);
    assert_eq!(in_a_function::Square::ALL.len(), 6);
}
