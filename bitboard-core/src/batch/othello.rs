//! Othello: where a player may place a disc, and what it turns.

use super::{
    Block,
    lines::{Ranks, Side, empty, moved, ranks, turned},
    run::{LineFunction, apply, of_blocks},
};
use crate::arch::{Lanes, Level};

const SIDES: [Side; 3] = [Side::None, Side::Higher, Side::Lower];

of_blocks! {
    /// The squares where a player may place a disc: empty ones from which some direction has discs of the
    /// `other` player and then one of one's `own`.
    othello_moves Moves (own, other) |lanes| moves(lanes, own, other);

    /// The discs that are turned when a player places one `placed` disc. Boards without one have nothing
    /// turned.
    othello_flips Flips (own, other, placed) |lanes| flips(lanes, own, other, placed);
}

#[inline(always)]
pub(super) fn moves<L: Lanes>(lanes: L, own: &Ranks<L>, other: &Ranks<L>) -> Ranks<L> {
    let mut moves = ranks!(|rank| {
        let (own, other) = (own[rank], other[rank]);
        let low = run_end(lanes, lanes.reverse8(own), lanes.reverse8(other));
        lanes.or(run_end(lanes, own, other), lanes.reverse8(low))
    });
    let down_other = turned(other);
    for side in SIDES {
        let aside = ranks!(|rank| moved::<L, 8>(lanes, own[rank], side));
        let up = beyond(lanes, &aside, other, side);
        let down = turned(&beyond(lanes, &turned(&aside), &down_other, side));
        for rank in 0..8 {
            moves[rank] = lanes.or3(moves[rank], up[rank], down[rank]);
        }
    }
    ranks!(|rank| lanes.and_not(moves[rank], lanes.or(own[rank], other[rank])))
}

/// The bits just above runs of `other` that begin just above an `own` one, whatever stands there. The sum
/// carries through a run.
#[inline(always)]
fn run_end<L: Lanes>(lanes: L, own: L::Register, other: L::Register) -> L::Register {
    let starts = lanes.and(lanes.shl8::<1>(own), other);
    lanes.and_not(lanes.add8(other, starts), other)
}

/// The squares behind runs of `other` that begin behind an own one, towards higher ranks. `aside` are the own
/// ones on the files where a step leads them.
#[inline(always)]
fn beyond<L: Lanes>(lanes: L, aside: &Ranks<L>, other: &Ranks<L>, side: Side) -> Ranks<L> {
    let mut beyond = empty(lanes);
    for rank in 1..7 {
        // A run goes on, or begins.
        let run = lanes.and(other[rank], lanes.or(aside[rank - 1], beyond[rank]));
        beyond[rank + 1] = moved::<L, 8>(lanes, run, side);
    }
    beyond
}

#[inline(always)]
pub(super) fn flips<L: Lanes>(lanes: L, own: &Ranks<L>, other: &Ranks<L>, placed: &Ranks<L>) -> Ranks<L> {
    let mut flips: Ranks<L> = ranks!(|rank| {
        let (own, other, placed) = (own[rank], other[rank], placed[rank]);
        let (back_own, back_other) = (lanes.reverse8(own), lanes.reverse8(other));
        let back_placed = lanes.reverse8(placed);
        // A run is turned if it begins at one of the two discs in one direction and at the other in the
        // opposite one.
        let up = lanes.and(run(lanes, placed, other), lanes.reverse8(run(lanes, back_own, back_other)));
        let down = lanes.and(run(lanes, own, other), lanes.reverse8(run(lanes, back_placed, back_other)));
        lanes.or(up, down)
    });
    let [down_own, down_other, down_placed] = [own, other, placed].map(turned);
    for side in SIDES {
        let back = match side {
            Side::None => Side::None,
            Side::Higher => Side::Lower,
            Side::Lower => Side::Higher,
        };
        let from_placed = [runs(lanes, placed, other, side), runs(lanes, &down_placed, &down_other, side)];
        let from_own = [runs(lanes, &down_own, &down_other, back), runs(lanes, own, other, back)];
        for rank in 0..8 {
            let up = lanes.and(from_placed[0][rank], from_own[0][7 - rank]);
            let down = lanes.and(from_placed[1][7 - rank], from_own[1][rank]);
            flips[rank] = lanes.or3(flips[rank], up, down);
        }
    }
    flips
}

/// The runs of `other` that begin just above one `from`.
#[inline(always)]
fn run<L: Lanes>(lanes: L, from: L::Register, other: L::Register) -> L::Register {
    let starts = lanes.and(lanes.shl8::<1>(from), other);
    lanes.and_not(other, lanes.add8(other, starts))
}

/// The runs of `other` that begin behind one `from`, towards higher ranks.
#[inline(always)]
fn runs<L: Lanes>(lanes: L, from: &Ranks<L>, other: &Ranks<L>, side: Side) -> Ranks<L> {
    let mut runs = empty(lanes);
    for rank in 1..8 {
        let before = moved::<L, 8>(lanes, lanes.or(from[rank - 1], runs[rank - 1]), side);
        runs[rank] = lanes.and(other[rank], before);
    }
    runs
}
