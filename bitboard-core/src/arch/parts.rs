//! How levels with registers below 64 bytes write their operations, and how they cut words into bytes.
#![cfg(any(target_arch = "x86_64", all(target_arch = "aarch64", target_endian = "little")))]

/// Writes methods of [`Lanes`](super::Lanes) as expressions of the values before the arrow. The blocks they
/// stand in are unsafe, which is right because there is a token only where the processor has the
/// instructions.
macro_rules! operations {
    ($this:ident: $register:ty; $($name:ident $(<$n:ident>)? ($($value:ident),+) => $result:expr;)*) => { $(
        #[inline(always)]
        #[allow(unused_unsafe)]
        fn $name $(<const $n: i32>)? ($this $(, $value: $register)+) -> $register {
            // SAFETY: there is a token only where the processor has the instructions.
            unsafe { $result }
        }
    )* };
}

/// Writes the methods that turn bytes into registers and back.
macro_rules! bytes {
    ($register:ty, $bytes:literal) => {
        #[inline(always)]
        fn load(self, bytes: &[u8; 64], part: usize) -> $register {
            let (parts, _) = bytes.as_chunks::<$bytes>();
            // SAFETY: both have the same size and no padding, and any bits will do.
            unsafe { transmute::<[u8; $bytes], $register>(parts[part]) }
        }
        #[inline(always)]
        fn store(self, x: $register, bytes: &mut [u8; 64], part: usize) {
            let (parts, _) = bytes.as_chunks_mut::<$bytes>();
            // SAFETY: as above.
            parts[part] = unsafe { transmute::<$register, [u8; $bytes]>(x) };
        }
        #[inline(always)]
        fn splat8(self, x: u8) -> $register {
            // SAFETY: as above.
            unsafe { transmute::<[u8; $bytes], $register>([x; $bytes]) }
        }
        #[inline(always)]
        fn splat16(self, x: u16) -> $register {
            // SAFETY: as above.
            unsafe { transmute::<[u16; $bytes / 2], $register>([x; $bytes / 2]) }
        }
    };
}

/// The register with words `at` to `at + N` of a list.
#[inline(always)]
pub(super) fn words<const N: usize>(words: &[u64; 64], at: usize) -> [u64; N] {
    let mut some = [0; N];
    some.copy_from_slice(&words[at..at + N]);
    some
}

/// Registers of 16-byte groups with the bits of the addresses of their lanes rotated by one. Of eight registers and
/// bytes: of register (r2 r1 r0) and byte (y3 y2 y1 y0), register (r1 r0 y3) and byte (y2 y1 y0 r2). Seven times, and
/// all is back in place.
///
/// `low` and `high` interleave the lanes of the lower or upper halves of the groups. This is a macro because a closure
/// that is not inlined does not have the instructions of the level.
macro_rules! rotate {
    ($registers:ident, $low:ident, $high:ident) => {{
        let from = $registers;
        let half = from.len() / 2;
        let mut at = 0;
        while at < half {
            let (a, b) = (from[at], from[at + half]);
            // SAFETY: there is a token only where the processor has the instructions.
            ($registers[2 * at], $registers[2 * at + 1]) = unsafe { ($low(a, b), $high(a, b)) };
            at += 1;
        }
    }};
}

/// Writes the methods that cut words into lines and put them together, for registers of 16 bytes: with what interleaves
/// bytes, then what interleaves 16 bits.
macro_rules! slices {
    ($register:ty; $low:ident $high:ident, $low16:ident $high16:ident) => {
        #[inline(always)]
        fn slice(self, all: &[u64; 64]) -> [[u8; 64]; 8] {
            let mut bytes = [[0; 64]; 8];
            for part in 0..4 {
                let mut group = [self.zero(); 8];
                for at in 0..8 {
                    // SAFETY: both are 16 bytes without padding, for which any bits will do.
                    group[at] = unsafe { transmute::<[u64; 2], $register>(words(all, 16 * part + 2 * at)) };
                }
                for _ in 0..4 {
                    rotate!(group, $low, $high);
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
            for part in 0..4 {
                let mut group = [self.zero(); 8];
                for byte in 0..8 {
                    group[byte] = self.load(&bytes[byte], part);
                }
                for _ in 0..3 {
                    rotate!(group, $low, $high);
                }
                for at in 0..8 {
                    // SAFETY: both are 16 bytes without padding, for which any bits will do.
                    let two = unsafe { transmute::<$register, [u64; 2]>(group[at]) };
                    words[16 * part + 2 * at..][..2].copy_from_slice(&two);
                }
            }
            words
        }
        #[inline(always)]
        fn slice16(self, all: &[u64; 64]) -> [[u8; 64]; 8] {
            let mut lines = [[0; 64]; 8];
            for eight in 0..8 {
                let mut group = [self.zero(); 4];
                for at in 0..4 {
                    // SAFETY: both are 16 bytes without padding, for which any bits will do.
                    group[at] = unsafe { transmute::<[u64; 2], $register>(words(all, 8 * eight + 2 * at)) };
                }
                for _ in 0..3 {
                    rotate!(group, $low16, $high16);
                }
                for line in 0..4 {
                    self.store(group[line], &mut lines[eight / 4 * 4 + line], eight % 4);
                }
            }
            lines
        }
        #[inline(always)]
        fn unslice16(self, lines: &[[u8; 64]; 8]) -> [u64; 64] {
            let mut words = [0; 64];
            for eight in 0..8 {
                let mut group = [self.zero(); 4];
                for line in 0..4 {
                    group[line] = self.load(&lines[eight / 4 * 4 + line], eight % 4);
                }
                for _ in 0..2 {
                    rotate!(group, $low16, $high16);
                }
                for at in 0..4 {
                    // SAFETY: both are 16 bytes without padding, for which any bits will do.
                    let two = unsafe { transmute::<$register, [u64; 2]>(group[at]) };
                    words[8 * eight + 2 * at..][..2].copy_from_slice(&two);
                }
            }
            words
        }
    };
}

pub(super) use {bytes, operations, rotate, slices};
