//! What can be wrong with a declaration. Errors name *sites* of the declaration; who read the declaration
//! knows where the sites stand in the text.

use alloc::{string::String, vec::Vec};
use core::fmt;

use crate::{Bits, Word};

/// The part of a declaration that an [`Error`] is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Site {
    /// The declaration as a whole.
    Whole,
    /// The direction with this index in the order of declaration.
    Direction(usize),
    /// The choice of algorithm.
    Algorithm,
}

/// A [`Problem`] and where it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// The part of the declaration.
    pub site: Site,
    /// What is wrong with it.
    pub problem: Problem,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.site {
            Site::Direction(index) => write!(f, "direction {}: {}", index + 1, self.problem),
            Site::Whole | Site::Algorithm => self.problem.fmt(f),
        }
    }
}

impl core::error::Error for Error {}

/// What is wrong with a declaration: the first line says what, a second one, `help: …`, how to mend it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// A side is 0 or above 26, or there are more than 384 squares.
    BoardSize {
        /// Files asked for.
        files: u32,
        /// Ranks asked for.
        ranks: u32,
    },
    /// The word has too few bits for the board.
    WordTooNarrow {
        /// Files of the board.
        files: u32,
        /// Ranks of the board.
        ranks: u32,
        /// The word asked for.
        word: Word,
    },
    /// A board without a square.
    NoCells,
    /// A hexagon on a grid of another size.
    HexagonGrid {
        /// Cells a side.
        side: u32,
        /// Files of the grid.
        files: u32,
        /// Ranks of the grid.
        ranks: u32,
    },
    /// A step that returns to where it started.
    NoStep {
        /// Files to the east.
        files: i32,
        /// Ranks to the north.
        ranks: i32,
    },
    /// A step that leaves the board from every square.
    StepTooLong {
        /// Files to the east.
        files: i32,
        /// Ranks to the north.
        ranks: i32,
        /// The board.
        geometry: String,
    },
    /// A step that goes round the board before it lands.
    GoesRound {
        /// Files to the east.
        files: i32,
        /// Ranks to the north.
        ranks: i32,
        /// The same step without going round.
        shortest: (i32, i32),
    },
    /// A ride too long to be written out step by step.
    TooLongToUnroll {
        /// The steps.
        steps: u32,
    },
    /// Fill by subtraction in a direction that is chosen at run time.
    SubtractionByParameter,
    /// A leaper without a leap.
    NoOffsets,
    /// A shift by nothing.
    ZeroShift,
    /// A shift that moves every square off the board.
    ShiftTooLong {
        /// The shift.
        amount: i32,
        /// The board.
        geometry: String,
    },
    /// A wrap mask that lets squares land where the step does not lead.
    MaskLeaks {
        /// The step the shift was taken for.
        step: (i32, i32),
        /// Each square that wraps and where it lands.
        wraps: Vec<(String, String)>,
        /// The bits to remove from the mask.
        leaks: Bits,
    },
    /// A wrap mask that removes squares the step leads to.
    MaskNarrows {
        /// The step the shift was taken for.
        step: (i32, i32),
        /// The squares that can no longer be reached.
        lost: Vec<String>,
        /// The step crosses the seam of a cylinder or torus, so one shift cannot make it.
        seam: bool,
        /// The mask leaves no square at all.
        empty: bool,
    },
    /// A zone in which no step lands.
    ZoneOutOfReach {
        /// The step.
        step: (i32, i32),
    },
    /// Fill by subtraction of a direction that does not go up by one bit to an edge.
    NotSubtractable {
        /// The compass name of the direction.
        direction: String,
    },
    /// Rings and rays of different lengths under one direction parameter.
    RingsDiffer {
        /// Each direction and its longest ride.
        lengths: Vec<(String, u32)>,
    },
}

impl core::error::Error for Problem {}

