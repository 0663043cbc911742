//! Which riders of a square share a lookup. One lookup for all is fastest and can be huge; the number of
//! lookups decides about the size, and which riders go together comes next.

use alloc::{collections::BTreeMap, vec, vec::Vec};

use super::greedy;

/// Bits of the largest mask that anybody may ask for.
pub(super) const MOST_BITS: u32 = 16;

/// Bits of the largest mask if the number of lookups is free.
pub(super) const USUAL_BITS: u32 = 12;

/// Lookups a square if their number is free.
pub(super) const USUAL_LOOKUPS: usize = 4;

/// Riders up to which all partitions are looked at.
pub(super) const MOST_SEARCHED: usize = 8;

/// How riders are brought together in lookups.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Rule {
    /// As many lookups as the neediest square must have with masks of at most 12 bits, but no more than four, and
    /// the fewest entries with so many.
    #[default]
    Fewest,
    /// So many lookups, or fewer where that takes no more, with the fewest entries and masks of at most 16
    /// bits.
    Exactly(u32),
    /// By pairs, as long as masks stay within 12 bits: those with the most squares in common, among them those
    /// with the most squares.
    Overlap,
    /// By pairs, as long as masks stay within 12 bits: those with the most squares in common, among them those
    /// closest to an even share of all squares; the last four riders in the best of all ways.
    Balanced,
}

/// What is known about the bits of an index of some masks: more than the mask has for a few that no multiplier
/// gathers perfectly.
pub(super) type Known = BTreeMap<u128, u32>;

/// The masks of the lookups of one square, made of the masks of its riders by one rule; `None` if some mask has
/// too many bits.
pub(super) fn partition(riders: &[u128], rule: Rule, known: &Known) -> Option<Vec<u128>> {
    if riders.is_empty() && rule != Rule::Exactly(0) {
        return Some(vec![0]);
    }
    match rule {
        Rule::Fewest => fewest(riders, known),
        Rule::Exactly(most) => at_most(riders, most as usize, MOST_BITS, known),
        Rule::Overlap => greedy::by_overlap(riders, USUAL_BITS),
        Rule::Balanced => greedy::balanced(riders, USUAL_BITS),
    }
}

/// Entries of a lookup with this mask, if each subset has its own.
pub(super) fn entries(mask: u128) -> u64 {
    1_u64.checked_shl(mask.count_ones()).unwrap_or(u64::MAX)
}

/// The union of some masks.
pub(super) fn union(masks: &[u128]) -> u128 {
    masks.iter().fold(0, |union, mask| union | mask)
}

/// The fewest masks of at most 12 bits, no more than four, among them those with the fewest entries.
fn fewest(riders: &[u128], known: &Known) -> Option<Vec<u128>> {
    let mut most = union(riders).count_ones().div_ceil(USUAL_BITS) as usize;
    while most <= riders.len().min(USUAL_LOOKUPS) {
        let found = at_most(riders, most, USUAL_BITS, known);
        if found.is_some() {
            return found;
        }
        most += 1;
    }
    None
}

/// At most so many masks of so many bits with the fewest entries: of all there are up to 8 riders; beyond that
/// riders are first brought together by pairs.
pub(super) fn at_most(riders: &[u128], most: usize, limit: u32, known: &Known) -> Option<Vec<u128>> {
    let all = union(riders);
    if most == 1 || riders.is_empty() {
        return (all.count_ones() <= limit).then(|| vec![all]);
    }
    let mut groups = riders.to_vec();
    if groups.len() > MOST_SEARCHED {
        let share = all.count_ones().div_ceil(most.clamp(1, groups.len()) as u32);
        greedy::bring_together(&mut groups, limit, MOST_SEARCHED.max(most), greedy::Tie::Share(share));
    }
    search(&groups, most, limit, known)
}

/// The best of all partitions.
pub(super) fn search(riders: &[u128], most: usize, limit: u32, known: &Known) -> Option<Vec<u128>> {
    if riders.len() > MOST_SEARCHED {
        let fits = riders.len() <= most && riders.iter().all(|mask| mask.count_ones() <= limit);
        return fits.then(|| riders.to_vec());
    }
    // Large masks first: they leave the least choice.
    let mut riders = riders.to_vec();
    riders.sort_by_key(|mask| (core::cmp::Reverse(mask.count_ones()), *mask));
    let mut search = Search { riders: &riders, most, limit, known, groups: Vec::new(), best: None };
    search.place(0, 0);
    search.best.map(|(_, groups)| groups)
}

struct Search<'a> {
    riders: &'a [u128],
    most: usize,
    limit: u32,
    known: &'a Known,
    groups: Vec<u128>,
    /// The best so far: entries, number of masks, their spread, and the masks.
    best: Option<((u64, usize, u64), Vec<u128>)>,
}

