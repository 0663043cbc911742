//! Local names equal to those of the standard library's crates, types, traits and variants.

#![allow(dead_code, non_camel_case_types)]

mod core {}
mod std {}
mod alloc {}

struct Option;
struct Result;
struct Iterator;
struct Some;
struct None;
struct Ok;
struct Err;
struct Default;
struct Clone;
struct Copy;
struct From;
struct bool;
struct usize;
struct u32;
struct str;

#[::bitboard_core::bitboard(8x8)]
mod chess {
    mod core {}
    mod std {}
    struct Option;
    struct Result;
    struct Some;
    struct None;
    struct Ok;
    struct Err;
    struct Clone;
    struct Copy;
    struct PartialEq;
    struct Hash;
    struct Debug;
    struct bool;
    struct usize;
    struct u8;
    struct u32;
    struct str;

    enum Shadows {
        Field { one: u8 },
    }

    pub struct Board(u64);
    pub enum Square {}
    #[directions]
    pub enum Way {
        East = step(1, 0),
        West = opposite(East),
    }
    #[fill(East, by = dumb7_early_exit)]
    pub const fn east(from: Board, empty: Board) -> Board;
    #[fill(East, West)]
    pub fn all(from: &[Board], empty: &[Board], out: &mut [Board]);
    #[fill(by = rotate)]
    pub const fn ray(from: Board, empty: Board, way: Way) -> Board;
}

#[::bitboard_core::fill(step(0, 1), board = 16x16)]
const fn north(from: [u64; 4], empty: [u64; 4]) -> [u64; 4];

#[::bitboard_core::fill(step(0, 1), board = 9x10)]
fn all(from: &[u128], empty: &[u128], out: &mut [u128]);

fn main() {
    let mut out = [0; 2];
    all(&[1, 2], &[!0; 2], &mut out);
    assert_eq!(out[0] << 1, out[1]);
    let from = chess::Board::from_bits_truncate(1);
    assert_eq!(chess::east(from, !from), chess::ray(from, !from, chess::Way::East));
    assert_eq!(north([1, 0, 0, 0], [!0; 4])[3], 0x0001_0001_0001_0001);
}
