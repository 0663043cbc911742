//! Ray arithmetic against a walk along the line, on words of all kinds.

use super::Shape;

/// A random number generator good enough for occupancies.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u128 {
        let mut half = || {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            u128::from(self.0)
        };
        half() | half() << 64
    }
}

/// Squares of a line behind the first occupied one: up to the second, or only the first of them.
fn hop(line: impl Iterator<Item = u32>, occupied: u128, just_behind: bool) -> u128 {
    let (mut hurdles, mut reached) = (0, 0);
    for square in line {
        if hurdles == 1 {
            reached |= 1 << square;
        }
        hurdles += occupied >> square & 1;
        if hurdles == 2 || (just_behind && reached != 0) {
            break;
        }
    }
    reached
}

/// Squares of a line up to and including the first occupied one.
fn slide(line: impl Iterator<Item = u32>, occupied: u128) -> u128 {
    let mut reached = 0;
    for square in line {
        reached |= 1 << square;
        if occupied >> square & 1 == 1 {
            break;
        }
    }
    reached
}

/// How many lines are tried; an interpreter of the compiler's output has less time.
const ROUNDS: usize = if cfg!(miri) { 20 } else { 2000 };

macro_rules! agree {
    ($name:ident, $module:ident: $word:ty, $bits:literal, $to:expr) => {
        #[test]
        fn $name() {
            use super::$module as rays;

            let to: fn(u128) -> $word = $to;
            let all = u128::MAX >> (128 - $bits);
            let mut random = Random(0x9e37_79b9_7f4a_7c15);
            for _ in 0..ROUNDS {
                let mut random = || random.next() & all;
                // Sparse and dense lines and occupancies.
                let line = if random() & 1 == 0 { random() } else { random() & random() & random() };
                let occupied = if random() & 1 == 0 { random() } else { random() & random() & random() };
                let squares = || (0..$bits).filter(|&square| line >> square & 1 == 1);
                let from = (random() % $bits) as u32;
                let below = line & ((1 << from) - 1);
                let above = line & !below;

                let reached = slide(squares().rev().filter(|&square| square < from), occupied)
                    | slide(squares().filter(|&square| square >= from), occupied);
                let slid = rays::slide(to(below), to(above), to(occupied));
                let row = [to(0), to(below), to(above), to(0), to(0)];
                let shape = Shape { slides: 2, plain: true, hops: [0; 4], gates: 0 };
                assert_eq!(rays::union(&row, shape, to(occupied)), to(reached));
                let row = [to(0), to(below), to(above), to(line)];
                let shape = Shape { slides: 1, plain: false, ..shape };
                assert_eq!(rays::union(&row, shape, to(occupied)), to(reached));
                assert_eq!(crate::word::$module::and(slid, to(line)), to(reached));

                let expected = [
                    hop(squares(), occupied, false),
                    hop(squares().rev(), occupied, false),
                    hop(squares(), occupied, true),
                    hop(squares().rev(), occupied, true),
                ];
                let (lines, blockers) = (to(line), to(occupied));
                let found = [
                    rays::hop_up(lines, blockers),
                    rays::hop_down(lines, blockers),
                    rays::behind_up(lines, blockers),
                    rays::behind_down(lines, blockers),
                ];
                assert_eq!(found, expected.map(to), "{line:x} with {occupied:x}");

                let full = if random() & 1 == 0 { line & occupied } else { line & random() };
                let open = if line & occupied == full { all } else { 0 };
                assert_eq!(rays::gate(lines, to(full), blockers, to(all)), to(open));
                let row = [to(1), lines, lines, lines, lines, lines, to(full), to(all)];
                let shape = Shape { slides: 0, plain: false, hops: [1; 4], gates: 1 };
                let union = expected.into_iter().fold(1 | open, |union, set| union | set);
                assert_eq!(rays::union(&row, shape, blockers), to(union));
            }
        }
    };
}

agree! { in_u8, u8: u8, 8, |x| x as u8 }
agree! { in_u16, u16: u16, 16, |x| x as u16 }
agree! { in_u32, u32: u32, 32, |x| x as u32 }
agree! { in_u64, u64: u64, 64, |x| x as u64 }
agree! { in_u128, u128: u128, 128, |x| x }
agree! { in_one_lane, lanes: [u64; 1], 64, |x| [x as u64] }
agree! { in_two_lanes, lanes: [u64; 2], 128, |x| [x as u64, (x >> 64) as u64] }
agree! { in_six_lanes, lanes: [u64; 6], 128, |x| [0, 0, x as u64, 0, (x >> 64) as u64, 0] }
