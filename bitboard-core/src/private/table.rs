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

// Checked by the compiler, so that it is for targets whose tests cannot be run as well.
const _: () = {
    let bytes = b"\x01\x02\x03\x04\x05\x06\x07\x08\x11\x12\x13\x14\x15\x16\x17\x18";
    let words: [u64; 2] = u64::words(bytes);
    assert!(words[0] == 0x0807_0605_0403_0201 && words[1] == 0x1817_1615_1413_1211);
    let [wide]: [u128; 1] = u128::words(bytes);
    assert!(wide == 0x1817_1615_1413_1211_0807_0605_0403_0201);
    let rows: [[u16; 2]; 4] = u16::rows(bytes);
    assert!(rows[1][0] == 0x0605 && rows[1][1] == 0x0807 && rows[2][0] == 0x1211);
    let single: [u8; 16] = u8::words(bytes);
    assert!(single[1] == 2 && single[15] == 0x18);
    let lanes: [[[u64; 1]; 2]; 1] = lanes::rows(bytes);
    assert!(lanes[0][0][0] == words[0] && lanes[0][1][0] == words[1]);
    let [pair]: [[u64; 2]; 1] = lanes::words(bytes);
    assert!(pair[0] == words[0] && pair[1] == words[1]);
};

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    /// Bytes in no order.
    const BYTES: [u8; 64] = {
        let mut bytes = [0; 64];
        let mut at = 0;
        while at < 64 {
            bytes[at] = (at * 167 + 13) as u8;
            at += 1;
        }
        bytes
    };

    /// The bytes of a table from `offset` on: wherever they begin, the words are those.
    fn from<const B: usize>(offset: usize) -> [u8; B] {
        core::array::from_fn(|at| BYTES[offset + at])
    }

    macro_rules! anywhere {
        ($($word:ident)*) => { $(
            #[test]
            fn $word() {
                const SIZE: usize = size_of::<$word>();
                for offset in 0..16 {
                    let memory: Vec<u8> = BYTES[..offset + 2 * SIZE].to_vec();
                    let bytes: &[u8; 2 * SIZE] = memory[offset..].as_array().expect("two words");
                    let words: [$word; 2] = super::$word::words(bytes);
                    let expected = [from(offset), from(offset + SIZE)].map($word::from_le_bytes);
                    assert_eq!(words, expected, "from {offset}");
                    let rows: [[$word; 1]; 2] = super::$word::rows(bytes);
                    assert_eq!(rows, expected.map(|word| [word]), "from {offset}");
                }
            }
        )* };
    }

    anywhere! { u8 u16 u32 u64 u128 }

    #[test]
    fn lanes() {
        for offset in 0..8 {
            let memory: Vec<u8> = BYTES[..offset + 48].to_vec();
            let bytes: &[u8; 48] = memory[offset..].as_array().expect("six words");
            let number = |index: usize| u64::from_le_bytes(from(offset + 8 * index));
            let words: [[u64; 3]; 2] = super::lanes::words(bytes);
            assert_eq!(words, [0, 3].map(|first| [0, 1, 2].map(|lane| number(first + lane))));
            let rows: [[[u64; 2]; 1]; 3] = super::lanes::rows(bytes);
            assert_eq!(rows, [0, 2, 4].map(|first| [[number(first), number(first + 1)]]));
        }
    }
}
