//! What a plan, a leaper or a piece *should* compute, said square by square: a step is where [`Direction::target`]
//! leads, a ride is that again and again. No shift, no mask, no algorithm.

use alloc::{vec, vec::Vec};

use super::{
    diagram::{Diagrams, Function},
    words::Symbols,
};
use crate::{
    Bits, Direction, Geometry, Leaps, Move, Offset, Plan, Reach, Set, Way,
    plan::Set::{Cells, Parameter, Ride, Step, Union},
};

/// The inputs of a function as variables. Those of one square lie together, so that diagrams of rides stay narrow.
pub(super) struct Inputs {
    /// Each parameter, bit by bit.
    pub(super) symbols: Vec<Symbols>,
}

impl Inputs {
    /// Parameters of which the bits in `held` can be set.
    pub(super) fn new(d: &mut Diagrams, parameters: usize, held: Bits) -> Self {
        let count = parameters as u32;
        let parameter = |parameter: u32| {
            let bits = (0..Bits::MAX).map(|bit| match held.contains(bit) {
                true => d.variable(bit * count + parameter),
                false => Function::FALSE,
            });
            bits.collect::<Symbols>()
        };
        Self { symbols: (0..count).map(parameter).collect() }
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

/// The result of a plan for one value of its direction parameter.
pub(super) fn plan(d: &mut Diagrams, plan: &Plan, inputs: &Inputs, direction: usize) -> Symbols {
    let says = Says { plan, inputs, direction };
    says.set(d, &plan.result)
}

fn nothing() -> Symbols {
    vec![Function::FALSE; Bits::MAX as usize]
}

struct Says<'a> {
    plan: &'a Plan,
    inputs: &'a Inputs,
    direction: usize,
}

impl Says<'_> {
    fn set(&self, d: &mut Diagrams, set: &Set) -> Symbols {
        let cells = self.plan.geometry.cells();
        match set {
            Parameter(index) => {
                let mut set = self.inputs.symbols.get(*index).cloned().unwrap_or_else(nothing);
                for (bit, value) in (0..).zip(&mut set) {
                    if !cells.contains(bit) {
                        *value = Function::FALSE;
                    }
                }
                set
            }
            Cells => super::words::constant(cells, Bits::MAX),
            Step { of, way, .. } => {
                let of = self.set(d, of);
                let mut result = nothing();
                if let Some(direction) = self.way(*way) {
                    for from in cells.iter() {
                        if let Some(to) = direction.target(from) {
                            add(d, &mut result, to, of[from as usize]);
                        }
                    }
                }
                result
            }
            Ride { of, empty, way, reach } => {
                let (of, empty) = (self.set(d, of), self.set(d, empty));
                let mut result = match reach {
                    Reach::Occluded => of.clone(),
                    Reach::Attacks => nothing(),
                };
                if let Some(direction) = self.way(*way) {
                    for from in cells.iter() {
                        ride(d, direction, from, of[from as usize], &empty, *reach, &mut result);
                    }
                }
                result
            }
            Union(sets) => {
                let mut result = nothing();
                for set in sets {
                    let set = self.set(d, set);
                    for bit in cells.iter() {
                        add(d, &mut result, bit, set[bit as usize]);
                    }
                }
                result
            }
            Set::AtLeastTwo(sets) => {
                let sets: Vec<Symbols> = sets.iter().map(|set| self.set(d, set)).collect();
                let mut result = nothing();
                for bit in cells.iter() {
                    let ways: Vec<Function> = sets.iter().map(|set| set[bit as usize]).collect();
                    result[bit as usize] = at_least_two(d, &ways);
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

fn add(d: &mut Diagrams, set: &mut Symbols, bit: u32, value: Function) {
    set[bit as usize] = d.or(set[bit as usize], value);
}

/// One rider on its way: it goes on from empty squares and ends before it would come back.
fn ride(
    d: &mut Diagrams,
    direction: &Direction,
    from: u32,
    rider: Function,
    empty: &Symbols,
    reach: Reach,
    result: &mut Symbols,
) {
    let mut rider = rider;
    let mut at = direction.target(from);
    while let Some(to) = at.filter(|&to| to != from && rider != Function::FALSE) {
        let goes_on = d.and(rider, empty[to as usize]);
        add(d, result, to, if reach == Reach::Attacks { rider } else { goes_on });
        rider = goes_on;
        at = direction.target(to);
    }
}

fn at_least_two(d: &mut Diagrams, ways: &[Function]) -> Function {
    let mut result = Function::FALSE;
    for (index, &one) in ways.iter().enumerate() {
        for &other in &ways[index + 1..] {
            let both = d.and(one, other);
            result = d.or(result, both);
        }
    }
    result
}

/// What a set of leapers attacks.
pub(super) fn leaper(
    d: &mut Diagrams,
    geometry: &Geometry,
    offsets: &[Offset],
    leaps: Leaps,
    inputs: &Inputs,
) -> Symbols {
    let mut result = nothing();
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
        let ways: Vec<Function> = origins.iter().map(|from| inputs.symbols[0][from as usize]).collect();
        result[to as usize] = match leaps {
            Leaps::Forks => at_least_two(d, &ways),
            Leaps::Attacks | Leaps::Fill => ways.into_iter().fold(Function::FALSE, |any, way| d.or(any, way)),
        };
    }
    result
}

/// Where some moves lead, by the occupied squares.
pub(super) fn moves(d: &mut Diagrams, moves: &[Move], occupied: &Symbols) -> Symbols {
    let mut result = nothing();
    for way in moves {
        let mut open = Function::TRUE;
        // From the last square to the first, as diagrams are built.
        for bit in way.empty.or(way.full).iter().rev() {
            let full = way.full.contains(bit);
            let here = occupied[bit as usize];
            open = if full { d.and(open, here) } else { d.without(open, here) };
            if full && way.empty.contains(bit) {
                open = Function::FALSE;
            }
        }
        add(d, &mut result, way.to, open);
    }
    result
}
