//! Ray arithmetic: where the squares of a ride come in the order of their bits, the first occupied one is found
//! by a subtraction or a leading bit, and no table of occupancies is needed.

use alloc::vec::Vec;

use super::{Gate, Rays, Slide, SquareRays};
use crate::{Bits, Check, Kind, Move, Purpose, Ride, Word};

/// The most slots of one square: beyond that a walk is faster.
pub(super) const MOST_SLOTS: usize = 64;

impl Rays {
    /// The slots for every bit of the grid, from the rides and moves of each. The number of slots of a square that
    /// has too many.
    pub(super) fn new(rides: &[Vec<Ride>], moves: &[Vec<Move>], purpose: Purpose) -> Result<Self, usize> {
        let mut squares = Vec::new();
        for (rides, moves) in rides.iter().zip(moves) {
            let slots = Slots::new(rides, moves, purpose);
            if slots.count() > MOST_SLOTS {
                return Err(slots.count());
            }
            squares.push(slots);
        }
        let most = |count: fn(&Slots) -> usize| squares.iter().map(count).max().unwrap_or(0);
        let plain = squares.iter().all(Slots::is_plain);
        let rays = Self {
            slides: most(|slots| slots.slides.len()),
            plain,
            hops: [
                most(|slots| slots.hops[0].len()),
                most(|slots| slots.hops[1].len()),
                most(|slots| slots.hops[2].len()),
                most(|slots| slots.hops[3].len()),
            ],
            gates: most(|slots| slots.gates.len()),
            squares: Vec::new(),
        };
        let squares = squares.into_iter().map(|slots| slots.padded(&rays)).collect();
        Ok(Self { squares, ..rays })
    }

    /// The bytes of its table.
    #[must_use]
    pub fn bytes(&self, word: Word) -> usize {
        self.squares.len() * self.row_len() * word.bytes()
    }
}

/// One way of a slide: each target is reached where no blocker before it is occupied.
#[derive(Clone, Copy, Default)]
struct Way {
    blockers: Bits,
    targets: Bits,
}

impl Way {
    fn squares(self) -> Bits {
        self.blockers.or(self.targets)
    }
}

/// The slots of a square before they are padded to the number that all squares have.
#[derive(Default)]
struct Slots {
    leaps: Bits,
    /// A way to lower bits and one to higher bits, either of which may be missing.
    slides: Vec<(Way, Way)>,
    hops: [Vec<Bits>; 4],
    gates: Vec<Gate>,
}

impl Slots {
    fn new(rides: &[Ride], moves: &[Move], purpose: Purpose) -> Self {
        let mut slots = Self::default();
        let mut open = Open { moves, made: alloc::vec![false; moves.len()] };
        for (way, made) in moves.iter().zip(&mut open.made) {
            *made = way.empty.is_empty() && way.full.is_empty();
            if *made {
                slots.leaps.insert(way.to);
            }
        }
        let (mut down, mut up) = (Vec::new(), Vec::new());
        for ride in rides {
            if down.len() + up.len() > 2 * MOST_SLOTS {
                // However they are paired, there are too many.
                break;
            }
            let mut ways = Vec::new();
            ride.moves(purpose, &mut ways);
            if ride.kind == Kind::Slide {
                let (upwards, way, stops) = longest_way(ride);
                if open.make(&ways[..stops.min(ways.len())]) {
                    add(if upwards { &mut up } else { &mut down }, way, upwards);
                }
            } else if let Some((slot, line)) = hop_line(ride)
                && open.make(&ways)
                && !slots.hops[slot].contains(&line)
            {
                slots.hops[slot].push(line);
            }
        }
        slots.slides = paired(down, up);
        for (way, made) in moves.iter().zip(&open.made) {
            // Nobody needs to know by how much there are too many.
            if !made && slots.gates.len() <= MOST_SLOTS {
                slots.add_gate(*way);
            }
        }
        slots
    }

    fn add_gate(&mut self, way: Move) {
        let relevant = way.empty.or(way.full);
        let same = |gate: &&mut Gate| gate.relevant == relevant && gate.full == way.full;
        match self.gates.iter_mut().find(same) {
            Some(gate) => gate.targets.insert(way.to),
            None => {
                let targets = [way.to].into_iter().collect();
                self.gates.push(Gate { relevant, full: way.full, targets });
            }
        }
    }

    fn count(&self) -> usize {
        self.slides.len() + self.gates.len() + self.hops.iter().map(Vec::len).sum::<usize>()
    }

    /// Whether blockers and targets of every slide can be the same set: every blocker is reached by it or anyway, and
    /// every target blocks, but for the last, behind which there is nothing.
    fn is_plain(&self) -> bool {
        self.slides.iter().all(|(lower, upper)| {
            let reached = |way: &Way| way.blockers.without(way.targets).is_subset(self.leaps);
            let open = |way: &Way, last: Option<u32>| {
                way.targets.without(way.blockers).is_subset(last.into_iter().collect())
            };
            reached(lower)
                && reached(upper)
                && open(lower, lower.squares().iter().next())
                && open(upper, upper.squares().iter().next_back())
        })
    }

