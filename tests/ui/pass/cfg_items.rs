//! `cfg` and `cfg_attr` on inner items go for everything that is generated for them.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod chess {
    #[cfg_attr(all(), derive(Debug))]
    #[cfg_attr(any(), derive(NoSuchTrait))]
    pub struct Board(u64);

    #[cfg(any())]
    pub enum Square {}

    #[cfg(all())]
    #[directions]
    pub enum Compass {
        North = step(0, 1),
    }

    #[cfg(any())]
    #[directions]
    pub enum Absent {
        East = step(1, 0),
    }

    #[fill(North)]
    #[cfg(all())]
    pub const fn attacks(from: Board, empty: Board) -> Board;

    #[cfg(any())]
    #[fill]
    pub const fn attacks(from: Board, empty: Board, absent: Absent) -> Board;

    #[cfg(any())]
    #[fill(East)]
    pub const fn east(from: Board, empty: Board) -> Board;
}

/// Two declarations of one name, of which one is there.
#[cfg(all())]
#[bitboard(8x8)]
mod either {
    pub struct Board(u64);
    pub enum Square {}
}

#[cfg(any())]
#[bitboard(9x9)]
mod either {
    pub struct Board(u128);
    pub enum Square {}
}

fn main() {
    let from = chess::Board::from_bits_truncate(1);
    assert_eq!(chess::attacks(from, !from).len(), 7);
    assert_eq!(from.to(chess::Compass::North).bits(), 256);
    assert_eq!(format!("{from:?}"), "Board(1)");
    assert_eq!(either::Square::ALL.len(), 64);
}
