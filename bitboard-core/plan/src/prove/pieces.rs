//! Proofs of pieces: square by square, or of all squares of a set at once.

use alloc::vec;

use super::{
    Operations, Proof, Unproved,
    diagram::{Diagrams, Function},
    engines,
    sets::Statement,
    statement::Inputs,
    words::{self, Symbols},
};
use crate::{Bits, Engine, Geometry, Keep, Pieces, Request};

/// Proves that pieces go where their movements lead, from every square and whatever else is occupied, their own
/// square included. What is asked for sets of pieces is proved of all sets.
///
/// # Errors
/// As [`super::program`].
pub fn pieces(geometry: &Geometry, requests: &[Request], pieces: &Pieces) -> Result<Proof, Unproved> {
    if requests.len() != pieces.pieces.len() {
        return Err(Unproved::NoStatement);
    }
    let mut proof = Proof::default();
    for (index, request) in requests.iter().enumerate() {
        // A set is one statement for all squares.
        let squares = if request.sets { Bits::first(1) } else { geometry.cells() };
        for square in squares.iter() {
            let mut statement = Statement::piece(geometry, request, square, true, false)?;
            statement.from = statement.from.map(|(_, square)| (index, square));
            proof = proof.and(statement.engines(pieces, index, square)?);
        }
    }
    Ok(proof)
}

impl Statement {
    /// Proves that the engines of a piece compute it.
    fn engines(&mut self, pieces: &Pieces, index: usize, square: u32) -> Result<Proof, Unproved> {
        let Self { geometry, d, inputs, from, .. } = self;
        let mut got = words::constant(Bits::EMPTY, Bits::MAX);
        for (engine, keep) in &pieces.pieces[index].parts {
            let reached = match from {
                Some(_) => engines::reached(d, geometry, pieces, engine, square, inputs)?,
                None => of_set(d, geometry, engine, inputs)?,
            };
            let occupied = &inputs.symbols[inputs.symbols.len() - 1];
            for (bit, reached) in reached.into_iter().enumerate() {
                let kept = match keep {
                    Keep::All => reached,
                    Keep::Empty => d.without(reached, occupied[bit]),
                    Keep::Occupied => d.and(reached, occupied[bit]),
                };
                got[bit] = d.or(got[bit], kept);
            }
        }
        self.compare(0, &got)?;
        Ok(self.covers())
    }
}

/// Where an engine leads a set of pieces. Only fills take one.
fn of_set(
    d: &mut Diagrams,
    geometry: &Geometry,
    engine: &Engine,
    inputs: &Inputs,
) -> Result<Symbols, Unproved> {
    let Engine::Fill(program) = engine else { return Err(Unproved::NoStatement) };
    let [pieces, occupied] = &inputs.symbols[..] else { return Err(Unproved::NoStatement) };
    let mut empty = words::constant(Bits::EMPTY, Bits::MAX);
    for bit in geometry.cells().iter() {
        empty[bit as usize] = d.not(occupied[bit as usize]);
    }
    let inputs = Inputs { symbols: vec![pieces.clone(), empty] };
    let mut result = words::run(d, &Operations::from(program), &inputs, 0, true)?;
    result.resize(Bits::MAX as usize, Function::FALSE);
    Ok(result)
}
