//! Which masks each square looks up, and how large that will be: known before anything is filled.

use alloc::{collections::BTreeMap, vec::Vec};

use super::{
    NoTables,
    multiplier::{Gather, gather},
    partition::{self, Known, Rule, USUAL_BITS, at_most, partition},
    relevant::Square,
};
use crate::{Move, Word};

/// How often a square is divided anew because of masks that are hard to gather.
const MOST_ATTEMPTS: u32 = 16;

/// The masks of a piece on every square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Layout {
    /// Lookups on every square.
    pub count: usize,
    /// The masks of each square, at least one and at most so many: a square with fewer repeats one.
    pub masks: Vec<Vec<u128>>,
    /// How each mask becomes an index, unless it is by `pext`.
    gathers: BTreeMap<u128, Gather>,
}

impl Layout {
    /// The masks that a rule leads to.
    ///
    /// # Errors
    /// [`NoTables::TooWide`] if some mask has too many bits, [`NoTables::NoMultiplier`] if one of at most 16 cannot
    /// be gathered, which has not been seen.
    pub fn new(squares: &[Square], rule: Rule) -> Result<Self, NoTables> {
        let riders: Vec<Vec<u128>> = squares.iter().map(masks).collect();
        let mut planner = Planner { riders: &riders, gathers: Gathers::default() };
        let mut masks = planner.divide(|riders, known| partition(riders, rule, known))?;
        let most = |masks: &[Vec<u128>]| masks.iter().map(Vec::len).max().unwrap_or(1);
        let mut count = most(&masks);
        match rule {
            // Where one square needs so many lookups, the others can have as many and save entries.
            Rule::Fewest => {
                masks = planner.divide(|riders, known| at_most(riders, count, USUAL_BITS, known))?
            }
            Rule::Exactly(lookups) => count = lookups as usize,
            Rule::Overlap | Rule::Balanced => {}
        }
        Ok(Self { count, masks, gathers: planner.gathers.all })
    }

    /// How the occupied squares of a mask become an index.
    pub(super) fn gather(&self, mask: u128) -> Option<&Gather> {
        self.gathers.get(&mask)
    }

    /// Entries of all lookups.
    pub fn entries(&self) -> u64 {
        let mut sum = 0_u64;
        for mask in self.masks.iter().flatten() {
            sum = sum.saturating_add(self.gather(*mask).map_or(0, |gather| entries(*mask, gather)));
        }
        sum
    }

    /// Bits of the largest mask.
    pub fn bits(&self) -> u32 {
        self.masks.iter().flatten().map(|mask| mask.count_ones()).max().unwrap_or(0)
    }

    /// Bytes with a set for each entry; with numbers it can be less, but never less than a byte for each entry
    /// of a different lookup.
    pub fn bytes(&self, word: Word) -> u64 {
        let records = (self.masks.len() * self.count * super::record_bytes(word, false)) as u64;
        self.entries().saturating_mul(word.bytes() as u64).saturating_add(records)
    }
}

fn masks(square: &Square) -> Vec<u128> {
    square.riders.iter().map(|rider| rider.mask).collect()
}

/// Entries of one lookup.
pub(super) fn entries(mask: u128, gather: &Gather) -> u64 {
    if mask == 0 { 1 } else { 1 << gather.bits }
}

struct Planner<'a> {
    /// The masks of the riders of each square.
    riders: &'a [Vec<u128>],
    gathers: Gathers,
}

impl Planner<'_> {
    /// Divides the riders of each square. If a mask takes more index bits than it has, the square is divided anew
    /// with that known: there may be another way that takes no more entries than the first seemed to.
    fn divide(
        &mut self,
        divided: impl Fn(&[u128], &Known) -> Option<Vec<u128>>,
    ) -> Result<Vec<Vec<u128>>, NoTables> {
        let mut all = Vec::with_capacity(self.riders.len());
        // High squares first, as multipliers are taken along downwards.
        for (square, riders) in self.riders.iter().enumerate().rev() {
            let mut known = Known::new();
            let mut attempts = 0;
            loop {
                let groups = divided(riders, &known).ok_or(NoTables::TooWide { square })?;
                let masks = settle(riders, &groups);
                let mut hard = false;
                for &mask in &masks {
                    let bits = self.gathers.bits(mask);
                    hard |= bits > mask.count_ones().max(1) && known.insert(mask, bits).is_none();
                }
                attempts += 1;
                if !hard || attempts == MOST_ATTEMPTS {
                    if masks.iter().any(|mask| !self.gathers.all.contains_key(mask)) {
                        return Err(NoTables::NoMultiplier { square });
                    }
                    all.push(masks);
                    break;
                }
            }
        }
        all.reverse();
        Ok(all)
    }
}

