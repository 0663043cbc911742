//! [`Bits`], the set of bit positions that every part of the compiler computes with, and [`Word`], the
//! machine word such a set is stored in.

use core::fmt;

/// Lanes of a [`Bits`]: 19x19 points need 361 bits, so six lanes of 64.
const LANES: usize = 6;

/// A set of bit positions 0 to 383: wide enough for every board this crate accepts.
///
/// Compile-time sets are small and few, so one width for all words keeps the compiler simple; a [`Word`]
/// says how many of the bits are real.
///
/// ```
/// use bitboard_plan::Bits;
///
/// let (a, b) = (Bits::first(4), [2, 3, 380].into_iter().collect::<Bits>());
/// assert_eq!((a.and(b).len(), a.or(b).len(), a.xor(b).len(), a.without(b).len()), (2, 5, 3, 2));
/// assert!(a.contains(3) && !a.is_empty() && a.and(b).is_subset(a));
/// assert_eq!((Bits::MAX, Bits::EMPTY.len(), b.iter().collect::<Vec<_>>()), (384, 0, vec![2, 3, 380]));
/// let mut set = a;
/// set.insert(9);
/// set.remove(0);
/// assert_eq!(set.low_u128(), 0b10_0000_1110);
///
/// // As one number of 384 bits.
/// assert_eq!((a.shift(2).low_u128(), a.shift(-2).low_u128(), a.rotate(62, 64).low_u128()), (0b111100, 0b11, 3 << 62 | 3));
/// assert_eq!((a.plus(Bits::first(1)).low_u128(), a.minus(Bits::first(1)).low_u128()), (16, 14));
/// assert_eq!(Bits::from_lanes(b.lanes()), b);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Bits([u64; LANES]);

/// Written out, since this runs unoptimised in every build of a user.
macro_rules! lane_by_lane {
    ($a:expr, $b:expr, $($operator:tt)*) => {{
        let (a, b) = ($a.0, $b.0);
        Self([
            a[0] $($operator)* b[0],
            a[1] $($operator)* b[1],
            a[2] $($operator)* b[2],
            a[3] $($operator)* b[3],
            a[4] $($operator)* b[4],
            a[5] $($operator)* b[5],
        ])
    }};
}

impl Bits {
    /// The largest number of bits a set can hold.
    pub const MAX: u32 = 64 * LANES as u32;
    /// The empty set.
    pub const EMPTY: Self = Self([0; LANES]);

    /// The set whose members are the ones of `lanes`, lane 0 holding bits 0 to 63.
    #[must_use]
    pub const fn from_lanes(lanes: [u64; LANES]) -> Self {
        Self(lanes)
    }

    /// The lanes, lane 0 holding bits 0 to 63.
    #[must_use]
    pub const fn lanes(self) -> [u64; LANES] {
        self.0
    }

    /// The set of bits 0 to `count - 1`; all 384 if `count` is larger.
    #[must_use]
    pub fn first(count: u32) -> Self {
        let mut lanes = [0; LANES];
        let mut left = count;
        for lane in &mut lanes {
            *lane = if left >= 64 { !0 } else { (1 << left) - 1 };
            left = left.saturating_sub(64);
        }
        Self(lanes)
    }

    /// The low 128 bits as a number.
    #[must_use]
    pub const fn low_u128(self) -> u128 {
        self.0[0] as u128 | (self.0[1] as u128) << 64
    }

    /// Whether `bit` is a member.
    #[must_use]
    pub fn contains(self, bit: u32) -> bool {
        bit < Self::MAX && self.0[bit as usize / 64] >> (bit % 64) & 1 == 1
    }

    /// Adds `bit`.
    ///
    /// # Panics
    /// If `bit` is [`Bits::MAX`] or more.
    pub fn insert(&mut self, bit: u32) {
        self.0[bit as usize / 64] |= 1 << (bit % 64);
    }

