//! Programs on words and on lines, run on functions instead of bits: what comes out is each bit of the result as a
//! function of the bits of the inputs.

use alloc::{vec, vec::Vec};

use super::{
    Lines, Operations, Unproved,
    diagram::{Diagrams, Function},
    statement::Inputs,
};
use crate::{Bits, LineOp, Loop, Op, Table, Value};

/// A word, bit by bit.
pub(super) type Symbols = Vec<Function>;

/// The functions that are constant: the bits of a set.
pub(super) fn constant(set: Bits, width: u32) -> Symbols {
    (0..width).map(|bit| Function::constant(set.contains(bit))).collect()
}

/// Turns after which a loop without a number of turns is taken to have no end.
fn most_turns(width: u32) -> u32 {
    width + 2
}

/// Runs a program on words. Without `patience` a loop that would go on changing after its end is too large at once.
pub(super) fn run(
    d: &mut Diagrams,
    program: &Operations<'_>,
    inputs: &Inputs,
    direction: usize,
    patience: bool,
) -> Result<Symbols, Unproved> {
    let bodies = bodies(program.ops);
    let width = program.word.bits();
    // What happens in a turn cannot be seen from outside.
    if bodies.get(program.result.index()).copied().flatten().is_some() {
        return Err(Unproved::Malformed { operation: program.result.index() });
    }
    let mut run = Run { d, program, inputs, direction, width, patience, values: Vec::new(), bodies };
    run.values = vec![Symbols::new(); program.ops.len()];
    let mut finished: Vec<Option<Vec<Symbols>>> = vec![None; program.loops.len()];
    for (index, &op) in program.ops.iter().enumerate() {
        let value = match op {
            Op::Carried(id, variable) => {
                let start =
                    run.turned(id)?.start.get(variable).ok_or(Unproved::Malformed { operation: index })?;
                run.value(*start, index)?.clone()
            }
            Op::Finished(id, variable) => {
                if run.turned(id).is_ok() && finished[id].is_none() {
                    finished[id] = Some(run.turn(id)?);
                }
                let variables = finished.get(id).and_then(Option::as_ref);
                let value = variables.and_then(|variables| variables.get(variable));
                value.cloned().ok_or(Unproved::Malformed { operation: index })?
            }
            op => run.evaluate(op, index)?,
        };
        run.values[index] = value;
        if run.d.is_full() {
            return Err(Unproved::TooLarge);
        }
    }
    run.value(program.result, program.ops.len()).cloned()
}

/// For each operation the loop whose body it belongs to.
fn bodies(ops: &[Op]) -> Vec<Option<usize>> {
    let mut bodies: Vec<Option<usize>> = Vec::with_capacity(ops.len());
    for op in ops {
        let own = match *op {
            Op::Carried(id, _) => Some(id),
            _ => op.operands().find_map(|operand| bodies.get(operand.index()).copied().flatten()),
        };
        bodies.push(own);
    }
    bodies
}

struct Run<'a> {
    d: &'a mut Diagrams,
    program: &'a Operations<'a>,
    inputs: &'a Inputs,
    direction: usize,
    width: u32,
    patience: bool,
    values: Vec<Symbols>,
    bodies: Vec<Option<usize>>,
}

