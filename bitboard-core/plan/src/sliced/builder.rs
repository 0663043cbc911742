//! Builds a sliced program, folding what is known of the bits and writing no operation twice.

use alloc::{collections::BTreeMap, vec::Vec};

use super::program::{LineOp, Sliced, lane_bits};
use crate::program::Value;

pub(super) struct Builder {
    line_bits: u32,
    ops: Vec<LineOp>,
    /// The bits that each value can hold, in any lane.
    holds: Vec<u32>,
    known: BTreeMap<LineOp, Value>,
    /// Values in the order in which they are best computed, each with all that it needs.
    order: Vec<Value>,
}

impl Builder {
    pub(super) const fn new(line_bits: u32) -> Self {
        Self { line_bits, ops: Vec::new(), holds: Vec::new(), known: BTreeMap::new(), order: Vec::new() }
    }

    /// The number of operations so far.
    pub(super) const fn len(&self) -> usize {
        self.ops.len()
    }

    /// All bits of a lane.
    pub(super) const fn lane(&self) -> u32 {
        (1 << lane_bits(self.line_bits)) - 1
    }

    /// Asks for some values to be computed before those that are asked for later: what is used together should be
    /// computed together, lest it occupies registers.
    pub(super) fn next(&mut self, values: &[Value]) {
        self.order.extend(values);
    }

    /// The program with the operations that its results need and no others.
    pub(super) fn finish(self, parameters: usize, results: Vec<Value>) -> Sliced {
        let needed = self.needed(&results);
        let mut places: Vec<Option<Value>> = alloc::vec![None; self.ops.len()];
        let mut ops = Vec::new();
        let mut open: Vec<Value> = results.iter().copied().chain(self.order.into_iter().rev()).collect();
        while let Some(&value) = open.last() {
            let operands = self.ops[value.0].operands().into_iter().flatten();
            let missing: Vec<Value> = operands.filter(|operand| places[operand.0].is_none()).collect();
            if places[value.0].is_some() || !needed[value.0] {
                open.pop();
            } else if missing.is_empty() {
                open.pop();
                places[value.0] = Some(Value(ops.len()));
                ops.push(self.ops[value.0].map(|operand| places[operand.0].unwrap_or(operand)));
            } else {
                open.extend(missing.into_iter().rev());
            }
        }
        let results = results.into_iter().map(|result| places[result.0].unwrap_or(result)).collect();
        Sliced { line_bits: self.line_bits, parameters, ops, results }
    }

    fn needed(&self, results: &[Value]) -> Vec<bool> {
        let mut needed = alloc::vec![false; self.ops.len()];
        for result in results {
            needed[result.0] = true;
        }
        for (index, op) in self.ops.iter().enumerate().rev() {
            if needed[index] {
                for operand in op.operands().into_iter().flatten() {
                    needed[operand.0] = true;
                }
            }
        }
        needed
    }

    /// The bits that a value can hold.
    pub(super) fn holds(&self, value: Value) -> u32 {
        self.holds[value.0]
    }

    fn constant_of(&self, value: Value) -> Option<u32> {
        match self.ops[value.0] {
            LineOp::Constant(bits) => Some(bits),
            _ => None,
        }
    }

    /// Whether a value is the empty set.
    pub(super) fn is_empty(&self, value: Value) -> bool {
        self.holds(value) == 0
    }

    fn add_op(&mut self, op: LineOp, holds: u32) -> Value {
        if holds == 0 && op != LineOp::Constant(0) {
            return self.empty();
        }
        let key = match op {
            LineOp::And(a, b) => LineOp::And(a.min(b), a.max(b)),
            LineOp::Or(a, b) => LineOp::Or(a.min(b), a.max(b)),
            LineOp::OrThree(a, b, c) => {
                let mut parts = [a, b, c];
                parts.sort_unstable();
                let [a, b, c] = parts;
                LineOp::OrThree(a, b, c)
            }
            op => op,
        };
        if let Some(&value) = self.known.get(&key) {
            return value;
        }
        let value = Value(self.ops.len());
        self.ops.push(op);
        self.holds.push(holds);
        self.known.insert(key, value);
        value
    }

    pub(super) fn input(&mut self, parameter: usize, line: u32, holds: u32) -> Value {
        self.add_op(LineOp::Input(parameter, line), holds)
    }

    pub(super) fn constant(&mut self, bits: u32) -> Value {
        let bits = bits & self.lane();
        self.add_op(LineOp::Constant(bits), bits)
    }

    pub(super) fn empty(&mut self) -> Value {
        self.constant(0)
    }

    pub(super) fn shift(&mut self, a: Value, by: i32) -> Value {
        let moved = shifted(self.holds(a), by) & self.lane();
        match self.constant_of(a) {
            _ if by == 0 => a,
            Some(bits) => self.constant(shifted(bits, by)),
            None => self.add_op(LineOp::Shift(a, by), moved),
        }
    }

