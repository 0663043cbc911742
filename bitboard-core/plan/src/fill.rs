//! The ride algorithms: how a set of sliders spreads through empty squares, in terms of steps.
//!
//! Each algorithm is written once over [`Stepper`], which knows how a step is made: by fixed shifts, by
//! rotation, or by rotation with amounts and masks looked up for a direction parameter.

use alloc::{format, string::String, vec, vec::Vec};

use crate::{
    Bits, Direction, Geometry, Problem,
    direction::Term,
    plan::Reach,
    program::{Builder, Op, Table, Value},
};

/// How a ride is computed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Algorithm {
    /// One step after another, written out. In the literature "dumb7fill": seven cycles on a chess board.
    Dumb7,
    /// The same as a loop with a fixed number of turns.
    Dumb7Loop,
    /// The same as a loop that ends when nothing moves any more.
    Dumb7EarlyExit,
    /// Parallel prefix: steps of 1, 2, 4, … squares at once.
    KoggeStone,
    /// Subtraction of the sliders from the occupied squares, as `o ^ (o - r)`; only along the bits of a row.
    Subtraction,
    /// Kogge-Stone with rotations and "avoid wrap" masks in place of shifts and wrap masks.
    Rotate,
    /// For each direction the algorithm with the fewest operations.
    Auto,
}

/// The most cycles of dumb7 that are written out: the longest ride on 26 files is 25, only rings are longer.
pub(crate) const MOST_CYCLES: u32 = 64;

/// How steps in one direction, or in the one the caller passes, are made.
pub(crate) enum Stepper<'a> {
    Shifted(&'a Geometry, &'a Direction),
    Rotated(&'a Geometry, &'a Direction),
    Parameter(&'a Geometry, &'a [Direction]),
}

impl Stepper<'_> {
    fn directions(&self) -> &[Direction] {
        match self {
            Self::Shifted(_, direction) | Self::Rotated(_, direction) => core::slice::from_ref(direction),
            Self::Parameter(_, directions) => directions,
        }
    }

    /// The most steps a ride makes.
    fn longest(&self) -> u32 {
        self.directions().iter().map(Direction::longest).max().unwrap_or(0)
    }

    fn is_ring(&self) -> bool {
        self.directions().iter().any(Direction::is_ring)
    }

    /// The start of a variable's name.
    fn name(&self) -> &str {
        match self {
            Self::Shifted(_, direction) | Self::Rotated(_, direction) => direction.name(),
            Self::Parameter(..) => "ray",
        }
    }

    /// `times` steps at once, each member of `set` on its own.
    pub(crate) fn step(&self, b: &mut Builder, set: Value, times: u32, mask_before: bool) -> Value {
        match self {
            Self::Shifted(geometry, direction) => {
                let terms = direction.terms_of(geometry, times);
                let moved = terms.iter().map(|term| shifted(b, set, term, mask_before)).collect::<Vec<_>>();
                b.union(moved)
            }
            Self::Rotated(geometry, direction) => {
                let terms = direction.terms_of(geometry, times);
                let moved = terms.iter().map(|term| {
                    let moved = b.rotate(set, term.amount);
                    let landing = b.constant(term.landing);
                    b.and(moved, landing)
                });
                let moved = moved.collect::<Vec<_>>();
                b.union(moved)
            }
            Self::Parameter(geometry, directions) => {
                let width = geometry.word().bits() as i32;
                let terms: Vec<Vec<Term>> =
                    directions.iter().map(|direction| direction.terms_of(geometry, times)).collect();
                let most = terms.iter().map(Vec::len).max().unwrap_or(0);
                let column = |index: usize| terms.iter().map(move |terms| terms.get(index));
                let mut moved = Vec::new();
                for index in 0..most {
                    let amounts = column(index)
                        .map(|term| term.map_or(0, |term| term.amount.rem_euclid(width) as u32))
                        .collect();
                    let landings =
                        column(index).map(|term| term.map_or(Bits::EMPTY, |term| term.landing)).collect();
                    let amounts = b.table(&table_name("SHIFT", times), Table::Amounts(amounts));
                    let landings = b.table(&table_name("AVOID_WRAP", times), Table::Sets(landings));
                    let rotated = b.add(Op::RotateBy(set, amounts));
                    let landing = b.add(Op::Entry(landings));
                    moved.push(b.and(rotated, landing));
                }
                b.union(moved)
            }
        }
    }

    /// The squares of `empty` that a step can land on. With these as propagator no later shift needs a mask
    /// of its own: what wraps lands outside.
    fn propagator(&self, b: &mut Builder, empty: Value) -> Value {
        let landing = match self {
            Self::Shifted(_, direction) => match direction.terms() {
                [term] => term.mask_after.map(|mask| b.constant(mask)),
                _ => None,
            },
            Self::Rotated(_, direction) => Some(b.constant(direction.landing())),
            Self::Parameter(_, directions) => {
                let landings = directions.iter().map(Direction::landing).collect();
                let table = b.table("AVOID_WRAP", Table::Sets(landings));
                Some(b.add(Op::Entry(table)))
            }
        };
        match landing {
            Some(landing) => {
                let open = b.and(empty, landing);
                b.name(open, || format!("{}_open", self.name()))
            }
            None => empty,
        }
    }

    fn named(&self, b: &mut Builder, value: Value, what: &str, distance: u32) -> Value {
        b.name(value, || match self.name() {
            "" => format!("{what}_{distance}"),
            name => format!("{name}_{what}_{distance}"),
        })
    }
}

