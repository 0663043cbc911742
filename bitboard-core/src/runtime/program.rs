//! Fills, run operation by operation.

use alloc::vec::Vec;

use bitboard_plan::{Op, Program};

use super::set::Set;

/// An operation; operands are the results of operations before it.
#[derive(Clone, Copy, Debug)]
enum Step<S> {
    From,
    Empty,
    Constant(S),
    Shift(usize, i32),
    Rotate(usize, u32),
    And(usize, usize),
    Or(usize, usize),
    Xor(usize, usize),
    Not(usize),
    Minus(usize, usize),
}

/// A program without loops and directions.
#[derive(Debug)]
pub(super) struct Straight<S> {
    steps: Vec<Step<S>>,
    result: usize,
}

impl<S: Set> Straight<S> {
    pub(super) fn new(program: &Program) -> Self {
        let step = |op: &Op| match *op {
            Op::Input(0) => Step::From,
            Op::Input(1) => Step::Empty,
            Op::Constant(set) => Step::Constant(S::from_bits(set)),
            Op::Shift(a, by) => Step::Shift(a.index(), by),
            Op::Rotate(a, by) => Step::Rotate(a.index(), by),
            Op::And(a, b) => Step::And(a.index(), b.index()),
            Op::Or(a, b) => Step::Or(a.index(), b.index()),
            Op::Xor(a, b) => Step::Xor(a.index(), b.index()),
            Op::Not(a) => Step::Not(a.index()),
            Op::Sub(a, b) => Step::Minus(a.index(), b.index()),
            Op::Input(_) | Op::Entry(_) | Op::RotateBy(..) | Op::Carried(..) | Op::Finished(..) => {
                unreachable!("fills of pieces have two inputs and are written out")
            }
        };
        Self { steps: program.ops().iter().map(step).collect(), result: program.result().index() }
    }

    /// The result for a set of pieces and the empty squares.
    pub(super) fn run(&self, from: S, empty: S) -> S {
        let mut values: Vec<S> = Vec::with_capacity(self.steps.len());
        for step in &self.steps {
            let value = match *step {
                Step::From => from,
                Step::Empty => empty,
                Step::Constant(set) => set,
                Step::Shift(a, by) => values[a].shifted(by),
                Step::Rotate(a, by) => values[a].rotated(by),
                Step::And(a, b) => values[a].and(values[b]),
                Step::Or(a, b) => values[a].or(values[b]),
                Step::Xor(a, b) => values[a].xor(values[b]),
                Step::Not(a) => values[a].not(),
                Step::Minus(a, b) => values[a].minus(values[b]),
            };
            values.push(value);
        }
        values[self.result]
    }
}
