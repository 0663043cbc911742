//! Counting. The innermost two moves are one function, compiled for every [`Level`] of instructions: what the
//! processor has is asked once and not for each position.

use std::marker::PhantomData;

use bitboard_core::arch::{Kernel, Lanes, Level};
use bitboard_core::chess::Color;
use bitboard_core::chess::moves::Position;

use super::generate::{Sink, generate};
use super::play::{Move, play};
use super::side::{Black, Side, White};
use super::sink::Count;

/// Hands all legal moves to a sink.
pub fn legal(position: &Position, level: Level, sink: &mut impl Sink) {
    match position.side_to_move {
        Color::White => level.run(Legal::<White, _>::new(position, sink)),
        Color::Black => level.run(Legal::<Black, _>::new(position, sink)),
    }
}

/// The position after a legal move.
pub fn after(position: &Position, chosen: Move) -> Position {
    match position.side_to_move {
        Color::White => play::<White>(position, chosen),
        Color::Black => play::<Black>(position, chosen),
    }
}

/// The number of sequences of exactly so many legal moves.
pub fn perft(position: &Position, depth: u32, level: Level) -> u64 {
    let mut stack = Vec::new();
    match position.side_to_move {
        Color::White => walk::<White>(position, depth, level, &mut stack),
        Color::Black => walk::<Black>(position, depth, level, &mut stack),
    }
}

/// [`perft`] for a known side. The moves that remain to be tried at all depths are on one stack.
fn walk<S: Side>(position: &Position, depth: u32, level: Level, stack: &mut Vec<Move>) -> u64 {
    if depth == 0 {
        return 1;
    }
    if depth == 1 {
        let mut count = Count(0);
        level.run(Legal::<S, _>::new(position, &mut count));
        return count.0;
    }
    let base = stack.len();
    level.run(Legal::<S, _>::new(position, stack));
    let mut nodes = 0;
    if depth == 2 {
        nodes += level.run(Replies::<S> { position, moves: &stack[base..], side: PhantomData });
    } else {
        for place in base..stack.len() {
            let next = play::<S>(position, stack[place]);
            nodes += walk::<S::Enemy>(&next, depth - 1, level, stack);
        }
    }
    stack.truncate(base);
    nodes
}

/// All legal moves, into a sink.
struct Legal<'a, S, K> {
    position: &'a Position,
    sink: &'a mut K,
    side: PhantomData<S>,
}

impl<'a, S, K> Legal<'a, S, K> {
    fn new(position: &'a Position, sink: &'a mut K) -> Self {
        Self { position, sink, side: PhantomData }
    }
}

impl<S: Side, K: Sink> Kernel for Legal<'_, S, K> {
    type Output = ();

    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) {
        generate::<S>(self.position, lanes.level(), self.sink);
    }
}

/// The number of replies to moves. Here nearly all the time is spent.
struct Replies<'a, S> {
    position: &'a Position,
    moves: &'a [Move],
    side: PhantomData<S>,
}

impl<S: Side> Kernel for Replies<'_, S> {
    type Output = u64;

    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) -> u64 {
        let mut count = Count(0);
        for &chosen in self.moves {
            generate::<S::Enemy>(&play::<S>(self.position, chosen), lanes.level(), &mut count);
        }
        count.0
    }
}