fn table_name(stem: &str, times: u32) -> String {
    if times == 1 { String::from(stem) } else { format!("{stem}_{times}") }
}

fn shifted(b: &mut Builder, set: Value, term: &Term, mask_before: bool) -> Value {
    let masked = |b: &mut Builder, set: Value, mask: Option<Bits>| match mask {
        Some(mask) => {
            let mask = b.constant(mask);
            b.and(set, mask)
        }
        None => set,
    };
    let set = if mask_before { masked(b, set, term.mask_before) } else { set };
    let moved = if term.rotates { b.rotate(set, term.amount) } else { b.shift(set, term.amount) };
    if mask_before { moved } else { masked(b, moved, term.mask_after) }
}

/// A ride of `sliders` through `empty`. [`Algorithm::Subtraction`] and [`Algorithm::Auto`] are chosen among
/// by the caller and not known here.
pub(crate) fn ride(
    b: &mut Builder,
    by: Algorithm,
    stepper: &Stepper<'_>,
    sliders: Value,
    empty: Value,
    reach: Reach,
) -> Value {
    // An attack is the flood one step on, so the flood can stop a step short. On a ring it must: a longer
    // one would come round to the origin.
    let distance = match reach {
        Reach::Occluded => stepper.longest(),
        Reach::Attacks => stepper.longest().saturating_sub(1),
    };
    let flood = if distance == 0 {
        sliders
    } else {
        let open = stepper.propagator(b, empty);
        match by {
            Algorithm::Dumb7 => dumb7(b, stepper, sliders, open, distance),
            Algorithm::Dumb7Loop => dumb7_loop(b, stepper, sliders, open, distance),
            Algorithm::Dumb7EarlyExit => dumb7_early_exit(b, stepper, sliders, open, distance),
            Algorithm::KoggeStone | Algorithm::Rotate | Algorithm::Subtraction | Algorithm::Auto => {
                kogge_stone(b, stepper, sliders, open, distance)
            }
        }
    };
    match reach {
        Reach::Occluded => flood,
        Reach::Attacks => stepper.step(b, flood, 1, false),
    }
}

fn dumb7(b: &mut Builder, stepper: &Stepper<'_>, sliders: Value, open: Value, distance: u32) -> Value {
    let mut front = sliders;
    let mut fronts = vec![sliders];
    for cycle in 1..=distance {
        let moved = stepper.step(b, front, 1, false);
        front = b.and(moved, open);
        stepper.named(b, front, "front", cycle);
        fronts.push(front);
    }
    let flood = b.union(fronts);
    b.name(flood, || format!("{}_flood", stepper.name()))
}

fn dumb7_loop(b: &mut Builder, stepper: &Stepper<'_>, sliders: Value, open: Value, distance: u32) -> Value {
    b.repeat(vec![sliders], Some(distance), None, |b, flood| {
        let moved = stepper.step(b, flood[0], 1, false);
        let front = b.and(moved, open);
        vec![b.or(flood[0], front)]
    })[0]
}

