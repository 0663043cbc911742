//! What a declaration means can be said of anything that bits can be.

use super::diagram::{Diagrams, Function};

/// A kind of bits.
pub(super) trait Logic {
    /// One of them.
    type Bit: Copy + PartialEq;
    /// Unset.
    const NEVER: Self::Bit;
    /// Set.
    const ALWAYS: Self::Bit;

    fn and(&mut self, a: Self::Bit, b: Self::Bit) -> Self::Bit;
    fn or(&mut self, a: Self::Bit, b: Self::Bit) -> Self::Bit;
    /// The first without the second.
    fn without(&mut self, a: Self::Bit, b: Self::Bit) -> Self::Bit;
}

/// Functions of the bits of all inputs.
impl Logic for Diagrams {
    type Bit = Function;
    const NEVER: Function = Function::FALSE;
    const ALWAYS: Function = Function::TRUE;

    fn and(&mut self, a: Function, b: Function) -> Function {
        self.and(a, b)
    }

    fn or(&mut self, a: Function, b: Function) -> Function {
        self.or(a, b)
    }

    fn without(&mut self, a: Function, b: Function) -> Function {
        self.without(a, b)
    }
}

/// The same bit of 64 boards.
pub(super) struct Boards;

impl Logic for Boards {
    type Bit = u64;
    const NEVER: u64 = 0;
    const ALWAYS: u64 = !0;

    fn and(&mut self, a: u64, b: u64) -> u64 {
        a & b
    }

    fn or(&mut self, a: u64, b: u64) -> u64 {
        a | b
    }

    fn without(&mut self, a: u64, b: u64) -> u64 {
        a & !b
    }
}
