//! Sets of sliders, on one board and on many.

use std::hint::black_box;

use bitboard_core::arch::Level;
use bitboard_core::batch::{self, Army, Block};
use bitboard_core::chess::Board;
use bitboard_core::fill;
use bitboard_peers::{Effort, Group};

use crate::data::{QUEEN, Random, walk_all};

/// As it is usually written by hand, direction after direction: 135 operations.
#[inline(never)]
fn by_hand(queens: u64, empty: u64) -> u64 {
    /// How far a step rotates a board, and where it can arrive.
    const STEPS: [(u32, u64); 8] = [
        (8, 0xffff_ffff_ffff_ff00),
        (1, 0xfefe_fefe_fefe_fefe),
        (56, 0x00ff_ffff_ffff_ffff),
        (63, 0x7f7f_7f7f_7f7f_7f7f),
        (9, 0xfefe_fefe_fefe_fe00),
        (57, 0x00fe_fefe_fefe_fefe),
        (55, 0x007f_7f7f_7f7f_7f7f),
        (7, 0x7f7f_7f7f_7f7f_7f00),
    ];
    let mut attacks = 0;
    for (by, within) in STEPS {
        let mut open = empty & within;
        let mut flood = queens | open & queens.rotate_left(by);
        open &= open.rotate_left(by);
        flood |= open & flood.rotate_left(2 * by);
        open &= open.rotate_left(2 * by);
        flood |= open & flood.rotate_left(4 * by);
        attacks |= flood.rotate_left(by) & within;
    }
    attacks
}

/// The scalar form that slices and blocks are compared with: 123 operations, called.
#[inline(never)]
fn scalar(queens: u64, empty: u64) -> u64 {
    kogge_stone(queens, empty)
}

#[fill(
    step(0, 1), step(1, 0), step(0, -1), step(-1, 0), step(1, 1), step(1, -1), step(-1, -1), step(-1, 1),
    by = kogge_stone
)]
pub const fn kogge_stone(queens: u64, empty: u64) -> u64;

#[fill(step(0, 1), step(1, 0), step(0, -1), step(-1, 0), step(1, 1), step(1, -1), step(-1, -1), step(-1, 1))]
pub fn queens(queens: &[u64], empty: &[u64], out: &mut [u64]);

/// Sets of queens and empty squares.
fn sets(count: usize) -> (Vec<u64>, Vec<u64>) {
    let mut random = Random::new(9);
    (0..count)
        .map(|_| {
            let (queens, others) = (1 + random.below(4), random.below(24));
            let queens = random.set(64, queens) as u64;
            (queens, !(random.set(64, others) as u64 | queens))
        })
        .unzip()
}

pub fn one_board(effort: &Effort) {
    const BOARDS: usize = 1024;
    let (queens, empty) = &sets(BOARDS);
    for (&queens, &empty) in queens.iter().zip(empty) {
        let expected = walk_all(queens.into(), &QUEEN, (!empty).into(), 8, 8) as u64;
        assert_eq!(by_hand(queens, empty), expected);
        assert_eq!(scalar(queens, empty), expected);
        for level in Level::available() {
            assert_eq!(of_level(level, queens, empty), expected);
        }
    }
    let mut group = Group::new("One board: what a set of queens attacks", "board", BOARDS);
    macro_rules! all {
        ($attacks:expr) => {{
            let mut sum = 0;
            for (&queens, &empty) in black_box(&queens[..]).iter().zip(empty) {
                sum ^= $attacks(queens, empty);
            }
            sum
        }};
    }
    group.case("scalar Kogge-Stone by hand", "called each", || all!(by_hand));
    group.case("scalar Kogge-Stone by `#[fill]`", "called each", || all!(scalar));
    group.case("the same", "inlined in a loop", || all!(kogge_stone));
    for level in Level::available() {
        group.case(format!("{level}"), "in `level.run`", move || {
            level.run(|level: Level| all!(|queens, empty| of_level(level, queens, empty)))
        });
        group.case(format!("{level}"), "dispatched each", move || {
            all!(|queens, empty| of_level(black_box(level), queens, empty))
        });
    }
    group.run(effort);
}

#[inline(always)]
fn of_level(level: Level, queens: u64, empty: u64) -> u64 {
    let [queens, empty] = [queens, empty].map(Board::from_bits_truncate);
    level.queens_attacks(queens, empty).bits()
}