    /// Takes `bit` out.
    pub fn remove(&mut self, bit: u32) {
        if bit < Self::MAX {
            self.0[bit as usize / 64] &= !(1 << (bit % 64));
        }
    }

    /// Whether no bit is a member.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// The number of members.
    #[must_use]
    pub fn len(self) -> u32 {
        let [a, b, c, d, e, f] = self.0;
        a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones() + e.count_ones() + f.count_ones()
    }

    /// Whether every member of this set is one of `other`.
    #[must_use]
    pub fn is_subset(self, other: Self) -> bool {
        let (a, b) = (self.0, other.0);
        (a[0] & !b[0] | a[1] & !b[1] | a[2] & !b[2] | a[3] & !b[3] | a[4] & !b[4] | a[5] & !b[5]) == 0
    }

    /// Members of both sets.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        lane_by_lane!(self, other, &)
    }

    /// Members of either set.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        lane_by_lane!(self, other, |)
    }

    /// Members of exactly one set.
    #[must_use]
    pub fn xor(self, other: Self) -> Self {
        lane_by_lane!(self, other, ^)
    }

    /// Members of this set that are not in `other`.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        lane_by_lane!(self, other, &!)
    }

    /// The sum of both sets read as numbers, modulo 2^384.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        self.carry(other, false, u64::overflowing_add)
    }

    /// The difference of both sets read as numbers, modulo 2^384.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        self.carry(other, false, u64::overflowing_sub)
    }

    /// Every member moved up by `amount`, or down if it is negative; what leaves 0 to 383 is dropped.
    #[must_use]
    pub fn shift(self, amount: i32) -> Self {
        let lanes = (amount.unsigned_abs() / 64) as usize;
        let bits = amount.unsigned_abs() % 64;
        let lane = |index: Option<usize>| index.and_then(|index| self.0.get(index)).copied().unwrap_or(0);
        Self(core::array::from_fn(|index| {
            let (near, far) = if amount >= 0 {
                let near = index.checked_sub(lanes);
                (lane(near) << bits, lane(near.and_then(|near| near.checked_sub(1))).checked_shr(64 - bits))
            } else {
                let near = index.checked_add(lanes);
                (lane(near) >> bits, lane(near.and_then(|near| near.checked_add(1))).checked_shl(64 - bits))
            };
            near | far.unwrap_or(0)
        }))
    }

    /// Every member moved up by `amount`, or down if it is negative, within the first `width` bits: what leaves
    /// them at one end comes back at the other. The amount is less than the width, either way.
    #[must_use]
    pub fn rotate(self, amount: i32, width: u32) -> Self {
        let back = if amount >= 0 { amount - width as i32 } else { amount + width as i32 };
        self.shift(amount).or(self.shift(back)).and(Self::first(width))
    }

    /// The members in ascending order.
    pub fn iter(self) -> Members {
        Members(self)
    }

    fn carry(self, other: Self, mut carry: bool, step: fn(u64, u64) -> (u64, bool)) -> Self {
        Self(core::array::from_fn(|lane| {
            let (partial, first) = step(self.0[lane], other.0[lane]);
            let (result, second) = step(partial, u64::from(carry));
            carry = first | second;
            result
        }))
    }
}

/// The members of a set in ascending order.
#[derive(Clone)]
pub struct Members(Bits);

impl Iterator for Members {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        for (index, lane) in (0..).zip(&mut self.0.0) {
            if *lane != 0 {
                let bit = lane.trailing_zeros();
                *lane &= *lane - 1;
                return Some(64 * index + bit);
            }
        }
        None
    }
}

impl DoubleEndedIterator for Members {
    fn next_back(&mut self) -> Option<u32> {
        for (index, lane) in self.0.0.iter_mut().enumerate().rev() {
            if *lane != 0 {
                let bit = lane.ilog2();
                *lane ^= 1 << bit;
                return Some(64 * index as u32 + bit);
            }
        }
        None
    }
}

