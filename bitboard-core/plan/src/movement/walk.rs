//! A movement walked from one square: its rides.
//!
//! Together with the moves that rides are made of this is the meaning of a movement on a board. Everything else,
//! tables, ray arithmetic, fills, is a way to compute the same.

use alloc::{borrow::Cow, vec::Vec};

use super::{
    Component, Hop, Leg, Move, Movement, MovementProblem, Next, Over, moves, moves::Conditions, step::Arrival,
};
use crate::{Geometry, Wrap};

/// What a movement is asked for: moves to empty squares and captures are separate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Purpose {
    /// Moves to empty squares.
    Quiet,
    /// Moves to occupied squares.
    Capture,
}

/// A square that is looked at on the way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Check {
    /// Its bit.
    pub square: u32,
    /// It must be occupied; else it must be empty.
    pub full: bool,
}

/// A square of a ride where the move can end.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Stop {
    /// Its bit.
    pub square: u32,
    /// The squares passed over to get here from the stop before, in order.
    pub over: Vec<Check>,
}

/// How a ride goes on at its stops.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Up to and including the first occupied stop.
    Slide,
    /// Behind the first occupied stop, up to and including the second.
    Hop,
    /// To the stop behind the first occupied one.
    Behind,
}

/// One run of the last leg of a move, in one direction: stops in the order of travel.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ride {
    /// The squares looked at before its first stop, in order.
    pub before: Vec<Check>,
    /// How it goes on at its stops.
    pub kind: Kind,
    /// The stops, at least one.
    pub stops: Vec<Stop>,
}

/// The most squares that the moves of a piece from one square may visit, the same one in different ways counted
/// anew. A hook mover on the largest board visits 1,400.
const MOST_STEPS: usize = 1 << 13;

impl Movement {
    /// All rides from a square. None if it is a hole or no square of the grid.
    ///
    /// # Errors
    /// What [`Movement::check`] reports, or [`MovementProblem::TooManyWays`].
    pub fn rides(
        &self,
        geometry: &Geometry,
        square: u32,
        purpose: Purpose,
    ) -> Result<Vec<Ride>, MovementProblem> {
        Ok(self.walk(geometry, square, purpose)?.0)
    }

    /// The same, and whether some way comes back to the square.
    pub(crate) fn walk(
        &self,
        geometry: &Geometry,
        square: u32,
        purpose: Purpose,
    ) -> Result<(Vec<Ride>, bool), MovementProblem> {
        self.check()?;
        let mut rides = Vec::new();
        let mut returns = false;
        if !geometry.cells().contains(square) {
            return Ok((rides, returns));
        }
        let mut steps = MOST_STEPS;
        for component in &self.components {
            if component.serves(purpose) {
                let mut walker = Walker {
                    geometry: &component.board(geometry),
                    origin: square,
                    rides: &mut rides,
                    returns: &mut returns,
                    steps: &mut steps,
                };
                walker.leg(&component.legs, square, None, &[])?;
            }
        }
        Ok((rides, returns))
    }

    /// All moves from a square, each way once, detours removed.
    ///
    /// # Errors
    /// As [`Movement::rides`].
    pub fn moves(
        &self,
        geometry: &Geometry,
        square: u32,
        purpose: Purpose,
    ) -> Result<Vec<Move>, MovementProblem> {
        Ok(moves(&self.rides(geometry, square, purpose)?, purpose))
    }
}

impl Component {
    /// The board as it is for this component: its side edges may be joined.
    pub(crate) fn board<'a>(&self, geometry: &'a Geometry) -> Cow<'a, Geometry> {
        if self.wraps && geometry.wrap() == Wrap::None {
            Cow::Owned(geometry.clone().with_wrap(Wrap::Files))
        } else {
            Cow::Borrowed(geometry)
        }
    }

    /// Whether it has moves for a purpose.
    #[must_use]
    pub const fn serves(&self, purpose: Purpose) -> bool {
        match purpose {
            Purpose::Quiet => self.quiet,
            Purpose::Capture => self.captures,
        }
    }
}

struct Walker<'a> {
    geometry: &'a Geometry,
    /// The square of the piece, which counts as empty.
    origin: u32,
    rides: &'a mut Vec<Ride>,
    /// Whether some way has come back to that square.
    returns: &'a mut bool,
    steps: &'a mut usize,
}

