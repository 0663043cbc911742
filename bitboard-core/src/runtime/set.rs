//! The words that hold sets of squares at run time.

use core::fmt::Debug;

use bitboard_plan::{Bits, Word};

use crate::__private::{lookup, rays, walk};
use crate::word::{self, WIDE};

/// A set of squares: bit `n` stands for square `n`.
///
/// The numbers `u8` to `u128` and `[u64; 1]` to `[u64; 6]` are sets. The narrowest that has room for a board is
/// the fastest: `u64` for 8x8, `u128` for 9x10 or 12x10. `[u64; 6]` holds any board. No other type can be a set.
///
/// ```
/// use bitboard_core::runtime::Set;
///
/// let corners = u64::square(0) | u64::square(7);
/// assert_eq!(corners.squares().collect::<Vec<_>>(), [0, 7]);
/// assert!(corners.contains(7) && !corners.contains(64));
/// assert_eq!((corners.count(), corners.lowest()), (2, Some(0)));
/// assert!(corners.any() && !u64::EMPTY.any());
///
/// // Sets of several words have no operators.
/// let (a, b) = (<[u64; 6]>::square(3), <[u64; 6]>::square(300));
/// assert!(a.or(b).contains(300) && !a.and(b).any());
/// assert_eq!(a.or(b).without(a), b);
/// assert_eq!(<[u64; 6]>::from_bits(b.to_bits()), b);
/// assert_eq!(<[u64; 6]>::WORD.bits(), 384);
/// assert_eq!(u64::of_squares([7, 0]), corners);
/// ```
pub trait Set: Engine {
    /// The set without a square.
    const EMPTY: Self;

    /// The word, as the compiler of movements knows it.
    const WORD: Word;

    /// The set of one square; the empty set if the word has no such bit.
    fn square(square: u32) -> Self;

    /// The set of some squares; those that the word has no bit for are left out.
    fn of_squares(squares: impl IntoIterator<Item = u32>) -> Self {
        squares.into_iter().map(Self::square).fold(Self::EMPTY, Self::or)
    }

    /// Whether a square is in the set.
    fn contains(self, square: u32) -> bool;

    /// The squares of both sets.
    fn and(self, other: Self) -> Self;

    /// The squares of either set.
    fn or(self, other: Self) -> Self;

    /// The squares of this set that are not in the other.
    fn without(self, other: Self) -> Self;

    /// Whether there is a square in the set.
    fn any(self) -> bool;

    /// Number of squares in the set.
    fn count(self) -> u32;

    /// The square with the lowest bit.
    fn lowest(self) -> Option<u32>;

    /// The squares, lowest bit first.
    fn squares(self) -> SquaresOf<Self> {
        SquaresOf(self)
    }

    /// The set with those of the bits that the word has.
    fn from_bits(bits: Bits) -> Self;

    /// The same set as the compiler of movements has it.
    fn to_bits(self) -> Bits;
}

/// The squares of a set, lowest bit first: see [`Set::squares`].
#[derive(Clone, Debug)]
pub struct SquaresOf<S>(S);

impl<S: Set> Iterator for SquaresOf<S> {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        let square = self.0.lowest()?;
        self.0 = self.0.without(S::square(square));
        Some(square)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count() as usize;
        (count, Some(count))
    }
}

impl<S: Set> ExactSizeIterator for SquaresOf<S> {}

impl<S: Set> core::iter::FusedIterator for SquaresOf<S> {}

/// What engines compute with. Nobody outside can name it, so that nobody can write another [`Set`].
pub trait Engine: Copy + Eq + Ord + Debug + Send + Sync + 'static {
    /// The record of a lookup, padded to one length.
    type Record: Copy + Debug + Send + Sync;

    /// The record with these numbers and zeros behind them.
    fn record(numbers: &[u64]) -> Self::Record;

    /// The last number of a record, or that before it for records without a multiplier.
    fn sets(record: &Self::Record, pext: bool) -> usize;

    /// The index by multiplication.
    fn product(self, record: &Self::Record) -> usize;

    /// The index by `pext`, or by what stands for it.
    fn extract(self, record: &Self::Record, pext: impl Fn(u64, u64) -> u64) -> usize;

    /// What a row of ray arithmetic reaches; the word is what is occupied.
    fn rays(self, row: &[Self], shape: rays::Shape) -> Self;

    /// What a walk reaches; the word is what is occupied.
    fn walk(self, starts: &[u32], code: &[u32], from: usize) -> Self;

    /// Bits of exactly one.
    fn xor(self, other: Self) -> Self;

    /// Every other bit.
    fn not(self) -> Self;

    /// The difference as numbers.
    fn minus(self, other: Self) -> Self;

    /// Every bit moved up, or down if the amount is negative.
    fn shifted(self, amount: i32) -> Self;

    /// Every bit moved up, those leaving at the top coming back at the bottom.
    fn rotated(self, amount: u32) -> Self;
}

