//! AArch64: NEON, which every such processor has unless a build leaves it out.
#![allow(unsafe_code)]

use core::arch::aarch64::*;
use core::mem::transmute;

use super::{
    Lanes, Level, Portable, Slides,
    lanes::sealed::Sealed,
    parts::{bytes, operations, rotate, slices, words},
};

/// The token of the level.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Neon(());

impl Neon {
    /// The token, if this build is for processors with the instructions.
    pub(super) const BUILT: Option<Self> = if cfg!(target_feature = "neon") { Some(Self(())) } else { None };
}

impl Sealed for Neon {}

/// An operation on lanes of 16 bits, as one on bytes.
macro_rules! halves {
    ($operation:ident $(::<$n:ident>)? ($($value:ident),+)) => {
        vreinterpretq_u8_u16($operation $(::<$n>)? ($(vreinterpretq_u16_u8($value)),+))
    };
}

/// Lanes of 16 bits of the lower halves by turns.
///
/// # Safety
///
/// The processor must have NEON.
#[inline(always)]
unsafe fn low16(a: uint8x16_t, b: uint8x16_t) -> uint8x16_t {
    // SAFETY: the caller answers for it.
    unsafe { halves!(vzip1q_u16(a, b)) }
}

/// Lanes of 16 bits of the upper halves by turns.
///
/// # Safety
///
/// The processor must have NEON.
#[inline(always)]
unsafe fn high16(a: uint8x16_t, b: uint8x16_t) -> uint8x16_t {
    // SAFETY: the caller answers for it.
    unsafe { halves!(vzip2q_u16(a, b)) }
}

/// Writes the methods on four words, two and two.
macro_rules! quads {
    ($($name:ident($($value:ident),+) => $result:expr;)*) => { $(
        #[inline(always)]
        fn $name(self $(, $value: Self::Quad)+) -> Self::Quad {
            core::array::from_fn(|two| {
                $(let $value = $value[two];)+
                // SAFETY: there is a token only where the processor has the instructions.
                unsafe { $result }
            })
        }
    )* };
}

impl Lanes for Neon {
    type Register = uint8x16_t;
    const PARTS: usize = 4;
    const REVERSES: bool = true;

    #[inline(always)]
    fn level(self) -> Level {
        self.into()
    }

    bytes! { uint8x16_t, 16 }

    operations! { self: uint8x16_t;
        and(a, b) => vandq_u8(a, b);
        or(a, b) => vorrq_u8(a, b);
        xor(a, b) => veorq_u8(a, b);
        and_not(a, b) => vbicq_u8(a, b);
        not(x) => vmvnq_u8(x);

        shl8<N>(x) => vshlq_n_u8::<N>(x);
        shr8<N>(x) => vshrq_n_u8::<N>(x);
        add8(a, b) => vaddq_u8(a, b);
        sub8(a, b) => vsubq_u8(a, b);
        reverse8(x) => vrbitq_u8(x);
        count8(x) => vcntq_u8(x);

        shl16<N>(x) => halves!(vshlq_n_u16::<N>(x));
        shr16<N>(x) => halves!(vshrq_n_u16::<N>(x));
        add16(a, b) => halves!(vaddq_u16(a, b));
        sub16(a, b) => halves!(vsubq_u16(a, b));
        reverse16(x) => vrev16q_u8(vrbitq_u8(x));
        count16(x) => vreinterpretq_u8_u16(vpaddlq_u8(vcntq_u8(x)));
    }

    #[inline(always)]
    fn shl16_by(self, x: uint8x16_t, by: u32) -> uint8x16_t {
        // SAFETY: there is a token only where the processor has the instructions.
        unsafe { vreinterpretq_u8_u16(vshlq_u16(vreinterpretq_u16_u8(x), vdupq_n_s16(by as i16))) }
    }
    #[inline(always)]
    fn shr16_by(self, x: uint8x16_t, by: u32) -> uint8x16_t {
        // SAFETY: as above.
        unsafe { vreinterpretq_u8_u16(vshlq_u16(vreinterpretq_u16_u8(x), vdupq_n_s16(-(by as i16)))) }
    }

    #[inline(always)]
    fn any(self, x: uint8x16_t) -> bool {
        // SAFETY: there is a token only where the processor has the instructions.
        unsafe { vmaxvq_u8(x) != 0 }
    }

    slices! { uint8x16_t; vzip1q_u8 vzip2q_u8, low16 high16 }

    type Quad = [uint64x2_t; 2];
    const SLIDES: Slides = Slides::Words;
    #[inline(always)]
    fn quad(self, words: [u64; 4]) -> [uint64x2_t; 2] {
        // SAFETY: both are 32 bytes without padding, for which any bits will do.
        unsafe { transmute(words) }
    }
    #[inline(always)]
    fn quad_words(self, x: [uint64x2_t; 2]) -> [u64; 4] {
        // SAFETY: as above.
        unsafe { transmute(x) }
    }
    quads! {
        quad_and(a, b) => vandq_u64(a, b);
        quad_or(a, b) => vorrq_u64(a, b);
        quad_xor(a, b) => veorq_u64(a, b);
        quad_sub(a, b) => vsubq_u64(a, b);
        quad_shl(a, by) => vshlq_u64(a, vreinterpretq_s64_u64(by));
        quad_shr(a, by) => vshlq_u64(a, vnegq_s64(vreinterpretq_s64_u64(by)));
        quad_swap_bytes(a) => vreinterpretq_u64_u8(vrev64q_u8(vreinterpretq_u8_u64(a)));
    }
    #[inline(always)]
    fn quad_slide(self, lower: Self::Quad, line: Self::Quad, occupied: Self::Quad) -> Self::Quad {
        let (lower, line) = (self.quad_words(lower), self.quad_words(line));
        self.quad(Portable.quad_slide(lower, line, self.quad_words(occupied)))
    }
    #[inline(always)]
    fn quad_union(self, x: Self::Quad) -> u64 {
        Portable.quad_union(self.quad_words(x))
    }
    #[inline(always)]
    fn quad_pairs(self, x: Self::Quad) -> [u64; 2] {
        Portable.quad_pairs(self.quad_words(x))
    }
}
