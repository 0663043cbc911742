//! A movement walked from one square: its rides, and the moves that they are made of.
//!
//! This is the meaning of a movement on a board. Everything else, tables, ray arithmetic, fills, is a way to
//! compute the same.

use alloc::{vec, vec::Vec};

use super::{Component, Course, Heading, Hop, Leg, Movement, MovementProblem, Next, Over, Range, Turns};
use crate::{Bits, Geometry, Wrap};

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

/// One way to a square: it is open where all of `empty` is empty and all of `full` is occupied.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// The bit of the destination.
    pub to: u32,
    /// The squares that must be empty.
    pub empty: Bits,
    /// The squares that must be occupied.
    pub full: Bits,
}

impl Move {
    /// Whether the way is open.
    #[must_use]
    pub fn is_open(&self, occupied: Bits) -> bool {
        self.full.is_subset(occupied) && self.empty.and(occupied).is_empty()
    }

    /// By what moves are sorted: those to one square together, those that ask for little first.
    pub(crate) fn order(&self) -> (u32, u32, Bits, Bits) {
        (self.to, self.empty.len() + self.full.len(), self.empty, self.full)
    }
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
        let joined = match geometry.wrap() {
            Wrap::None => geometry.clone().with_wrap(Wrap::Files),
            Wrap::Files | Wrap::Both => geometry.clone(),
        };
        let mut steps = MOST_STEPS;
        for component in &self.components {
            if component.serves(purpose) {
                let geometry = if component.wraps { &joined } else { geometry };
                let mut walker = Walker {
                    geometry,
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
    /// Whether it has moves for a purpose.
    #[must_use]
    pub const fn serves(&self, purpose: Purpose) -> bool {
        match purpose {
            Purpose::Quiet => self.quiet,
            Purpose::Capture => self.captures,
        }
    }
}

/// The eight king steps, clockwise from straight ahead.
const KING: [(i32, i32); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// Where a leg went last.
#[derive(Clone, Copy)]
pub(crate) struct Arrival {
    /// Whether the number of the direction is that of an oblique leap.
    pub(crate) oblique: bool,
    pub(crate) turn: u32,
    pub(crate) step: (i32, i32),
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
            *self.steps =
                self.steps.checked_sub(1).ok_or(MovementProblem::TooManyWays { most: MOST_STEPS })?;
            if !self.pass(leg, here, turn, &mut ride) {
                break;
            }
            let Some(next) = self.geometry.neighbour(here, step.0, step.1) else { break };
            *self.returns |= next == self.origin;
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

impl Range {
    /// Whether there may be another step after so many.
    const fn allows(self, taken: u32) -> bool {
        match self {
            Self::Steps(most) => taken < most,
            Self::Unlimited => true,
        }
    }
}

impl Leg {
    /// Whether its directions are those of an oblique leap.
    pub(crate) const fn is_oblique(&self) -> bool {
        self.base.0 > 0
    }

    /// The smallest turn between two of its directions.
    const fn smallest_turn(&self) -> u32 {
        if self.images.0 == Turns::ALL.0 { 1 } else { 2 }
    }

    /// How it may bend after a step, as turns.
    pub(crate) const fn bends(&self) -> &'static [u32] {
        match (self.course, self.smallest_turn()) {
            (Course::Straight, _) => &[0],
            (_, 1) => &[1, 7],
            _ => &[2, 6],
        }
    }

    /// Its direction once it has taken so many steps.
    pub(crate) const fn turn_after(&self, taken: u32, turn: u32, bend: u32) -> u32 {
        match self.course {
            Course::Straight => turn,
            Course::Crooked => (turn + taken % 2 * bend) % 8,
            Course::Circular => (turn + taken % 8 * bend) % 8,
        }
    }

    /// The directions in which it sets out.
    pub(crate) fn directions(&self, arrival: Option<Arrival>) -> Turns {
        let Some(arrival) = arrival else {
            return match self.heading {
                Heading::Turns(turns) => Turns(turns.0 & self.images.0),
                Heading::Outward => self.images,
            };
        };
        match self.heading {
            Heading::Turns(Turns::ALL) => self.images,
            Heading::Turns(turns) if arrival.oblique == self.is_oblique() => {
                Turns(turns.turned(arrival.turn).0 & self.images.0)
            }
            // Between king-like steps and oblique leaps turns have no meaning; `check` says so.
            Heading::Turns(_) => Turns::default(),
            Heading::Outward => self.outward(arrival.step),
        }
    }

    /// The directions closest to that of a step.
    fn outward(&self, (files, ranks): (i32, i32)) -> Turns {
        let mut closest = Turns::default();
        // The cosine of the angle, as its square with its sign: a fraction over the square of the length.
        let mut best = (i128::from(i64::MIN), 1);
        for turn in self.images.iter() {
            let (x, y) = self.step(turn);
            let dot = |(x, y), (files, ranks)| {
                i128::from(x) * i128::from(files) + i128::from(y) * i128::from(ranks)
            };
            let along: i128 = dot((x, y), (files, ranks));
            let cosine = (along * along.abs(), dot((x, y), (x, y)));
            match (cosine.0 * best.1).cmp(&(best.0 * cosine.1)) {
                core::cmp::Ordering::Greater => {
                    best = cosine;
                    closest = Turns(1 << turn);
                }
                core::cmp::Ordering::Equal => closest.0 |= 1 << turn,
                core::cmp::Ordering::Less => {}
            }
        }
        closest
    }

    /// The base in a direction.
    fn unit(&self, turn: u32) -> (i32, i32) {
        let turn = turn % 8;
        if !self.is_oblique() {
            return KING[turn as usize];
        }
        let (short, long) = (self.base.0 as i32, self.base.1 as i32);
        // The eight images clockwise: steep and flat ones in turns.
        let (right, ahead) = if turn.is_multiple_of(2) { (short, long) } else { (long, short) };
        match turn / 2 {
            0 => (right, ahead),
            1 => (ahead, -right),
            2 => (-right, -ahead),
            _ => (-ahead, right),
        }
    }

    /// One leap in a direction: files to the right, ranks ahead.
    pub(crate) fn step(&self, turn: u32) -> (i32, i32) {
        let (files, ranks) = self.unit(turn);
        let times = self.multiplier as i32;
        (files * times, ranks * times)
    }

    /// The squares that one leap in a direction passes over, from where it starts.
    pub(crate) fn passed(&self, turn: u32) -> Vec<(i32, i32)> {
        let (files, ranks) = self.unit(turn);
        if self.multiplier > 1 || !self.is_oblique() {
            return (1..self.multiplier as i32).map(|times| (files * times, ranks * times)).collect();
        }
        // Straight along the long axis, then diagonally.
        let (short, long) = (self.base.0 as i32, self.base.1 as i32);
        let straight = if files.abs() > ranks.abs() { (files.signum(), 0) } else { (0, ranks.signum()) };
        let diagonal = (files.signum(), ranks.signum());
        let mut passed = vec![];
        let mut here = (0, 0);
        for taken in 1..long {
            let step = if taken <= long - short { straight } else { diagonal };
            here = (here.0 + step.0, here.1 + step.1);
            passed.push(here);
        }
        passed
    }
}

/// The moves of rides: each way once, and none that needs all that another way to the same square needs, and
/// more.
#[must_use]
pub fn moves(rides: &[Ride], purpose: Purpose) -> Vec<Move> {
    let mut moves = Vec::new();
    for ride in rides {
        ride.moves(purpose, &mut moves);
    }
    without_detours(moves)
}

/// What has to hold along a line: as sets, and in the order in which it is met.
#[derive(Clone, Default)]
struct Conditions {
    empty: Bits,
    full: Bits,
    checks: Vec<Check>,
}

impl Conditions {
    /// Adds squares to be checked. Whether the conditions can still hold.
    fn add(&mut self, checks: &[Check]) -> bool {
        for &check in checks {
            let (own, other) =
                if check.full { (&mut self.full, &self.empty) } else { (&mut self.empty, &self.full) };
            if other.contains(check.square) {
                return false;
            }
            if !own.contains(check.square) {
                own.insert(check.square);
                self.checks.push(check);
            }
        }
        true
    }

    /// Hands over the move that ends here.
    fn end(&self, to: u32, purpose: Purpose, found: &mut impl FnMut(Move, &[Check])) {
        let (mut empty, mut full) = (self.empty, self.full);
        // A quiet move ends on an empty square and a capture on an occupied one, so that need not be said; the
        // reverse cannot be.
        let (said, contradiction) = match purpose {
            Purpose::Quiet => (&mut empty, full),
            Purpose::Capture => (&mut full, empty),
        };
        if contradiction.contains(to) {
            return;
        }
        if said.contains(to) {
            said.remove(to);
            let checks: Vec<Check> = self.checks.iter().filter(|check| check.square != to).copied().collect();
            found(Move { to, empty, full }, &checks);
        } else {
            found(Move { to, empty, full }, &self.checks);
        }
    }
}

impl Ride {
    /// Adds its moves.
    pub(crate) fn moves(&self, purpose: Purpose, moves: &mut Vec<Move>) {
        self.ways(purpose, &mut |way, _| moves.push(way));
    }

    /// Hands over its moves, each with the squares to be checked in the order in which they are met.
    pub(crate) fn ways(&self, purpose: Purpose, found: &mut impl FnMut(Move, &[Check])) {
        let mut line = Conditions::default();
        if !line.add(&self.before) {
            return;
        }
        for (index, stop) in self.stops.iter().enumerate() {
            if !line.add(&stop.over) {
                return;
            }
            match self.kind {
                Kind::Slide => line.end(stop.square, purpose, found),
                Kind::Hop | Kind::Behind => self.behind(index, line.clone(), purpose, found),
            }
            if !line.add(&[Check { square: stop.square, full: false }]) {
                return;
            }
        }
    }

    /// Whether one of its moves passes over a square and ends on it.
    pub(crate) fn crosses(&self) -> bool {
        let mut squares = Bits::EMPTY;
        let mut crosses = false;
        let mut pass = |square: u32| {
            crosses |= squares.contains(square);
            squares.insert(square);
        };
        let looked_at = self.before.iter().chain(self.stops.iter().flat_map(|stop| &stop.over));
        looked_at.for_each(|check| pass(check.square));
        self.stops.iter().for_each(|stop| pass(stop.square));
        crosses
    }

    /// The moves over a hurdle.
    fn behind(
        &self,
        hurdle: usize,
        mut line: Conditions,
        purpose: Purpose,
        found: &mut impl FnMut(Move, &[Check]),
    ) {
        if !line.add(&[Check { square: self.stops[hurdle].square, full: true }]) {
            return;
        }
        let landings = if self.kind == Kind::Behind { 1 } else { usize::MAX };
        for stop in self.stops.iter().skip(hurdle + 1).take(landings) {
            if !line.add(&stop.over) {
                return;
            }
            line.end(stop.square, purpose, found);
            if !line.add(&[Check { square: stop.square, full: false }]) {
                return;
            }
        }
    }
}

/// Removes duplicates and detours: a way is superfluous if another one to the same square asks for a part of
/// what it asks for.
fn without_detours(mut moves: Vec<Move>) -> Vec<Move> {
    moves.sort_by_cached_key(Move::order);
    let mut kept: Vec<Move> = Vec::new();
    // Where the ways to the square at hand begin.
    let mut begin = 0;
    for way in moves {
        if kept.get(begin).is_some_and(|first| first.to != way.to) {
            begin = kept.len();
        }
        let detour = kept[begin..]
            .iter()
            .any(|shorter| shorter.empty.is_subset(way.empty) && shorter.full.is_subset(way.full));
        if !detour {
            kept.push(way);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use alloc::string::String;

    use super::*;

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
