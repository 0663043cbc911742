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
    core::array::from_fn(|word| words[at + word])
}

/// Eight registers of 16-byte groups with the bits of their addresses rotated by one: of register (r2 r1 r0)
/// and byte (y3 y2 y1 y0), register (r1 r0 y3) and byte (y2 y1 y0 r2). Seven times, and all is back in place.
///
/// `low` and `high` interleave the bytes of the lower or upper halves of the groups.
#[inline(always)]
pub(super) fn rotate<T: Copy>(
    registers: [T; 8],
    low: impl Fn(T, T) -> T,
    high: impl Fn(T, T) -> T,
) -> [T; 8] {
    core::array::from_fn(|at| {
        let (a, b) = (registers[at / 2], registers[at / 2 + 4]);
        if at % 2 == 0 { low(a, b) } else { high(a, b) }
    })
}

pub(super) use {bytes, operations};
