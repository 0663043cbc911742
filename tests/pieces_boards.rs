//! `#[piece]` on every kind of board, against the reference: attacks, quiet moves, captures, Black's pieces, legs instead
//! of a text, and whole sets of pieces.

use bitboard_core::bitboard;
use oracle::piece::{Moves, Piece};
use oracle::{Board, Random, Set, Square, Word, with_holes};

/// The squares that a declaration asks for.
fn wanted(piece: &Piece, yields: &str, board: &Board, from: Square, occupied: &Set) -> Set {
    let grid = &board.grid;
    let either = |Moves { quiet, captures }: Moves| quiet.union(&captures).copied().collect();
    match yields {
        "attacks" => piece.attacks(grid, from, occupied),
        "quiet" => piece.moves(grid, from, occupied).quiet,
        "captures" => piece.moves(grid, from, occupied).captures,
        "moves" => either(piece.moves(grid, from, occupied)),
        "black moves" => either(piece.moves_of_black(grid, from, occupied)),
        other => panic!("`{other}` is nothing that a piece yields"),
    }
}

/// Compares a function on squares; the piece's own square is occupied or not.
fn check<W: Word>(board: &Board, text: &str, yields: &str, run: impl Fn(usize, W) -> W) {
    let (piece, layout) = (Piece::parse(text), board.layout());
    let mut random = Random::new(52);
    for percent in [0, 5, 15, 30, 60] {
        for _ in 0..3 {
            let from = random.one(&board.grid.cells);
            let occupied = random.subset(&board.grid.cells, percent);
            let mut others = occupied.clone();
            others.remove(&from);
            let found = layout.set(run(layout.index(from), layout.word(&occupied)));
            assert_eq!(
                board.grid.draw(&found),
                board.grid.draw(&wanted(&piece, yields, board, from, &others)),
                "{yields} of {text} on {} from {from:?} among\n{}",
                board.name,
                board.grid.draw(&occupied),
            );
        }
    }
}

/// Compares a function on sets of pieces.
fn check_sets<W: Word>(board: &Board, text: &str, yields: &str, run: impl Fn(W, W) -> W) {
    let (piece, layout) = (Piece::parse(text), board.layout());
    let mut random = Random::new(53);
    for percent in [0, 5, 15, 30, 60] {
        let pieces = random.subset(&board.grid.cells, 12);
        let occupied = random.subset(&board.grid.cells, percent);
        let mut union = Set::new();
        for &from in &pieces {
            let mut others = occupied.clone();
            others.remove(&from);
            union.extend(wanted(&piece, yields, board, from, &others));
        }
        let found = layout.set(run(layout.word(&pieces), layout.word(&occupied)));
        assert_eq!(
            board.grid.draw(&found),
            board.grid.draw(&union),
            "{yields} of {text} on {} from all of\n{}among\n{}",
            board.name,
            board.grid.draw(&pieces),
            board.grid.draw(&occupied),
        );
    }
}

macro_rules! pieces {
    ($name:ident, ($($shape:tt)*), $word:ty) => {
        mod $name {
            use super::*;

            #[bitboard($($shape)*)]
            pub mod declared {
                pub struct Board($word);
                pub enum Square {}

                #[piece("R")]
                pub const fn rook(from: Square, occupied: Board) -> Board;
                #[piece("mRcpR", yields = moves)]
                pub const fn cannon(from: Square, occupied: Board) -> Board;
                #[piece("mRcpR", yields = captures, by = walk)]
                pub const fn cannon_captures(from: Square, occupied: Board) -> Board;
                #[piece("fmWfcFflN", yields = moves, black = black_pawn)]
                pub const fn pawn(from: Square, occupied: Board) -> Board;
                #[piece(leap(1, 1).or_then(ride(1, 0)))]
                pub const fn griffon(from: Square, occupied: Board) -> Board;
                #[piece("nN", yields = quiet)]
                pub const fn horse(from: Square, occupied: Board) -> Board;
                #[piece("gQ", yields = moves, by = fill)]
                pub const fn grasshopper(from: Square, occupied: Board) -> Board;
                #[piece(leap(1, 2).turning([0, 1, 3]).range(3).hopping(), yields = moves, black = black_rider)]
                pub const fn rider(from: Square, occupied: Board) -> Board;
                #[piece("zB", by = walk)]
                pub const fn crooked(from: Square, occupied: Board) -> Board;
                #[piece("qN", yields = moves)]
                pub const fn rose(from: Square, occupied: Board) -> Board;
                #[piece("oBjD", yields = moves)]
                pub const fn joined(from: Square, occupied: Board) -> Board;
                #[piece("[pQ-fsK]", yields = quiet)]
                pub const fn moose(from: Square, occupied: Board) -> Board;
                #[piece("B3fN", yields = moves)]
                pub const fn many(pieces: Board, occupied: Board) -> Board;
            }

            #[test]
            fn goes_where_the_reference_goes() {
                use declared::{Board as Bits, Square};

                let board = Board::named(stringify!($name));
                let check = |text: &str, yields: &str, run: fn(Square, Bits) -> Bits| {
                    check::<$word>(&board, text, yields, |from, occupied| {
                        // Holes have no squares, so a square's number is not that of its bit.
                        let from = Square::ALL.iter().find(|square| square.index() == from);
                        run(*from.expect("a square"), Bits::from_bits(occupied).expect("cells")).bits()
                    });
                };
                check("R", "attacks", declared::rook);
                check("mRcpR", "moves", declared::cannon);
                check("mRcpR", "captures", declared::cannon_captures);
                check("fmWfcFflN", "moves", declared::pawn);
                check("fmWfcFflN", "black moves", declared::black_pawn);
                check("[F?R]", "attacks", declared::griffon);
                check("nN", "quiet", declared::horse);
                check("gQ", "moves", declared::grasshopper);
                check("rfpN3frpN3rbpN3", "moves", declared::rider);
                check("rfpN3frpN3rbpN3", "black moves", declared::black_rider);
                check("zB", "attacks", declared::crooked);
                check("qN", "moves", declared::rose);
                check("oBjD", "moves", declared::joined);
                check("[pQ-fsK]", "quiet", declared::moose);
                check_sets::<$word>(&board, "B3fN", "moves", |from, occupied| {
                    let bits = |word| Bits::from_bits(word).expect("cells");
                    declared::many(bits(from), bits(occupied)).bits()
                });
            }
        }
    };
}

pieces!(chess, (8x8), u64);
pieces!(chess_by_files, (8x8, order = file_major), u64);
pieces!(chess_from_a8, (8x8, origin = a8), u64);
pieces!(tiny, (3x3), u16);
pieces!(minichess, (5x5), u32);
pieces!(xiangqi_from_i10, (9x10, origin = i10), u128);
pieces!(courier_by_files_from_l1, (12x10, order = file_major, origin = l1), [u64; 2]);
pieces!(great, (16x16), [u64; 4]);
pieces!(go, (19x19), [u64; 6]);
pieces!(cylinder, (8x8, wrap = files), u64);
pieces!(wide_cylinder, (10x7, wrap = files, order = file_major, origin = a7), u128);
pieces!(torus, (8x8, wrap = both), u64);
pieces!(ring, (5x4, wrap = both), u32);
pieces!(hexagon, (11x11, cells = hexagon(6)), u128);

macro_rules! holed {
    ($rows:expr) => {
        pieces!(holes, (8x8, cells = $rows), u64);
        pieces!(holed_cylinder, (8x8, wrap = files, cells = $rows), u64);
    };
}

with_holes!(holed);
