//! Faults put into what was compiled, and what the prover says of them.

pub mod engines;
pub mod lines;
pub mod words;

use std::collections::BTreeMap;

use bitboard_plan::Bits;
use bitboard_plan::prove::{Proof, Refutation, Unproved};
use oracle::Random;

/// What became of the mutants of one kind.
#[derive(Default, Debug)]
pub struct Kind {
    /// Shown to be wrong, by a board or by a table read beyond its end.
    pub refuted: usize,
    /// Proved to be right: the fault makes no difference.
    pub equivalent: Vec<String>,
}

/// All mutants by kind.
#[derive(Default, Debug)]
pub struct Tally(pub BTreeMap<&'static str, Kind>);

impl Tally {
    /// Notes a mutant. `runs` tells what the mutant and the original really give for the inputs of a refutation, and
    /// `same` whether they agree on boards of the test's choice.
    pub fn note(
        &mut self,
        kind: &'static str,
        what: String,
        verdict: Result<Proof, Unproved>,
        runs: impl FnOnce(&Refutation) -> [Bits; 2],
        same: impl FnOnce() -> bool,
    ) {
        let noted = self.0.entry(kind).or_default();
        match verdict {
            Ok(_) => {
                assert!(same(), "{kind}, {what}: proved, and yet it differs from the original");
                noted.equivalent.push(what);
            }
            Err(Unproved::Refuted(refutation)) => {
                let expected = [refutation.got, refutation.expected];
                assert_eq!(
                    runs(&refutation),
                    expected,
                    "{kind}, {what}: refuted by what is not so\n{refutation}"
                );
                assert_ne!(refutation.got, refutation.expected);
                noted.refuted += 1;
            }
            Err(Unproved::BeyondTable { .. } | Unproved::Endless { .. }) => noted.refuted += 1,
            Err(problem) => panic!("{kind}, {what}: {problem}"),
        }
    }

    /// Prints and checks the numbers. Each kind of which some are right needs a reason why they can be.
    pub fn check(&self, least: usize, explained: &[(&str, &str)]) {
        let (mut refuted, mut equivalent, mut wrong) = (0, 0, Vec::new());
        for kind in self.0.values() {
            refuted += kind.refuted;
            equivalent += kind.equivalent.len();
        }
        println!("{} kinds: {refuted} refuted, {equivalent} equivalent", self.0.len());
        for (kind, Kind { refuted, equivalent }) in &self.0 {
            println!("{kind:<34}{refuted:>6} refuted{:>5} equivalent", equivalent.len());
            let reason = explained.iter().find(|(explained, _)| explained == kind);
            for what in equivalent {
                println!("    {what}: {}", reason.map_or("?", |(_, reason)| reason));
            }
            if *refuted < least || reason.is_none() && !equivalent.is_empty() {
                wrong.push(kind);
            }
        }
        assert!(wrong.is_empty(), "survivors without a reason, or fewer than {least} refuted: {wrong:#?}");
    }
}

/// At most so many of some faults, the same ones every time.
pub fn some<T>(random: &mut Random, mut all: Vec<T>, most: usize) -> Vec<T> {
    let mut picked = Vec::new();
    while !all.is_empty() && picked.len() < most {
        picked.push(all.swap_remove(random.below(all.len())));
    }
    picked
}

/// A set in which a share of the bits is set.
pub fn random_set(random: &mut Random, of: Bits, percent: usize) -> Bits {
    of.iter().filter(|_| random.below(100) < percent).collect()
}

/// The set with one bit the other way round.
pub fn flipped(set: Bits, bit: u32) -> Bits {
    set.xor([bit].into_iter().collect())
}
