//! The flat list of operations on registers that a plan is sliced to.

use alloc::vec::Vec;

use crate::program::Value;

/// The bits of the widest lane.
pub(super) const WIDEST_LANE: u32 = 16;

/// One operation on registers, in every lane alike.
///
/// Operands always stand earlier in the program. Each operation is one instruction where 512-bit registers have
/// ternary logic and bit reversal; elsewhere some are two or more.
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
    /// Bits of the first that the second does not have.
    Without(Value, Value),
    /// Bits of either.
    Or(Value, Value),
    /// Bits of any of the three.
    OrThree(Value, Value, Value),
    /// Bits of exactly one.
    Xor(Value, Value),
    /// A carry: the first, and of the second what is also in the third: riders, what came along, what is empty.
    Carry(Value, Value, Value),
    /// The bits in which the first differs from the second or from the third.
    Differ(Value, Value, Value),
    /// The sum of each lane, without the carry out of it.
    Add(Value, Value),
    /// The bits of each lane in reverse.
    Reverse(Value),
}

impl LineOp {
    /// The values it reads; those it lacks are `None`.
    #[must_use]
    pub const fn operands(self) -> [Option<Value>; 3] {
        match self {
            Self::Input(..) | Self::Constant(_) => [None, None, None],
            Self::Shift(a, _) | Self::Reverse(a) => [Some(a), None, None],
            Self::And(a, b) | Self::Without(a, b) | Self::Or(a, b) | Self::Xor(a, b) | Self::Add(a, b) => {
                [Some(a), Some(b), None]
            }
            Self::OrThree(a, b, c) | Self::Carry(a, b, c) | Self::Differ(a, b, c) => {
                [Some(a), Some(b), Some(c)]
            }
        }
    }

    /// Whether the operation costs anything: parameters and constants are free.
    #[must_use]
    pub const fn costs(self) -> bool {
        !matches!(self, Self::Input(..) | Self::Constant(_))
    }

    /// The same operation on other values.
    pub(super) fn map(self, to: impl Fn(Value) -> Value) -> Self {
        match self {
            Self::Input(..) | Self::Constant(_) => self,
            Self::Shift(a, by) => Self::Shift(to(a), by),
            Self::Reverse(a) => Self::Reverse(to(a)),
            Self::And(a, b) => Self::And(to(a), to(b)),
            Self::Without(a, b) => Self::Without(to(a), to(b)),
            Self::Or(a, b) => Self::Or(to(a), to(b)),
            Self::Xor(a, b) => Self::Xor(to(a), to(b)),
            Self::Add(a, b) => Self::Add(to(a), to(b)),
            Self::OrThree(a, b, c) => Self::OrThree(to(a), to(b), to(c)),
            Self::Carry(a, b, c) => Self::Carry(to(a), to(b), to(c)),
            Self::Differ(a, b, c) => Self::Differ(to(a), to(b), to(c)),
        }
    }
}

/// A function on the lines of many boards as a list of operations on registers.
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
        self.ops.iter().filter(|op| op.costs()).count()
    }
}

/// The narrowest lane that holds a line.
pub(super) const fn lane_bits(line_bits: u32) -> u32 {
    if line_bits <= 8 { 8 } else { WIDEST_LANE }
}
