//! The user's derives and implementations stay, and are not repeated.

use bitboard_core::bitboard;

#[bitboard(8x8)]
mod all_derived {
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
    pub struct Board(u64);
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Square {}
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[directions]
    pub enum Way {
        North = step(0, 1),
    }
}

#[bitboard(8x8)]
mod by_path {
    use std::fmt::Debug;

    #[derive(::std::clone::Clone, ::core::marker::Copy)]
    #[derive(PartialEq, Debug)]
    pub struct Board(u64);

    #[derive(std::fmt::Debug)]
    #[directions]
    pub enum Way {
        North = step(0, 1),
    }

    pub fn shown(what: impl Debug) -> String {
        format!("{what:?}")
    }
}

#[bitboard(8x8)]
mod none_derived {
    pub struct Board(u64);
    pub enum Square {}
    #[directions]
    pub enum Way {
        North = step(0, 1),
    }
}

fn main() {
    assert_eq!(format!("{:?}", all_derived::Board::EMPTY), "Board(0)");
    assert_eq!(by_path::shown((by_path::Board::EMPTY, by_path::Way::North)), "(Board(0), North)");
    assert!(format!("{:?}", none_derived::Board::FULL).contains("1 1 1 1 1 1 1 1"));
    assert_eq!(format!("{:?} {:?}", none_derived::Square::A1, none_derived::Way::North), "A1 North");
}
