//! Legs and movements put together by hand.

use alloc::{vec, vec::Vec};

use super::{Component, Course, Heading, Hop, Leg, Movement, Next, Over, Range, Turns};

impl Leg {
    /// A single leap in all its images: files and ranks in any order and with any signs. `leap(1, 2)` is a
    /// knight's, `leap(1, 0)` a wazir's step.
    ///
    /// Multiples of a step along a rook or bishop line are such multiples, so that `leap(2, 0).lame()` looks at
    /// the square in between.
    #[must_use]
    pub fn leap(files: i32, ranks: i32) -> Self {
        let (files, ranks) = (files.unsigned_abs(), ranks.unsigned_abs());
        let (short, long) = (files.min(ranks), files.max(ranks));
        let (base, multiplier, images) = match (short, long) {
            (0, long) => ((0, 1), long, Turns::ORTHOGONAL),
            (short, long) if short == long => ((0, 1), long, Turns::DIAGONAL),
            oblique => (oblique, 1, Turns::ALL),
        };
        Self {
            base,
            multiplier,
            images,
            heading: Heading::Outward,
            range: Range::Steps(1),
            over: Over::Ignored,
            skips_first: false,
            course: Course::Straight,
            hop: Hop::None,
            next: Next::End,
        }
    }

    /// The same leap repeated without limit: `ride(1, 0)` is a rook, `ride(1, 2)` a nightrider.
    #[must_use]
    pub fn ride(files: i32, ranks: i32) -> Self {
        Self { range: Range::Unlimited, ..Self::leap(files, ranks) }
    }

    /// One step to any neighbour.
    #[must_use]
    pub fn king() -> Self {
        Self { images: Turns::ALL, ..Self::leap(1, 0) }
    }

    /// A ride along all rook and bishop lines.
    #[must_use]
    pub fn queen() -> Self {
        Self { range: Range::Unlimited, ..Self::king() }
    }

    /// At most `steps` repetitions.
    #[must_use]
    pub fn range(self, steps: u32) -> Self {
        Self { range: Range::Steps(steps), ..self }
    }

    /// A leap of `times` bases, of which only every `times`-th square can be an end.
    #[must_use]
    pub fn times(self, times: u32) -> Self {
        Self { multiplier: self.multiplier.saturating_mul(times), ..self }
    }

    /// Only in these directions, 0 to 7 clockwise: from straight ahead for a first leg, from where the leg before
    /// was going for a later one. Numbers are taken modulo 8.
    #[must_use]
    pub fn turning(self, turns: impl IntoIterator<Item = u32>) -> Self {
        let turns = turns.into_iter().fold(0, |turns, turn| turns | 1 << (turn % 8));
        Self { heading: Heading::Turns(Turns(turns)), ..self }
    }

    /// Every square passed over must be empty.
    #[must_use]
    pub fn lame(self) -> Self {
        Self { over: Over::Lame, ..self }
    }

    /// Every square passed over must be occupied.
    #[must_use]
    pub fn jumping(self) -> Self {
        Self { over: Over::Jumping, ..self }
    }

    /// The first square is skipped whatever stands there.
    #[must_use]
    pub fn skipping_first(self) -> Self {
        Self { skips_first: true, ..self }
    }

    /// Turns after every step, alternately one way and back.
    #[must_use]
    pub fn crooked(self) -> Self {
        Self { course: Course::Crooked, ..self }
    }

    /// Turns after every step, always the same way, until the circle closes.
    #[must_use]
    pub fn circular(self) -> Self {
        Self { course: Course::Circular, ..self }
    }

    /// Runs to the first occupied square, which stays, and goes on from there with the next leg.
    #[must_use]
    pub fn mounting(self) -> Self {
        Self { hop: Hop::Mount, ..self }
    }

    /// Passes exactly one occupied square and lands anywhere behind it.
    #[must_use]
    pub fn hopping(self) -> Self {
        Self { hop: Hop::Over, ..self }
    }

    /// Passes exactly one occupied square and lands just behind it.
    #[must_use]
    pub fn hopping_behind(self) -> Self {
        Self { hop: Hop::Behind, ..self }
    }

    /// This leg and then always another.
    #[must_use]
    pub fn then(self, next: Self) -> Component {
        Component::from(self).then(next)
    }

    /// This leg and then, from an empty square, perhaps another.
    #[must_use]
    pub fn or_then(self, next: Self) -> Component {
        Component::from(self).or_then(next)
    }

    /// Only moves to empty squares.
    #[must_use]
    pub fn quiet(self) -> Component {
        Component::from(self).quiet()
    }

    /// Only captures.
    #[must_use]
    pub fn captures(self) -> Component {
        Component::from(self).captures()
    }

    /// The side edges of the board are joined for it.
    #[must_use]
    pub fn wrapping(self) -> Component {
        Component::from(self).wrapping()
    }
}

impl Component {
    /// These legs and then always another.
    #[must_use]
    pub fn then(self, next: Leg) -> Self {
        self.followed(Next::Must, next)
    }

    /// These legs and then, from an empty square, perhaps another.
    #[must_use]
    pub fn or_then(self, next: Leg) -> Self {
        self.followed(Next::May, next)
    }

    fn followed(mut self, how: Next, leg: Leg) -> Self {
        if let Some(last) = self.legs.last_mut() {
            last.next = how;
        }
        self.legs.push(leg);
        self
    }

    /// Only moves to empty squares.
    #[must_use]
    pub fn quiet(self) -> Self {
        Self { quiet: true, captures: false, ..self }
    }

    /// Only captures.
    #[must_use]
    pub fn captures(self) -> Self {
        Self { quiet: false, captures: true, ..self }
    }

    /// The side edges of the board are joined for it.
    #[must_use]
    pub fn wrapping(self) -> Self {
        Self { wraps: true, ..self }
    }
}

impl From<Leg> for Component {
    fn from(leg: Leg) -> Self {
        Self { quiet: true, captures: true, wraps: false, legs: vec![leg] }
    }
}

impl From<Leg> for Movement {
    fn from(leg: Leg) -> Self {
        Self::from(Component::from(leg))
    }
}

impl From<Component> for Movement {
    fn from(component: Component) -> Self {
        Self { components: vec![component] }
    }
}

impl FromIterator<Component> for Movement {
    fn from_iter<I: IntoIterator<Item = Component>>(components: I) -> Self {
        Self { components: components.into_iter().collect::<Vec<_>>() }
    }
}
