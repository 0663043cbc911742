//! Faults in programs on words.

use bitboard_plan::prove::{Operations, Statement};
use bitboard_plan::{Bits, Loop, Op, Plan, Program, Table, Value, Word};
use oracle::Random;

use super::{Tally, flipped, random_set, some};

/// A program that can be changed.
#[derive(Clone)]
struct Parts {
    word: Word,
    ops: Vec<Op>,
    loops: Vec<Loop>,
    tables: Vec<(String, Table)>,
    result: Value,
}

type Fault = (&'static str, String, Parts);

impl Parts {
    fn new(program: &Program) -> Self {
        Self {
            word: program.word(),
            ops: program.ops().to_vec(),
            loops: program.loops().to_vec(),
            tables: program.tables().to_vec(),
            result: program.result(),
        }
    }

    fn operations(&self) -> Operations<'_> {
        let Self { word, ops, loops, tables, result } = self;
        Operations { word: *word, ops, loops, tables, result: *result }
    }

    fn with_op(&self, index: usize, op: Op) -> Self {
        let mut changed = self.clone();
        changed.ops[index] = op;
        changed
    }

    /// Runs it on words, without anything that the prover is made of. `None` if a loop does not end.
    fn run(&self, inputs: &[Bits], direction: usize) -> Option<Bits> {
        let mut bodies: Vec<Option<usize>> = Vec::new();
        for op in &self.ops {
            bodies.push(match *op {
                Op::Carried(id, _) => Some(id),
                _ => op.operands().find_map(|operand| bodies[operand.index()]),
            });
        }
        let mut values = vec![Bits::EMPTY; self.ops.len()];
        let mut ended: Vec<Option<Vec<Bits>>> = vec![None; self.loops.len()];
        for (index, op) in self.ops.iter().enumerate() {
            values[index] = match *op {
                Op::Carried(..) => Bits::EMPTY,
                Op::Finished(id, variable) => {
                    if ended[id].is_none() {
                        ended[id] = Some(self.turn(id, &bodies, &mut values, inputs, direction)?);
                    }
                    ended[id].as_ref()?[variable]
                }
                op => self.evaluate(op, &values, inputs, direction),
            };
        }
        Some(values[self.result.index()])
    }

    fn turn(
        &self,
        id: usize,
        bodies: &[Option<usize>],
        values: &mut [Bits],
        inputs: &[Bits],
        direction: usize,
    ) -> Option<Vec<Bits>> {
        let Loop { start, next, turns, until_empty } = &self.loops[id];
        let mut variables: Vec<Bits> = start.iter().map(|value| values[value.index()]).collect();
        for turn in 0..1000 {
            if *turns == Some(turn) || until_empty.is_some_and(|last| variables[last].is_empty()) {
                return Some(variables);
            }
            for (index, op) in self.ops.iter().enumerate().filter(|(index, _)| bodies[*index] == Some(id)) {
                values[index] = match *op {
                    Op::Carried(_, variable) => variables[variable],
                    op => self.evaluate(op, values, inputs, direction),
                };
            }
            variables = next.iter().map(|value| values[value.index()]).collect();
        }
        None
    }

    fn evaluate(&self, op: Op, values: &[Bits], inputs: &[Bits], direction: usize) -> Bits {
        let bits = self.word.bits();
        let of = |value: Value| values[value.index()];
        let rotated = |set: Bits, by: u32| set.iter().map(|bit| (bit + by) % bits).collect::<Bits>();
        let result = match op {
            Op::Input(input) => inputs[input],
            Op::Constant(set) => set,
            Op::Entry(table) => match &self.tables[table].1 {
                Table::Sets(sets) => sets[direction],
                Table::Amounts(_) => panic!("no sets"),
            },
            Op::Shift(a, by) => {
                of(a).iter().filter_map(|bit| bit.checked_add_signed(by)).filter(|&bit| bit < bits).collect()
            }
            Op::Rotate(a, by) => rotated(of(a), by),
            Op::RotateBy(a, table) => match &self.tables[table].1 {
                Table::Amounts(amounts) => rotated(of(a), amounts[direction]),
                Table::Sets(_) => panic!("no amounts"),
            },
            Op::And(a, b) => of(a).and(of(b)),
            Op::Or(a, b) => of(a).or(of(b)),
            Op::Xor(a, b) => of(a).xor(of(b)),
            Op::Not(a) => self.word.full().without(of(a)),
            Op::Sub(a, b) => of(a).minus(of(b)),
            Op::Carried(..) | Op::Finished(..) => panic!("known already"),
        };
        result.and(self.word.full())
    }

    /// Every fault that is put into a program.
    fn faults(&self, random: &mut Random, cells: Bits) -> Vec<Fault> {
        let mut faults = Vec::new();
        for (index, &op) in self.ops.iter().enumerate() {
            let mut put = |kind, other: Op| {
                faults.push((kind, format!("{op:?} is {other:?}"), self.with_op(index, other)));
            };
            match op {
                Op::Shift(a, by) => {
                    put("words: wrong shift", Op::Shift(a, by + 1));
                    put("words: wrong shift", Op::Shift(a, by - 1));
                    put("words: wrong shift", Op::Shift(a, -by));
                }
                Op::Rotate(a, by) => put("words: wrong rotation", Op::Rotate(a, (by + 1) % self.word.bits())),
                Op::Constant(set) => {
                    for bit in some(random, cells.iter().collect(), 2) {
                        put("words: a bit of a mask flipped", Op::Constant(flipped(set, bit)));
                    }
                }
                Op::And(a, b) => {
                    put("words: a condition lost", Op::And(a, a));
                    put("words: a condition lost", Op::And(b, b));
                    put("words: wrong operation", Op::Or(a, b));
                    put("words: wrong operation", Op::Xor(a, b));
                }
                Op::Or(a, b) => {
                    put("words: a part or cycle lost", Op::Or(a, a));
                    put("words: a part or cycle lost", Op::Or(b, b));
                    put("words: wrong operation", Op::And(a, b));
                }
                Op::Xor(a, b) => put("words: wrong operation", Op::And(a, b)),
                Op::Not(a) => put("words: wrong operation", Op::Or(a, a)),
                Op::Sub(a, b) => {
                    put("words: operands swapped", Op::Sub(b, a));
                    put("words: wrong operation", Op::Xor(a, b));
                }
                Op::Input(input) => put("words: inputs swapped", Op::Input(1 - input.min(1))),
                _ => {}
            }
        }
        // An operation reads the value before the one it should read.
        if self.loops.is_empty() {
            for (index, &op) in self.ops.iter().enumerate() {
                let values: Vec<Value> = self.ops[..index].iter().flat_map(|op| op.operands()).collect();
                for value in some(random, values, 1) {
                    let other = match op {
                        Op::And(a, b) if value != a && value != b => Op::And(a, value),
                        Op::Or(a, b) if value != a && value != b => Op::Or(value, b),
                        Op::Shift(a, by) if value != a => Op::Shift(value, by),
                        _ => continue,
                    };
                    let what = format!("{op:?} is {other:?}");
                    faults.push(("words: wrong operand", what, self.with_op(index, other)));
                }
            }
        }
        for (id, this) in self.loops.iter().enumerate() {
            let mut put = |kind, other: Loop| {
                let mut changed = self.clone();
                let what = format!("turns {:?} are {:?}", this.turns, other.turns);
                changed.loops[id] = other;
                faults.push((kind, what, changed));
            };
            if let Some(turns) = this.turns {
                put("words: a turn too few or too many", Loop { turns: Some(turns - 1), ..this.clone() });
                put("words: a turn too few or too many", Loop { turns: Some(turns + 1), ..this.clone() });
            }
            if this.next.len() == 2 {
                let next = vec![this.next[1], this.next[0]];
                put("words: variables of a loop swapped", Loop { next, ..this.clone() });
            }
        }
        for (number, (name, table)) in self.tables.iter().enumerate() {
            let mut put = |kind, other: Table| {
                let mut changed = self.clone();
                changed.tables[number].1 = other;
                faults.push((kind, format!("table {name}"), changed));
            };
            match table {
                Table::Amounts(amounts) => {
                    for entry in 0..amounts.len() {
                        let mut amounts = amounts.clone();
                        amounts[entry] = (amounts[entry] + 1) % self.word.bits();
                        put("words: wrong amount in a table", Table::Amounts(amounts));
                    }
                }
                Table::Sets(sets) => {
                    for entry in 0..sets.len() {
                        let mut sets = sets.clone();
                        for bit in some(random, cells.iter().collect(), 1) {
                            sets[entry] = flipped(sets[entry], bit);
                        }
                        put("words: a bit in a table flipped", Table::Sets(sets));
                    }
                }
            }
        }
        faults
    }
}

