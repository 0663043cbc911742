//! Proofs of pieces, square by square.

use super::{
    Proof, Unproved,
    compare::{Compared, cones},
    diagram::{Diagrams, Function},
    engines,
    statement::{self, Inputs},
    words::{self, Symbols},
};
use crate::{Bits, Geometry, Gives, Keep, Pieces, Purpose, Request};

/// Proves that pieces go where their movements lead, from every square and whatever else is occupied, their own
/// square included.
///
/// # Errors
/// As [`super::program`].
pub fn pieces(geometry: &Geometry, requests: &[Request], pieces: &Pieces) -> Result<Proof, Unproved> {
    if requests.len() != pieces.pieces.len() {
        return Err(Unproved::NoStatement);
    }
    let mut proof = Proof::default();
    for index in 0..requests.len() {
        for square in geometry.cells().iter() {
            proof = proof.and(piece(geometry, requests, pieces, index, square)?);
        }
    }
    Ok(proof)
}

fn piece(
    geometry: &Geometry,
    requests: &[Request],
    pieces: &Pieces,
    index: usize,
    square: u32,
) -> Result<Proof, Unproved> {
    let mut d = Diagrams::new();
    let inputs = Inputs::new(&mut d, 1, geometry.cells());
    let expected = wanted(&mut d, geometry, &requests[index], square, &inputs)?;
    let mut got = words::constant(Bits::EMPTY, Bits::MAX);
    for (engine, keep) in &pieces.pieces[index].parts {
        let reached = engines::reached(&mut d, geometry, pieces, engine, square, &inputs)?;
        for (bit, reached) in reached.into_iter().enumerate() {
            let here = inputs.symbols[0][bit];
            let kept = match keep {
                Keep::All => reached,
                Keep::Empty => d.without(reached, here),
                Keep::Occupied => d.and(reached, here),
            };
            got[bit] = d.or(got[bit], kept);
        }
    }
    let compared = Compared { geometry, inputs: &inputs, direction: 0, from: Some((index, square)) };
    compared.compare(&mut d, &expected, &got)?;
    Ok(cones(&d, &expected))
}

/// Where a movement leads from a square.
fn wanted(
    d: &mut Diagrams,
    geometry: &Geometry,
    request: &Request,
    square: u32,
    inputs: &Inputs,
) -> Result<Symbols, Unproved> {
    // The piece leaves its square, so what stands there does not matter.
    let mut others = inputs.symbols[0].clone();
    others[square as usize] = Function::FALSE;
    let by = |d: &mut Diagrams, purpose| {
        let moves = request.movement.moves(geometry, square, purpose);
        let moves = moves.map_err(|_| Unproved::NoStatement)?;
        Ok::<Symbols, Unproved>(statement::moves(d, &moves, &others))
    };
    let quiet = matches!(request.gives, Gives::Quiet | Gives::Moves);
    let captures = !matches!(request.gives, Gives::Quiet);
    let mut result = words::constant(Bits::EMPTY, Bits::MAX);
    if quiet {
        result = by(d, Purpose::Quiet)?;
        for (bit, value) in result.iter_mut().enumerate() {
            *value = d.without(*value, inputs.symbols[0][bit]);
        }
    }
    if captures {
        let captures = by(d, Purpose::Capture)?;
        for (bit, value) in captures.into_iter().enumerate() {
            let counts = match request.gives {
                Gives::Attacks => value,
                _ => d.and(value, inputs.symbols[0][bit]),
            };
            result[bit] = d.or(result[bit], counts);
        }
    }
    Ok(result)
}
