//! Many boards cut into lines.

use super::{cut, word::Word};
use crate::arch::{Kernel, Lanes, Level};

/// Many boards of one shape, cut into lines: of each line a lane for each board. 64 bytes a line.
///
/// `WIDTH` squares are a line, and there are `LINES` of them: the files and ranks of boards that are numbered rank by
/// rank, the ranks and files of others. Of up to 8 squares in a line a block holds 64 boards, a byte for each in every
/// line, and of up to 16 it holds 32, two bytes for each.
///
/// | board | type | boards | bytes |
/// |---|---|---|---|
/// | 8x8 | `Block` | 64 | 512 |
/// | 7x7 | `Block<7, 7>` | 64 | 448 |
/// | 9x10 | `Block<9, 10>` | 32 | 640 |
/// | 12x10 | `Block<12, 10>` | 32 | 640 |
///
/// ```
/// use bitboard_core::{arch::Level, batch::Block};
///
/// let level = Level::detect();
/// // The point in the middle of the lowest rank of a xiangqi board, and all points of its highest rank.
/// let block = Block::<9, 10>::from_boards(level, &[1_u128 << 4, 0x1ff << 81]);
/// assert_eq!(block.lines[0][..4], [0x10, 0, 0, 0]);
/// assert_eq!(block.lines[9][..4], [0, 0, 0xff, 1]);
/// assert_eq!(block.board::<u128>(1), 0x1ff << 81);
/// // All of its boards at once, or as many as are wanted.
/// let boards: [u128; Block::<9, 10>::BOARDS] = block.to_boards(level);
/// let mut first = [0_u128; 2];
/// block.write_boards(level, &mut first);
/// assert_eq!(first, boards[..2]);
/// ```
///
/// ```
/// use bitboard_core::arch::{Kernel, Lanes, Level};
/// use bitboard_core::batch::Block;
///
/// /// All squares that a block has not.
/// struct Others(Block);
///
/// impl Kernel for Others {
///     type Output = Block;
///
///     #[inline(always)]
///     fn run<L: Lanes>(self, lanes: L) -> Block {
///         let mut others = Block::EMPTY;
///         for part in 0..L::PARTS {
///             let mut lines = self.0.load(lanes, part);
///             for line in &mut lines {
///                 *line = lanes.not(*line);
///             }
///             others.store(lanes, part, lines);
///         }
///         others
///     }
/// }
///
/// let level = Level::detect();
/// let block = Block::from_boards(level, &[0xff_u64; 64]);
/// assert_eq!(level.run(Others(block)).board::<u64>(7), !0xff);
/// assert_eq!(block.board::<u64>(63), 0xff);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(align(64))]
pub struct Block<const WIDTH: usize = 8, const LINES: usize = 8> {
    /// The lines. Lanes follow the order of the boards, bit 0 of a lane is the first square of the line, and the lower
    /// byte of a lane comes first. Bits from `WIDTH` on are not set.
    pub lines: [[u8; 64]; LINES],
}

impl<const WIDTH: usize, const LINES: usize> Default for Block<WIDTH, LINES> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const WIDTH: usize, const LINES: usize> Block<WIDTH, LINES> {
    /// Boards without a member.
    pub const EMPTY: Self = Self { lines: [[0; 64]; LINES] };
    /// How many boards there are: 64 or 32. Lines of more than 16 squares do not compile.
    pub const BOARDS: usize = cut::boards(WIDTH as u32);

    /// Cuts boards into lines. If they are fewer than [`BOARDS`](Self::BOARDS), the rest are empty. The words may be
    /// larger than the boards; what lies beyond the last square is not looked at.
    ///
    /// # Panics
    ///
    /// If there are more boards than a block holds.
    #[must_use]
    pub fn from_boards<W: Word>(level: Level, boards: &[W]) -> Self {
        const { assert!(WIDTH * LINES <= 8 * size_of::<W>(), "the word has no room for the board") };
        assert!(boards.len() <= Self::BOARDS, "{} boards for a block of {}", boards.len(), Self::BOARDS);
        level.run(Cut(boards))
    }

