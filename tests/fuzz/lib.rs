//! Random inputs for everything here that reads what others write: [`betza`], [`macros`] and [`runtime`].
//!
//! A target makes inputs and runs one; whatever it must never do is a panic. Inputs are numbered, and all that is
//! random about one follows from the seed and its number, so that each can be run again alone.

pub mod betza;
pub mod macros;
pub mod runtime;

// The macros cannot be called from outside of a compiler, so their source is compiled once more as a library.
#[path = "../../bitboard-macros/src/diag.rs"]
mod diag;
#[path = "../../bitboard-macros/src/emit/mod.rs"]
mod emit;
#[path = "../../bitboard-macros/src/expand.rs"]
mod expand;
#[path = "../../bitboard-macros/src/input/mod.rs"]
mod input;
#[path = "../../bitboard-macros/src/lower/mod.rs"]
mod lower;
#[path = "../../bitboard-macros/src/mirror.rs"]
mod mirror;
#[path = "../../bitboard-macros/src/module.rs"]
mod module;
#[path = "../../bitboard-macros/src/pieces.rs"]
mod pieces;
#[path = "../../bitboard-macros/src/soup.rs"]
mod soup;
#[path = "../../bitboard-macros/src/stub.rs"]
mod stub;
#[path = "../../bitboard-macros/src/timing.rs"]
mod timing;
#[path = "../../bitboard-macros/src/trace.rs"]
mod trace;

// What the tests of pieces compare with the reference.
#[path = "../piece_suite/mod.rs"]
mod piece_suite;
#[path = "../plan_boards/mod.rs"]
mod plan_boards;

use std::fmt::Display;

use oracle::Random;

/// What came of an input that did no harm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It was refused, with a message.
    Refused,
    /// It was understood.
    Valid,
    /// It was understood, compiled, and its answers are those of the reference.
    Compared,
}

/// Something that reads inputs.
pub trait Target {
    /// What it reads, as a message shows it.
    type Input: Display;

    /// Makes an input.
    fn input(&self, random: &mut Random) -> Self::Input;

    /// Runs it.
    ///
    /// # Panics
    ///
    /// If anything is wrong: that is what all this is for.
    fn run(&self, input: &Self::Input, random: &mut Random) -> Outcome;
}
