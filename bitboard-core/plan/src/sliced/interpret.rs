//! Runs a sliced program on one board, the lane of every other one left empty.

use alloc::{vec, vec::Vec};

use super::{
    builder::shifted,
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
                LineOp::Or(a, b) => of(a) | of(b),
                LineOp::OrThree(a, b, c) => of(a) | of(b) | of(c),
                LineOp::Carry(riders, moved, empty) => of(riders) | of(moved) & of(empty),
                LineOp::Blockers(riders, empty) => of(riders) | !of(empty),
                LineOp::Up(riders, blockers) => up(of(riders), of(blockers)),
                LineOp::Down(riders, blockers) => down(of(riders), of(blockers), lane_bits),
                LineOp::Across(riders, blockers) => {
                    up(of(riders), of(blockers)) | down(of(riders), of(blockers), lane_bits)
                }
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

/// Without the riders twice, the blockers have lent from the next of them, and changed up to there.
const fn up(riders: u32, blockers: u32) -> u32 {
    blockers ^ blockers.wrapping_sub(riders << 1)
}

const fn down(riders: u32, blockers: u32, lane_bits: u32) -> u32 {
    reversed(up(reversed(riders, lane_bits), reversed(blockers, lane_bits)), lane_bits)
}

/// The lowest `width` bits in reverse.
const fn reversed(bits: u32, width: u32) -> u32 {
    bits.reverse_bits() >> (32 - width)
}
