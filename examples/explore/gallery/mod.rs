//! Pictures of forty pieces, and a page that shows them.

mod page;
mod pieces;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use bitboard_core::runtime::{Bits, Geometry, Wrap};
use bitboard_core::svg::Diagram;
use clap::Args;

use crate::board::{self, Size};
use crate::columns::counted;
use crate::engine::Built;
use crate::failure::{Failure, write};
use crate::refusal::{movement, refusals};
use crate::strategy::Strategy;
use pieces::{Board, GROUPS, Piece};

/// What `gallery` is told.
#[derive(Args)]
pub struct Arguments {
    /// The folder for the files; it is made if there is none
    folder: PathBuf,
}

impl Arguments {
    /// Writes a picture for each piece, and the page.
    pub fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        std::fs::create_dir_all(&self.folder).map_err(|error| {
            Failure::File(format!("cannot make the folder {}: {error}", self.folder.display()))
        })?;
        let pieces = || GROUPS.iter().flat_map(|group| group.pieces);
        for piece in pieces() {
            write(&self.folder.join(piece.file()), &piece.picture()?.to_string())?;
        }
        let page = self.folder.join("index.html");
        write(&page, &page::page())?;
        writeln!(out, "{} and {}", counted(pieces().count(), "picture"), page.display())?;
        Ok(ExitCode::SUCCESS)
    }
}

impl Piece {
    /// The name of its file.
    fn file(&self) -> String {
        format!("{}.svg", self.name.to_lowercase().replace(' ', "-"))
    }

    fn picture(&self) -> Result<Diagram, Failure> {
        let geometry = self.board.geometry()?;
        let movement = movement(self.betza)?;
        let built = Built::one(&geometry, &movement, Strategy::default());
        let built =
            built.map_err(|error| Failure::Inputs(refusals(&error).map(|(_, told)| told).collect()))?;
        let from = board::square(&geometry, self.from).map_err(Failure::Input)?;
        let occupied = squares(&geometry, self.occupied)?;
        Ok(built
            .diagram(0, from, occupied, self.letter)
            .look(self.board.look)
            .title(&format!("{}: {} from {}", self.name, self.betza, self.from))
            .description(self.sentence))
    }
}

impl Board {
    fn geometry(&self) -> Result<Geometry, Failure> {
        let (files, ranks) = self.size;
        let wrap = if self.cylinder { Wrap::Files } else { Wrap::None };
        let geometry = match self.hexagon {
            Some(side) => board::hexagon(side)?,
            None => board::geometry(Size { files, ranks }, wrap)?,
        };
        let holes = squares(&geometry, self.holes)?;
        board::with_holes(geometry, holes)
    }
}

/// Squares named apart by blanks.
fn squares(geometry: &Geometry, names: &str) -> Result<Bits, Failure> {
    board::squares(geometry, names.split_whitespace()).map_err(Failure::Input)
}
