//! Everything else in a board module is left as it is, in its place.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    //! Inner documentation.

    use std::fmt::Write;

    /// Uses of a later declaration.
    pub const KING_SIDE: Board = Board::from_bits_truncate(0xf0f0_f0f0_f0f0_f0f0);
    pub static CORNERS: [Square; 2] = [Square::A1, Square::H8];

    pub struct Board(u64);
    pub enum Square {}

    /// Not a board, as it has named fields.
    #[derive(Default)]
    pub struct Position {
        pub white: Board,
        pub black: Board,
    }

    /// Not a square type, as it has variants.
    #[derive(Clone, Copy)]
    pub enum Color {
        White,
        Black,
    }

    #[directions]
    pub enum Compass {
        North = step(0, 1),
    }

    pub trait Mirror {
        fn mirrored(self) -> Self;
    }

    impl Mirror for Board {
        fn mirrored(self) -> Self {
            Self(self.0.swap_bytes())
        }
    }

    impl Board {
        pub const fn shifted(self) -> Self {
            Self(self.0 >> 1)
        }
    }

    impl Position {
        pub fn of(&mut self, color: Color) -> &mut Board {
            match color {
                Color::White => &mut self.white,
                Color::Black => &mut self.black,
            }
        }
    }

    macro_rules! drawn {
        ($board:expr) => {{
            let mut text = String::new();
            write!(text, "{}", $board).expect("a string takes all");
            text
        }};
    }

    pub fn drawn(board: Board) -> String {
        drawn!(board)
    }

    #[fill(North)]
    pub const fn attacks(from: Board, empty: Board) -> Board;

    pub type Pair = (Board, Square);
    pub use attacks as north_attacks;
}

fn main() {
    use chess::{Board, Color, Mirror, Position};

    let mut position = Position::default();
    *position.of(Color::White) = chess::CORNERS[0].board();
    *position.of(Color::Black) |= chess::CORNERS[1].board();
    let pair: chess::Pair = (position.white.mirrored(), chess::Square::A8);
    assert_eq!(pair.0, pair.1.board());
    assert_eq!(chess::KING_SIDE.shifted().len(), 32);
    assert_eq!(chess::north_attacks(position.white, Board::FULL).len(), 7);
    assert_eq!(chess::drawn(Board::EMPTY).len(), 127);
}
