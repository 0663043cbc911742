//! Counts the sequences of legal moves of a game ("perft"), the usual test of whether the rules have been
//! programmed rightly: the numbers are known for many positions.
//!
//!     cargo run --release --example perft -- chess startpos 6
//!     cargo run --release --example perft -- chess "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1" 3 --divide
//!     cargo run --release --example perft -- free "4n3/8/3G4/8/8/2N5/8/4g3 w" 4 --piece n=NN --piece g=[F?R]
//!     cargo run --release --example perft -- check tests/data/perft.json

mod check;
mod chess;
#[path = "../explore/failure.rs"]
#[allow(dead_code, reason = "the other example has more to tell")]
mod failure;
mod game;
mod games;
#[path = "../parallel.rs"]
mod parallel;
mod rules;
mod run;

use std::collections::BTreeMap;
use std::io::{self, BufWriter, Write};
use std::num::NonZeroUsize;
use std::process::ExitCode;

use clap::builder::PossibleValuesParser;
use clap::{Args, Parser, Subcommand};
use failure::Failure;
use game::Tree;

/// Counts the sequences of legal moves of a game.
#[derive(Parser)]
#[command(
    name = "perft",
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    after_help = AFTER_HELP
)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,

    #[command(flatten)]
    count: Option<Count>,
}

#[derive(Subcommand)]
enum Command {
    /// Runs a file of expected numbers
    Check(check::Arguments),
}

/// What is to be counted.
#[derive(Args)]
struct Count {
    /// Which game; `free` is any board with pieces of your own, told by --piece
    #[arg(value_name = "GAME", value_parser = PossibleValuesParser::new(game_names()))]
    game: String,

    /// The position, or `startpos`
    #[arg(value_name = "FEN")]
    position: String,

    /// The number of moves, at most 100
    #[arg(value_parser = clap::value_parser!(u32).range(..=i64::from(game::DEEPEST)))]
    depth: u32,

    /// A piece of a free position: its letter and how it moves, in Betza notation
    #[arg(long, value_name = "LETTER=MOVES", value_parser = piece)]
    piece: Vec<(String, String)>,

    /// Prints a number for each first move
    #[arg(long)]
    divide: bool,

    /// How many threads count
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    threads: NonZeroUsize,
}

const AFTER_HELP: &str = "\
Exit status: 0 if all went well, 1 if a check failed or a file cannot be read or written, 2 if an argument or what a
file says is wrong.";

impl Count {
    fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let tree = self.tree().map_err(Failure::Input)?;
        run::report(&*tree, self.depth, self.threads.get(), self.divide, out)?;
        Ok(ExitCode::SUCCESS)
    }

    fn tree(&self) -> Result<Box<dyn Tree>, String> {
        if self.game == FREE {
            let (files, ranks) = rules::size(&self.position);
            let pieces: BTreeMap<String, String> = self.piece.iter().cloned().collect();
            return match pieces.len() == self.piece.len() {
                true => rules::free(files, ranks, &pieces, &self.position),
                false => Err("two pieces have the same letter".to_owned()),
            };
        }
        if !self.piece.is_empty() {
            return Err(format!(
                "{} has pieces of its own\nhelp: --piece is for {FREE} positions",
                self.game
            ));
        }
        let game = games::named(&self.game).ok_or_else(|| format!("there is no game \"{}\"", self.game))?;
        (game.read)(if self.position == "startpos" { game.start } else { &self.position })
    }
}

/// What positions are called that bring their own pieces.
const FREE: &str = "free";

fn game_names() -> impl Iterator<Item = &'static str> {
    games::games().map(|entry| entry.name).chain([FREE])
}

fn piece(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((letter, moves)) => Ok((letter.to_owned(), moves.to_owned())),
        None => Err("expected a letter and a movement, such as n=NN".to_owned()),
    }
}

fn main() -> ExitCode {
    let Arguments { command, count } = Arguments::parse();
    let mut out = BufWriter::new(io::stdout().lock());
    let done = match (command, count) {
        (Some(Command::Check(arguments)), _) => arguments.run(&mut out),
        (None, Some(count)) => count.run(&mut out),
        (None, None) => Err(Failure::Input("expected a game, a position and a depth; see --help".to_owned())),
    };
    match done.and_then(|code| Ok(out.flush().map(|()| code)?)) {
        Ok(code) => code,
        Err(failure) => failure.complain(),
    }
}
