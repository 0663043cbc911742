//! Walks from square to square: a list of instructions for each square where the piece can stand.
//!
//! An instruction is `square | kind << 9 | skip << 11`. Kind 0 reaches the square. Kind 1 goes on if the square is
//! empty, kind 2 if it is occupied, and else the next `skip` instructions are left out. Kind 3 reaches the
//! square and then acts like kind 1.

macro_rules! walks {
    ($($module:ident: $word:ty, [$($lanes:tt)*];)*) => { $(
        #[doc = concat!("Walks on `", stringify!($word), "` words.")]
        pub mod $module {
            use crate::word::$module as word;

            /// The squares reached from bit `from`, whose instructions are `code[starts[from]..starts[from + 1]]`.
            #[inline]
            #[must_use]
            pub const fn reach<$($lanes)*>(
                starts: &[u32],
                code: &[u32],
                from: usize,
                occupied: $word,
            ) -> $word {
                let mut reached = word::zero();
                let (mut at, end) = (starts[from] as usize, starts[from + 1] as usize);
                while at < end {
                    let (square, kind) = (code[at] & 511, code[at] >> 9 & 3);
                    if kind % 3 == 0 {
                        reached = word::or(reached, word::bit(square));
                    }
                    if kind != 0 && word::test(occupied, square) == (kind != 2) {
                        at += (code[at] >> 11) as usize;
                    }
                    at += 1;
                }
                reached
            }
        }
    )* };
}

walks! {
    u8: u8, [];
    u16: u16, [];
    u32: u32, [];
    u64: u64, [];
    u128: u128, [];
    lanes: [u64; N], [const N: usize];
}

#[cfg(test)]
mod tests {
    /// From square 0: 1 if it is empty and 2 behind it; 3 if 2 is occupied; 4 in any case. From square 1: none.
    const STARTS: [u32; 3] = [0, 5, 5];
    const CODE: [u32; 5] = [1 | 3 << 9 | 1 << 11, 2, 2 | 2 << 9 | 1 << 11, 3, 4];

    #[test]
    fn instructions_are_left_out_by_occupancy() {
        let reach = |occupied| super::u8::reach(&STARTS, &CODE, 0, occupied);
        assert_eq!([0, 0b10, 0b100, 0b1_1111].map(reach), [0b1_0110, 0b1_0010, 0b1_1110, 0b1_1010]);
        assert_eq!(super::lanes::reach(&STARTS, &CODE, 0, [0b100, 0]), [0b1_1110, 0]);
        assert_eq!(super::u128::reach(&STARTS, &CODE, 1, 0), 0);
    }
}
