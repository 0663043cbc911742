//! With documentation demanded, a user documents what the user wrote and nothing else.

#![deny(missing_docs)]

/// Chess.
#[bitboard_core::bitboard(8x8)]
pub mod chess {
    /// A set of squares.
    pub struct Board(u64);

    /// A square.
    pub enum Square {}

    /// A direction.
    #[directions]
    pub enum Way {
        /// Up.
        North = step(0, 1),
        /// Down.
        South = opposite(North),
    }

    /// What rooks attack on a file.
    #[fill(North, South)]
    pub const fn attacks(rooks: Board, empty: Board) -> Board;

    #[fill(North)]
    const fn not_public(rooks: Board, empty: Board) -> Board;

    /// Uses the private one.
    pub const fn public(rooks: Board) -> Board {
        not_public(rooks, Board::FULL)
    }
}

/// Without a module.
#[bitboard_core::fill(step(0, 1))]
pub const fn north(rooks: u64, empty: u64) -> u64;

/// Directions without a module.
#[bitboard_core::directions]
pub enum Pawn {
    /// Up.
    Push = step(0, 1),
}

fn main() {
    assert_eq!(chess::public(chess::Square::A1.board()).len(), 7);
}
