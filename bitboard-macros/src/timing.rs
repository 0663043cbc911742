//! `BITBOARD_TIME=1`: prints how long the macros took that compile pieces.

use std::{
    cell::Cell,
    time::{Duration, Instant},
};

/// The time that one macro takes.
pub(crate) struct Timing {
    begin: Instant,
    compiling: Cell<Duration>,
    writing: Cell<Duration>,
    pieces: Cell<usize>,
}

impl Timing {
    pub(crate) fn begin() -> Self {
        Self {
            begin: Instant::now(),
            compiling: Cell::default(),
            writing: Cell::default(),
            pieces: Cell::default(),
        }
    }

    /// Counts pieces.
    pub(crate) fn counts(&self, pieces: usize) {
        self.pieces.set(self.pieces.get() + pieces);
    }

    /// Adds the time that the compilation of pieces takes.
    pub(crate) fn compiles<T>(&self, work: impl FnOnce() -> T) -> T {
        add(&self.compiling, work)
    }

    /// Adds the time that writing them as tokens takes.
    pub(crate) fn writes<T>(&self, work: impl FnOnce() -> T) -> T {
        add(&self.writing, work)
    }

    /// Prints the times to standard error if they were asked for.
    pub(crate) fn report(&self, name: &str) {
        if self.pieces.get() == 0 || !std::env::var("BITBOARD_TIME").is_ok_and(|wanted| wanted == "1") {
            return;
        }
        let pieces = match self.pieces.get() {
            1 => "1 piece".to_owned(),
            pieces => format!("{pieces} pieces"),
        };
        let milliseconds = |time: Duration| format!("{:.1} ms", time.as_secs_f64() * 1e3);
        let [all, compiling, writing] =
            [self.begin.elapsed(), self.compiling.get(), self.writing.get()].map(milliseconds);
        eprintln!("bitboard: {name}: {pieces} in {all}, compiled in {compiling}, written in {writing}");
    }
}

fn add<T>(sum: &Cell<Duration>, work: impl FnOnce() -> T) -> T {
    let begin = Instant::now();
    let result = work();
    sum.set(sum.get() + begin.elapsed());
    result
}
