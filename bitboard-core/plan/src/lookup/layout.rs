//! Which masks each square looks up, and how large that will be: known before anything is filled.

use alloc::vec::Vec;

use super::{
    NoTables,
    partition::{Rule, USUAL_BITS, at_most, entries, partition},
    relevant::Square,
};
use crate::Word;

/// The masks of a piece on every square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Layout {
    /// Lookups on every square.
    pub count: usize,
    /// The masks of each square, at least one and at most so many: a square with fewer repeats one.
    pub masks: Vec<Vec<u128>>,
}

impl Layout {
    /// The masks that a rule leads to.
    ///
    /// # Errors
    /// [`NoTables::TooWide`] if some mask has too many bits.
    pub fn new(squares: &[Square], rule: Rule) -> Result<Self, NoTables> {
        let riders: Vec<Vec<u128>> = squares.iter().map(|square| masks(square)).collect();
        let divide = |divided: &dyn Fn(&[u128]) -> Option<Vec<u128>>| {
            let masks = riders.iter().enumerate().map(|(square, riders)| {
                divided(riders).map(|groups| settle(riders, &groups)).ok_or(NoTables::TooWide { square })
            });
            masks.collect::<Result<Vec<_>, _>>()
        };
        let most = |masks: &[Vec<u128>]| masks.iter().map(Vec::len).max().unwrap_or(1);
        let mut masks = divide(&|riders| partition(riders, rule))?;
        if rule == Rule::Fewest {
            // Where one square needs so many lookups, the others can have as many and save entries.
            let count = most(&masks);
            masks = divide(&|riders| at_most(riders, count, USUAL_BITS))?;
        }
        let count = most(&masks);
        Ok(Self { count: if let Rule::Exactly(count) = rule { count as usize } else { count }, masks })
    }

    /// Entries of all lookups.
    pub fn entries(&self) -> u64 {
        self.masks.iter().flatten().fold(0, |sum: u64, &mask| sum.saturating_add(entries(mask)))
    }

    /// Bits of the largest mask.
    pub fn bits(&self) -> u32 {
        self.masks.iter().flatten().map(|mask| mask.count_ones()).max().unwrap_or(0)
    }

    /// Bytes with a set for each entry; with numbers it can be less, but never less than a byte for each entry
    /// of a different lookup.
    pub fn bytes(&self, word: Word) -> u64 {
        let records = (self.masks.len() * self.count * super::record_bytes(word, false)) as u64;
        self.entries().saturating_mul(u64::from(word.bits() / 8)).saturating_add(records)
    }
}

fn masks(square: &Square) -> Vec<u128> {
    square.riders.iter().map(|rider| rider.mask).collect()
}

/// Each rider goes to the first group that has room for it, and each group keeps what its riders look at.
fn settle(riders: &[u128], groups: &[u128]) -> Vec<u128> {
    let mut settled: Vec<u128> = groups.iter().map(|_| 0).collect();
    for rider in riders {
        if let Some(group) = groups.iter().position(|group| rider & !group == 0) {
            settled[group] |= rider;
        }
    }
    settled.retain(|&mask| mask != 0);
    if settled.is_empty() {
        settled.push(0);
    }
    settled
}