/// Puts at most `most` of the faults that count into a program and has each judged by the plan alone.
pub fn mutate(
    tally: &mut Tally,
    random: &mut Random,
    plan: &Plan,
    program: &Program,
    name: &str,
    (most, counts): (usize, fn(&str) -> bool),
) {
    let cells = plan.geometry.cells();
    let held = if plan.stray_bits { plan.geometry.word().full() } else { cells };
    let original = Parts::new(program);
    let mut statement = Statement::plan(plan);
    assert!(statement.program(original.operations()).is_ok(), "{name} is right as it is");
    let mut faults = original.faults(random, cells);
    faults.retain(|(kind, ..)| counts(kind));
    for (kind, what, mutant) in some(random, faults, most) {
        let verdict = statement.program(mutant.operations());
        let what = format!("{name}: {what}");
        let runs = |inputs: &[Bits], direction| {
            let mut inputs = inputs.to_vec();
            inputs.resize(2, Bits::EMPTY);
            [mutant.run(&inputs, direction).expect("it ends"), program.run(&inputs, direction)]
        };
        if let Err(bitboard_plan::prove::Unproved::Malformed { .. }) = verdict {
            // A function of one input has no second to be confused with.
            assert_eq!(kind, "words: inputs swapped");
            continue;
        }
        tally.note(
            kind,
            what,
            verdict,
            |refutation| runs(&refutation.inputs, refutation.direction),
            || {
                (0..300).all(|round| {
                    let sliders = random_set(random, held, [3, 10, 30][round % 3]);
                    let empty = random_set(random, held, [50, 80, 95, 100][round % 4]);
                    let [mutant, original] = runs(&[sliders, empty], round % plan.directions.len().max(1));
                    mutant == original
                })
            },
        );
    }
}
