//! What makes a movement put together by hand meaningless.

use core::fmt;

use super::{Component, Course, Heading, Hop, Leg, Movement, Next, Over, Range, Turns};

/// The most components of a movement and legs of a component, and the longest leap.
const MOST: (usize, usize, u32) = (64, 8, 1000);

/// Why a movement cannot be compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MovementProblem {
    /// There are no components.
    NoComponents,
    /// There are more than 64 components.
    TooManyComponents,
    /// A component moves to neither empty nor occupied squares.
    NoPurpose {
        /// Which one.
        component: usize,
    },
    /// A component has no legs, or more than 8.
    LegCount {
        /// Which one.
        component: usize,
        /// How many it has.
        legs: usize,
    },
    /// A leg makes no sense.
    Leg {
        /// Its component.
        component: usize,
        /// Its index among the legs.
        leg: usize,
        /// Why not.
        fault: LegFault,
    },
    /// There are too many ways to walk from one square.
    TooManyWays {
        /// How many squares may be visited.
        most: usize,
    },
}

/// Why a leg makes no sense.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LegFault {
    /// It leaps by nothing.
    NoLeap,
    /// It leaps by more than 1000 squares.
    TooLong,
    /// Its base or images are not in normal form.
    Form,
    /// It may be repeated at most zero times.
    NoRange,
    /// It has none of the directions in which it should set out.
    NoDirection,
    /// It is aimed relative to a leg of the other sort: king-like steps and oblique leaps.
    MixedTurns,
    /// It is crooked or circular, but makes one step only or is not the last leg.
    Bend,
    /// What stands on the squares passed over should matter, and there are none.
    NothingOver,
    /// It skips its first square and has no other.
    NothingBehind,
    /// It hops, but makes one step only.
    NoHop,
    /// It mounts a piece and is the last leg, or may end there.
    MountLast,
    /// It passes over a hurdle or ends, and another leg follows.
    EndsEarly,
    /// It is the last leg, and another should follow.
    NoNext,
}

impl Movement {
    /// Checks that every part of the movement means something. What [`Movement::betza`] reads always does.
    ///
    /// # Errors
    /// The first part that does not.
    pub fn check(&self) -> Result<(), MovementProblem> {
        if self.components.is_empty() {
            return Err(MovementProblem::NoComponents);
        }
        if self.components.len() > MOST.0 {
            return Err(MovementProblem::TooManyComponents);
        }
        self.components.iter().enumerate().try_for_each(|(index, component)| component.check(index))
    }
}

impl Component {
    fn check(&self, component: usize) -> Result<(), MovementProblem> {
        if !self.quiet && !self.captures {
            return Err(MovementProblem::NoPurpose { component });
        }
        let legs = self.legs.len();
        if legs == 0 || legs > MOST.1 {
            return Err(MovementProblem::LegCount { component, legs });
        }
        let mut previous = None;
        for (index, leg) in self.legs.iter().enumerate() {
            leg.check(previous, index + 1 == legs).map_err(|fault| MovementProblem::Leg {
                component,
                leg: index,
                fault,
            })?;
            previous = Some(leg);
        }
        Ok(())
    }
}

impl Leg {
    fn check(&self, previous: Option<&Self>, last: bool) -> Result<(), LegFault> {
        let fault = |wrong: bool, fault: LegFault| if wrong { Err(fault) } else { Ok(()) };
        let (short, long) = self.base;
        fault(self.multiplier == 0 || long == 0, LegFault::NoLeap)?;
        fault(self.multiplier.saturating_mul(long.max(short)) > MOST.2, LegFault::TooLong)?;
        let images = match (short, long) {
            (0, 1) => [Turns::ORTHOGONAL, Turns::DIAGONAL, Turns::ALL].contains(&self.images),
            _ => 0 < short && short < long && self.images == Turns::ALL,
        };
        fault(!images, LegFault::Form)?;
        fault(self.range == Range::Steps(0), LegFault::NoRange)?;
        self.check_heading(previous)?;
        let single = self.range == Range::Steps(1);
        fault(self.course != Course::Straight && (single || !last || self.skips_first), LegFault::Bend)?;
        let nothing_over = self.multiplier == 1 && !self.is_oblique();
        fault(self.over != Over::Ignored && nothing_over, LegFault::NothingOver)?;
        fault(self.skips_first && single, LegFault::NothingBehind)?;
        match self.hop {
            Hop::Mount => fault(self.next != Next::Must, LegFault::MountLast)?,
            Hop::Over | Hop::Behind => {
                fault(single, LegFault::NoHop)?;
                fault(self.next != Next::End, LegFault::EndsEarly)?;
            }
            Hop::None => {}
        }
        match (self.next, last) {
            (Next::End, false) => Err(LegFault::EndsEarly),
            (Next::Must | Next::May, true) => Err(LegFault::NoNext),
            _ => Ok(()),
        }
    }