impl Search<'_> {
    /// Puts one rider into every group in turn, and into one of its own. `sum` counts the entries so far, as if
    /// all masks were gathered perfectly.
    fn place(&mut self, rider: usize, sum: u64) {
        if let Some(((entries, masks, _), _)) = self.best
            && (sum, self.groups.len()) > (entries, masks)
        {
            return;
        }
        if rider == self.riders.len() {
            let entries = |mask: &u128| self.known.get(mask).map_or_else(|| entries(*mask), |bits| 1 << bits);
            let sum = self.groups.iter().map(entries).sum();
            let cost = (sum, self.groups.len(), spread(&self.groups));
            if self.best.as_ref().is_none_or(|(best, _)| cost < *best) {
                self.best = Some((cost, self.groups.clone()));
            }
            return;
        }
        let mask = self.riders[rider];
        let mut group = 0;
        while group < self.groups.len() {
            let old = self.groups[group];
            if (old | mask).count_ones() <= self.limit {
                self.groups[group] = old | mask;
                self.place(rider + 1, sum - entries(old) + entries(old | mask));
                self.groups[group] = old;
            }
            group += 1;
        }
        if group < self.most && mask.count_ones() <= self.limit {
            self.groups.push(mask);
            self.place(rider + 1, sum + entries(mask));
            self.groups.pop();
        }
    }
}

/// The product of how far it is in each mask from the lowest to the highest bit. It tells straight lines, which look
/// the same from many squares, from most other groups of riders with as many entries.
fn spread(masks: &[u128]) -> u64 {
    masks.iter().fold(1, |product: u64, mask| {
        product.saturating_mul(u64::from(128 - mask.leading_zeros() - mask.trailing_zeros().min(127)))
    })
}

#[cfg(test)]
mod tests {
    use super::super::samples::{self, Piece};
    use super::*;

    /// The masks of each square in the order in which the moves first have them, as the rules of pairs break ties
    /// by order.
    fn masks(piece: Piece, files: i32, ranks: i32) -> Vec<Vec<u128>> {
        let board =
            samples::board(piece, files, ranks).into_iter().zip(samples::squares(piece, files, ranks));
        let masks = board.map(|(moves, square)| {
            let mut masks: Vec<u128> = square.riders.iter().map(|rider| rider.mask).collect();
            let mask = |at: usize| moves[at].empty.or(moves[at].full).low_u128();
            masks.sort_by_key(|&rider| (0..moves.len()).find(|&at| mask(at) == rider));
            masks
        });
        masks.collect()
    }

    /// Entries of all squares, the largest number of lookups, the most bits of a mask.
    fn sizes(board: &[Vec<u128>], rule: Rule) -> (u64, usize, u32) {
        let (mut sum, mut lookups, mut bits) = (0, 0, 0);
        for riders in board {
            let masks = partition(riders, rule, &Known::new()).unwrap();
            assert_eq!(union(&masks), union(riders));
            lookups = lookups.max(masks.len());
            for mask in masks {
                sum += entries(mask);
                bits = bits.max(mask.count_ones());
            }
        }
        (sum, lookups, bits)
    }

    #[test]
    fn every_rule_has_its_published_sizes() {
        use Piece::{
            Bishop, CannonHop, ForwardBishopBackwardRook, Griffon, Manticore, Nightrider, Queen, Rook,
        };
        let expected = [
            ((8, 8), Rook, [102_400, 102_400, 102_400], 1),
            ((8, 8), Bishop, [5_248, 5_248, 5_248], 1),
            ((8, 8), Queen, [195_072, 78_464, 59_264], 2),
            ((8, 8), Nightrider, [1_280, 1_280, 1_280], 1),
            ((8, 8), Griffon, [146_816, 55_296, 55_296], 2),
            ((8, 8), Manticore, [139_584, 122_880, 122_880], 2),
            ((8, 8), CannonHop, [102_400, 102_400, 102_400], 1),
            ((8, 8), ForwardBishopBackwardRook, [3_136, 3_136, 3_136], 1),
            ((10, 8), Rook, [253_136, 204_416, 204_416], 2),
            ((10, 8), Bishop, [14_336, 14_336, 14_336], 1),
            ((10, 8), Queen, [302_976, 212_992, 172_032], 2),
            ((10, 8), Nightrider, [3_840, 3_840, 3_840], 1),
            ((10, 8), Griffon, [248_576, 222_464, 222_464], 2),
            ((10, 8), Manticore, [197_056, 74_752, 74_752], 2),
            ((10, 8), CannonHop, [253_136, 204_416, 204_416], 2),
            ((10, 8), ForwardBishopBackwardRook, [6_080, 6_080, 6_080], 1),
            ((9, 10), Rook, [204_940, 20_864, 20_864], 2),
            ((9, 10), Bishop, [35_072, 35_072, 35_072], 1),
            ((9, 10), Queen, [358_928, 316_032, 286_976], 3),
            ((9, 10), Nightrider, [9_344, 9_344, 9_344], 1),
            ((9, 10), Griffon, [401_920, 389_632, 389_632], 3),
            ((9, 10), Manticore, [197_872, 61_184, 61_184], 2),
            ((9, 10), CannonHop, [204_940, 20_864, 20_864], 2),
            ((9, 10), ForwardBishopBackwardRook, [17_792, 17_792, 17_792], 1),
            ((12, 10), Rook, [269_312, 86_528, 86_528], 2),
            ((12, 10), Bishop, [101_456, 83_456, 83_456], 2),
            ((12, 10), Queen, [614_632, 373_248, 285_184], 3),
            ((12, 10), Nightrider, [53_760, 53_760, 53_760], 1),
            ((12, 10), Griffon, [391_488, 339_456, 328_448], 4),
            ((12, 10), Manticore, [294_208, 170_496, 161_280], 3),
            ((12, 10), CannonHop, [269_312, 86_528, 86_528], 2),
            ((12, 10), ForwardBishopBackwardRook, [49_152, 49_152, 49_152], 1),
        ];
        for ((files, ranks), piece, sums, lookups) in expected {
            let board = masks(piece, files, ranks);
            for (rule, sum) in [Rule::Overlap, Rule::Balanced, Rule::Fewest].into_iter().zip(sums) {
                let (found, most, bits) = sizes(&board, rule);
                assert_eq!((found, most), (sum, lookups), "{piece:?} on {files}x{ranks} by {rule:?}");
                assert!(bits <= USUAL_BITS);
            }
        }
    }