pub fn slices(effort: &Effort) {
    const BOARDS: usize = 1024;
    let (from, empty) = &sets(BOARDS);
    let mut out = vec![0; BOARDS];
    let expected: Vec<u64> = from.iter().zip(empty).map(|(&from, &empty)| scalar(from, empty)).collect();
    let best = Level::detect();
    for level in Level::available() {
        level.force();
        out.fill(0);
        queens(from, empty, &mut out);
        assert_eq!(out, expected, "{level}");
    }
    let out = &std::cell::RefCell::new(out);
    let mut group = Group::new("Slices of 1024 ordinary boards in the first cache, queens", "board", BOARDS);
    group.case("scalar Kogge-Stone by `#[fill]`", "called each", move || {
        for ((out, &from), &empty) in out.borrow_mut().iter_mut().zip(from).zip(empty) {
            *out = scalar(from, empty);
        }
    });
    for level in Level::available() {
        group.case(format!("{level}"), "`#[fill]` of slices", move || {
            level.force();
            queens(black_box(from), black_box(empty), &mut out.borrow_mut());
        });
    }
    group.run(effort);
    best.force();
}

pub fn memory(effort: &Effort) {
    const BOARDS: usize = 1 << 22;
    /// So few are never split over cores.
    const PART: usize = 1 << 14;
    const WHOLE: &str =
        if cfg!(feature = "rayon") { "best level, split over all cores" } else { "best level" };
    let (from, empty) = sets(BOARDS);
    let out = std::cell::RefCell::new(vec![0_u64; BOARDS]);
    let mut group = Group::new("Slices of 4 million ordinary boards, from memory to memory", "board", BOARDS);
    group.case("the same bytes moved: two words read, one written", "inlined in a loop", || {
        for ((out, &from), &empty) in out.borrow_mut().iter_mut().zip(&from).zip(&empty) {
            *out = from | empty;
        }
    });
    group.case("queens by `#[fill]` of slices, 16,384 boards at a time", "best level", || {
        let mut out = out.borrow_mut();
        for ((out, from), empty) in out.chunks_mut(PART).zip(from.chunks(PART)).zip(empty.chunks(PART)) {
            queens(black_box(from), black_box(empty), out);
        }
    });
    group.case("queens by `#[fill]` of slices", WHOLE, || {
        queens(black_box(&from), black_box(&empty), &mut out.borrow_mut());
    });
    group.run(&Effort { rounds: effort.rounds.min(15), ..effort.clone() });
}

macro_rules! wide {
    ($($scalar:ident $slices:ident $board:tt)*) => { $(
        #[fill(
            step(0, 1), step(1, 0), step(0, -1), step(-1, 0), step(1, 1), step(1, -1), step(-1, -1), step(-1, 1),
            board = $board, by = kogge_stone
        )]
        const fn $scalar(queens: u128, empty: u128) -> u128;

        #[fill(
            step(0, 1), step(1, 0), step(0, -1), step(-1, 0), step(1, 1), step(1, -1), step(-1, -1), step(-1, 1),
            board = $board
        )]
        fn $slices(queens: &[u128], empty: &[u128], out: &mut [u128]);
    )* };
}

wide! { scalar_9x10 queens_9x10 9x10 scalar_12x10 queens_12x10 12x10 }

type Scalar = fn(u128, u128) -> u128;
type Slices = fn(&[u128], &[u128], &mut [u128]);

pub fn wide_slices(effort: &Effort) {
    const BOARDS: usize = 512;
    let best = Level::detect();
    for (title, files, ranks, scalar, slices) in [
        (
            "Slices of 9x10 boards in the first cache, queens",
            9,
            10,
            scalar_9x10 as Scalar,
            queens_9x10 as Slices,
        ),
        ("Slices of 12x10 boards in the first cache, queens", 12, 10, scalar_12x10, queens_12x10),
    ] {
        let (mut random, squares) = (Random::new(4), (files * ranks) as usize);
        let (from, empty): &(Vec<u128>, Vec<u128>) = &(0..BOARDS)
            .map(|_| {
                let (queens, others) = (random.set(squares, 3), random.set(squares, 30));
                (queens, !(queens | others) & (u128::MAX >> (128 - squares)))
            })
            .unzip();
        let mut out = vec![0; BOARDS];
        for level in Level::available() {
            level.force();
            slices(from, empty, &mut out);
            for place in 0..BOARDS {
                let expected = walk_all(from[place], &QUEEN, !empty[place], files, ranks);
                assert_eq!(out[place], expected, "{level}");
                assert_eq!(scalar(from[place], empty[place]), expected);
            }
        }
        let out = &std::cell::RefCell::new(out);
        let mut group = Group::new(title, "board", BOARDS);
        group.case("scalar Kogge-Stone by `#[fill]`", "called each", move || {
            for ((out, &from), &empty) in out.borrow_mut().iter_mut().zip(from).zip(empty) {
                *out = black_box(scalar)(from, empty);
            }
        });
        for level in Level::available() {
            group.case(format!("{level}"), "`#[fill]` of slices", move || {
                level.force();
                slices(black_box(from), black_box(empty), &mut out.borrow_mut());
            });
        }
        group.run(effort);
    }
    best.force();
}

