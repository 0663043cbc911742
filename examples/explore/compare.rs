//! Compares the strategies: what each needs and how fast it is.

use std::io::Write;
use std::process::ExitCode;

use bitboard_core::runtime::{Geometry, Gives, Movement};
use clap::Args;

use crate::BoardArguments;
use crate::columns::{Align, Columns, grouped};
use crate::engine::{Built, kind, movement};
use crate::failure::Failure;
use crate::measure::{fastest, milliseconds};
use crate::strategy::{Strategy, ways};

/// What `compare` is told.
#[derive(Args)]
pub struct Arguments {
    /// The piece, in Betza notation
    betza: String,

    #[command(flatten)]
    board: BoardArguments,

    /// Tables with up to this many lookups a square
    #[arg(long, value_name = "NUMBER", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=16))]
    lookups: u32,

    /// Prints the table in Markdown
    #[arg(long)]
    markdown: bool,
}

impl Arguments {
    /// Builds and times the piece under every strategy.
    pub fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let geometry = self.board.geometry()?;
        let movement = movement(&self.betza)?;
        let mut columns = Columns::new([
            ("strategy", Align::Left),
            ("becomes", Align::Left),
            ("lookups", Align::Right),
            ("bytes", Align::Right),
            ("build ms", Align::Right),
            ("ns a query", Align::Right),
            ("does not apply because", Align::Left),
        ]);
        for strategy in Strategy::all(self.lookups) {
            let cells = match Measured::new(&geometry, &movement, strategy) {
                Ok(Measured { becomes, lookups, bytes, build, query }) => {
                    [becomes, grouped(lookups), grouped(bytes), build, query, String::new()]
                }
                Err(why) => ["-", "-", "-", "-", "-", &why].map(str::to_owned),
            };
            columns.row(std::iter::once(strategy.to_string()).chain(cells));
        }
        let table = if self.markdown { columns.markdown() } else { columns.plain() };
        write!(out, "{} on {geometry}\n\n{table}", self.betza)?;
        Ok(ExitCode::SUCCESS)
    }
}

/// What a strategy makes of a piece.
pub struct Measured {
    /// The strategy that it comes down to.
    pub becomes: String,
    /// Lookups a square.
    pub lookups: usize,
    /// Bytes of tables.
    pub bytes: usize,
    /// Milliseconds to build it.
    pub build: String,
    /// Nanoseconds for all moves from one square.
    pub query: String,
}

impl Measured {
    /// Builds and times a piece; an error says why the strategy does not apply.
    pub fn new(geometry: &Geometry, movement: &Movement, strategy: Strategy) -> Result<Self, String> {
        let (built, build) = fastest(|| Built::one(geometry, movement, strategy));
        let built = built.map_err(|error| kind(&error))?;
        let report = built.report(0, Gives::Moves);
        Ok(Self {
            becomes: ways(&report),
            lookups: report.lookups,
            bytes: built.bytes(),
            build: milliseconds(build),
            query: format!("{:.1}", built.nanoseconds(0)),
        })
    }
}
