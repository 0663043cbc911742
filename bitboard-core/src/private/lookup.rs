//! Where in a table the set for an occupancy stands.
//!
//! A record holds numbers of 64 bits: the mask, low half first, of one number for words of up to 64 bits and of two
//! for wider ones; the multiplier; then an offset in 32 bits and three bytes: shift, fold and turn. What follows
//! is the caller's. A record for `pext` has no multiplier, and its shift is how many ones the low half of the
//! mask has.

use super::pext::pext;

/// Unpacks the offset.
#[inline]
const fn offset(packed: u64) -> usize {
    packed as u32 as usize
}

/// Unpacks one of the three bytes after the offset.
#[inline]
const fn amount(packed: u64, byte: u32) -> u32 {
    (packed >> (32 + 8 * byte)) as u32 & 63
}

macro_rules! one_number {
    ($($word:ident)*) => { $(
        #[doc = concat!("Indices for `", stringify!($word), "` words.")]
        pub mod $word {
            use super::{amount, offset, pext};

            /// The index by multiplication.
            #[inline]
            #[must_use]
            pub const fn product<const R: usize>(record: &[u64; R], occupied: $word) -> usize {
                const { assert!(R >= 3, "a record has a mask, a multiplier and an offset") };
                let packed = record[2];
                let turned = (occupied as u64 & record[0]).rotate_left(amount(packed, 2));
                (turned.wrapping_mul(record[1]) >> amount(packed, 0)) as usize + offset(packed)
            }

            /// The index by `pext`.
            #[inline]
            #[must_use]
            pub fn extract<const R: usize>(record: &[u64; R], occupied: $word) -> usize {
                extract_by(record, occupied, pext)
            }

            /// The same by a function that does what the instruction does.
            #[inline(always)]
            #[must_use]
            pub fn extract_by<const R: usize>(
                record: &[u64; R],
                occupied: $word,
                pext: impl Fn(u64, u64) -> u64,
            ) -> usize {
                const { assert!(R >= 2, "a record has a mask and an offset") };
                pext(occupied as u64, record[0]) as usize + offset(record[1])
            }
        }
    )* };
}

one_number! { u8 u16 u32 u64 }

/// Indices for `u128` words.
pub mod u128 {
    /// The index by multiplication.
    #[inline]
    #[must_use]
    pub const fn product<const R: usize>(record: &[u64; R], occupied: u128) -> usize {
        super::product(record, occupied as u64, (occupied >> 64) as u64)
    }

    /// The index by `pext`.
    #[inline]
    #[must_use]
    pub fn extract<const R: usize>(record: &[u64; R], occupied: u128) -> usize {
        extract_by(record, occupied, super::pext)
    }

    /// The same by a function that does what the instruction does.
    #[inline(always)]
    #[must_use]
    pub fn extract_by<const R: usize>(
        record: &[u64; R],
        occupied: u128,
        pext: impl Fn(u64, u64) -> u64,
    ) -> usize {
        super::extract(record, occupied as u64, (occupied >> 64) as u64, pext)
    }
}

/// Indices for `[u64; N]` words, of which the first two lanes hold the board.
pub mod lanes {
    /// The lanes that can have squares.
    #[inline]
    const fn halves<const N: usize>(occupied: [u64; N]) -> (u64, u64) {
        (occupied[0], if N > 1 { occupied[1] } else { 0 })
    }

    /// The index by multiplication.
    #[inline]
    #[must_use]
    pub const fn product<const R: usize, const N: usize>(record: &[u64; R], occupied: [u64; N]) -> usize {
        let (low, high) = halves(occupied);
        super::product(record, low, high)
    }

    /// The index by `pext`.
    #[inline]
    #[must_use]
    pub fn extract<const R: usize, const N: usize>(record: &[u64; R], occupied: [u64; N]) -> usize {
        extract_by(record, occupied, super::pext)
    }

    /// The same by a function that does what the instruction does.
    #[inline(always)]
    #[must_use]
    pub fn extract_by<const R: usize, const N: usize>(
        record: &[u64; R],
        occupied: [u64; N],
        pext: impl Fn(u64, u64) -> u64,
    ) -> usize {
        let (low, high) = halves(occupied);
        super::extract(record, low, high, pext)
    }
}

