//! The entries of one lookup. Occupancies are not tried one by one: a square is looked at only while it decides
//! something, and what does not depend on the squares left is written for all of them at once.

use alloc::{vec, vec::Vec};

use super::relevant::Term;

/// What one lookup gives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Filled {
    /// For each index the number of its set; [`UNUSED`] if no occupancy has that index.
    pub numbers: Vec<u32>,
    /// The sets, each once.
    pub sets: Vec<u128>,
}

/// The number of an index that no occupancy has.
pub(super) const UNUSED: u32 = u32::MAX;

/// Fills the lookup of the terms, whose squares are all in `mask`; `leaps` are in every set. The index of an
/// occupancy is the sum of what `contribution` says of its bits, modulo the number of entries, a power of two.
///
/// `None` if two occupancies of one index differ in their sets: then the contributions are wrong.
pub(super) fn fill(
    mask: u128,
    terms: &[Term],
    leaps: u128,
    entries: usize,
    contribution: impl Fn(u32) -> u32,
) -> Option<Filled> {
    let order = order(mask, terms);
    let mut locals = Vec::with_capacity(terms.len());
    for term in terms {
        let (mut empty, mut full) = (0, 0);
        for (place, &bit) in order.iter().enumerate() {
            empty |= ((term.empty >> bit & 1) as u32) << place;
            full |= ((term.full >> bit & 1) as u32) << place;
        }
        locals.push(Local { empty, full, targets: term.targets });
    }
    let open = (0..locals.len()).collect();
    let mut filler = Filler {
        terms: locals,
        contributions: order.iter().map(|&bit| contribution(bit)).collect(),
        wrap: entries as u32 - 1,
        open,
        places: vec![0; 1 << order.len()],
        numbers: vec![UNUSED; entries],
        sets: Sets::new(),
    };
    let complete = filler.decide(0, 0, 0, leaps);
    complete.then_some(Filled { numbers: filler.numbers, sets: filler.sets.sets })
}

/// The bits of the mask, those of the most terms first: the nearest squares decide about the farthest.
fn order(mask: u128, terms: &[Term]) -> Vec<u32> {
    let mut order = Vec::new();
    let mut rest = mask;
    while rest != 0 {
        let bit = rest.trailing_zeros();
        rest &= rest - 1;
        let mut uses = 0;
        for term in terms {
            uses += ((term.empty | term.full) >> bit & 1) as usize;
        }
        order.push((core::cmp::Reverse(uses), bit));
    }
    order.sort_unstable();
    order.into_iter().map(|(_, bit)| bit).collect()
}

/// A term whose squares are numbered in the order in which they are looked at.
struct Local {
    empty: u32,
    full: u32,
    targets: u128,
}

struct Filler {
    terms: Vec<Local>,
    contributions: Vec<u32>,
    /// All bits of an index.
    wrap: u32,
    /// Terms not yet decided: a stack, of which each call looks at its end.
    open: Vec<usize>,
    /// Room for the indices of one set.
    places: Vec<u32>,
    numbers: Vec<u32>,
    sets: Sets,
}

impl Filler {
    /// Decides about the terms from `first` on in [`Filler::open`]. `known` are the squares looked at, `index` is
    /// what the occupied ones of them contribute, `set` what is reached for certain.
    fn decide(&mut self, first: usize, known: u32, index: u32, set: u128) -> bool {
        let last = self.open.len();
        let mut undecided = 0;
        let mut at = first;
        while at < last {
            let term = &self.terms[self.open[at]];
            if term.targets & !set != 0 {
                undecided |= (term.empty | term.full) & !known;
            }
            at += 1;
        }
        if undecided == 0 {
            return self.write(known, index, set);
        }
        let place = undecided.trailing_zeros();
        let bit = 1 << place;
        let known = known | bit;
        let mut occupied = false;
        loop {
            let mut reached = set;
            let mut at = first;
            while at < last {
                let number = self.open[at];
                let term = &self.terms[number];
                if (if occupied { term.empty } else { term.full }) & bit == 0 {
                    if (term.empty | term.full) & !known == 0 {
                        reached |= term.targets;
                    } else {
                        self.open.push(number);
                    }
                }
                at += 1;
            }
            let contribution = if occupied { self.contributions[place as usize] } else { 0 };
            if !self.decide(last, known, index.wrapping_add(contribution), reached) {
                return false;
            }
            self.open.truncate(last);
            if occupied {
                return true;
            }
            occupied = true;
        }
    }

