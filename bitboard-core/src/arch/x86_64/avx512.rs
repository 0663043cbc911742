//! AVX-512 with what came up to Ice Lake and Zen 4.
#![allow(unsafe_code)]

use core::arch::x86_64::*;
use core::mem::transmute;

use super::quad::quads;
use crate::arch::{
    Kernel, Lanes, Level, Slides,
    lanes::sealed::Sealed,
    parts::{bytes, operations, words},
};

/// The token of the level.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Avx512(());

macro_rules! features {
    ($($feature:tt)*) => {
        impl Avx512 {
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
        fn enter<K: Kernel>(token: Avx512, kernel: K) -> K::Output {
            kernel.run(token)
        }
    };
}

features! {
    "avx2" "bmi1" "bmi2" "lzcnt" "popcnt" "avx512f" "avx512vl" "avx512bw" "avx512dq" "avx512cd" "avx512vbmi"
    "avx512bitalg" "gfni"
}

impl Avx512 {
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

    /// Eight registers of eight words mirrored at the diagonal: word `b` of register `a` is exchanged with
    /// word `a` of register `b`.
    #[inline(always)]
    fn mirror_words(self, mut x: [__m512i; 8]) -> [__m512i; 8] {
        /// Each two registers at a distance become two others. No closure, which is not always inlined.
        macro_rules! turn {
            ($distance:literal, |$a:ident, $b:ident| [$low:expr, $high:expr]) => {
                let mut at = 0;
                while at < 8 {
                    if at & $distance == 0 {
                        let ($a, $b) = (x[at], x[at | $distance]);
                        // SAFETY: there is a token only where the processor has the instructions.
                        (x[at], x[at | $distance]) = unsafe { ($low, $high) };
                    }
                    at += 1;
                }
            };
        }
        turn!(1, |a, b| [_mm512_unpacklo_epi64(a, b), _mm512_unpackhi_epi64(a, b)]);
        // The pairs of words are four by four: twice the even ones of two registers and the odd ones.
        turn!(2, |a, b| [_mm512_shuffle_i64x2::<0x88>(a, b), _mm512_shuffle_i64x2::<0xdd>(a, b)]);
        turn!(4, |a, b| [_mm512_shuffle_i64x2::<0x88>(a, b), _mm512_shuffle_i64x2::<0xdd>(a, b)]);
        x
    }

    /// Eight by eight bytes of a register mirrored at the diagonal.
    #[inline(always)]
    fn mirror_bytes(self, x: __m512i) -> __m512i {
        const PLACES: [u8; 64] = {
            let mut places = [0; 64];
            let mut at = 0;
            while at < 64 {
                places[at] = (at % 8 * 8 + at / 8) as u8;
                at += 1;
            }
            places
        };
        // SAFETY: there is a token only where the processor has the instructions.
        unsafe { _mm512_permutexvar_epi8(transmute::<[u8; 64], __m512i>(PLACES), x) }
    }

    /// Lanes of 16 bits from these places in two registers.
    #[inline(always)]
    fn chosen16(self, a: __m512i, b: __m512i, places: &[u16; 32]) -> __m512i {
        // SAFETY: there is a token only where the processor has the instructions.
        unsafe { _mm512_permutex2var_epi16(a, transmute::<[u16; 32], __m512i>(*places), b) }
    }

    /// The lower halves of two registers, and the upper ones.
    #[inline(always)]
    fn halves(self, a: __m512i, b: __m512i) -> [__m512i; 2] {
        // SAFETY: there is a token only where the processor has the instructions.
        unsafe { [_mm512_shuffle_i64x2::<0x44>(a, b), _mm512_shuffle_i64x2::<0xee>(a, b)] }
    }

    /// Each byte multiplied by a matrix of bits, of which byte `7 - i` holds the bits that bit `i` is made
    /// of.
    #[inline(always)]
    fn affine(self, x: __m512i, matrix: u64) -> __m512i {
        // SAFETY: there is a token only where the processor has the instructions.
        unsafe { _mm512_gf2p8affine_epi64_epi8::<0>(x, _mm512_set1_epi64(matrix.cast_signed())) }
    }
}

impl Sealed for Avx512 {}

/// The matrix that changes nothing. A row is a byte, so whole bytes moved are bits moved.
const IDENTITY: u64 = 0x0102_0408_1020_4080;

/// Both bytes of each 16 bits exchanged, within groups of 16 bytes.
const SWAPPED: [u8; 64] = {
    let mut places = [0; 64];
    let mut at = 0;
    while at < 64 {
        places[at] = ((at % 16) ^ 1) as u8;
        at += 1;
    }
    places
};

/// Where the lines of 16 words in two registers are, line by line from one of the four on: of two lines.
const fn places_of_lines(first: usize) -> [u16; 32] {
    let mut places = [0; 32];
    let mut at = 0;
    while at < 32 {
        places[at] = (at % 16 * 4 + first + at / 16) as u16;
        at += 1;
    }
    places
}

/// Where the lines of words are, word by word from one of the 16 on: of eight words. The first register has two lines,
/// of 16 words each, the second the other two.
const fn places_of_words(first: usize) -> [u16; 32] {
    let mut places = [0; 32];
    let mut at = 0;
    while at < 32 {
        places[at] = (at % 4 * 16 + first + at / 4) as u16;
        at += 1;
    }
    places
}

const FIRST_LINES: [u16; 32] = places_of_lines(0);
const LAST_LINES: [u16; 32] = places_of_lines(2);
const FIRST_WORDS: [u16; 32] = places_of_words(0);
const LAST_WORDS: [u16; 32] = places_of_words(8);

impl Lanes for Avx512 {
    type Register = __m512i;
    const PARTS: usize = 1;
    const REVERSES: bool = true;

    #[inline(always)]
    fn level(self) -> Level {
        self.into()
    }

    bytes! { __m512i, 64 }

    operations! { self: __m512i;
        and(a, b) => _mm512_and_si512(a, b);
        or(a, b) => _mm512_or_si512(a, b);
        xor(a, b) => _mm512_xor_si512(a, b);
        and_not(a, b) => _mm512_andnot_si512(b, a);
        or3(a, b, c) => _mm512_ternarylogic_epi64::<0xfe>(a, b, c);
        carry(from, moved, blocked) => _mm512_ternarylogic_epi64::<0xf4>(from, moved, blocked);
        carry_through(from, moved, empty) => _mm512_ternarylogic_epi64::<0xf8>(from, moved, empty);
        differs(x, a, b) => _mm512_ternarylogic_epi64::<0x7e>(x, a, b);

        shl8<N>(x) => match N {
            1 => _mm512_add_epi8(x, x),
            _ => self.affine(x, IDENTITY >> (8 * N)),
        };
        shr8<N>(x) => self.affine(x, IDENTITY << (8 * N));
        add8(a, b) => _mm512_add_epi8(a, b);
        sub8(a, b) => _mm512_sub_epi8(a, b);
        reverse8(x) => self.affine(x, IDENTITY.swap_bytes());
        count8(x) => _mm512_popcnt_epi8(x);

        shl16<N>(x) => match N {
            1 => _mm512_add_epi16(x, x),
            _ => _mm512_sllv_epi16(x, _mm512_set1_epi16(N as i16)),
        };
        shr16<N>(x) => _mm512_srlv_epi16(x, _mm512_set1_epi16(N as i16));
        add16(a, b) => _mm512_add_epi16(a, b);
        sub16(a, b) => _mm512_sub_epi16(a, b);
        reverse16(x) => _mm512_shuffle_epi8(self.reverse8(x), transmute::<[u8; 64], __m512i>(SWAPPED));
        count16(x) => _mm512_popcnt_epi16(x);
    }

    #[inline(always)]
    fn shl16_by(self, x: __m512i, by: u32) -> __m512i {
        // SAFETY: there is a token only where the processor has the instructions.
        unsafe { _mm512_sll_epi16(x, _mm_cvtsi32_si128(by.cast_signed())) }
    }
    #[inline(always)]
    fn shr16_by(self, x: __m512i, by: u32) -> __m512i {
        // SAFETY: there is a token only where the processor has the instructions.
        unsafe { _mm512_srl_epi16(x, _mm_cvtsi32_si128(by.cast_signed())) }
    }
    #[inline(always)]
    fn any(self, x: __m512i) -> bool {
        // SAFETY: there is a token only where the processor has the instructions.
        unsafe { _mm512_test_epi64_mask(x, x) != 0 }
    }

    #[inline(always)]
    fn slice(self, all: &[u64; 64]) -> [[u8; 64]; 8] {
        let mut rows = [self.zero(); 8];
        for (at, row) in rows.iter_mut().enumerate() {
            // SAFETY: both are 64 bytes without padding, for which any bits will do.
            *row = self.mirror_bytes(unsafe { transmute::<[u64; 8], __m512i>(words(all, 8 * at)) });
        }
        let rows = self.mirror_words(rows);
        let mut bytes = [[0; 64]; 8];
        for byte in 0..8 {
            self.store(rows[byte], &mut bytes[byte], 0);
        }
        bytes
    }
    #[inline(always)]
    fn unslice(self, bytes: &[[u8; 64]; 8]) -> [u64; 64] {
        let mut rows = [self.zero(); 8];
        for byte in 0..8 {
            rows[byte] = self.load(&bytes[byte], 0);
        }
        rows = self.mirror_words(rows);
        for row in &mut rows {
            *row = self.mirror_bytes(*row);
        }
        // SAFETY: both are 512 bytes without padding, for which any bits will do.
        unsafe { transmute::<[__m512i; 8], [u64; 64]>(rows) }
    }
    #[inline(always)]
    fn slice16(self, all: &[u64; 64]) -> [[u8; 64]; 8] {
        let mut lines = [[0; 64]; 8];
        for half in 0..2 {
            // Of each two registers, the first and second lines of their words, and the other lines.
            let mut pairs = [[self.zero(); 2]; 2];
            for (pair, of_pair) in pairs.iter_mut().enumerate() {
                let at = 32 * half + 16 * pair;
                // SAFETY: both are 64 bytes without padding, for which any bits will do.
                let [a, b] =
                    unsafe { transmute::<[[u64; 8]; 2], [__m512i; 2]>([words(all, at), words(all, at + 8)]) };
                *of_pair = [self.chosen16(a, b, &FIRST_LINES), self.chosen16(a, b, &LAST_LINES)];
            }
            let [first, last] = pairs;
            for two in 0..2 {
                let [low, high] = self.halves(first[two], last[two]);
                self.store(low, &mut lines[4 * half + 2 * two], 0);
                self.store(high, &mut lines[4 * half + 2 * two + 1], 0);
            }
        }
        lines
    }
    #[inline(always)]
    fn unslice16(self, lines: &[[u8; 64]; 8]) -> [u64; 64] {
        let mut rows = [self.zero(); 8];
        for half in 0..2 {
            let mut of = [self.zero(); 4];
            for (line, register) in of.iter_mut().enumerate() {
                *register = self.load(&lines[4 * half + line], 0);
            }
            let (first, last) = (self.halves(of[0], of[1]), self.halves(of[2], of[3]));
            for pair in 0..2 {
                let (a, b) = (first[pair], last[pair]);
                rows[4 * half + 2 * pair] = self.chosen16(a, b, &FIRST_WORDS);
                rows[4 * half + 2 * pair + 1] = self.chosen16(a, b, &LAST_WORDS);
            }
        }
        // SAFETY: both are 512 bytes without padding, for which any bits will do.
        unsafe { transmute::<[__m512i; 8], [u64; 64]>(rows) }
    }

    type Quad = __m256i;
    const SLIDES: Slides = Slides::Zeros;
    quads! {}
    #[inline(always)]
    fn quad_slide(self, lower: __m256i, line: __m256i, occupied: __m256i) -> __m256i {
        // SAFETY: there is a token only where the processor has the instructions.
        unsafe {
            // The blocker below, or bit 0, which is no higher than any square of the line.
            // The compiler sees that something is set, hence that the shift is below 64.
            let blockers = _mm256_or_si256(_mm256_and_si256(occupied, lower), _mm256_set1_epi64x(1));
            let zeros = _mm256_lzcnt_epi64(blockers);
            let below = _mm256_srlv_epi64(_mm256_set1_epi64x(i64::MIN), zeros);
            // Subtracted from the blockers above it borrows from the lowest, which changes all between.
            let above = _mm256_ternarylogic_epi64::<0x20>(occupied, lower, line);
            let changed = _mm256_sub_epi64(above, below);
            _mm256_ternarylogic_epi64::<0x60>(line, above, changed)
        }
    }
}
