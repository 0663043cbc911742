//! A plan: sets of squares computed from sets of squares by steps and rides on a geometry, before anything
//! is said of shifts, masks or words.

use alloc::{boxed::Box, vec::Vec};

use crate::{Direction, Geometry};

/// Which direction a step or ride takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// The direction with this index in the plan.
    Fixed(usize),
    /// The one whose index the caller passes at run time.
    Parameter,
}

/// How far a ride goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// The riders and every empty square they come across before the first blocker.
    Occluded,
    /// The squares they attack: the first blocker included, their own only if another rider attacks it.
    Attacks,
}

/// A set of squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Set {
    /// A parameter of the function.
    Parameter(usize),
    /// All squares of the board.
    Cells,
    /// Every member one step on; those that cannot step drop out.
    Step {
        /// What steps.
        of: Box<Set>,
        /// Where to.
        way: Way,
        /// Whether the wrap mask is applied before the shift instead of after it.
        mask_before: bool,
    },
    /// Every member riding on through empty squares.
    Ride {
        /// The riders.
        of: Box<Set>,
        /// The squares they may pass.
        empty: Box<Set>,
        /// Where to.
        way: Way,
        /// What the result contains.
        reach: Reach,
    },
    /// The union.
    Union(Vec<Set>),
    /// The squares that at least two of the sets have: "greater one" in the literature.
    AtLeastTwo(Vec<Set>),
}

/// A function from sets of squares to a set of squares.
///
/// ```
/// use bitboard_plan::{Algorithm, Direction, Geometry, Plan, Set, Way};
///
/// // Squares to the east of a set that are on the board: one step.
/// let geometry = Geometry::chess();
/// let directions = vec![Direction::step(&geometry, 1, 0)?];
/// let result = Set::Step { of: Box::new(Set::Parameter(0)), way: Way::Fixed(0), mask_before: false };
/// let plan = Plan { geometry, directions, stray_bits: false, result };
/// let program = plan.lower(Algorithm::Auto).unwrap();
/// assert_eq!(program.run(&[[0, 7].into_iter().collect()], 0), [1].into_iter().collect());
/// // The same on registers of ranks.
/// assert_eq!(plan.slice().unwrap().operations(), 8);
/// # Ok::<(), bitboard_plan::Problem>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The board.
    pub geometry: Geometry,
    /// The directions that its steps and rides take.
    pub directions: Vec<Direction>,
    /// Whether parameters can hold bits that are no squares, as plain integers can. Such bits are ignored.
    pub stray_bits: bool,
    /// The result.
    pub result: Set,
}

/// What a fill gives back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Yields {
    /// One step.
    Step {
        /// The wrap mask comes before the shift.
        mask_before: bool,
    },
    /// The sliders and all squares on their rays, as if the board were empty.
    Fill,
    /// The sliders and the empty squares they can reach.
    Occluded,
    /// The squares they attack, the first blocker included.
    Attacks,
}

/// A fill: one or more directions taken by a set of sliders, parameter 0, through empty squares, parameter 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fill {
    /// What it gives back.
    pub yields: Yields,
    /// Whether there is a parameter of empty squares; without it the board counts as empty.
    pub empty: bool,
    /// Whether the caller chooses among the directions at run time; else the result is their union.
    pub parameter: bool,
}

impl Fill {
    /// The set it computes when it takes `directions` directions.
    #[must_use]
    pub fn set(self, directions: usize) -> Set {
        let along = |way| {
            let of = Box::new(Set::Parameter(0));
            let empty = Box::new(if self.empty { Set::Parameter(1) } else { Set::Cells });
            match self.yields {
                Yields::Step { mask_before } => Set::Step { of, way, mask_before },
                Yields::Fill => Set::Ride { of, empty: Box::new(Set::Cells), way, reach: Reach::Occluded },
                Yields::Occluded => Set::Ride { of, empty, way, reach: Reach::Occluded },
                Yields::Attacks => Set::Ride { of, empty, way, reach: Reach::Attacks },
            }
        };
        if self.parameter {
            along(Way::Parameter)
        } else {
            Set::Union((0..directions).map(|direction| along(Way::Fixed(direction))).collect())
        }
    }
}
