//! One slider.

use std::hint::black_box;
use std::time::Instant;

use bitboard_core::arch::Level;
use bitboard_core::chess::{Board, Square, sliders};
use bitboard_core::piece;
use bitboard_peers::{Effort, Group};

use crate::data::{QUEEN, ROOK, Random, walk};

const PAIRS: usize = 1024;

#[piece("Q", by = tables)]
fn queen_by_tables(from: usize, occupied: u64) -> u64;

/// Squares and occupied squares, as each crate has them.
struct Pairs {
    ours: Vec<(Square, Board)>,
    cozy: Vec<(cozy_chess::Square, cozy_chess::BitBoard)>,
    chess: Vec<(chess::Square, chess::BitBoard)>,
}

fn pairs() -> Pairs {
    let mut random = Random::new(1);
    let pairs: Vec<(usize, u64)> = (0..PAIRS)
        .map(|_| {
            let members = 4 + random.below(28);
            (random.below(64), random.set(64, members) as u64)
        })
        .collect();
    let all = Pairs {
        ours: pairs.iter().map(|&(at, set)| (Square::ALL[at], Board::from_bits_truncate(set))).collect(),
        cozy: pairs
            .iter()
            .map(|&(at, set)| (cozy_chess::Square::index(at), cozy_chess::BitBoard(set)))
            .collect(),
        chess: pairs.iter().map(|&(at, set)| (chess::ALL_SQUARES[at], chess::BitBoard(set))).collect(),
    };
    for (place, &(square, occupied)) in pairs.iter().enumerate() {
        let expected = walk(square, &QUEEN, occupied.into(), 8, 8) as u64;
        let (at, set) = all.ours[place];
        assert_eq!(sliders::queen_attacks(at, set).bits(), expected);
        assert_eq!(queen_by_tables(square, occupied), expected);
        for level in Level::available() {
            assert_eq!(level.queen_attacks(at, set).bits(), expected);
            assert_eq!(level.queen_attacks_soon(at, set).bits(), expected);
        }
        assert_eq!(cozy(all.cozy[place].0, all.cozy[place].1), expected);
        assert_eq!(jordanbray(all.chess[place].0, all.chess[place].1), expected);
    }
    all
}

#[inline(always)]
fn cozy(square: cozy_chess::Square, occupied: cozy_chess::BitBoard) -> u64 {
    (cozy_chess::get_rook_moves(square, occupied) | cozy_chess::get_bishop_moves(square, occupied)).0
}

#[inline(always)]
fn jordanbray(square: chess::Square, occupied: chess::BitBoard) -> u64 {
    (chess::get_rook_moves(square, occupied) | chess::get_bishop_moves(square, occupied)).0
}

/// All pairs, one after the other.
macro_rules! sum {
    ($pairs:expr, |$square:ident, $occupied:ident| $attacks:expr) => {{
        let mut sum = 0_u64;
        for &($square, $occupied) in black_box(&$pairs[..]) {
            sum ^= $attacks;
        }
        sum
    }};
}

/// Each waits for the one before.
macro_rules! chain {
    ($pairs:expr, |$square:ident, $occupied:ident, $last:ident| $attacks:expr) => {{
        let mut $last = 0_u64;
        for &($square, $occupied) in black_box(&$pairs[..]) {
            $last = $attacks;
        }
        $last
    }};
}

pub fn hot(effort: &Effort) {
    let all = &pairs();
    let mut group = Group::new("Queen by square, everything in the first cache", "queen", PAIRS);
    group.case("cozy-chess", "inlined in a loop", || sum!(all.cozy, |square, set| cozy(square, set)));
    group.case("chess", "inlined in a loop", || sum!(all.chess, |square, set| jordanbray(square, set)));
    group.case("`sliders::queen_attacks`: lines, 10 KiB", "inlined in a loop", || {
        sum!(all.ours, |square, set| sliders::queen_attacks(square, set).bits())
    });
    group.case("`#[piece(\"Q\", by = tables)]`", "inlined in a loop", || {
        sum!(all.ours, |square, set| queen_by_tables(square.index(), set.bits()))
    });
    for level in Level::available() {
        group.case(format!("{level}"), "in `level.run`", move || {
            level.run(|level: Level| sum!(all.ours, |square, set| level.queen_attacks(square, set).bits()))
        });
        group.case(format!("{level}"), "dispatched each", move || {
            sum!(all.ours, |square, set| black_box(level).queen_attacks(square, set).bits())
        });
    }
    group.case("`Level::detect()`", "dispatched each", || {
        sum!(all.ours, |square, set| Level::detect().queen_attacks(square, set).bits())
    });
    group.run(effort);
}