    fn padded(self, rays: &Rays) -> SquareRays {
        let slides = self.slides.iter().map(|(lower, upper)| {
            if rays.plain {
                // The last target of a way blocks nothing, so it can count as a blocker.
                let (lower, upper) = (lower.squares(), upper.squares());
                Slide { lower, upper, targets: lower.or(upper) }
            } else {
                let targets = lower.targets.or(upper.targets);
                Slide { lower: lower.blockers, upper: upper.blockers, targets }
            }
        });
        let mut square =
            SquareRays { leaps: self.leaps, slides: slides.collect(), hops: self.hops, gates: self.gates };
        square.slides.resize(rays.slides, Slide::default());
        square.gates.resize(rays.gates, Gate::default());
        for (lines, &most) in square.hops.iter_mut().zip(&rays.hops) {
            lines.resize(most, Bits::EMPTY);
        }
        square
    }
}

/// The moves of a square, in order, and which of them some slot makes already.
struct Open<'a> {
    moves: &'a [Move],
    made: Vec<bool>,
}

impl Open<'_> {
    /// Notes the moves that a slot makes. Whether one of them is new.
    fn make(&mut self, ways: &[Move]) -> bool {
        let mut new = false;
        for way in ways {
            if let Ok(at) = self.moves.binary_search_by_key(&way.order(), Move::order) {
                new |= !core::mem::replace(&mut self.made[at], true);
            }
        }
        new
    }
}

/// The longest beginning of a slide whose squares come in the order of their bits: upwards or downwards, and how
/// many stops it has.
fn longest_way(ride: &Ride) -> (bool, Way, usize) {
    let upwards = way(ride, |bit| bit);
    let downwards = way(ride, |bit| Bits::MAX - bit);
    if upwards.1 >= downwards.1 { (true, upwards.0, upwards.1) } else { (false, downwards.0, downwards.1) }
}

/// The same in one order: how far along a bit lies.
fn way(ride: &Ride, order: impl Fn(u32) -> u32) -> (Way, usize) {
    let mut way = Way::default();
    // The furthest blocker so far and the furthest target.
    let (mut blocked, mut reached) = (None, None);
    let block = |way: &mut Way, check: &Check, blocked: &mut Option<u32>, reached: Option<u32>| {
        let at = Some(order(check.square));
        way.blockers.insert(check.square);
        *blocked = at.max(*blocked);
        !check.full && at >= reached
    };
    let possible = ride.before.iter().all(|check| block(&mut way, check, &mut blocked, None));
    if !possible {
        return (way, 0);
    }
    for (index, stop) in ride.stops.iter().enumerate() {
        let mut longer = way;
        let mut over = stop.over.iter();
        let passed = over.all(|check| block(&mut longer, check, &mut blocked, reached));
        let at = Some(order(stop.square));
        if !passed || at <= blocked {
            return (way, index);
        }
        longer.targets.insert(stop.square);
        way = longer;
        reached = at;
        if index + 1 < ride.stops.len() {
            let check = Check { square: stop.square, full: false };
            block(&mut way, &check, &mut blocked, reached);
        }
    }
    (way, ride.stops.len())
}

/// Adds a way, if possible to another one of its direction: where each target of either has no more blockers before
/// it than it had.
fn add(ways: &mut Vec<Way>, new: Way, upwards: bool) {
    let keeps = |one: Way, other: Way| {
        one.targets.iter().all(|target| {
            let below = Bits::first(target);
            let before = if upwards { other.blockers.and(below) } else { other.blockers.without(below) };
            before.without([target].into_iter().collect()).is_subset(one.blockers)
        })
    };
    match ways.iter_mut().find(|way| keeps(**way, new) && keeps(new, **way)) {
        Some(way) => {
            *way = Way { blockers: way.blockers.or(new.blockers), targets: way.targets.or(new.targets) };
        }
        None => ways.push(new),
    }
}

/// Puts ways to lower and to higher bits together, as many pairs as there can be: all squares of one below all
/// squares of the other.
fn paired(mut down: Vec<Way>, mut up: Vec<Way>) -> Vec<(Way, Way)> {
    let last = |way: &Way| way.squares().iter().next_back();
    let first = |way: &Way| way.squares().iter().next();
    // Whoever has the fewest partners chooses first; the partners of one are all among those of the next.
    down.sort_by_key(|way| core::cmp::Reverse(last(way)));
    let mut pairs = Vec::new();
    for lower in down {
        let partner = up.iter().position(|upper| last(&lower) < first(upper));
        let upper = partner.map(|index| up.remove(index)).unwrap_or_default();
        pairs.push((lower, upper));
    }
    pairs.extend(up.into_iter().map(|upper| (Way::default(), upper)));
    pairs
}

/// The line of a hop and its slot, if its squares come in the order of their bits and nothing else is looked at.
fn hop_line(ride: &Ride) -> Option<(usize, Bits)> {
    if !ride.before.is_empty() || ride.stops.iter().any(|stop| !stop.over.is_empty()) {
        return None;
    }
    let squares: Vec<u32> = ride.stops.iter().map(|stop| stop.square).collect();
    let downwards = if squares.is_sorted_by(|a, b| a < b) {
        0
    } else if squares.is_sorted_by(|a, b| a > b) {
        1
    } else {
        return None;
    };
    let behind = if ride.kind == Kind::Behind { 2 } else { 0 };
    Some((behind + downwards, squares.into_iter().collect()))
}
