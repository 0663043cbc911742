//! From boards as words to registers of lines, and back.

use crate::arch::Lanes;

/// A word that holds a board.
pub trait Word: Copy {
    /// No bit set.
    const ZERO: Self;
    /// The number of parts of 64 bits; a smaller word is one.
    const PARTS: usize;

    /// A part, the lowest first.
    fn part(self, part: usize) -> u64;
    /// The word with the bits of one part replaced.
    fn with_part(self, part: usize, bits: u64) -> Self;
}

macro_rules! small_words {
    ($($word:ident)*) => { $(
        impl Word for $word {
            const ZERO: Self = 0;
            const PARTS: usize = 1;

            #[inline(always)]
            fn part(self, _: usize) -> u64 {
                self.into()
            }
            #[inline(always)]
            fn with_part(self, _: usize, bits: u64) -> Self {
                bits as $word
            }
        }
    )* };
}

small_words! { u8 u16 u32 u64 }

impl Word for u128 {
    const ZERO: Self = 0;
    const PARTS: usize = 2;

    #[inline(always)]
    fn part(self, part: usize) -> u64 {
        (self >> (64 * part)) as u64
    }
    #[inline(always)]
    fn with_part(self, part: usize, bits: u64) -> Self {
        let kept = self & !(u128::from(u64::MAX) << (64 * part));
        kept | u128::from(bits) << (64 * part)
    }
}

impl<const N: usize> Word for [u64; N] {
    const ZERO: Self = [0; N];
    const PARTS: usize = N;

    #[inline(always)]
    fn part(self, part: usize) -> u64 {
        self[part]
    }
    #[inline(always)]
    fn with_part(mut self, part: usize, bits: u64) -> Self {
        self[part] = bits;
        self
    }
}

/// Whether lines are the bytes of a word of eight.
const fn is_bytes<W: Word>(bits: u32, lines: usize) -> bool {
    bits == 8 && lines == 8 && size_of::<W>() == 8
}

/// The lines of a block: of each a lane for each board.
pub(super) type Lines<const LINES: usize> = [[u8; 64]; LINES];

/// The lines of `BOARDS` boards: 64 with up to 8 squares in a line, or 32 with up to 16.
#[inline(always)]
pub(super) fn cut<L: Lanes, W: Word, const LINES: usize, const BOARDS: usize>(
    lanes: L,
    bits: u32,
    word: impl Fn(usize) -> W,
) -> Lines<LINES> {
    if is_bytes::<W>(bits, LINES) {
        let lines = lanes.slice(&core::array::from_fn(|board| word(board).part(0)));
        return core::array::from_fn(|line| lines[line]);
    }
    let words: [W; BOARDS] = core::array::from_fn(word);
    core::array::from_fn(|line| {
        let at = line as u32 * bits;
        let (part, shift, kept) = (at as usize / 64, at % 64, (1_u64 << bits) - 1);
        let split = shift + bits > 64;
        let of = |board: usize| {
            let low = words[board].part(part) >> shift;
            let high = if split { words[board].part(part + 1) << (64 - shift) } else { 0 };
            (low | high) & kept
        };
        let mut bytes = [0; 64];
        if BOARDS == 64 {
            for (board, byte) in bytes.iter_mut().enumerate() {
                *byte = of(board) as u8;
            }
        } else {
            let (pairs, _) = bytes.as_chunks_mut();
            for (board, pair) in pairs.iter_mut().enumerate() {
                *pair = (of(board) as u16).to_le_bytes();
            }
        }
        bytes
    })
}

/// The inverse of [`cut`].
#[inline(always)]
pub(super) fn join<L: Lanes, W: Word, const LINES: usize, const BOARDS: usize>(
    lanes: L,
    bits: u32,
    lines: &Lines<LINES>,
) -> [W; BOARDS] {
    if is_bytes::<W>(bits, LINES) {
        let words = lanes.unslice(&core::array::from_fn(|line| lines[line]));
        return core::array::from_fn(|board| W::ZERO.with_part(0, words[board]));
    }
    let mut words = [W::ZERO; BOARDS];
    for (line, bytes) in lines.iter().enumerate() {
        let at = line as u32 * bits;
        let (part, shift) = (at as usize / 64, at % 64);
        let split = shift + bits > 64;
        let (pairs, _) = bytes.as_chunks();
        for (board, word) in words.iter_mut().enumerate() {
            let squares: u64 =
                if BOARDS == 64 { bytes[board].into() } else { u16::from_le_bytes(pairs[board]).into() };
            *word = word.with_part(part, word.part(part) | squares << shift);
            if split {
                *word = word.with_part(part + 1, word.part(part + 1) | squares >> (64 - shift));
            }
        }
    }
    words
}