/// Writes at most six of `items` and how many more there are.
fn list(f: &mut fmt::Formatter<'_>, items: impl ExactSizeIterator<Item = String>) -> fmt::Result {
    const SHOWN: usize = 6;
    let more = items.len().saturating_sub(SHOWN);
    for (index, item) in items.take(SHOWN).enumerate() {
        write!(f, "{}{item}", if index == 0 { "" } else { ", " })?;
    }
    if more > 0 { write!(f, " and {more} more") } else { Ok(()) }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BoardSize { files, ranks } => write!(
                f,
                "a board of {files}x{ranks} squares is not supported\n\
                 help: 1 to 26 files, 1 to 26 ranks and at most 384 squares, such as `8x8` or `19x19`"
            ),
            Self::WordTooNarrow { files, ranks, word } => {
                write!(
                    f,
                    "a {files}x{ranks} board needs {} bits, `{word}` has {}",
                    files * ranks,
                    word.bits()
                )?;
                match Word::narrowest(files * ranks) {
                    Some(fits) if word.bits() < files * ranks => write!(f, "\nhelp: `{fits}` has room"),
                    _ => f.write_str("\nhelp: words are `u8` to `u128` and `[u64; 1]` to `[u64; 6]`"),
                }
            }
            Self::NoCells => f.write_str("the board has no cells\nhelp: `.` draws a cell, `#` a hole"),
            Self::HexagonGrid { side, files, ranks } => {
                write!(f, "a hexagon of side {side} does not fit a {files}x{ranks} grid")?;
                match side.saturating_mul(2).saturating_sub(1) {
                    0 => f.write_str("\nhelp: a side has at least one cell"),
                    grid => write!(f, "\nhelp: it needs a board of {grid}x{grid}"),
                }
            }
            Self::NoStep { files, ranks } => write!(
                f,
                "step({files}, {ranks}) leads a square back to itself\n\
                 help: step(files to the east, ranks to the north), such as `step(1, 0)` for east"
            ),
            Self::StepTooLong { files, ranks, geometry } => {
                write!(
                    f,
                    "step({files}, {ranks}) leaves the {geometry} board from every square\n\
                     help: a step goes fewer files and ranks than the board has"
                )
            }
            Self::GoesRound { files, ranks, shortest } => write!(
                f,
                "step({files}, {ranks}) goes round the board\nhelp: `step({}, {})` lands on the same squares",
                shortest.0, shortest.1
            ),
            Self::TooLongToUnroll { steps } => write!(
                f,
                "a ride of {steps} steps is too long to be written out\n\
                 help: `by = dumb7_loop` turns a loop, `by = kogge_stone` needs far fewer operations"
            ),
            Self::SubtractionByParameter => f.write_str(
                "fill by subtraction cannot go in a direction chosen at run time\nhelp: `by = kogge_stone` can",
            ),
            Self::NoOffsets => f.write_str("the leaper has no leaps\nhelp: `#[leaper(1, 2)]` is a knight"),
            Self::ZeroShift => f.write_str(
                "a shift by 0 moves nothing\nhelp: shift(bits, mask) moves every square by that many bits, \
                 towards higher bits if positive",
            ),
            Self::ShiftTooLong { amount, geometry } => {
                write!(
                    f,
                    "a shift by {amount} moves every square of the {geometry} board off it\n\
                     help: bits move by the number of squares in a row for a step to the next row"
                )
            }
            Self::MaskLeaks { step: (files, ranks), wraps, .. } => {
                write!(f, "the mask lets squares wrap: ")?;
                list(f, wraps.iter().map(|(from, to)| alloc::format!("{from} wraps to {to}")))?;
                write!(
                    f,
                    "\nhelp: the mask is applied after the shift and must clear what wrapped; \
                     `step({files}, {ranks})` computes shift and mask"
                )
            }
            Self::MaskNarrows { step: (files, ranks), lost, seam, empty } => {
                write!(f, "the mask removes squares that step({files}, {ranks}) reaches: ")?;
                list(f, lost.iter().cloned())?;
                match (seam, empty) {
                    (_, true) => {
                        write!(f, "\nhelp: it leaves none; `step({files}, {ranks})` computes the mask")
                    }
                    (true, _) => write!(
                        f,
                        "\nhelp: one shift cannot cross the seam of this board; `step({files}, {ranks})` can"
                    ),
                    _ => write!(
                        f,
                        "\nhelp: if that is meant, as at a river or a palace, say `shift(bits, mask, unchecked)`; \
                         else `step({files}, {ranks})` computes the mask"
                    ),
                }
            }
            Self::ZoneOutOfReach { step: (files, ranks) } => write!(
                f,
                "step({files}, {ranks}) lands on no square of the zone\n\
                 help: a zone holds the squares that are landed on: a mask, or a drawing with `.` for each of them"
            ),
            Self::NotSubtractable { direction } => write!(
                f,
                "fill by subtraction cannot go {direction} on this board\n\
                 help: it needs a direction that moves by exactly one bit upwards and ends at an edge, \
                 as east does where a1 is bit 0; `by = kogge_stone` goes everywhere"
            ),
            Self::RingsDiffer { lengths } => {
                f.write_str("one direction parameter cannot serve rings and rays of different lengths: ")?;
                list(f, lengths.iter().map(|(name, steps)| alloc::format!("{name} {steps} steps")))?;
                f.write_str(
                    "\nhelp: write one fill for each direction, or list only directions of one length",
                )
            }
        }
    }
}