fn dumb7_early_exit(
    b: &mut Builder,
    stepper: &Stepper<'_>,
    sliders: Value,
    open: Value,
    distance: u32,
) -> Value {
    // On a line the front dies at the edge at the latest; only on a ring the turns have to be counted.
    let turns = stepper.is_ring().then_some(distance);
    b.repeat(vec![sliders, sliders], turns, Some(1), |b, variables| {
        let moved = stepper.step(b, variables[1], 1, false);
        let front = b.and(moved, open);
        b.name(front, || String::from("front"));
        vec![b.or(variables[0], front), front]
    })[0]
}

/// After a stage the flood covers all distances up to the sum of the stages' distances, and the propagator
/// for `n` holds the squares that end `n` open squares in a row.
fn kogge_stone(b: &mut Builder, stepper: &Stepper<'_>, sliders: Value, open: Value, distance: u32) -> Value {
    let mut flood = sliders;
    let mut propagator = open;
    let mut row = 1;
    let mut covered = 0;
    while covered < distance {
        let missing = distance - covered;
        // On a line it does no harm to look beyond the edge, so the row at hand serves again. A ring must be
        // covered to the square, lest a ride come back to its origin.
        let wanted = match covered {
            0 => 1,
            _ if missing <= row && !stepper.is_ring() => row,
            _ if missing <= row => missing,
            _ if stepper.is_ring() => missing.min(2 * row),
            _ => 2 * row,
        };
        let stage = if wanted > row {
            let before = stepper.step(b, propagator, wanted - row, false);
            propagator = b.and(propagator, before);
            row = wanted;
            stepper.named(b, propagator, "open", row)
        } else if wanted == row {
            propagator
        } else {
            propagator_of(b, stepper, open, wanted)
        };
        let moved = stepper.step(b, flood, wanted, false);
        let reached = b.and(stage, moved);
        flood = b.or(flood, reached);
        covered += wanted;
        stepper.named(b, flood, "flood", covered.min(distance));
    }
    flood
}

/// The propagator for `row` open squares from scratch; what is known of it already is not written twice.
fn propagator_of(b: &mut Builder, stepper: &Stepper<'_>, open: Value, row: u32) -> Value {
    let mut propagator = open;
    let mut have = 1;
    while have < row {
        let more = (row - have).min(have);
        let before = stepper.step(b, propagator, more, false);
        propagator = b.and(propagator, before);
        have += more;
    }
    propagator
}

/// Attacks by subtraction: with the edge squares among the occupied ones, taking a slider away borrows from
/// the next occupied square of its row and changes all squares up to it.
pub(crate) fn subtraction(
    b: &mut Builder,
    direction: &Direction,
    sliders: Value,
    empty: Value,
    reach: Reach,
) -> Result<Value, Problem> {
    let fits = matches!(direction.terms(), [Term { amount: 1, rotates: false, .. }]) && !direction.is_ring();
    if !fits {
        return Err(Problem::NotSubtractable { direction: String::from(direction.name()) });
    }
    let sources = direction.sources();
    let ends = direction.landing().without(sources);
    let can_move = b.constant(sources);
    let riders = b.and(sliders, can_move);
    b.name(riders, || format!("{}_riders", direction.name()));
    let blockers = b.not(empty);
    let blockers = b.or(blockers, sliders);
    let ends = b.constant(ends);
    let blockers = b.or(blockers, ends);
    b.name(blockers, || format!("{}_blockers", direction.name()));
    let others = b.xor(blockers, riders);
    let borrowed = b.sub(others, riders);
    let attacks = b.xor(borrowed, blockers);
    Ok(match reach {
        Reach::Attacks => attacks,
        Reach::Occluded => {
            b.name(attacks, || format!("{}_attacks", direction.name()));
            let reached = b.and(attacks, empty);
            b.or(sliders, reached)
        }
    })
}

/// Whether one direction parameter can stand for all of them: a ring is covered to the square, so nothing
/// else may be longer.
pub(crate) fn parameter_fits(directions: &[Direction]) -> Result<(), Problem> {
    let longest = directions.iter().map(Direction::longest).max().unwrap_or(0);
    let differs = |direction: &Direction| direction.is_ring() && direction.longest() < longest;
    if !directions.iter().any(differs) {
        return Ok(());
    }
    let length = |direction: &Direction| (String::from(direction.name()), direction.longest());
    Err(Problem::RingsDiffer { lengths: directions.iter().map(length).collect() })
}
