//! The flat list of word operations a plan is lowered to: what emitters print and the interpreter runs.

use alloc::{collections::BTreeMap, string::String, vec::Vec};

use crate::{Bits, Word};

/// The result of an operation: its index in the program.
///
/// ```
/// use bitboard_plan::{Geometry, Leaps, Value, leaper};
///
/// let program = leaper(&Geometry::chess(), &[(1, 2)], Leaps::Attacks, false)?;
/// let result: Value = program.result();
/// assert_eq!(result.index(), program.ops().len() - 1);
/// # Ok::<(), bitboard_plan::Problem>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Value(pub(crate) usize);

impl Value {
    /// The position of the operation in [`Program::ops`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0
    }
}

/// One operation on a word.
///
/// Operands always stand earlier in the program. The body of a loop is what depends on its [`Op::Carried`]
/// values; everything else is computed once.
///
/// ```
/// use bitboard_plan::{Geometry, Leaps, Op, leaper};
///
/// // One leap to the north-east: a shift and a mask.
/// let program = leaper(&Geometry::chess(), &[(1, 2)], Leaps::Attacks, false)?;
/// let paid: Vec<&Op> = program.ops().iter().filter(|op| op.costs()).collect();
/// assert!(matches!(paid[..], [Op::Shift(_, 17), Op::And(..)]));
/// assert_eq!(paid[1].operands().count(), 2);
/// # Ok::<(), bitboard_plan::Problem>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Op {
    /// A parameter of the function, a set of squares.
    Input(usize),
    /// A constant.
    Constant(Bits),
    /// The entry of a table of sets for the direction that the caller asks for.
    Entry(usize),
    /// All bits up by the amount, or down if it is negative.
    Shift(Value, i32),
    /// All bits up, those leaving at the top coming back at the bottom.
    Rotate(Value, u32),
    /// The same by an amount from a table, for the direction that the caller asks for.
    RotateBy(Value, usize),
    /// Bits of both.
    And(Value, Value),
    /// Bits of either.
    Or(Value, Value),
    /// Bits of exactly one.
    Xor(Value, Value),
    /// All other bits of the word.
    Not(Value),
    /// The difference as numbers.
    Sub(Value, Value),
    /// A variable of a loop as a turn begins: loop, then variable.
    Carried(usize, usize),
    /// A variable of a loop after its last turn.
    Finished(usize, usize),
}

impl Op {
    /// The values it reads, those of a loop's end aside.
    pub fn operands(self) -> impl Iterator<Item = Value> {
        let (first, second) = match self {
            Self::Input(_) | Self::Constant(_) | Self::Entry(_) | Self::Carried(..) | Self::Finished(..) => {
                (None, None)
            }
            Self::Shift(a, _) | Self::Rotate(a, _) | Self::RotateBy(a, _) | Self::Not(a) => (Some(a), None),
            Self::And(a, b) | Self::Or(a, b) | Self::Xor(a, b) | Self::Sub(a, b) => (Some(a), Some(b)),
        };
        first.into_iter().chain(second)
    }

    /// Whether the operation costs anything: constants, parameters and moves are free.
    #[must_use]
    pub const fn costs(self) -> bool {
        !matches!(
            self,
            Self::Input(_) | Self::Constant(_) | Self::Entry(_) | Self::Carried(..) | Self::Finished(..)
        )
    }

    pub(crate) fn map(self, mut to: impl FnMut(Value) -> Value) -> Self {
        match self {
            Self::Shift(a, by) => Self::Shift(to(a), by),
            Self::Rotate(a, by) => Self::Rotate(to(a), by),
            Self::RotateBy(a, table) => Self::RotateBy(to(a), table),
            Self::Not(a) => Self::Not(to(a)),
            Self::And(a, b) => Self::And(to(a), to(b)),
            Self::Or(a, b) => Self::Or(to(a), to(b)),
            Self::Xor(a, b) => Self::Xor(to(a), to(b)),
            Self::Sub(a, b) => Self::Sub(to(a), to(b)),
            leaf => leaf,
        }
    }
}

