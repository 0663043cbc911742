//! Decision diagrams: a function of bits as a graph that asks for one bit after another, always in the same order
//! and never the same question twice. Equal functions are then one node, so comparing them on *all* assignments is
//! comparing two numbers.

use alloc::{collections::BTreeMap, vec, vec::Vec};

/// A function of bits: the index of its first question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Function(u32);

impl Function {
    /// Never.
    pub(super) const FALSE: Self = Self(0);
    /// Always.
    pub(super) const TRUE: Self = Self(1);

    /// The constant function.
    pub(super) const fn constant(value: bool) -> Self {
        if value { Self::TRUE } else { Self::FALSE }
    }

    /// Whether it is no constant.
    pub(super) const fn varies(self) -> bool {
        self.0 > 1
    }
}

/// A question for a bit, and where to go on by its answer.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Node {
    variable: u32,
    low: u32,
    high: u32,
}

/// The variable of the constants: asked for after all others.
const NO_VARIABLE: u32 = u32::MAX;

/// More nodes than these, some hundred megabytes, are taken for a function that has no small diagram.
const MOST_NODES: usize = 1 << 23;

/// How two functions become one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Join {
    And,
    Or,
    Xor,
}

/// A result that is remembered; without `key` there is none.
#[derive(Clone, Copy)]
struct Known {
    key: (u32, u32, u32),
    result: u32,
}

const UNKNOWN: Known = Known { key: (0, 0, 0), result: 0 };

/// All functions made so far.
pub(super) struct Diagrams {
    nodes: Vec<Node>,
    /// Where a node is, by its hash; 0 for none. Twice as many places as nodes at least.
    places: Vec<u32>,
    known: Vec<Known>,
    full: bool,
}

