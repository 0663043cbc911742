//! What a plan, a leaper or a piece *should* compute, said square by square: a step is where [`Direction::target`]
//! leads, a ride is that again and again. No shift, no mask, no algorithm.

use alloc::{vec, vec::Vec};

use super::{
    diagram::{Diagrams, Function},
    logic::Logic,
    moves::Moves,
    words::Symbols,
};
use crate::{
    Bits, Direction, Geometry, Leaps, Offset, Plan, Reach, Set, Way,
    plan::Set::{Cells, Parameter, Ride, Step, Union},
};

/// A set of squares, bit by bit.
pub(super) type Squares<L> = Vec<<L as Logic>::Bit>;

/// The inputs of a function as variables. Those of one square lie together, so that diagrams of rides stay narrow.
pub(super) struct Inputs {
    /// Each parameter, bit by bit.
    pub(super) symbols: Vec<Symbols>,
}

impl Inputs {
    /// Parameters, of each of which the bits in `held` can be set.
    pub(super) fn new(d: &mut Diagrams, held: &[Bits]) -> Self {
        let count = held.len() as u32;
        let parameter = |(parameter, held): (u32, &Bits)| {
            let bits = (0..Bits::MAX).map(|bit| match held.contains(bit) {
                true => d.variable(bit * count + parameter),
                false => Function::FALSE,
            });
            bits.collect::<Symbols>()
        };
        Self { symbols: (0..).zip(held).map(parameter).collect() }
    }

    /// The first variable that is no input.
    pub(super) fn fresh(&self) -> u32 {
        Bits::MAX * self.symbols.len() as u32
    }

    /// The parameter and the bit of a variable.
    pub(super) fn place(&self, variable: u32) -> (usize, u32) {
        let count = self.symbols.len().max(1) as u32;
        ((variable % count) as usize, variable / count)
    }

    /// The same with a single member of the first parameter, and perhaps with all or nothing in the others.
    pub(super) fn with_one(&self, member: u32, others: Option<bool>) -> Self {
        let mut symbols = self.symbols.clone();
        for (parameter, set) in symbols.iter_mut().enumerate() {
            if parameter == 0 {
                *set = super::words::constant([member].into_iter().collect(), Bits::MAX);
            } else if let Some(all) = others {
                let known = |bit: &Function| if bit.varies() { Function::constant(all) } else { *bit };
                *set = set.iter().map(known).collect();
            }
        }
        Self { symbols }
    }

    /// The inputs that some answers tell, all else unset.
    pub(super) fn of(&self, answers: &[(u32, bool)]) -> Vec<Bits> {
        let mut inputs: Vec<Bits> = Vec::new();
        for symbols in &self.symbols {
            inputs.push((0..Bits::MAX).filter(|&bit| symbols[bit as usize] == Function::TRUE).collect());
        }
        for &(variable, set) in answers {
            if set && variable < self.fresh() {
                let (parameter, bit) = self.place(variable);
                inputs[parameter].insert(bit);
            }
        }
        inputs
    }
}

/// What a function should compute.
pub(super) enum Meaning {
    /// The sets of a plan.
    Plan(Plan),
    /// The squares that a set of leapers attacks.
    Leaper(Geometry, Vec<Offset>, Leaps),
    /// Where a piece goes from one square, or a set of them from all of theirs.
    Piece(Moves),
}

impl Meaning {
    /// The result for each bit of the inputs, by the value of a direction parameter.
    pub(super) fn of<L: Logic>(&self, l: &mut L, inputs: &[Squares<L>], direction: usize) -> Squares<L> {
        match self {
            Self::Plan(plan) => Says { plan, inputs, direction }.set(l, &plan.result),
            Self::Leaper(geometry, offsets, leaps) => leaper(l, geometry, offsets, *leaps, &inputs[0]),
            Self::Piece(moves) => moves.of(l, inputs),
        }
    }
}

pub(super) fn nothing<L: Logic>() -> Squares<L> {
    vec![L::NEVER; Bits::MAX as usize]
}

struct Says<'a, L: Logic> {
    plan: &'a Plan,
    inputs: &'a [Squares<L>],
    direction: usize,
}