impl Walker<'_> {
    /// Walks the first of `legs` from a square in all its directions, and the others from where it ends.
    fn leg(
        &mut self,
        legs: &[Leg],
        from: u32,
        arrival: Option<Arrival>,
        before: &[Check],
    ) -> Result<(), MovementProblem> {
        let Some((leg, others)) = legs.split_first() else { return Ok(()) };
        for turn in leg.directions(arrival).iter() {
            for &bend in leg.bends() {
                self.run(leg, others, from, (turn, bend), before)?;
            }
        }
        Ok(())
    }

    /// Runs along one line.
    fn run(
        &mut self,
        leg: &Leg,
        others: &[Leg],
        from: u32,
        (turn, bend): (u32, u32),
        before: &[Check],
    ) -> Result<(), MovementProblem> {
        let mut ride = Line { before: before.to_vec(), stops: Vec::new(), over: Vec::new() };
        let mut here = from;
        let mut taken = 0;
        while leg.range.allows(taken) {
            let turn = leg.turn_after(taken, turn, bend);
            let step = leg.step(turn);
            taken += 1;
            // Behind a hurdle every square is visited once for each square where the hurdle can be.
            let visits = if leg.hop == Hop::Over { ride.stops.len().max(1) } else { 1 };
            *self.steps =
                self.steps.checked_sub(visits).ok_or(MovementProblem::TooManyWays { most: MOST_STEPS })?;
            if !self.pass(leg, here, turn, &mut ride) {
                break;
            }
            let Some(next) = self.geometry.neighbour(here, step.0, step.1) else { break };
            *self.returns |= next == self.origin && next != from;
            if next == from {
                // Once round a ring or circle.
                break;
            }
            here = next;
            if leg.skips_first && taken == 1 {
                continue;
            }
            let own = here == self.origin;
            if own && leg.hop == Hop::Behind {
                // What stands before the piece's own square has no square to land on behind it.
                self.emit(leg, &mut ride);
            }
            if !own {
                let over = core::mem::take(&mut ride.over);
                ride.stops.push(Stop { square: here, over });
            }
            let goes_on = match leg.hop {
                Hop::Mount => !own,
                Hop::None => leg.next != Next::End,
                Hop::Over | Hop::Behind => false,
            };
            if goes_on {
                let arrival = Arrival { oblique: leg.is_oblique(), turn, step };
                if let Some(checks) = ride.checks(here, leg.hop == Hop::Mount, own) {
                    self.leg(others, here, Some(arrival), &checks)?;
                }
            }
        }
        if leg.next != Next::Must {
            self.emit(leg, &mut ride);
        }
        Ok(())
    }

    /// Notes the squares that a leap passes over. Whether it can pass.
    fn pass(&self, leg: &Leg, here: u32, turn: u32, line: &mut Line) -> bool {
        if leg.over == Over::Ignored {
            return true;
        }
        let full = leg.over == Over::Jumping;
        for (files, ranks) in leg.passed(turn) {
            match self.geometry.neighbour(here, files, ranks) {
                Some(square) if square != self.origin => line.over.push(Check { square, full }),
                // The piece's own square is empty once it is on its way.
                Some(_) if !full => {}
                _ => return false,
            }
        }
        true
    }

    /// Ends a ride, and begins a new one behind it.
    fn emit(&mut self, leg: &Leg, line: &mut Line) {
        if line.stops.is_empty() {
            return;
        }
        let kind = match leg.hop {
            Hop::None | Hop::Mount => Kind::Slide,
            Hop::Over => Kind::Hop,
            Hop::Behind => Kind::Behind,
        };
        let stops = core::mem::take(&mut line.stops);
        let before = line.before.clone();
        for stop in &stops {
            line.before.extend(&stop.over);
            line.before.push(Check { square: stop.square, full: false });
        }
        self.rides.push(Ride { before, kind, stops });
    }
}

/// A line while it is walked.
struct Line {
    before: Vec<Check>,
    stops: Vec<Stop>,
    /// Squares passed over since the last stop.
    over: Vec<Check>,
}

impl Line {
    /// What has to hold for a leg to set out from the end of the line: everything before it empty, and the end
    /// itself empty or, as a mount, occupied. `None` if that cannot be.
    fn checks(&self, end: u32, mount: bool, own: bool) -> Option<Vec<Check>> {
        let mut checks = self.before.clone();
        for stop in &self.stops {
            checks.extend(&stop.over);
            checks.push(Check { square: stop.square, full: mount && stop.square == end });
        }
        if own {
            checks.extend(&self.over);
        }
        Conditions::default().add(&checks).then_some(checks)
    }
}

