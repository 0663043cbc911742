//! Multipliers that gather the bits of a mask into an index: constructed, not guessed.
//!
//! The index is the top K bits of `x * m` modulo 2^64. Let `v(p)` be the top K bits of `m << p` and `f(p)` the
//! bits below. If the `v(p)` of the mask's bits end in different numbers of zeros, and all `f(p)` together stay
//! below 2^(64 - K), then no two subsets of the mask have the same index: nothing is ever carried into the
//! index, and the lowest bit in which two indices can differ depends on one bit of the mask alone. So a
//! multiplier is right by construction. Nothing is enumerated, and the index of a subset is the sum, modulo
//! 2^K, of what its bits contribute.
//!
//! The search goes through the bits of the index from the lowest and decides which bit of the mask ends there.

/// Nodes of the search before a rotation is given up.
const MOST_NODES: u32 = 2000;

/// Index bits that may be spent beyond those of the mask.
const MOST_SPARE: u32 = 5;

/// How the occupied squares of a mask become an index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Gather {
    /// Rotation of the upper half.
    pub fold: u32,
    /// Rotation of both.
    pub turn: u32,
    /// The multiplier.
    pub multiplier: u64,
    /// Bits of the index, at least 1.
    pub bits: u32,
}

impl Gather {
    /// What one bit of the board adds to the index.
    pub fn contribution(&self, bit: u32) -> u32 {
        let place = if bit < 64 { bit } else { bit - 64 + self.fold };
        let product = self.multiplier << ((place + self.turn) % 64);
        (product >> (64 - self.bits)) as u32
    }

    /// The same for a mask that lies `amount` bits lower: by the multiplier if all is in the lower half and
    /// nothing is rotated, else by the rotation of both, unless bits of the upper half that have a rotation of
    /// their own come to lie in the lower.
    pub fn lowered(&self, mask: u128, amount: u32) -> Option<Self> {
        let high = (mask >> 64) as u64;
        if high == 0 && self.turn == 0 {
            return Some(Self { multiplier: self.multiplier << (amount % 64), ..*self });
        }
        let alike = self.fold == 0 || high.trailing_zeros() >= amount;
        alike.then_some(Self { turn: (self.turn + amount) % 64, ..*self })
    }
}

/// A way to gather `mask`, with as few index bits as can be found. There is one for every mask of up to 16 bits that has
/// been tried.
///
/// The upper half is laid over the lower one, rotated so that their bits do not meet; if that leads nowhere both
/// are rotated, and then the index gets one bit more. Few rotations of both without one of the upper half are
/// tried before all others, as masks that are moved about the board can then keep their multiplier.
pub(super) fn gather(mask: u128) -> Option<Gather> {
    let needed = mask.count_ones().max(1);
    let (low, high) = (mask as u64, (mask >> 64) as u64);
    let mut random = 0x9e37_79b9_7f4a_7c15;
    for spare in 0..=MOST_SPARE {
        for (turns, folds) in [(8, 1), (64, if high == 0 { 1 } else { 64 })] {
            for turn in 0..turns {
                for fold in 0..folds {
                    let folded = high.rotate_left(fold);
                    if low & folded != 0 {
                        continue;
                    }
                    let mask = (low | folded).rotate_left(turn);
                    let bits = needed + spare;
                    let mut search = Search { mask, bits, nodes: 0, random };
                    if let Some(multiplier) = search.place(0, mask.reverse_bits(), 0, 0, 0, spare) {
                        return Some(Gather { fold, turn, multiplier, bits });
                    }
                    random = search.random;
                }
            }
        }
    }
    None
}

struct Search {
    mask: u64,
    bits: u32,
    nodes: u32,
    random: u64,
}

