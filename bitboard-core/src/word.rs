//! The words boards are made of: `u8` to `u128` and lane arrays `[u64; N]`, one module of functions each.
//!
//! Trait methods are not `const` on stable Rust, so generated code cannot be generic over a word. Instead it
//! names the module of its word; all modules have the same functions. A lane array is one number of `64 * N`
//! bits with the lowest bits in lane 0.

macro_rules! integer_words {
    ($($word:ident)*) => { $(
        #[doc = concat!("Functions on `", stringify!($word), "` words.")]
        pub mod $word {
            use super::WIDE;

            /// The empty word.
            #[inline]
            #[must_use]
            pub const fn zero() -> $word {
                0
            }

            /// Bits of both.
            #[inline]
            #[must_use]
            pub const fn and(a: $word, b: $word) -> $word {
                a & b
            }

            /// Bits of either.
            #[inline]
            #[must_use]
            pub const fn or(a: $word, b: $word) -> $word {
                a | b
            }

            /// Bits of exactly one.
            #[inline]
            #[must_use]
            pub const fn xor(a: $word, b: $word) -> $word {
                a ^ b
            }

            /// Every other bit.
            #[inline]
            #[must_use]
            pub const fn not(x: $word) -> $word {
                !x
            }

            /// Sum, wrapping round.
            #[inline]
            #[must_use]
            pub const fn add(a: $word, b: $word) -> $word {
                a.wrapping_add(b)
            }

            /// Difference, wrapping round.
            #[inline]
            #[must_use]
            pub const fn sub(a: $word, b: $word) -> $word {
                a.wrapping_sub(b)
            }

            /// Every bit moved up by `n`; bits beyond the top are lost.
            #[inline]
            #[must_use]
            pub const fn shl(x: $word, n: u32) -> $word {
                x.unbounded_shl(n)
            }

            /// Every bit moved down by `n`; bits below bit 0 are lost.
            #[inline]
            #[must_use]
            pub const fn shr(x: $word, n: u32) -> $word {
                x.unbounded_shr(n)
            }

            /// Every bit moved up by `n`, bits beyond the top entering at bit 0.
            #[inline]
            #[must_use]
            pub const fn rotate_left(x: $word, n: u32) -> $word {
                x.rotate_left(n)
            }

            /// Whether no bit is set.
            #[inline]
            #[must_use]
            pub const fn is_zero(x: $word) -> bool {
                x == 0
            }

            /// Whether both hold the same bits.
            #[inline]
            #[must_use]
            pub const fn eq(a: $word, b: $word) -> bool {
                a == b
            }

            /// Number of set bits.
            #[inline]
            #[must_use]
            pub const fn count(x: $word) -> u32 {
                x.count_ones()
            }

            /// Index of the lowest set bit; the number of bits if there is none.
            #[inline]
            #[must_use]
            pub const fn lowest(x: $word) -> u32 {
                x.trailing_zeros()
            }

            /// Index of the highest set bit. Panics if there is none.
            #[inline]
            #[must_use]
            pub const fn highest(x: $word) -> u32 {
                x.ilog2()
            }

            /// The word without its lowest set bit. Panics if there is none.
            #[inline]
            #[must_use]
            pub const fn without_lowest(x: $word) -> $word {
                x & (x - 1)
            }

            /// The word with just bit `index`, of which there must be one.
            #[inline]
            #[must_use]
            pub const fn bit(index: u32) -> $word {
                1 << index
            }

            /// Whether bit `index` is set.
            #[inline]
            #[must_use]
            pub const fn test(x: $word, index: u32) -> bool {
                x >> index & 1 != 0
            }

            /// The same bits in the widest word.
            #[inline]
            #[must_use]
            pub const fn to_wide(x: $word) -> [u64; WIDE] {
                let x = x as u128;
                let mut wide = [0; WIDE];
                wide[0] = x as u64;
                wide[1] = (x >> 64) as u64;
                wide
            }

            /// The low bits of the widest word.
            #[inline]
            #[must_use]
            pub const fn from_wide(wide: [u64; WIDE]) -> $word {
                (wide[0] as u128 | (wide[1] as u128) << 64) as $word
            }
        }
    )* };
}

/// Lanes of the widest word, which holds any board of up to 384 cells.
pub const WIDE: usize = 6;

integer_words! { u8 u16 u32 u64 u128 }

/// Functions on `[u64; N]` words.
///
/// The loops run over lanes; with `N` and the shift amount constant, as they are in generated code, they
/// disappear.
pub mod lanes {
    use super::WIDE;

