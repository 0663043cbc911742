//! Bits that are no squares, holes and indices that are none, by every way.

use std::panic;

use bitboard_core::piece;

macro_rules! ways {
    ($($name:ident($($by:tt)*))*) => {
        mod plain {
            $(
                #[bitboard_core::piece("RN", board = 5x3, by = $($by)*)]
                pub const fn $name(from: usize, occupied: u32) -> u32;
            )*
        }

        mod with_holes {
            $(
                #[bitboard_core::piece(
                    "RN",
                    board = 5x3,
                    cells = [". . . . #", ". . # . .", "# . . . ."],
                    by = $($by)*
                )]
                pub const fn $name(from: u8, occupied: [u64; 1]) -> [u64; 1];
            )*
        }

        fn check() {
            for seed in 0..100_u32 {
                let occupied = seed.wrapping_mul(0x9e37_79b9);
                for from in 0..15 {
                    $(
                        let set = plain::$name(from, occupied);
                        assert_eq!(set >> 15, 0, stringify!($name));
                        assert_eq!(set, plain::rays(from, occupied & 0x7fff), stringify!($name));
                        assert_eq!(set, plain::rays(from, occupied | 1 << from), stringify!($name));
                        let [set] = with_holes::$name(from as u8, [occupied.into()]);
                        assert_eq!(set & !0x3f7e, 0, stringify!($name));
                        assert_eq!([set], with_holes::rays(from as u8, [occupied.into()]), stringify!($name));
                    )*
                }
                for hole in [0, 7, 14] {
                    $(assert_eq!(with_holes::$name(hole, [occupied.into()]), [0], stringify!($name));)*
                }
            }
            for beyond in [15, 31, 32, usize::MAX] {
                $(
                    let caught = panic::catch_unwind(|| plain::$name(beyond, 0));
                    assert!(caught.is_err(), "{beyond} {}", stringify!($name));
                )*
            }
        }
    };
}

ways! {
    rays(rays)
    auto(auto)
    tables(tables)
    one_table(tables(lookups = 1, index = direct))
    two_tables(tables(lookups = 2, index = unique))
    fill(fill)
    walk(walk)
}

#[piece("R", board = 5x3)]
const fn rooks(rooks: u32, occupied: u32) -> u32;

#[piece("K", board = 5x3)]
const fn kings(kings: u32) -> u32;

fn main() {
    panic::set_hook(Box::new(|_| {}));
    check();
    assert_eq!(rooks(1 << 15 | 1 << 20 | 1, !0), 1 << 1 | 1 << 5);
    assert_eq!(kings(1 << 15 | 1 << 31), 0);
    // Rooks protect each other.
    assert_eq!(rooks(0b101, 0b101) & 0x1f, 0b1_1111);
}
