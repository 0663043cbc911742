//! Counts the sequences of legal moves of a game ("perft"), the usual test of whether the rules have been
//! programmed rightly: the numbers are known for many positions.
//!
//!     cargo run --release --example perft -- chess startpos 6
//!     cargo run --release --example perft -- chess "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1" 3 --divide
//!     cargo run --release --example perft -- check tests/data/perft.json

mod check;
mod chess;
#[path = "../explore/failure.rs"]
#[allow(dead_code, reason = "the other example has more to tell")]
mod failure;
mod game;
mod games;
mod rules;
mod run;

use std::io::{self, BufWriter, Write};
use std::num::NonZeroUsize;
use std::process::ExitCode;

use clap::builder::PossibleValuesParser;
use clap::{Args, Parser, Subcommand};
use failure::Failure;

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
    /// Which game
    #[arg(value_name = "GAME", value_parser = PossibleValuesParser::new(games::games().map(|entry| entry.name)))]
    game: String,

    /// The position, or `startpos`
    #[arg(value_name = "FEN")]
    position: String,

    /// The number of moves, at most 100
    #[arg(value_parser = clap::value_parser!(u32).range(..=i64::from(game::DEEPEST)))]
    depth: u32,

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
    fn run(&self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let game = games::named(&self.game)
            .ok_or_else(|| Failure::Input(format!("there is no game \"{}\"", self.game)))?;
        let position = if self.position == "startpos" { game.start } else { &self.position };
        let tree = (game.read)(position).map_err(Failure::Input)?;
        run::report(&*tree, self.depth, self.threads.get(), self.divide, out)?;
        Ok(ExitCode::SUCCESS)
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