/// A loop: variables, what they become each turn, and when it ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loop {
    /// The variables before the first turn.
    pub start: Vec<Value>,
    /// The variables after a turn.
    pub next: Vec<Value>,
    /// The number of turns, or the most there can be.
    pub turns: Option<u32>,
    /// The variable that ends the loop as soon as it is empty.
    pub until_empty: Option<usize>,
}

/// A constant table with one entry for each value of the direction parameter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Table {
    /// Amounts of rotation, for [`Op::RotateBy`].
    Amounts(Vec<u32>),
    /// Sets of squares, for [`Op::Entry`].
    Sets(Vec<Bits>),
}

/// A function on words as a list of operations.
///
/// ```
/// use bitboard_plan::{Algorithm, Direction, Fill, Geometry, Op, Plan, Word, Yields};
///
/// let geometry = Geometry::chess();
/// let directions = vec![Direction::step(&geometry, 0, 1)?];
/// let fill = Fill { yields: Yields::Attacks, empty: true, parameter: false };
/// let plan = Plan { geometry, directions, stray_bits: false, result: fill.set(1) };
///
/// let program = plan.lower(Algorithm::Dumb7).unwrap();
/// assert_eq!((program.word(), program.operations()), (Word::Integer(64), 19));
/// // One value for each operation; the last one is the result, inputs and constants are free.
/// assert_eq!(program.result().index(), program.ops().len() - 1);
/// let paid = program.ops().iter().filter(|op| op.costs()).count();
/// assert_eq!(paid, program.operations());
/// assert!(matches!(program.ops()[0], Op::Input(_)) && program.ops()[0].operands().count() == 0);
/// assert_eq!(program.names().len(), program.ops().len());
/// assert!(program.loops().is_empty() && program.tables().is_empty());
///
/// let looped = plan.lower(Algorithm::Dumb7Loop).unwrap();
/// assert_eq!((looped.loops().len(), looped.operations()), (1, 4));
/// // Which loop each operation stands in.
/// assert!(looped.bodies().iter().any(|body| *body == Some(0)));
/// # Ok::<(), bitboard_plan::Problem>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    pub(crate) word: Word,
    pub(crate) ops: Vec<Op>,
    pub(crate) names: Vec<Option<String>>,
    pub(crate) loops: Vec<Loop>,
    pub(crate) tables: Vec<(String, Table)>,
    pub(crate) result: Value,
}

impl Program {
    /// The word it computes on.
    #[must_use]
    pub const fn word(&self) -> Word {
        self.word
    }

    /// The operations, operands before their users.
    #[must_use]
    pub fn ops(&self) -> &[Op] {
        &self.ops
    }

    /// A name for each operation that deserves one.
    #[must_use]
    pub fn names(&self) -> &[Option<String>] {
        &self.names
    }

    /// The loops, in the order they run.
    #[must_use]
    pub fn loops(&self) -> &[Loop] {
        &self.loops
    }

    /// The tables and their names.
    #[must_use]
    pub fn tables(&self) -> &[(String, Table)] {
        &self.tables
    }

    /// What the function returns.
    #[must_use]
    pub const fn result(&self) -> Value {
        self.result
    }

    /// The number of operations in the text of the function: shifts, rotations, `&`, `|`, `^`, `!` and
    /// subtractions; a loop's body counts once.
    #[must_use]
    pub fn operations(&self) -> usize {
        self.ops.iter().filter(|op| op.costs()).count()
    }

    /// For each operation the loop whose body it belongs to.
    #[must_use]
    pub fn bodies(&self) -> Vec<Option<usize>> {
        let mut bodies: Vec<Option<usize>> = Vec::with_capacity(self.ops.len());
        for op in &self.ops {
            let own = match *op {
                Op::Carried(id, _) => Some(id),
                _ => op.operands().find_map(|operand| bodies[operand.0]),
            };
            bodies.push(own);
        }
        bodies
    }
}

