//! 64 boards cut into ranks.

use super::lines::ranks;
use crate::arch::{Kernel, Lanes, Level};

/// 64 boards of eight files and eight ranks: of each rank a byte for each board. 512 bytes.
///
/// Lines are the ranks of boards that are numbered rank by rank; of others they are files.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(align(64))]
pub struct Block {
    /// The lines. Bit 0 of a byte is the first square of the line, byte 0 belongs to the first board.
    pub lines: [[u8; 64]; 8],
}

impl Default for Block {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl Block {
    /// 64 boards without a member.
    pub const EMPTY: Self = Self { lines: [[0; 64]; 8] };

    /// Cuts boards into lines.
    #[must_use]
    pub fn from_boards(level: Level, boards: &[u64; 64]) -> Self {
        level.run(Cut(boards))
    }

    /// Puts the boards together again.
    #[must_use]
    pub fn to_boards(&self, level: Level) -> [u64; 64] {
        level.run(Join(self))
    }

    /// One of the boards, from 0 to 63.
    ///
    /// # Panics
    ///
    /// If there is no such board.
    #[must_use]
    pub fn board(&self, board: usize) -> u64 {
        u64::from_le_bytes(self.lines.map(|line| line[board]))
    }

    /// The registers of a part.
    #[inline(always)]
    #[must_use]
    pub fn load<L: Lanes>(&self, lanes: L, part: usize) -> [L::Register; 8] {
        ranks!(|line| lanes.load(&self.lines[line], part))
    }

    /// Puts registers in place of a part.
    #[inline(always)]
    pub fn store<L: Lanes>(&mut self, lanes: L, part: usize, lines: [L::Register; 8]) {
        for (x, line) in lines.into_iter().zip(&mut self.lines) {
            lanes.store(x, line, part);
        }
    }
}

struct Cut<'a>(&'a [u64; 64]);

impl Kernel for Cut<'_> {
    type Output = Block;

    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) -> Block {
        Block { lines: lanes.slice(self.0) }
    }
}

struct Join<'a>(&'a Block);

impl Kernel for Join<'_> {
    type Output = [u64; 64];

    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) -> [u64; 64] {
        lanes.unslice(&self.0.lines)
    }
}
