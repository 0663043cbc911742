//! Pieces by every way, in a module, an `impl` and on their own, and all of them agree.

use bitboard_core::{bitboard, piece};

#[bitboard(8x8)]
pub mod chess {
    /// A set of squares.
    pub struct Board(u64);
    /// A square.
    pub enum Square {}

    #[piece("R")]
    pub const fn auto(from: Square, occupied: Board) -> Board;
    #[piece("R", by = rays)]
    pub const fn rays(from: Square, occupied: Board) -> Board;
    #[piece("R", by = tables)]
    pub const fn tables(from: Square, occupied: Board) -> Board;
    #[piece("R", by = tables(lookups = 2, index = unique))]
    pub const fn two_tables(from: Square, occupied: Board) -> Board;
    #[piece(ride(1, 0), by = fill)]
    pub const fn fill(from: Square, occupied: Board) -> Board;
    #[piece(ride(1, 0).turning([0, 4]), ride(1, 0).turning([2, 6]), by = walk)]
    pub const fn walk(from: Square, occupied: Board) -> Board;

    #[piece("Q", by = tables(index = direct))]
    pub const fn queen(from: Square, occupied: Board) -> Board;
    #[piece("B", by = tables(index = direct))]
    pub const fn bishop(from: Square, occupied: Board) -> Board;

    /// White pawns move to the north.
    #[piece("fcFfmW", yields = moves, black = black_pawn_moves)]
    pub const fn white_pawn_moves(from: Square, occupied: Board) -> Board;

    #[cfg(all())]
    #[piece("N")]
    pub const fn knight(from: Square, occupied: Board) -> Board;
    #[cfg(any())]
    #[piece("C")]
    pub const fn knight(from: Square, occupied: Board) -> Board;

    impl Square {
        #[piece("N")]
        pub const fn knight_attacks(self) -> Board;

        #[piece("mRcpR", yields = quiet)]
        pub fn cannon_moves(self, occupied: Board) -> Board;
    }

    impl Board {
        #[piece(king())]
        pub const fn kings(self, occupied: Self) -> Self;
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bitboard(pub u64);

#[derive(Clone, Copy)]
#[repr(u8)]
pub enum Corner {
    A1 = 0,
    H8 = 63,
}

#[piece("B")]
pub const fn bishop_attacks(from: Corner, occupied: Bitboard) -> Bitboard;

#[piece("B", board = chess::Board(8x8))]
pub fn elsewhere(from: chess::Square, occupied: chess::Board) -> chess::Board;

#[piece("NN", board = 12x10)]
const fn nightrider(from: u8, occupied: u128) -> u128;

#[piece("gQ", board = 16x16)]
const fn grasshopper(from: u32, occupied: [u64; 4]) -> [u64; 4];

#[piece("fRbB", board = 9x3, wrap = files, black = turned)]
fn lance(from: usize, occupied: u32) -> u32;

#[piece(ride(1, 0).turning(0..=7), leap(1, 1).turning(..8))]
fn dragon(from: ::core::primitive::usize, occupied: ::core::primitive::u64) -> ::core::primitive::u64;

#[piece("N")]
const fn in_parentheses(from: (usize), occupied: (u64)) -> (u64);

#[piece("R")]
fn rooks(self_and_others: u64, occupied: u64) -> u64;

impl Corner {
    #[piece(queen().range(2))]
    pub fn short_queen(self, occupied: Bitboard) -> Bitboard;
}

const TABLE: chess::Board = chess::tables(chess::Square::A1, chess::Board::FILE_C);

fn main() {
    use chess::{Board, Square};
    assert_eq!(TABLE.to_string().matches('1').count(), 9);
    for seed in 0..64_u64 {
        let occupied = Board::from_bits_truncate((seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        for from in Square::ALL {
            let rook = chess::auto(from, occupied);
            for way in [chess::rays, chess::tables, chess::two_tables, chess::fill, chess::walk] {
                assert_eq!(way(from, occupied), rook, "{from}");
            }
            assert_eq!(chess::queen(from, occupied), rook | chess::bishop(from, occupied));
            assert_eq!(elsewhere(from, occupied), chess::bishop(from, occupied));
            assert_eq!(chess::knight(from, occupied), from.knight_attacks());
            assert_eq!(from.cannon_moves(occupied), rook - occupied);
        }
    }
    assert_eq!(chess::white_pawn_moves(Square::E2, Board::FULL), Board::from(Square::D3).with(Square::F3));
    assert_eq!(chess::black_pawn_moves(Square::E7, Board::EMPTY), Board::from(Square::E6));
    assert_eq!(Board::from(Square::A1).with(Square::H1).kings(Board::EMPTY).len(), 6);
    assert_eq!(bishop_attacks(Corner::A1, Bitboard(1 << 18)), Bitboard(1 << 9 | 1 << 18));
    assert_eq!(Corner::H8.short_queen(Bitboard(0)).0.count_ones(), 6);
    assert_eq!(dragon(0, 0), rooks(1, 0) | 1 << 9);
    assert_eq!(in_parentheses(0, 0), 1 << 10 | 1 << 17);
    assert_eq!(nightrider(0, 0).count_ones(), 9);
    assert_eq!(grasshopper(0, [2, 0, 0, 0]), [4, 0, 0, 0]);
    assert_eq!(lance(0, 0) & 0x1ff, 0);
    assert_eq!(turned(18, 0), 1 << 9 | 1);
}