/// Builds a program, folding constants and writing no operation twice.
pub(crate) struct Builder {
    word: Word,
    ops: Vec<Op>,
    names: Vec<Option<String>>,
    known: BTreeMap<Op, Value>,
    loops: Vec<Loop>,
    tables: Vec<(String, Table)>,
}

impl Builder {
    pub(crate) fn new(word: Word) -> Self {
        Self {
            word,
            ops: Vec::new(),
            names: Vec::new(),
            known: BTreeMap::new(),
            loops: Vec::new(),
            tables: Vec::new(),
        }
    }

    /// The number of operations so far.
    pub(crate) const fn len(&self) -> usize {
        self.ops.len()
    }

    pub(crate) fn finish(self, result: Value) -> Program {
        let Self { word, ops, names, loops, tables, .. } = self;
        Program { word, ops, names, loops, tables, result }
    }

    /// Gives a value a name unless it has one or needs none.
    pub(crate) fn name(&mut self, value: Value, name: impl FnOnce() -> String) -> Value {
        if self.ops[value.0].costs() && self.names[value.0].is_none() {
            self.names[value.0] = Some(name());
        }
        value
    }

    pub(crate) fn add(&mut self, op: Op) -> Value {
        let key = match op {
            Op::And(a, b) => Op::And(a.min(b), a.max(b)),
            Op::Or(a, b) => Op::Or(a.min(b), a.max(b)),
            Op::Xor(a, b) => Op::Xor(a.min(b), a.max(b)),
            op => op,
        };
        if let Some(&value) = self.known.get(&key) {
            return value;
        }
        let value = Value(self.ops.len());
        self.ops.push(op);
        self.names.push(None);
        self.known.insert(key, value);
        value
    }

    /// Adds an operation that may fold away.
    pub(crate) fn fold(&mut self, op: Op) -> Value {
        match op {
            Op::Shift(a, by) => self.shift(a, by),
            Op::And(a, b) => self.and(a, b),
            Op::Or(a, b) => self.or(a, b),
            Op::Xor(a, b) => self.xor(a, b),
            Op::Not(a) => self.not(a),
            Op::Sub(a, b) => self.sub(a, b),
            op => self.add(op),
        }
    }

    pub(crate) fn input(&mut self, index: usize) -> Value {
        self.add(Op::Input(index))
    }

    pub(crate) fn constant(&mut self, set: Bits) -> Value {
        self.add(Op::Constant(set.and(self.word.full())))
    }

    pub(crate) fn table(&mut self, name: &str, table: Table) -> usize {
        if let Some(index) = self.tables.iter().position(|(_, known)| *known == table) {
            return index;
        }
        let mut name = String::from(name);
        while self.tables.iter().any(|(known, _)| *known == name) {
            name.push_str("_OTHER");
        }
        self.tables.push((name, table));
        self.tables.len() - 1
    }

    fn known_set(&self, value: Value) -> Option<Bits> {
        match self.ops[value.0] {
            Op::Constant(set) => Some(set),
            _ => None,
        }
    }

    pub(crate) fn shift(&mut self, a: Value, by: i32) -> Value {
        match self.known_set(a) {
            _ if by == 0 => a,
            Some(set) => self.constant(set.shift(by)),
            None => self.add(Op::Shift(a, by)),
        }
    }

    pub(crate) fn rotate(&mut self, a: Value, by: i32) -> Value {
        let width = self.word.bits() as i32;
        match (by.rem_euclid(width), self.known_set(a)) {
            (0, _) => a,
            (by, Some(set)) => self.constant(set.rotate(by, self.word.bits())),
            (by, None) => self.add(Op::Rotate(a, by as u32)),
        }
    }

