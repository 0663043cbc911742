//! What inputs take: time and memory. An input that takes too much of either ends the program, and is named.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use cpu_time::ProcessTime;
use peak_alloc::PeakAlloc;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// No input may take longer: time of the processor, whatever else it does.
const MOST_TIME: Duration = Duration::from_secs(20);

/// No input may have more bytes at a time.
const MOST_BYTES: usize = 1 << 30;

/// The number of the input at hand.
static NUMBER: AtomicU64 = AtomicU64::new(0);

/// Whether there is one.
static RUNNING: AtomicBool = AtomicBool::new(false);

/// What one input took.
#[derive(Clone, Copy, Default)]
pub struct Taken {
    pub time: Duration,
    pub bytes: usize,
}

/// Runs the input with a number.
pub fn measure<T>(number: u64, run: impl FnOnce() -> T) -> (T, Taken) {
    NUMBER.store(number, Relaxed);
    RUNNING.store(true, Relaxed);
    MEMORY.reset_peak_usage();
    let (before, begin) = (MEMORY.current_usage(), ProcessTime::now());
    let result = run();
    let time = begin.elapsed();
    RUNNING.store(false, Relaxed);
    (result, Taken { time, bytes: MEMORY.peak_usage().saturating_sub(before) })
}

/// Watches from a thread of its own for an input that takes too much to wait for its end.
pub fn watch() {
    std::thread::spawn(|| {
        let (mut since, mut last) = (ProcessTime::now(), NUMBER.load(Relaxed));
        loop {
            std::thread::sleep(Duration::from_millis(50));
            let number = NUMBER.load(Relaxed);
            if number != last || !RUNNING.load(Relaxed) {
                (since, last) = (ProcessTime::now(), number);
            }
            let bytes = MEMORY.current_usage();
            if since.elapsed() > MOST_TIME || bytes > MOST_BYTES {
                eprintln!("input {number} takes more than {MOST_TIME:?} or {MOST_BYTES} bytes ({bytes} now)");
                std::process::exit(1);
            }
        }
    });
}
