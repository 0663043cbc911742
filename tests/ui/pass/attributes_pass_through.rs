//! Attributes on the user's items stay there and have their usual effect.

#![deny(unused_must_use, deprecated)]

use bitboard_core::{bitboard, directions, fill};

#[bitboard(8x8)]
#[allow(dead_code)]
mod chess {
    #[must_use]
    #[repr(transparent)]
    pub struct Board(u64);

    #[directions]
    #[non_exhaustive]
    pub enum Compass {
        #[doc(alias = "up")]
        North = step(0, 1),
        #[allow(clippy::all)]
        East = step(1, 0),
    }

    #[fill(North)]
    #[inline(always)]
    #[must_use = "a fill has no effect of its own"]
    pub const fn north(from: Board, empty: Board) -> Board;

    #[deprecated(note = "use `north`")]
    #[fill(North, by = dumb7)]
    pub const fn old(from: Board, empty: Board) -> Board;

    #[fill(East)]
    #[cold]
    #[doc(hidden)]
    pub fn not_const(from: Board, #[allow(unused)] empty: Board) -> Board;
}

#[directions]
#[derive(PartialOrd, Ord)]
enum Pawn {
    Push = step(0, 1),
}

#[fill(step(0, 1))]
#[unsafe(no_mangle)]
pub fn exported_north(from: u64, empty: u64) -> u64;

fn main() {
    let from = chess::Board::from_bits_truncate(1);
    #[allow(deprecated)]
    let old = chess::old(from, from);
    assert_eq!(chess::north(from, from), old);
    assert_eq!(size_of_val(&chess::not_const(from, from)), 8);
    assert_eq!(exported_north(1, 0), Pawn::Push.step(1));
    assert!(Pawn::Push <= Pawn::Push);
}