    macro_rules! lane_by_lane {
        ($(#[doc = $doc:literal] $name:ident($a:ident $(, $b:ident)?) => $result:expr;)*) => { $(
            #[doc = $doc]
            #[inline]
            #[must_use]
            pub const fn $name<const N: usize>($a: [u64; N] $(, $b: [u64; N])?) -> [u64; N] {
                let mut result = [0; N];
                let mut lane = 0;
                while lane < N {
                    let $a = $a[lane];
                    $(let $b = $b[lane];)?
                    result[lane] = $result;
                    lane += 1;
                }
                result
            }
        )* };
    }

    lane_by_lane! {
        /// Bits of both.
        and(a, b) => a & b;
        /// Bits of either.
        or(a, b) => a | b;
        /// Bits of exactly one.
        xor(a, b) => a ^ b;
        /// Every other bit.
        not(x) => !x;
    }

    /// The empty word.
    #[inline]
    #[must_use]
    pub const fn zero<const N: usize>() -> [u64; N] {
        [0; N]
    }

    /// Sum, carrying from lane to lane and wrapping round at the top.
    #[inline]
    #[must_use]
    pub const fn add<const N: usize>(a: [u64; N], b: [u64; N]) -> [u64; N] {
        let mut result = [0; N];
        let mut carry = false;
        let mut lane = 0;
        while lane < N {
            let (sum, first) = a[lane].overflowing_add(b[lane]);
            let (sum, second) = sum.overflowing_add(carry as u64);
            (result[lane], carry) = (sum, first | second);
            lane += 1;
        }
        result
    }

    /// Difference, borrowing from lane to lane and wrapping round at the top.
    #[inline]
    #[must_use]
    pub const fn sub<const N: usize>(a: [u64; N], b: [u64; N]) -> [u64; N] {
        let mut result = [0; N];
        let mut borrow = false;
        let mut lane = 0;
        while lane < N {
            let (difference, first) = a[lane].overflowing_sub(b[lane]);
            let (difference, second) = difference.overflowing_sub(borrow as u64);
            (result[lane], borrow) = (difference, first | second);
            lane += 1;
        }
        result
    }

    /// Every bit moved up by `n`; bits beyond the top are lost.
    #[inline]
    #[must_use]
    pub const fn shl<const N: usize>(x: [u64; N], n: u32) -> [u64; N] {
        let (lanes, bits) = ((n / 64) as usize, n % 64);
        let mut result = [0; N];
        let mut lane = lanes;
        while lane < N {
            result[lane] = x[lane - lanes] << bits;
            if bits != 0 && lane > lanes {
                result[lane] |= x[lane - lanes - 1] >> (64 - bits);
            }
            lane += 1;
        }
        result
    }

    /// Every bit moved down by `n`; bits below bit 0 are lost.
    #[inline]
    #[must_use]
    pub const fn shr<const N: usize>(x: [u64; N], n: u32) -> [u64; N] {
        let (lanes, bits) = ((n / 64) as usize, n % 64);
        let mut result = [0; N];
        let mut lane = lanes;
        while lane < N {
            result[lane - lanes] = x[lane] >> bits;
            if bits != 0 && lane + 1 < N {
                result[lane - lanes] |= x[lane + 1] << (64 - bits);
            }
            lane += 1;
        }
        result
    }

    /// Every bit moved up by `n`, bits beyond the top entering at bit 0 of lane 0.
    #[inline]
    #[must_use]
    pub const fn rotate_left<const N: usize>(x: [u64; N], n: u32) -> [u64; N] {
        let width = 64 * N as u32;
        or(shl(x, n % width), shr(x, width - n % width))
    }

    /// Whether no bit is set.
    #[inline]
    #[must_use]
    pub const fn is_zero<const N: usize>(x: [u64; N]) -> bool {
        let mut any = 0;
        let mut lane = 0;
        while lane < N {
            any |= x[lane];
            lane += 1;
        }
        any == 0
    }

    /// Whether both hold the same bits.
    #[inline]
    #[must_use]
    pub const fn eq<const N: usize>(a: [u64; N], b: [u64; N]) -> bool {
        is_zero(xor(a, b))
    }

    /// Number of set bits.
    #[inline]
    #[must_use]
    pub const fn count<const N: usize>(x: [u64; N]) -> u32 {
        let mut count = 0;
        let mut lane = 0;
        while lane < N {
            count += x[lane].count_ones();
            lane += 1;
        }
        count
    }

    /// Index of the lowest set bit; the number of bits if there is none.
    #[inline]
    #[must_use]
    pub const fn lowest<const N: usize>(x: [u64; N]) -> u32 {
        let mut lane = 0;
        while lane < N && x[lane] == 0 {
            lane += 1;
        }
        let within = if lane < N { x[lane].trailing_zeros() } else { 0 };
        64 * lane as u32 + within
    }