impl<'a> Run<'a> {
    fn turned(&self, id: usize) -> Result<&'a Loop, Unproved> {
        self.program.loops.get(id).ok_or(Unproved::Malformed { operation: self.program.ops.len() })
    }

    /// An operand of the operation at `user`, which must stand after it.
    fn value(&self, value: Value, user: usize) -> Result<&Symbols, Unproved> {
        let known = value.index() < user.min(self.values.len());
        if known { Ok(&self.values[value.index()]) } else { Err(Unproved::Malformed { operation: user }) }
    }

    /// Takes a loop from its first turn to its end.
    fn turn(&mut self, id: usize) -> Result<Vec<Symbols>, Unproved> {
        let this = self.turned(id)?;
        let all = self.program.ops.len();
        let mut variables = Vec::new();
        for &start in &this.start {
            variables.push(self.value(start, all)?.clone());
        }
        let last = this.until_empty.filter(|&last| last < variables.len());
        if last != this.until_empty || this.next.len() != variables.len() {
            return Err(Unproved::Malformed { operation: all });
        }
        // A loop that stays as it is once it may end can be turned on for all boards until it may end for each.
        // Any other is held for each board when it ends for that one.
        let rests = match last {
            Some(last) => self.rests(id, last, &variables)?,
            None => true,
        };
        if !rests && !self.patience {
            return Err(Unproved::TooLarge);
        }
        let mut active = Function::TRUE;
        let mut turn = 0;
        while this.turns != Some(turn) {
            if let Some(last) = last {
                let some = variables[last].iter().copied().filter(|&bit| bit != Function::FALSE);
                let some: Vec<Function> = some.collect();
                if rests && some.is_empty() {
                    break;
                }
                if !rests {
                    let mut any = Function::FALSE;
                    for &bit in &some {
                        any = self.d.or(any, bit);
                    }
                    active = self.d.and(active, any);
                    if active == Function::FALSE {
                        break;
                    }
                }
                if this.turns.is_none() && turn > most_turns(self.width) {
                    let still = if rests { some[0] } else { active };
                    let witness = self.d.witness(still).unwrap_or_default();
                    return Err(Unproved::Endless { turns: turn, inputs: self.inputs.of(&witness) });
                }
            } else if this.turns.is_none() {
                return Err(Unproved::Endless { turns: turn, inputs: self.inputs.of(&[]) });
            }
            let next = self.body(id, &variables)?;
            variables = if active == Function::TRUE {
                next
            } else {
                let mut held = Vec::new();
                for (old, new) in variables.iter().zip(&next) {
                    let bits = old.iter().zip(new).map(|(&old, &new)| self.d.choose(active, new, old));
                    held.push(bits.collect());
                }
                held
            };
            if self.d.is_full() {
                return Err(Unproved::TooLarge);
            }
            turn += 1;
        }
        Ok(variables)
    }

    /// The variables after a turn.
    fn body(&mut self, id: usize, variables: &[Symbols]) -> Result<Vec<Symbols>, Unproved> {
        for (index, &op) in self.program.ops.iter().enumerate() {
            if self.bodies[index] == Some(id) {
                self.values[index] = match op {
                    Op::Carried(_, variable) => {
                        variables.get(variable).cloned().ok_or(Unproved::Malformed { operation: index })?
                    }
                    op => self.evaluate(op, index)?,
                };
            }
        }
        let all = self.program.ops.len();
        self.turned(id)?.next.iter().map(|&next| self.value(next, all).cloned()).collect()
    }

    /// Whether a turn changes nothing once the variable that ends the loop is empty.
    fn rests(&mut self, id: usize, last: usize, variables: &[Symbols]) -> Result<bool, Unproved> {
        let mut any = Vec::new();
        for (number, variable) in (0u32..).zip(variables) {
            let bits = (0..variable.len() as u32).map(|bit| {
                if number as usize == last {
                    Function::FALSE
                } else {
                    self.d.variable(self.inputs.fresh() + number * self.width + bit)
                }
            });
            any.push(bits.collect::<Symbols>());
        }
        // Values of the body that nobody has computed yet are read by none but the body.
        Ok(self.body(id, &any)? == any)
    }

    fn evaluate(&mut self, op: Op, index: usize) -> Result<Symbols, Unproved> {
        let width = self.width;
        let malformed = Unproved::Malformed { operation: index };
        let table = |table: usize| self.program.tables.get(table).map(|(_, table)| table);
        Ok(match op {
            Op::Input(input) => {
                let input = self.inputs.symbols.get(input).ok_or(malformed)?;
                input.iter().take(width as usize).copied().collect()
            }
            Op::Constant(set) => constant(set, width),
            Op::Entry(of) => match table(of) {
                Some(Table::Sets(sets)) => constant(*sets.get(self.direction).ok_or(malformed)?, width),
                _ => return Err(malformed),
            },
            Op::Shift(a, by) => shifted(self.value(a, index)?, by),
            Op::Rotate(a, by) => rotated(self.value(a, index)?, by),
            Op::RotateBy(a, of) => match table(of) {
                Some(Table::Amounts(amounts)) => {
                    let by = *amounts.get(self.direction).ok_or(malformed)?;
                    rotated(self.value(a, index)?, by)
                }
                _ => return Err(malformed),
            },
            Op::Not(a) => {
                let a = self.value(a, index)?.clone();
                a.into_iter().map(|bit| self.d.not(bit)).collect()
            }
            Op::And(a, b) => self.bitwise(a, b, index, Diagrams::and)?,
            Op::Or(a, b) => self.bitwise(a, b, index, Diagrams::or)?,
            Op::Xor(a, b) => self.bitwise(a, b, index, Diagrams::xor)?,
            Op::Sub(a, b) => {
                let (a, b) = (self.value(a, index)?.clone(), self.value(b, index)?.clone());
                difference(self.d, &a, &b)
            }
            Op::Carried(..) | Op::Finished(..) => return Err(malformed),
        })
    }

    fn bitwise(
        &mut self,
        a: Value,
        b: Value,
        index: usize,
        join: fn(&mut Diagrams, Function, Function) -> Function,
    ) -> Result<Symbols, Unproved> {
        let (a, b) = (self.value(a, index)?.clone(), self.value(b, index)?.clone());
        Ok(a.into_iter().zip(b).map(|(a, b)| join(self.d, a, b)).collect())
    }
}

