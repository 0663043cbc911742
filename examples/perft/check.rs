//! Runs a file of expected numbers.

use std::collections::BTreeMap;
use std::fmt;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use serde::Deserialize;

use crate::failure::{Failure, called, one_line, read};
use crate::game::{DEEPEST, Tree};
use crate::parallel::{in_parallel, processors};
use crate::{FREE, games, rules};

/// What `check` is told.
#[derive(Args)]
#[command(after_help = FORM)]
pub struct Arguments {
    /// The expected numbers; - is the standard input
    file: PathBuf,

    /// How many threads count; all processors if nothing is said
    #[arg(long, value_name = "NUMBER")]
    threads: Option<NonZeroUsize>,
}

const FORM: &str = r#"Expected numbers are a JSON file, an array of records:

    [{"variant": "chess", "fen": "8/8/8/8/8/8/4P3/K1k5 w - - 0 1", "depth": 1, "nodes": 3},
     {"variant": "free", "files": 5, "ranks": 5, "pieces": {"a": "K", "b": "R2"},
      "fen": "5/b4/2a2/3A1/B4 w - - 0 1", "depth": 1, "nodes": 12}]

A free position has pieces of its own: letters and movements in Betza notation. Everything may be captured, and
nothing ends the game. "oracle" may say who knows. Games that the program does not play are skipped.

Exit status: 0 if nothing failed, 1 if a number is wrong or the file cannot be read, 2 if the file is wrong."#;

/// A record as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Record {
    variant: String,
    fen: String,
    depth: u32,
    nodes: u64,
    oracle: Option<String>,
    files: Option<u32>,
    ranks: Option<u32>,
    pieces: Option<BTreeMap<String, String>>,
}

/// A record understood: a position, or why its game is not played.
enum Case {
    Position(Box<dyn Tree>),
    Skipped(&'static str),
}

/// What became of a record.
enum Outcome {
    Passed,
    Failed { found: u64 },
    Skipped(&'static str),
}

impl Arguments {
    /// Checks everything and reports.
    pub fn run(&self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let records = records(&self.file)?;
        let threads = self.threads.map_or_else(processors, NonZeroUsize::get);
        let cases = in_parallel(&records, threads, Record::understood);
        let place = |number: usize| format!("{}, record {}", called(&self.file), number + 1);
        let wrong = cases.iter().enumerate().filter_map(|(number, case)| {
            Some(format!(
                "{}, {}: {}",
                place(number),
                one_line(&records[number].variant),
                case.as_ref().err()?
            ))
        });
        let wrong: Vec<String> = wrong.collect();
        if !wrong.is_empty() {
            return Err(Failure::Inputs(wrong));
        }
        let work: Vec<(&Record, Case)> = records.iter().zip(cases.into_iter().flatten()).collect();
        let outcomes = in_parallel(&work, threads, |(record, case)| match case {
            Case::Skipped(reason) => Outcome::Skipped(reason),
            Case::Position(tree) => match tree.perft(record.depth) {
                found if found == record.nodes => Outcome::Passed,
                found => Outcome::Failed { found },
            },
        });
        let (mut passed, mut failed, mut skipped) = (0, 0, 0);
        let mut reasons: BTreeMap<&str, BTreeMap<&str, usize>> = BTreeMap::new();
        for (record, outcome) in records.iter().zip(&outcomes) {
            writeln!(out, "{}", Line { record, outcome })?;
            match outcome {
                Outcome::Passed => passed += 1,
                Outcome::Failed { .. } => failed += 1,
                Outcome::Skipped(reason) => {
                    skipped += 1;
                    *reasons.entry(reason).or_default().entry(&record.variant).or_default() += 1;
                }
            }
        }
        if skipped > 0 {
            writeln!(out, "\nSkipped:")?;
        }
        for (reason, games) in reasons {
            let games: Vec<String> =
                games.iter().map(|(game, records)| format!("{} {records}", one_line(game))).collect();
            writeln!(out, "  {}: {reason}", games.join(", "))?;
        }
        writeln!(out, "\n{passed} passed, {failed} failed, {skipped} skipped")?;
        Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

/// Reads a file of records.
fn records(path: &Path) -> Result<Vec<Record>, Failure> {
    let records: Vec<Record> = serde_json::from_str(&read(path)?)
        .map_err(|error| Failure::Input(format!("{}: {error}", called(path))))?;
    if records.is_empty() {
        return Err(Failure::Input(format!("{}: there are no records", called(path))));
    }
    Ok(records)
}

impl Record {
    fn understood(&self) -> Result<Case, String> {
        if self.depth > DEEPEST {
            return Err(format!("depth {}, expected at most {DEEPEST}", self.depth));
        }
        if self.variant != FREE {
            if self.files.is_some() || self.ranks.is_some() || self.pieces.is_some() {
                return Err("only free positions have \"files\", \"ranks\" and \"pieces\"".to_owned());
            }
            return match games::named(&self.variant) {
                Some(game) => (game.read)(&self.fen).map(Case::Position),
                None => Ok(Case::Skipped(rules::why_not(&self.variant))),
            };
        }
        let (Some(files), Some(ranks), Some(pieces)) = (self.files, self.ranks, &self.pieces) else {
            return Err("a free position needs \"files\", \"ranks\" and \"pieces\"".to_owned());
        };
        rules::free(files, ranks, pieces, &self.fen).map(Case::Position)
    }
}

/// A record and what became of it, on a line.
struct Line<'a> {
    record: &'a Record,
    outcome: &'a Outcome,
}

impl fmt::Display for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Record { variant, fen, depth, nodes, oracle, .. } = self.record;
        match self.outcome {
            Outcome::Passed => write!(f, "passed   {}, depth {depth}: {nodes}", one_line(variant))?,
            Outcome::Failed { found } => {
                write!(f, "FAILED   {}, depth {depth}: {found} instead of {nodes}", one_line(variant))?;
                if let Some(oracle) = oracle {
                    write!(f, " by {}", one_line(oracle))?;
                }
            }
            Outcome::Skipped(_) => write!(f, "skipped  {}, depth {depth}", one_line(variant))?,
        }
        write!(f, ", {}", one_line(fen))
    }
}
