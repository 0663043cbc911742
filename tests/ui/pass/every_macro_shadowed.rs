//! Every macro where each name that an expansion could mean means something else: primitive types, what the prelude
//! holds, macros, crates.

#![no_implicit_prelude]
#![allow(dead_code, non_camel_case_types, unused_macros)]

macro_rules! shadows {
    ($($name:ident)*) => { $( struct $name; )* };
}
macro_rules! shadowed_macros {
    ($($name:ident)*) => { $(
        macro_rules! $name {
            () => { this is no code };
        }
    )* };
}

mod core {}
mod std {}
mod alloc {}
mod bitboard_core {}
shadows! {
    bool char str u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f32 f64
    Option Some None Result Ok Err Vec String Box Iterator IntoIterator FromIterator Extend
    Copy Clone Send Sync Sized Drop Fn FnMut FnOnce Default From Into TryFrom AsRef ToOwned ToString
    PartialEq Eq PartialOrd Ord Hash Debug Display
    drop align_of size_of Lanes Kernel Level
}
shadowed_macros! {
    assert assert_eq debug_assert panic unreachable todo matches write format concat stringify include_bytes
    option_env env cfg vec compile_error
}

#[::bitboard_core::bitboard(8x8)]
mod chess {
    // Nothing finds any of them.
    #[allow(unused_imports)]
    use super::*;

    // In the module itself, not by the glob.
    struct bool;
    struct usize;
    struct Option;
    struct Some;
    struct None;

    pub struct Board(::core::primitive::u64);
    pub enum Square {}

    #[directions]
    pub enum Compass {
        North = shift(8, !0),
        East = step(1, 0),
        South = opposite(North),
        West = opposite(East),
    }

    #[fill(North, East, South, West, by = kogge_stone)]
    pub const fn rooks(rooks: Board, empty: Board) -> Board;
    #[fill(by = dumb7_early_exit, yields = occluded)]
    pub const fn ray(rooks: Board, empty: Board, way: Compass) -> Board;
    #[fill(North, East, South, West)]
    pub fn rooks_of_all(rooks: &[Board], empty: &[Board], out: &mut [Board]);
    #[leaper(1, 2)]
    pub const fn knights(knights: Board) -> Board;
    #[leaper(1, 2, yields = forks)]
    pub fn forks_of_all(targets: &[Board], out: &mut [Board]);
    #[piece("R", by = tables(lookups = 2, index = unique))]
    pub const fn rook(from: Square, occupied: Board) -> Board;
    #[piece("mRcpR", yields = moves, by = rays)]
    pub const fn cannon(from: Square, occupied: Board) -> Board;
    #[piece("R", by = walk)]
    pub const fn rook_by_walk(from: Square, occupied: Board) -> Board;
    #[piece("fmWfcF", yields = moves, by = fill, black = black_pawn)]
    pub const fn white_pawn(from: Square, occupied: Board) -> Board;
    #[table]
    pub static KNIGHT: [Board; 64] = |square| knights(square.board());
    #[table]
    pub static RAYS: [[Board; 64]; 4] = |way, square| ray(square.board(), Board::FULL, way);
    #[mirrored(ranks, black = black_pushes)]
    pub const fn white_pushes(pawns: Board, empty: Board) -> Board {
        pawns.to(Compass::North).and(empty)
    }
}

#[::bitboard_core::bitboard(13x13)]
mod large {
    struct u64;
    struct u128;

    pub struct Board([::core::primitive::u64; 3]);
    pub enum Square {}

    #[fill(step(1, 1))]
    pub const fn north_east(from: Board, empty: Board) -> Board;
    #[piece("B")]
    pub const fn bishop(from: Square, occupied: Board) -> Board;
}

#[::bitboard_core::directions]
enum Pawn {
    Push = step(0, 1),
}

#[::bitboard_core::fill(shift(9, 0xfefe_fefe_fefe_fefe), by = dumb7)]
const fn north_east(from: ::core::primitive::u64, empty: ::core::primitive::u64) -> ::core::primitive::u64;

#[::bitboard_core::leaper((1, 2), board = 9x10)]
const fn horses(from: ::core::primitive::u128) -> ::core::primitive::u128;

#[::bitboard_core::piece("N", by = tables)]
const fn knight(from: ::core::primitive::usize, occupied: ::core::primitive::u64) -> ::core::primitive::u64;

#[::bitboard_core::table]
static SQUARES: [::core::primitive::u64; 64] = |square| 1 << square;

fn main() {
    use chess::{Board, Compass, KNIGHT, RAYS, Square};

    let occupied = Board::from_bits_truncate(0x0081_0018_2400_4200);
    for square in Square::ALL {
        let attacks = chess::rooks(square.board(), occupied.not());
        ::std::assert_eq!(chess::rook(square, occupied), attacks);
        ::std::assert_eq!(chess::rook_by_walk(square, occupied), attacks);
        ::std::assert!(chess::cannon(square, Board::EMPTY).is_subset(chess::rook(square, Board::EMPTY)));
        ::std::assert_eq!(KNIGHT[square.index()], chess::knights(square.board()));
        ::std::assert_eq!(KNIGHT[square.index()].bits(), knight(square.index(), 0));
        let north = RAYS[0][square.index()];
        ::std::assert_eq!(north, chess::ray(square.board(), Board::FULL, Compass::North));
        let mut out = [Board::EMPTY];
        chess::rooks_of_all(&[square.board()], &[occupied.not()], &mut out);
        ::std::assert_eq!(out, [attacks]);
        chess::forks_of_all(&[Board::FULL], &mut out);
        ::std::assert_eq!(out, [Board::FULL]);
        ::std::assert_eq!(SQUARES[square.index()], square.board().bits());
    }
    let pawns = Square::E2.board();
    ::std::assert_eq!(chess::white_pushes(pawns, Board::FULL), chess::white_pawn(Square::E2, Board::EMPTY));
    ::std::assert_eq!(chess::black_pushes(pawns, Board::FULL), chess::black_pawn(Square::E2, Board::EMPTY));
    let corner = large::Square::A1;
    ::std::assert_eq!(large::north_east(corner.board(), large::Board::FULL), large::bishop(corner, large::Board::EMPTY));
    ::std::assert_eq!(Pawn::Push.step(north_east(1, 0)), 1 << 17);
    ::std::assert_eq!(horses(1), 1 << 11 | 1 << 19);
}