fn shifted(a: &[Function], by: i32) -> Symbols {
    let from = |bit: i32| usize::try_from(bit.saturating_sub(by)).ok().and_then(|bit| a.get(bit));
    (0..a.len() as i32).map(|bit| from(bit).copied().unwrap_or(Function::FALSE)).collect()
}

fn rotated(a: &[Function], by: u32) -> Symbols {
    let width = a.len();
    (0..width).map(|bit| a[(bit + width - by as usize % width) % width]).collect()
}

/// The difference as numbers, borrowing from bit to bit.
fn difference(d: &mut Diagrams, a: &[Function], b: &[Function]) -> Symbols {
    let mut borrow = Function::FALSE;
    let mut result = Symbols::new();
    for (&a, &b) in a.iter().zip(b) {
        let differs = d.xor(a, b);
        result.push(d.xor(differs, borrow));
        let either = d.or(b, borrow);
        let both = d.and(b, borrow);
        let taken = d.without(either, a);
        borrow = d.or(taken, both);
    }
    result
}

/// What riders attack among blockers in a lane: without the riders twice, the blockers have borrowed from the next of
/// them.
fn attacks_up(d: &mut Diagrams, riders: &[Function], blockers: &[Function]) -> Symbols {
    let borrowed = difference(d, blockers, &shifted(riders, 1));
    blockers.iter().zip(borrowed).map(|(&blocker, borrowed)| d.xor(blocker, borrowed)).collect()
}

/// The same towards lower bits.
fn attacks_down(d: &mut Diagrams, riders: &[Function], blockers: &[Function]) -> Symbols {
    let [riders, blockers] = [riders, blockers].map(|lane| lane.iter().rev().copied().collect::<Symbols>());
    let mut attacks = attacks_up(d, &riders, &blockers);
    attacks.reverse();
    attacks
}

/// Runs a program on lines, in the lane of one board.
pub(super) fn run_lines(
    d: &mut Diagrams,
    program: &Lines<'_>,
    inputs: &Inputs,
    width: u32,
) -> Result<Symbols, Unproved> {
    let lane = program.lane_bits as usize;
    let mut values: Vec<Symbols> = Vec::with_capacity(program.ops.len());
    for (index, &op) in program.ops.iter().enumerate() {
        let malformed = Unproved::Malformed { operation: index };
        let operands = op.operands();
        if operands.into_iter().flatten().any(|operand| operand.index() >= index) {
            return Err(malformed);
        }
        let operand = |number: usize| operands[number].map_or(&[][..], |value| &values[value.index()]);
        let (a, b, c) = (operand(0), operand(1), operand(2));
        let bits = 0..lane;
        let value: Symbols = match op {
            LineOp::Input(parameter, line) => {
                let input = inputs.symbols.get(parameter).ok_or(malformed)?;
                let first = line as usize * program.line_bits as usize;
                let loaded = |bit: usize| {
                    let inside = bit < program.line_bits as usize;
                    inside.then(|| input.get(first + bit)).flatten().copied().unwrap_or(Function::FALSE)
                };
                bits.map(loaded).collect()
            }
            LineOp::Constant(set) => constant(Bits::from(u128::from(set)), program.lane_bits),
            LineOp::Shift(_, by) => shifted(a, by),
            LineOp::And(..) => bits.map(|bit| d.and(a[bit], b[bit])).collect(),
            LineOp::Or(..) => bits.map(|bit| d.or(a[bit], b[bit])).collect(),
            LineOp::OrThree(..) => bits
                .map(|bit| {
                    let two = d.or(a[bit], b[bit]);
                    d.or(two, c[bit])
                })
                .collect(),
            LineOp::Carry(..) => bits
                .map(|bit| {
                    let moved = d.and(b[bit], c[bit]);
                    d.or(a[bit], moved)
                })
                .collect(),
            LineOp::Blockers(..) => bits
                .map(|bit| {
                    let blocked = d.not(b[bit]);
                    d.or(a[bit], blocked)
                })
                .collect(),
            LineOp::Up(..) => attacks_up(d, a, b),
            LineOp::Down(..) => attacks_down(d, a, b),
            LineOp::Across(..) => {
                let (up, down) = (attacks_up(d, a, b), attacks_down(d, a, b));
                up.into_iter().zip(down).map(|(up, down)| d.or(up, down)).collect()
            }
        };
        values.push(value);
        if d.is_full() {
            return Err(Unproved::TooLarge);
        }
    }
    let mut board = vec![Function::FALSE; width as usize];
    for (line, result) in program.results.iter().enumerate() {
        let malformed = Unproved::Malformed { operation: program.ops.len() };
        let bits = values.get(result.index()).ok_or(malformed)?;
        // Where a lane is wider than a line, what lies beyond must be empty: the next line is stored over it.
        for (bit, &value) in bits.iter().enumerate() {
            let place = line * program.line_bits as usize + bit;
            if let Some(place) = board.get_mut(place) {
                *place = d.or(*place, value);
            }
        }
    }
    Ok(board)
}
