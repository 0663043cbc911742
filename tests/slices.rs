//! Fills and leapers on slices and arrays, against the same on one board, which other suites compare with the
//! reference.

use std::panic::catch_unwind;
use std::sync::Mutex;

use bitboard_core::arch::{Kernel, Lanes, Level};
use bitboard_core::{bitboard, fill, leaper};
use oracle::Random;

/// Lengths about the numbers of boards that are done at once, and none.
const LENGTHS: [usize; 16] = [0, 1, 2, 3, 7, 8, 9, 31, 32, 33, 63, 64, 65, 127, 200, 1000];

/// The level is forced for the whole program.
static FORCED: Mutex<()> = Mutex::new(());

type OnTwo<B> = fn(&[B], &[B], &mut [B]);
type OnOne<B> = fn(&[B], &mut [B]);

/// Words with few bits, many, and any number.
trait Sample: Copy {
    fn sample(random: &mut Random) -> Self;
    fn has(self, bit: usize) -> bool;
}

macro_rules! samples {
    ($($word:ident)*) => { $(
        impl Sample for $word {
            fn sample(random: &mut Random) -> Self {
                let wide = |random: &mut Random| u128::from(random.bits()) << 64 | u128::from(random.bits());
                let [a, b, c] = [(); 3].map(|()| wide(random));
                [a, a & b & c, a | b, a & b][random.below(4)] as Self
            }

            fn has(self, bit: usize) -> bool {
                self >> bit & 1 == 1
            }
        }
    )* };
}
samples! { u8 u16 u32 u64 u128 }

impl<const N: usize> Sample for [u64; N] {
    fn sample(random: &mut Random) -> Self {
        [(); N].map(|()| u64::sample(random))
    }

    fn has(self, bit: usize) -> bool {
        self[bit / 64].has(bit % 64)
    }
}

