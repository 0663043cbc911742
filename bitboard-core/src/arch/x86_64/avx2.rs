//! AVX2 and the bit instructions that came with it.
#![allow(unsafe_code)]

use core::arch::x86_64::*;
use core::mem::transmute;

use super::quad::quads;
use crate::arch::{
    Kernel, Lanes, Level, Portable, Slides,
    lanes::sealed::Sealed,
    parts::{bytes, operations, rotate, words},
};

/// The token of the level.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Avx2(());

macro_rules! features {
    ($($feature:tt)*) => {
        impl Avx2 {
            /// The token, if everything in this build is compiled for such processors.
            pub(in crate::arch) const BUILT: Option<Self> =
                if cfg!(all($(target_feature = $feature),*)) { Some(Self(())) } else { None };

            /// The token, if the processor has the instructions.
            pub(in crate::arch) fn detect() -> Option<Self> {
                #[cfg(feature = "std")]
                {
                    ($(std::arch::is_x86_feature_detected!($feature))&&*).then_some(Self(()))
                }
                #[cfg(not(feature = "std"))]
                Self::BUILT
            }
        }

        $(#[target_feature(enable = $feature)])*
        #[inline]
        fn enter<K: Kernel>(token: Avx2, kernel: K) -> K::Output {
            kernel.run(token)
        }
    };
}

features! { "avx2" "bmi1" "bmi2" "lzcnt" "popcnt" }

impl Avx2 {
    /// The token.
    ///
    /// # Safety
    ///
    /// The processor must have the instructions.
    pub(in crate::arch) const unsafe fn assume() -> Self {
        Self(())
    }

    /// Does work under the instructions.
    #[inline(always)]
    pub(in crate::arch) fn run<K: Kernel>(self, kernel: K) -> K::Output {
        // SAFETY: there is a token only where the processor has the instructions.
        unsafe { enter(self, kernel) }
    }

    /// The lower halves of two registers, and the upper ones.
    #[inline(always)]
    fn paired(self, a: __m256i, b: __m256i) -> [__m256i; 2] {
        // SAFETY: there is a token only where the processor has the instructions.
        unsafe { [_mm256_permute2x128_si256::<0x20>(a, b), _mm256_permute2x128_si256::<0x31>(a, b)] }
    }
}

impl Sealed for Avx2 {}

/// Half a byte with its bits in reverse order, by its value.
const REVERSED: [u8; 16] = [0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15];
/// The number of bits set in half a byte, by its value.
const ONES: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

impl Lanes for Avx2 {
    type Register = __m256i;
    const PARTS: usize = 2;
    const REVERSES: bool = false;

    #[inline(always)]
    fn level(self) -> Level {
        self.into()
    }

    bytes! { __m256i, 32 }

    operations! { self: __m256i;
        and(a, b) => _mm256_and_si256(a, b);
        or(a, b) => _mm256_or_si256(a, b);
        xor(a, b) => _mm256_xor_si256(a, b);
        and_not(a, b) => _mm256_andnot_si256(b, a);

        shl8<N>(x) => match N {
            1 => _mm256_add_epi8(x, x),
            _ => _mm256_and_si256(_mm256_slli_epi16::<N>(x), _mm256_set1_epi8((0xff << N) as i8)),
        };
        shr8<N>(x) => _mm256_and_si256(_mm256_srli_epi16::<N>(x), _mm256_set1_epi8((0xff >> N) as i8));
        add8(a, b) => _mm256_add_epi8(a, b);
        sub8(a, b) => _mm256_sub_epi8(a, b);
        reverse8(x) => {
            let low = _mm256_and_si256(x, _mm256_set1_epi8(15));
            let high = _mm256_and_si256(_mm256_srli_epi16::<4>(x), _mm256_set1_epi8(15));
            let upper: __m256i = transmute([REVERSED.map(|half| half << 4); 2]);
            let lower: __m256i = transmute([REVERSED; 2]);
            _mm256_or_si256(_mm256_shuffle_epi8(upper, low), _mm256_shuffle_epi8(lower, high))
        };
        count8(x) => {
            let low = _mm256_and_si256(x, _mm256_set1_epi8(15));
            let high = _mm256_and_si256(_mm256_srli_epi16::<4>(x), _mm256_set1_epi8(15));
            let ones: __m256i = transmute([ONES; 2]);
            _mm256_add_epi8(_mm256_shuffle_epi8(ones, low), _mm256_shuffle_epi8(ones, high))
        };

        shl16<N>(x) => _mm256_slli_epi16::<N>(x);
        shr16<N>(x) => _mm256_srli_epi16::<N>(x);
        add16(a, b) => _mm256_add_epi16(a, b);
        sub16(a, b) => _mm256_sub_epi16(a, b);
        reverse16(x) => {
            let bytes = self.reverse8(x);
            _mm256_or_si256(_mm256_slli_epi16::<8>(bytes), _mm256_srli_epi16::<8>(bytes))
        };
        count16(x) => {
            let bytes = self.count8(x);
            _mm256_maddubs_epi16(bytes, _mm256_set1_epi8(1))
        };
    }

    #[inline(always)]
    fn shl16_by(self, x: __m256i, by: u32) -> __m256i {
        // SAFETY: there is a token only where the processor has the instructions.
        unsafe { _mm256_sll_epi16(x, _mm_cvtsi32_si128(by.cast_signed())) }
    }
    #[inline(always)]
    fn shr16_by(self, x: __m256i, by: u32) -> __m256i {
        // SAFETY: there is a token only where the processor has the instructions.
        unsafe { _mm256_srl_epi16(x, _mm_cvtsi32_si128(by.cast_signed())) }
    }
    #[inline(always)]
    fn any(self, x: __m256i) -> bool {
        // SAFETY: there is a token only where the processor has the instructions.
        unsafe { _mm256_testz_si256(x, x) == 0 }
    }

    #[inline(always)]
    fn slice(self, all: &[u64; 64]) -> [[u8; 64]; 8] {
        let mut bytes = [[0; 64]; 8];
        for part in 0..2 {
            // The lower groups get the words up to 15 of these 32, the upper ones the others.
            let mut group = [self.zero(); 8];
            for at in 0..4 {
                [group[2 * at], group[2 * at + 1]] = self.paired(
                    self.quad(words(all, 32 * part + 4 * at)),
                    self.quad(words(all, 32 * part + 16 + 4 * at)),
                );
            }
            for _ in 0..4 {
                rotate!(group, _mm256_unpacklo_epi8, _mm256_unpackhi_epi8);
            }
            for byte in 0..8 {
                self.store(group[byte], &mut bytes[byte], part);
            }
        }
        bytes
    }
    #[inline(always)]
    fn unslice(self, bytes: &[[u8; 64]; 8]) -> [u64; 64] {
        let mut words = [0; 64];
        for part in 0..2 {
            let mut group = [self.zero(); 8];
            for byte in 0..8 {
                group[byte] = self.load(&bytes[byte], part);
            }
            for _ in 0..3 {
                rotate!(group, _mm256_unpacklo_epi8, _mm256_unpackhi_epi8);
            }
            for at in 0..4 {
                let [low, high] = self.paired(group[2 * at], group[2 * at + 1]);
                words[32 * part + 4 * at..][..4].copy_from_slice(&self.quad_words(low));
                words[32 * part + 16 + 4 * at..][..4].copy_from_slice(&self.quad_words(high));
            }
        }
        words
    }
    #[inline(always)]
    fn slice16(self, all: &[u64; 64]) -> [[u8; 64]; 8] {
        let mut lines = [[0; 64]; 8];
        for sixteen in 0..4 {
            // The lower groups get the first eight words, the upper ones the others.
            let mut group = [self.zero(); 4];
            for at in 0..2 {
                [group[2 * at], group[2 * at + 1]] = self.paired(
                    self.quad(words(all, 16 * sixteen + 4 * at)),
                    self.quad(words(all, 16 * sixteen + 8 + 4 * at)),
                );
            }
            for _ in 0..3 {
                rotate!(group, _mm256_unpacklo_epi16, _mm256_unpackhi_epi16);
            }
            for line in 0..4 {
                self.store(group[line], &mut lines[sixteen / 2 * 4 + line], sixteen % 2);
            }
        }
        lines
    }
    #[inline(always)]
    fn unslice16(self, lines: &[[u8; 64]; 8]) -> [u64; 64] {
        let mut words = [0; 64];
        for sixteen in 0..4 {
            let mut group = [self.zero(); 4];
            for line in 0..4 {
                group[line] = self.load(&lines[sixteen / 2 * 4 + line], sixteen % 2);
            }
            for _ in 0..2 {
                rotate!(group, _mm256_unpacklo_epi16, _mm256_unpackhi_epi16);
            }
            for at in 0..2 {
                let [low, high] = self.paired(group[2 * at], group[2 * at + 1]);
                words[16 * sixteen + 4 * at..][..4].copy_from_slice(&self.quad_words(low));
                words[16 * sixteen + 8 + 4 * at..][..4].copy_from_slice(&self.quad_words(high));
            }
        }
        words
    }

    type Quad = __m256i;
    const SLIDES: Slides = Slides::Bytes;
    quads! {}
    #[inline(always)]
    fn quad_slide(self, lower: __m256i, line: __m256i, occupied: __m256i) -> __m256i {
        let (lower, line) = (self.quad_words(lower), self.quad_words(line));
        self.quad(Portable.quad_slide(lower, line, self.quad_words(occupied)))
    }
}
