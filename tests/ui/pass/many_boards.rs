//! Functions on many boards wherever a function can be, under whatever names.

#![deny(warnings)]
#![allow(dead_code)]

use bitboard_core::{bitboard, fill, leaper};

#[bitboard(8x8)]
mod chess {
    use bitboard_core::arch::Lanes;

    /// A board with the name of a trait that the expansion uses.
    pub struct Kernel(u64);

    impl Kernel {
        #[fill(step(1, 0), step(1, 1), step(0, 1), step(-1, 1), step(-1, 0), step(-1, -1), step(0, -1), step(1, -1))]
        pub fn queens(lanes: &[Self], board: &[Self], bits: &mut [Self]);

        #[leaper(1, 2)]
        pub fn knights(results: [Kernel; 3]) -> [Self; 3];
    }

    /// A type parameter and parameters with names of the expansion.
    #[fill(step(1, 0), step(0, 1))]
    pub fn lines<Register: Lanes>(
        moved_1: Register,
        flood_1: [Register::Register; 8],
        lanes: [Register::Register; 8],
    ) -> [Register::Register; 8];

    /// Lengths that are no literals.
    pub const LENGTH: usize = 3;

    #[leaper(1, 2)]
    pub fn constant_length(knights: [Kernel; LENGTH]) -> [Kernel; LENGTH];
}

/// Holds a word beside other types.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Generic<T>(T);

impl<T> Generic<T> {
    #[leaper(1, 2)]
    fn knights(knights: &[Generic<u64>], out: &mut [Generic<u64>]);
}

macro_rules! rooks {
    ($name:ident, $board:ty) => {
        #[fill(step(1, 0), step(-1, 0), step(0, 1), step(0, -1))]
        fn $name(rooks: &[$board], empty: &[$board], out: &mut [$board]);
    };
}
rooks!(rooks, Generic<u64>);

fn main() {
    #[fill(step(0, 1))]
    fn north(r#type: &[u64], r#match: &[u64], out: &mut [u64]);

    let mut out = [0; 2];
    north(&[1, 2], &[!0; 2], &mut out);
    assert_eq!(out, [0x0101_0101_0101_0100, 0x0202_0202_0202_0200]);

    let mut out = [Generic(0); 1];
    rooks(&[Generic(1)], &[Generic(!0)], &mut out);
    assert_eq!(out, [Generic(0x0101_0101_0101_01fe)]);
    Generic::<String>::knights(&[Generic(1)], &mut out);
    assert_eq!(out, [Generic(1 << 10 | 1 << 17)]);

    let corner = chess::Kernel::from_bits_truncate(1);
    let mut out = [chess::Kernel::EMPTY; 2];
    chess::Kernel::queens(&[corner; 2], &[!corner; 2], &mut out);
    assert_eq!(out.map(|set| set.len()), [21; 2]);
    assert_eq!(chess::Kernel::knights([corner; 3]).map(|set| set.len()), [2; 3]);
    assert_eq!(chess::constant_length([corner; 3]).map(|set| set.len()), [2; 3]);
}
