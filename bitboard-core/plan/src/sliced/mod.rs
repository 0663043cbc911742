//! Plans for many boards at once: the lines of each board in the lanes of a few wide registers.
//!
//! A *line* is a run of squares whose bits lie side by side in the word: a rank where bits follow the ranks, a
//! file where they follow the files. Register `k` holds line `k` of many boards, one board a lane: 64 boards of
//! lines up to 8 squares, 32 of lines up to 16. A step to another line then only takes another register, which
//! costs nothing; a step along the line is a shift in the lanes, and where a line fills its lane, what falls off
//! the board falls off the lane. A ride across the lines is a chain of carries, one for each line; a ride along
//! them is a subtraction, whose borrow runs through empty squares to the first blocker.
//!
//! ```text
//!     Plan
//!       │ Plan::slice    steps become registers and shifts, rides chains and subtractions lower.rs ride.rs
//!       ▼
//!    Sliced              a flat list of operations on registers                           program.rs builder.rs
//!       │
//!       ▼                printed by the macros, or run here: Sliced::run                  interpret.rs
//! ```

use core::fmt;

mod builder;
mod cost;
mod interpret;
mod lower;
mod program;
mod ride;
#[cfg(test)]
mod tests;

pub use program::{LineOp, Sliced};

/// Why a plan has no sliced form. Its word form works on any board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsliced {
    /// A direction is chosen at run time.
    DirectionParameter,
    /// A line has more squares than the widest lane bits.
    LongLines {
        /// The squares of a line.
        squares: u32,
    },
    /// Rides round the board, written out step by step, would need too many operations.
    LongRides,
    /// No leap of a leaper leads anywhere.
    NoLeaps,
}

impl fmt::Display for Unsliced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DirectionParameter => f.write_str("a direction chosen at run time cannot be a register"),
            Self::LongLines { squares } => {
                write!(f, "a line of {squares} squares does not fit a lane of {} bits", program::WIDEST_LANE)
            }
            Self::NoLeaps => f.write_str("no leap leads anywhere"),
            Self::LongRides => f.write_str("rides round the board need too many operations"),
        }
    }
}

impl core::error::Error for Unsliced {}
