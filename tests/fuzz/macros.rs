//! Declarations for the macros: right ones, and what becomes of them when tokens are changed.

use std::fmt;

use oracle::Random;

use crate::soup::{self, Soup, is_refused};
use crate::{Outcome, Target};

/// Every macro.
pub struct Macros {
    declarations: Vec<Soup>,
}

impl Macros {
    /// With declarations to start from.
    #[must_use]
    pub fn new() -> Self {
        Self { declarations: Soup::declarations() }
    }
}

impl Default for Macros {
    fn default() -> Self {
        Self::new()
    }
}

/// A macro, its arguments and its item.
pub struct Declaration(Soup);

impl fmt::Display for Declaration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Target for Macros {
    type Input = Declaration;

    fn input(&self, random: &mut Random) -> Declaration {
        Declaration(Soup::stirred(&self.declarations, &mut soup::Random(random.bits())))
    }

    fn run(&self, Declaration(soup): &Declaration, _: &mut Random) -> Outcome {
        if is_refused(&soup.taste()) { Outcome::Refused } else { Outcome::Valid }
    }
}
