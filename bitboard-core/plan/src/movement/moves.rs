//! The moves that rides are made of: where each ends and what it needs.

use alloc::vec::Vec;

use super::{Check, Kind, Purpose, Ride};
use crate::Bits;

/// One way to a square: it is open where all of `empty` is empty and all of `full` is occupied.
///
/// ```
/// use bitboard_plan::{Geometry, Movement, Purpose};
///
/// # fn main() -> Result<(), Box<dyn core::error::Error>> {
/// let moves = Movement::betza("nD")?.moves(&Geometry::chess(), 0, Purpose::Quiet)?;
/// // From a1 to a3 over a2, if that is empty.
/// let to_a3 = moves.iter().find(|one| one.to == 16).ok_or("no move")?;
/// assert!(to_a3.is_open([9].into_iter().collect()) && !to_a3.is_open([8].into_iter().collect()));
/// # Ok(())
/// # }
/// ```
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

/// The moves of rides: each way once, and none that needs all that another way to the same square needs, and
/// more.
///
/// ```
/// use bitboard_plan::{Geometry, Movement, Purpose, moves};
///
/// # fn main() -> Result<(), Box<dyn core::error::Error>> {
/// // Of two steps in any directions two lead from a1 to b2, over a2 and over b1.
/// let rides = Movement::betza("[W-aW]")?.rides(&Geometry::chess(), 0, Purpose::Quiet)?;
/// let to_b2 = moves(&rides, Purpose::Quiet).into_iter().filter(|one| one.to == 9);
/// assert!(to_b2.map(|one| one.empty.iter().collect::<Vec<_>>()).eq([[1], [8]]));
/// # Ok(())
/// # }
/// ```
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
pub(super) struct Conditions {
    empty: Bits,
    full: Bits,
    checks: Vec<Check>,
}

impl Conditions {
    /// Adds squares to be checked. Whether the conditions can still hold.
    pub(super) fn add(&mut self, checks: &[Check]) -> bool {
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
