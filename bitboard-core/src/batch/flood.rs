//! Floods: everything that is connected with a set of squares.

use super::{
    Block,
    lines::{Ranks, Side, moved, ranks, turned},
    run::{of_blocks, same_length},
};
use crate::arch::{Kernel, Lanes, Level};

of_blocks! {
    /// The `open` squares connected with some of `from` by steps along files and ranks over open squares.
    flood Flood (from, open) |lanes| spread(lanes, from, open, &[Side::None]);

    /// The same by steps in all eight directions.
    flood_all_around FloodAllAround (from, open) |lanes| {
        spread(lanes, from, open, &[Side::None, Side::Higher, Side::Lower])
    };
}

/// Spreads until nothing changes, each turn through a whole rank and through all ranks in both directions.
#[inline(always)]
pub(super) fn spread<L: Lanes>(lanes: L, from: &Ranks<L>, open: &Ranks<L>, sides: &[Side]) -> Ranks<L> {
    let closed = ranks!(|rank| lanes.not(open[rank]));
    let down_open = turned::<L>(open);
    let mut reached: Ranks<L> = ranks!(|rank| lanes.and(from[rank], open[rank]));
    loop {
        let mut next: Ranks<L> = ranks!(|rank| {
            let riders = reached[rank];
            let across = lanes.attacks_across8(riders, lanes.or(closed[rank], riders));
            lanes.carry_through(riders, across, open[rank])
        });
        next = turned::<L>(&sweep(lanes, &next, open, sides));
        next = turned::<L>(&sweep(lanes, &next, &down_open, sides));
        let mut changed = lanes.zero();
        for rank in 0..8 {
            changed = lanes.or(changed, lanes.xor(next[rank], reached[rank]));
        }
        reached = next;
        if !lanes.any(changed) {
            return reached;
        }
    }
}

/// Spreads towards higher ranks.
#[inline(always)]
fn sweep<L: Lanes>(lanes: L, reached: &Ranks<L>, open: &Ranks<L>, sides: &[Side]) -> Ranks<L> {
    let mut swept = *reached;
    for rank in 1..8 {
        for &side in sides {
            swept[rank] = lanes.carry_through(swept[rank], moved(lanes, swept[rank - 1], side), open[rank]);
        }
    }
    swept
}
