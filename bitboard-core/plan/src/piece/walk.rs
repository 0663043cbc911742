//! The walk: every way of a piece as a decision tree for each square, for whatever explodes as a table.

use alloc::{boxed::Box, vec, vec::Vec};

use super::Walk;
use crate::{Check, Move, Purpose, Ride};

/// What an instruction does; see [`Walk::code`].
mod kind {
    pub(super) const REACH: u32 = 0;
    pub(super) const IF_EMPTY: u32 = 1;
    pub(super) const IF_FULL: u32 = 2;
    pub(super) const REACH_IF_EMPTY: u32 = 3;
}

/// The most instructions of one square: the number to skip has 21 bits.
const MOST_INSTRUCTIONS: usize = 1 << 21;

impl Walk {
    /// The trees for every bit of the grid, from the rides and moves of each. `None` if one of them is too long.
    pub(super) fn new(squares: &[Vec<Ride>], moves: &[Vec<Move>], purpose: Purpose) -> Option<Self> {
        let mut walk = Self { starts: vec![0], code: Vec::new() };
        for (rides, moves) in squares.iter().zip(moves) {
            let begin = walk.code.len();
            Tree::new(rides, moves, purpose).write(&mut walk.code);
            if walk.code.len() - begin > MOST_INSTRUCTIONS {
                return None;
            }
            walk.starts.push(u32::try_from(walk.code.len()).ok()?);
        }
        Some(walk)
    }

    /// The bytes of its tables.
    #[must_use]
    pub fn bytes(&self) -> usize {
        4 * (self.starts.len() + self.code.len())
    }
}

/// Where a piece can be at one point of its walk, and what decides how it goes on.
#[derive(Default)]
struct Tree {
    reached: Vec<u32>,
    branches: Vec<(Check, Box<Self>)>,
}

impl Tree {
    fn new(rides: &[Ride], kept: &[Move], purpose: Purpose) -> Self {
        let mut tree = Self::default();
        for ride in rides {
            ride.ways(purpose, &mut |way, checks| {
                if kept.binary_search_by_key(&way.order(), |kept| kept.order()).is_ok() {
                    tree.insert(checks, way.to);
                }
            });
        }
        tree
    }

    fn insert(&mut self, checks: &[Check], to: u32) {
        let Some((check, others)) = checks.split_first() else {
            if !self.reached.contains(&to) {
                self.reached.push(to);
            }
            return;
        };
        let index = self.branches.iter().position(|(known, _)| known == check).unwrap_or_else(|| {
            self.branches.push((*check, Box::default()));
            self.branches.len() - 1
        });
        self.branches[index].1.insert(others, to);
    }

    fn write(&self, code: &mut Vec<u32>) {
        // A square that is reached and, if empty, passed takes one instruction.
        let passed =
            |square: u32| self.branches.iter().any(|(check, _)| check.square == square && !check.full);
        for &square in self.reached.iter().filter(|&&square| !passed(square)) {
            code.push(square | kind::REACH << 9);
        }
        for (check, tree) in &self.branches {
            let kind = match check.full {
                true => kind::IF_FULL,
                false if self.reached.contains(&check.square) => kind::REACH_IF_EMPTY,
                false => kind::IF_EMPTY,
            };
            let begin = code.len();
            code.push(check.square | kind << 9);
            tree.write(code);
            let skip = (code.len() - begin - 1) as u32;
            code[begin] |= skip << 11;
        }
    }
}
