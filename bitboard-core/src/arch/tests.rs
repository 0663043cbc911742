//! Every operation of every level, against the portable one, and that against its definition lane by lane.

use super::{Kernel, Lanes, Level};

/// Of many cases of a kind one in so many is taken; an interpreter of the compiler's output has less time.
const SHARE: usize = if cfg!(miri) { 29 } else { 1 };

/// Words without a pattern.
fn random(seed: &mut u64) -> u64 {
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    seed.wrapping_mul(0x2545_f491_4f6c_dd1d)
}

/// Random bytes, and some that are all of one kind.
fn samples() -> impl Iterator<Item = [u8; 64]> {
    let mut seed = 0x9e37_79b9_7f4a_7c15;
    let uniform = [0, 0xff, 0x01, 0x80, 0x7f].map(|byte| [byte; 64]);
    uniform
        .into_iter()
        .chain((0..40 / SHARE + 1).map(move |_| core::array::from_fn(|_| random(&mut seed) as u8)))
}

fn bytes(x: [u8; 64]) -> [u8; 64] {
    x
}

fn of_bytes(x: [u8; 64]) -> [u8; 64] {
    x
}

fn halves(x: [u8; 64]) -> [u16; 32] {
    core::array::from_fn(|lane| u16::from_le_bytes([x[2 * lane], x[2 * lane + 1]]))
}

fn of_halves(x: [u16; 32]) -> [u8; 64] {
    core::array::from_fn(|byte| x[byte / 2].to_le_bytes()[byte % 2])
}

/// What riders attack towards higher bits of a lane, bit by bit.
fn up(riders: u16, occupied: u16, bits: u32) -> u16 {
    let mut attacks = 0;
    for rider in (0..bits).filter(|bit| riders >> bit & 1 != 0) {
        for bit in rider + 1..bits {
            attacks |= 1 << bit;
            if occupied >> bit & 1 != 0 {
                break;
            }
        }
    }
    attacks
}

/// The same towards lower bits.
fn down(riders: u16, occupied: u16) -> u16 {
    up(riders.reverse_bits(), occupied.reverse_bits(), 16).reverse_bits()
}

/// What every operation makes of three times 64 bytes.
struct Operations([[u8; 64]; 3]);

