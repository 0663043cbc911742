//! Functions of whole slices: what the macros write of them, and the loops around it.

use super::cut;
use super::word::Word;
use crate::arch::{Kernel, Lanes, Level};

/// A function from `INPUTS` boards to one, to be called for each place of as many slices.
pub trait SliceKernel<const INPUTS: usize>: Copy + Send + Sync {
    /// What the slices hold.
    type Board: Copy + Send + Sync;

    /// The function for one board. Implementations are always inlined.
    fn one(self, inputs: [Self::Board; INPUTS]) -> Self::Board;
}

/// The same function for a block of boards at once: a register holds one line of each, a board to a lane.
///
/// Lines are ranks of boards that are numbered rank by rank, else files. Lanes have 8 bits, if a line has no
/// more squares, else 16. A block is called in parts, as many boards as the registers of the level hold.
pub trait BlockKernel<const INPUTS: usize, const LINES: usize>: SliceKernel<INPUTS> {
    /// The bits of a board.
    type Word: Word;
    /// The squares of a line, at most 16.
    const BITS: u32;

    /// The bits of a board. Implementations of this and what follows are always inlined.
    fn bits(board: Self::Board) -> Self::Word;
    /// The board with these bits, which are those of cells.
    fn board(bits: Self::Word) -> Self::Board;
    /// The function for a part of a block.
    fn block<L: Lanes>(self, lanes: L, inputs: [[L::Register; LINES]; INPUTS]) -> [L::Register; LINES];
}

/// From this many boards on a block pays that is not full.
const WORTH_A_BLOCK: usize = 12;
/// Boards that are done one by one are done in groups of so many.
const GROUP: usize = 64;
/// Slices are split over cores in parts of at least this many boards.
#[cfg(feature = "rayon")]
const PART: usize = 1 << 14;

/// Calls the function for every place, board by board.
///
/// # Panics
///
/// If the slices differ in length.
#[inline]
pub fn words<K: SliceKernel<INPUTS>, const INPUTS: usize>(
    kernel: K,
    inputs: [&[K::Board]; INPUTS],
    out: &mut [K::Board],
) {
    words_at(Level::detect(), kernel, inputs, out);
}

/// The same at a level.
///
/// # Panics
///
/// If the slices differ in length.
#[inline]
pub fn words_at<K: SliceKernel<INPUTS>, const INPUTS: usize>(
    level: Level,
    kernel: K,
    inputs: [&[K::Board]; INPUTS],
    out: &mut [K::Board],
) {
    same_length(&inputs, out);
    split(inputs, out, &|inputs, out| level.run(Words { kernel, inputs, out }));
}

/// Calls the function for every place, block by block, and board by board where few are left.
///
/// # Panics
///
/// If the slices differ in length.
#[inline]
pub fn blocks<K: BlockKernel<INPUTS, LINES>, const INPUTS: usize, const LINES: usize>(
    kernel: K,
    inputs: [&[K::Board]; INPUTS],
    out: &mut [K::Board],
) {
    blocks_at(Level::detect(), kernel, inputs, out);
}

/// The same at a level.
///
/// # Panics
///
/// If the slices differ in length.
#[inline]
pub fn blocks_at<K: BlockKernel<INPUTS, LINES>, const INPUTS: usize, const LINES: usize>(
    level: Level,
    kernel: K,
    inputs: [&[K::Board]; INPUTS],
    out: &mut [K::Board],
) {
    same_length(&inputs, out);
    split(inputs, out, &|inputs, out| level.run(Blocks { kernel, inputs, out }));
}

/// Refuses slices of different lengths.
#[inline]
fn same_length<B>(inputs: &[&[B]], out: &[B]) {
    let same = inputs.iter().all(|input| input.len() == out.len());
    assert!(same, "the slices must have the same length");
}

