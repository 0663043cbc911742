//! How a piece moves, on any board: components made of legs.
//!
//! A [`Movement`] is the union of its [`Component`]s. A component runs through one or more [`Leg`]s, each of
//! which starts where the one before ended. Directions are numbers from 0 to 7, clockwise from straight
//! ahead: for king-like steps eighths of a turn, for oblique leaps the eight images of the leap in that order.
//!
//! Movements come from Betza notation ([`Movement::betza`]) or are put together leg by leg:
//!
//! ```
//! use bitboard_plan::{Leg, Movement};
//!
//! // The griffon: one step diagonally, then outward along a rook line.
//! let griffon = Movement::from(Leg::leap(1, 1).or_then(Leg::ride(1, 0)));
//! assert_eq!(griffon, Movement::betza("[F?R]")?);
//! # Ok::<(), bitboard_plan::BetzaError>(())
//! ```

mod build;
mod check;
mod moves;
mod step;
mod walk;

use alloc::vec::Vec;

pub use check::{LegFault, MovementProblem};
pub use moves::{Move, moves};
pub(crate) use step::Arrival;
pub use walk::{Check, Kind, Purpose, Ride, Stop};

/// A set of the eight directions.
///
/// ```
/// use bitboard_plan::Turns;
///
/// assert!(Turns::ORTHOGONAL.contains(2) && !Turns::DIAGONAL.contains(2));
/// assert_eq!(Turns::ORTHOGONAL.turned(1), Turns::DIAGONAL);
/// assert_eq!(Turns::ALL.iter().count(), 8);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Turns(pub u8);

impl Turns {
    /// All eight.
    pub const ALL: Self = Self(0xff);
    /// Straight ahead and every second one from there: the rook's.
    pub const ORTHOGONAL: Self = Self(0x55);
    /// The bishop's.
    pub const DIAGONAL: Self = Self(0xaa);

    /// Whether `turn`, taken modulo 8, is a member.
    #[must_use]
    pub const fn contains(self, turn: u32) -> bool {
        self.0 >> (turn % 8) & 1 == 1
    }

    /// The members in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u32> {
        (0..8).filter(move |&turn| self.contains(turn))
    }

    /// All members turned clockwise by `turn` eighths.
    #[must_use]
    pub const fn turned(self, turn: u32) -> Self {
        Self(self.0.rotate_left(turn % 8))
    }
}

/// Where a leg may set out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Heading {
    /// In those of these directions that the leap has: absolute for the first leg, relative to the leg before
    /// for a later one.
    Turns(Turns),
    /// Nothing is said: the first leg sets out in all directions that its leap has, a later one in the
    /// direction, or the two directions, closest to where the leg before was going.
    Outward,
}

/// How often a leg may repeat its leap.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Range {
    /// At most so many times; 1 is a plain leap.
    Steps(u32),
    /// To the edge of the board, or once round it.
    Unlimited,
}

/// What the squares mean that a leap passes over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Over {
    /// Nothing.
    #[default]
    Ignored,
    /// All of them must be empty: a lame leap.
    Lame,
    /// All of them must be occupied.
    Jumping,
}

/// How the direction changes within a leg.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Course {
    /// Not at all.
    #[default]
    Straight,
    /// Crooked: after every step by the smallest turn, alternately one way and back. Both first turns are tried.
    Crooked,
    /// Circular: after every step by the smallest turn, always the same way, until the circle closes. Both ways
    /// are tried.
    Circular,
}

/// What a leg does with an occupied square on its line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Hop {
    /// It ends there, by capture.
    #[default]
    None,
    /// It ends on the first one, which stays, and another leg starts from there.
    Mount,
    /// It passes exactly one and lands on any square behind it, up to and including the next occupied one.
    Over,
    /// It passes exactly one and lands on the next square behind it.
    Behind,
}

/// What comes after a leg.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Next {
    /// Nothing: the move ends on any square of the leg.
    #[default]
    End,
    /// The next leg, always.
    Must,
    /// The move may end on any square of the leg, or go on from an empty one.
    May,
}

