//! Comparison of functions with what they should be, and what to tell of it.

use alloc::{boxed::Box, vec::Vec};

use super::{
    Proof, Refutation, Unproved,
    diagram::{Diagrams, Function, Marks},
    statement::Inputs,
    words::Symbols,
};
use crate::{Bits, Geometry};

/// What is compared, for the drawing if it differs.
pub(super) struct Compared<'a> {
    pub(super) geometry: &'a Geometry,
    pub(super) inputs: &'a Inputs,
    pub(super) direction: usize,
    pub(super) from: Option<(usize, u32)>,
}

impl Compared<'_> {
    pub(super) fn compare(
        &self,
        d: &mut Diagrams,
        expected: &Symbols,
        got: &Symbols,
    ) -> Result<(), Unproved> {
        if d.is_full() {
            return Err(Unproved::TooLarge);
        }
        match (0..Bits::MAX).find(|&bit| at(expected, bit) != at(got, bit)) {
            Some(bit) => Err(self.refuted(d, bit, expected, got)),
            None => Ok(()),
        }
    }

    fn refuted(&self, d: &mut Diagrams, bit: u32, expected: &Symbols, got: &Symbols) -> Unproved {
        let [wanted, found] = [expected, got].map(|symbols| at(symbols, bit));
        let differs = d.xor(wanted, found);
        let answers = d.witness(differs).unwrap_or_default();
        if d.is_full() {
            return Unproved::TooLarge;
        }
        let inputs = self.inputs.of(&answers);
        let (mut needs, mut reads) = (Marks::default(), Marks::default());
        d.depends(wanted, &mut needs);
        d.depends(found, &mut reads);
        let mut astray = Vec::new();
        for variable in 0..self.inputs.fresh() {
            if reads.has(variable) && !needs.has(variable) {
                astray.push(self.inputs.place(variable));
            }
        }
        let result = |symbols: &Symbols| -> Bits {
            let answer = |variable| answers.contains(&(variable, true));
            (0..Bits::MAX).filter(|&bit| d.value(at(symbols, bit), answer)).collect()
        };
        Unproved::Refuted(Box::new(Refutation {
            geometry: self.geometry.clone(),
            direction: self.direction,
            from: self.from,
            square: bit,
            inputs,
            expected: result(expected),
            got: result(got),
            astray,
        }))
    }
}

/// What a proof of these functions covers.
pub(super) fn cones(d: &Diagrams, expected: &Symbols) -> Proof {
    let mut marks = Marks::default();
    let mut proof = Proof::default();
    for function in expected.iter().copied().filter(|function| function.varies()) {
        let widest = d.depends(function, &mut marks);
        let assignments = 1_u128.checked_shl(widest).unwrap_or(u128::MAX);
        proof = proof.and(Proof { cones: 1, widest, assignments });
    }
    proof
}

fn at(symbols: &Symbols, bit: u32) -> Function {
    symbols.get(bit as usize).copied().unwrap_or(Function::FALSE)
}
