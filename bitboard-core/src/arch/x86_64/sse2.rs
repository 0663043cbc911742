//! SSE2, which every x86-64 has.
#![allow(unsafe_code)]

use core::arch::x86_64::*;
use core::mem::transmute;

use crate::arch::{
    Lanes, Level, Portable, Slides,
    lanes::sealed::Sealed,
    parts::{bytes, operations, rotate, slices, words},
};

/// The token of the level: nothing needs to be asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Sse2(());

impl Sse2 {
    /// There always is one.
    pub(in crate::arch) const BUILT: Self = Self(());
}

impl Sealed for Sse2 {}

impl Lanes for Sse2 {
    type Register = __m128i;
    const PARTS: usize = 4;
    const REVERSES: bool = false;

    #[inline(always)]
    fn level(self) -> Level {
        self.into()
    }

    bytes! { __m128i, 16 }

    operations! { self: __m128i;
        and(a, b) => _mm_and_si128(a, b);
        or(a, b) => _mm_or_si128(a, b);
        xor(a, b) => _mm_xor_si128(a, b);
        and_not(a, b) => _mm_andnot_si128(b, a);

        shl8<N>(x) => match N {
            1 => _mm_add_epi8(x, x),
            _ => _mm_and_si128(_mm_slli_epi16::<N>(x), _mm_set1_epi8((0xff << N) as i8)),
        };
        shr8<N>(x) => _mm_and_si128(_mm_srli_epi16::<N>(x), _mm_set1_epi8((0xff >> N) as i8));
        add8(a, b) => _mm_add_epi8(a, b);
        sub8(a, b) => _mm_sub_epi8(a, b);
        reverse8(x) => {
            let x = exchange::<1>(x, 0x55);
            let x = exchange::<2>(x, 0x33);
            exchange::<4>(x, 0x0f)
        };
        count8(x) => count(x);

        shl16<N>(x) => _mm_slli_epi16::<N>(x);
        shr16<N>(x) => _mm_srli_epi16::<N>(x);
        add16(a, b) => _mm_add_epi16(a, b);
        sub16(a, b) => _mm_sub_epi16(a, b);
        reverse16(x) => {
            let x = exchange::<1>(x, 0x55);
            let x = exchange::<2>(x, 0x33);
            let x = exchange::<4>(x, 0x0f);
            _mm_or_si128(_mm_slli_epi16::<8>(x), _mm_srli_epi16::<8>(x))
        };
        count16(x) => {
            let bytes = count(x);
            _mm_and_si128(_mm_add_epi8(bytes, _mm_srli_epi16::<8>(bytes)), _mm_set1_epi16(0xff))
        };
    }

    #[inline(always)]
    fn shl16_by(self, x: __m128i, by: u32) -> __m128i {
        // SAFETY: every x86-64 has SSE2.
        unsafe { _mm_sll_epi16(x, _mm_cvtsi32_si128(by.cast_signed())) }
    }
    #[inline(always)]
    fn shr16_by(self, x: __m128i, by: u32) -> __m128i {
        // SAFETY: every x86-64 has SSE2.
        unsafe { _mm_srl_epi16(x, _mm_cvtsi32_si128(by.cast_signed())) }
    }
    #[inline(always)]
    fn any(self, x: __m128i) -> bool {
        // SAFETY: every x86-64 has SSE2.
        unsafe { _mm_movemask_epi8(_mm_cmpeq_epi8(x, _mm_setzero_si128())) != 0xffff }
    }

    slices! { __m128i; _mm_unpacklo_epi8 _mm_unpackhi_epi8, _mm_unpacklo_epi16 _mm_unpackhi_epi16 }

    // There is no shift by an amount of each word's own: four words are as good one by one.
    type Quad = [u64; 4];
    const SLIDES: Slides = Slides::Words;
    #[inline(always)]
    fn quad(self, words: [u64; 4]) -> [u64; 4] {
        words
    }
    #[inline(always)]
    fn quad_words(self, x: [u64; 4]) -> [u64; 4] {
        x
    }
    #[inline(always)]
    fn quad_and(self, a: [u64; 4], b: [u64; 4]) -> [u64; 4] {
        Portable.quad_and(a, b)
    }
    #[inline(always)]
    fn quad_or(self, a: [u64; 4], b: [u64; 4]) -> [u64; 4] {
        Portable.quad_or(a, b)
    }
    #[inline(always)]
    fn quad_xor(self, a: [u64; 4], b: [u64; 4]) -> [u64; 4] {
        Portable.quad_xor(a, b)
    }
    #[inline(always)]
    fn quad_sub(self, a: [u64; 4], b: [u64; 4]) -> [u64; 4] {
        Portable.quad_sub(a, b)
    }
    #[inline(always)]
    fn quad_shl(self, x: [u64; 4], by: [u64; 4]) -> [u64; 4] {
        Portable.quad_shl(x, by)
    }
    #[inline(always)]
    fn quad_shr(self, x: [u64; 4], by: [u64; 4]) -> [u64; 4] {
        Portable.quad_shr(x, by)
    }
    #[inline(always)]
    fn quad_swap_bytes(self, x: [u64; 4]) -> [u64; 4] {
        Portable.quad_swap_bytes(x)
    }
    #[inline(always)]
    fn quad_slide(self, lower: [u64; 4], line: [u64; 4], occupied: [u64; 4]) -> [u64; 4] {
        Portable.quad_slide(lower, line, occupied)
    }
    #[inline(always)]
    fn quad_union(self, x: [u64; 4]) -> u64 {
        Portable.quad_union(x)
    }
    #[inline(always)]
    fn quad_pairs(self, x: [u64; 4]) -> [u64; 2] {
        Portable.quad_pairs(x)
    }
}

/// Neighbouring groups of `N` bits exchanged; `low` are the lower ones.
#[inline]
fn exchange<const N: i32>(x: __m128i, low: i8) -> __m128i {
    // SAFETY: every x86-64 has SSE2.
    unsafe {
        let low = _mm_set1_epi8(low);
        _mm_or_si128(_mm_slli_epi16::<N>(_mm_and_si128(x, low)), _mm_and_si128(_mm_srli_epi16::<N>(x), low))
    }
}

/// The number of bits set in each byte.
#[inline]
fn count(x: __m128i) -> __m128i {
    // SAFETY: every x86-64 has SSE2.
    unsafe {
        let (pairs, fours) = (_mm_set1_epi8(0x55), _mm_set1_epi8(0x33));
        let x = _mm_sub_epi8(x, _mm_and_si128(_mm_srli_epi16::<1>(x), pairs));
        let x = _mm_add_epi8(_mm_and_si128(x, fours), _mm_and_si128(_mm_srli_epi16::<2>(x), fours));
        _mm_and_si128(_mm_add_epi8(x, _mm_srli_epi16::<4>(x)), _mm_set1_epi8(0x0f))
    }
}