impl Search {
    /// Decides which bit of the mask ends at `level` of the index, and all above. `unplaced` are the bits of the
    /// mask that end at no level yet, in reverse; `ones` and `zeros` the bits of the multiplier decided so
    /// far; `sum` what all bits of the mask leave below the index; `spare` how many levels may stay without.
    fn place(
        &mut self,
        level: u32,
        unplaced: u64,
        ones: u64,
        zeros: u64,
        sum: u64,
        spare: u32,
    ) -> Option<u64> {
        if unplaced == 0 {
            return Some(ones);
        }
        if level == self.bits || self.nodes == MOST_NODES {
            return None;
        }
        self.nodes += 1;
        // The bits of the multiplier that each put one unplaced bit of the mask on this level.
        let shift = self.bits - 1 - level;
        let setters = unplaced >> shift;
        let forced = setters & ones;
        if forced != 0 {
            if !forced.is_power_of_two() {
                return None;
            }
            let rest = unplaced & !(forced << shift);
            return self.place(level + 1, rest, ones, zeros | rest >> shift, sum, spare);
        }
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        let start = (self.random >> 58) as u32;
        let mut candidates = (setters & !zeros).rotate_right(start);
        while candidates != 0 {
            let bit = (candidates.trailing_zeros() + start) % 64;
            candidates &= candidates - 1;
            let sum = sum + (self.mask << bit & (u64::MAX >> self.bits));
            if sum > u64::MAX >> self.bits {
                continue;
            }
            let rest = unplaced & !(1 << bit << shift);
            let placed = self.place(level + 1, rest, ones | 1 << bit, zeros | rest >> shift, sum, spare);
            if placed.is_some() {
                return placed;
            }
        }
        if spare == 0 {
            return None;
        }
        self.place(level + 1, unplaced, ones, zeros | setters, sum, spare - 1)
    }
}

#[cfg(test)]
mod tests {
    use alloc::{vec, vec::Vec};

    use super::*;

    /// The index as the generated code computes it.
    fn index(gather: &Gather, occupied: u128) -> usize {
        let (low, high) = (occupied as u64, (occupied >> 64) as u64);
        let folded = (low | high.rotate_left(gather.fold)).rotate_left(gather.turn);
        (folded.wrapping_mul(gather.multiplier) >> (64 - gather.bits)) as usize
    }

    /// Every subset has an index of its own, the sum of what its bits contribute.
    fn check(mask: u128, gather: &Gather) {
        let mut taken = vec![false; 1 << gather.bits];
        let mut subset = 0_u128;
        loop {
            let index = index(gather, subset);
            assert!(!core::mem::replace(&mut taken[index], true), "{mask:#x}: {gather:?} at {subset:#x}");
            let bits: Vec<u32> = (0..128).filter(|&bit| subset >> bit & 1 == 1).collect();
            let sum: u32 = bits.iter().map(|&bit| gather.contribution(bit)).sum();
            assert_eq!(index as u32, sum & ((1 << gather.bits) - 1), "{mask:#x}: {gather:?} at {subset:#x}");
            subset = subset.wrapping_sub(mask) & mask;
            if subset == 0 {
                return;
            }
        }
    }

    /// The bits of a mask drawn at random among the first `squares`.
    fn draw(random: &mut u64, squares: u32, bits: u32) -> u128 {
        let mut mask = 0_u128;
        while mask.count_ones() < bits {
            *random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            mask |= 1 << ((*random >> 33) as u32 % squares);
        }
        mask
    }

    #[test]
    fn random_masks_of_up_to_twelve_bits_are_gathered_perfectly() {
        let mut random = 1;
        for squares in [36, 64, 80, 90, 120, 128] {
            let mut perfect = 0;
            for bits in 0..=12 {
                for _ in 0..40 {
                    let mask = draw(&mut random, squares, bits);
                    let gather = gather(mask).unwrap();
                    perfect += u32::from(gather.bits == bits.max(1));
                    check(mask, &gather);
                }
            }
            assert_eq!(perfect, 13 * 40, "{squares}");
        }
    }

    #[test]
    fn random_masks_of_up_to_sixteen_bits_are_gathered_with_a_bit_more_at_most() {
        let mut random = 2;
        for squares in [64, 90, 120, 128] {
            for bits in 13..=16 {
                for _ in 0..4 {
                    let mask = draw(&mut random, squares, bits);
                    let gather = gather(mask).unwrap();
                    assert!(gather.bits <= bits + 1, "{mask:#x}: {gather:?}");
                    check(mask, &gather);
                }
            }
        }
    }

    #[test]
    fn a_lowered_mask_has_the_same_indices() {
        let mut random = 3;
        for squares in [36, 100] {
            let mut lowered_masks = 0;
            for _ in 0..100 {
                let mask = draw(&mut random, squares, 8);
                let gather = gather(mask << 28).unwrap();
                let Some(lowered) = gather.lowered(mask << 28, 28) else { continue };
                lowered_masks += 1;
                check(mask, &lowered);
                for bit in (0..squares).filter(|bit| mask >> bit & 1 == 1) {
                    assert_eq!(lowered.contribution(bit), gather.contribution(bit + 28));
                }
            }
            assert!(lowered_masks >= 50);
        }
    }

    #[test]
    fn an_empty_mask_has_one_index() {
        assert_eq!(gather(0), Some(Gather { fold: 0, turn: 0, multiplier: 0, bits: 1 }));
    }
}
