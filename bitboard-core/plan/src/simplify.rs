//! The optimiser: passes that make a program shorter and leave its result as it is.
//!
//! Lowering masks every step as if it stood alone. Two passes take out what is not needed there:
//! [`drop_masks`] removes a mask whose work another one does, [`merge_masks`] applies a mask once to a union
//! instead of to each part.

use alloc::{
    collections::{BTreeMap, BTreeSet},
    vec,
    vec::Vec,
};

use crate::{
    Bits,
    program::{Builder, Loop, Op, Program, Table, Value},
};

/// All passes. `inputs` says which bits each parameter can hold.
pub(crate) fn simplify(program: Program, inputs: &[Bits]) -> Program {
    let program = drop_masks(program, inputs);
    merge_masks(&program)
}

/// Rebuilds what the result needs, each operation through `rewrite`.
///
/// The function gets the operation's index, the operation with its operands mapped, and the map itself.
fn rebuild(
    program: &Program,
    mut rewrite: impl FnMut(&mut Builder, usize, Op, &[Option<Value>]) -> Value,
) -> Program {
    let needed = needed(program);
    let mut builder = Builder::new(program.word);
    let mut map: Vec<Option<Value>> = vec![None; program.ops.len()];
    let mut loops: BTreeMap<usize, (usize, Vec<Value>)> = BTreeMap::new();
    let mut finished: BTreeMap<usize, Vec<Value>> = BTreeMap::new();
    let at = |map: &[Option<Value>], values: &[Value]| -> Vec<Value> {
        values.iter().map(|value| map[value.0].unwrap_or(*value)).collect()
    };
    for (index, &op) in program.ops.iter().enumerate().filter(|(index, _)| needed[*index]) {
        let value = match op {
            Op::Carried(id, variable) => {
                let start = at(&map, &program.loops[id].start);
                loops.entry(id).or_insert_with(|| builder.open_loop(&start)).1[variable]
            }
            Op::Finished(id, variable) => {
                let old = &program.loops[id];
                let start = at(&map, &old.start);
                finished.entry(id).or_insert_with(|| {
                    let new = loops.entry(id).or_insert_with(|| builder.open_loop(&start)).0;
                    builder.close_loop(new, Loop { start, next: at(&map, &old.next), ..old.clone() })
                })[variable]
            }
            Op::Entry(table) => {
                let (name, table) = &program.tables[table];
                let table = builder.table(name, table.clone());
                builder.add(Op::Entry(table))
            }
            Op::RotateBy(a, table) => {
                let (name, table) = &program.tables[table];
                let table = builder.table(name, table.clone());
                builder.add(Op::RotateBy(map[a.0].unwrap_or(a), table))
            }
            op => rewrite(&mut builder, index, op.map(|operand| map[operand.0].unwrap_or(operand)), &map),
        };
        if let Some(name) = &program.names[index] {
            builder.name(value, || name.clone());
        }
        map[index] = Some(value);
    }
    let result = map[program.result.0].unwrap_or(program.result);
    builder.finish(result)
}

/// Which operations the result depends on.
fn needed(program: &Program) -> Vec<bool> {
    let mut needed = vec![false; program.ops.len()];
    let mut open = vec![program.result];
    while let Some(value) = open.pop() {
        if core::mem::replace(&mut needed[value.0], true) {
            continue;
        }
        match program.ops[value.0] {
            Op::Finished(id, _) => {
                let this = &program.loops[id];
                open.extend(this.start.iter().chain(&this.next));
            }
            op => open.extend(op.operands()),
        }
    }
    needed
}

/// How often each operation is read; the result counts as read once.
fn uses(program: &Program) -> Vec<usize> {
    let mut uses = vec![0; program.ops.len()];
    uses[program.result.0] += 1;
    for this in &program.loops {
        for value in this.start.iter().chain(&this.next) {
            uses[value.0] += 1;
        }
    }
    for op in &program.ops {
        for operand in op.operands() {
            uses[operand.0] += 1;
        }
    }
    uses
}

