//! The lowest and the highest bit of words, by carries and leading zeros.

macro_rules! integer_edges {
    ($($word:ident)*) => { $(
        pub mod $word {
            /// The highest bit of the word, bit 0 if it is empty.
            #[inline]
            pub const fn highest(x: $word) -> $word {
                1 << (x | 1).ilog2()
            }

            /// One less, wrapping round.
            #[inline]
            pub const fn minus_one(x: $word) -> $word {
                x.wrapping_sub(1)
            }

            /// All bits up to and including the lowest of the word; all of them if it is empty.
            #[inline]
            pub const fn up_to_lowest(x: $word) -> $word {
                x ^ x.wrapping_sub(1)
            }

            /// The word or nothing, without a branch.
            #[inline]
            pub const fn keep_if(x: $word, keep: bool) -> $word {
                x & (keep as $word).wrapping_neg()
            }
        }
    )* };
}

integer_edges! { u8 u16 u32 u64 u128 }

pub mod lanes {
    use crate::word::lanes as word;

    /// The highest bit of the word, bit 0 if it is empty.
    #[inline]
    pub const fn highest<const N: usize>(x: [u64; N]) -> [u64; N] {
        let mut result = [0; N];
        // All ones until a lane has a bit; no branch depends on where it is.
        let mut open = u64::MAX;
        let mut lane = N;
        while lane > 0 {
            lane -= 1;
            let last = (lane == 0) as u64;
            let bits = x[lane] | last;
            let highest = 1 << (bits | 1).ilog2();
            result[lane] = highest & bits & open;
            open &= ((bits == 0) as u64).wrapping_neg();
        }
        result
    }

    /// One less, wrapping round.
    #[inline]
    pub const fn minus_one<const N: usize>(x: [u64; N]) -> [u64; N] {
        let mut result = [0; N];
        let mut borrow = true;
        let mut lane = 0;
        while lane < N {
            (result[lane], borrow) = x[lane].overflowing_sub(borrow as u64);
            lane += 1;
        }
        result
    }

    /// All bits up to and including the lowest of the word; all of them if it is empty.
    #[inline]
    pub const fn up_to_lowest<const N: usize>(x: [u64; N]) -> [u64; N] {
        word::xor(x, minus_one(x))
    }

    /// The word or nothing, without a branch.
    #[inline]
    pub const fn keep_if<const N: usize>(x: [u64; N], keep: bool) -> [u64; N] {
        word::and(x, [(keep as u64).wrapping_neg(); N])
    }
}