    /// Writes the set for whatever stands on the squares not known.
    fn write(&mut self, known: u32, index: u32, set: u128) -> bool {
        let number = self.sets.number(set);
        let places = &mut self.places[..];
        places[0] = index & self.wrap;
        let mut count = 1;
        let mut place = 0;
        while place < self.contributions.len() {
            if known >> place & 1 == 0 {
                let contribution = self.contributions[place];
                let mut at = 0;
                while at < count {
                    places[count + at] = places[at].wrapping_add(contribution) & self.wrap;
                    at += 1;
                }
                count *= 2;
            }
            place += 1;
        }
        let numbers = &mut self.numbers[..];
        let mut at = 0;
        while at < count {
            let entry = places[at] as usize;
            if numbers[entry] != UNUSED && numbers[entry] != number {
                return false;
            }
            numbers[entry] = number;
            at += 1;
        }
        true
    }
}

/// Sets and their numbers: a table of numbers found by hashing, at most half full.
struct Sets {
    sets: Vec<u128>,
    slots: Vec<u32>,
}

impl Sets {
    fn new() -> Self {
        Self { sets: Vec::new(), slots: vec![UNUSED; 64] }
    }

    /// The number of a set, which is stored if it is new.
    fn number(&mut self, set: u128) -> u32 {
        let slot = self.slot(set);
        if self.slots[slot] != UNUSED {
            return self.slots[slot];
        }
        let number = self.sets.len() as u32;
        self.slots[slot] = number;
        self.sets.push(set);
        if self.sets.len() * 2 > self.slots.len() {
            self.slots = vec![UNUSED; self.slots.len() * 2];
            let mut known = 0;
            while known < self.sets.len() {
                let slot = self.slot(self.sets[known]);
                self.slots[slot] = known as u32;
                known += 1;
            }
        }
        number
    }

    /// Where the number of the set is, or belongs.
    fn slot(&self, set: u128) -> usize {
        let mixed = (set as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (set >> 64) as u64;
        let mut slot = (mixed.wrapping_mul(0xd6e8_feb8_6659_fd93) >> 32) as usize & (self.slots.len() - 1);
        while self.slots[slot] != UNUSED && self.sets[self.slots[slot] as usize] != set {
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        slot
    }
}

#[cfg(test)]
mod tests {
    use super::super::samples::{self, Piece};
    use super::*;

    /// The set of one occupancy, term by term.
    fn reached(terms: &[Term], leaps: u128, occupied: u128) -> u128 {
        let open = terms.iter().filter(|term| occupied & term.empty == 0 && !occupied & term.full == 0);
        open.fold(leaps, |set, term| set | term.targets)
    }

    #[test]
    fn every_occupancy_has_its_set() {
        for piece in [Piece::Bishop, Piece::CannonHop, Piece::Nightrider, Piece::ForwardBishopBackwardRook] {
            for square in samples::squares(piece, 7, 6) {
                let terms: Vec<Term> = square.riders.iter().flat_map(|rider| rider.terms.clone()).collect();
                let mask = square.riders.iter().fold(0, |mask, rider| mask | rider.mask);
                let bits: Vec<u32> = (0..128).filter(|&bit| mask >> bit & 1 == 1).collect();
                let place = |bit: u32| 1 << bits.iter().position(|&known| known == bit).unwrap();
                let filled = fill(mask, &terms, square.leaps, 1 << bits.len(), place).unwrap();
                for (index, &number) in filled.numbers.iter().enumerate() {
                    let chosen = bits.iter().enumerate().filter(|(place, _)| index >> place & 1 == 1);
                    let occupied = chosen.fold(0, |set, (_, &bit)| set | 1 << bit);
                    let expected = reached(&terms, square.leaps, occupied);
                    assert_eq!(filled.sets[number as usize], expected, "{piece:?} {occupied:#x}");
                }
                let mut sets = filled.sets.clone();
                sets.sort_unstable();
                sets.dedup();
                assert_eq!(sets.len(), filled.sets.len());
            }
        }
    }

    #[test]
    fn contributions_that_clash_are_found() {
        let term = |bit: u32| Term { empty: 1 << bit, full: 0, targets: 1 << (bit + 8) };
        assert_eq!(fill(0b11, &[term(0), term(1)], 0, 4, |_| 1), None);
        // An index of two occupancies with one set is no clash.
        let both = Term { empty: 0b11, full: 0, targets: 1 << 8 };
        assert!(fill(0b11, &[both], 0, 4, |_| 1).is_some());
    }

    #[test]
    fn an_index_can_be_wider_than_the_mask() {
        let term = Term { empty: 1, full: 0, targets: 1 << 8 };
        let filled = fill(1, &[term], 0, 4, |_| 2).unwrap();
        assert_eq!(filled, Filled { numbers: vec![0, UNUSED, 1, UNUSED], sets: vec![1 << 8, 0] });
    }
}
