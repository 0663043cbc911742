//! Pieces, leapers, tables, twins and functions on many boards, written by other macros out of fragments of all kinds.

use bitboard_core::{bitboard, leaper, mirrored, piece, table};

macro_rules! game {
    (
        $name:ident, $shape:tt, $word:ty;
        pieces { $($piece:ident = $notation:literal($($by:tt)+);)* }
        leaper $leaper:ident $offset:tt;
        table $table:ident: $squares:literal = $closure:expr;
        twins $white:ident, $black:ident($pawns:ident) = $body:block
    ) => {
        #[bitboard($shape)]
        mod $name {
            pub struct Board($word);
            pub enum Square {}
            #[directions]
            pub enum Way {
                North = step(0, 1),
                South = opposite(North),
            }
            $(
                #[piece($notation, $($by)+)]
                pub const fn $piece(from: Square, occupied: Board) -> Board;
            )*
            #[leaper $offset]
            pub const fn $leaper(from: Board) -> Board;
            #[table]
            pub static $table: [Board; $squares] = $closure;
            #[mirrored(ranks, black = $black)]
            pub const fn $white($pawns: Board) -> Board $body
            #[fill(North)]
            pub fn north_of_all(from: &[Board], out: &mut [Board]);
        }
    };
}

game! {
    chess, 8x8, u64;
    pieces {
        rook = "R"(by = tables(lookups = 2));
        griffon = "[F?R]"(yields = moves, by = walk);
    }
    leaper knights (1, 2);
    table KNIGHT: 64 = |square| Board::from_bits_truncate(1 << square as u32);
    twins white, black(pawns) = { pawns.and(Board::RANK_2) }
}

game! {
    xiangqi, 9x10, u128;
    pieces { horse = "nN"(by = rays); }
    leaper advisors ((1, 1), (0, 1));
    table ADVISORS: 90 = |square| advisors(square.board());
    twins red, blue(soldiers) = { soldiers.and(Board::RANK_4.or(Board::FILE_A)) }
}

macro_rules! alone {
    ($($item:item)*) => { $($item)* };
}

alone! {
    #[leaper(1, 2)]
    const fn knights(from: u64) -> u64;
    #[piece("B", by = tables)]
    const fn bishop(from: usize, occupied: u64) -> u64;
    #[table]
    static POWERS: [u64; 64] = |square| 1 << square;
    #[mirrored(ranks, black = eighth)]
    const fn first(pawns: chess::Board) -> chess::Board { pawns.and(chess::Board::RANK_1) }
}

macro_rules! expressions {
    ($name:ident, $files:expr, $ranks:expr, $lookups:expr) => {
        #[piece(leap($files, $ranks).or_then(ride(1, 0)), by = tables(lookups = $lookups))]
        const fn $name(from: usize, occupied: u64) -> u64;
    };
}
expressions!(griffon, 1, 1, 4);

/// A macro that writes a macro that writes a board.
macro_rules! maker {
    ($dollar:tt $name:ident) => {
        macro_rules! $name {
            ($dollar module:ident, $dollar piece:ident) => {
                #[bitboard(5x5)]
                mod $dollar module {
                    pub struct Board(u32);
                    pub enum Square {}
                    #[piece("K")]
                    pub const fn $dollar piece(from: Square, occupied: Board) -> Board;
                }
            };
        }
    };
}
maker!($ small);
small!(minichess, king);

fn main() {
    let a1 = chess::Square::A1;
    assert_eq!(chess::rook(a1, chess::Board::EMPTY).len(), 14);
    assert_eq!(chess::griffon(a1, chess::Board::EMPTY).bits(), griffon(0, 0));
    assert_eq!(chess::knights(a1.board()).bits(), knights(1));
    assert_eq!(chess::KNIGHT[5].bits(), POWERS[5]);
    let all = chess::Board::FULL;
    assert!(chess::white(all) == chess::Board::RANK_2 && chess::black(all) == chess::Board::RANK_7);
    assert_eq!(xiangqi::horse(xiangqi::Square::A1, xiangqi::Board::EMPTY).len(), 2);
    assert_eq!(xiangqi::ADVISORS[0].len(), 3);
    let all = xiangqi::Board::FULL;
    assert!(xiangqi::blue(all) == xiangqi::Board::RANK_7.or(xiangqi::Board::FILE_A));
    assert!(xiangqi::red(all) == xiangqi::Board::RANK_4.or(xiangqi::Board::FILE_A));
    let mut out = [chess::Board::EMPTY];
    chess::north_of_all(&[a1.board()], &mut out);
    assert_eq!(out[0].len(), 7);
    assert_eq!(bishop(0, 1 << 9), 1 << 9);
    assert!(eighth(chess::Board::FULL) == chess::Board::RANK_8 && first(chess::Board::EMPTY).is_empty());
    assert_eq!(minichess::king(minichess::Square::C3, minichess::Board::EMPTY).len(), 8);
}
