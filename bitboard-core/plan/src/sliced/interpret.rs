//! Runs a sliced program on one board, the lane of every other one left empty.

use alloc::{vec, vec::Vec};

use super::{
    builder::{reversed, shifted},
    program::{LineOp, Sliced},
};
use crate::{Bits, program::Value};

impl Sliced {
    /// Runs the program on `inputs`. Bits beyond the last line are dropped.
    ///
    /// # Panics
    /// If an input is missing.
    #[must_use]
    pub fn run(&self, inputs: &[Bits]) -> Bits {
        let lane_bits = self.lane_bits();
        let lane = (1_u32 << lane_bits) - 1;
        let mut values: Vec<u32> = vec![0; self.ops.len()];
        for (index, op) in self.ops.iter().enumerate() {
            let of = |value: Value| values[value.0];
            let result = match *op {
                LineOp::Input(parameter, line) => self.line(inputs[parameter], line),
                LineOp::Constant(bits) => bits,
                LineOp::Shift(a, by) => shifted(of(a), by),
                LineOp::And(a, b) => of(a) & of(b),
                LineOp::Without(a, b) => of(a) & !of(b),
                LineOp::Or(a, b) => of(a) | of(b),
                LineOp::OrThree(a, b, c) => of(a) | of(b) | of(c),
                LineOp::Xor(a, b) => of(a) ^ of(b),
                LineOp::Carry(riders, moved, empty) => of(riders) | of(moved) & of(empty),
                LineOp::Differ(a, b, c) => of(a) ^ of(b) | of(a) ^ of(c),
                LineOp::Add(a, b) => of(a) + of(b),
                LineOp::Reverse(a) => reversed(of(a), lane_bits),
            };
            values[index] = result & lane;
        }
        let mut board = Bits::EMPTY;
        for (line, result) in (0..).zip(&self.results) {
            let bits = Bits::from_lanes([u64::from(values[result.0]), 0, 0, 0, 0, 0]);
            board = board.or(bits.shift(line * self.line_bits as i32));
        }
        board
    }

    /// A line of a board.
    fn line(&self, board: Bits, line: u32) -> u32 {
        super::lower::line_of(board, line, self.line_bits)
    }
}