/// A board module whose functions are on one board and on many.
macro_rules! modules {
    ($($name:ident($($shape:tt)*): $word:ty;)*) => { $(
        mod $name {
            use super::*;

            #[bitboard($($shape)*)]
            pub mod board {
                #[derive(Debug)]
                pub struct Board($word);

                #[directions]
                #[derive(Debug)]
                pub enum Compass {
                    North = step(0, 1),
                    NorthEast = step(1, 1),
                    East = step(1, 0),
                    SouthEast = step(1, -1),
                    South = opposite(North),
                    SouthWest = opposite(NorthEast),
                    West = opposite(East),
                    NorthWest = opposite(SouthEast),
                }

                #[fill(North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest)]
                pub const fn queen(queens: Board, empty: Board) -> Board;
                #[fill(North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest)]
                pub fn queens(queens: &[Board], empty: &[Board], out: &mut [Board]);

                #[fill(North, East, South, West, yields = occluded)]
                pub const fn rook(rooks: Board, empty: Board) -> Board;
                #[fill(North, East, South, West, yields = occluded)]
                pub fn rooks(rooks: &[Board], empty: &[Board], out: &mut [Board]);

                #[fill(NorthEast, SouthEast, SouthWest, NorthWest)]
                pub const fn bishop(bishops: Board) -> Board;
                #[fill(NorthEast, SouthEast, SouthWest, NorthWest)]
                pub fn bishops(bishops: &[Board], out: &mut [Board]);

                #[fill(East, yields = step)]
                pub const fn east(from: Board) -> Board;
                #[fill(East, yields = step)]
                pub fn east_all(from: &[Board], out: &mut [Board]);

                #[fill(by = kogge_stone)]
                pub const fn ray(sliders: Board, empty: Board, way: Compass) -> Board;
                #[fill(by = kogge_stone)]
                pub fn rays(sliders: &[Board], empty: &[Board], way: Compass, out: &mut [Board]);
                #[fill(by = kogge_stone)]
                pub fn two_rays(sliders: [Board; 2], empty: [Board; 2], way: Compass) -> [Board; 2];

                #[leaper(1, 2)]
                pub const fn knight(knights: Board) -> Board;
                #[leaper(1, 2)]
                pub fn knights(knights: &[Board], out: &mut [Board]);

                #[leaper((1, 0), (1, 1), (1, 2), (2, 2), yields = forks)]
                pub const fn fork(from: Board) -> Board;
                #[leaper((1, 0), (1, 1), (1, 2), (2, 2), yields = forks)]
                pub fn forks(from: &[Board], out: &mut [Board]);

                impl Board {
                    #[fill(North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest)]
                    pub fn five_queens(queens: [Self; 5], empty: [Self; 5]) -> [Self; 5];
                    #[fill(North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest)]
                    pub fn many_queens(queens: [Self; 70], empty: [Self; 70]) -> [Self; 70];
                    #[fill(North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest)]
                    pub fn no_queens(queens: [Self; 0], empty: [Self; 0]) -> [Self; 0];
                }
            }

            use board::Board;

            fn boards(random: &mut Random, count: usize) -> Vec<Board> {
                (0..count).map(|_| Board::from_bits_truncate(Sample::sample(random))).collect()
            }

            #[test]
            fn many_boards_are_each_as_one() {
                let _one_test_at_a_time = FORCED.lock();
                let mut random = Random::new(2025);
                for (level, length) in Level::available().flat_map(|level| LENGTHS.map(|length| (level, length))) {
                    level.force();
                    let (from, empty) = (boards(&mut random, length), boards(&mut random, length));
                    let mut out = boards(&mut random, length);
                    let two: [(OnTwo<Board>, fn(Board, Board) -> Board); 2] =
                        [(board::queens, board::queen), (board::rooks, board::rook)];
                    for (many, one) in two {
                        many(&from, &empty, &mut out);
                        let expected: Vec<Board> = from.iter().zip(&empty).map(|(&from, &empty)| one(from, empty)).collect();
                        assert_eq!(out, expected, "{level} {length}");
                    }
                    for way in board::Compass::ALL {
                        board::rays(&from, &empty, way, &mut out);
                        let pairs = from.iter().zip(&empty);
                        let expected: Vec<Board> =
                            pairs.map(|(&from, &empty)| board::ray(from, empty, way)).collect();
                        assert_eq!(out, expected, "{level} {length} {way:?}");
                        if let [a, b, ..] = from[..] {
                            let two = board::two_rays([a, b], [b, a], way);
                            assert_eq!(two, [board::ray(a, b, way), board::ray(b, a, way)]);
                        }
                    }
                    let single: [(OnOne<Board>, fn(Board) -> Board); 4] = [
                        (board::bishops, board::bishop),
                        (board::east_all, board::east),
                        (board::knights, board::knight),
                        (board::forks, board::fork),
                    ];
                    for (many, one) in single {
                        many(&from, &mut out);
                        let expected: Vec<Board> = from.iter().map(|&from| one(from)).collect();
                        assert_eq!(out, expected, "{level} {length}");
                    }
                }
                let [from, empty] = [(); 2].map(|()| boards(&mut random, 70));
                for level in Level::available() {
                    level.force();
                    let expected: Vec<Board> =
                        from.iter().zip(&empty).map(|(&from, &empty)| board::queen(from, empty)).collect();
                    let few: [[Board; 5]; 2] = [&from, &empty].map(|sets| *sets.first_chunk().expect("five"));
                    let many: [[Board; 70]; 2] = [&from, &empty].map(|sets| *sets.first_chunk().expect("all"));
                    assert_eq!(Board::five_queens(few[0], few[1])[..], expected[..5], "{level}");
                    assert_eq!(Board::many_queens(many[0], many[1])[..], expected, "{level}");
                }
                assert_eq!(Board::no_queens([], []), []);
            }
        }
    )* };
}

modules! {
    chess(8x8): u64;
    chess_by_files(8x8, order = file_major): u64;
    chess_from_h8(8x8, origin = h8): u64;
    cylinder(8x8, wrap = files): u64;
    torus(6x6, wrap = both): u64;
    minichess(5x5): u32;
    tiny(3x3): u16;
    strip(8x3): u32;
    byte(3x2): u8;
    shogi(9x9): u128;
    xiangqi(9x10): u128;
    wide_word(9x10): [u64; 2];
    courier(12x8): u128;
    sixteen(16x16): [u64; 4];
    go(19x19): [u64; 6];
    hexagon(11x11, cells = hexagon(6)): u128;
    holes(4x4, cells = [". . . #", ". # . .", ". . . .", "# . . ."]): u16;
}