macro_rules! sets {
    ($($module:ident: $word:ty, $plan:expr, record = $record:literal;)*) => { $(
        impl Set for $word {
            const EMPTY: Self = word::$module::zero();
            const WORD: Word = $plan;

            #[inline]
            fn square(square: u32) -> Self {
                if square < Self::WORD.bits() { word::$module::bit(square) } else { Self::EMPTY }
            }

            #[inline]
            fn contains(self, square: u32) -> bool {
                square < Self::WORD.bits() && word::$module::test(self, square)
            }

            #[inline]
            fn and(self, other: Self) -> Self {
                word::$module::and(self, other)
            }

            #[inline]
            fn or(self, other: Self) -> Self {
                word::$module::or(self, other)
            }

            #[inline]
            fn without(self, other: Self) -> Self {
                word::$module::and(self, word::$module::not(other))
            }

            #[inline]
            fn any(self) -> bool {
                !word::$module::is_zero(self)
            }

            #[inline]
            fn count(self) -> u32 {
                word::$module::count(self)
            }

            #[inline]
            fn lowest(self) -> Option<u32> {
                if word::$module::is_zero(self) { None } else { Some(word::$module::lowest(self)) }
            }

            fn from_bits(bits: Bits) -> Self {
                word::$module::from_wide(bits.lanes())
            }

            fn to_bits(self) -> Bits {
                Bits::from_lanes(word::$module::to_wide(self))
            }
        }

        impl Engine for $word {
            type Record = [u64; $record];

            fn record(numbers: &[u64]) -> Self::Record {
                let mut record = [0; $record];
                for (place, &number) in record.iter_mut().zip(numbers) {
                    *place = number;
                }
                record
            }

            #[inline]
            fn sets(record: &Self::Record, pext: bool) -> usize {
                record[$record - 1 - usize::from(pext)] as usize
            }

            #[inline]
            fn product(self, record: &Self::Record) -> usize {
                lookup::$module::product(record, self)
            }

            #[inline(always)]
            fn extract(self, record: &Self::Record, pext: impl Fn(u64, u64) -> u64) -> usize {
                lookup::$module::extract_by(record, self, pext)
            }

            #[inline]
            fn rays(self, row: &[Self], shape: rays::Shape) -> Self {
                rays::$module::union(row, shape, self)
            }

            #[inline]
            fn walk(self, starts: &[u32], code: &[u32], from: usize) -> Self {
                walk::$module::reach(starts, code, from, self)
            }

            #[inline]
            fn xor(self, other: Self) -> Self {
                word::$module::xor(self, other)
            }

            #[inline]
            fn not(self) -> Self {
                word::$module::not(self)
            }

            #[inline]
            fn minus(self, other: Self) -> Self {
                word::$module::sub(self, other)
            }

            #[inline]
            fn shifted(self, amount: i32) -> Self {
                if amount < 0 {
                    word::$module::shr(self, amount.unsigned_abs())
                } else {
                    word::$module::shl(self, amount.unsigned_abs())
                }
            }

            #[inline]
            fn rotated(self, amount: u32) -> Self {
                word::$module::rotate_left(self, amount)
            }
        }
    )* };
}

sets! {
    u8: u8, Word::Integer(8), record = 4;
    u16: u16, Word::Integer(16), record = 4;
    u32: u32, Word::Integer(32), record = 4;
    u64: u64, Word::Integer(64), record = 4;
    u128: u128, Word::Integer(128), record = 5;
    lanes: [u64; 1], Word::Lanes(1), record = 5;
    lanes: [u64; 2], Word::Lanes(2), record = 5;
    lanes: [u64; 3], Word::Lanes(3), record = 5;
    lanes: [u64; 4], Word::Lanes(4), record = 5;
    lanes: [u64; 5], Word::Lanes(5), record = 5;
    lanes: [u64; WIDE], Word::Lanes(WIDE as u32), record = 5;
}