    /// Index of the highest set bit. Panics if there is none.
    #[inline]
    #[must_use]
    pub const fn highest<const N: usize>(x: [u64; N]) -> u32 {
        let mut lane = N - 1;
        while lane > 0 && x[lane] == 0 {
            lane -= 1;
        }
        64 * lane as u32 + x[lane].ilog2()
    }

    /// The word without its lowest set bit. Panics if there is none.
    #[inline]
    #[must_use]
    pub const fn without_lowest<const N: usize>(mut x: [u64; N]) -> [u64; N] {
        let lane = (lowest(x) / 64) as usize;
        x[lane] &= x[lane] - 1;
        x
    }

    /// The word with just bit `index`, of which there must be one.
    #[inline]
    #[must_use]
    pub const fn bit<const N: usize>(index: u32) -> [u64; N] {
        let mut result = [0; N];
        result[(index / 64) as usize] = 1 << (index % 64);
        result
    }

    /// Whether bit `index` is set.
    #[inline]
    #[must_use]
    pub const fn test<const N: usize>(x: [u64; N], index: u32) -> bool {
        x[(index / 64) as usize] >> (index % 64) & 1 != 0
    }

    /// The same bits in the widest word. Words of more lanes than that do not compile.
    #[inline]
    #[must_use]
    pub const fn to_wide<const N: usize>(x: [u64; N]) -> [u64; WIDE] {
        const { assert!(N <= WIDE, "boards have at most 384 cells") };
        let mut wide = [0; WIDE];
        let mut lane = 0;
        while lane < N {
            wide[lane] = x[lane];
            lane += 1;
        }
        wide
    }

    /// The low lanes of the widest word. Words of more lanes than that do not compile.
    #[inline]
    #[must_use]
    pub const fn from_wide<const N: usize>(wide: [u64; WIDE]) -> [u64; N] {
        const { assert!(N <= WIDE, "boards have at most 384 cells") };
        let mut result = [0; N];
        let mut lane = 0;
        while lane < N {
            result[lane] = wide[lane];
            lane += 1;
        }
        result
    }
}

#[cfg(test)]
mod tests {
    use super::{lanes, u128 as integer};

    /// The two-lane word of the same number.
    fn split(x: u128) -> [u64; 2] {
        [x as u64, (x >> 64) as u64]
    }

    #[test]
    fn two_lanes_agree_with_u128() {
        let samples = [
            0,
            1,
            u128::MAX,
            1 << 127,
            u64::MAX as u128,
            (u64::MAX as u128) << 64,
            0x0123_4567_89ab_cdef_8421_8421_fedc_ba98,
        ];
        for x in samples {
            assert_eq!(lanes::not(split(x)), split(integer::not(x)));
            assert_eq!(lanes::is_zero(split(x)), integer::is_zero(x));
            assert_eq!(lanes::count(split(x)), integer::count(x));
            assert_eq!(lanes::lowest(split(x)), integer::lowest(x));
            assert_eq!(lanes::to_wide(split(x)), integer::to_wide(x));
            assert_eq!(lanes::from_wide(integer::to_wide(x)), split(x));
            assert_eq!(integer::from_wide(integer::to_wide(x)), x);
            if x != 0 {
                assert_eq!(lanes::highest(split(x)), integer::highest(x));
                assert_eq!(lanes::without_lowest(split(x)), split(integer::without_lowest(x)));
            }
            for n in 0..128 {
                assert_eq!(lanes::test(split(x), n), integer::test(x, n), "{x:x} at {n}");
                assert_eq!(lanes::bit(n), split(integer::bit(n)), "bit {n}");
            }
            for n in [0, 1, 7, 63, 64, 65, 100, 127, 128, 129, 200, 256] {
                assert_eq!(lanes::shl(split(x), n), split(integer::shl(x, n)), "{x:x} << {n}");
                assert_eq!(lanes::shr(split(x), n), split(integer::shr(x, n)), "{x:x} >> {n}");
                assert_eq!(
                    lanes::rotate_left(split(x), n),
                    split(integer::rotate_left(x, n)),
                    "{x:x} by {n}"
                );
            }
            for y in samples {
                assert_eq!(lanes::and(split(x), split(y)), split(integer::and(x, y)));
                assert_eq!(lanes::or(split(x), split(y)), split(integer::or(x, y)));
                assert_eq!(lanes::xor(split(x), split(y)), split(integer::xor(x, y)));
                assert_eq!(lanes::add(split(x), split(y)), split(integer::add(x, y)), "{x:x} + {y:x}");
                assert_eq!(lanes::sub(split(x), split(y)), split(integer::sub(x, y)), "{x:x} - {y:x}");
                assert_eq!(lanes::eq(split(x), split(y)), integer::eq(x, y));
            }
        }
    }
}
