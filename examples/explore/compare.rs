//! Compares the strategies: what each needs and how fast it is.

use std::io::Write;
use std::process::ExitCode;

use bitboard_core::runtime::{
    BuildError, Estimate, Fault, Geometry, Gives, Movement, PieceProblem, Purpose, Reason, Report, Rule,
    estimate,
};
use clap::Args;

use crate::BoardArguments;
use crate::columns::{Align, Columns, grouped};
use crate::engine::{Built, Speed};
use crate::failure::Failure;
use crate::measure::{fastest, milliseconds};
use crate::refusal::{kind, movement, refusal};
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

/// What the two times mean.
const CLOCKS: &str = "
ns: for all moves from one square, of many queries apart from each other / each waiting for the one before
";

impl Arguments {
    /// Builds and times the piece under every strategy.
    pub fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let geometry = self.board.geometry()?;
        let movement = movement(&self.betza)?;
        compilable(&geometry, &movement)?;
        let mut columns = Columns::new([
            ("strategy", Align::Left),
            ("becomes", Align::Left),
            ("lookups", Align::Right),
            ("entries", Align::Right),
            ("bits", Align::Right),
            ("bytes", Align::Right),
            ("build ms", Align::Right),
            ("ns apart / chained", Align::Right),
            ("does not apply because", Align::Left),
        ]);
        for strategy in Strategy::all(self.lookups) {
            let cells = match Measured::new(&geometry, &movement, strategy) {
                Ok(Measured { report, bytes, build, speed }) => [
                    ways(&report),
                    grouped(report.lookups),
                    grouped(report.entries),
                    report.bits.to_string(),
                    grouped(bytes),
                    build,
                    speed.to_string(),
                    String::new(),
                ],
                Err(why) => ["-", "-", "-", "-", "-", "-", "-", &why].map(str::to_owned),
            };
            columns.row(std::iter::once(strategy.to_string()).chain(cells));
        }
        let text = |columns: &Columns| if self.markdown { columns.markdown() } else { columns.plain() };
        write!(out, "{} on {geometry}\n\n{}{CLOCKS}", self.betza, text(&columns))?;
        if let Some(columns) = by_rules(&geometry, &movement) {
            writeln!(
                out,
                "\nEntries that tables of at most 12 bits would have, if rides are brought together by"
            )?;
            write!(out, "\n{}", text(&columns))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Refuses a movement that no strategy can compute, whatever the reason.
fn compilable(geometry: &Geometry, movement: &Movement) -> Result<(), Failure> {
    let refused = Built::one(geometry, movement, Strategy::default()).err();
    let faults = refused.iter().flat_map(BuildError::faults);
    let unfit = |fault: &&Fault| matches!(fault.reason, Reason::Piece(PieceProblem::Movement(_)));
    let messages: Vec<String> = faults.filter(unfit).map(refusal).collect();
    if messages.is_empty() { Ok(()) } else { Err(Failure::Inputs(messages)) }
}

/// What a strategy makes of a piece.
pub struct Measured {
    /// What all its moves are computed by.
    pub report: Report,
    /// Bytes of tables.
    pub bytes: usize,
    /// Milliseconds to build it.
    pub build: String,
    /// How long all moves from one square take.
    pub speed: Speed,
}

impl Measured {
    /// Builds and times a piece; an error says why the strategy does not apply.
    pub fn new(geometry: &Geometry, movement: &Movement, strategy: Strategy) -> Result<Self, String> {
        let (built, build) = fastest(|| Built::one(geometry, movement, strategy));
        let built = built.map_err(|error| kind(&error))?;
        Ok(Self {
            report: built.report(0, Gives::Moves),
            bytes: built.bytes(),
            build: milliseconds(build),
            speed: built.speed(0),
        })
    }
}

/// The two rules of the literature and ours; on boards of more than 128 squares there is nothing to compare.
fn by_rules(geometry: &Geometry, movement: &Movement) -> Option<Columns> {
    let captures = movement.components.iter().any(|component| component.captures);
    let purpose = if captures { Purpose::Capture } else { Purpose::Quiet };
    let squares = 0..geometry.files() * geometry.ranks();
    let moves = squares.map(|square| movement.moves(geometry, square, purpose));
    let moves = moves.collect::<Result<Vec<_>, _>>().ok()?;
    let mut columns = Columns::new([
        ("rule", Align::Left),
        ("lookups", Align::Right),
        ("entries", Align::Right),
        ("bits", Align::Right),
        ("bytes", Align::Right),
    ]);
    for (name, rule) in [
        ("largest intersection, then largest union", Rule::Overlap),
        ("largest intersection, then most even share", Rule::Balanced),
        ("fewest lookups, then fewest entries", Rule::Fewest),
    ] {
        let Estimate { lookups, entries, bits } = estimate(&moves, rule)?;
        let entries = usize::try_from(entries).ok()?;
        let bytes = entries.saturating_mul(geometry.word().bits() as usize / 8);
        columns.row([
            name.to_owned(),
            lookups.to_string(),
            grouped(entries),
            bits.to_string(),
            grouped(bytes),
        ]);
    }
    Some(columns)
}
