//! A piece by fills: its legs as steps and rides of sets, all ways at once.

use alloc::vec::Vec;

use crate::{
    Algorithm, Bits, Component, Course, Direction, Geometry, Hop, Leg, Movement, Next, Over, Program,
    Purpose, Range, Reach, Value, Wrap,
    fill::{self, Stepper},
    movement::Arrival,
    program::Builder,
    simplify::simplify,
};

/// The most operations of a fill: beyond that nobody wants to read or run it.
const MOST_OPERATIONS: usize = 4096;

/// Why a piece cannot go by fills.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoFill {
    /// It would take too many operations.
    TooLong {
        /// So many and perhaps more.
        operations: usize,
    },
    /// A crooked or circular ride on a board with joined edges can come round to where it began.
    BentRing,
    /// It is asked for a set of pieces, and a piece can come back to its own square, which is empty for it alone.
    Returns,
    /// It can end on a square that it passed before, and a set cannot tell the two visits apart.
    Crosses,
}

/// The program for a piece: input 0 is the set of its square, input 1 the empty squares, its own among them.
pub(super) fn program(
    movement: &Movement,
    geometry: &Geometry,
    purpose: Purpose,
    returns: bool,
) -> Result<Program, NoFill> {
    let mut builder = Builder::new(geometry.word());
    let (from, empty) = (builder.input(0), builder.input(1));
    let cells = builder.constant(geometry.cells());
    let blocked = builder.not(empty);
    let occupied = builder.and(cells, blocked);
    let mut reached = Vec::new();
    for component in movement.components.iter().filter(|component| component.serves(purpose)) {
        let geometry = &component.board(geometry);
        let mut legs = Legs { b: &mut builder, geometry, empty, occupied, reached: &mut reached };
        legs.component(component, from)?;
    }
    let mut reached = builder.union(reached);
    if returns {
        // Nobody moves to where it stands.
        let elsewhere = builder.not(from);
        reached = builder.and(reached, elsewhere);
    }
    let result = builder.and(reached, cells);
    let program = simplify(builder.finish(result), &[geometry.cells(), geometry.cells()]);
    let operations = program.operations();
    if operations > MOST_OPERATIONS { Err(NoFill::TooLong { operations }) } else { Ok(program) }
}

/// A component while its legs are computed.
struct Legs<'a> {
    b: &'a mut Builder,
    geometry: &'a Geometry,
    empty: Value,
    occupied: Value,
    reached: &'a mut Vec<Value>,
}

/// Sets of squares where a leg ended, by how it got there.
type Ends = Vec<(Option<Arrival>, Value)>;

