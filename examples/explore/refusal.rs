//! Why a movement cannot be read or a piece cannot be built, in the words of this program.

use bitboard_core::runtime::{
    BetzaError, BuildError, By, Fault, Movement, NoFill, Obstacle, PieceProblem, Reason,
};

use crate::columns::{bytes, grouped};
use crate::failure::{Failure, pointed};
use crate::strategy::Strategy;

/// Reads a movement; what is wrong is shown with carets below it.
pub fn movement(betza: &str) -> Result<Movement, Failure> {
    Movement::betza(betza).map_err(|error| Failure::Input(misread(betza, &error)))
}

/// Why a text is no movement.
fn misread(betza: &str, error: &BetzaError) -> String {
    let message = error.to_string();
    // The carets stand between what is wrong and the line of help.
    let (what, help) = message.split_once('\n').unwrap_or((&message, ""));
    if betza.is_empty() {
        return message;
    }
    format!("{what}\n{}\n{help}", pointed(betza, error.start, error.end))
}

/// Everything for which pieces cannot be built, each with the name of its piece.
pub fn refusals(error: &BuildError) -> impl Iterator<Item = (Option<&str>, String)> {
    error.faults().iter().map(|fault| (fault.piece.as_deref(), refusal(fault)))
}

/// What is wrong with a piece or the board, without its name. Ways are spelled as on the command line.
pub fn refusal(fault: &Fault) -> String {
    match &fault.reason {
        Reason::Betza { text, error } => misread(text, error),
        Reason::Piece(PieceProblem::NotBy { by, why, instead }) => {
            let help = if instead.is_empty() {
                "limit the ranges or the directions of the piece".to_owned()
            } else {
                alternatives(instead)
            };
            format!("the piece cannot be computed by {}: {why}\nhelp: {help}", Strategy(*by))
        }
        Reason::NoPext => "this processor has no pext\nhelp: tables give the same moves".to_owned(),
        _ => Fault { piece: None, reason: fault.reason.clone() }.to_string(),
    }
}

/// What applies instead, as it is written.
fn alternatives(instead: &[(By, usize)]) -> String {
    let mut alternatives: Vec<String> =
        instead.iter().map(|&(by, size)| format!("{} ({})", Strategy(by), bytes(size))).collect();
    let last = alternatives.pop().unwrap_or_default();
    if alternatives.is_empty() { last } else { format!("{} or {last}", alternatives.join(", ")) }
}

/// Why a piece cannot be built, without the numbers that differ from one piece and board to the next.
pub fn kind(error: &BuildError) -> String {
    let reason = error.faults().first().map(|fault| &fault.reason);
    match reason {
        Some(Reason::Piece(PieceProblem::NotBy { why, .. })) => match why {
            Obstacle::Slots { most, .. } => format!("some square needs more than {most} rays"),
            Obstacle::Board { .. } => "the board has more than 128 squares".to_owned(),
            Obstacle::Bits { most, .. } => format!("some square has a mask of more than {most} bits"),
            Obstacle::Bytes { most, .. } => format!("it would take more than {} bytes", grouped(*most)),
            Obstacle::Walk { most } => format!("its ways would take more than {} bytes", grouped(*most)),
            Obstacle::Fill(NoFill::TooLong { .. }) => "it would take too many operations".to_owned(),
            other => other.to_string(),
        },
        Some(Reason::NoPext) => "this processor has no pext".to_owned(),
        // A line of a table has no room for help.
        _ => refusals(error).flat_map(|(_, told)| told.lines().next().map(str::to_owned)).collect(),
    }
}
