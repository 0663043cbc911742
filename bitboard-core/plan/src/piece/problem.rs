//! Why a piece cannot be computed in the way asked for, and what the alternatives cost.

use alloc::{format, string::String, vec::Vec};
use core::fmt;

use super::{By, Index, NoFill};
use crate::MovementProblem;

/// Why a piece cannot be compiled as asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PieceProblem {
    /// The movement itself makes no sense.
    Movement(MovementProblem),
    /// The way asked for does not apply.
    NotBy {
        /// The way.
        by: By,
        /// Why not.
        why: Obstacle,
        /// What applies instead, with its bytes.
        instead: Vec<(By, usize)>,
    },
}

/// Why a way to compute a piece does not apply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// Rays: some square needs too many slots.
    Slots {
        /// How many it needs.
        slots: usize,
        /// How many there may be.
        most: usize,
    },
    /// Tables: the board has more than 128 squares.
    Board {
        /// How many it has.
        squares: u32,
    },
    /// Tables: there are too many ways from some square.
    Ways {
        /// How many there are.
        ways: usize,
        /// How many there may be.
        most: usize,
    },
    /// Tables: there cannot be no or so many lookups.
    Lookups {
        /// How many were asked for.
        lookups: u32,
    },
    /// Tables: with so many lookups some square has a mask of too many bits.
    Bits {
        /// How many lookups.
        lookups: u32,
        /// How many bits a mask may have.
        most: u32,
    },
    /// Tables: no multiplier was found for some mask.
    Multiplier,
    /// It would take too many bytes.
    Bytes {
        /// How many it would take.
        bytes: usize,
        /// Whether it could be more: tables with numbers are measured when they are filled.
        at_least: bool,
        /// How many it may take.
        most: usize,
    },
    /// It is asked for a set of pieces at once.
    Sets,
    /// Fills: see there.
    Fill(NoFill),
    /// Walks: the instructions would take too many bytes.
    Walk {
        /// How many they may take.
        most: usize,
    },
}

impl fmt::Display for By {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, lookups, index) = match *self {
            Self::Auto => ("auto", None, None),
            Self::Rays => ("rays", None, None),
            Self::Fill => ("fill", None, None),
            Self::Walk => ("walk", None, None),
            Self::Tables { lookups, index } => ("tables", lookups, index),
            Self::Pext { lookups, index } => ("pext", lookups, index),
        };
        f.write_str(name)?;
        let index = index.map(|index| match index {
            Index::Direct => "direct",
            Index::Unique => "unique",
        });
        match (lookups, index) {
            (Some(lookups), Some(index)) => write!(f, "(lookups = {lookups}, index = {index})"),
            (Some(lookups), None) => write!(f, "(lookups = {lookups})"),
            (None, Some(index)) => write!(f, "(index = {index})"),
            (None, None) => Ok(()),
        }
    }
}

/// Bytes as people read them.
fn size(bytes: usize) -> String {
    match bytes {
        0..10_000 => format!("{bytes} bytes"),
        10_000..10_000_000 => format!("{} KB", bytes / 1000),
        _ => format!("{} MB", bytes / 1_000_000),
    }
}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Slots { slots, most } => {
                write!(f, "some square needs {slots} rays, and {most} are the most")
            }
            Self::Board { squares } => {
                write!(f, "the board has {squares} squares, and tables serve boards of up to 128")
            }
            Self::Ways { ways, most } => {
                write!(f, "there are {ways} ways from some square, and {most} are the most for tables")
            }
            Self::Lookups { lookups: 0 } => f.write_str("there must be at least one lookup"),
            Self::Lookups { lookups } => write!(f, "{lookups} lookups a square are too many"),
            Self::Bits { lookups: 1, most } => {
                write!(f, "with one lookup a square, some square has a mask of more than {most} bits")
            }
            Self::Bits { lookups, most } => {
                write!(f, "with {lookups} lookups a square, some square has a mask of more than {most} bits")
            }
            Self::Sets => f.write_str("it is asked for a set of pieces at once, which only fills can do"),
            Self::Multiplier => f.write_str("no multiplier was found for the mask of some square"),
            Self::Bytes { bytes, at_least, most } => {
                let more = if at_least { " or more" } else { "" };
                write!(f, "it would take {}{more}, and {} are the most", size(bytes), size(most))
            }
            Self::Fill(NoFill::TooLong { operations }) => {
                write!(f, "it would take {operations} operations or more")
            }
            Self::Fill(NoFill::BentRing) => {
                f.write_str("a crooked or circular ride can come round on a board with joined edges")
            }
            Self::Fill(NoFill::Returns) => f.write_str(
                "it is asked for a set of pieces, and a piece can come back to its own square, which is empty for it alone",
            ),
            Self::Fill(NoFill::Crosses) => f.write_str("a move can end on a square that it passed before"),
            Self::Walk { most } => write!(f, "its ways would take more than {}", size(most)),
        }
    }
}

impl fmt::Display for PieceProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Movement(problem) => problem.fmt(f),
            Self::NotBy { by, why, instead } => {
                write!(f, "the piece cannot go by {by}: {why}\nhelp: ")?;
                if *why == Obstacle::Sets {
                    return f.write_str("`by = fill`, or ask for one square at a time");
                }
                if instead.is_empty() {
                    return f.write_str("limit the ranges or the directions of the piece");
                }
                for (index, (by, bytes)) in instead.iter().enumerate() {
                    let before = match index {
                        0 => "",
                        _ if index + 1 == instead.len() => " or ",
                        _ => ", ",
                    };
                    write!(f, "{before}`by = {by}` ({})", size(*bytes))?;
                }
                Ok(())
            }
        }
    }
}

impl core::error::Error for PieceProblem {}

impl From<MovementProblem> for PieceProblem {
    fn from(problem: MovementProblem) -> Self {
        Self::Movement(problem)
    }
}
