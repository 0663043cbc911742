//! What an engine costs: the model behind [`By::Auto`](super::By::Auto), whose documentation has the numbers.
//!
//! They were fitted to measured latencies; `explore compare` shows both.

use super::{Rays, Walk};
use crate::Word;

/// Lanes of 64 bits.
pub(super) fn lanes(word: Word) -> usize {
    word.bits().div_ceil(64) as usize
}

pub(super) fn rays(rays: &Rays, word: Word) -> usize {
    let slide = if rays.plain { 7 } else { 8 };
    let hops: usize = rays.hops.iter().sum();
    lanes(word) * (2 + slide * rays.slides + 9 * hops + 4 * rays.gates)
}

pub(super) fn tables(lookups: usize, bytes: usize, numbered: bool, leaps_apart: bool) -> usize {
    let missed = match bytes {
        0..=0x8000 => 0,
        0x8001..=0x4_0000 => 4,
        0x4_0001..=0x10_0000 => 10,
        0x10_0001..=0x40_0000 => 20,
        _ => 40,
    };
    lookups * (10 + 2 * usize::from(numbered) + missed) + 3 * usize::from(leaps_apart)
}

pub(super) fn walk(walk: &Walk) -> usize {
    let squares = walk.starts.len().saturating_sub(1).max(1);
    let mut run = 0.0;
    for ends in walk.starts.windows(2) {
        run += expected(&walk.code[ends[0] as usize..ends[1] as usize]);
    }
    (5.0 * run / squares as f64) as usize
}

/// How many instructions are run on average.
fn expected(code: &[u32]) -> f64 {
    const OCCUPIED: f64 = 0.25;
    // The ends of the branches that the walk is in, and how often it gets there.
    let mut branches = alloc::vec![(code.len(), 1.0)];
    let mut sum = 0.0;
    for (at, instruction) in code.iter().enumerate() {
        while branches.len() > 1 && branches.last().is_some_and(|&(end, _)| end <= at) {
            branches.pop();
        }
        let here = branches.last().map_or(1.0, |&(_, probability)| probability);
        sum += here;
        let skip = (instruction >> 11) as usize;
        let goes_on = if instruction >> 9 & 3 == 2 { OCCUPIED } else { 1.0 - OCCUPIED };
        if skip > 0 {
            branches.push((at + 1 + skip, here * goes_on));
        }
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn branches_are_entered_as_often_as_squares_are_empty() {
        // Three squares in a line, and one behind a hurdle on the first.
        let code = [1 | 3 << 9 | 1 << 11, 2, 1 | 2 << 9 | 1 << 11, 3];
        assert_eq!(expected(&code), 1.0 + 0.75 + 1.0 + 0.25);
    }
}
