//! Registers as two words: what compiles everywhere and what the levels are compared with.

use super::{Lanes, Level, Slides, lanes::sealed::Sealed};
use crate::__private::rays::u64 as rays;

/// The token of [`Level::PORTABLE`].
///
/// ```
/// use bitboard_core::arch::{Level, Portable};
///
/// assert_eq!(Level::from(Portable), Level::PORTABLE);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Portable;

impl Sealed for Portable {}

/// Two words: enough for the compiler to see what can be done at once, and few enough to keep.
type Register = [u64; 2];

/// Word by word.
#[inline(always)]
fn each(a: Register, b: Register, of: impl Fn(u64, u64) -> u64) -> Register {
    [of(a[0], b[0]), of(a[1], b[1])]
}

/// `lane` in each of the lanes of `bits` bits of a word.
const fn everywhere(lane: u64, bits: u32) -> u64 {
    u64::MAX / ((1 << bits) - 1) * lane
}

/// Lanes moved up.
#[inline(always)]
fn shift_up<const BITS: u32, const N: i32>(x: Register) -> Register {
    let kept = const { everywhere(((1 << BITS) - 1) >> N, BITS) };
    each(x, x, |x, _| (x & kept) << N)
}

/// Lanes moved down.
#[inline(always)]
fn shift_down<const BITS: u32, const N: i32>(x: Register) -> Register {
    let kept = const { everywhere(((1 << BITS) - 1) >> N, BITS) };
    each(x, x, |x, _| x >> N & kept)
}

/// Sums within lanes: the carry into the highest bit of a lane is added by hand, and goes no further.
#[inline(always)]
fn add<const BITS: u32>(a: Register, b: Register) -> Register {
    let high = const { everywhere(1 << (BITS - 1), BITS) };
    each(a, b, |a, b| ((a & !high) + (b & !high)) ^ ((a ^ b) & high))
}

/// Differences within lanes, in the same way.
#[inline(always)]
fn sub<const BITS: u32>(a: Register, b: Register) -> Register {
    let high = const { everywhere(1 << (BITS - 1), BITS) };
    each(a, b, |a, b| ((a | high) - (b & !high)) ^ ((a ^ !b) & high))
}

/// Neighbouring groups of `width` bits exchanged.
#[inline(always)]
fn exchange<const WIDTH: u32>(x: Register) -> Register {
    let low = const { everywhere((1 << WIDTH) - 1, 2 * WIDTH) };
    each(x, x, |x, _| (x & low) << WIDTH | x >> WIDTH & low)
}

#[inline(always)]
fn count(x: Register) -> Register {
    each(x, x, |x, _| {
        let pairs = x - (x >> 1 & everywhere(1, 2));
        let fours = (pairs & everywhere(3, 4)) + (pairs >> 2 & everywhere(3, 4));
        (fours + (fours >> 4)) & everywhere(15, 8)
    })
}

/// A matrix of eight by eight bytes mirrored at its diagonal: byte `b` of row `a` is exchanged with byte `a`
/// of row `b`, first in blocks of four bytes, then of two, then of one.
#[inline(always)]
fn mirror(mut rows: [u64; 8]) -> [u64; 8] {
    let mut distance = 4;
    while distance > 0 {
        let width = 8 * distance as u32;
        let low = u64::MAX / ((1 << width) + 1);
        let mut row = 0;
        while row < 8 {
            if row & distance == 0 {
                let moved = (rows[row] >> width ^ rows[row + distance]) & low;
                rows[row] ^= moved << width;
                rows[row + distance] ^= moved;
            }
            row += 1;
        }
        distance /= 2;
    }
    rows
}

/// Four words, each by the same expression. Closures are not always inlined.
macro_rules! words {
    (|$word:ident| $value:expr) => {{
        let mut words = [0; 4];
        let mut $word = 0;
        while $word < 4 {
            words[$word] = $value;
            $word += 1;
        }
        words
    }};
}

impl Lanes for Portable {
    type Register = Register;
    const PARTS: usize = 4;
    const REVERSES: bool = false;

    #[inline(always)]
    fn level(self) -> Level {
        self.into()
    }

    #[inline(always)]
    fn load(self, bytes: &[u8; 64], part: usize) -> Register {
        let (words, _) = bytes.as_chunks::<8>();
        [u64::from_le_bytes(words[2 * part]), u64::from_le_bytes(words[2 * part + 1])]
    }
    #[inline(always)]
    fn store(self, x: Register, bytes: &mut [u8; 64], part: usize) {
        let (words, _) = bytes.as_chunks_mut::<8>();
        words[2 * part] = x[0].to_le_bytes();
        words[2 * part + 1] = x[1].to_le_bytes();
    }
    #[inline(always)]
    fn splat8(self, x: u8) -> Register {
        [everywhere(x as u64, 8); 2]
    }
    #[inline(always)]
    fn splat16(self, x: u16) -> Register {
        [everywhere(x as u64, 16); 2]
    }

