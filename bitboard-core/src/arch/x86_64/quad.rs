//! Four words in one register of AVX2.

/// Writes the methods of [`Lanes`](crate::arch::Lanes) on quads, for the levels with AVX2.
macro_rules! quads {
    () => {
        #[inline(always)]
        fn quad(self, words: [u64; 4]) -> __m256i {
            // SAFETY: both are 32 bytes without padding, for which any bits will do.
            unsafe { transmute(words) }
        }
        #[inline(always)]
        fn quad_words(self, x: __m256i) -> [u64; 4] {
            // SAFETY: both are 32 bytes without padding, for which any bits will do.
            unsafe { transmute(x) }
        }
        #[inline(always)]
        fn quad_splat(self, x: u64) -> __m256i {
            // SAFETY: there is a token only where the processor has the instructions.
            unsafe { _mm256_set1_epi64x(x.cast_signed()) }
        }
        quads! { binary
            quad_and: _mm256_and_si256
            quad_or: _mm256_or_si256
            quad_xor: _mm256_xor_si256
            quad_sub: _mm256_sub_epi64
            quad_shl: _mm256_sllv_epi64
            quad_shr: _mm256_srlv_epi64
        }
        #[inline(always)]
        fn quad_swap_bytes(self, x: __m256i) -> __m256i {
            const PLACES: [u8; 16] = [7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8];
            // SAFETY: there is a token only where the processor has the instructions.
            unsafe { _mm256_shuffle_epi8(x, transmute::<[[u8; 16]; 2], __m256i>([PLACES; 2])) }
        }
        #[inline(always)]
        fn quad_union(self, x: __m256i) -> u64 {
            // SAFETY: there is a token only where the processor has the instructions.
            unsafe {
                let two = _mm_or_si128(_mm256_castsi256_si128(x), _mm256_extracti128_si256::<1>(x));
                _mm_cvtsi128_si64(_mm_or_si128(two, _mm_unpackhi_epi64(two, two))).cast_unsigned()
            }
        }
        #[inline(always)]
        fn quad_pairs(self, x: __m256i) -> [u64; 2] {
            // SAFETY: there is a token only where the processor has the instructions.
            let pairs = self.quad_words(unsafe { _mm256_or_si256(x, _mm256_unpackhi_epi64(x, x)) });
            [pairs[0], pairs[2]]
        }
    };
    (binary $($name:ident: $instruction:ident)*) => { $(
        #[inline(always)]
        fn $name(self, a: __m256i, b: __m256i) -> __m256i {
            // SAFETY: there is a token only where the processor has the instructions.
            unsafe { $instruction(a, b) }
        }
    )* };
}

pub(super) use quads;