/// The index by multiplication on a board of two halves: they are laid over each other first.
#[inline]
const fn product<const R: usize>(record: &[u64; R], low: u64, high: u64) -> usize {
    const { assert!(R >= 4, "a record has a mask of two halves, a multiplier and an offset") };
    let packed = record[3];
    let folded = (low & record[0]) | (high & record[1]).rotate_left(amount(packed, 1));
    let product = folded.rotate_left(amount(packed, 2)).wrapping_mul(record[2]);
    (product >> amount(packed, 0)) as usize + offset(packed)
}

/// The index by `pext` on a board of two halves.
#[inline(always)]
fn extract<const R: usize>(record: &[u64; R], low: u64, high: u64, pext: impl Fn(u64, u64) -> u64) -> usize {
    const { assert!(R >= 3, "a record has a mask of two halves and an offset") };
    let packed = record[2];
    let index = pext(low, record[0]) | pext(high, record[1]) << amount(packed, 0);
    index as usize + offset(packed)
}

/// Refuses tables for `pext` where the processor may not have it; called in a constant.
///
/// # Panics
///
/// If the build is for processors without BMI2.
pub const fn require_pext() {
    if !cfg!(all(target_arch = "x86_64", target_feature = "bmi2")) {
        panic!(
            "`by = pext` needs an x86-64 processor with BMI2, and this build is for others as well; \
             help: `by = tables` gives the same sets everywhere; or build with `-C target-feature=+bmi2`"
        );
    }
}

#[cfg(test)]
mod tests {
    const OFFSET: u64 = 0xffff_fff0;

    #[test]
    fn products_of_one_number() {
        // The squares 1 and 4 as the bits 0 and 1 of the index.
        let record = [0b1_0010, 1 << 61 | 1 << 59, OFFSET | 62 << 32];
        let index = |occupied| super::u64::product(&record, occupied) as u64 - OFFSET;
        assert_eq!([0, 0b10, 0b1_0000, 0b1_1111, 0b1101].map(index), [0, 1, 2, 3, 0]);
        assert_eq!(super::u8::product(&record, 0xff) as u64 - OFFSET, 3);
    }

    #[test]
    fn products_of_two_numbers_are_folded_and_turned() {
        // The squares 0 and 64 + 63: folded to the bits 0 and 1, turned to 2 and 3, multiplied to 62 and 63.
        let record = [1, 1 << 63, 1 << 60, OFFSET | 62 << 32 | 2 << 40 | 2 << 48, 0];
        let indices = |occupied: u128| {
            let (low, high) = (occupied as u64, (occupied >> 64) as u64);
            let index = super::u128::product(&record, occupied);
            assert_eq!(super::lanes::product(&record, [low, high]), index);
            assert_eq!(super::lanes::product(&record, [low, high, u64::MAX]), index);
            assert_eq!(super::lanes::product(&record, [low]), super::u128::product(&record, low.into()));
            index as u64 - OFFSET
        };
        assert_eq!([0, 1, 1 << 127, u128::MAX, 2].map(indices), [0, 1, 2, 3, 0]);
    }

    #[test]
    fn extracts_go_from_the_low_half_to_the_high_one() {
        assert_eq!(super::u64::extract(&[0b1_0010, 7], 0b1_0000), 9);
        let record = [5, 1 << 63, OFFSET | 2 << 32];
        let indices = |occupied: u128| {
            let index = super::u128::extract(&record, occupied);
            assert_eq!(super::lanes::extract(&record, [occupied as u64, (occupied >> 64) as u64]), index);
            index as u64 - OFFSET
        };
        assert_eq!([0, 1, 4, 1 << 127, u128::MAX].map(indices), [0, 1, 2, 4, 7]);
    }

    #[test]
    fn pext_is_required_where_it_is_missing() {
        let built_for_it = cfg!(all(target_arch = "x86_64", target_feature = "bmi2"));
        assert_eq!(std::panic::catch_unwind(super::require_pext).is_ok(), built_for_it);
    }
}