const fn hash(a: u32, b: u32, c: u32) -> usize {
    let mixed = (a as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        ^ (b as u64).wrapping_mul(0xc2b2_ae3d_27d4_eb4f)
        ^ (c as u64).wrapping_mul(0x1656_67b1_9e37_79f9);
    (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) as usize >> 8
}

impl Diagrams {
    pub(super) fn new() -> Self {
        let constant = |value| Node { variable: NO_VARIABLE, low: value, high: value };
        Self {
            nodes: vec![constant(0), constant(1)],
            places: vec![0; 1 << 10],
            known: vec![UNKNOWN; 1 << 10],
            full: false,
        }
    }

    /// Whether there were too many nodes: then no function made since is right.
    pub(super) const fn is_full(&self) -> bool {
        self.full
    }

    /// The bit itself.
    pub(super) fn variable(&mut self, variable: u32) -> Function {
        Function(self.node(variable, 0, 1))
    }

    /// `high` where the variable is set, else `low`. Neither may ask for it or for an earlier one.
    pub(super) fn branch(&mut self, variable: u32, low: Function, high: Function) -> Function {
        Function(self.node(variable, low.0, high.0))
    }

    pub(super) fn and(&mut self, a: Function, b: Function) -> Function {
        Function(self.join(Join::And, a.0, b.0))
    }

    pub(super) fn or(&mut self, a: Function, b: Function) -> Function {
        Function(self.join(Join::Or, a.0, b.0))
    }

    pub(super) fn xor(&mut self, a: Function, b: Function) -> Function {
        Function(self.join(Join::Xor, a.0, b.0))
    }

    pub(super) fn not(&mut self, a: Function) -> Function {
        self.xor(a, Function::TRUE)
    }

    /// The first without the second.
    pub(super) fn without(&mut self, a: Function, b: Function) -> Function {
        let others = self.not(b);
        self.and(a, others)
    }

    /// `yes` where the condition holds, else `no`.
    pub(super) fn choose(&mut self, condition: Function, yes: Function, no: Function) -> Function {
        let (yes, no) = (self.and(condition, yes), self.without(no, condition));
        self.or(yes, no)
    }

    fn node(&mut self, variable: u32, low: u32, high: u32) -> u32 {
        if low == high {
            return low;
        }
        let node = Node { variable, low, high };
        let mut place = hash(variable, low, high) & (self.places.len() - 1);
        while self.places[place] != 0 {
            if self.nodes[self.places[place] as usize] == node {
                return self.places[place];
            }
            place = (place + 1) & (self.places.len() - 1);
        }
        if self.nodes.len() >= MOST_NODES {
            self.full = true;
            return 0;
        }
        let index = self.nodes.len() as u32;
        self.nodes.push(node);
        self.places[place] = index;
        if 2 * self.nodes.len() > self.places.len() {
            self.grow();
        }
        index
    }

    fn grow(&mut self) {
        let size = 4 * self.places.len();
        self.places = vec![0; size];
        for (index, node) in (0u32..).zip(&self.nodes).skip(2) {
            let mut place = hash(node.variable, node.low, node.high) & (size - 1);
            while self.places[place] != 0 {
                place = (place + 1) & (size - 1);
            }
            self.places[place] = index;
        }
        // What is known is forgotten: it is found again soon enough.
        self.known = vec![UNKNOWN; size];
    }

    fn join(&mut self, join: Join, a: u32, b: u32) -> u32 {
        let (a, b) = (a.min(b), a.max(b));
        match (join, a, b) {
            (Join::And | Join::Or, _, _) if a == b => return a,
            (Join::Xor, _, _) if a == b => return 0,
            (Join::And, 0, _) => return 0,
            (Join::Or | Join::Xor, 0, other) | (Join::And, 1, other) => return other,
            (Join::Or, 1, _) => return 1,
            _ => {}
        }
        let key = (1 + join as u32, a, b);
        let place = hash(key.0, a, b) & (self.known.len() - 1);
        if self.known[place].key == key {
            return self.known[place].result;
        }
        let (first, second) = (self.nodes[a as usize], self.nodes[b as usize]);
        let variable = first.variable.min(second.variable);
        let (a_low, a_high) = if first.variable == variable { (first.low, first.high) } else { (a, a) };
        let (b_low, b_high) = if second.variable == variable { (second.low, second.high) } else { (b, b) };
        let low = self.join(join, a_low, b_low);
        let high = self.join(join, a_high, b_high);
        let result = self.node(variable, low, high);
        let place = hash(key.0, a, b) & (self.known.len() - 1);
        self.known[place] = Known { key, result };
        result
    }

    /// The function once the answers to some questions are known.
    pub(super) fn restricted(
        &mut self,
        function: Function,
        answer: &dyn Fn(u32) -> Option<bool>,
    ) -> Function {
        let mut known = BTreeMap::from([(0, 0), (1, 1)]);
        Function(self.restrict(function.0, answer, &mut known))
    }

    fn restrict(
        &mut self,
        index: u32,
        answer: &dyn Fn(u32) -> Option<bool>,
        known: &mut BTreeMap<u32, u32>,
    ) -> u32 {
        if let Some(&result) = known.get(&index) {
            return result;
        }
        let Node { variable, low, high } = self.nodes[index as usize];
        let result = match answer(variable) {
            Some(true) => self.restrict(high, answer, known),
            Some(false) => self.restrict(low, answer, known),
            None => {
                let (low, high) = (self.restrict(low, answer, known), self.restrict(high, answer, known));
                self.node(variable, low, high)
            }
        };
        known.insert(index, result);
        result
    }

    /// The variables on which the function depends: `mark[variable]` becomes `stamp` for each. Their number.
    pub(super) fn depends(&self, function: Function, marks: &mut Marks) -> u32 {
        marks.stamp += 1;
        marks.nodes.resize(self.nodes.len(), 0);
        let mut count = 0;
        let mut open = vec![function.0];
        while let Some(index) = open.pop() {
            if index <= 1 || marks.nodes[index as usize] == marks.stamp {
                continue;
            }
            marks.nodes[index as usize] = marks.stamp;
            let node = self.nodes[index as usize];
            let variable = node.variable as usize;
            if marks.variables.len() <= variable {
                marks.variables.resize(variable + 1, 0);
            }
            if marks.variables[variable] != marks.stamp {
                marks.variables[variable] = marks.stamp;
                count += 1;
            }
            open.push(node.low);
            open.push(node.high);
        }
        count
    }

    /// Answers under which the function holds, as few as there are on one way; `None` if it never holds.
    pub(super) fn witness(&self, function: Function) -> Option<Vec<(u32, bool)>> {
        if function == Function::FALSE {
            return None;
        }
        let mut answers = Vec::new();
        let mut index = function.0;
        while index > 1 {
            let node = self.nodes[index as usize];
            // Every node but one leads to both constants.
            let answer = node.low == 0;
            answers.push((node.variable, answer));
            index = if answer { node.high } else { node.low };
        }
        Some(answers)
    }

    /// The value of the function for some answers.
    pub(super) fn value(&self, function: Function, answer: impl Fn(u32) -> bool) -> bool {
        let mut index = function.0;
        while index > 1 {
            let node = self.nodes[index as usize];
            index = if answer(node.variable) { node.high } else { node.low };
        }
        index == 1
    }
}

/// What was visited, kept from one question to the next.
#[derive(Default)]
pub(super) struct Marks {
    stamp: u32,
    nodes: Vec<u32>,
    variables: Vec<u32>,
}

impl Marks {
    /// Whether the function asked for last depends on the variable.
    pub(super) fn has(&self, variable: u32) -> bool {
        self.variables.get(variable as usize) == Some(&self.stamp)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_functions_are_one_node() {
        let mut d = Diagrams::new();
        let bits: Vec<Function> = (0..40).map(|bit| d.variable(bit)).collect();
        // Parity from either end, and twice the same without `xor`.
        let up = bits.iter().fold(Function::FALSE, |sum, &bit| d.xor(sum, bit));
        let down = bits.iter().rev().fold(Function::FALSE, |sum, &bit| d.xor(sum, bit));
        let chosen = bits.iter().fold(Function::FALSE, |sum, &bit| {
            let other = d.not(sum);
            d.choose(bit, other, sum)
        });
        assert_eq!((up, down), (down, chosen));
        let mut marks = Marks::default();
        assert_eq!(d.depends(up, &mut marks), 40);
        assert!(marks.has(39) && !marks.has(40));
        let cancelled = d.xor(up, bits[7]);
        assert_eq!(d.depends(cancelled, &mut marks), 39);
        assert!(!marks.has(7));
    }

    #[test]
    fn a_witness_makes_the_function_hold() {
        let mut d = Diagrams::new();
        let mut state = 7_u32;
        for _ in 0..200 {
            let mut functions: Vec<Function> = (0..6).map(|bit| d.variable(bit)).collect();
            for _ in 0..12 {
                state = state.wrapping_mul(0x915f_77f5).wrapping_add(1);
                let pick = |at: u32| functions[(state >> at) as usize % functions.len()];
                let (a, b) = (pick(8), pick(16));
                functions.push(match state >> 28 & 3 {
                    0 => d.and(a, b),
                    1 => d.or(a, b),
                    2 => d.xor(a, b),
                    _ => d.without(a, b),
                });
            }
            let last = functions[functions.len() - 1];
            let some = (0..64_u32).any(|answers| d.value(last, |bit| answers >> bit & 1 == 1));
            let witness = d.witness(last);
            assert_eq!(witness.is_some(), some);
            if let Some(answers) = witness {
                assert!(d.value(last, |bit| answers.contains(&(bit, true))));
            }
        }
    }
}