/// Does the work for all places, on several cores if there is enough of it.
#[cfg(feature = "rayon")]
fn split<B: Send + Sync, const INPUTS: usize>(
    inputs: [&[B]; INPUTS],
    out: &mut [B],
    work: &(impl Fn([&[B]; INPUTS], &mut [B]) + Sync),
) {
    if out.len() < 2 * PART {
        return work(inputs, out);
    }
    // Blocks stay whole.
    let middle = out.len() / 2 / PART * PART;
    let halves = inputs.map(|input| input.split_at(middle));
    let (low, high) = out.split_at_mut(middle);
    rayon::join(
        || split(halves.map(|(half, _)| half), low, work),
        || split(halves.map(|(_, half)| half), high, work),
    );
}

#[cfg(not(feature = "rayon"))]
#[inline(always)]
fn split<B, const INPUTS: usize>(
    inputs: [&[B]; INPUTS],
    out: &mut [B],
    work: &impl Fn([&[B]; INPUTS], &mut [B]),
) {
    work(inputs, out);
}

struct Words<'a, B, K, const INPUTS: usize> {
    kernel: K,
    inputs: [&'a [B]; INPUTS],
    out: &'a mut [B],
}

impl<K: SliceKernel<INPUTS>, const INPUTS: usize> Kernel for Words<'_, K::Board, K, INPUTS> {
    type Output = ();

    #[inline(always)]
    fn run<L: Lanes>(self, _: L) {
        one_by_one(self.kernel, self.inputs, self.out);
    }
}

#[inline(always)]
fn one_by_one<K: SliceKernel<INPUTS>, const INPUTS: usize>(
    kernel: K,
    inputs: [&[K::Board]; INPUTS],
    out: &mut [K::Board],
) {
    // Groups of a constant size leave no place to be checked, and the compiler sees what can be done at once.
    let (groups, rest) = out.as_chunks_mut::<GROUP>();
    let inputs = inputs.map(|input| input.as_chunks::<GROUP>());
    // No closures: they are not always inlined, and then nothing is done at once.
    for (group, out) in groups.iter_mut().enumerate() {
        let mut boards = [&inputs[0].0[group]; INPUTS];
        for input in 1..INPUTS {
            boards[input] = &inputs[input].0[group];
        }
        for place in 0..GROUP {
            let mut of = [boards[0][place]; INPUTS];
            for input in 1..INPUTS {
                of[input] = boards[input][place];
            }
            out[place] = kernel.one(of);
        }
    }
    for (place, out) in rest.iter_mut().enumerate() {
        let mut of = [inputs[0].1[place]; INPUTS];
        for input in 1..INPUTS {
            of[input] = inputs[input].1[place];
        }
        *out = kernel.one(of);
    }
}

struct Blocks<'a, B, K, const INPUTS: usize, const LINES: usize> {
    kernel: K,
    inputs: [&'a [B]; INPUTS],
    out: &'a mut [B],
}

impl<K: BlockKernel<INPUTS, LINES>, const INPUTS: usize, const LINES: usize> Kernel
    for Blocks<'_, K::Board, K, INPUTS, LINES>
{
    type Output = ();

    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) {
        if K::BITS <= 8 {
            in_blocks::<L, K, INPUTS, LINES, 64>(lanes, self);
        } else {
            in_blocks::<L, K, INPUTS, LINES, 32>(lanes, self);
        }
    }
}

/// All places in blocks of `BOARDS`.
#[inline(always)]
fn in_blocks<
    L: Lanes,
    K: BlockKernel<INPUTS, LINES>,
    const INPUTS: usize,
    const LINES: usize,
    const BOARDS: usize,
