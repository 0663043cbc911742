//! Functions of sets on every assignment of what each square of their results depends on: its cone.
//!
//! What a square depends on is found out by turning single squares of many boards, in the definition and in the
//! function: on a square that made no difference on any of them no assignment is based. All squares outside of a cone
//! are random, so that it has its chance to make one later. Wider cones than the widest are left to the random boards
//! of the other tests: those of hanging pawns side by side, which depend on four files and more.
//!
//! Only optimised builds do it: `cargo test --release -p bitboard-tests --test chess -- --nocapture` prints what was
//! gone through.

use bitboard_core::chess::Board;
use oracle::Random;

use crate::squares::{At, Squares};

/// A function of up to three sets, and whether a square belongs to its result.
pub struct Function<'a> {
    pub name: &'a str,
    pub run: &'a dyn Fn([Board; 3]) -> Board,
    pub means: &'a dyn Fn([Squares; 3], At) -> bool,
    /// Whether it is only defined where the first two sets have no square in common.
    pub disjoint: bool,
    /// Which sets it takes.
    pub takes: [bool; 3],
}

/// The widest cones that are gone through.
const WIDEST: usize = 24;

/// Boards on which it is found out what a square depends on.
const SAMPLES: usize = 400;

impl Function<'_> {
    /// Goes through all cones that are not too wide, and prints how many that are.
    pub fn exhaust(&self) {
        if cfg!(debug_assertions) {
            return;
        }
        let mut random = Random::new(0xc03e5);
        let (mut cones, mut widest, mut assignments) = (0, 0, 0_u64);
        let mut beyond = Vec::new();
        for (bit, at) in self.results() {
            let cone = self.cone(&mut random, bit, at);
            if cone.len() > WIDEST {
                beyond.push(cone.len());
                continue;
            }
            cones += 1;
            widest = widest.max(cone.len());
            assignments += 1 << cone.len();
            self.go_through(&mut random, &cone, bit, at);
        }
        let (least, most) = (beyond.iter().min(), beyond.iter().max());
        let beyond = least.zip(most).map(|(least, most)| {
            format!(", {} wider ones of {least} to {most} bits left to random boards", beyond.len())
        });
        println!(
            "{:<48}{cones:>3} cones of at most{widest:>3} bits,{assignments:>11} assignments{}",
            self.name,
            beyond.unwrap_or_default()
        );
    }

    /// The squares in the order of their bits.
    fn results(&self) -> impl Iterator<Item = (u32, At)> {
        (0..64).map(|bit| (bit, (bit as i32 % 8, bit as i32 / 8)))
    }

    fn results_at(&self, sets: [u64; 3], bit: u32, at: At) -> [bool; 2] {
        let found = (self.run)(sets.map(Board::from_bits_truncate)).bits() >> bit & 1 == 1;
        [found, (self.means)(sets.map(Squares), at)]
    }

    /// Sets of few squares or many.
    fn boards(&self, random: &mut Random) -> [u64; 3] {
        let mut sets = [(); 3].map(|()| {
            let [a, b, c] = [(); 3].map(|()| random.bits());
            [a, a & b, a | b, a & b & c, a | b | c, !0, 0][random.below(7)]
        });
        if self.disjoint {
            sets[1] &= !sets[0];
        }
        sets
    }

    /// The sets and bits on which a square of the result depends.
    fn cone(&self, random: &mut Random, bit: u32, at: At) -> Vec<(usize, u32)> {
        let mut cone = Vec::new();
        for _ in 0..SAMPLES {
            let sets = self.boards(random);
            let before = self.results_at(sets, bit, at);
            let taken = (0..3).filter(|&set| self.takes[set]);
            for (set, turned) in taken.flat_map(|set| (0..64).map(move |turned| (set, turned))) {
                let mut other = sets;
                other[set] ^= 1 << turned;
                let defined = !self.disjoint || other[0] & other[1] == 0;
                if defined && !cone.contains(&(set, turned)) && self.results_at(other, bit, at) != before {
                    cone.push((set, turned));
                }
            }
        }
        cone
    }

    fn go_through(&self, random: &mut Random, cone: &[(usize, u32)], bit: u32, at: At) {
        let mut sets = [0; 3];
        for number in 0..1_u64 << cone.len() {
            if number % 64 == 0 {
                let mut around = self.boards(random);
                let mut inside = [0; 3];
                cone.iter().for_each(|&(set, bit)| inside[set] |= 1 << bit);
                if self.disjoint {
                    around[0] &= !inside[1];
                    around[1] &= !inside[0];
                }
                for set in 0..3 {
                    sets[set] = sets[set] & inside[set] | around[set] & !inside[set];
                }
            }
            // Each number differs from the one before in one bit of its Gray code.
            if let (true, Some(&(set, bit))) = (number > 0, cone.get(number.trailing_zeros() as usize)) {
                sets[set] ^= 1 << bit;
            }
            if self.disjoint && sets[0] & sets[1] != 0 {
                continue;
            }
            let [found, expected] = self.results_at(sets, bit, at);
            assert!(found == expected, "{} at {at:?}: {found} with {:?}", self.name, sets.map(Squares));
        }
    }
}
