//! A crate without the standard library: nothing an expansion says may need it.
//!
//! Build it alone and for a target without `std` to prove the runtime crate's side as well; in one build with
//! other packages Cargo unites the features.

#![no_std]

use bitboard_core::{bitboard, fill};

/// A shogi board.
#[bitboard(9x9)]
pub mod shogi {
    /// A set of squares.
    pub struct Board(u128);
    /// One of 81 squares.
    pub enum Square {}

    /// Where a bishop goes.
    #[directions]
    pub enum Diagonal {
        /// Up and right.
        NorthEast = step(1, 1),
        /// Up and left.
        NorthWest = step(-1, 1),
        /// Down and left.
        SouthWest = opposite(NorthEast),
        /// Down and right.
        SouthEast = opposite(NorthWest),
    }

    /// Squares attacked by a dragon horse on a square.
    #[piece("BW", by = tables)]
    pub const fn dragon_horse_attacks(from: Square, occupied: Board) -> Board;

    /// Squares where a lance can go, and the other side's.
    #[piece("fR", yields = moves, black = gote_lance_moves)]
    pub const fn sente_lance_moves(from: Square, occupied: Board) -> Board;

    /// Squares attacked by bishops.
    #[fill(NorthEast, NorthWest, SouthWest, SouthEast)]
    pub const fn bishop_attacks(bishops: Board, empty: Board) -> Board;

    /// The same of many boards.
    #[fill(NorthEast, NorthWest, SouthWest, SouthEast)]
    pub fn bishop_attacks_of_all(bishops: &[Board], empty: &[Board], out: &mut [Board]);
}

/// A go board.
#[bitboard(19x19)]
pub mod go {
    /// A set of points.
    pub struct Board([u64; 6]);
    /// One of 361 points.
    pub enum Square {}

    /// Neighbours.
    #[directions]
    pub enum Side {
        /// Up.
        North = step(0, 1),
        /// Right.
        East = step(1, 0),
        /// Down.
        South = opposite(North),
        /// Left.
        West = opposite(East),
    }

    /// The points beside stones.
    #[fill(North, East, South, West, yields = step)]
    pub const fn neighbours(stones: Board) -> Board;
}

/// Everything north of the given squares of a chess board.
#[fill(shift(8, !0), yields = fill)]
pub const fn north_fill(from: u64) -> u64;

/// What the declarations above say about their middle squares, worked out by the compiler.
pub const COUNTS: [u32; 3] = [
    shogi::bishop_attacks(shogi::Square::E5.board(), shogi::Board::FULL).len(),
    go::neighbours(go::Square::K10.board()).len(),
    north_fill(1 << 28).count_ones(),
];

const _: () = assert!(COUNTS[0] == 16 && COUNTS[1] == 4 && COUNTS[2] == 5);

#[cfg(test)]
mod tests {
    use super::shogi::{self, Board, Square};

    #[test]
    fn iteration_needs_no_allocation() {
        let corners = Square::A1.board().with(Square::I9);
        assert!(corners.iter().eq([Square::A1, Square::I9]));
    }

    /// Tables are written where the compiler runs, and read where the program does.
    #[test]
    fn tables_are_read_as_they_were_written() {
        let occupied = Board::from_bits_truncate(0x0_1a48_1024_4100_8412_0048);
        for square in Square::ALL {
            let mut expected = shogi::bishop_attacks(square.board(), !occupied);
            let beside = |other: &Square| {
                square.file().abs_diff(other.file()) + square.rank().abs_diff(other.rank()) == 1
            };
            expected |= Square::ALL.into_iter().filter(beside).collect::<Board>();
            assert_eq!(shogi::dragon_horse_attacks(square, occupied), expected, "{square}");
        }
    }
}
