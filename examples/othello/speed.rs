//! How many boards a second.

use std::fmt::Write;
use std::hint::black_box;
use std::time::{Duration, Instant};

use bitboard_core::arch::Level;
use bitboard_core::batch::Block;

use crate::position::{Position, Positions};
use crate::scalar;

/// As many as stay near the processor.
const BOARDS: usize = 2048;

/// A table of all levels of this processor, and of one board at a time. What is measured are positions of a random
/// game, cut into blocks already.
pub fn table(milliseconds: u64) -> String {
    let time = Duration::from_millis(milliseconds);
    let positions: Vec<Position> = positions();
    let placed: Vec<u64> = positions.iter().map(|&position| lowest(scalar::moves(position))).collect();
    let mut table = String::from("million boards a second    mobility     flips\n");
    let mut line = |name: &str, mobility: f64, flips: f64| {
        let written = writeln!(table, "{name:<24} {:>10.1} {:>9.1}", mobility / 1e6, flips / 1e6);
        written.unwrap_or_else(|_| unreachable!("a string takes everything"));
    };
    let one_mobility = rate(time, || {
        for &position in black_box(&positions) {
            black_box(scalar::moves(position));
        }
    });
    let one_flips = rate(time, || {
        for (&position, &placed) in black_box(&positions).iter().zip(&placed) {
            black_box(scalar::flips(position, placed));
        }
    });
    line("one board at a time", one_mobility, one_flips);
    for level in Level::available() {
        let blocks = Positions::of(level, &positions);
        let discs: Vec<Block> = placed.chunks(64).map(|discs| Block::from_boards(level, discs)).collect();
        let mut out = vec![Block::EMPTY; discs.len()];
        let mobility = rate(time, || black_box(&blocks).moves(level, black_box(&mut out)));
        let flips = rate(time, || black_box(&blocks).flips(level, &discs, black_box(&mut out)));
        line(&format!("blocks, {level}"), mobility, flips);
    }
    table
}

fn lowest(squares: u64) -> u64 {
    squares & squares.wrapping_neg()
}

/// Positions of a game in which the lowest square is always taken, over and over.
fn positions() -> Vec<Position> {
    let mut positions = Vec::with_capacity(BOARDS);
    let mut position = Position::FIRST;
    while positions.len() < BOARDS {
        positions.push(position);
        let placed = lowest(scalar::moves(position));
        let flips = scalar::flips(position, placed);
        let after = Position { own: position.other & !flips, other: position.own | placed | flips };
        let over = placed == 0 && scalar::moves(after) == 0;
        position = if over { Position::FIRST } else { after };
    }
    positions
}

/// Boards a second, in the best of the short turns that fit the time.
fn rate(time: Duration, mut turn: impl FnMut()) -> f64 {
    let start = Instant::now();
    let mut best = Duration::MAX;
    while start.elapsed() < time {
        let begin = Instant::now();
        for _ in 0..8 {
            turn();
        }
        best = best.min(begin.elapsed());
    }
    (8 * BOARDS) as f64 / best.as_secs_f64()
}
