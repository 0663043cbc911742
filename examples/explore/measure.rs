//! Clocks: how long something takes to build, and how long a query takes on random positions.

use std::hint::black_box;
use std::time::{Duration, Instant};

/// Numbers that look random and are the same in every run.
pub struct Random(u64);

impl Random {
    /// A sequence of its own for each seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 bits, by the generator known as SplitMix64.
    pub const fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// A number below `end`, which is not 0.
    pub const fn below(&mut self, end: u32) -> u32 {
        (((self.bits() >> 32) * end as u64) >> 32) as u32
    }
}

/// The fastest of a few runs, as long as they are short, and what the last one made.
pub fn fastest<T>(mut run: impl FnMut() -> T) -> (T, Duration) {
    const RUNS: u32 = 5;
    const ENOUGH: Duration = Duration::from_millis(40);
    let begin = Instant::now();
    let mut made = run();
    let mut best = begin.elapsed();
    for _ in 1..RUNS {
        if begin.elapsed() > ENOUGH {
            break;
        }
        let again = Instant::now();
        made = run();
        best = best.min(again.elapsed());
    }
    (made, best)
}

/// Nanoseconds that `query` takes for one of `positions`, on the average of the fastest of a few rounds.
pub fn nanoseconds_each<P, R>(positions: &[P], mut query: impl FnMut(&P) -> R) -> f64 {
    const ROUNDS: u32 = 7;
    /// Long enough for the clock, short enough for many strategies in one second.
    const ROUND: Duration = Duration::from_millis(2);
    let mut pass = || positions.iter().for_each(|position| drop(black_box(query(position))));
    let begin = Instant::now();
    pass();
    let passes = (ROUND.as_nanos() / begin.elapsed().as_nanos().max(1)).clamp(1, 1000) as u32;
    let mut best = f64::INFINITY;
    for _ in 0..ROUNDS {
        let begin = Instant::now();
        (0..passes).for_each(|_| pass());
        let queries = f64::from(passes) * positions.len().max(1) as f64;
        best = best.min(begin.elapsed().as_nanos() as f64 / queries);
    }
    best
}

/// A time in milliseconds, for a column.
pub fn milliseconds(time: Duration) -> String {
    format!("{:.2}", time.as_secs_f64() * 1e3)
}