    fn check_heading(&self, previous: Option<&Self>) -> Result<(), LegFault> {
        let Heading::Turns(turns) = self.heading else { return Ok(()) };
        let possible = match previous {
            None => turns,
            Some(_) if turns == Turns::ALL => turns,
            Some(previous) if previous.is_oblique() != self.is_oblique() => return Err(LegFault::MixedTurns),
            // Relative to each direction in which the leg before can have gone.
            Some(previous) => Turns(previous.images.iter().fold(0, |all, turn| all | turns.turned(turn).0)),
        };
        if possible.0 & self.images.0 == 0 { Err(LegFault::NoDirection) } else { Ok(()) }
    }
}

impl fmt::Display for MovementProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoComponents => f.write_str("the piece has no moves\nhelp: give it a leap or a ride"),
            Self::TooManyComponents => {
                write!(f, "more than {} ways to move\nhelp: leave out what others contain", MOST.0)
            }
            Self::NoPurpose { component } => write!(
                f,
                "component {} moves to neither empty nor occupied squares\nhelp: allow one of them",
                component + 1
            ),
            Self::LegCount { component, legs } => write!(
                f,
                "component {} has {legs} legs\nhelp: 1 to {} legs are supported",
                component + 1,
                MOST.1
            ),
            Self::Leg { component, leg, fault } => {
                write!(f, "component {}, leg {}: {fault}", component + 1, leg + 1)
            }
            Self::TooManyWays { most } => write!(
                f,
                "there are too many ways to move from one square\n\
                 help: limit the ranges or the directions of its legs; they may visit {most} squares"
            ),
        }
    }
}

impl core::error::Error for MovementProblem {}

impl fmt::Display for LegFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoLeap => "it leaps by nothing\nhelp: files and ranks, such as (1, 2) for a knight",
            Self::TooLong => "it leaps by more than 1000 squares\nhelp: no board has more than 26 files or ranks",
            Self::Form => {
                "its base is not in normal form\nhelp: (0, 1) for rook and bishop lines, else (short, long) with all \
                 eight images; `Leg::leap` makes it so"
            }
            Self::NoRange => "it may be repeated at most 0 times\nhelp: a range is 1 or more",
            Self::NoDirection => {
                "its leap has none of these directions\nhelp: rook lines have the even ones, bishop lines the odd \
                 ones, and a later leg counts from where the leg before was going"
            }
            Self::MixedTurns => {
                "it is turned relative to a leg of another sort\nhelp: between king-like steps and oblique leaps \
                 there are only all directions, or none said: outward"
            }
            Self::Bend => {
                "it is crooked or circular\nhelp: only the last leg can be, and it takes more than one step"
            }
            Self::NothingOver => {
                "it passes over no squares\nhelp: leaps of one step are neither lame nor jumping"
            }
            Self::NothingBehind => "it skips its only square\nhelp: give it a range of 2 or more",
            Self::NoHop => "it hops and takes one step only\nhelp: a hop needs a range of 2 or more",
            Self::MountLast => {
                "it mounts a piece and ends there\nhelp: another leg must follow, or let it hop over the piece"
            }
            Self::EndsEarly => "it ends and another leg follows\nhelp: say that the other one must or may follow",
            Self::NoNext => "another leg should follow, and it is the last one\nhelp: let the last leg end",
        })
    }
}