    /// Puts the first boards together again, as many as `boards` has room for.
    ///
    /// # Panics
    ///
    /// If that is more than a block holds.
    pub fn write_boards<W: Word>(&self, level: Level, boards: &mut [W]) {
        const { assert!(WIDTH * LINES <= 8 * size_of::<W>(), "the word has no room for the board") };
        assert!(boards.len() <= Self::BOARDS, "{} boards of a block of {}", boards.len(), Self::BOARDS);
        level.run(Join { block: self, boards });
    }

    /// The first boards put together again, as an array: mostly all of them.
    ///
    /// # Panics
    ///
    /// If the array has more places than a block has boards.
    #[must_use]
    pub fn to_boards<W: Word, const BOARDS: usize>(&self, level: Level) -> [W; BOARDS] {
        let mut boards = [W::ZERO; BOARDS];
        self.write_boards(level, &mut boards);
        boards
    }

    /// One of the boards.
    ///
    /// # Panics
    ///
    /// If there is no such board.
    #[must_use]
    pub fn board<W: Word>(&self, board: usize) -> W {
        const { assert!(WIDTH * LINES <= 8 * size_of::<W>(), "the word has no room for the board") };
        let mut word = W::ZERO;
        for (line, lanes) in self.lines.iter().enumerate() {
            let squares: u64 = if Self::BOARDS == 64 {
                lanes[board].into()
            } else {
                u16::from_le_bytes(lanes.as_chunks().0[board]).into()
            };
            let (part, shift) = (line * WIDTH / 64, line * WIDTH % 64);
            word = word.with_part(part, word.part(part) | squares << shift);
            if shift + WIDTH > 64 {
                word = word.with_part(part + 1, word.part(part + 1) | squares >> (64 - shift));
            }
        }
        word
    }

    /// The registers of a part.
    #[inline(always)]
    #[must_use]
    pub fn load<L: Lanes>(&self, lanes: L, part: usize) -> [L::Register; LINES] {
        let mut registers = [lanes.zero(); LINES];
        for (register, line) in registers.iter_mut().zip(&self.lines) {
            *register = lanes.load(line, part);
        }
        registers
    }

    /// Puts registers in place of a part.
    #[inline(always)]
    pub fn store<L: Lanes>(&mut self, lanes: L, part: usize, registers: [L::Register; LINES]) {
        for (register, line) in registers.into_iter().zip(&mut self.lines) {
            lanes.store(register, line, part);
        }
    }
}

/// Boards and the block they become.
struct Cut<'a, W, const WIDTH: usize, const LINES: usize>(&'a [W]);

impl<W: Word, const WIDTH: usize, const LINES: usize> Kernel for Cut<'_, W, WIDTH, LINES> {
    type Output = Block<WIDTH, LINES>;

    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) -> Block<WIDTH, LINES> {
        let lines = if Block::<WIDTH, LINES>::BOARDS == 64 {
            cut::cut(lanes, WIDTH as u32, &filled::<W, 64>(self.0))
        } else {
            cut::cut(lanes, WIDTH as u32, &filled::<W, 32>(self.0))
        };
        Block { lines }
    }
}

/// As many boards, and empty ones after them.
#[inline(always)]
fn filled<W: Word, const BOARDS: usize>(boards: &[W]) -> [W; BOARDS] {
    match boards.first_chunk() {
        Some(boards) => *boards,
        None => {
            let mut filled = [W::ZERO; BOARDS];
            filled[..boards.len()].copy_from_slice(boards);
            filled
        }
    }
}

/// A block and the boards that it becomes.
struct Join<'a, W, const WIDTH: usize, const LINES: usize> {
    block: &'a Block<WIDTH, LINES>,
    boards: &'a mut [W],
}

impl<W: Word, const WIDTH: usize, const LINES: usize> Kernel for Join<'_, W, WIDTH, LINES> {
    type Output = ();

    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) {
        if Block::<WIDTH, LINES>::BOARDS == 64 {
            let boards: [W; 64] = cut::join(lanes, WIDTH as u32, &self.block.lines);
            self.boards.copy_from_slice(&boards[..self.boards.len()]);
        } else {
            let boards: [W; 32] = cut::join(lanes, WIDTH as u32, &self.block.lines);
            self.boards.copy_from_slice(&boards[..self.boards.len()]);
        }
    }
}