    pub(super) fn and(&mut self, a: Value, b: Value) -> Value {
        let holds = self.holds(a) & self.holds(b);
        match (self.constant_of(a), self.constant_of(b)) {
            _ if a == b => a,
            (Some(_), None) => self.and(b, a),
            (Some(x), Some(y)) => self.constant(x & y),
            (None, Some(mask)) if self.holds(a) & !mask == 0 => a,
            _ => self.add_op(LineOp::And(a, b), holds),
        }
    }

    /// The value without the bits outside `mask`.
    pub(super) fn within(&mut self, a: Value, mask: u32) -> Value {
        let mask = self.constant(mask);
        self.and(a, mask)
    }

    fn or(&mut self, a: Value, b: Value) -> Value {
        let holds = self.holds(a) | self.holds(b);
        match (self.constant_of(a), self.constant_of(b)) {
            _ if a == b || self.is_empty(b) => a,
            _ if self.is_empty(a) => b,
            (Some(_), None) => self.or(b, a),
            (Some(x), Some(y)) => self.constant(x | y),
            (None, Some(all)) if holds == all => b,
            _ => self.add_op(LineOp::Or(a, b), holds),
        }
    }

    /// What riders attack in their lanes through empty squares, up or down.
    pub(super) fn along(&mut self, riders: Value, empty: Value, down: bool) -> Value {
        let riding = self.holds(riders);
        if riding == 0 {
            return riders;
        }
        let lane = self.lane();
        let blockers = self.add_op(LineOp::Blockers(riders, empty), lane);
        if down {
            let below = (1 << (31 - riding.leading_zeros())) - 1;
            self.add_op(LineOp::Down(riders, blockers), below)
        } else {
            let above = lane & !((2 << riding.trailing_zeros()) - 1);
            self.add_op(LineOp::Up(riders, blockers), above)
        }
    }

    /// `riders | (moved & empty)`.
    pub(super) fn carry(&mut self, riders: Value, moved: Value, empty: Value) -> Value {
        let joint = self.holds(moved) & self.holds(empty);
        let [riding, moving] = [riders, moved].map(|value| self.holds(value));
        match self.constant_of(empty) {
            _ if joint == 0 => riders,
            _ if riding == 0 => self.and(moved, empty),
            Some(mask) if moving & !mask == 0 => self.or(riders, moved),
            _ => self.add_op(LineOp::Carry(riders, moved, empty), riding | joint),
        }
    }

    /// The union of some values, by as few operations as there can be.
    pub(super) fn union(&mut self, mut values: Vec<Value>) -> Value {
        self.join(&mut values);
        match values[..] {
            [] => self.empty(),
            [only] => only,
            [a, b, ..] => self.or(a, b),
        }
    }

    /// Joins three values at a time until at most two are left with the same union.
    pub(super) fn join(&mut self, values: &mut Vec<Value>) {
        let mut parts: Vec<Value> = Vec::new();
        for &value in &*values {
            if !self.is_empty(value) && !parts.contains(&value) {
                parts.push(value);
            }
        }
        self.join_rides(&mut parts);
        while parts.len() > 2 {
            let mut joined = Vec::new();
            let mut rest = &parts[..];
            while let [a, b, c, more @ ..] = rest {
                let holds = self.holds(*a) | self.holds(*b) | self.holds(*c);
                joined.push(self.add_op(LineOp::OrThree(*a, *b, *c), holds));
                rest = more;
            }
            joined.extend(rest);
            parts = joined;
        }
        *values = parts;
    }

    /// Makes rides of the same riders up and down one operation.
    fn join_rides(&mut self, parts: &mut Vec<Value>) {
        let mut index = 0;
        while index < parts.len() {
            let opposite = match self.ops[parts[index].0] {
                LineOp::Up(riders, blockers) => LineOp::Down(riders, blockers),
                LineOp::Down(riders, blockers) => LineOp::Up(riders, blockers),
                _ => LineOp::Constant(0),
            };
            if let Some(other) = parts.iter().position(|part| self.ops[part.0] == opposite)
                && let LineOp::Up(riders, blockers) | LineOp::Down(riders, blockers) = opposite
            {
                let holds = self.holds(parts[index]) | self.holds(parts[other]);
                parts[index] = self.add_op(LineOp::Across(riders, blockers), holds);
                parts.remove(other);
            }
            index += 1;
        }
    }
}

/// A set of bits moved up, or down if the amount is negative.
pub(super) fn shifted(bits: u32, by: i32) -> u32 {
    if by < 0 { bits.unbounded_shr(by.unsigned_abs()) } else { bits.unbounded_shl(by.unsigned_abs()) }
}
