//! From boards as words to lines of many boards, and back.
//!
//! Words are first cut into planes, which are as wide as the lanes of the lines: of each word its first 8 or 16 bits,
//! its next, and so on. That is the mirror image of a matrix. A line begins anywhere in a plane and may end in the next
//! one, so that two shifts put it together, in all lanes at once.

use super::word::{MOST_PARTS, Word};
use crate::arch::Lanes;

/// The lines of a block: of each a lane for each board.
pub(super) type Lines<const LINES: usize> = [[u8; 64]; LINES];

/// How many boards a block has: as many as there are lanes in 64 bytes, of the narrowest that hold a line.
pub(super) const fn boards(bits: u32) -> usize {
    assert!(0 < bits && bits <= 16, "a line has from 1 to 16 squares");
    if bits <= 8 { 64 } else { 32 }
}

/// So many planes are cut and joined at a time.
const PLANES: usize = 8;

/// Where a line of `bits` squares is among planes with `lane` bits.
struct Place {
    /// The plane in which it begins, and the bit.
    plane: usize,
    first: u32,
    /// How many of its squares are in the next plane.
    beyond: u32,
}

impl Place {
    #[inline(always)]
    const fn new(line: usize, bits: u32, lane: u32) -> Self {
        let at = line * bits as usize;
        let first = (at % lane as usize) as u32;
        Self { plane: at / lane as usize, first, beyond: (first + bits).saturating_sub(lane) }
    }
}

/// Does something for each line. The first loops are so short that the compiler writes them out, with all places and
/// masks as constants; a single one of more than ten turns it may leave a loop.
macro_rules! each_line {
    (|$line:ident| $work:block) => {
        each_line!(|$line| 0, LINES.min(8), $work);
        each_line!(|$line| 8, LINES.min(16), $work);
        each_line!(|$line| 16, LINES, $work);
    };
    (|$line:ident| $from:literal, $to:expr, $work:block) => {
        let mut $line = $from;
        while $line < $to {
            $work
            $line += 1;
        }
    };
}

/// So many of the lowest bits of each lane.
#[inline(always)]
fn lowest<L: Lanes>(lanes: L, lane: u32, bits: u32) -> L::Register {
    let ones = (1_u32 << bits) - 1;
    if lane == 8 { lanes.splat8(ones as u8) } else { lanes.splat16(ones as u16) }
}

/// Words part by part: registers hold several of the same part, and no compiler makes that of whole words.
type Parts<const BOARDS: usize> = [[u64; BOARDS]; MOST_PARTS];

/// The planes from a multiple of eight on: of all words a part of 64 bits in bytes, or two parts in 16 bits.
#[inline(always)]
fn planes_of<L: Lanes, const BOARDS: usize>(
    lanes: L,
    parts: &Parts<BOARDS>,
    from: usize,
) -> [[u8; 64]; PLANES] {
    let mut words = [0; 64];
    let here = parts.iter().skip(from / PLANES * (64 / BOARDS));
    for (words, part) in words.chunks_exact_mut(BOARDS).zip(here) {
        words.copy_from_slice(part);
    }
    if BOARDS == 64 { lanes.slice(&words) } else { lanes.slice16(&words) }
}

/// The lines of `BOARDS` boards, which have `bits` squares each.
#[inline(always)]
pub(super) fn cut<L: Lanes, W: Word, const LINES: usize, const BOARDS: usize>(
    lanes: L,
    bits: u32,
    boards: &[W; BOARDS],
) -> Lines<LINES> {
    let lane = 512 / BOARDS as u32;
    let mut parts = [[0; BOARDS]; MOST_PARTS];
    W::split(boards, &mut parts);
    let mut lines = [[0; 64]; LINES];
    let mut from = 0;
    while from * (lane as usize) < LINES * bits as usize {
        let planes = planes_of(lanes, &parts, from);
        let here = from..from + PLANES;
        for part in 0..L::PARTS {
            each_line!(|line| {
                let Place { plane, first, beyond } = Place::new(line, bits, lane);
                if here.contains(&plane) {
                    let begin = lanes.shr16_by(lanes.load(&planes[plane - from], part), first);
                    let kept = lowest(lanes, lane, bits - beyond);
                    lanes.store(lanes.and(begin, kept), &mut lines[line], part);
                }
                if beyond > 0 && here.contains(&(plane + 1)) {
                    let end =
                        lanes.and(lanes.load(&planes[plane + 1 - from], part), lowest(lanes, lane, beyond));
                    let whole = lanes.or(lanes.load(&lines[line], part), lanes.shl16_by(end, bits - beyond));
                    lanes.store(whole, &mut lines[line], part);
                }
            });
        }
        from += PLANES;
    }
    lines
}

/// The inverse of [`cut`], of lines without other bits.
#[inline(always)]
pub(super) fn join<L: Lanes, W: Word, const LINES: usize, const BOARDS: usize>(
    lanes: L,
    bits: u32,
    lines: &Lines<LINES>,
) -> [W; BOARDS] {
    let lane = 512 / BOARDS as u32;
    let mut parts = [[0; BOARDS]; MOST_PARTS];
    let mut from = 0;
    while from * (lane as usize) < LINES * bits as usize {
        let mut planes = [[0; 64]; PLANES];
        let here = from..from + PLANES;
        for part in 0..L::PARTS {
            each_line!(|line| {
                let Place { plane, first, beyond } = Place::new(line, bits, lane);
                let squares = lanes.load(&lines[line], part);
                if here.contains(&plane) {
                    let begin = lanes.and(squares, lowest(lanes, lane, bits - beyond));
                    let to = &mut planes[plane - from];
                    let whole = lanes.or(lanes.load(to, part), lanes.shl16_by(begin, first));
                    lanes.store(whole, to, part);
                }
                if beyond > 0 && here.contains(&(plane + 1)) {
                    let end = lanes.shr16_by(squares, bits - beyond);
                    let to = &mut planes[plane + 1 - from];
                    lanes.store(lanes.and(end, lowest(lanes, lane, beyond)), to, part);
                }
            });
        }
        let words = if BOARDS == 64 { lanes.unslice(&planes) } else { lanes.unslice16(&planes) };
        let here = parts.iter_mut().skip(from / PLANES * (64 / BOARDS));
        for (words, part) in words.chunks_exact(BOARDS).zip(here) {
            part.copy_from_slice(words);
        }
        from += PLANES;
    }
    W::unite(&parts)
}