impl<L: Logic> Says<'_, L> {
    fn set(&self, l: &mut L, set: &Set) -> Squares<L> {
        let cells = self.plan.geometry.cells();
        match set {
            Parameter(index) => {
                let mut set = self.inputs.get(*index).cloned().unwrap_or_else(nothing::<L>);
                for (bit, value) in (0..).zip(&mut set) {
                    if !cells.contains(bit) {
                        *value = L::NEVER;
                    }
                }
                set
            }
            Cells => {
                let constant = |bit| if cells.contains(bit) { L::ALWAYS } else { L::NEVER };
                (0..Bits::MAX).map(constant).collect()
            }
            Step { of, way, .. } => {
                let of = self.set(l, of);
                let mut result = nothing::<L>();
                if let Some(direction) = self.way(*way) {
                    for from in cells.iter() {
                        if let Some(to) = direction.target(from) {
                            add(l, &mut result, to, of[from as usize]);
                        }
                    }
                }
                result
            }
            Ride { of, empty, way, reach } => {
                let (of, empty) = (self.set(l, of), self.set(l, empty));
                let mut result = match reach {
                    Reach::Occluded => of.clone(),
                    Reach::Attacks => nothing::<L>(),
                };
                if let Some(direction) = self.way(*way) {
                    for from in cells.iter() {
                        ride(l, direction, from, of[from as usize], &empty, *reach, &mut result);
                    }
                }
                result
            }
            Union(sets) => {
                let mut result = nothing::<L>();
                for set in sets {
                    let set = self.set(l, set);
                    for bit in cells.iter() {
                        add(l, &mut result, bit, set[bit as usize]);
                    }
                }
                result
            }
            Set::AtLeastTwo(sets) => {
                let sets: Vec<Squares<L>> = sets.iter().map(|set| self.set(l, set)).collect();
                let mut result = nothing::<L>();
                for bit in cells.iter() {
                    let ways: Vec<L::Bit> = sets.iter().map(|set| set[bit as usize]).collect();
                    result[bit as usize] = at_least_two(l, &ways);
                }
                result
            }
        }
    }

    fn way(&self, way: Way) -> Option<&Direction> {
        self.plan.directions.get(match way {
            Way::Fixed(index) => index,
            Way::Parameter => self.direction,
        })
    }
}

pub(super) fn add<L: Logic>(l: &mut L, set: &mut Squares<L>, bit: u32, value: L::Bit) {
    set[bit as usize] = l.or(set[bit as usize], value);
}

/// One rider on its way: it goes on from empty squares and ends before it would come back.
fn ride<L: Logic>(
    l: &mut L,
    direction: &Direction,
    from: u32,
    rider: L::Bit,
    empty: &Squares<L>,
    reach: Reach,
    result: &mut Squares<L>,
) {
    let mut rider = rider;
    let mut at = direction.target(from);
    while let Some(to) = at.filter(|&to| to != from && rider != L::NEVER) {
        let goes_on = l.and(rider, empty[to as usize]);
        add(l, result, to, if reach == Reach::Attacks { rider } else { goes_on });
        rider = goes_on;
        at = direction.target(to);
    }
}

fn at_least_two<L: Logic>(l: &mut L, ways: &[L::Bit]) -> L::Bit {
    let mut result = L::NEVER;
    for (index, &one) in ways.iter().enumerate() {
        for &other in &ways[index + 1..] {
            let both = l.and(one, other);
            result = l.or(result, both);
        }
    }
    result
}

/// What a set of leapers attacks.
fn leaper<L: Logic>(
    l: &mut L,
    geometry: &Geometry,
    offsets: &[Offset],
    leaps: Leaps,
    leapers: &Squares<L>,
) -> Squares<L> {
    let mut result = nothing::<L>();
    for to in geometry.cells().iter() {
        // From where it is attacked. Round a cylinder two offsets can be one leap, which is one attacker.
        let mut origins = Bits::EMPTY;
        for &(files, ranks) in offsets {
            let back = (files.saturating_neg(), ranks.saturating_neg());
            if let Some(from) = geometry.neighbour(to, back.0, back.1) {
                origins.insert(from);
            }
        }
        if leaps == Leaps::Fill {
            origins.insert(to);
        }
        let ways: Vec<L::Bit> = origins.iter().map(|from| leapers[from as usize]).collect();
        result[to as usize] = match leaps {
            Leaps::Forks => at_least_two(l, &ways),
            Leaps::Attacks | Leaps::Fill => ways.into_iter().fold(L::NEVER, |any, way| l.or(any, way)),
        };
    }
    result
}
