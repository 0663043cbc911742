//! How many operations the kernels are, counted by running them on registers that hold nothing.
//!
//! What the kernels compute for nothing at the edges of the board is counted, though no compiler keeps it.

use core::cell::Cell;

use super::lines::{self, Ranks};
use super::{Army, army, flood, othello};
use crate::arch::{Lanes, Level, Sealed, Slides};

std::thread_local! {
    static COUNT: Cell<u32> = const { Cell::new(0) };
}

/// A level that counts. An operation is one instruction of AVX-512.
#[derive(Clone, Copy, Debug)]
struct Counting;

impl Sealed for Counting {}

macro_rules! counted {
    ($($name:ident $(<$n:ident>)? ($($value:ident),+);)*) => { $(
        fn $name $(<const $n: i32>)? (self $(, $value: ())+) {
            $(let () = $value;)+
            COUNT.set(COUNT.get() + 1);
        }
    )* };
}

impl Lanes for Counting {
    type Register = ();
    const PARTS: usize = 1;
    const REVERSES: bool = true;

    fn level(self) -> Level {
        Level::PORTABLE
    }
    fn load(self, _: &[u8; 64], _: usize) {}
    fn store(self, (): (), _: &mut [u8; 64], _: usize) {}
    fn splat8(self, _: u8) {}
    fn splat16(self, _: u16) {}
    fn shl16_by(self, (): (), _: u32) {
        COUNT.set(COUNT.get() + 1);
    }
    fn shr16_by(self, (): (), _: u32) {
        COUNT.set(COUNT.get() + 1);
    }
    fn any(self, (): ()) -> bool {
        false
    }

    counted! {
        and(a, b);
        or(a, b);
        xor(a, b);
        and_not(a, b);
        not(a);
        or3(a, b, c);
        carry(a, b, c);
        carry_through(a, b, c);
        differs(a, b, c);
        shl8<N>(a);
        shr8<N>(a);
        add8(a, b);
        sub8(a, b);
        reverse8(a);
        count8(a);
        shl16<N>(a);
        shr16<N>(a);
        add16(a, b);
        sub16(a, b);
        reverse16(a);
        count16(a);
    }

    fn slice(self, _: &[u64; 64]) -> [[u8; 64]; 8] {
        [[0; 64]; 8]
    }
    fn unslice(self, _: &[[u8; 64]; 8]) -> [u64; 64] {
        [0; 64]
    }

    type Quad = ();
    const SLIDES: Slides = Slides::Words;
    fn quad(self, _: [u64; 4]) {}
    fn quad_words(self, (): ()) -> [u64; 4] {
        [0; 4]
    }
    fn quad_union(self, (): ()) -> u64 {
        0
    }
    fn quad_pairs(self, (): ()) -> [u64; 2] {
        [0; 2]
    }
    counted! {
        quad_and(a, b);
        quad_or(a, b);
        quad_xor(a, b);
        quad_sub(a, b);
        quad_shl(a, b);
        quad_shr(a, b);
        quad_swap_bytes(a);
        quad_slide(a, b, c);
    }
}

const NOTHING: Ranks<Counting> = [(); 8];

const ARMY: Army<Ranks<Counting>> =
    Army { pawns: NOTHING, knights: NOTHING, diagonal: NOTHING, orthogonal: NOTHING, kings: NOTHING };

/// The operations of a kernel.
fn count<T>(kernel: impl FnOnce(Counting) -> T) -> u32 {
    COUNT.set(0);
    kernel(Counting);
    COUNT.get()
}

#[test]
fn kernels_are_as_short_as_they_were() {
    let set = &NOTHING;
    let counts = [
        ("sliders", count(|lanes| lines::slider_attacks(lanes, set, set, set)), 162),
        ("knights", count(|lanes| lines::knight_attacks(lanes, *set)), 58),
        ("kings", count(|lanes| lines::king_attacks(lanes, *set)), 38),
        ("pawns", count(|lanes| lines::pawn_attacks_up(lanes, *set)), 21),
        ("one direction", count(|lanes| lines::attacks_up(lanes, set, set, lines::Side::Higher)), 14),
        ("along lines of 16", count(|lanes| lanes.attacks_across16((), ())), 8),
        ("attack map", count(|lanes| army::map(lanes, &Army::default(), 0, set, set)), 274),
        ("targets", count(|lanes| army::counted(lanes, &ARMY, set)), 959),
        ("Othello moves", count(|lanes| othello::moves(lanes, set, set)), 248),
        ("Othello flips", count(|lanes| othello::flips(lanes, set, set, set)), 488),
        (
            "flood, one turn",
            count(|lanes| flood::spread::<_, 8, 8>(lanes, set, set, &[lines::Side::None])),
            126,
        ),
    ];
    for (kernel, counted, expected) in counts {
        assert_eq!(counted, expected, "{kernel}");
    }
}