/// A board module with functions on lines: a register holds a line of many boards.
macro_rules! line_modules {
    ($($name:ident($($shape:tt)*): $word:ty, $lines:literal lines of $bits:literal;)*) => { $(
        mod $name {
            use super::*;

            #[bitboard($($shape)*)]
            pub mod board {
                use bitboard_core::arch::Lanes;

                #[derive(Debug)]
                pub struct Board($word);

                #[fill(step(0, 1), step(1, 1), step(1, 0), step(1, -1), step(0, -1), step(-1, 0))]
                pub const fn golds(riders: Board, empty: Board) -> Board;
                #[fill(step(0, 1), step(1, 1), step(1, 0), step(1, -1), step(0, -1), step(-1, 0))]
                pub fn gold_lines<L: Lanes>(
                    lanes: L,
                    riders: [L::Register; $lines],
                    empty: [L::Register; $lines],
                ) -> [L::Register; $lines];

                #[leaper((1, 2), (0, 1))]
                pub const fn marshals(leapers: Board) -> Board;
                #[leaper((1, 2), (0, 1))]
                pub fn marshal_lines<L: Lanes>(lanes: L, leapers: [L::Register; $lines]) -> [L::Register; $lines];

                #[fill(step(0, 1), yields = step)]
                pub const fn north(from: Board) -> Board;
                #[fill(step(0, 1), yields = step)]
                pub fn north_lines<L: Lanes>(lanes: L, from: [L::Register; $lines]) -> [L::Register; $lines];
            }

            use board::Board;

            /// The lines of some boards, as the functions take them.
            fn sliced(boards: &[Board]) -> [[u8; 64]; $lines] {
                std::array::from_fn(|line| {
                    let mut bytes = [0; 64];
                    for (lane, board) in boards.iter().enumerate() {
                        for bit in 0..$bits {
                            let place = lane * (512 / boards.len()) + bit;
                            let member = board.bits().has(line * $bits + bit);
                            bytes[place / 8] |= u8::from(member) << (place % 8);
                        }
                    }
                    bytes
                })
            }

            #[derive(Clone, Copy)]
            struct All<'a>(&'a [[[u8; 64]; $lines]; 2]);

            impl Kernel for All<'_> {
                type Output = [[[u8; 64]; $lines]; 3];

                #[inline(always)]
                fn run<L: Lanes>(self, lanes: L) -> Self::Output {
                    let mut results = [[[0; 64]; $lines]; 3];
                    for part in 0..L::PARTS {
                        let [from, empty] =
                            self.0.each_ref().map(|set| set.each_ref().map(|line| lanes.load(line, part)));
                        let parts = [
                            board::gold_lines(lanes, from, empty),
                            board::marshal_lines(lanes, from),
                            board::north_lines(lanes, from),
                        ];
                        for (result, part_of_it) in results.iter_mut().zip(parts) {
                            for (line, register) in result.iter_mut().zip(part_of_it) {
                                lanes.store(register, line, part);
                            }
                        }
                    }
                    results
                }
            }

            #[test]
            fn lines_are_those_of_each_board() {
                let mut random = Random::new(2026);
                let count = if $bits <= 8 { 64 } else { 32 };
                for _ in 0..20 {
                    let [from, empty] = [(); 2].map(|()| {
                        let one = |_| Board::from_bits_truncate(Sample::sample(&mut random));
                        (0..count).map(one).collect::<Vec<Board>>()
                    });
                    let expected = [
                        from.iter().zip(&empty).map(|(&from, &empty)| board::golds(from, empty)).collect(),
                        from.iter().map(|&from| board::marshals(from)).collect(),
                        from.iter().map(|&from| board::north(from)).collect::<Vec<Board>>(),
                    ];
                    let sets = [sliced(&from), sliced(&empty)];
                    for level in Level::available() {
                        let found = level.run(All(&sets));
                        assert_eq!(found, expected.each_ref().map(|boards| sliced(boards)), "{level}");
                    }
                }
            }
        }
    )* };
}

line_modules! {
    chess_lines(8x8): u64, 8 lines of 8;
    chess_files(8x8, order = file_major, origin = a8): u64, 8 lines of 8;
    cylinder_lines(8x8, wrap = files): u64, 8 lines of 8;
    minichess_lines(5x6): u32, 6 lines of 5;
    xiangqi_lines(9x10): u128, 10 lines of 9;
    courier_lines(12x8): [u64; 2], 8 lines of 12;
    sixteen_lines(16x5): u128, 5 lines of 16;
    hexagon_lines(11x11, cells = hexagon(6)): u128, 11 lines of 11;
}

/// A type of the user's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Bitboard(u64);

#[fill(step(1, 0), step(0, 1), step(-1, 0), step(0, -1))]
const fn rook(rooks: Bitboard, empty: Bitboard) -> Bitboard;
#[fill(step(1, 0), step(0, 1), step(-1, 0), step(0, -1))]
fn rooks(rooks: &[Bitboard], empty: &[Bitboard], out: &mut [Bitboard]);

