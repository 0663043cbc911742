//! What can be wrong with a variant.

use alloc::{
    string::{String, ToString},
    vec,
    vec::Vec,
};
use core::fmt;

use bitboard_plan::{BetzaError, By, PieceProblem, Problem};

/// Why a variant cannot be built: everything that is wrong with it.
///
/// ```
/// use bitboard_core::runtime::{Geometry, Reason, Variant};
///
/// let error = Variant::<u64>::builder(Geometry::chess())
///     .piece("camel", "C")
///     .piece("drunk", "fX")
///     .build()
///     .unwrap_err();
/// let [fault] = error.faults() else { panic!("one piece is wrong") };
/// assert_eq!(fault.piece.as_deref(), Some("drunk"));
/// assert!(matches!(&fault.reason, Reason::Betza { error, .. } if error.start == 1));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BuildError {
    faults: Vec<Fault>,
}

impl BuildError {
    pub(super) const fn new(faults: Vec<Fault>) -> Self {
        Self { faults }
    }

    /// The faults in the order of the pieces, at least one.
    #[must_use]
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }
}

/// What is wrong with the board, so that a function that builds a variant needs one type of error.
///
/// ```
/// use bitboard_core::runtime::{BuildError, Geometry, Variant};
///
/// fn omega(side: u32) -> Result<Variant<u128>, BuildError> {
///     Variant::builder(Geometry::new(side, side)?).piece("wizard", "FC").build()
/// }
/// assert!(omega(10).is_ok());
/// assert!(omega(30).unwrap_err().to_string().starts_with("a board of 30x30 squares is not supported"));
/// ```
impl From<Problem> for BuildError {
    fn from(problem: Problem) -> Self {
        Self::new(vec![Fault { piece: None, reason: Reason::Board(problem) }])
    }
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.faults.iter().enumerate() {
            if index > 0 {
                f.write_str("\n")?;
            }
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl core::error::Error for BuildError {}

/// One thing that is wrong with a variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The name of the piece, unless it is the board.
    pub piece: Option<String>,
    /// What is wrong.
    pub reason: Reason,
}

/// What is wrong with a board or a piece.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// The board, or the board in this type of sets.
    Board(Problem),
    /// Another piece has the same name.
    SameName,
    /// The text is no movement. The error says which bytes of it are to blame.
    Betza {
        /// The text.
        text: String,
        /// What is wrong with it.
        error: BetzaError,
    },
    /// The movement makes no sense, or the piece cannot be computed in the way asked for.
    Piece(PieceProblem),
    /// Tables for `pext` are asked for, and this processor does not have it.
    NoPext,
    /// The tables of all pieces are too large together.
    TooLarge,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(piece) = &self.piece {
            write!(f, "piece {piece:?}: ")?;
        }
        match &self.reason {
            Reason::Board(problem) => problem.fmt(f),
            Reason::SameName => {
                f.write_str("another piece has this name\nhelp: names tell the pieces of a variant apart")
            }
            Reason::Betza { text, error } => {
                // The marks stand between what is wrong and how to mend it.
                let message = error.to_string();
                let (what, help) = message.split_once('\n').unwrap_or((&message, ""));
                f.write_str(what)?;
                underline(f, text, error)?;
                if help.is_empty() { Ok(()) } else { write!(f, "\n{help}") }
            }
            Reason::Piece(PieceProblem::NotBy { by, why, instead }) => {
                write!(f, "the piece cannot go by `By::{by:?}`: {why}\nhelp: ")?;
                alternatives(f, instead)
            }
            Reason::Piece(problem) => problem.fmt(f),
            Reason::NoPext => f.write_str(
                "this processor has no `pext`, or the program cannot ask for it\n\
                 help: `By::Tables` gives the same sets everywhere",
            ),
            Reason::TooLarge => f.write_str(
                "all tables together have more than 4294967295 entries\n\
                 help: `By::Rays` or `By::Walk` need next to no tables, more lookups smaller ones",
            ),
        }
    }
}

/// Writes what applies instead, as a program writes it.
fn alternatives(f: &mut fmt::Formatter<'_>, instead: &[(By, usize)]) -> fmt::Result {
    if instead.is_empty() {
        return f.write_str("limit the ranges or the directions of the piece");
    }
    for (index, (by, bytes)) in instead.iter().enumerate() {
        let before = match index {
            0 => "",
            _ if index + 1 == instead.len() => " or ",
            _ => ", ",
        };
        write!(f, "{before}`By::{by:?}` ({bytes} bytes)")?;
    }
    Ok(())
}

/// Writes a text and marks the bytes that an error is about, if that is possible on one line.
fn underline(f: &mut fmt::Formatter<'_>, text: &str, error: &BetzaError) -> fmt::Result {
    if text.is_empty() {
        return Ok(());
    }
    let plain = !text.chars().any(char::is_control);
    match (text.get(..error.start), text.get(error.start..error.end)) {
        (Some(before), Some(marked)) if plain => {
            let (column, width) = (before.chars().count(), marked.chars().count().max(1));
            write!(f, "\n  {text}\n  {:column$}{:^<width$}", "", "")
        }
        _ => write!(f, "\nat byte {} of {text:?}", error.start),
    }
}
