//! Lowers a plan to word operations: every step becomes shifts and masks, every ride goes by the algorithm
//! asked for, and the result is optimised.

use alloc::{boxed::Box, format, vec, vec::Vec};

use crate::{
    Bits, Direction, Error, Problem, Site,
    fill::{self, Algorithm, Stepper},
    plan::{Plan, Reach, Set, Way},
    program::{Builder, Program, Value},
    simplify::simplify,
};

impl Plan {
    /// The plan as operations on the geometry's word, its rides by `algorithm`.
    ///
    /// # Errors
    /// At [`Site::Direction`] if a direction cannot go by that algorithm, at [`Site::Whole`] if the
    /// directions cannot share a parameter.
    pub fn lower(&self, algorithm: Algorithm) -> Result<Program, Vec<Error>> {
        let word = self.geometry.word();
        let mut lowering = Lowering { plan: self, algorithm, b: Builder::new(word), errors: Vec::new() };
        let result = lowering.set(&self.result);
        let cells = lowering.b.constant(self.geometry.cells());
        let result = lowering.b.and(result, cells);
        let Lowering { b, errors, .. } = lowering;
        if !errors.is_empty() {
            return Err(errors);
        }
        let held = if self.stray_bits { word.full() } else { self.geometry.cells() };
        Ok(simplify(b.finish(result), &vec![held; self.parameters()]))
    }

    /// The number of sets that the function takes.
    pub(crate) fn parameters(&self) -> usize {
        fn highest(set: &Set) -> usize {
            match set {
                Set::Parameter(index) => index + 1,
                Set::Cells => 0,
                Set::Step { of, .. } => highest(of),
                Set::Ride { of, empty, .. } => highest(of).max(highest(empty)),
                Set::Union(sets) | Set::AtLeastTwo(sets) => sets.iter().map(highest).max().unwrap_or(0),
            }
        }
        highest(&self.result)
    }
}

struct Lowering<'a> {
    plan: &'a Plan,
    algorithm: Algorithm,
    b: Builder,
    errors: Vec<Error>,
}

impl Lowering<'_> {
    fn set(&mut self, set: &Set) -> Value {
        match set {
            Set::Parameter(index) => {
                let input = self.b.input(*index);
                if self.plan.stray_bits {
                    let cells = self.b.constant(self.plan.geometry.cells());
                    self.b.and(input, cells)
                } else {
                    input
                }
            }
            Set::Cells => self.b.constant(self.plan.geometry.cells()),
            Set::Step { of, way, mask_before } => {
                let of = self.set(of);
                let rotated = self.algorithm == Algorithm::Rotate;
                stepper(self.plan, *way, rotated).step(&mut self.b, of, 1, *mask_before)
            }
            Set::Ride { of, empty, way, reach } => {
                let (of, empty) = (self.set(of), self.set(empty));
                self.ride(of, empty, *way, *reach)
            }
            Set::Union(sets) => {
                let sets: Vec<Value> = sets.iter().map(|set| self.set(set)).collect();
                self.b.union(sets)
            }
            Set::AtLeastTwo(sets) => {
                let sets: Vec<Value> = sets.iter().map(|set| self.set(set)).collect();
                self.at_least_two(&sets)
            }
        }
    }

    /// Goes through the sets with what one of them has had and what two of them have.
    fn at_least_two(&mut self, sets: &[Value]) -> Value {
        let (mut one, mut two) = (self.b.constant(Bits::EMPTY), self.b.constant(Bits::EMPTY));
        for (index, &set) in sets.iter().enumerate() {
            let again = self.b.and(set, one);
            two = self.b.or(two, again);
            if index > 0 {
                self.b.name(two, || format!("twice_{}", index + 1));
            }
            one = self.b.or(one, set);
            self.b.name(one, || format!("once_{}", index + 1));
        }
        two
    }

    fn ride(&mut self, sliders: Value, empty: Value, way: Way, reach: Reach) -> Value {
        let plan = self.plan;
        let steps = match way {
            Way::Fixed(index) => plan.directions[index].longest(),
            Way::Parameter => plan.directions.iter().map(Direction::longest).max().unwrap_or(0),
        };
        if self.algorithm == Algorithm::Dumb7 && steps > fill::MOST_CYCLES {
            let problem = Problem::TooLongToUnroll { steps };
            self.errors.push(Error { site: Site::Algorithm, problem });
            return sliders;
        }
        match way {
            Way::Parameter => {
                if let Err(problem) = fill::parameter_fits(&plan.directions) {
                    self.errors.push(Error { site: Site::Whole, problem });
                }
                if self.algorithm == Algorithm::Subtraction {
                    self.errors
                        .push(Error { site: Site::Algorithm, problem: Problem::SubtractionByParameter });
                }
                fill::ride(&mut self.b, self.algorithm, &stepper(plan, way, false), sliders, empty, reach)
            }
            Way::Fixed(index) => {
                let algorithm = match self.algorithm {
                    Algorithm::Auto => cheapest(plan, index, reach),
                    algorithm => algorithm,
                };
                if algorithm == Algorithm::Subtraction {
                    let direction = &plan.directions[index];
                    fill::subtraction(&mut self.b, direction, sliders, empty, reach).unwrap_or_else(
                        |problem| {
                            self.errors.push(Error { site: Site::Direction(index), problem });
                            sliders
                        },
                    )
                } else {
                    let stepper = stepper(plan, way, algorithm == Algorithm::Rotate);
                    fill::ride(&mut self.b, algorithm, &stepper, sliders, empty, reach)
                }
            }
        }
    }
}

fn stepper(plan: &Plan, way: Way, rotated: bool) -> Stepper<'_> {
    match way {
        Way::Fixed(index) if rotated => Stepper::Rotated(&plan.geometry, &plan.directions[index]),
        Way::Fixed(index) => Stepper::Shifted(&plan.geometry, &plan.directions[index]),
        Way::Parameter => Stepper::Parameter(&plan.geometry, &plan.directions),
    }
}

/// The algorithm that needs the fewest operations for one ride; of equals the one with the shortest chain.
fn cheapest(plan: &Plan, index: usize, reach: Reach) -> Algorithm {
    let alone = Plan {
        directions: vec![plan.directions[index].clone()],
        result: Set::Ride {
            of: Box::new(Set::Parameter(0)),
            empty: Box::new(Set::Parameter(1)),
            way: Way::Fixed(0),
            reach,
        },
        ..plan.clone()
    };
    let cost = |algorithm: &Algorithm| alone.lower(*algorithm).map_or(usize::MAX, |it| it.operations());
    // Dumb7 never needs fewer operations than Kogge-Stone.
    let candidates = [Algorithm::KoggeStone, Algorithm::Subtraction];
    candidates.into_iter().min_by_key(cost).unwrap_or(Algorithm::KoggeStone)
}