impl Legs<'_> {
    fn component(&mut self, component: &Component, from: Value) -> Result<(), NoFill> {
        let mut ends: Ends = alloc::vec![(None, from)];
        for leg in &component.legs {
            if leg.course != Course::Straight && self.geometry.wrap() != Wrap::None {
                return Err(NoFill::BentRing);
            }
            let mut next = Ends::new();
            for turn in 0..8 {
                let from: Vec<Value> = ends
                    .iter()
                    .filter(|(arrival, _)| leg.directions(*arrival).contains(turn))
                    .map(|(_, from)| *from)
                    .collect();
                if from.is_empty() {
                    continue;
                }
                let from = self.b.union(from);
                for &bend in leg.bends() {
                    let end = self.run(leg, from, turn, bend);
                    let arrival = Arrival { oblique: leg.is_oblique(), turn, step: leg.step(turn) };
                    next.extend(end.map(|end| (Some(arrival), end)));
                }
                if self.b.len() > 4 * MOST_OPERATIONS {
                    return Err(NoFill::TooLong { operations: self.b.len() });
                }
            }
            ends = next;
        }
        Ok(())
    }

    /// One run in one direction. Notes what it reaches; gives back from where the next leg goes on.
    fn run(&mut self, leg: &Leg, from: Value, turn: u32, bend: u32) -> Option<Value> {
        let plain =
            leg.course == Course::Straight && leg.over == Over::Ignored && leg.range == Range::Unlimited;
        let (landed, mounts) =
            if plain { self.ride(leg, from, turn) } else { self.steps(leg, from, turn, bend) };
        if leg.next != Next::Must {
            self.reached.push(landed);
        }
        match (leg.next, leg.hop) {
            (Next::End, _) => None,
            (_, Hop::Mount) => Some(mounts),
            _ => Some(self.b.and(landed, self.empty)),
        }
    }

    /// A straight run to the edge by one ride, a hop by two. What it lands on, and the first occupied squares.
    fn ride(&mut self, leg: &Leg, from: Value, turn: u32) -> (Value, Value) {
        let Some(direction) = self.direction(leg.step(turn)) else {
            let nothing = self.b.constant(Bits::EMPTY);
            return (nothing, nothing);
        };
        if direction.is_ring() && (leg.hop != Hop::None || leg.skips_first) {
            // All parts of a run together go round once at most.
            return self.steps(leg, from, turn, 0);
        }
        let stepper = Stepper::Shifted(self.geometry, &direction);
        let by = Algorithm::KoggeStone;
        let start = if leg.skips_first { stepper.step(self.b, from, 1, false) } else { from };
        let landed = fill::ride(self.b, by, &stepper, start, self.empty, Reach::Attacks);
        let mounts = self.b.and(landed, self.occupied);
        match leg.hop {
            Hop::None | Hop::Mount => (landed, mounts),
            Hop::Over => (fill::ride(self.b, by, &stepper, mounts, self.empty, Reach::Attacks), mounts),
            Hop::Behind => (stepper.step(self.b, mounts, 1, false), mounts),
        }
    }

    /// Any run step by step.
    fn steps(&mut self, leg: &Leg, from: Value, turn: u32, bend: u32) -> (Value, Value) {
        let nothing = self.b.constant(Bits::EMPTY);
        // Those that have met no hurdle, and those that are behind one.
        let (mut open, mut behind) = (from, nothing);
        let (mut landed, mut mounts) = (Vec::new(), Vec::new());
        for taken in 0..self.most_steps(leg, turn) {
            let turn = leg.turn_after(taken, turn, bend);
            open = self.leap(leg, open, turn);
            behind = self.leap(leg, behind, turn);
            if leg.skips_first && taken == 0 {
                continue;
            }
            landed.push(if matches!(leg.hop, Hop::Over | Hop::Behind) { behind } else { open });
            let hurdle = self.b.and(open, self.occupied);
            mounts.push(hurdle);
            behind = match leg.hop {
                Hop::Over => {
                    let on = self.b.and(behind, self.empty);
                    self.b.or(hurdle, on)
                }
                Hop::Behind => hurdle,
                Hop::None | Hop::Mount => nothing,
            };
            open = self.b.and(open, self.empty);
        }
        (self.b.union(landed), self.b.union(mounts))
    }

    /// The most steps that a run can take without coming round.
    fn most_steps(&self, leg: &Leg, turn: u32) -> u32 {
        let round = match leg.course {
            Course::Straight => self.direction(leg.step(turn)).map_or(0, |direction| direction.longest()),
            // A circle has eight or four sides, and the last one leads back.
            Course::Circular => {
                if leg.bends()[0] == 1 {
                    7
                } else {
                    3
                }
            }
            Course::Crooked => 2 * self.geometry.files().max(self.geometry.ranks()),
        };
        match leg.range {
            Range::Steps(steps) => steps.min(round),
            Range::Unlimited => round,
        }
    }

    /// One leap of a set, as far as the squares passed over allow.
    fn leap(&mut self, leg: &Leg, mut from: Value, turn: u32) -> Value {
        let step = leg.step(turn);
        if self.stays(step) {
            return self.b.constant(Bits::EMPTY);
        }
        let mut here = (0, 0);
        if leg.over != Over::Ignored {
            for passed in leg.passed(turn) {
                from = self.step(from, (passed.0 - here.0, passed.1 - here.1));
                let condition = if leg.over == Over::Lame { self.empty } else { self.occupied };
                from = self.b.and(from, condition);
                here = passed;
            }
        }
        self.step(from, (step.0 - here.0, step.1 - here.1))
    }

    fn step(&mut self, from: Value, step: (i32, i32)) -> Value {
        if self.stays(step) {
            return from;
        }
        match self.direction(step) {
            Some(direction) => Stepper::Shifted(self.geometry, &direction).step(self.b, from, 1, false),
            None => self.b.constant(Bits::EMPTY),
        }
    }

    /// Whether a step leads every square back to itself, round the joined edges.
    fn stays(&self, (files, ranks): (i32, i32)) -> bool {
        let stays =
            |by: i32, side: u32, joined: bool| by == 0 || joined && by.unsigned_abs().is_multiple_of(side);
        let wrap = self.geometry.wrap();
        stays(files, self.geometry.files(), wrap != Wrap::None)
            && stays(ranks, self.geometry.ranks(), wrap == Wrap::Both)
    }

    /// The direction of a step, if any square can make it.
    fn direction(&self, step: (i32, i32)) -> Option<Direction> {
        Direction::any(self.geometry, step)
    }
}
