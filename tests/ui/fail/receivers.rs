//! Receivers other than `self`.

use bitboard_core::fill;

#[derive(Clone, Copy)]
struct Bitboard(u64);

impl Bitboard {
    #[fill(step(0, 1))]
    const fn by_reference(&self, empty: Bitboard) -> Bitboard;

    #[fill(step(0, 1))]
    fn boxed(self: Box<Self>, empty: Bitboard) -> Bitboard;
}

fn main() {}
