//! Twenty pieces on three boards, for a report in Markdown.

use std::io::Write;
use std::process::ExitCode;

use bitboard_core::runtime::{By, Wrap};
use clap::Args;

use crate::board::{self, Size};
use crate::columns::{Align, Columns, bytes};
use crate::compare::Measured;
use crate::failure::Failure;
use crate::refusal::movement;
use crate::strategy::{Strategy, ways};

/// What `table` is told.
#[derive(Args)]
pub struct Arguments {
    /// The pieces, in Betza notation [default: twenty of all kinds]
    betza: Vec<String>,

    /// The boards; may be said several times
    #[arg(long, value_name = "FILESxRANKS", default_values = ["8x8", "9x10", "12x10"])]
    board: Vec<Size>,
}

const PIECES: [&str; 20] = [
    "R", "B", "Q", "N", "K", "RN", "BN", "QN", "NN", "DD", "gQ", "pR", "mRcpR", "nN", "nZ", "[F?R]", "[W?B]",
    "zB", "qN", "[R?sR]",
];

/// The strategies, the number of lookups and the index left to the compiler.
const STRATEGIES: [By; 6] = [
    By::Auto,
    By::Rays,
    By::Tables { lookups: None, index: None },
    By::Pext { lookups: None, index: None },
    By::Fill,
    By::Walk,
];

impl Arguments {
    /// Builds and times every piece on every board under every strategy.
    pub fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let pieces = if self.betza.is_empty() { PIECES.map(str::to_owned).to_vec() } else { self.betza };
        let pieces = pieces.into_iter().map(|betza| Ok((movement(&betza)?, betza)));
        let pieces = pieces.collect::<Result<Vec<_>, Failure>>()?;
        writeln!(
            out,
            "Each cell: lookups a square, bytes, milliseconds to build, nanoseconds for all moves from one \
             square, of many queries apart from each other / each waiting for the one before. \
             Under `auto` also what it became. Tables have the fewest lookups of at most 12 bits."
        )?;
        for size in self.board {
            let geometry = board::geometry(size, Wrap::None)?;
            let headings = STRATEGIES.map(|by| Strategy(by).to_string());
            let headings = headings.iter().map(|heading| (heading.as_str(), Align::Left));
            let mut columns = Columns::new(std::iter::once(("piece", Align::Left)).chain(headings));
            for (movement, betza) in &pieces {
                let cells = STRATEGIES.map(|by| match Measured::new(&geometry, movement, Strategy(by)) {
                    Err(why) => why,
                    Ok(Measured { report, bytes: size, build, speed }) => {
                        let became =
                            if by == By::Auto { format!("{}: ", ways(&report)) } else { String::new() };
                        format!("{became}{} / {} / {build} ms / {speed} ns", report.lookups, bytes(size))
                    }
                });
                columns.row(std::iter::once(format!("`{betza}`")).chain(cells));
            }
            write!(out, "\n{geometry}:\n\n{}", columns.markdown())?;
            // Each board takes a while.
            out.flush()?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