pub fn blocks(effort: &Effort) {
    const BLOCKS: usize = 8;
    const BOARDS: usize = 64 * BLOCKS;
    let mut random = Random::new(8);
    let detected = Level::detect();
    let mut some = |members: usize| -> Vec<Block> {
        (0..BLOCKS)
            .map(|_| {
                Block::from_boards(
                    detected,
                    &core::array::from_fn::<u64, 64, _>(|_| random.set(64, members) as u64),
                )
            })
            .collect()
    };
    let (white, black) = (some(12), some(12));
    let occupied: Vec<Block> = white.iter().zip(&black).map(|(white, black)| union(white, black)).collect();
    let armies = [&white, &black].map(|side| -> Vec<Army<Block>> {
        side.iter()
            .map(|&all| Army { pawns: all, knights: all, diagonal: all, orthogonal: all, kings: all })
            .collect()
    });
    let other: Vec<Block> = black.iter().zip(&white).map(|(black, white)| without(black, white)).collect();
    let out = std::cell::RefCell::new([vec![Block::EMPTY; BLOCKS], vec![Block::EMPTY; BLOCKS]]);
    let counts = std::cell::RefCell::new(vec![[0; 64]; BLOCKS]);

    for level in Level::available() {
        let mut out = out.borrow_mut();
        batch::slider_attacks(level, &white, &white, &occupied, &mut out[0]);
        for place in 0..BOARDS {
            let (block, board) = (place / 64, place % 64);
            let [set, blockers] = [&white, &occupied].map(|sets| sets[block].board::<u128>(board));
            assert_eq!(out[0][block].board::<u128>(board), walk_all(set, &QUEEN, blockers, 8, 8), "{level}");
        }
    }

    let [queens, empty]: [[u64; 64]; 2] = [&white, &occupied].map(|sets| sets[0].to_boards(detected));
    let mut group = Group::new("Blocks of 64 boards in the first cache", "board", BOARDS);
    group.case("scalar Kogge-Stone by `#[fill]`, queens", "called each", || {
        let mut sum = 0;
        for _ in 0..BLOCKS {
            for (&queens, &occupied) in black_box(&queens).iter().zip(&empty) {
                sum ^= scalar(queens, !occupied);
            }
        }
        sum
    });
    for level in Level::available() {
        let (white, occupied, other) = (&white, &occupied, &other);
        let (out, counts, armies) = (&out, &counts, &armies);
        group.case(format!("{level}: sliders in all directions"), "slices of blocks", move || {
            batch::slider_attacks(level, black_box(white), white, occupied, &mut out.borrow_mut()[0]);
        });
        group.case(format!("{level}: complete attack maps of both players"), "slices of blocks", move || {
            let [white, black] = &mut *out.borrow_mut();
            batch::attack_maps(level, [black_box(&armies[0]), &armies[1]], occupied, [white, black]);
        });
        group.case(format!("{level}: pseudo-legal targets counted"), "slices of blocks", move || {
            batch::target_counts(level, black_box(&armies[0]), other, &mut counts.borrow_mut());
        });
        group.case(format!("{level}: Othello mobility"), "slices of blocks", move || {
            batch::othello_moves(level, black_box(white), other, &mut out.borrow_mut()[0]);
        });
        group.case(format!("{level}: Othello flips"), "slices of blocks", move || {
            let [first, second] = &mut *out.borrow_mut();
            batch::othello_flips(level, black_box(white), other, second, first);
        });
        group.case(format!("{level}: floods"), "slices of blocks", move || {
            batch::flood(level, black_box(white), occupied, &mut out.borrow_mut()[0]);
        });
    }
    group.run(effort);
}

fn union(a: &Block, b: &Block) -> Block {
    each(a, b, |a, b| a | b)
}

fn without(a: &Block, b: &Block) -> Block {
    each(a, b, |a, b| a & !b)
}

fn each(a: &Block, b: &Block, of: impl Fn(u8, u8) -> u8) -> Block {
    let lines = core::array::from_fn(|line| {
        core::array::from_fn(|board| of(a.lines[line][board], b.lines[line][board]))
    });
    Block { lines }
}
