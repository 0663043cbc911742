//! Tables out of byte strings.
//!
//! A table of numbers written out is slow to compile: every number is an expression of its own. A byte string
//! is one expression, and reading it as an array takes the compiler no time. The bytes are little-endian
//! whatever the target is, since a macro knows only the machine that it runs on.
#![allow(unsafe_code)]

/// Reads the bytes of a value.
///
/// # Safety
///
/// Any bytes must be a value of `T`.
const unsafe fn read<T: Copy, const B: usize>(bytes: &[u8; B]) -> T {
    const { assert!(B == size_of::<T>(), "the table and its bytes differ in size") };
    // SAFETY: there are as many bytes as the value has, they may lie anywhere, and any are good.
    unsafe { bytes.as_ptr().cast::<T>().read_unaligned() }
}

macro_rules! integer_tables {
    ($($word:ident)*) => { $(
        #[doc = concat!("Tables of `", stringify!($word), "`.")]
        pub mod $word {
            /// One number after the other.
            #[must_use]
            pub const fn words<const B: usize, const N: usize>(bytes: &[u8; B]) -> [$word; N] {
                let [table] = rows(bytes);
                table
            }

            /// One row after the other.
            #[must_use]
            pub const fn rows<const B: usize, const R: usize, const S: usize>(
                bytes: &[u8; B],
            ) -> [[$word; R]; S] {
                let [table] = blocks(bytes);
                table
            }

            /// One block of rows after the other.
            #[must_use]
            pub const fn blocks<const B: usize, const R: usize, const S: usize, const N: usize>(
                bytes: &[u8; B],
            ) -> [[[$word; R]; S]; N] {
                // SAFETY: any bytes are integers.
                let mut table: [[[$word; R]; S]; N] = unsafe { super::read(bytes) };
                // Only where it changes something: the compiler would turn the loops one number at a time.
                if cfg!(target_endian = "big") {
                    let mut block = 0;
                    while block < N {
                        let mut row = 0;
                        while row < S {
                            let mut column = 0;
                            while column < R {
                                table[block][row][column] = table[block][row][column].swap_bytes();
                                column += 1;
                            }
                            row += 1;
                        }
                        block += 1;
                    }
                }
                table
            }
        }
    )* };
}

integer_tables! { u8 u16 u32 u64 u128 }

/// Tables of `[u64; L]`.
pub mod lanes {
    /// One word after the other.
    #[must_use]
    pub const fn words<const B: usize, const L: usize, const N: usize>(bytes: &[u8; B]) -> [[u64; L]; N] {
        super::u64::rows(bytes)
    }

    /// One row after the other.
    #[must_use]
    pub const fn rows<const B: usize, const L: usize, const R: usize, const S: usize>(
        bytes: &[u8; B],
    ) -> [[[u64; L]; R]; S] {
        super::u64::blocks(bytes)
    }
}

#[cfg(test)]
mod tests {
    const BYTES: &[u8; 16] = b"\x01\x02\x03\x04\x05\x06\x07\x08\x11\x12\x13\x14\x15\x16\x17\x18";

    #[test]
    fn bytes_are_little_endian() {
        const WORDS: [u64; 2] = super::u64::words(BYTES);
        assert_eq!(WORDS, [0x0807_0605_0403_0201, 0x1817_1615_1413_1211]);
        assert_eq!(super::u8::words(BYTES), *BYTES);
        assert_eq!(
            super::u16::rows(BYTES),
            [[0x0201, 0x0403], [0x0605, 0x0807], [0x1211, 0x1413], [0x1615, 0x1817]]
        );
        assert_eq!(super::u128::words(BYTES), [0x1817_1615_1413_1211_0807_0605_0403_0201]);
    }

    #[test]
    fn lanes_are_numbers_of_64_bits() {
        const WORDS: [u64; 2] = super::u64::words(BYTES);
        assert_eq!(super::lanes::words(BYTES), [WORDS]);
        assert_eq!(super::lanes::rows(BYTES), [[[WORDS[0]], [WORDS[1]]]]);
    }
}