/// One run in a line: a leap, repeated within a range.
///
/// ```
/// use bitboard_plan::{Component, Leg, Movement};
///
/// // Every method beside the same in Betza notation.
/// let same = |legs: Component, betza: &str| assert_eq!(Ok(Movement::from(legs)), Movement::betza(betza));
/// same(Leg::leap(1, 2).into(), "N");
/// same(Leg::ride(1, 2).into(), "NN");
/// same(Leg::king().into(), "K");
/// same(Leg::queen().into(), "Q");
/// same(Leg::ride(1, 0).range(2).into(), "R2");
/// same(Leg::leap(1, 1).times(2).into(), "A");
/// same(Leg::leap(1, 0).turning([0]).into(), "fW");
/// same(Leg::leap(1, 2).lame().into(), "nN");
/// same(Leg::leap(2, 0).jumping().into(), "jD");
/// same(Leg::ride(1, 0).skipping_first().into(), "jR");
/// same(Leg::ride(1, 1).crooked().into(), "zB");
/// same(Leg::ride(1, 2).circular().into(), "qN");
/// same(Leg::ride(1, 0).hopping().into(), "pR");
/// same(Leg::queen().hopping_behind().into(), "gQ");
/// same(Leg::leap(1, 0).then(Leg::leap(1, 1)), "[W-F]");
/// same(Leg::leap(1, 1).or_then(Leg::ride(1, 0)), "[F?R]");
/// same(Leg::ride(1, 0).mounting().then(Leg::ride(1, 1)), "[pR-B]");
/// same(Leg::ride(1, 0).quiet(), "mR");
/// same(Leg::leap(1, 1).captures(), "cF");
/// same(Leg::ride(1, 1).wrapping(), "oB");
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Leg {
    /// The leap in direction 0 before it is multiplied, files to the right and ranks ahead: (0, 1) for
    /// everything along rook and bishop lines, for which odd directions mean (1, 1); (short, long) with
    /// 0 < short < long for oblique leaps.
    pub base: (u32, u32),
    /// How many times the base makes one leap. A dabbaba leap is 2 × (0, 1).
    pub multiplier: u32,
    /// Which of the eight directions the leap has at all: [`Turns::ORTHOGONAL`] for a rook, [`Turns::ALL`] for a
    /// queen and for oblique leaps.
    pub images: Turns,
    /// In which of them the leg sets out.
    pub heading: Heading,
    /// How often the leap may be repeated.
    pub range: Range,
    /// What the squares mean that one leap passes over: the multiples of the base and, for an oblique base, the
    /// way straight ahead first and then diagonally.
    pub over: Over,
    /// The first square of the line is skipped, whatever stands there. The range counts it.
    pub skips_first: bool,
    /// How the direction changes.
    pub course: Course,
    /// What occupied squares mean.
    pub hop: Hop,
    /// What comes after it.
    pub next: Next,
}

/// A part of a movement: legs one after the other.
///
/// ```
/// use bitboard_plan::{Component, Leg, Movement, Purpose};
///
/// let griffon = Component::from(Leg::leap(1, 1)).or_then(Leg::ride(1, 0));
/// assert_eq!(Movement::from(griffon.clone().quiet()), Movement::betza("m[F?R]")?);
/// assert_eq!(Movement::from(griffon.clone().captures().wrapping()), Movement::betza("co[F?R]")?);
/// assert!(griffon.serves(Purpose::Capture) && !griffon.quiet().serves(Purpose::Capture));
/// assert_eq!(Component::from(Leg::leap(1, 0)).then(Leg::leap(1, 1)).legs.len(), 2);
/// # Ok::<(), bitboard_plan::BetzaError>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Component {
    /// Whether it moves to empty squares.
    pub quiet: bool,
    /// Whether it moves to occupied squares, capturing.
    pub captures: bool,
    /// Whether the side edges of the board are joined for it.
    pub wraps: bool,
    /// The legs in order, at least one.
    pub legs: Vec<Leg>,
}

/// How a piece moves: in any of several ways.
///
/// ```
/// use bitboard_plan::{Geometry, Movement, Purpose};
///
/// # fn main() -> Result<(), Box<dyn core::error::Error>> {
/// let (chess, cannon) = (Geometry::chess(), Movement::betza("cpR")?);
/// cannon.check()?;
/// // From a1: along the a-file and the first rank, from behind the first piece on.
/// let rides = cannon.rides(&chess, 0, Purpose::Capture)?;
/// assert_eq!(rides.len(), 2);
/// // The same as single moves, each with the squares that must be empty and those that must be occupied.
/// let moves = cannon.moves(&chess, 0, Purpose::Capture)?;
/// assert!(moves.iter().all(|one| one.full.len() == 1) && !moves.is_empty());
/// assert_eq!(Movement::betza("flF")?.turned(), Movement::betza("brF")?);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Movement {
    /// The ways.
    pub components: Vec<Component>,
}

impl Movement {
    /// The same movement seen from the other side of the board: turned by half a turn, so that left and right
    /// swap as well.
    #[must_use]
    pub fn turned(&self) -> Self {
        let mut turned = self.clone();
        for component in &mut turned.components {
            if let Some(Leg { heading: Heading::Turns(turns), .. }) = component.legs.first_mut() {
                *turns = turns.turned(4);
            }
        }
        turned
    }
}
