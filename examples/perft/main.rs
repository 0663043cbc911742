//! Counts the sequences of legal moves of a game ("perft"), the usual test of whether the rules have been
//! programmed rightly: the numbers are known for many positions.
//!
//!     cargo run --release --example perft -- chess startpos 6
//!     cargo run --release --example perft -- chess "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1" 3 --divide

mod chess;
#[path = "../explore/failure.rs"]
#[allow(dead_code, reason = "the other example has more to tell")]
mod failure;
mod game;
mod games;
mod run;

use std::io::{self, BufWriter, Write};
use std::num::NonZeroUsize;
use std::process::ExitCode;

use clap::Parser;
use clap::builder::PossibleValuesParser;
use failure::Failure;

/// Counts the sequences of legal moves of a game.
#[derive(Parser)]
#[command(name = "perft", after_help = AFTER_HELP)]
struct Arguments {
    /// Which game
    #[arg(value_name = "GAME", value_parser = PossibleValuesParser::new(games::GAMES.iter().map(|entry| entry.name)))]
    game: String,

    /// The position, or `startpos`
    #[arg(value_name = "FEN")]
    position: String,

    /// The number of moves
    depth: u32,

    /// Prints a number for each first move
    #[arg(long)]
    divide: bool,

    /// How many threads count
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    threads: NonZeroUsize,
}

const AFTER_HELP: &str = "\
Exit status: 0 if all went well, 1 if the output cannot be written, 2 if an argument is wrong.";

impl Arguments {
    fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let game = games::named(&self.game)
            .ok_or_else(|| Failure::Input(format!("there is no game \"{}\"", self.game)))?;
        let position = if self.position == "startpos" { game.start } else { &self.position };
        let tree = (game.read)(position).map_err(Failure::Input)?;
        Ok(run::report(&*tree, self.depth, self.threads.get(), self.divide, out)?)
    }
}

fn main() -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let done = Arguments::parse().run(&mut out);
    match done.and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.complain(),
    }
}