    pub(crate) fn and(&mut self, a: Value, b: Value) -> Value {
        match (self.known_set(a), self.known_set(b)) {
            _ if a == b => a,
            (Some(x), Some(y)) => self.constant(x.and(y)),
            (Some(_), None) => self.and(b, a),
            (None, Some(y)) if y == self.word.full() => a,
            (None, Some(y)) if y.is_empty() => b,
            (None, Some(y)) => match self.ops[a.0] {
                Op::And(inner, mask) if self.known_set(mask).is_some() => {
                    let mask = self.known_set(mask).unwrap_or_default();
                    let joint = self.constant(mask.and(y));
                    self.and(inner, joint)
                }
                _ => self.add(Op::And(a, b)),
            },
            (None, None) => self.add(Op::And(a, b)),
        }
    }

    pub(crate) fn or(&mut self, a: Value, b: Value) -> Value {
        match (self.known_set(a), self.known_set(b)) {
            _ if a == b => a,
            (Some(x), Some(y)) => self.constant(x.or(y)),
            (Some(_), None) => self.or(b, a),
            (None, Some(y)) if y.is_empty() => a,
            (None, Some(y)) if y == self.word.full() => b,
            _ => self.add(Op::Or(a, b)),
        }
    }

    pub(crate) fn xor(&mut self, a: Value, b: Value) -> Value {
        match (self.known_set(a), self.known_set(b)) {
            _ if a == b => self.constant(Bits::EMPTY),
            (Some(x), Some(y)) => self.constant(x.xor(y)),
            (Some(_), None) => self.xor(b, a),
            (None, Some(y)) if y.is_empty() => a,
            _ => self.add(Op::Xor(a, b)),
        }
    }

    pub(crate) fn not(&mut self, a: Value) -> Value {
        match self.known_set(a) {
            Some(set) => self.constant(self.word.full().without(set)),
            None => self.add(Op::Not(a)),
        }
    }

    pub(crate) fn sub(&mut self, a: Value, b: Value) -> Value {
        match (self.known_set(a), self.known_set(b)) {
            (_, Some(y)) if y.is_empty() => a,
            (Some(x), Some(y)) => self.constant(x.minus(y)),
            _ => self.add(Op::Sub(a, b)),
        }
    }

    /// The union of some sets; the empty set of none.
    pub(crate) fn union(&mut self, sets: impl IntoIterator<Item = Value>) -> Value {
        let mut sets = sets.into_iter();
        match sets.next() {
            Some(first) => sets.fold(first, |union, set| self.or(union, set)),
            None => self.constant(Bits::EMPTY),
        }
    }

    /// Adds a loop: `body` gets the variables as a turn begins and returns them as it ends.
    pub(crate) fn repeat(
        &mut self,
        start: Vec<Value>,
        turns: Option<u32>,
        until_empty: Option<usize>,
        body: impl FnOnce(&mut Self, &[Value]) -> Vec<Value>,
    ) -> Vec<Value> {
        let (id, carried) = self.open_loop(&start);
        let next = body(self, &carried);
        self.close_loop(id, Loop { start, next, turns, until_empty })
    }

    /// Announces a loop; its variables may be used from here on.
    pub(crate) fn open_loop(&mut self, start: &[Value]) -> (usize, Vec<Value>) {
        let id = self.loops.len();
        self.loops.push(Loop { start: start.to_vec(), next: Vec::new(), turns: None, until_empty: None });
        let carried = (0..start.len()).map(|variable| self.add(Op::Carried(id, variable))).collect();
        (id, carried)
    }

    /// Completes a loop; returns its variables after the last turn.
    pub(crate) fn close_loop(&mut self, id: usize, complete: Loop) -> Vec<Value> {
        let variables = complete.next.len();
        self.loops[id] = complete;
        (0..variables).map(|variable| self.add(Op::Finished(id, variable))).collect()
    }
}
