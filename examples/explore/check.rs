//! Runs a file of expected moves through every strategy.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use bitboard_core::runtime::{Bits, Gives};
use clap::Args;

use crate::board;
use crate::columns::{Align, Columns, counted, grouped, listed};
use crate::drawing::{self, Block, side_by_side};
use crate::engine::Built;
use crate::failure::Failure;
use crate::parallel::{in_parallel, processors};
use crate::refusal::kind;
use crate::strategy::Strategy;
use crate::vectors::{self, Case, Group};

/// What `check` is told.
#[derive(Args)]
#[command(after_help = FORM)]
pub struct Arguments {
    /// The expected moves; - is the standard input
    file: PathBuf,

    /// Checks only this strategy; may be said several times
    #[arg(long)]
    strategy: Vec<Strategy>,

    /// How many failures are drawn
    #[arg(long, value_name = "NUMBER", default_value_t = 3)]
    draw: usize,
}

const FORM: &str = r##"Expected moves are a JSON file, an array of groups, each one piece on one board:

    [{"betza": "R", "files": 3, "ranks": 3, "cases": [
        {"square": "a1", "occupied": ["a3"], "quiet": ["a2", "b1", "c1"], "captures": ["a3"]}
    ]}]

A group may also have a "definition" of the piece in words, and an "oracle" that says who knows; both are
shown where a case fails. Where no strategy is chosen, all are checked, tables with up to four lookups."##;

/// What became of the cases of one strategy.
#[derive(Default)]
struct Tally {
    passed: usize,
    failed: usize,
    /// Cases that did not apply, by the reason.
    refused: BTreeMap<String, usize>,
}

/// A case that went wrong in the same way under some strategies.
struct Wrong<'a> {
    group: &'a Group,
    strategies: Vec<Strategy>,
    case: &'a Case,
    quiet: Bits,
    captures: Bits,
}

/// What came of one group.
struct Outcome<'a> {
    /// One for each strategy.
    tallies: Vec<Tally>,
    /// The first few.
    wrong: Vec<Wrong<'a>>,
}

impl Arguments {
    /// Checks everything and reports.
    pub fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let groups = vectors::groups(&self.file)?;
        let strategies = if self.strategy.is_empty() { Strategy::all(4) } else { self.strategy };
        let outcomes = in_parallel(&groups, processors(), |group| outcome(group, &strategies, self.draw));

        let cases = groups.iter().map(|group| group.cases.len()).sum();
        writeln!(out, "{}, {}", counted(groups.len(), "group"), counted(cases, "case"))?;
        let mut tallies: Vec<Tally> = strategies.iter().map(|_| Tally::default()).collect();
        for outcome in &outcomes {
            for (sum, tally) in tallies.iter_mut().zip(&outcome.tallies) {
                sum.add(tally);
            }
        }
        write!(out, "\n{}", overview(&strategies, &tallies))?;
        write!(out, "{}", reasons(&strategies, &tallies))?;
        for wrong in outcomes.iter().flat_map(|outcome| &outcome.wrong).take(self.draw) {
            write!(out, "\n{}", wrong.report())?;
        }
        let passed = tallies.iter().map(|tally| tally.passed).sum();
        let failed = tallies.iter().map(|tally| tally.failed).sum();
        writeln!(out, "\n{} passed, {} failed", grouped(passed), grouped(failed))?;
        Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

/// Builds a piece once for each strategy and runs all cases of its group.
fn outcome<'a>(group: &'a Group, strategies: &[Strategy], draw: usize) -> Outcome<'a> {
    let mut outcome = Outcome { tallies: Vec::new(), wrong: Vec::new() };
    for &strategy in strategies {
        let mut tally = Tally::default();
        match Built::one(&group.geometry, &group.movement, strategy) {
            Ok(built) => {
                for case in &group.cases {
                    let quiet = built.reach(0, Gives::Quiet, case.square, case.occupied);
                    let captures = built.reach(0, Gives::Captures, case.square, case.occupied);
                    if quiet == case.quiet && captures == case.captures {
                        tally.passed += 1;
                        continue;
                    }
                    tally.failed += 1;
                    outcome.fails(Wrong { group, strategies: vec![strategy], case, quiet, captures }, draw);
                }
            }
            Err(error) => {
                tally.refused.insert(kind(&error), group.cases.len());
            }
        }
        outcome.tallies.push(tally);
    }
    outcome
}