#[fill(step(1, 1), step(1, 0), step(-1, 0), step(0, -1), board = 5x5)]
const fn narrow(from: u32, empty: u32) -> u32;
#[fill(step(1, 1), step(1, 0), step(-1, 0), step(0, -1), board = 5x5)]
fn narrow_all(from: &[u32], empty: &[u32], out: &mut [u32]);
#[fill(step(1, 1), step(1, 0), step(-1, 0), step(0, -1), board = 5x5)]
fn narrow_array(from: [u32; 70], empty: [u32; 70]) -> [u32; 70];
/// Arrays behind references are slices.
#[fill(step(1, 1), step(1, 0), step(-1, 0), step(0, -1), board = 5x5)]
fn narrow_referred(from: &[u32; 70], empty: &[u32; 70], out: &mut [u32; 70]);

#[leaper(1, 2, board = chess::board::Board(8x8))]
fn knights_elsewhere(knights: &[chess::board::Board], out: &mut [chess::board::Board]);

#[test]
fn types_of_the_users_own() {
    let mut random = Random::new(7);
    for length in LENGTHS {
        let words = |random: &mut Random| (0..length).map(|_| Bitboard(random.bits())).collect::<Vec<_>>();
        let (from, empty) = (words(&mut random), words(&mut random));
        let mut out = from.clone();
        rooks(&from, &empty, &mut out);
        for ((from, empty), out) in from.iter().zip(&empty).zip(out) {
            assert_eq!(out, rook(*from, *empty));
        }
    }
}

#[test]
fn bits_that_are_no_squares_are_ignored() {
    let mut random = Random::new(8);
    let [from, empty] = [(); 2].map(|()| std::array::from_fn::<u32, 70, _>(|_| random.bits() as u32));
    let expected: [u32; 70] = std::array::from_fn(|index| narrow(from[index], empty[index]));
    let mut out = [0; 70];
    narrow_all(&from, &empty, &mut out);
    assert_eq!(out, expected);
    narrow_referred(&from, &empty, &mut out);
    assert_eq!(out, expected);
    assert_eq!(narrow_array(from, empty), expected);
}

/// Long enough to be split over cores, where that is asked for.
#[test]
fn long_slices() {
    let mut random = Random::new(9);
    let mut words = || (0..70_001).map(|_| Bitboard(random.bits())).collect::<Vec<_>>();
    let (from, empty) = (words(), words());
    let mut out = from.clone();
    rooks(&from, &empty, &mut out);
    for ((from, empty), out) in from.iter().zip(&empty).zip(out) {
        assert_eq!(out, rook(*from, *empty));
    }
}

#[test]
fn a_board_made_elsewhere() {
    use chess::board::{Board, knight};
    let from: Vec<Board> = (0..64).map(|square| Board::from_bits_truncate(1 << square)).collect();
    let mut out = from.clone();
    knights_elsewhere(&from, &mut out);
    let expected: Vec<Board> = from.iter().map(|&from| knight(from)).collect();
    assert_eq!(out, expected);
}

/// The ways of the function below, in its order.
#[derive(Clone, Copy)]
enum Way {
    East,
    North,
}

#[fill(step(1, 0), step(0, 1), yields = step)]
fn steps(from: &[u64], way: Way, out: &mut [u64]);
#[fill(step(1, 0), step(0, 1), yields = step)]
fn steps_by_index(from: [u64; 7], way: usize) -> [u64; 7];

#[test]
fn ways_of_the_users_own() {
    let mut out = [0; 2];
    steps(&[1, 1 << 63], Way::East, &mut out);
    assert_eq!(out, [2, 0]);
    steps(&[1, 1 << 63], Way::North, &mut out);
    assert_eq!(out, [1 << 8, 0]);
    assert_eq!(steps_by_index([1; 7], 1), [1 << 8; 7]);
    assert!(catch_unwind(|| steps_by_index([1; 7], 2)).is_err());
}

#[test]
fn slices_of_different_lengths_are_refused() {
    for (from, empty, out) in [(1, 2, 2), (2, 1, 2), (2, 2, 1), (70, 70, 71), (0, 0, 1)] {
        let refused = catch_unwind(|| narrow_all(&vec![0; from], &vec![0; empty], &mut vec![0; out]));
        assert!(refused.is_err(), "{from} {empty} {out}");
    }
}
