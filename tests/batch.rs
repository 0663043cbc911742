//! Blocks of 64 boards at every level of the processor, each board by itself against a walk square by square.

use bitboard_core::arch::Level;
use bitboard_core::batch::{self, Army, Block};
use oracle::Random;

type At = (i32, i32);

const QUEEN: [At; 8] = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)];
const KNIGHT: [At; 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// The square a step leads to.
fn step(square: u32, step: At) -> Option<u32> {
    let (file, rank) = (square as i32 % 8 + step.0, square as i32 / 8 + step.1);
    ((0..8).contains(&file) && (0..8).contains(&rank)).then_some((rank * 8 + file) as u32)
}

fn squares(set: u64) -> impl Iterator<Item = u32> {
    (0..64).filter(move |square| set >> square & 1 != 0)
}

/// What a square attacks in a direction.
fn ride(square: u32, direction: At, occupied: u64) -> u64 {
    let (mut attacks, mut at) = (0, square);
    while let Some(next) = step(at, direction) {
        attacks |= 1 << next;
        if occupied >> next & 1 != 0 {
            break;
        }
        at = next;
    }
    attacks
}

fn rides(set: u64, directions: &[At], occupied: u64) -> u64 {
    squares(set)
        .flat_map(|square| directions.iter().map(move |&direction| ride(square, direction, occupied)))
        .fold(0, |all, attacks| all | attacks)
}

fn leaps(set: u64, steps: &[At]) -> u64 {
    squares(set)
        .flat_map(|square| steps.iter().filter_map(move |&leap| step(square, leap)))
        .fold(0, |all, square| all | 1 << square)
}

/// One player's sets on one board, and nothing twice on a square.
fn army(random: &mut Random, free: &mut u64) -> Army<u64> {
    let mut some = |thinner: u32| {
        let set = (0..thinner).fold(*free, |set, _| set & random.bits());
        *free &= !set;
        set
    };
    let (pawns, knights, kings) = (some(2), some(3), some(4));
    let (bishops, rooks, queens) = (some(3), some(3), some(4));
    Army { pawns, knights, kings, diagonal: bishops | queens, orthogonal: rooks | queens }
}

fn all(army: &Army<u64>) -> u64 {
    army.pawns | army.knights | army.diagonal | army.orthogonal | army.kings
}

fn map(army: &Army<u64>, forward: i32, occupied: u64) -> u64 {
    leaps(army.pawns, &[(1, forward), (-1, forward)])
        | leaps(army.knights, &KNIGHT)
        | leaps(army.kings, &QUEEN)
        | rides(army.orthogonal, &QUEEN[..4], occupied)
        | rides(army.diagonal, &QUEEN[4..], occupied)
}

/// White's targets, piece by piece.
fn targets(white: &Army<u64>, black: u64) -> u32 {
    let own = all(white);
    let occupied = own | black;
    let each = |set: u64, targets: &dyn Fn(u64) -> u64| -> u32 {
        squares(set).map(|square| (targets(1 << square) & !own).count_ones()).sum()
    };
    each(white.knights, &|from| leaps(from, &KNIGHT))
        + each(white.kings, &|from| leaps(from, &QUEEN))
        + each(white.orthogonal, &|from| rides(from, &QUEEN[..4], occupied))
        + each(white.diagonal, &|from| rides(from, &QUEEN[4..], occupied))
        + each(white.pawns, &|from| leaps(from, &[(1, 1), (-1, 1)]) & black)
        + each(white.pawns, &|from| {
            let one = leaps(from, &[(0, 1)]) & !occupied;
            let two = if from & 0xff00 != 0 { leaps(one, &[(0, 1)]) & !occupied } else { 0 };
            one | two
        })
}

/// The discs a move turns; none, and it is no move.
fn turned(square: u32, own: u64, other: u64) -> u64 {
    let mut all = 0;
    for direction in QUEEN {
        let (mut run, mut at) = (0, square);
        while let Some(next) = step(at, direction) {
            if other >> next & 1 == 0 {
                if own >> next & 1 != 0 {
                    all |= run;
                }
                break;
            }
            run |= 1 << next;
            at = next;
        }
    }
    all
}

fn flood(from: u64, open: u64, steps: &[At]) -> u64 {
    let mut reached = from & open;
    loop {
        let next = reached | leaps(reached, steps) & open;
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

/// Blocks of boards made by a function, as boards and cut.
fn blocks(level: Level, count: usize, mut board: impl FnMut() -> u64) -> (Vec<u64>, Vec<Block>) {
    let boards: Vec<u64> = (0..64 * count).map(|_| board()).collect();
    let blocks = boards.as_chunks::<64>().0.iter().map(|boards| Block::from_boards(level, boards)).collect();
    (boards, blocks)
}

fn cut(level: Level, boards: &[u64]) -> Vec<Block> {
    boards.as_chunks::<64>().0.iter().map(|boards| Block::from_boards(level, boards)).collect()
}

fn joined(level: Level, blocks: &[Block]) -> Vec<u64> {
    blocks.iter().flat_map(|block| block.to_boards::<u64, 64>(level)).collect()
}

/// Stamps a test for every level.
fn every(mut test: impl FnMut(Level, &mut Random, usize)) {
    for level in Level::available() {
        for (seed, count) in [0, 1, 2, 3, 7].into_iter().enumerate() {
            test(level, &mut Random::new(seed as u64 + 1), count);
        }
    }
}

#[test]
fn blocks_hold_their_boards() {
    every(|level, random, count| {
        let (boards, blocks) = blocks(level, count, || random.bits());
        assert_eq!(joined(level, &blocks), boards, "{level}");
        for (place, &board) in boards.iter().enumerate() {
            assert_eq!(blocks[place / 64].board::<u64>(place % 64), board, "{level}");
            for rank in 0..8 {
                assert_eq!(blocks[place / 64].lines[rank][place % 64], board.to_le_bytes()[rank], "{level}");
            }
        }
        assert!(cut(level, &boards).iter().eq(&blocks));
    });
}

#[test]
fn sliders() {
    every(|level, random, count| {
        let (occupied, occupied_blocks) = blocks(level, count, || random.bits() & random.bits());
        let orthogonal: Vec<u64> = occupied.iter().map(|occupied| occupied & random.bits()).collect();
        let diagonal: Vec<u64> =
            occupied.iter().map(|occupied| occupied & random.bits() & random.bits()).collect();
        let mut out = vec![Block::EMPTY; count];
        let sets = [&orthogonal, &diagonal].map(|set| cut(level, set));
        batch::slider_attacks(level, &sets[0], &sets[1], &occupied_blocks, &mut out);
        for (place, found) in joined(level, &out).into_iter().enumerate() {
            let expected = rides(orthogonal[place], &QUEEN[..4], occupied[place])
                | rides(diagonal[place], &QUEEN[4..], occupied[place]);
            assert_eq!(found, expected, "{level}");
        }
    });
}

#[test]
fn one_slider_on_every_square() {
    for level in Level::available() {
        let mut random = Random::new(3);
        for density in 0..5 {
            let occupied: [u64; 64] = core::array::from_fn(|square| {
                (0..density).fold(u64::MAX, |occupied, _| occupied & random.bits()) | 1 << square
            });
            let queens = Block::from_boards(level, &core::array::from_fn::<u64, 64, _>(|square| 1 << square));
            let mut out = [Block::EMPTY];
            batch::slider_attacks(
                level,
                &[queens],
                &[queens],
                &[Block::from_boards(level, &occupied)],
                &mut out,
            );
            for (square, found) in out[0].to_boards::<u64, 64>(level).into_iter().enumerate() {
                assert_eq!(found, rides(1 << square, &QUEEN, occupied[square]), "{level}");
            }
        }
    }
}

#[test]
fn leapers() {
    every(|level, random, count| {
        let (boards, sets) = blocks(level, count, || random.bits() & random.bits() & random.bits());
        let of = |function: &dyn Fn(&mut [Block])| {
            let mut out = vec![Block::EMPTY; count];
            function(&mut out);
            joined(level, &out)
        };
        let knights = of(&|out| batch::knight_attacks(level, &sets, out));
        let kings = of(&|out| batch::king_attacks(level, &sets, out));
        let white = of(&|out| batch::pawn_attacks(level, &sets, true, out));
        let black = of(&|out| batch::pawn_attacks(level, &sets, false, out));
        for (place, &board) in boards.iter().enumerate() {
            assert_eq!(knights[place], leaps(board, &KNIGHT), "{level}");
            assert_eq!(kings[place], leaps(board, &QUEEN), "{level}");
            assert_eq!(white[place], leaps(board, &[(1, 1), (-1, 1)]), "{level}");
            assert_eq!(black[place], leaps(board, &[(1, -1), (-1, -1)]), "{level}");
        }
    });
}

/// Armies of 64 boards a block, as boards and cut.
fn armies(level: Level, boards: &[Army<u64>]) -> Vec<Army<Block>> {
    let (groups, _) = boards.as_chunks::<64>();
    groups
        .iter()
        .map(|boards| {
            let block = |set: fn(&Army<u64>) -> u64| Block::from_boards(level, &boards.each_ref().map(set));
            Army {
                pawns: block(|army| army.pawns),
                knights: block(|army| army.knights),
                diagonal: block(|army| army.diagonal),
                orthogonal: block(|army| army.orthogonal),
                kings: block(|army| army.kings),
            }
        })
        .collect()
}

#[test]
fn maps_and_counts_of_whole_armies() {
    every(|level, random, count| {
        let boards: Vec<[Army<u64>; 2]> = (0..64 * count)
            .map(|_| {
                let mut free = u64::MAX;
                [army(random, &mut free), army(random, &mut free)]
            })
            .collect();
        let [white, black] =
            [0, 1].map(|player| boards.iter().map(|armies| armies[player]).collect::<Vec<_>>());
        let occupied: Vec<u64> = boards.iter().map(|[white, black]| all(white) | all(black)).collect();
        let [white_blocks, black_blocks] = [&white, &black].map(|player| armies(level, player));
        let mut out = [vec![Block::EMPTY; count], vec![Block::EMPTY; count]];
        let [white_out, black_out] = &mut out;
        batch::attack_maps(
            level,
            [&white_blocks, &black_blocks],
            &cut(level, &occupied),
            [white_out, black_out],
        );
        let [white_map, black_map] = out.map(|blocks| joined(level, &blocks));
        let black_sets: Vec<u64> = black.iter().map(all).collect();
        let mut counts = vec![[0; 64]; count];
        batch::target_counts(level, &white_blocks, &cut(level, &black_sets), &mut counts);
        for place in 0..boards.len() {
            assert_eq!(white_map[place], map(&white[place], 1, occupied[place]), "{level}");
            assert_eq!(black_map[place], map(&black[place], -1, occupied[place]), "{level}");
            let counted = u32::from(counts[place / 64][place % 64]);
            assert_eq!(counted, targets(&white[place], black_sets[place]), "{level}");
        }
    });
}

#[test]
fn counts_go_beyond_a_byte() {
    // All around the board.
    let queens = 0xff81_8181_8181_81ff;
    let white = Army { diagonal: queens, orthogonal: queens, ..Army::default() };
    let expected = targets(&white, 0);
    assert_eq!(expected, 288);
    for level in Level::available() {
        let mut counts = [[0; 64]];
        batch::target_counts(level, &armies(level, &[white; 64]), &[Block::EMPTY], &mut counts);
        assert_eq!(counts[0].map(u32::from), [expected; 64], "{level}");
    }
}

#[test]
fn othello() {
    every(|level, random, count| {
        let (own, own_blocks) = blocks(level, count, || random.bits() & random.bits());
        let other: Vec<u64> =
            own.iter().map(|own| (random.bits() | random.bits()) & !own & random.bits()).collect();
        let other_blocks = cut(level, &other);
        let mut out = vec![Block::EMPTY; count];
        batch::othello_moves(level, &own_blocks, &other_blocks, &mut out);
        let moves = joined(level, &out);
        let mut placed = vec![0; own.len()];
        for place in 0..own.len() {
            let (own, other) = (own[place], other[place]);
            let empty = !(own | other);
            let expected = squares(empty)
                .filter(|&square| turned(square, own, other) != 0)
                .fold(0, |all, square| all | 1 << square);
            assert_eq!(moves[place], expected, "{level}");
            // Now and then a disc that turns nothing, or none.
            let choice: Vec<u32> = squares(if place % 5 == 0 { empty } else { expected }).collect();
            if !choice.is_empty() && place % 7 != 0 {
                placed[place] = 1 << choice[random.below(choice.len())];
            }
        }
        batch::othello_flips(level, &own_blocks, &other_blocks, &cut(level, &placed), &mut out);
        for (place, found) in joined(level, &out).into_iter().enumerate() {
            let expected =
                squares(placed[place]).fold(0, |_, square| turned(square, own[place], other[place]));
            assert_eq!(found, expected, "{level}");
        }
    });
}

#[test]
fn floods() {
    // A path that winds through the whole board, and one that only diagonal steps find.
    let winding = 0xff01_ff80_ff01_ff80_u64.rotate_left(8);
    let slanting = 0x8040_2010_0804_0201;
    every(|level, random, count| {
        let (mut open, _) = blocks(level, count, || random.bits() | random.bits() & random.bits());
        let mut from: Vec<u64> = open.iter().map(|_| 1 << random.below(64)).collect();
        for (place, fixed) in [(1, winding), (2, slanting), (3, u64::MAX), (5, 0)] {
            if place < open.len() {
                (open[place], from[place]) = (fixed, fixed & fixed.wrapping_neg());
            }
        }
        let sets = [&from, &open].map(|boards| cut(level, boards));
        let mut out = vec![Block::EMPTY; count];
        batch::flood(level, &sets[0], &sets[1], &mut out);
        for (place, found) in joined(level, &out).into_iter().enumerate() {
            assert_eq!(found, flood(from[place], open[place], &QUEEN[..4]), "{level}");
        }
        batch::flood_all_around(level, &sets[0], &sets[1], &mut out);
        for (place, found) in joined(level, &out).into_iter().enumerate() {
            assert_eq!(found, flood(from[place], open[place], &QUEEN), "{level}");
        }
    });
}

#[test]
#[should_panic(expected = "the slices must have the same length")]
fn slices_of_different_lengths_are_refused() {
    batch::knight_attacks(Level::PORTABLE, &[Block::EMPTY; 2], &mut [Block::EMPTY]);
}