macro_rules! operations {
    ($(($($call:tt)*) $name:literal $lane:ident $of_lane:ident |$a:ident, $b:ident, $c:ident| $expected:expr;)*) => {
        impl Kernel for Operations {
            type Output = std::vec::Vec<(&'static str, [u8; 64])>;

            #[inline(always)]
            fn run<L: Lanes>(self, lanes: L) -> Self::Output {
                let mut results = std::vec![$(($name, [0; 64])),*];
                for part in 0..L::PARTS {
                    let [x, y, z] = self.0.each_ref().map(|bytes| lanes.load(bytes, part));
                    let parts = [$(operations!(lanes x y z $($call)*)),*];
                    for ((_, result), x) in results.iter_mut().zip(parts) {
                        lanes.store(x, result, part);
                    }
                }
                results
            }
        }

        /// The same, lane by lane.
        fn expected(operands: [[u8; 64]; 3]) -> std::vec::Vec<[u8; 64]> {
            std::vec![$({
                let [x, y, z] = operands.map($lane);
                $of_lane(core::array::from_fn(|lane| {
                    let ($a, $b, $c) = (x[lane], y[lane], z[lane]);
                    let _ = ($b, $c);
                    $expected
                }))
            }),*]
        }
    };
    ($lanes:ident $x:ident $y:ident $z:ident $operation:ident $(::<$n:literal>)? 1) => { $lanes.$operation $(::<$n>)? ($x) };
    ($lanes:ident $x:ident $y:ident $z:ident $operation:ident by $by:literal) => { $lanes.$operation($x, $by) };
    ($lanes:ident $x:ident $y:ident $z:ident $operation:ident 2) => { $lanes.$operation($x, $y) };
    ($lanes:ident $x:ident $y:ident $z:ident $operation:ident riders) => { $lanes.$operation($lanes.and($x, $y), $y) };
    ($lanes:ident $x:ident $y:ident $z:ident $operation:ident 3) => { $lanes.$operation($x, $y, $z) };
}

operations! {
    (and 2) "and" bytes of_bytes |a, b, c| a & b;
    (or 2) "or" bytes of_bytes |a, b, c| a | b;
    (xor 2) "xor" bytes of_bytes |a, b, c| a ^ b;
    (and_not 2) "and_not" bytes of_bytes |a, b, c| a & !b;
    (not 1) "not" bytes of_bytes |a, b, c| !a;
    (or3 3) "or3" bytes of_bytes |a, b, c| a | b | c;
    (carry 3) "carry" bytes of_bytes |a, b, c| a | b & !c;
    (carry_through 3) "carry_through" bytes of_bytes |a, b, c| a | b & c;
    (differs 3) "differs" bytes of_bytes |a, b, c| (a ^ b) | (a ^ c);
    (shl8::<1> 1) "shl8 1" bytes of_bytes |a, b, c| a << 1;
    (shl8::<2> 1) "shl8 2" bytes of_bytes |a, b, c| a << 2;
    (shl8::<3> 1) "shl8 3" bytes of_bytes |a, b, c| a << 3;
    (shl8::<7> 1) "shl8 7" bytes of_bytes |a, b, c| a << 7;
    (shr8::<1> 1) "shr8 1" bytes of_bytes |a, b, c| a >> 1;
    (shr8::<2> 1) "shr8 2" bytes of_bytes |a, b, c| a >> 2;
    (shr8::<5> 1) "shr8 5" bytes of_bytes |a, b, c| a >> 5;
    (shr8::<7> 1) "shr8 7" bytes of_bytes |a, b, c| a >> 7;
    (add8 2) "add8" bytes of_bytes |a, b, c| a.wrapping_add(b);
    (sub8 2) "sub8" bytes of_bytes |a, b, c| a.wrapping_sub(b);
    (reverse8 1) "reverse8" bytes of_bytes |a, b, c| a.reverse_bits();
    (count8 1) "count8" bytes of_bytes |a, b, c| a.count_ones() as u8;
    (attacks_up8 riders) "attacks_up8" bytes of_bytes |a, b, c| up(u16::from(a & b), b.into(), 8) as u8;
    (attacks_down8 riders) "attacks_down8" bytes of_bytes |a, b, c| down(u16::from(a & b), b.into()) as u8;
    (attacks_across8 riders) "attacks_across8" bytes of_bytes |a, b, c| {
        (up(u16::from(a & b), b.into(), 8) | down(u16::from(a & b), b.into())) as u8
    };
    (attacks_up16 riders) "attacks_up16" halves of_halves |a, b, c| up(a & b, b, 16);
    (attacks_down16 riders) "attacks_down16" halves of_halves |a, b, c| down(a & b, b);
    (attacks_across16 riders) "attacks_across16" halves of_halves |a, b, c| up(a & b, b, 16) | down(a & b, b);
    (shl16::<1> 1) "shl16 1" halves of_halves |a, b, c| a << 1;
    (shl16::<2> 1) "shl16 2" halves of_halves |a, b, c| a << 2;
    (shl16::<9> 1) "shl16 9" halves of_halves |a, b, c| a << 9;
    (shl16::<15> 1) "shl16 15" halves of_halves |a, b, c| a << 15;
    (shl16_by by 0) "shl16_by 0" halves of_halves |a, b, c| a;
    (shl16_by by 5) "shl16_by 5" halves of_halves |a, b, c| a << 5;
    (shl16_by by 15) "shl16_by 15" halves of_halves |a, b, c| a << 15;
    (shr16_by by 0) "shr16_by 0" halves of_halves |a, b, c| a;
    (shr16_by by 5) "shr16_by 5" halves of_halves |a, b, c| a >> 5;
    (shr16_by by 15) "shr16_by 15" halves of_halves |a, b, c| a >> 15;
    (shr16::<1> 1) "shr16 1" halves of_halves |a, b, c| a >> 1;
    (shr16::<8> 1) "shr16 8" halves of_halves |a, b, c| a >> 8;
    (shr16::<15> 1) "shr16 15" halves of_halves |a, b, c| a >> 15;
    (add16 2) "add16" halves of_halves |a, b, c| a.wrapping_add(b);
    (sub16 2) "sub16" halves of_halves |a, b, c| a.wrapping_sub(b);
    (reverse16 1) "reverse16" halves of_halves |a, b, c| a.reverse_bits();
    (count16 1) "count16" halves of_halves |a, b, c| a.count_ones() as u16;
}

#[test]
fn operations_are_those_of_lanes() {
    let all: std::vec::Vec<_> = samples().collect();
    for level in Level::available() {
        for at in 0..all.len() {
            let operands = [all[at], all[(at + 1) % all.len()], all[(at + 7) % all.len()]];
            for ((name, result), expected) in
                level.run(Operations(operands)).into_iter().zip(expected(operands))
            {
                assert_eq!(result, expected, "{level}: {name} of {operands:x?}");
            }
        }
    }
}

/// Bytes to registers in every way, and back.
struct Memory([u8; 64]);

impl Kernel for Memory {
    type Output = ();

    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) {
        let level = lanes.level();
        let [mut copy, mut narrow, mut wide] = [[0; 64]; 3];
        let mut any = false;
        for part in 0..L::PARTS {
            let x = lanes.load(&self.0, part);
            lanes.store(x, &mut copy, part);
            any |= lanes.any(x);
            assert!(!lanes.any(lanes.zero()), "{level}");
            lanes.store(lanes.splat8(self.0[5]), &mut narrow, part);
            lanes.store(lanes.splat16(u16::from_le_bytes([self.0[6], self.0[7]])), &mut wide, part);
        }
        assert_eq!(copy, self.0, "{level}");
        assert_eq!(any, self.0 != [0; 64], "{level}");
        assert_eq!(narrow, [self.0[5]; 64], "{level}");
        assert_eq!(wide, core::array::from_fn(|byte| self.0[6 + byte % 2]), "{level}");
    }
}

