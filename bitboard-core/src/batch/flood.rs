//! Floods: everything that is connected with a set of squares.

use super::{
    Block,
    lines::{Side, across, moved, turned},
    run::{LineFunction, apply},
};
use crate::arch::{Lanes, Level};

/// The `open` squares connected with some of `from` by steps along files and ranks over open squares. On any board
/// without joined edges, those with cells missing included: they are not open.
///
/// # Panics
///
/// If the slices differ in length.
pub fn flood<const WIDTH: usize, const LINES: usize>(
    level: Level,
    from: &[Block<WIDTH, LINES>],
    open: &[Block<WIDTH, LINES>],
    out: &mut [Block<WIDTH, LINES>],
) {
    apply(level, Flood::<WIDTH> { sides: &[Side::None] }, [from, open], out);
}

/// The same by steps in all eight directions.
///
/// # Panics
///
/// If the slices differ in length.
pub fn flood_all_around<const WIDTH: usize, const LINES: usize>(
    level: Level,
    from: &[Block<WIDTH, LINES>],
    open: &[Block<WIDTH, LINES>],
    out: &mut [Block<WIDTH, LINES>],
) {
    apply(level, Flood::<WIDTH> { sides: &[Side::None, Side::Higher, Side::Lower] }, [from, open], out);
}

/// By steps to the next line on these sides, and along the line.
#[derive(Clone, Copy)]
struct Flood<const WIDTH: usize> {
    sides: &'static [Side],
}

impl<const WIDTH: usize, const LINES: usize> LineFunction<2, LINES> for Flood<WIDTH> {
    #[inline(always)]
    fn lines<L: Lanes>(self, lanes: L, [from, open]: [[L::Register; LINES]; 2]) -> [L::Register; LINES] {
        spread::<L, WIDTH, LINES>(lanes, &from, &open, self.sides)
    }
}

/// Spreads until nothing changes, each turn through a whole line and through all lines in both directions.
#[inline(always)]
pub(super) fn spread<L: Lanes, const WIDTH: usize, const LINES: usize>(
    lanes: L,
    from: &[L::Register; LINES],
    open: &[L::Register; LINES],
    sides: &[Side],
) -> [L::Register; LINES] {
    let (mut closed, mut reached) = (*open, *open);
    for line in 0..LINES {
        closed[line] = lanes.not(open[line]);
        reached[line] = lanes.and(from[line], open[line]);
    }
    let down_open = turned(open);
    loop {
        let mut next = reached;
        for line in 0..LINES {
            let riders = reached[line];
            let aside = across::<L, WIDTH>(lanes, riders, lanes.or(closed[line], riders));
            next[line] = lanes.carry_through(riders, aside, open[line]);
        }
        next = turned(&sweep::<L, WIDTH, LINES>(lanes, &next, open, sides));
        next = turned(&sweep::<L, WIDTH, LINES>(lanes, &next, &down_open, sides));
        let mut changed = lanes.zero();
        for line in 0..LINES {
            changed = lanes.or(changed, lanes.xor(next[line], reached[line]));
        }
        reached = next;
        if !lanes.any(changed) {
            return reached;
        }
    }
}

/// Spreads towards higher lines.
#[inline(always)]
fn sweep<L: Lanes, const WIDTH: usize, const LINES: usize>(
    lanes: L,
    reached: &[L::Register; LINES],
    open: &[L::Register; LINES],
    sides: &[Side],
) -> [L::Register; LINES] {
    let mut swept = *reached;
    for line in 1..LINES {
        for &side in sides {
            let moved = moved::<L, WIDTH>(lanes, swept[line - 1], side);
            swept[line] = lanes.carry_through(swept[line], moved, open[line]);
        }
    }
    swept
}