/// Multipliers found. A mask that is another one moved down the board takes its multiplier along, so that both have
/// the same numbers of sets and can share them.
#[derive(Default)]
struct Gathers {
    all: BTreeMap<u128, Gather>,
    /// By masks moved down to bit 0.
    shapes: BTreeMap<u128, (u128, Gather)>,
}

impl Gathers {
    /// Index bits for a mask, more than anybody would use if there is no multiplier.
    fn bits(&mut self, mask: u128) -> u32 {
        if let Some(gather) = self.all.get(&mask) {
            return gather.bits;
        }
        let place = mask.trailing_zeros() % 128;
        let shape = mask >> place;
        let lowered = self.shapes.get(&shape).and_then(|(known, found)| {
            let amount = (known.trailing_zeros() % 128).checked_sub(place)?;
            found.lowered(*known, amount).filter(|lowered| lowered.bits == mask.count_ones().max(1))
        });
        let Some(found) = lowered.or_else(|| gather(mask)) else { return 40 };
        if lowered.is_none() {
            self.shapes.insert(shape, (mask, found));
        }
        self.all.insert(mask, found);
        found.bits
    }
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

/// What tables would need.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Estimate {
    /// Lookups on the neediest square.
    pub lookups: u32,
    /// Entries of all lookups, if each subset of a mask has its own.
    pub entries: u64,
    /// Bits of the largest mask.
    pub bits: u32,
}

/// What tables of moves would need, bit by bit of the grid, if their riders were brought together by a rule; `None`
/// if some mask has too many bits, and on boards of more than 128 squares. Nothing is filled.
///
/// ```
/// use bitboard_plan::{Geometry, Movement, Purpose, Rule, estimate};
///
/// # fn main() -> Result<(), Box<dyn core::error::Error>> {
/// let (chess, rook) = (Geometry::chess(), Movement::betza("R")?);
/// let moves = (0..64).map(|square| rook.moves(&chess, square, Purpose::Capture));
/// let estimated = estimate(&moves.collect::<Result<Vec<_>, _>>()?, Rule::Exactly(1));
/// assert_eq!(estimated.ok_or("no tables")?.entries, 102_400);
/// # Ok(())
/// # }
/// ```
#[must_use]
pub fn estimate(moves: &[Vec<Move>], rule: Rule) -> Option<Estimate> {
    if moves.len() > 128 {
        return None;
    }
    let squares: Vec<Square> = moves.iter().map(|moves| Square::new(moves)).collect();
    let layout = Layout::new(&squares, rule).ok()?;
    let entries = layout.masks.iter().flatten().map(|&mask| partition::entries(mask)).sum();
    Some(Estimate { lookups: layout.count as u32, entries, bits: layout.bits() })
}

#[cfg(test)]
mod tests {
    use super::super::samples::{self, Piece};
    use super::*;

    #[test]
    fn sizes_are_known_before_anything_is_filled() {
        let rule = |piece, rule| estimate(&samples::board(piece, 8, 8), rule);
        assert_eq!(
            rule(Piece::Rook, Rule::Fewest),
            Some(Estimate { lookups: 1, entries: 102_400, bits: 12 })
        );
        assert_eq!(
            rule(Piece::Queen, Rule::Fewest),
            Some(Estimate { lookups: 2, entries: 59_264, bits: 12 })
        );
        assert_eq!(
            rule(Piece::Queen, Rule::Overlap),
            Some(Estimate { lookups: 2, entries: 195_072, bits: 12 })
        );
        assert_eq!(rule(Piece::Queen, Rule::Exactly(1)), None);
        // 55,296 if a square that needs only one lookup has only one.
        assert_eq!(
            rule(Piece::Griffon, Rule::Fewest),
            Some(Estimate { lookups: 2, entries: 47_616, bits: 10 })
        );
        assert_eq!(
            rule(Piece::Knight, Rule::Exactly(2)),
            Some(Estimate { lookups: 2, entries: 64, bits: 0 })
        );
    }
}
