//! Functions on slices and arrays of boards.

use bitboard_core::{arch::Lanes, bitboard, fill, leaper};

#[bitboard(8x8)]
mod chess {
    use super::Lanes;

    pub struct Board(u64);

    #[directions]
    pub enum Compass {
        North = step(0, 1),
        South = step(0, -1),
    }

    #[fill(North, South)]
    pub const fn constant(from: &[Board], empty: &[Board], out: &mut [Board]);

    #[fill(North, South)]
    pub fn nowhere_to_go(from: &[Board], empty: &[Board]);

    #[fill(North, South)]
    pub fn returning(from: &[Board], empty: &[Board], out: &mut [Board]) -> Board;

    #[fill]
    pub fn chosen_first(direction: Compass, from: &[Board], empty: &[Board], out: &mut [Board]);

    #[leaper(1, 2)]
    pub fn chosen_leap(knights: [Board; 4], direction: Compass) -> [Board; 4];

    #[leaper(1, 2)]
    pub fn silent(knights: [Board; 4]);

    #[leaper(1, 2)]
    pub fn one_of_many(knights: [Board; 4]) -> Board;

    #[fill(North, South)]
    pub fn lengths(from: [Board; 4], empty: [Board; 8]) -> [Board; 2];

    #[fill(North, South)]
    pub fn one_board(from: &[Board], empty: Board, out: &mut [Board]);

    #[leaper(1, 2)]
    pub fn other_type(knights: &[u64], out: &mut [Board]);

    #[leaper(1, 2)]
    pub fn other_results(knights: &[Board], out: &mut [u64]);

    #[leaper(1, 2)]
    pub fn of_nothing(out: &mut [Board]);

    #[fill(North, South)]
    pub fn out_first(out: &mut [Board], from: &[Board], empty: &[Board]);

    #[fill(North, South)]
    pub fn pattern(from: &[Board], empty: &[Board], (out, _): &mut [Board]);

    #[fill(North, South)]
    pub fn occupied_not_empty(from: &[Board], occupied: &[Board], out: &mut [Board]);

    #[fill(North)]
    pub fn nine_lines<L: Lanes>(lanes: L, from: [L::Register; 9], empty: [L::Register; 8]) -> [L::Register; 8];

    #[fill(North)]
    pub fn no_lines<L: Lanes>(lanes: L, from: [L::Register; 8], empty: &[Board]) -> Board;

    #[fill(North)]
    pub const fn constant_lines<L: Lanes>(lanes: L, from: [L::Register; 8], empty: [L::Register; 8]);

    impl Board {
        #[leaper(1, 2)]
        pub fn method(self, out: &mut [Self]);
    }
}

#[bitboard(17x2)]
mod wide {
    use super::Lanes;

    pub struct Board(u64);

    #[leaper(1, 1)]
    pub fn too_long<L: Lanes>(lanes: L, from: [L::Register; 2]) -> [L::Register; 2];
}

#[leaper(1, 2)]
pub fn outside<L: Lanes>(lanes: L, from: [L::Register; 8]) -> [L::Register; 8];

struct Bits(u64);

impl Bits {
    #[leaper(1, 2)]
    fn unnamed(knights: &[Self], out: &mut [Self]);
}

/// One word of four lanes, not four boards.
#[leaper(1, 2)]
fn wide(knights: [u64; 4]) -> [u64; 4];

#[fill(step(0, 1))]
fn not_copy(from: &[Bits], empty: &[Bits], out: &mut [Bits]);

fn main() {
    // The faulty functions are there, with the types that they were given.
    use chess::Board;
    let mut out = [Board::EMPTY; 4];
    chess::constant(&[], &[], &mut out);
    let _: [Board; 2] = chess::lengths(out, [Board::EMPTY; 8]);
}
