//! Files of expected moves: an array of groups in JSON, each one piece on one board.

use std::path::Path;

use bitboard_core::runtime::{Bits, Geometry, Wrap};
use serde::Deserialize;

use crate::board::{self, Size};
use crate::failure::{Failure, called, read};

/// One piece on one board.
#[derive(Deserialize)]
struct WrittenGroup {
    betza: String,
    files: u32,
    ranks: u32,
    cases: Vec<WrittenCase>,
}

/// Where it goes from one square of one position.
#[derive(Deserialize)]
struct WrittenCase {
    square: String,
    occupied: Vec<String>,
    quiet: Vec<String>,
    captures: Vec<String>,
}

/// A group with its squares understood.
pub struct Group {
    /// The movement, as it is written.
    pub betza: String,
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
    let mut groups = Vec::new();
    for (number, group) in (1..).zip(written) {
        let place = format!("{}, group {number} ({:?})", called(path), group.betza);
        groups.push(group.understood(&place)?);
    }
    Ok(groups)
}

impl WrittenGroup {
    fn understood(self, place: &str) -> Result<Group, Failure> {
        let Self { betza, files, ranks, cases } = self;
        let geometry =
            board::geometry(Size { files, ranks }, Wrap::None).map_err(|failure| failure.within(place))?;
        let cases = (1..)
            .zip(&cases)
            .map(|(number, case)| {
                case.understood(&geometry)
                    .map_err(|message| Failure::Input(format!("{place}, case {number}: {message}")))
            })
            .collect::<Result<_, _>>()?;
        Ok(Group { betza, geometry, cases })
    }
}

impl WrittenCase {
    fn understood(&self, geometry: &Geometry) -> Result<Case, String> {
        let set = |names: &[String]| board::squares(geometry, names.iter().map(String::as_str));
        Ok(Case {
            square: board::square(geometry, &self.square)?,
            occupied: set(&self.occupied)?,
            quiet: set(&self.quiet)?,
            captures: set(&self.captures)?,
        })
    }
}