    #[test]
    fn so_many_lookups_have_their_published_sizes() {
        for ((files, ranks), piece, lookups, expected) in [
            ((8, 8), Piece::Rook, 2, (5_120, 2, 6)),
            ((8, 8), Piece::Queen, 3, (8_704, 3, 7)),
            ((8, 8), Piece::Griffon, 2, (47_616, 2, 10)),
            ((8, 8), Piece::Manticore, 1, (512_000, 1, 16)),
            ((9, 10), Piece::Rook, 1, (1_081_344, 1, 15)),
            ((9, 10), Piece::Queen, 2, (438_272, 2, 14)),
            ((12, 10), Piece::Bishop, 1, (211_968, 1, 14)),
            ((12, 10), Piece::Queen, 2, (2_977_792, 2, 16)),
            ((12, 10), Piece::Griffon, 4, (128_736, 4, 10)),
        ] {
            let sizes = sizes(&masks(piece, files, ranks), Rule::Exactly(lookups));
            assert_eq!(sizes, expected, "{piece:?} on {files}x{ranks}");
        }
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let line = |first: u32| 0x1ff_u128 << first;
        assert_eq!(partition(&[line(0), line(9)], Rule::Exactly(1), &Known::new()), None);
        assert_eq!(partition(&[line(0)], Rule::Exactly(0), &Known::new()), None);
        let wide = [0x1fff_u128];
        for rule in [Rule::Fewest, Rule::Overlap, Rule::Balanced] {
            assert_eq!(partition(&wide, rule, &Known::new()), None, "{rule:?}");
        }
        assert_eq!(partition(&wide, Rule::Exactly(1), &Known::new()), Some(wide.to_vec()));
        for rule in [Rule::Fewest, Rule::Overlap, Rule::Balanced, Rule::Exactly(3)] {
            assert_eq!(partition(&[], rule, &Known::new()), Some(vec![0]), "{rule:?}");
        }
    }

    #[test]
    fn masks_that_are_hard_to_gather_are_avoided() {
        let riders = [0b11, 0b1100, 0b11_0000, 0b1100_0000];
        let mut first = partition(&riders, Rule::Exactly(2), &Known::new()).unwrap();
        first.sort_unstable();
        assert_eq!(first, [0b1111, 0b1111_0000]);
        let known = Known::from([(0b1111_0000, 5)]);
        let second = partition(&riders, Rule::Exactly(2), &known).unwrap();
        assert!(!second.contains(&0b1111_0000), "{second:x?}");
        assert!(second.iter().all(|mask| mask.count_ones() == 4));
    }

    #[test]
    fn many_riders_are_brought_together_by_pairs() {
        // Pairs of neighbours, all round a ring.
        let ring: Vec<u128> = (0..40).map(|bit| 1 << bit | 1 << ((bit + 1) % 40)).collect();
        for lookups in 4..8 {
            let masks = partition(&ring, Rule::Exactly(lookups), &Known::new()).unwrap();
            assert!(masks.len() <= lookups as usize);
            assert!(ring.iter().all(|rider| masks.iter().any(|mask| rider & !mask == 0)), "{masks:x?}");
        }
        assert_eq!(partition(&ring, Rule::Exactly(1), &Known::new()), None);
        assert_eq!(partition(&ring, Rule::Fewest, &Known::new()).map(|masks| masks.len()), Some(4));
    }
}
