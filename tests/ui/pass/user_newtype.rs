//! Types of the user's own: whatever is inside, the macro reaches it as `.0`.

use bitboard_core::fill;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bitboard(pub u64);

#[fill(step(0, 1), by = kogge_stone)]
pub const fn north(rooks: Bitboard, empty: Bitboard) -> Bitboard;

/// Neither `Copy` nor any other trait.
pub struct Plain(u64);

#[fill(step(1, 0))]
pub const fn east(rooks: Plain, empty: Plain) -> Plain;

pub mod elsewhere {
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Wide(pub [u64; 2]);
}

#[fill(step(-1, 0), board = 9x10, word = [u64; 2])]
pub const fn west(rooks: elsewhere::Wide, empty: elsewhere::Wide) -> elsewhere::Wide;

#[fill(step(0, 1), board = 5x5, by = dumb7)]
const fn small(rooks: Small, empty: Small) -> Small;

#[derive(Clone, Copy)]
struct Small(u32);

fn main() {
    assert_eq!(north(Bitboard(1), Bitboard(!0)), Bitboard(0x0101_0101_0101_0100));
    assert_eq!(east(Plain(1), Plain(!0)).0, 0xfe);
    assert_eq!(west(elsewhere::Wide([256, 0]), elsewhere::Wide([!0; 2])), elsewhere::Wide([255, 0]));
    assert_eq!(small(Small(1), Small(!0)).0, 0x0010_8420);
}