#[test]
fn memory() {
    for level in Level::available() {
        samples().for_each(|bytes| level.run(Memory(bytes)));
        for bit in (0..512).step_by(SHARE) {
            let mut bytes = [0; 64];
            bytes[bit / 8] = 1 << (bit % 8);
            level.run(Memory(bytes));
        }
    }
}

/// 64 words cut into bytes and into 16 bits, and put together again.
struct Cut([u64; 64]);

impl Kernel for Cut {
    type Output = [([[u8; 64]; 8], [u64; 64]); 2];

    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) -> Self::Output {
        let (slices, slices16) = (lanes.slice(&self.0), lanes.slice16(&self.0));
        [(slices, lanes.unslice(&slices)), (slices16, lanes.unslice16(&slices16))]
    }
}

#[test]
fn slices_hold_a_part_of_each_word() {
    let mut seed = 1;
    let words: [u64; 64] = core::array::from_fn(|_| random(&mut seed));
    for level in Level::available() {
        let [(slices, back), (slices16, back16)] = level.run(Cut(words));
        for (byte, slice) in slices.iter().enumerate() {
            let expected: [u8; 64] = core::array::from_fn(|word| words[word].to_le_bytes()[byte]);
            assert_eq!(*slice, expected, "{level}: byte {byte}");
        }
        assert_eq!(back, words, "{level}");
        for (line, slice) in slices16.iter().enumerate() {
            let expected: [u8; 64] = core::array::from_fn(|byte| {
                words[line / 4 * 32 + byte / 2].to_le_bytes()[line % 4 * 2 + byte % 2]
            });
            assert_eq!(*slice, expected, "{level}: line {line} of 16 bits");
        }
        assert_eq!(back16, words, "{level}: lines of 16 bits");
    }
}

