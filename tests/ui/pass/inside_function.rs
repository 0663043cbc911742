//! Items inside function bodies, and names that the body has for its own.

use bitboard_core::{bitboard, directions, fill};

fn attacks(empty: u64) -> u64 {
    let flood = 3;

    #[fill(step(1, 1), by = kogge_stone)]
    const fn north_east(from: u64, empty: u64) -> u64;

    #[directions]
    enum Way {
        North = step(0, 1),
    }

    #[bitboard(8x8)]
    mod chess {
        pub struct Board(u64);
        pub enum Square {}
    }

    if flood == 3 {
        north_east(1, empty) | Way::North.step(1) | chess::Square::H8.board().bits()
    } else {
        0
    }
}

fn main() {
    assert_eq!(attacks(!0), 0x8040_2010_0804_0300);
}
