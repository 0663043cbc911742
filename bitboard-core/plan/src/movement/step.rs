//! Where a leg goes: its directions, the leap in each of them, and the squares that a leap passes over.

use alloc::vec::Vec;

use super::{Course, Heading, Leg, Turns};

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
        let mut passed = Vec::new();
        let mut here = (0, 0);
        for taken in 1..long {
            let step = if taken <= long - short { straight } else { diagonal };
            here = (here.0 + step.0, here.1 + step.1);
            passed.push(here);
        }
        passed
    }
}
