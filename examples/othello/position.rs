//! Positions of 64 games.

use bitboard_core::arch::{Lanes, Level};
use bitboard_core::batch::{self, Block, LineFunction, lines};

/// The discs of the player to move and of the other one, of one game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    pub own: u64,
    pub other: u64,
}

impl Position {
    /// Black is to move.
    pub const FIRST: Self = Self { own: 0x0000_0008_1000_0000, other: 0x0000_0010_0800_0000 };
}

/// Positions of many games, 64 to a block.
pub struct Positions {
    pub own: Vec<Block>,
    pub other: Vec<Block>,
}

impl Positions {
    /// The positions, and after them as many empty boards as make the last block full.
    pub fn of(level: Level, positions: &[Position]) -> Self {
        let cut = |discs: fn(&Position) -> u64| {
            let block = |positions: &[Position]| {
                let words: Vec<u64> = positions.iter().map(discs).collect();
                Block::from_boards(level, &words)
            };
            positions.chunks(Block::<8, 8>::BOARDS).map(block).collect()
        };
        Self { own: cut(|position| position.own), other: cut(|position| position.other) }
    }

    /// Where the players to move may place a disc.
    pub fn moves(&self, level: Level, out: &mut [Block]) {
        batch::othello_moves(level, &self.own, &self.other, out);
    }

    /// The discs that are turned by placing these, at most one on a board.
    pub fn flips(&self, level: Level, placed: &[Block], out: &mut [Block]) {
        batch::othello_flips(level, &self.own, &self.other, placed, out);
    }

    /// The positions after these moves, of the other players. On boards where nothing is placed it is a pass.
    pub fn after(&self, level: Level, placed: &[Block], flips: &[Block]) -> Self {
        let mut after =
            Self { own: vec![Block::EMPTY; placed.len()], other: vec![Block::EMPTY; placed.len()] };
        batch::apply(level, Without, [&self.other, flips], &mut after.own);
        batch::apply(level, Union, [&self.own, placed, flips], &mut after.other);
        after
    }
}

/// Two blocks, and what the second has taken away from the first.
#[derive(Clone, Copy)]
struct Without;

impl LineFunction<2, 8> for Without {
    #[inline(always)]
    fn lines<L: Lanes>(self, lanes: L, [all, taken]: [[L::Register; 8]; 2]) -> [L::Register; 8] {
        lines::and_not(lanes, &all, &taken)
    }
}

/// Three blocks in one.
#[derive(Clone, Copy)]
struct Union;

impl LineFunction<3, 8> for Union {
    #[inline(always)]
    fn lines<L: Lanes>(self, lanes: L, [a, b, c]: [[L::Register; 8]; 3]) -> [L::Register; 8] {
        lines::or(lanes, &a, &lines::or(lanes, &b, &c))
    }
}
