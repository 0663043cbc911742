//! Which squares matter: moves reduced to terms without a square that cannot change the result, and terms
//! gathered into riders.

use alloc::{collections::BTreeMap, vec::Vec};

use crate::Move;

/// Cases looked into before a square is taken to matter. Rides need a handful.
const MOST_CASES: u32 = 500;

/// Targets that are reached where all of `empty` is empty and all of `full` is occupied.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Term {
    /// The squares that must be empty.
    pub empty: u128,
    /// The squares that must be occupied.
    pub full: u128,
    /// The squares reached.
    pub targets: u128,
}

/// Terms that look at squares of one mask, such as those of one line of a rook.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Rider {
    /// The squares looked at.
    pub mask: u128,
    /// The terms.
    pub terms: Vec<Term>,
}

/// What a piece does from one square.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Square {
    /// The squares it reaches on any board.
    pub leaps: u128,
    /// Everything else, in ascending order. No mask contains another.
    pub riders: Vec<Rider>,
}

impl Square {
    /// Reads the moves of one square. A square of the board is in a mask only if what stands there can change
    /// the result.
    pub fn new(moves: &[Move]) -> Self {
        let mut ways: BTreeMap<u32, Vec<Way>> = BTreeMap::new();
        for &Move { to, empty, full } in moves {
            let way = Way { empty: empty.low_u128(), full: full.low_u128() };
            if way.empty & way.full == 0 && to < 128 {
                ways.entry(to).or_default().push(way);
            }
        }
        let mut terms: BTreeMap<Way, u128> = BTreeMap::new();
        for (to, mut ways) in ways {
            reduce(&mut ways);
            for way in ways {
                *terms.entry(way).or_default() |= 1 << to;
            }
        }
        let leaps = terms.remove(&Way { empty: 0, full: 0 }).unwrap_or(0);
        let terms = terms.into_iter().map(|(Way { empty, full }, targets)| Term { empty, full, targets });
        Self { leaps, riders: riders(&terms.collect::<Vec<_>>()) }
    }

    /// What is left of the riders if those of `part` are taken away; `None` if one of them is not here.
    pub fn without(&self, part: &Self) -> Option<Self> {
        let mut rest = self.clone();
        for rider in &part.riders {
            let place = rest.riders.binary_search(rider).ok()?;
            rest.riders.remove(place);
        }
        Some(rest)
    }
}

/// A way to a square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Way {
    empty: u128,
    full: u128,
}

impl Way {
    fn mask(self) -> u128 {
        self.empty | self.full
    }
}

/// Takes from the ways to one square every condition and every way that the others make superfluous.
fn reduce(ways: &mut Vec<Way>) {
    if ways.len() < 2 {
        return;
    }
    let (mut some_empty, mut some_full) = (0, 0);
    for way in &*ways {
        some_empty |= way.empty;
        some_full |= way.full;
    }
    // Only a square that both helps and hinders can be one that does not matter.
    let unsure = some_empty & some_full;
    let mut way = 0;
    while way < ways.len() {
        let mut open = ways[way].mask() & unsure;
        while open != 0 {
            let bit = open & open.wrapping_neg();
            open ^= bit;
            shorten(ways, way, bit);
        }
        way += 1;
    }
    // Longest first, so that the shortest of equal ways stay.
    ways.sort_by_key(|way| (core::cmp::Reverse(way.mask().count_ones()), *way));
    let mut way = 0;
    while way < ways.len() {
        let Way { empty, full } = ways[way];
        let mut cases = MOST_CASES;
        if covered(ways, way, empty, full, &mut cases) {
            ways.remove(way);
        } else {
            way += 1;
        }
    }
}

/// Takes `bit` from the conditions of one of the ways if the others are open where it is the other way round.
fn shorten(ways: &mut [Way], way: usize, bit: u128) {
    let Way { empty, full } = ways[way];
    let mut cases = MOST_CASES;
    if covered(ways, way, empty ^ bit, full ^ bit, &mut cases) {
        ways[way] = Way { empty: empty & !bit, full: full & !bit };
    }
}

/// Whether some way but `except` is open wherever `empty` is empty and `full` is occupied. Says no if that takes
/// more than so many cases to find out.
fn covered(ways: &[Way], except: usize, empty: u128, full: u128, cases: &mut u32) -> bool {
    let (mut some_empty, mut some_full) = (0, 0);
    let mut way = 0;
    while way < ways.len() {
        let Way { empty: more_empty, full: more_full } = ways[way];
        if way != except && more_empty & full == 0 && more_full & empty == 0 {
            let (more_empty, more_full) = (more_empty & !empty, more_full & !full);
            if more_empty | more_full == 0 {
                return true;
            }
            some_empty |= more_empty;
            some_full |= more_full;
        }
        way += 1;
    }
    // Only a square that both helps and hinders can let several ways cover what none covers alone.
    let split = some_empty & some_full;
    if split == 0 || *cases == 0 {
        return false;
    }
    *cases -= 1;
    let bit = split & split.wrapping_neg();
    covered(ways, except, empty | bit, full, cases) && covered(ways, except, empty, full | bit, cases)
}

/// Gathers terms by the largest masks: each term goes to one that contains its own.
fn riders(terms: &[Term]) -> Vec<Rider> {
    let mut masks: Vec<u128> = Vec::new();
    for term in terms {
        let mask = term.empty | term.full;
        if !masks.iter().any(|known| mask & !known == 0) {
            masks.retain(|known| known & !mask != 0);
            masks.push(mask);
        }
    }
    masks.sort_unstable();
    let mut riders: Vec<Rider> = masks.into_iter().map(|mask| Rider { mask, terms: Vec::new() }).collect();
    for &term in terms {
        let rider = riders.iter_mut().find(|rider| (term.empty | term.full) & !rider.mask == 0);
        if let Some(rider) = rider {
            rider.terms.push(term);
        }
    }
    riders
}

