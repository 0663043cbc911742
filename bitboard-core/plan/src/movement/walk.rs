//! A movement walked from one square: its rides, and the moves that they are made of.
//!
//! This is the meaning of a movement on a board. Everything else, tables, ray arithmetic, fills, is a way to
//! compute the same.

use alloc::vec::Vec;

use crate::Bits;

/// What a movement is asked for: moves to empty squares and captures are separate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Purpose {
    /// Moves to empty squares.
    Quiet,
    /// Moves to occupied squares.
    Capture,
}

/// A square that is looked at on the way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Check {
    /// Its bit.
    pub square: u32,
    /// It must be occupied; else it must be empty.
    pub full: bool,
}

/// A square of a ride where the move can end.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Stop {
    /// Its bit.
    pub square: u32,
    /// The squares passed over to get here from the stop before, in order.
    pub over: Vec<Check>,
}

/// How a ride goes on at its stops.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Up to and including the first occupied stop.
    Slide,
    /// Behind the first occupied stop, up to and including the second.
    Hop,
    /// To the stop behind the first occupied one.
    Behind,
}

/// One run of the last leg of a move, in one direction: stops in the order of travel.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ride {
    /// The squares looked at before its first stop, in order.
    pub before: Vec<Check>,
    /// How it goes on at its stops.
    pub kind: Kind,
    /// The stops, at least one.
    pub stops: Vec<Stop>,
}

/// One way to a square: it is open where all of `empty` is empty and all of `full` is occupied.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// The bit of the destination.
    pub to: u32,
    /// The squares that must be empty.
    pub empty: Bits,
    /// The squares that must be occupied.
    pub full: Bits,
}
