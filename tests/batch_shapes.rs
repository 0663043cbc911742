//! Blocks of boards of every shape at every level of the processor: cut and put together, attacked on and flooded,
//! each board by itself against the reference.

use bitboard_core::arch::{Lanes, Level};
use bitboard_core::batch::{self, Block, LineFunction};
use bitboard_core::bitboard;
use oracle::{Corner, Grid, Layout, Order, Random, Set, Square};

const QUEEN: [Square; 8] = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)];
const KNIGHT: [Square; 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// What members of a set reach by single steps over open squares.
fn flooded(grid: &Grid, from: &Set, open: &Set, steps: &[Square]) -> Set {
    let mut reached: Set = from.intersection(open).copied().collect();
    loop {
        let next = steps.iter().flat_map(|&step| grid.step(&reached, step));
        let next: Set = next.filter(|square| open.contains(square)).chain(reached.iter().copied()).collect();
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

fn union(sets: impl Iterator<Item = Set>) -> Set {
    sets.flatten().collect()
}

/// A board module with attacks on lines, and a test of blocks of its boards.
macro_rules! shapes {
    ($(
        $name:ident($($shape:tt)*), $grid:expr, $layout:expr;
        $word:ty, Block<$width:literal, $lines:literal> of $boards:literal;
    )*) => { $(
        mod $name {
            use super::*;

            #[bitboard($($shape)*)]
            pub mod board {
                use bitboard_core::arch::Lanes;

                pub struct Board($word);

                #[fill(
                    step(0, 1), step(1, 0), step(0, -1), step(-1, 0),
                    step(1, 1), step(1, -1), step(-1, -1), step(-1, 1),
                )]
                pub fn queens<L: Lanes>(
                    lanes: L,
                    queens: [L::Register; $lines],
                    empty: [L::Register; $lines],
                ) -> [L::Register; $lines];

                #[leaper(1, 2)]
                pub fn knights<L: Lanes>(lanes: L, knights: [L::Register; $lines]) -> [L::Register; $lines];
            }

            #[derive(Clone, Copy)]
            struct Queens;

            impl LineFunction<2, $lines> for Queens {
                #[inline(always)]
                fn lines<L: Lanes>(
                    self,
                    lanes: L,
                    [queens, empty]: [[L::Register; $lines]; 2],
                ) -> [L::Register; $lines] {
                    board::queens(lanes, queens, empty)
                }
            }

            #[derive(Clone, Copy)]
            struct Knights;

            impl LineFunction<1, $lines> for Knights {
                #[inline(always)]
                fn lines<L: Lanes>(self, lanes: L, [knights]: [[L::Register; $lines]; 1]) -> [L::Register; $lines] {
                    board::knights(lanes, knights)
                }
            }

            type Boards = Block<$width, $lines>;

            fn cut(level: Level, layout: &Layout, sets: &[Set]) -> Vec<Boards> {
                let boards = sets.iter().map(|set| board::Board::from_bits_truncate(layout.word(set)));
                let words: Vec<$word> = boards.map(board::Board::bits).collect();
                words.chunks(Boards::BOARDS).map(|boards| Block::from_boards(level, boards)).collect()
            }

            fn joined(level: Level, layout: &Layout, blocks: &[Boards]) -> Vec<Set> {
                blocks.iter().flat_map(|block| block.to_boards::<$word, $boards>(level)).map(|word| layout.set(word)).collect()
            }

            #[test]
            fn boards_come_back() {
                let (grid, layout): (Grid, Layout) = ($grid, $layout);
                assert_eq!(Boards::BOARDS, $boards);
                let mut random = Random::new(11);
                for (level, count) in Level::available().flat_map(|level| [0, 1, 5, $boards - 1, $boards].map(|count| (level, count))) {
                    let sets: Vec<Set> = random.boards(&grid).into_iter().map(|(_, set)| set).cycle().take(count).collect();
                    let words: Vec<$word> = sets.iter().map(|set| layout.word(set)).collect();
                    let block = Boards::from_boards(level, &words);
                    // Bit by bit, with nothing beyond the boards.
                    for (line, bytes) in block.lines.iter().enumerate() {
                        for bit in 0..512 {
                            let (board, place) = (bit / (512 / $boards), bit % (512 / $boards));
                            let square = place < $width && board < count
                                && sets[board].contains(&layout.square(line * $width + place));
                            assert_eq!(bytes[bit / 8] >> (bit % 8) & 1 == 1, square, "{level} {line} {board} {place}");
                        }
                    }
                    let mut back = words.clone();
                    block.write_boards(level, &mut back);
                    assert_eq!(back, words, "{level}");
                    assert_eq!(block.to_boards::<$word, $boards>(level)[..count], words, "{level}");
                    for (board, &word) in words.iter().enumerate() {
                        assert_eq!(block.board::<$word>(board), word, "{level}");
                    }
                }
            }

            #[test]
            fn attacks_and_floods() {
                let (grid, layout): (Grid, Layout) = ($grid, $layout);
                let mut random = Random::new(12);
                // More than a block, and no whole number of them.
                let (from, empty): (Vec<Set>, Vec<Set>) =
                    (0..6).flat_map(|_| random.boards(&grid)).take($boards + 13).unzip();
                let both = || from.iter().zip(&empty);
                let attacks = |from, empty| union(QUEEN.iter().map(|&step| grid.attacks(from, empty, step)));
                let leaps = |from| union(KNIGHT.iter().map(|&step| grid.step(from, step)));
                let expected = [
                    both().map(|(from, empty)| attacks(from, empty)).collect(),
                    from.iter().map(leaps).collect(),
                    both().map(|(from, empty)| flooded(&grid, from, empty, &QUEEN[..4])).collect(),
                    both().map(|(from, empty)| flooded(&grid, from, empty, &QUEEN)).collect::<Vec<Set>>(),
                ];
                for level in Level::available() {
                    let [from, empty] = [&from, &empty].map(|sets| cut(level, &layout, sets));
                    let of = |function: &dyn Fn(&mut [Boards])| {
                        let mut out = vec![Block::EMPTY; from.len()];
                        function(&mut out);
                        let mut sets = joined(level, &layout, &out);
                        sets.truncate(expected[0].len());
                        sets
                    };
                    let found = [
                        of(&|out| batch::apply(level, Queens, [&from, &empty], out)),
                        of(&|out| batch::apply(level, Knights, [&from], out)),
                        of(&|out| batch::flood(level, &from, &empty, out)),
                        of(&|out| batch::flood_all_around(level, &from, &empty, out)),
                    ];
                    for (what, (found, expected)) in found.iter().zip(&expected).enumerate() {
                        for (place, (found, expected)) in found.iter().zip(expected).enumerate() {
                            assert_eq!(found, expected, "{level}: {what} of board {place}");
                        }
                    }
                }
            }
        }
    )* };
}

shapes! {
    chess(8x8), Grid::rectangle(8, 8), Layout::usual(8, 8);
    u64, Block<8, 8> of 64;
    by_files(7x8, order = file_major, origin = a8),
    Grid::rectangle(7, 8), Layout::new(7, 8, Order::FileMajor, Corner::NorthWest);
    u64, Block<8, 7> of 64;
    seven(7x7), Grid::rectangle(7, 7), Layout::usual(7, 7);
    u64, Block<7, 7> of 64;
    minichess(5x6), Grid::rectangle(5, 6), Layout::usual(5, 6);
    u32, Block<5, 6> of 64;
    tiny(3x5), Grid::rectangle(3, 5), Layout::usual(3, 5);
    u16, Block<3, 5> of 64;
    tall(8x10), Grid::rectangle(8, 10), Layout::usual(8, 10);
    u128, Block<8, 10> of 64;
    tower(7x17), Grid::rectangle(7, 17), Layout::usual(7, 17);
    [u64; 2], Block<7, 17> of 64;
    capablanca(10x8), Grid::rectangle(10, 8), Layout::usual(10, 8);
    u128, Block<10, 8> of 32;
    xiangqi(9x10), Grid::rectangle(9, 10), Layout::usual(9, 10);
    u128, Block<9, 10> of 32;
    twelve(12x10), Grid::rectangle(12, 10), Layout::usual(12, 10);
    [u64; 2], Block<12, 10> of 32;
    hexagon(11x11, cells = hexagon(6)), Grid::hexagon(6), Layout::usual(11, 11);
    u128, Block<11, 11> of 32;
    sixteen(16x16), Grid::rectangle(16, 16), Layout::usual(16, 16);
    [u64; 4], Block<16, 16> of 32;
    largest(16x24), Grid::rectangle(16, 24), Layout::usual(16, 24);
    [u64; 6], Block<16, 24> of 32;
}

#[test]
#[should_panic(expected = "65 boards for a block of 64")]
fn more_boards_than_a_block_holds_are_refused() {
    let _ = Block::<8, 8>::from_boards(Level::PORTABLE, &[0_u64; 65]);
}

#[test]
#[should_panic(expected = "33 boards of a block of 32")]
fn more_boards_than_a_block_has_are_refused() {
    Block::<9, 10>::EMPTY.write_boards(Level::PORTABLE, &mut [0_u128; 33]);
}

#[test]
#[should_panic(expected = "the slices must have the same length")]
fn floods_of_slices_of_different_lengths_are_refused() {
    batch::flood(Level::PORTABLE, &[Block::<7, 7>::EMPTY; 2], &[Block::EMPTY; 1], &mut [Block::EMPTY; 2]);
}
