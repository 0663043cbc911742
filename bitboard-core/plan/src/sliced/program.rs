//! The flat list of operations on registers that a plan is sliced to.

use alloc::vec::Vec;

use crate::program::Value;

/// The bits of the widest lane.
pub(super) const WIDEST_LANE: u32 = 16;

/// One operation on registers, in every lane alike.
///
/// Operands always stand earlier in the program. [`LineOp::cost`] is the number of instructions where 512-bit registers
/// have ternary logic and bit reversal; elsewhere some take more.
///
/// ```
/// use bitboard_plan::{Geometry, Leaps, LineOp, sliced_leaper};
///
/// // Two ranks up is another register; a file to the east is a shift of bytes.
/// let sliced = sliced_leaper(&Geometry::chess(), &[(1, 2)], Leaps::Attacks, false)?;
/// let shifts = sliced.ops().iter().filter(|op| matches!(op, LineOp::Shift(..)));
/// assert!(shifts.clone().count() > 0);
/// assert!(shifts.clone().all(|op| op.operands()[0].is_some() && op.cost() == 1));
/// # Ok::<(), bitboard_plan::Unsliced>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum LineOp {
    /// A line of a parameter: parameter, then line.
    Input(usize, u32),
    /// The same bits in every lane.
    Constant(u32),
    /// The bits of each lane up by the amount, or down if it is negative; what leaves the lane is lost.
    Shift(Value, i32),
    /// Bits of both.
    And(Value, Value),
    /// Bits of either.
    Or(Value, Value),
    /// Bits of any of the three.
    OrThree(Value, Value, Value),
    /// A carry: the first, and of the second what is also in the third: riders, what came along, what is empty.
    Carry(Value, Value, Value),
    /// Riders, and all bits that are not empty.
    Blockers(Value, Value),
    /// What riders attack among blockers, towards higher bits of their lanes. The riders are blockers too.
    Up(Value, Value),
    /// The same towards lower bits.
    Down(Value, Value),
    /// The same both ways.
    Across(Value, Value),
}

impl LineOp {
    /// The values it reads; those it lacks are `None`.
    #[must_use]
    pub const fn operands(self) -> [Option<Value>; 3] {
        match self {
            Self::Input(..) | Self::Constant(_) => [None, None, None],
            Self::Shift(a, _) => [Some(a), None, None],
            Self::And(a, b)
            | Self::Or(a, b)
            | Self::Blockers(a, b)
            | Self::Up(a, b)
            | Self::Down(a, b)
            | Self::Across(a, b) => [Some(a), Some(b), None],
            Self::OrThree(a, b, c) | Self::Carry(a, b, c) => [Some(a), Some(b), Some(c)],
        }
    }

    /// The instructions that it takes: none for parameters and constants. A ride along the lines doubles its riders,
    /// subtracts and compares; towards lower bits it does so in reverse.
    #[must_use]
    pub const fn cost(self) -> usize {
        match self {
            Self::Input(..) | Self::Constant(_) => 0,
            Self::Up(..) => 3,
            Self::Down(..) => 6,
            Self::Across(..) => 8,
            _ => 1,
        }
    }

    /// The same operation on other values.
    pub(super) fn map(self, to: impl Fn(Value) -> Value) -> Self {
        match self {
            Self::Input(..) | Self::Constant(_) => self,
            Self::Shift(a, by) => Self::Shift(to(a), by),
            Self::And(a, b) => Self::And(to(a), to(b)),
            Self::Or(a, b) => Self::Or(to(a), to(b)),
            Self::Blockers(a, b) => Self::Blockers(to(a), to(b)),
            Self::Up(a, b) => Self::Up(to(a), to(b)),
            Self::Down(a, b) => Self::Down(to(a), to(b)),
            Self::Across(a, b) => Self::Across(to(a), to(b)),
            Self::OrThree(a, b, c) => Self::OrThree(to(a), to(b), to(c)),
            Self::Carry(a, b, c) => Self::Carry(to(a), to(b), to(c)),
        }
    }
}

/// A function on the lines of many boards as a list of operations on registers.
///
/// ```
/// use bitboard_plan::{Algorithm, Direction, Fill, Geometry, Plan, Yields};
///
/// let geometry = Geometry::chess();
/// let ways = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)];
/// let directions = ways.iter().map(|&(files, ranks)| Direction::step(&geometry, files, ranks));
/// let directions = directions.collect::<Result<Vec<_>, _>>()?;
/// let fill = Fill { yields: Yields::Attacks, empty: true, parameter: false };
/// let queens = Plan { geometry, directions, stray_bits: false, result: fill.set(8) };
///
/// let sliced = queens.slice().unwrap();
/// // Eight ranks of eight squares, a byte each, of 64 boards.
/// assert_eq!((sliced.lines(), sliced.line_bits(), sliced.lane_bits(), sliced.boards()), (8, 8, 8, 64));
/// assert_eq!((sliced.parameters(), sliced.results().len()), (2, 8));
/// let cost: usize = sliced.ops().iter().map(|op| op.cost()).sum();
/// assert_eq!(cost, sliced.operations());
/// assert!(sliced.ops().iter().all(|op| op.operands().len() == 3));
///
/// // It gives what the word form gives, and is worth cutting boards into ranks.
/// let word = queens.lower(Algorithm::Auto).unwrap();
/// let inputs = [[27].into_iter().collect(), (0..50).collect()];
/// assert_eq!(sliced.run(&inputs), word.run(&inputs, 0));
/// assert!(sliced.pays(&word));
/// # Ok::<(), bitboard_plan::Problem>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sliced {
    pub(super) line_bits: u32,
    pub(super) parameters: usize,
    pub(super) ops: Vec<LineOp>,
    pub(super) results: Vec<Value>,
}

impl Sliced {
    /// The squares of a line: bits `line_bits() * k` and up of a board are line `k`.
    #[must_use]
    pub const fn line_bits(&self) -> u32 {
        self.line_bits
    }

    /// The number of lines, and of registers that hold a set.
    #[must_use]
    pub fn lines(&self) -> usize {
        self.results.len()
    }

    /// The bits of a lane: 8 or 16.
    #[must_use]
    pub const fn lane_bits(&self) -> u32 {
        lane_bits(self.line_bits)
    }

    /// The number of boards in a register of 64 bytes.
    #[must_use]
    pub const fn boards(&self) -> u32 {
        512 / self.lane_bits()
    }

    /// The number of sets that the function takes.
    #[must_use]
    pub const fn parameters(&self) -> usize {
        self.parameters
    }

    /// The operations, operands before their users.
    #[must_use]
    pub fn ops(&self) -> &[LineOp] {
        &self.ops
    }

    /// What the function returns, line by line.
    #[must_use]
    pub fn results(&self) -> &[Value] {
        &self.results
    }

    /// The number of operations for one register full of boards.
    #[must_use]
    pub fn operations(&self) -> usize {
        self.ops.iter().map(|op| op.cost()).sum()
    }
}

/// The narrowest lane that holds a line.
pub(super) const fn lane_bits(line_bits: u32) -> u32 {
    if line_bits <= 8 { 8 } else { WIDEST_LANE }
}
