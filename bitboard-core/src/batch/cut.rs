//! From boards as words to lines of many boards, and back.
//!
//! Lines stand side by side in a word. They are moved apart, each to the beginning of a lane, by halves: of eight lines
//! the upper four, then of each four the upper two, then of each two the upper one. These are shifts and masks on words
//! of 64 bits, of which registers hold several. Words of lanes are then a matrix, and its mirror image are the lines.

use super::word::Word;
use crate::arch::Lanes;

/// The lines of a block: of each a lane for each board.
pub(super) type Lines<const LINES: usize> = [[u8; 64]; LINES];

/// How many boards a block has: as many as there are lanes in 64 bytes, of the narrowest that hold a line.
pub(super) const fn boards(bits: u32) -> usize {
    assert!(0 < bits && bits <= 16, "a line has from 1 to 16 squares");
    if bits <= 8 { 64 } else { 32 }
}

/// How lines stand in words, and how they are moved apart.
#[derive(Clone, Copy)]
pub(super) struct Spacing {
    bits: u32,
    /// The first moves the upper half of the lines of a word, the last every second one.
    moves: [Move; 3],
}

/// Some lines of a word stay, and as many above each of them move.
#[derive(Clone, Copy)]
struct Move {
    staying: u64,
    moving: u64,
    by: u32,
}

impl Spacing {
    /// Of lines of so many bits.
    pub(super) const fn new(bits: u32) -> Self {
        let lane = 512 / boards(bits) as u32;
        let nothing = Move { staying: !0, moving: 0, by: 0 };
        let mut spacing = Self { bits, moves: [nothing; 3] };
        let mut lines = 64 / lane / 2;
        let mut turn = 0;
        while lines > 0 && bits < lane {
            // The same in every group of twice as many lanes.
            let (width, group) = (lines * bits, 2 * lines * lane);
            let staying = (u64::MAX >> (64 - width)) * (u64::MAX / (u64::MAX >> (64 - group)));
            spacing.moves[turn] = Move { staying, moving: staying << width, by: lines * (lane - bits) };
            lines /= 2;
            turn += 1;
        }
        spacing
    }

    /// Lines in lanes, from lines side by side.
    #[inline(always)]
    fn apart(self, mut word: u64) -> u64 {
        let mut turn = 0;
        while turn < 3 {
            let Move { staying, moving, by } = self.moves[turn];
            word = word & staying | (word & moving) << by;
            turn += 1;
        }
        word
    }

    /// Lines side by side, from lines in lanes.
    #[inline(always)]
    fn together(self, mut word: u64) -> u64 {
        let mut turn = 3;
        while turn > 0 {
            turn -= 1;
            let Move { staying, moving, by } = self.moves[turn];
            word = word & staying | word >> by & moving;
        }
        word
    }
}

/// The most parts of 64 bits that a word of a board has.
const MOST_PARTS: usize = 6;

/// The lines of `BOARDS` boards.
#[inline(always)]
pub(super) fn cut<L: Lanes, W: Word, const LINES: usize, const BOARDS: usize>(
    lanes: L,
    spacing: Spacing,
    boards: &[W; BOARDS],
) -> Lines<LINES> {
    // So many lines are in a word of 64 bits, and eight in all the words that are mirrored at once.
    let in_word = BOARDS / 8;
    // Part by part: registers hold several of the same, and no compiler makes that of whole words.
    let mut parts = [[0; BOARDS]; MOST_PARTS];
    let mut part = 0;
    while part < W::PARTS && part < MOST_PARTS {
        for board in 0..BOARDS {
            parts[part][board] = boards[board].part(part);
        }
        part += 1;
    }
    let mut lines = [[0; 64]; LINES];
    let mut first = 0;
    while first < LINES {
        let mut words = [0; 64];
        let mut group = 0;
        while group * in_word < 8 && first + group * in_word < LINES {
            let at = (first + group * in_word) * spacing.bits as usize;
            let (part, shift) = (at / 64, at % 64);
            let split = shift + in_word * spacing.bits as usize > 64 && part + 1 < W::PARTS;
            for board in 0..BOARDS {
                let low = parts[part][board] >> shift;
                let high = if split { parts[part + 1][board] << (64 - shift) } else { 0 };
                words[BOARDS * group + board] = spacing.apart(low | high);
            }
            group += 1;
        }
        let mirrored = if BOARDS == 64 { lanes.slice(&words) } else { lanes.slice16(&words) };
        let mut line = 0;
        while line < 8 && first + line < LINES {
            lines[first + line] = mirrored[line];
            line += 1;
        }
        first += 8;
    }
    lines
}

/// The inverse of [`cut`].
#[inline(always)]
pub(super) fn join<L: Lanes, W: Word, const LINES: usize, const BOARDS: usize>(
    lanes: L,
    spacing: Spacing,
    lines: &Lines<LINES>,
) -> [W; BOARDS] {
    let in_word = BOARDS / 8;
    let mut parts = [[0; BOARDS]; MOST_PARTS];
    let mut first = 0;
    while first < LINES {
        let mut mirrored = [[0; 64]; 8];
        let mut line = 0;
        while line < 8 && first + line < LINES {
            mirrored[line] = lines[first + line];
            line += 1;
        }
        let words = if BOARDS == 64 { lanes.unslice(&mirrored) } else { lanes.unslice16(&mirrored) };
        let mut group = 0;
        while group * in_word < 8 && first + group * in_word < LINES {
            let at = (first + group * in_word) * spacing.bits as usize;
            let (part, shift) = (at / 64, at % 64);
            let split = shift + in_word * spacing.bits as usize > 64 && part + 1 < W::PARTS;
            for board in 0..BOARDS {
                let squares = spacing.together(words[BOARDS * group + board]);
                parts[part][board] |= squares << shift;
                if split {
                    parts[part + 1][board] |= squares >> (64 - shift);
                }
            }
            group += 1;
        }
        first += 8;
    }
    let mut boards = [W::ZERO; BOARDS];
    for board in 0..BOARDS {
        let mut word = W::ZERO;
        let mut part = 0;
        while part < W::PARTS && part < MOST_PARTS {
            word = word.with_part(part, parts[part][board]);
            part += 1;
        }
        boards[board] = word;
    }
    boards
}