    #[inline(always)]
    fn and(self, a: Register, b: Register) -> Register {
        each(a, b, |a, b| a & b)
    }
    #[inline(always)]
    fn or(self, a: Register, b: Register) -> Register {
        each(a, b, |a, b| a | b)
    }
    #[inline(always)]
    fn xor(self, a: Register, b: Register) -> Register {
        each(a, b, |a, b| a ^ b)
    }
    #[inline(always)]
    fn and_not(self, a: Register, b: Register) -> Register {
        each(a, b, |a, b| a & !b)
    }

    #[inline(always)]
    fn shl8<const N: i32>(self, x: Register) -> Register {
        shift_up::<8, N>(x)
    }
    #[inline(always)]
    fn shr8<const N: i32>(self, x: Register) -> Register {
        shift_down::<8, N>(x)
    }
    #[inline(always)]
    fn add8(self, a: Register, b: Register) -> Register {
        add::<8>(a, b)
    }
    #[inline(always)]
    fn sub8(self, a: Register, b: Register) -> Register {
        sub::<8>(a, b)
    }
    #[inline(always)]
    fn reverse8(self, x: Register) -> Register {
        exchange::<4>(exchange::<2>(exchange::<1>(x)))
    }
    #[inline(always)]
    fn count8(self, x: Register) -> Register {
        count(x)
    }

    #[inline(always)]
    fn shl16<const N: i32>(self, x: Register) -> Register {
        shift_up::<16, N>(x)
    }
    #[inline(always)]
    fn shr16<const N: i32>(self, x: Register) -> Register {
        shift_down::<16, N>(x)
    }
    #[inline(always)]
    fn add16(self, a: Register, b: Register) -> Register {
        add::<16>(a, b)
    }
    #[inline(always)]
    fn sub16(self, a: Register, b: Register) -> Register {
        sub::<16>(a, b)
    }
    #[inline(always)]
    fn reverse16(self, x: Register) -> Register {
        exchange::<8>(self.reverse8(x))
    }
    #[inline(always)]
    fn count16(self, x: Register) -> Register {
        each(count(x), x, |bytes, _| (bytes + (bytes >> 8)) & everywhere(0xff, 16))
    }

    #[inline(always)]
    fn shl16_by(self, x: Register, by: u32) -> Register {
        let kept = everywhere(0xffff >> by, 16);
        each(x, x, |x, _| (x & kept) << by)
    }
    #[inline(always)]
    fn shr16_by(self, x: Register, by: u32) -> Register {
        let kept = everywhere(0xffff >> by, 16);
        each(x, x, |x, _| x >> by & kept)
    }

    #[inline(always)]
    fn any(self, x: Register) -> bool {
        x != [0; 2]
    }

    #[inline(always)]
    fn slice(self, words: &[u64; 64]) -> [[u8; 64]; 8] {
        let mut bytes = [[0; 64]; 8];
        let (groups, _) = words.as_chunks::<8>();
        for (group, words) in groups.iter().enumerate() {
            for (bytes, row) in bytes.iter_mut().zip(mirror(*words)) {
                bytes[8 * group..8 * group + 8].copy_from_slice(&row.to_le_bytes());
            }
        }
        bytes
    }
    #[inline(always)]
    fn unslice(self, bytes: &[[u8; 64]; 8]) -> [u64; 64] {
        let mut words = [0; 64];
        let (groups, _) = words.as_chunks_mut::<8>();
        for (group, words) in groups.iter_mut().enumerate() {
            *words = mirror(core::array::from_fn(|byte| {
                let (rows, _) = bytes[byte].as_chunks::<8>();
                u64::from_le_bytes(rows[group])
            }));
        }
        words
    }

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
        words!(|word| a[word] & b[word])
    }
    #[inline(always)]
    fn quad_or(self, a: [u64; 4], b: [u64; 4]) -> [u64; 4] {
        words!(|word| a[word] | b[word])
    }
    #[inline(always)]
    fn quad_xor(self, a: [u64; 4], b: [u64; 4]) -> [u64; 4] {
        words!(|word| a[word] ^ b[word])
    }
    #[inline(always)]
    fn quad_sub(self, a: [u64; 4], b: [u64; 4]) -> [u64; 4] {
        words!(|word| a[word].wrapping_sub(b[word]))
    }
    #[inline(always)]
    fn quad_swap_bytes(self, x: [u64; 4]) -> [u64; 4] {
        words!(|word| x[word].swap_bytes())
    }
    #[inline(always)]
    fn quad_slide(self, lower: [u64; 4], line: [u64; 4], occupied: [u64; 4]) -> [u64; 4] {
        words!(|at| rays::slide(lower[at], line[at] & !lower[at], occupied[at]) & line[at])
    }
    #[inline(always)]
    fn quad_pairs(self, x: [u64; 4]) -> [u64; 2] {
        [x[0] | x[1], x[2] | x[3]]
    }
    #[inline(always)]
    fn quad_shl(self, x: [u64; 4], by: [u64; 4]) -> [u64; 4] {
        words!(|word| if by[word] < 64 { x[word] << by[word] } else { 0 })
    }
    #[inline(always)]
    fn quad_shr(self, x: [u64; 4], by: [u64; 4]) -> [u64; 4] {
        words!(|word| if by[word] < 64 { x[word] >> by[word] } else { 0 })
    }
    #[inline(always)]
    fn quad_union(self, x: [u64; 4]) -> u64 {
        x[0] | x[1] | x[2] | x[3]
    }
}
