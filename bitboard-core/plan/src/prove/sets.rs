//! Proofs of functions on sets: fills and leapers, as words or as lines.

use alloc::{vec, vec::Vec};

use super::{
    Lines, Operations, Proof, Unproved,
    compare::{Compared, cones},
    diagram::Diagrams,
    moves::Moves,
    statement::{Inputs, Meaning},
    words::{self, Symbols},
};
use crate::{Bits, Geometry, Leaps, Offset, Plan, Request, Set, Way};

/// What a function on sets should compute, worked out once for all ways to compute it.
pub struct Statement {
    pub(super) geometry: Geometry,
    pub(super) meaning: Meaning,
    pub(super) d: Diagrams,
    pub(super) inputs: Inputs,
    /// The result for each value of the direction parameter; one if there is none.
    pub(super) expected: Vec<Symbols>,
    /// For a piece its number among several, and its square.
    pub(super) from: Option<(usize, u32)>,
    proof: Proof,
}

impl Statement {
    /// The sets that a plan speaks of.
    #[must_use]
    pub fn plan(plan: &Plan) -> Self {
        let held = vec![held(&plan.geometry, plan.stray_bits); plan.parameters()];
        let directions = if by_parameter(&plan.result) { plan.directions.len() } else { 1 };
        Self::new(&plan.geometry, Meaning::Plan(plan.clone()), &held, directions)
    }

    /// The squares that leapers attack.
    #[must_use]
    pub fn leaper(geometry: &Geometry, offsets: &[Offset], leaps: Leaps, stray_bits: bool) -> Self {
        let meaning = Meaning::Leaper(geometry.clone(), offsets.to_vec(), leaps);
        Self::new(geometry, meaning, &[held(geometry, stray_bits)], 1)
    }

    /// Where the piece of a request goes from a square, by the occupied squares; where a set of pieces goes, by that
    /// set and the occupied squares, if the request is for sets. Without `blockers` nothing is ever occupied.
    ///
    /// ```
    /// use bitboard_plan::prove::Statement;
    /// use bitboard_plan::{By, Geometry, Gives, Movement, Request};
    ///
    /// let (movement, by) = (Movement::betza("R")?, By::Auto);
    /// let gives = Gives::Attacks;
    /// let request = Request { movement, gives, by, most_bytes: 1 << 20, shares: false, sets: false };
    /// let statement = Statement::piece(&Geometry::chess(), &request, 0, true, false).unwrap();
    /// // From a1 the attack on a8 depends on the six squares between, that on a2 on nothing.
    /// assert_eq!((statement.covers().cones, statement.covers().widest), (12, 6));
    /// # Ok::<(), bitboard_plan::BetzaError>(())
    /// ```
    ///
    /// # Errors
    /// [`Unproved::NoStatement`] if the movement has no meaning.
    pub fn piece(
        geometry: &Geometry,
        request: &Request,
        square: u32,
        blockers: bool,
        stray_bits: bool,
    ) -> Result<Self, Unproved> {
        let held = held(geometry, stray_bits);
        let occupied = if blockers { held } else { Bits::EMPTY };
        let moves = Moves::new(geometry, request, (!request.sets).then_some(square));
        let meaning = Meaning::Piece(moves.map_err(|_| Unproved::NoStatement)?);
        if request.sets {
            return Ok(Self::new(geometry, meaning, &[held, occupied], 1));
        }
        Ok(Self { from: Some((0, square)), ..Self::new(geometry, meaning, &[occupied], 1) })
    }

    fn new(geometry: &Geometry, meaning: Meaning, held: &[Bits], directions: usize) -> Self {
        let mut d = Diagrams::new();
        let inputs = Inputs::new(&mut d, held);
        let expected: Vec<Symbols> =
            (0..directions).map(|direction| meaning.of(&mut d, &inputs.symbols, direction)).collect();
        let proof = expected.iter().fold(Proof::default(), |proof, expected| proof.and(cones(&d, expected)));
        Self { geometry: geometry.clone(), meaning, d, inputs, expected, from: None, proof }
    }

    /// What a proof of it covers: see [`Statement::call`].
    #[must_use]
    pub const fn covers(&self) -> Proof {
        self.proof
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

    pub(super) fn compare(&mut self, direction: usize, got: &Symbols) -> Result<(), Unproved> {
        let Self { geometry, inputs, from, .. } = self;
        let compared = Compared { geometry, inputs, direction, from: *from };
        compared.compare(&mut self.d, &self.expected[direction], got)
    }
}

/// What a set can hold: cells only, or any bits of the word.
fn held(geometry: &Geometry, stray_bits: bool) -> Bits {
    if stray_bits { geometry.word().full() } else { geometry.cells() }
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