>(
    lanes: L,
    Blocks { kernel, inputs, out }: Blocks<'_, K::Board, K, INPUTS, LINES>,
) {
    let full = out.len() / BOARDS;
    let mut rest: [K::Board; BOARDS];
    let left = out.len() % BOARDS;
    let turns = full + usize::from(left >= WORTH_A_BLOCK);
    for turn in 0..turns {
        // One block more than is full, with the boards that are left and any others: the text of the block is long
        // and stands here once.
        let mut cut = [[[0; 64]; LINES]; INPUTS];
        for input in 0..INPUTS {
            let from = &inputs[input][turn * BOARDS..];
            let boards = match from.first_chunk::<BOARDS>() {
                Some(block) => block,
                None => {
                    rest = [from[0]; BOARDS];
                    rest[..left].copy_from_slice(from);
                    &rest
                }
            };
            let mut words = [K::Word::ZERO; BOARDS];
            for board in 0..BOARDS {
                words[board] = K::bits(boards[board]);
            }
            cut[input] = cut::cut(lanes, K::BITS, &words);
        }
        let mut result = [[0; 64]; LINES];
        for part in 0..L::PARTS {
            // No closure, which is not always inlined.
            let mut parts = [[lanes.zero(); LINES]; INPUTS];
            for input in 0..INPUTS {
                for line in 0..LINES {
                    parts[input][line] = lanes.load(&cut[input][line], part);
                }
            }
            let parts = kernel.block(lanes, parts);
            for line in 0..LINES {
                lanes.store(parts[line], &mut result[line], part);
            }
        }
        let boards: [K::Word; BOARDS] = cut::join(lanes, K::BITS, &result);
        let to = &mut out[turn * BOARDS..];
        match to.first_chunk_mut::<BOARDS>() {
            Some(to) => {
                for board in 0..BOARDS {
                    to[board] = K::board(boards[board]);
                }
            }
            None => {
                for board in 0..left {
                    to[board] = K::board(boards[board]);
                }
            }
        }
    }
    if left > 0 && turns == full {
        let inputs = inputs.map(|input| &input[full * BOARDS..]);
        one_by_one(kernel, inputs, &mut out[full * BOARDS..]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every board shifted and joined with another.
    #[derive(Clone, Copy)]
    struct Mix;

    impl SliceKernel<2> for Mix {
        type Board = u64;

        #[inline(always)]
        fn one(self, [a, b]: [u64; 2]) -> u64 {
            a << 8 | b
        }
    }

    impl BlockKernel<2, 8> for Mix {
        type Word = u64;
        const BITS: u32 = 8;

        #[inline(always)]
        fn bits(board: u64) -> u64 {
            board
        }
        #[inline(always)]
        fn board(bits: u64) -> u64 {
            bits
        }
        #[inline(always)]
        fn block<L: Lanes>(self, lanes: L, [a, b]: [[L::Register; 8]; 2]) -> [L::Register; 8] {
            let mut mixed = b;
            for line in 1..8 {
                mixed[line] = lanes.or(a[line - 1], b[line]);
            }
            mixed
        }
    }

    /// Around the sizes of groups and blocks, and far beyond what one core gets.
    #[test]
    fn every_length() {
        let some = |count: u64, factor: u64| -> std::vec::Vec<u64> {
            (0..count).map(|place| (place + 1).wrapping_mul(factor)).collect()
        };
        let long = [1 << 15, (1 << 15) + 5, 100_003];
        // An interpreter of the compiler's output has less time.
        let counts: std::vec::Vec<u64> =
            if cfg!(miri) { [0, 1, 7, 65, 130].into() } else { (0..200).chain(long).collect() };
        for count in counts {
            let (a, b) = (some(count, 0x9e37_79b9_7f4a_7c15), some(count, 0x2545_f491_4f6c_dd1d));
            let expected: std::vec::Vec<u64> = a.iter().zip(&b).map(|(&a, &b)| Mix.one([a, b])).collect();
            for level in Level::available() {
                let mut out = some(count, 1);
                words_at(level, Mix, [&a, &b], &mut out);
                assert_eq!(out, expected, "{level}: {count} board by board");
                let mut out = some(count, 1);
                blocks_at(level, Mix, [&a, &b], &mut out);
                assert_eq!(out, expected, "{level}: {count} in blocks");
            }
        }
    }
}