impl From<u128> for Bits {
    fn from(low: u128) -> Self {
        Self([low as u64, (low >> 64) as u64, 0, 0, 0, 0])
    }
}

impl FromIterator<u32> for Bits {
    fn from_iter<I: IntoIterator<Item = u32>>(bits: I) -> Self {
        let mut set = Self::EMPTY;
        for bit in bits {
            set.insert(bit);
        }
        set
    }
}

impl fmt::Debug for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The machine word a board is stored in.
///
/// ```
/// use bitboard_plan::Word;
///
/// assert_eq!(Word::narrowest(90), Some(Word::Integer(128)));
/// assert_eq!((Word::Lanes(3).bits(), Word::Lanes(3).bytes(), Word::Integer(8).full().len()), (192, 24, 8));
/// assert_eq!((Word::ALL.len(), Word::Lanes(3).to_string()), (11, "[u64; 3]".to_owned()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Word {
    /// An unsigned integer of 8, 16, 32, 64 or 128 bits.
    Integer(u32),
    /// `[u64; N]`, lane 0 holding bits 0 to 63; at most six lanes.
    Lanes(u32),
}

impl Word {
    /// The words a board can be stored in, narrowest first: the integers, then arrays of lanes.
    pub const ALL: [Self; 11] = [
        Self::Integer(8),
        Self::Integer(16),
        Self::Integer(32),
        Self::Integer(64),
        Self::Lanes(1),
        Self::Integer(128),
        Self::Lanes(2),
        Self::Lanes(3),
        Self::Lanes(4),
        Self::Lanes(5),
        Self::Lanes(6),
    ];

    /// The narrowest word with room for `cells` bits, if any has; an integer where there is a choice.
    #[must_use]
    pub fn narrowest(cells: u32) -> Option<Self> {
        Self::ALL.into_iter().find(|word| word.bits() >= cells)
    }

    /// The number of bits.
    #[must_use]
    pub const fn bits(self) -> u32 {
        match self {
            Self::Integer(bits) => bits,
            Self::Lanes(lanes) => lanes.saturating_mul(64),
        }
    }

    /// The set of all its bits.
    #[must_use]
    pub fn full(self) -> Bits {
        Bits::first(self.bits())
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Integer(bits) => write!(f, "u{bits}"),
            Self::Lanes(lanes) => write!(f, "[u64; {lanes}]"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shifting_moves_every_member_across_lanes() {
        let set: Bits = [0, 1, 63, 64, 130, 383].into_iter().collect();
        for amount in -400..=400 {
            let expected = set.iter().map(|bit| bit as i32 + amount).filter(|bit| (0..384).contains(bit));
            assert_eq!(set.shift(amount), expected.map(|bit| bit as u32).collect(), "by {amount}");
        }
    }

    #[test]
    fn rotating_stays_within_the_width() {
        let set: Bits = [0, 5, 15].into_iter().collect();
        for amount in -15..=15_i32 {
            let expected = set.iter().map(|bit| (bit as i32 + amount).rem_euclid(16) as u32);
            assert_eq!(set.rotate(amount, 16), expected.collect(), "by {amount}");
        }
    }

    #[test]
    fn carries_and_borrows_cross_lanes() {
        let one: Bits = [0].into_iter().collect();
        let lane = Bits::first(64);
        assert_eq!(lane.plus(one), [64].into_iter().collect());
        assert_eq!(lane.plus(one).minus(one), lane);
        assert_eq!(Bits::EMPTY.minus(one), Bits::first(384));
    }

    #[test]
    fn narrowest_word_prefers_integers() {
        assert_eq!(Word::narrowest(9), Some(Word::Integer(16)));
        assert_eq!(Word::narrowest(64), Some(Word::Integer(64)));
        assert_eq!(Word::narrowest(90), Some(Word::Integer(128)));
        assert_eq!(Word::narrowest(361), Some(Word::Lanes(6)));
        assert_eq!(Word::narrowest(385), None);
    }
}
