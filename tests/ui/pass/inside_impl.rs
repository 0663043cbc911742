//! Methods: `self`, `Self`, associated functions, and an `impl` with generics of its own.

use bitboard_core::{bitboard, fill};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bitboard(pub u64);

#[derive(Clone, Copy)]
pub enum Way {
    North,
    East,
}

impl Bitboard {
    #[fill(step(0, 1))]
    pub const fn north(self, empty: Bitboard) -> Bitboard;

    #[fill(step(1, 0), by = dumb7)]
    pub const fn east(self, empty: Self) -> Self;

    #[fill(step(1, 0), yields = step)]
    #[must_use]
    pub const fn east_one(self) -> Self;

    #[fill(step(0, 1), step(1, 0), by = kogge_stone)]
    const fn ray(self, empty: Self, way: Way) -> Self;

    #[fill(step(0, -1))]
    fn south(rooks: Bitboard, empty: Bitboard) -> Bitboard;

    pub fn both(self, empty: Self) -> [Self; 2] {
        [Way::North, Way::East].map(|way| self.ray(empty, way))
    }
}

struct Position<T> {
    empty: u64,
    _rest: T,
}

impl<T: Copy> Position<T> {
    #[fill(step(0, 1))]
    const fn north(rooks: u64, empty: u64) -> u64;

    fn attacks(&self) -> u64 {
        Self::north(1, self.empty)
    }
}

/// In a board module directions have names, in an `impl` of the board and in any other.
#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);
    pub enum Square {}

    #[directions]
    pub enum Compass {
        North = step(0, 1),
        East = step(1, 0),
    }

    impl Board {
        #[fill(North, East)]
        pub const fn attacks(self, empty: Self) -> Self;
        #[fill(by = kogge_stone)]
        pub const fn ray(self, empty: Board, way: Compass) -> Board;
        #[leaper(1, 2)]
        pub const fn knights(self) -> Self;

        pub const fn both(self, empty: Self) -> Self {
            self.attacks(empty).or(self.knights())
        }
    }

    pub struct Pieces;

    impl Pieces {
        #[fill(North)]
        pub const fn north(rooks: Board, empty: Board) -> Board;
    }
}

fn main() {
    let corner = chess::Square::A1.board();
    assert_eq!(corner.both(!corner).len(), 16);
    assert_eq!(corner.ray(!corner, chess::Compass::North), chess::Pieces::north(corner, !corner));
    let (rook, empty) = (Bitboard(1), Bitboard(!0));
    assert_eq!(rook.both(empty), [rook.north(empty), rook.east(empty)]);
    assert_eq!(rook.east_one(), Bitboard(2));
    assert_eq!(Bitboard::south(Bitboard(1 << 16), empty), Bitboard(0x101));
    assert_eq!(Position { empty: 0, _rest: () }.attacks(), 1 << 8);
}