/// What every operation on four words makes of two quads.
struct Quads([u64; 4], [u64; 4], [u64; 4]);

impl Kernel for Quads {
    type Output = std::vec::Vec<[u64; 4]>;

    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) -> Self::Output {
        let (x, y, by) = (lanes.quad(self.0), lanes.quad(self.1), lanes.quad(self.2));
        let [first, last] = lanes.quad_pairs(x);
        let quads = [
            lanes.quad_and(x, y),
            lanes.quad_or(x, y),
            lanes.quad_xor(x, y),
            lanes.quad_sub(x, y),
            lanes.quad_shl(x, by),
            lanes.quad_shr(x, by),
            lanes.quad_swap_bytes(x),
            lanes.quad_splat(self.0[1]),
        ];
        let mut all: std::vec::Vec<_> = quads.into_iter().map(|quad| lanes.quad_words(quad)).collect();
        all.push([lanes.quad_union(x), first, last, 0]);
        all
    }
}

#[test]
fn quads() {
    let mut seed = 7;
    for turn in (0..200).step_by(SHARE) {
        let mut four = || core::array::from_fn(|_| random(&mut seed));
        let (x, y): ([u64; 4], [u64; 4]) = (four(), four());
        let by = [turn % 100, 63, 64, turn / 2];
        let each = |of: &dyn Fn(usize) -> u64| core::array::from_fn(of);
        let expected = [
            each(&|at| x[at] & y[at]),
            each(&|at| x[at] | y[at]),
            each(&|at| x[at] ^ y[at]),
            each(&|at| x[at].wrapping_sub(y[at])),
            each(&|at| x[at].unbounded_shl(by[at] as u32)),
            each(&|at| x[at].unbounded_shr(by[at] as u32)),
            x.map(u64::swap_bytes),
            [x[1]; 4],
            [x[0] | x[1] | x[2] | x[3], x[0] | x[1], x[2] | x[3], 0],
        ];
        for level in Level::available() {
            assert_eq!(level.run(Quads(x, y, by)), expected, "{level}");
        }
    }
}

/// The slide from a bit of a word, in four ways of blocking it.
struct Slide(u32, [u64; 4]);

impl Kernel for Slide {
    type Output = [u64; 4];

    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) -> [u64; 4] {
        let lower = (1 << self.0) - 1;
        let line = lanes.quad_splat(!(1 << self.0));
        lanes.quad_words(lanes.quad_slide(lanes.quad_splat(lower), line, lanes.quad(self.1)))
    }
}

#[test]
fn slides_end_at_the_nearest_blockers() {
    let mut seed = 3;
    for from in (0..64).step_by(SHARE) {
        for density in 0..6 {
            let occupied: [u64; 4] = core::array::from_fn(|_| {
                (0..density).fold(u64::MAX, |occupied, _| occupied & random(&mut seed))
            });
            let expected = occupied.map(|occupied| {
                let lowest = (0..from).rev().find(|&bit| occupied >> bit & 1 != 0).unwrap_or(0);
                let highest = (from + 1..64).find(|&bit| occupied >> bit & 1 != 0).unwrap_or(63);
                (lowest..=highest).fold(0, |all, bit| all | 1 << bit)
            });
            for level in Level::available() {
                let found = level.run(Slide(from, occupied));
                assert_eq!(
                    found.map(|bits| bits | 1 << from),
                    expected.map(|bits: u64| bits | 1 << from),
                    "{level}"
                );
            }
        }
    }
}

#[test]
fn levels_are_found_and_named() {
    let all: std::vec::Vec<_> = Level::available().collect();
    assert_eq!(all.first(), Some(&Level::PORTABLE));
    assert!(all.is_sorted());
    for &level in &all {
        assert_eq!(Level::named(level.name()), Some(level));
        assert_eq!(level.run(|level: Level| level), level);
        assert_eq!(std::format!("{level:>9}").len(), 9);
    }
    assert!(all.contains(&Level::detect()));
}
