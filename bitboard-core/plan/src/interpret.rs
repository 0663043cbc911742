//! Runs a program without generating code.

use alloc::{vec, vec::Vec};

use crate::{
    Bits,
    program::{Op, Program, Table},
};

impl Program {
    /// Runs the program on `inputs`, with `direction` as the value of its direction parameter if it has one.
    /// Bits that the word does not have are dropped.
    ///
    /// # Panics
    /// If an input is missing or `direction` is not an index of the program's tables.
    #[must_use]
    pub fn run(&self, inputs: &[Bits], direction: usize) -> Bits {
        let bodies = self.bodies();
        let mut run = Run { program: self, inputs, direction, values: vec![Bits::EMPTY; self.ops.len()] };
        let mut finished: Vec<Option<Vec<Bits>>> = vec![None; self.loops.len()];
        for (index, op) in self.ops.iter().enumerate() {
            run.values[index] = match *op {
                Op::Carried(id, variable) => run.values[self.loops[id].start[variable].index()],
                Op::Finished(id, variable) => {
                    finished[id].get_or_insert_with(|| run.turn_loop(id, &bodies))[variable]
                }
                op => run.evaluate(op),
            };
        }
        run.values[self.result.index()]
    }
}

struct Run<'a> {
    program: &'a Program,
    inputs: &'a [Bits],
    direction: usize,
    values: Vec<Bits>,
}

impl Run<'_> {
    /// Takes a loop from its first turn, whose body is not yet computed, to its end.
    fn turn_loop(&mut self, id: usize, bodies: &[Option<usize>]) -> Vec<Bits> {
        let this = &self.program.loops[id];
        let mut variables: Vec<Bits> = this.start.iter().map(|start| self.values[start.index()]).collect();
        let mut turn = 0;
        while this.turns != Some(turn) && this.until_empty.is_none_or(|last| !variables[last].is_empty()) {
            for (index, op) in self.program.ops.iter().enumerate() {
                if bodies[index] == Some(id) {
                    self.values[index] = match *op {
                        Op::Carried(_, variable) => variables[variable],
                        op => self.evaluate(op),
                    };
                }
            }
            variables = this.next.iter().map(|next| self.values[next.index()]).collect();
            turn += 1;
        }
        variables
    }

    fn evaluate(&self, op: Op) -> Bits {
        let word = self.program.word;
        let value = |operand: crate::Value| self.values[operand.index()];
        let rotate = |set: Bits, by: u32| set.rotate(by as i32, word.bits());
        let table = |index: usize| &self.program.tables[index].1;
        let result = match op {
            Op::Input(index) => self.inputs[index],
            Op::Constant(set) => set,
            Op::Entry(index) => match table(index) {
                Table::Sets(sets) => sets[self.direction],
                Table::Amounts(_) => unreachable!("entries are sets"),
            },
            Op::Shift(a, by) => value(a).shift(by),
            Op::Rotate(a, by) => rotate(value(a), by),
            Op::RotateBy(a, index) => match table(index) {
                Table::Amounts(amounts) => rotate(value(a), amounts[self.direction]),
                Table::Sets(_) => unreachable!("rotations have amounts"),
            },
            Op::And(a, b) => value(a).and(value(b)),
            Op::Or(a, b) => value(a).or(value(b)),
            Op::Xor(a, b) => value(a).xor(value(b)),
            Op::Not(a) => word.full().without(value(a)),
            Op::Sub(a, b) => value(a).minus(value(b)),
            Op::Carried(..) | Op::Finished(..) => unreachable!("loops are turned elsewhere"),
        };
        result.and(word.full())
    }
}
