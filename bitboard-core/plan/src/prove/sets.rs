//! Proofs of functions on sets: fills and leapers, as words or as lines.

use alloc::{vec, vec::Vec};

use super::{
    Lines, Operations, Proof, Unproved,
    compare::{Compared, cones},
    diagram::Diagrams,
    statement::{self, Inputs},
    words::{self, Symbols},
};
use crate::{Bits, Geometry, Leaps, Offset, Plan, Set, Way};

/// What a function on sets should compute, worked out once for all ways to compute it.
pub struct Statement {
    geometry: Geometry,
    d: Diagrams,
    inputs: Inputs,
    /// The result for each value of the direction parameter; one if there is none.
    expected: Vec<Symbols>,
    proof: Proof,
}

impl Statement {
    /// The sets that a plan speaks of.
    #[must_use]
    pub fn plan(plan: &Plan) -> Self {
        let mut d = Diagrams::new();
        let inputs = inputs(&mut d, &plan.geometry, plan.parameters(), plan.stray_bits);
        let directions = if by_parameter(&plan.result) { plan.directions.len() } else { 1 };
        let expected =
            (0..directions).map(|direction| statement::plan(&mut d, plan, &inputs, direction)).collect();
        Self::new(&plan.geometry, d, inputs, expected)
    }

    /// The squares that leapers attack.
    #[must_use]
    pub fn leaper(geometry: &Geometry, offsets: &[Offset], leaps: Leaps, stray_bits: bool) -> Self {
        let mut d = Diagrams::new();
        let inputs = inputs(&mut d, geometry, 1, stray_bits);
        let expected = statement::leaper(&mut d, geometry, offsets, leaps, &inputs);
        Self::new(geometry, d, inputs, vec![expected])
    }

    fn new(geometry: &Geometry, d: Diagrams, inputs: Inputs, expected: Vec<Symbols>) -> Self {
        let proof = expected.iter().fold(Proof::default(), |proof, expected| proof.and(cones(&d, expected)));
        Self { geometry: geometry.clone(), d, inputs, expected, proof }
    }

    /// Proves that a program computes it.
    ///
    /// # Errors
    /// A refutation, or why there is neither that nor a proof.
    pub fn program<'a>(&mut self, program: impl Into<Operations<'a>>) -> Result<Proof, Unproved> {
        let program = program.into();
        for direction in 0..self.expected.len() {
            let got = match words::run(&mut self.d, &program, &self.inputs, direction, false) {
                Err(Unproved::TooLarge) if !self.d.is_full() => {
                    // Whoever differs for many pieces most often does so for one.
                    self.one_by_one(&program, direction)?;
                    words::run(&mut self.d, &program, &self.inputs, direction, true)?
                }
                got => got?,
            };
            self.compare(direction, &got)?;
        }
        Ok(self.proof)
    }

    /// Refutes a program for a single piece, if one refutes it: where nothing is empty, where all is, and on any board.
    fn one_by_one(&mut self, program: &Operations<'_>, direction: usize) -> Result<(), Unproved> {
        for empty in [Some(false), Some(true), None] {
            for square in self.geometry.cells().iter() {
                let one = self.inputs.with_one(square, empty);
                let got = words::run(&mut self.d, program, &one, direction, true)?;
                let mut expected = Symbols::new();
                for &function in &self.expected[direction] {
                    expected.push(self.d.restricted(function, &|variable| match one.place(variable) {
                        (0, bit) => Some(bit == square),
                        _ => empty,
                    }));
                }
                let compared = Compared { geometry: &self.geometry, inputs: &one, direction, from: None };
                compared.compare(&mut self.d, &expected, &got)?;
            }
        }
        Ok(())
    }

    /// Proves that a sliced program computes it.
    ///
    /// # Errors
    /// As [`Statement::program`].
    pub fn sliced<'a>(&mut self, sliced: impl Into<Lines<'a>>) -> Result<Proof, Unproved> {
        let got = words::run_lines(&mut self.d, &sliced.into(), &self.inputs, Bits::MAX)?;
        self.compare(0, &got)?;
        Ok(self.proof)
    }

    fn compare(&mut self, direction: usize, got: &Symbols) -> Result<(), Unproved> {
        let compared = Compared { geometry: &self.geometry, inputs: &self.inputs, direction, from: None };
        compared.compare(&mut self.d, &self.expected[direction], got)
    }
}

/// Parameters that hold cells only, or any bits of the word.
fn inputs(d: &mut Diagrams, geometry: &Geometry, parameters: usize, stray_bits: bool) -> Inputs {
    let held = if stray_bits { geometry.word().full() } else { geometry.cells() };
    Inputs::new(d, parameters, held)
}

/// Whether some direction is chosen by the caller.
fn by_parameter(set: &Set) -> bool {
    match set {
        Set::Parameter(_) | Set::Cells => false,
        Set::Step { of, way, .. } => *way == Way::Parameter || by_parameter(of),
        Set::Ride { of, empty, way, .. } => *way == Way::Parameter || by_parameter(of) || by_parameter(empty),
        Set::Union(sets) | Set::AtLeastTwo(sets) => sets.iter().any(by_parameter),
    }
}