/// Removes each `x & mask` where `x` has no bit outside the mask that anyone reads.
///
/// Two sets of bits are known for every value: those it may hold, from its operands, and those that matter,
/// from its users; with a direction parameter, for each of its values. Masks go one by one, and what is
/// known is brought up to date after each: two masks that each make the other superfluous must not both go.
/// Those right behind a shift go first: one mask on a propagator does the work of many of them.
fn drop_masks(mut program: Program, inputs: &[Bits]) -> Program {
    let masks = program.ops.iter().enumerate().filter_map(|(index, op)| match *op {
        Op::And(set, mask) if matches!(program.ops[mask.0], Op::Constant(_) | Op::Entry(_)) => {
            Some((index, set, mask))
        }
        _ => None,
    });
    let moves = |set: Value| matches!(program.ops[set.0], Op::Shift(..) | Op::Rotate(..) | Op::RotateBy(..));
    let (first, last): (Vec<_>, Vec<_>) = masks.partition(|&(_, set, _)| moves(set));
    let cases = program.tables.first().map_or(1, |(_, table)| match table {
        Table::Amounts(amounts) => amounts.len(),
        Table::Sets(sets) => sets.len(),
    });
    let mut known: Vec<Known<'_>> = (0..cases).map(|case| Known::new(&program, inputs, case)).collect();
    let users = users(&program);
    for (index, set, mask) in first.into_iter().chain(last) {
        let affected = affected(&users, index);
        let covered = known.iter_mut().all(|known| {
            let matters = known.matters(&program, index, &affected);
            known.holds[set.0].and(matters).is_subset(known.holds[mask.0])
        });
        if covered {
            // The operation becomes the set itself, which `x | x` stands for until the rebuild folds it.
            program.ops[index] = Op::Or(set, set);
            for known in &mut known {
                known.update_holds(&program, affected.iter().copied());
            }
        }
    }
    fold(&program)
}

/// Rebuilds a program with nothing in it that the result does not need.
fn fold(program: &Program) -> Program {
    rebuild(program, |builder, _, op, _| builder.fold(op))
}

/// The operations that read each one.
fn users(program: &Program) -> Vec<Vec<usize>> {
    let mut users = vec![Vec::new(); program.ops.len()];
    for (index, op) in program.ops.iter().enumerate() {
        for operand in op.operands() {
            users[operand.0].push(index);
        }
    }
    users
}

/// The operation at `index` and all that depend on it, in order. Loops end the search: what enters one matters
/// in full.
fn affected(users: &[Vec<usize>], index: usize) -> BTreeSet<usize> {
    let mut affected = BTreeSet::new();
    let mut open = vec![index];
    while let Some(next) = open.pop() {
        if affected.insert(next) {
            open.extend(&users[next]);
        }
    }
    affected
}

/// What is known of each value for one value of the direction parameter.
struct Known<'a> {
    inputs: &'a [Bits],
    case: usize,
    holds: Vec<Bits>,
    matters: Vec<Bits>,
}

impl<'a> Known<'a> {
    fn new(program: &Program, inputs: &'a [Bits], case: usize) -> Self {
        let nothing = vec![Bits::EMPTY; program.ops.len()];
        let mut known = Self { inputs, case, holds: nothing.clone(), matters: nothing };
        // A loop's variables hold what they hold at first and after any turn: turn until nothing new.
        loop {
            let before = known.holds.clone();
            known.update_holds(program, 0..program.ops.len());
            for (index, op) in program.ops.iter().enumerate() {
                if let Op::Carried(id, variable) | Op::Finished(id, variable) = *op {
                    let this = &program.loops[id];
                    let (start, next) = (this.start[variable].0, this.next[variable].0);
                    known.holds[index] = known.holds[start].or(known.holds[next]);
                }
            }
            if known.holds == before {
                return known;
            }
        }
    }

    /// Variables of loops stay as they are: a mask that goes leaves every bit that matters to a loop, and
    /// all bits of its variables do.
    fn update_holds(&mut self, program: &Program, operations: impl Iterator<Item = usize>) {
        let word = program.word;
        for index in operations {
            let of = |value: Value| self.holds[value.0];
            self.holds[index] = match program.ops[index] {
                Op::Input(input) => self.inputs[input],
                Op::Constant(set) => set,
                Op::Entry(table) => entry(program, table, self.case),
                Op::Shift(a, by) => of(a).shift(by),
                Op::Rotate(a, by) => of(a).rotate(by as i32, word.bits()),
                Op::RotateBy(a, table) => of(a).rotate(amount(program, table, self.case) as i32, word.bits()),
                Op::And(a, b) => of(a).and(of(b)),
                Op::Or(a, b) | Op::Xor(a, b) => of(a).or(of(b)),
                Op::Not(_) | Op::Sub(..) => word.full(),
                Op::Carried(..) | Op::Finished(..) => continue,
            }
            .and(word.full());
        }
    }

