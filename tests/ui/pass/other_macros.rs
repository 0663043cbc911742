//! Declarations written by other macros, whose fragments arrive in invisible groups.

use bitboard_core::{bitboard, directions, fill};

macro_rules! board {
    (
        $(#[$attribute:meta])*
        $visibility:vis $name:ident, $word:ty, $shape:literal, $order:ident, $wrap:ident,
        $board:ident, $square:ident, $ways:ident { $($way:ident = $direction:expr),* },
        $fill:ident($from:ident, $empty:ident) by $by:ident
    ) => {
        $(#[$attribute])*
        #[bitboard($shape, order = $order, wrap = $wrap)]
        $visibility mod $name {
            pub struct $board($word);
            pub enum $square {}
            #[directions]
            pub enum $ways {
                $($way = $direction),*
            }
            #[fill($($way),*, by = $by)]
            pub const fn $fill($from: $board, $empty: $board) -> $board;
        }
    };
}

board! {
    /// Documented.
    pub(crate) chess, u64, 8x8, rank_major, none,
    Set, Field, Line { Up = step(0, 1), Down = opposite(Up), Right = shift(1, 0xfefe_fefe_fefe_fefe) },
    attacks(sliders, open) by kogge_stone
}

board! {
    large, [u64; 3], 13x13, file_major, files,
    Points, Point, Way { Round = step(1, 0) },
    attacks(sliders, open) by dumb7_loop
}

macro_rules! plain {
    ($name:ident: $word:ty, ($files:expr, $ranks:literal), $amount:literal, $mask:expr) => {
        mod $name {
            use bitboard_core::fill;

            #[fill(step($files, $ranks), by = dumb7)]
            pub const fn stepped(from: $word, empty: $word) -> $word;

            #[fill(shift($amount, $mask), by = dumb7)]
            pub const fn shifted(from: $word, empty: $word) -> $word;
        }
    };
}

plain!(north_east: u64, (1, 1), 9, 0xfefe_fefe_fefe_fefe);
plain!(south_west: u64, (-1, -1), -9, !(0x8080_8080_8080_8080));

macro_rules! options {
    ($item:item, $ways:item) => {
        $item
        $ways
    };
}

options! {
    #[fill(step(0, 1))]
    const fn north(from: u64, empty: u64) -> u64;,
    #[directions]
    enum Pawn { Push = step(0, 1) }
}

fn main() {
    let from = chess::Field::A1.board();
    assert_eq!(chess::attacks(from, !from).len(), 14);
    let from = large::Point::A1.board();
    assert_eq!(large::attacks(from, !from).len(), 12);
    assert_eq!(north_east::stepped(1, !0), north_east::shifted(1, !0));
    assert_eq!(south_west::stepped(1 << 63, !0), south_west::shifted(1 << 63, !0));
    assert_eq!(north(1, 0), Pawn::Push.step(1));
}