pub fn latency(effort: &Effort) {
    let all = &pairs();
    let mut group = Group::new("Queen by square, each waits for the one before", "queen", PAIRS);
    group.case("cozy-chess", "inlined in a loop", || {
        chain!(all.cozy, |square, set, last| cozy(square, cozy_chess::BitBoard(set.0 ^ (last & 1))))
    });
    group.case("chess", "inlined in a loop", || {
        chain!(all.chess, |square, set, last| jordanbray(square, chess::BitBoard(set.0 ^ (last & 1))))
    });
    for level in Level::available() {
        group.case(format!("{level}"), "in `level.run`", move || {
            level.run(|level: Level| {
                chain!(all.ours, |square, set, last| {
                    let set = Board::from_bits_truncate(set.bits() ^ (last & 1));
                    level.queen_attacks(square, set).bits()
                })
            })
        });
    }
    for level in Level::available() {
        group.case(format!("{level}, `queen_attacks_soon`"), "in `level.run`", move || {
            level.run(|level: Level| {
                chain!(all.ours, |square, set, last| {
                    let set = Board::from_bits_truncate(set.bits() ^ (last & 1));
                    level.queen_attacks_soon(square, set).bits()
                })
            })
        });
    }
    group.case("`Level::detect().queen_attacks_soon`", "dispatched each", || {
        chain!(all.ours, |square, set, last| {
            let set = Board::from_bits_truncate(set.bits() ^ (last & 1));
            Level::detect().queen_attacks_soon(square, set).bits()
        })
    });
    group.run(effort);
}

pub fn cold(effort: &Effort) {
    const COLD: usize = 256;
    let all = &pairs();
    // Whatever was in the caches is driven out, but not the squares to ask for.
    let large = std::cell::RefCell::new(vec![0_u64; 1 << 20]);
    let evict = &|| {
        for (place, word) in large.borrow_mut().iter_mut().enumerate() {
            *word = word.wrapping_add(place as u64);
        }
    };
    let mut group = Group::new("Queen by square, tables not in the caches, 256 at a time", "queen", COLD);
    macro_rules! cold {
        ($name:expr, $form:literal, $pairs:expr, $sum:expr) => {
            group.timed($name, $form, move || {
                evict();
                for pair in black_box(&$pairs[..COLD]) {
                    black_box(*pair);
                }
                let start = Instant::now();
                black_box($sum);
                start.elapsed()
            })
        };
    }
    cold!(
        "cozy-chess",
        "inlined in a loop",
        all.cozy,
        sum!(all.cozy[..COLD], |square, set| cozy(square, set))
    );
    cold!(
        "chess",
        "inlined in a loop",
        all.chess,
        sum!(all.chess[..COLD], |square, set| jordanbray(square, set))
    );
    for level in Level::available() {
        cold!(
            format!("{level}"),
            "in `level.run`",
            all.ours,
            level.run(|level: Level| sum!(all.ours[..COLD], |square, set| level
                .queen_attacks(square, set)
                .bits()))
        );
    }
    group.run(&Effort {
        rounds: effort.rounds * 3,
        window: std::time::Duration::from_nanos(1),
        ..effort.clone()
    });
}

#[piece("R", board = 9x9)]
fn shogi_rook(from: usize, occupied: u128) -> u128;

#[piece("R", board = 9x9, by = tables)]
fn shogi_rook_by_tables(from: usize, occupied: u128) -> u128;

#[piece("R", board = 9x9, by = rays)]
fn shogi_rook_by_rays(from: usize, occupied: u128) -> u128;

pub fn shogi(effort: &Effort) {
    let mut random = Random::new(3);
    let pairs: Vec<(usize, u128)> = (0..PAIRS)
        .map(|_| {
            let members = 10 + random.below(30);
            (random.below(81), random.set(81, members))
        })
        .collect();
    let theirs: Vec<_> = pairs
        .iter()
        .map(|&(square, occupied)| (haitaka::Square::index_const(square), haitaka::BitBoard(occupied)))
        .collect();
    let haitaka = |square, set| haitaka::get_rook_moves(haitaka::Color::Black, square, set).0;
    for (place, &(square, occupied)) in pairs.iter().enumerate() {
        let expected = walk(square, &ROOK, occupied, 9, 9);
        assert_eq!(haitaka(theirs[place].0, theirs[place].1), expected);
        assert_eq!(shogi_rook(square, occupied), expected);
        assert_eq!(shogi_rook_by_tables(square, occupied), expected);
        assert_eq!(shogi_rook_by_rays(square, occupied), expected);
    }
    macro_rules! sum_wide {
        ($pairs:expr, $attacks:expr) => {
            black_box(&$pairs[..]).iter().fold(0_u128, |sum, &(square, set)| sum ^ $attacks(square, set))
        };
    }
    let mut group = Group::new("Rook by square on 9x9", "rook", PAIRS);
    group.case("haitaka, 8.3 MB of tables", "inlined in a loop", || sum_wide!(theirs, haitaka));
    group.case("`#[piece(\"R\", board = 9x9)]`", "inlined in a loop", || sum_wide!(pairs, shogi_rook));
    group.case("the same, `by = tables`", "inlined in a loop", || sum_wide!(pairs, shogi_rook_by_tables));
    group.case("the same, `by = rays`", "inlined in a loop", || sum_wide!(pairs, shogi_rook_by_rays));
    group.run(effort);
}