impl<'a> Outcome<'a> {
    /// Keeps a failure, if it is a new one only as long as there are fewer than `draw`.
    fn fails(&mut self, new: Wrong<'a>, draw: usize) {
        let same = |known: &Wrong<'_>| {
            std::ptr::eq(known.case, new.case) && (known.quiet, known.captures) == (new.quiet, new.captures)
        };
        match self.wrong.iter().position(same) {
            Some(known) => self.wrong[known].strategies.extend(new.strategies),
            None if self.wrong.len() < draw => self.wrong.push(new),
            None => {}
        }
    }
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        for (reason, cases) in &other.refused {
            *self.refused.entry(reason.clone()).or_default() += cases;
        }
    }

    fn not_applicable(&self) -> usize {
        self.refused.values().sum()
    }
}

fn overview(strategies: &[Strategy], tallies: &[Tally]) -> String {
    let numbers = ["ran", "passed", "failed", "did not apply"].map(|heading| (heading, Align::Right));
    let mut columns = Columns::new(std::iter::once(("strategy", Align::Left)).chain(numbers));
    for (strategy, tally) in strategies.iter().zip(tallies) {
        let numbers = [tally.passed + tally.failed, tally.passed, tally.failed, tally.not_applicable()];
        columns.row(std::iter::once(strategy.to_string()).chain(numbers.map(grouped)));
    }
    columns.plain()
}

/// Why strategies did not apply: each reason once, below it the strategies and their cases.
fn reasons(strategies: &[Strategy], tallies: &[Tally]) -> String {
    let mut reasons: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (strategy, tally) in strategies.iter().zip(tallies) {
        for (reason, &cases) in &tally.refused {
            reasons.entry(reason).or_default().push(format!("{strategy} {}", grouped(cases)));
        }
    }
    if reasons.is_empty() {
        return String::new();
    }
    let mut text = "\nCases that did not apply:\n".to_owned();
    for (reason, strategies) in reasons {
        text.push_str(&format!("  {reason}\n{}", listed(&strategies, 4)));
    }
    text
}

impl Wrong<'_> {
    /// What was expected and what came out, drawn side by side.
    fn report(&self) -> String {
        let Self { group: Group { betza, definition, oracle, geometry, .. }, strategies, case, .. } = self;
        let from = geometry.square_name(case.square).unwrap_or_default();
        let expected = self.drawing("Expected", case.quiet.or(case.captures));
        let got = self.drawing("Got", self.quiet.or(self.captures));
        let strategies: Vec<String> = strategies.iter().map(Strategy::to_string).collect();
        let mut text = format!("{betza} on {geometry} from {from}, by\n{}", listed(&strategies, 4));
        for (heading, said) in [("Definition", definition), ("Oracle", oracle)] {
            if let Some(said) = said {
                text.push_str(&format!("{heading}: {said}\n"));
            }
        }
        text.push_str(&side_by_side(&[expected, got]));
        for (what, got, expected) in
            [("quiet", self.quiet, case.quiet), ("captures", self.captures, case.captures)]
        {
            for (how, squares) in [("missing", expected.without(got)), ("too many", got.without(expected))] {
                if !squares.is_empty() {
                    text.push_str(&format!("{what}, {how}: {}\n", board::names(geometry, squares)));
                }
            }
        }
        text
    }

    /// A star is an empty square it moves to, brackets are around pieces it captures.
    fn drawing(&self, title: &str, moves: Bits) -> Block {
        let geometry = &self.group.geometry;
        drawing::board(title, geometry.files() as u8, geometry.ranks() as u8, |file, rank| {
            let bit = geometry.bit(file.into(), rank.into());
            let piece = match bit {
                _ if bit == self.case.square => Some('o'),
                _ if self.case.occupied.contains(bit) => Some('#'),
                _ => None,
            };
            drawing::marked(piece, moves.contains(bit))
        })
    }
}
