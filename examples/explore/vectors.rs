//! Files of expected moves: an array of groups in JSON, each one piece on one board.

use std::path::Path;

use bitboard_core::runtime::{Bits, Geometry, Movement, Wrap};
use serde::Deserialize;

use crate::board::{self, Size};
use crate::failure::{Failure, called, read};
use crate::refusal::movement;

/// One piece on one board.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenGroup {
    betza: String,
    files: u32,
    ranks: u32,
    definition: Option<String>,
    oracle: Option<String>,
    cases: Vec<WrittenCase>,
}

/// Where it goes from one square of one position.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenCase {
    square: String,
    occupied: Vec<String>,
    quiet: Vec<String>,
    captures: Vec<String>,
}

/// A group with its movement and squares understood.
pub struct Group {
    /// The movement, as it is written.
    pub betza: String,
    /// The movement.
    pub movement: Movement,
    /// The movement in words, if there are any.
    pub definition: Option<String>,
    /// Who says what is expected, if that is known.
    pub oracle: Option<String>,
    /// The board.
    pub geometry: Geometry,
    /// The cases.
    pub cases: Vec<Case>,
}

/// A case with its squares understood.
pub struct Case {
    /// Where the piece stands.
    pub square: u32,
    /// All other occupied squares.
    pub occupied: Bits,
    /// The empty squares it can move to.
    pub quiet: Bits,
    /// The occupied squares it can move to.
    pub captures: Bits,
}

/// Reads a file of groups.
pub fn groups(path: &Path) -> Result<Vec<Group>, Failure> {
    let text = read(path)?;
    let written: Vec<WrittenGroup> =
        serde_json::from_str(&text).map_err(|error| Failure::Input(format!("{}: {error}", called(path))))?;
    let (mut groups, mut wrong) = (Vec::new(), Vec::new());
    for (number, group) in (1..).zip(written) {
        let place = format!("{}, group {number} ({:?})", called(path), group.betza);
        match group.understood() {
            Ok(group) => groups.push(group),
            Err(messages) => {
                wrong.extend(messages.iter().map(|message| format!("{place}{message}")));
            }
        }
    }
    if wrong.is_empty() && groups.iter().all(|group| group.cases.is_empty()) {
        wrong.push(format!("{}: there are no cases", called(path)));
    }
    if wrong.is_empty() { Ok(groups) } else { Err(Failure::Inputs(wrong)) }
}

impl WrittenGroup {
    /// The group, or everything that is wrong with it.
    fn understood(self) -> Result<Group, Vec<String>> {
        let Self { betza, files, ranks, definition, oracle, cases: written } = self;
        let mut wrong = Vec::new();
        let movement =
            movement(&betza).map_err(|failure| wrong.push(format!(": {failure}"))).unwrap_or_default();
        let geometry = match board::geometry(Size { files, ranks }, Wrap::None) {
            Ok(geometry) => geometry,
            Err(failure) => {
                wrong.push(format!(": {failure}"));
                return Err(wrong);
            }
        };
        let mut cases = Vec::new();
        for (number, case) in (1..).zip(&written) {
            match case.understood(&geometry) {
                Ok(case) => cases.push(case),
                Err(message) => wrong.push(format!(", case {number}: {message}")),
            }
        }
        if wrong.is_empty() {
            Ok(Group { betza, movement, definition, oracle, geometry, cases })
        } else {
            Err(wrong)
        }
    }
}

impl WrittenCase {
    fn understood(&self, geometry: &Geometry) -> Result<Case, String> {
        let square = board::square(geometry, &self.square)?;
        let set = |key: &str, names: &[String]| {
            let set = board::squares(geometry, names.iter().map(String::as_str))?;
            match set {
                _ if set.len() as usize != names.len() => Err(format!("{key} has a square twice")),
                _ if set.contains(square) && key == "occupied" => {
                    Err(format!("occupied has {}, where the piece stands itself", self.square))
                }
                _ => Ok(set),
            }
        };
        Ok(Case {
            square,
            occupied: set("occupied", &self.occupied)?,
            quiet: set("quiet", &self.quiet)?,
            captures: set("captures", &self.captures)?,
        })
    }
}