    /// The bits of the operation at `from` that matter, those of `affected` operations being what may change.
    fn matters(&mut self, program: &Program, from: usize, affected: &BTreeSet<usize>) -> Bits {
        let word = program.word;
        let (holds, matters) = (&self.holds, &mut self.matters);
        for &index in affected {
            matters[index] = Bits::EMPTY;
        }
        matters[program.result.0] = word.full();
        for value in program.loops.iter().flat_map(|this| this.start.iter().chain(&this.next)) {
            matters[value.0] = word.full();
        }
        for &index in affected.iter().rev().take_while(|&&index| index > from) {
            let own = matters[index];
            let mut add = |value: Value, set: Bits| {
                matters[value.0] = matters[value.0].or(set.and(word.full()));
            };
            match program.ops[index] {
                Op::Shift(a, by) => add(a, own.shift(-by)),
                Op::Rotate(a, by) => add(a, own.rotate(-(by as i32), word.bits())),
                Op::RotateBy(a, table) => {
                    let by = amount(program, table, self.case);
                    add(a, own.rotate(-(by as i32), word.bits()));
                }
                // A bit that one side lacks does not matter on the other, unless both sides may change: a
                // new bit on each would go through.
                Op::And(a, b) if !(affected.contains(&a.0) && affected.contains(&b.0)) => {
                    add(a, own.and(holds[b.0]));
                    add(b, own.and(holds[a.0]));
                }
                Op::Sub(a, b) => {
                    add(a, word.full());
                    add(b, word.full());
                }
                op => op.operands().for_each(|operand| add(operand, own)),
            }
        }
        matters[from]
    }
}

fn entry(program: &Program, table: usize, case: usize) -> Bits {
    match &program.tables[table].1 {
        Table::Sets(sets) => sets[case],
        Table::Amounts(_) => program.word.full(),
    }
}

fn amount(program: &Program, table: usize, case: usize) -> u32 {
    match &program.tables[table].1 {
        Table::Amounts(amounts) => amounts[case],
        Table::Sets(_) => 0,
    }
}

/// Turns `(a & mask) | (b & mask)` into `(a | b) & mask`, over unions of any size.
fn merge_masks(program: &Program) -> Program {
    let uses = uses(program);
    let single = |value: Value| uses[value.0] == 1;
    // The parts of a union are gathered at its topmost `|`; those below it, read once, are part of it.
    let mut inner = vec![false; program.ops.len()];
    for op in &program.ops {
        if let Op::Or(a, b) = *op {
            for part in [a, b] {
                inner[part.0] |= single(part) && matches!(program.ops[part.0], Op::Or(..));
            }
        }
    }
    let mut parts: Vec<Vec<Value>> = vec![Vec::new(); program.ops.len()];
    for (index, op) in program.ops.iter().enumerate() {
        if let Op::Or(a, b) = *op {
            let mut all = Vec::new();
            for part in [a, b] {
                if inner[part.0] && single(part) {
                    all.append(&mut parts[part.0]);
                } else {
                    all.push(part);
                }
            }
            parts[index] = all;
        }
    }
    let merged = rebuild(program, |builder, index, op, map| {
        let mut masked: Vec<(Bits, Vec<Value>)> = Vec::new();
        for &part in &parts[index] {
            if let Op::And(_, mask) = program.ops[part.0]
                && let Op::Constant(mask) = program.ops[mask.0]
                && single(part)
            {
                match masked.iter_mut().find(|group| group.0 == mask) {
                    Some((_, sets)) => sets.push(part),
                    None => masked.push((mask, vec![part])),
                }
            }
        }
        masked.retain(|(_, sets)| sets.len() > 1);
        if inner[index] || masked.is_empty() {
            return builder.fold(op);
        }
        let free = parts[index].iter().filter(|part| !masked.iter().any(|(_, sets)| sets.contains(part)));
        let mut sets: Vec<Value> = free.filter_map(|part| map[part.0]).collect();
        for (mask, group) in &masked {
            let unmasked = group.iter().filter_map(|part| match program.ops[part.0] {
                Op::And(set, _) => map[set.0],
                _ => None,
            });
            let union = builder.union(unmasked);
            let mask = builder.constant(*mask);
            sets.push(builder.and(union, mask));
        }
        builder.union(sets)
    });
    fold(&merged)
}