#[cfg(test)]
mod tests {
    use alloc::vec;

    use super::*;
    use crate::Bits;

    fn square(ways: &[(u32, &[u32], &[u32])]) -> Square {
        let set = |bits: &[u32]| bits.iter().copied().collect::<Bits>();
        let moves = ways.iter().map(|&(to, empty, full)| Move { to, empty: set(empty), full: set(full) });
        Square::new(&moves.collect::<Vec<_>>())
    }

    #[test]
    fn a_line_is_one_rider() {
        let line = square(&[(1, &[], &[]), (2, &[1], &[]), (3, &[1, 2], &[]), (4, &[1, 2, 3], &[])]);
        assert_eq!(line.leaps, 1 << 1);
        let term = |empty, target: u32| Term { empty, full: 0, targets: 1 << target };
        let terms = vec![term(0b10, 2), term(0b110, 3), term(0b1110, 4)];
        assert_eq!(line.riders, [Rider { mask: 0b1110, terms }]);
    }

    #[test]
    fn a_square_that_changes_nothing_is_in_no_mask() {
        // Empty or not, the way is open.
        assert_eq!(square(&[(5, &[1], &[]), (5, &[], &[1])]), square(&[(5, &[], &[])]));
        // Two ways that differ in what they ask of one square.
        assert_eq!(square(&[(5, &[1, 2], &[]), (5, &[2], &[1])]), square(&[(5, &[2], &[])]));
        // The longer way needs one condition less.
        assert_eq!(square(&[(5, &[1], &[]), (5, &[2], &[1])]), square(&[(5, &[1], &[]), (5, &[2], &[])]));
        // All cases of two squares.
        let cases: [(u32, &[u32], &[u32]); 4] =
            [(5, &[1, 2], &[]), (5, &[1], &[2]), (5, &[2], &[1]), (5, &[], &[1, 2])];
        assert_eq!(square(&cases), square(&[(5, &[], &[])]));
        // The third way is open only where one of the others is.
        let ways: [(u32, &[u32], &[u32]); 3] = [(5, &[1, 2], &[]), (5, &[3], &[1]), (5, &[2, 3], &[])];
        assert_eq!(square(&ways), square(&ways[..2]));
    }

    #[test]
    fn a_way_that_can_never_be_open_is_dropped() {
        assert_eq!(square(&[(5, &[1, 2], &[2])]), Square::default());
    }

    #[test]
    fn equal_conditions_share_a_term_and_small_masks_go_with_large_ones() {
        let bent = square(&[
            (8, &[], &[]),
            (9, &[8], &[]),
            (16, &[8], &[]),
            (10, &[8, 9], &[]),
            (24, &[8, 16], &[]),
        ]);
        assert_eq!(bent.riders.len(), 2);
        assert_eq!(bent.riders[0].terms.len(), 2);
        assert_eq!(bent.riders[0].terms[0].targets, 1 << 9 | 1 << 16);
        assert_eq!(bent.riders[1].terms.len(), 1);
    }

    #[test]
    fn riders_of_a_part_can_be_taken_away() {
        let both = square(&[(2, &[1], &[]), (4, &[3], &[])]);
        let part = square(&[(2, &[1], &[])]);
        assert_eq!(both.without(&part), Some(square(&[(4, &[3], &[])])));
        assert_eq!(part.without(&both), None);
    }
    #[test]
    fn exactly_the_squares_that_can_change_the_result_are_looked_at() {
        let mut random = 11_u64;
        let mut draw = |below: u64| {
            random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            (random >> 33) % below
        };
        for _ in 0..2000 {
            let ways: Vec<(u32, Vec<u32>, Vec<u32>)> = (0..1 + draw(7))
                .map(|_| {
                    let (mut empty, mut full) = (Vec::new(), Vec::new());
                    for bit in 0..6 {
                        match draw(4) {
                            0 => empty.push(bit),
                            1 => full.push(bit),
                            _ => {}
                        }
                    }
                    (8 + draw(2) as u32, empty, full)
                })
                .collect();
            let listed: Vec<(u32, &[u32], &[u32])> =
                ways.iter().map(|(to, empty, full)| (*to, &empty[..], &full[..])).collect();
            let square = square(&listed);
            let results: Vec<u128> = (0..64_u128)
                .map(|occupied| {
                    let is =
                        |bits: &[u32], full: bool| bits.iter().all(|bit| (occupied >> bit & 1 == 1) == full);
                    let open = ways.iter().filter(|(_, empty, full)| is(empty, false) && is(full, true));
                    open.fold(0, |set, (to, ..)| set | 1 << to)
                })
                .collect();
            let terms: Vec<Term> = square.riders.iter().flat_map(|rider| rider.terms.clone()).collect();
            for (occupied, result) in (0..64_u128).zip(&results) {
                let open =
                    terms.iter().filter(|term| occupied & term.empty == 0 && !occupied & term.full == 0);
                assert_eq!(open.fold(square.leaps, |set, term| set | term.targets), *result, "{listed:?}");
            }
            let mask = square.riders.iter().fold(0, |mask, rider| mask | rider.mask);
            for bit in 0..6 {
                let matters =
                    (0..64).any(|occupied: usize| results[occupied] != results[occupied ^ 1 << bit]);
                assert_eq!(mask >> bit & 1 == 1, matters, "{bit} of {listed:?}");
            }
        }
    }
}