impl super::Range {
    /// Whether there may be another step after so many.
    const fn allows(self, taken: u32) -> bool {
        match self {
            Self::Steps(most) => taken < most,
            Self::Unlimited => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::String;

    use super::*;
    use crate::Bits;

    /// Where a piece goes from a square among others, by name.
    fn reached(movement: impl Into<Movement>, square: &str, occupied: &str, purpose: Purpose) -> String {
        let board = Geometry::chess();
        let named = |name: &str| board.square_named(name).unwrap();
        let occupied: Bits = occupied.split_whitespace().map(named).collect();
        let moves = movement.into().moves(&board, named(square), purpose).unwrap();
        let open = moves.iter().filter(|way| way.is_open(occupied)).map(|way| way.to);
        let reached: Bits = open.collect();
        let kept = if purpose == Purpose::Quiet { reached.without(occupied) } else { reached.and(occupied) };
        let names: Vec<String> = kept.iter().filter_map(|bit| board.square_name(bit)).collect();
        names.join(" ")
    }

    #[test]
    fn slides_end_at_blockers() {
        let rook = Leg::ride(1, 0);
        assert_eq!(reached(rook.clone(), "a1", "c1 a3 b2", Purpose::Quiet), "b1 a2");
        assert_eq!(reached(rook.clone(), "a1", "c1 a3 b2", Purpose::Capture), "c1 a3");
        assert_eq!(reached(rook.captures(), "a1", "c1 a3 b2", Purpose::Quiet), "");
        assert_eq!(reached(Leg::ride(1, 2).range(2), "a1", "b3", Purpose::Quiet), "c2 e3");
    }

    #[test]
    fn hoppers_need_a_hurdle() {
        let over = Leg::queen().hopping();
        assert_eq!(reached(over.clone(), "a1", "a3 a6 c3", Purpose::Quiet), "a4 d4 a5 e5 f6 g7 h8");
        assert_eq!(reached(over, "a1", "a3 a6 c3", Purpose::Capture), "a6");
        assert_eq!(reached(Leg::queen().hopping_behind(), "a1", "a3 d1 e1", Purpose::Quiet), "a4");
        assert_eq!(reached(Leg::queen().hopping_behind(), "a1", "a3 d1 e1", Purpose::Capture), "e1");
    }

    #[test]
    fn legs_turn_relative_to_the_one_before() {
        let griffon = Leg::leap(1, 1).turning([1]).or_then(Leg::ride(1, 0));
        assert_eq!(reached(griffon.clone(), "e4", "f7 h5", Purpose::Quiet), "f5 g5 f6");
        assert_eq!(reached(griffon, "e4", "f5", Purpose::Quiet), "");
        let hook = Leg::king().mounting().then(Leg::king().turning([2, 6]));
        assert_eq!(reached(hook, "a1", "b2 a2", Purpose::Quiet), "c1 a3");
        let straight_on = Leg::leap(1, 2).turning([0]).then(Leg::leap(1, 0));
        assert_eq!(reached(straight_on, "a1", "", Purpose::Quiet), "b4");
    }

    #[test]
    fn lame_leaps_look_at_the_squares_between() {
        assert_eq!(reached(Leg::leap(2, 3).lame(), "a1", "a2", Purpose::Quiet), "d3");
        assert_eq!(reached(Leg::leap(2, 3).lame(), "a1", "c2", Purpose::Quiet), "c4");
        assert_eq!(reached(Leg::leap(2, 0).jumping(), "a1", "a2 b2", Purpose::Quiet), "a3");
        assert_eq!(
            reached(Leg::ride(1, 0).skipping_first(), "a1", "a2 b1 c1", Purpose::Quiet),
            "a3 a4 a5 a6 a7 a8"
        );
    }

    #[test]
    fn circles_close_and_rings_end_before_their_origin() {
        assert_eq!(reached(Leg::ride(1, 0).circular(), "d4", "d5 e4", Purpose::Quiet), "c3 d3 e3 c4 c5");
        let ring = Leg::ride(1, 0).turning([2, 6]).wrapping();
        assert_eq!(reached(ring.clone(), "a1", "", Purpose::Quiet), "b1 c1 d1 e1 f1 g1 h1");
        assert_eq!(reached(ring, "a1", "c1 g1", Purpose::Quiet), "b1 h1");
    }

    #[test]
    fn what_two_ways_reach_is_reached_by_the_shorter() {
        let wander = Leg::king().or_then(Leg::king().turning(0..8));
        let moves = Movement::from(wander).moves(&Geometry::chess(), 27, Purpose::Quiet).unwrap();
        let to = |bit| moves.iter().filter(|way| way.to == bit).count();
        assert_eq!((to(28), to(29), to(45), to(44), to(27)), (1, 3, 1, 2, 0));
        let anywhere = || Leg::queen().turning(0..8);
        let endless = Leg::queen().or_then(anywhere()).or_then(anywhere());
        let problem = Movement::from(endless).moves(&Geometry::new(19, 19).unwrap(), 180, Purpose::Quiet);
        assert!(matches!(problem, Err(MovementProblem::TooManyWays { .. })));
    }
}
