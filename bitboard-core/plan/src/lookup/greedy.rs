//! Riders brought together pair by pair: the rules of the literature, kept to compare sizes with, and the way
//! out where there are too many riders to look at every partition.

use alloc::vec::Vec;

use super::partition::{Known, search, union};

/// Riders that the balanced rule leaves to a search of all partitions.
const LAST: usize = 4;

/// Which of the pairs with equally many squares in common come first.
#[derive(Clone, Copy)]
pub(super) enum Tie {
    /// Those with the most squares.
    Most,
    /// Those whose number of squares is closest to this.
    Share(u32),
}

impl Tie {
    /// The less the better.
    fn cost(self, bits: u32) -> u32 {
        match self {
            Self::Most => 128 - bits,
            Self::Share(share) => bits.abs_diff(share),
        }
    }
}

/// The first rule of the literature.
pub(super) fn by_overlap(riders: &[u128], limit: u32) -> Option<Vec<u128>> {
    let mut groups = riders.to_vec();
    bring_together(&mut groups, limit, 1, Tie::Most);
    fitting(groups, limit)
}

/// Its improvement: an even share of the squares for each lookup instead of some large and some small ones, and
/// a search at the end.
pub(super) fn balanced(riders: &[u128], limit: u32) -> Option<Vec<u128>> {
    let all = union(riders).count_ones();
    let lookups = all.div_ceil(limit);
    let mut groups = riders.to_vec();
    bring_together(&mut groups, limit, LAST, Tie::Share(all.div_ceil(lookups)));
    if groups.len() > LAST {
        return fitting(groups, limit);
    }
    let mut most = 1;
    while most <= LAST {
        let found = search(&groups, most, limit, &Known::new());
        if found.is_some() {
            return found;
        }
        most += 1;
    }
    None
}

fn fitting(groups: Vec<u128>, limit: u32) -> Option<Vec<u128>> {
    groups.iter().all(|mask| mask.count_ones() <= limit).then_some(groups)
}

/// Merges the best pair as long as there are more than `enough` groups and a pair stays within the limit.
pub(super) fn bring_together(groups: &mut Vec<u128>, limit: u32, enough: usize, tie: Tie) {
    while groups.len() > enough {
        let mut best: Option<((u32, u32), usize, usize)> = None;
        let mut first = 0;
        while first < groups.len() {
            let mut second = first + 1;
            while second < groups.len() {
                let bits = (groups[first] | groups[second]).count_ones();
                if bits <= limit {
                    let apart = 128 - (groups[first] & groups[second]).count_ones();
                    let cost = (apart, tie.cost(bits));
                    if best.is_none_or(|(least, ..)| cost < least) {
                        best = Some((cost, first, second));
                    }
                }
                second += 1;
            }
            first += 1;
        }
        let Some((_, first, second)) = best else { return };
        groups[first] |= groups.remove(second);
        let merged = groups[first];
        groups.retain(|group| *group == merged || group & !merged != 0);
    }
}
