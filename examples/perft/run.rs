//! Counting with several threads, and telling how far it has come.

use std::io::{self, Write};
use std::sync::Once;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::game::Tree;

/// Counts, and prints the number and how long it took; if asked to, the number for each first move before.
pub fn report(
    tree: &dyn Tree,
    depth: u32,
    threads: usize,
    divided: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    let start = Instant::now();
    let counts = divide(tree, depth, threads);
    let seconds = start.elapsed().as_secs_f64();
    if divided {
        for (name, count) in &counts {
            writeln!(out, "{name} {count}")?;
        }
    }
    // The one sequence of no moves begins with none of them.
    let nodes = if depth == 0 { 1 } else { counts.iter().map(|(_, count)| count).sum::<u64>() };
    let speed = nodes as f64 / seconds.max(1e-9);
    writeln!(out, "{nodes} nodes, {seconds:.3} seconds, {speed:.0} nodes a second")
}

/// A part of the work: a position, how many moves are to be made from there, and which of the first moves led
/// to it.
struct Task {
    first: usize,
    depth: u32,
    tree: Box<dyn Tree>,
}

impl Task {
    /// The same work in smaller parts.
    fn split(self) -> impl Iterator<Item = Self> {
        let children = self.tree.children().into_iter();
        children.map(move |(_, tree)| Self { first: self.first, depth: self.depth - 1, tree })
    }
}

/// The legal moves by name, each with the number of sequences of `depth` moves that begin with it.
pub fn divide(tree: &dyn Tree, depth: u32, threads: usize) -> Vec<(String, u64)> {
    let Some(depth) = depth.checked_sub(1) else { return Vec::new() };
    let (names, trees): (Vec<_>, Vec<_>) = tree.children().into_iter().unzip();
    let tasks = trees.into_iter().enumerate().map(|(first, tree)| Task { first, depth, tree });
    // First moves are few, and after some of them there is far more to do than after others.
    let tasks: Vec<Task> = if depth < 3 { tasks.collect() } else { tasks.flat_map(Task::split).collect() };
    let counts: Vec<AtomicU64> = names.iter().map(|_| AtomicU64::new(0)).collect();
    let (next, progress) = (AtomicUsize::new(0), Progress::new(tasks.len()));
    let work = || {
        while let Some(task) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
            counts[task.first].fetch_add(task.tree.perft(task.depth), Ordering::Relaxed);
            progress.step();
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads.min(tasks.len()) {
            // As many as there can be; this one would do all the work alone.
            if thread::Builder::new().spawn_scoped(scope, work).is_err() {
                break;
            }
        }
        work();
    });
    progress.bar.finish_and_clear();
    names.into_iter().zip(counts.into_iter().map(AtomicU64::into_inner)).collect()
}

/// A bar on the standard error, if that is a terminal and the run is long enough to wonder.
struct Progress {
    bar: ProgressBar,
    start: Instant,
    shown: Once,
}

impl Progress {
    const PATIENCE: Duration = Duration::from_secs(1);

    fn new(tasks: usize) -> Self {
        let style = ProgressStyle::with_template("{elapsed} [{wide_bar}] {percent} %, {eta} to go");
        let bar = ProgressBar::with_draw_target(Some(tasks as u64), ProgressDrawTarget::hidden())
            .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        Self { bar, start: Instant::now(), shown: Once::new() }
    }

    fn step(&self) {
        self.bar.inc(1);
        if self.start.elapsed() > Self::PATIENCE {
            // Draws nothing where there is no terminal.
            self.shown.call_once(|| self.bar.set_draw_target(ProgressDrawTarget::stderr()));
        }
    }
}
