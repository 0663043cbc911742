//! Nothing in scope but what is named.

#![no_implicit_prelude]

#[::bitboard_core::bitboard(9x9)]
mod shogi {
    pub struct Board(u128);
    pub enum Square {}
    #[directions]
    pub enum Way {
        North = step(0, 1),
        South = opposite(North),
        NorthEast = step(1, 1),
    }
    #[fill(North, South, NorthEast, by = kogge_stone)]
    pub const fn attacks(from: Board, empty: Board) -> Board;
    #[fill(North, by = dumb7_loop, yields = occluded)]
    pub const fn occluded(from: Board, empty: Board) -> Board;
    #[fill(by = dumb7_early_exit)]
    pub const fn ray(from: Board, empty: Board, way: Way) -> Board;
}

#[::bitboard_core::bitboard(19x19)]
mod go {
    pub struct Board([u64; 6]);
    pub enum Square {}
    #[directions]
    pub enum Way {
        East = step(1, 0),
    }
    #[fill(East)]
    pub const fn attacks(from: Board, empty: Board) -> Board;
}

#[::bitboard_core::fill(shift(8, !0))]
const fn north(from: u64, empty: u64) -> u64;

#[::bitboard_core::directions]
enum Pawn {
    Push = step(0, 1),
}

fn main() {
    let from = shogi::Square::E5.board();
    ::std::assert_eq!(shogi::attacks(from, from.not()).len(), 12);
    ::std::assert_eq!(shogi::occluded(from, from.not()).len(), 5);
    ::std::assert_eq!(shogi::ray(from, from.not(), shogi::Way::South).len(), 4);
    let from = go::Square::A1.board();
    ::std::assert_eq!(go::attacks(from, from.not()).len(), 18);
    ::std::assert_eq!(north(1, !0), 0x0101_0101_0101_0100);
    ::std::assert_eq!(Pawn::Push.step(1), 256);
}
