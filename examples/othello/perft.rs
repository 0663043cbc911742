//! Sequences of moves, counted in the order of their length: all positions of a depth are blocks.

use bitboard_core::arch::Level;
use bitboard_core::batch::Block;

use crate::position::{Position, Positions};

/// The number of sequences of one move, of two, and so on. A pass is a move if the other player has one.
pub fn counts(level: Level, depth: u32) -> Vec<u64> {
    let mut counts = Vec::new();
    let mut positions = vec![Position::FIRST];
    for turn in 1..=depth {
        let moves = moves(level, &positions);
        let last = turn == depth;
        let mut passing = Vec::new();
        let mut children = Vec::new();
        let mut count = 0;
        for (&position, &moves) in positions.iter().zip(&moves) {
            count += u64::from(moves.count_ones());
            if moves == 0 {
                passing.push(Position { own: position.other, other: position.own });
            } else if !last {
                let mut left = moves;
                while left != 0 {
                    children.push((position, left & left.wrapping_neg()));
                    left &= left - 1;
                }
            }
        }
        let replies = self::moves(level, &passing);
        let passed = passing.into_iter().zip(replies).filter(|&(_, replies)| replies != 0);
        let passed: Vec<Position> = passed.map(|(position, _)| position).collect();
        counts.push(count + passed.len() as u64);
        positions = if last { Vec::new() } else { after(level, &children) };
        positions.extend(passed);
    }
    counts
}

fn moves(level: Level, positions: &[Position]) -> Vec<u64> {
    let blocks = Positions::of(level, positions);
    let mut moves = vec![Block::EMPTY; blocks.own.len()];
    blocks.moves(level, &mut moves);
    words(level, &moves, positions.len())
}

/// The positions after a disc was placed in each.
fn after(level: Level, moves: &[(Position, u64)]) -> Vec<Position> {
    let positions: Vec<Position> = moves.iter().map(|&(position, _)| position).collect();
    let positions = Positions::of(level, &positions);
    let discs: Vec<u64> = moves.iter().map(|&(_, placed)| placed).collect();
    let placed: Vec<Block> = discs.chunks(64).map(|discs| Block::from_boards(level, discs)).collect();
    let mut flips = vec![Block::EMPTY; placed.len()];
    positions.flips(level, &placed, &mut flips);
    let after = positions.after(level, &placed, &flips);
    let [own, other] = [after.own, after.other].map(|blocks| words(level, &blocks, moves.len()));
    own.into_iter().zip(other).map(|(own, other)| Position { own, other }).collect()
}

/// The first boards of blocks.
fn words(level: Level, blocks: &[Block], count: usize) -> Vec<u64> {
    let mut words: Vec<u64> = blocks.iter().flat_map(|block| block.to_boards::<u64, 64>(level)).collect();
    words.truncate(count);
    words
}
