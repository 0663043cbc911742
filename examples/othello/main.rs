//! Othello on many boards at once: the positions of 64 games are a block, each rank of all of them in the same registers.
//!
//!     cargo run --release --example othello
//!     cargo run --release --example othello -- --games 1000000 --perft 9 --milliseconds 0
//!     cargo run --release --example othello -- --games 1000 --check
//!
//! Plays random games side by side and says how they went, counts the sequences of moves from the first position, and
//! measures how many boards a second each set of instructions does, beside one board at a time.

mod games;
mod perft;
mod position;
mod scalar;
mod speed;
mod walk;

use std::process::ExitCode;

use bitboard_core::arch::Level;
use clap::Parser;

/// Othello on many boards at once.
#[derive(Parser)]
#[command(name = "othello")]
struct Arguments {
    /// How many random games are played side by side
    #[arg(long, value_name = "NUMBER", default_value = "65536")]
    games: usize,

    /// The beginning of the random numbers; the same seed gives the same games
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    seed: u64,

    /// Counts the sequences of so many moves
    #[arg(long, value_name = "DEPTH", default_value = "8")]
    perft: u32,

    /// Compares all moves and flips of the games with the rules, walked square by square
    #[arg(long)]
    check: bool,

    /// How long each speed is measured; with 0 none is
    #[arg(long, value_name = "NUMBER", default_value = "300")]
    milliseconds: u64,

    /// The instructions for games and counts, in place of the best: portable, sse2, avx2, avx512 or neon
    #[arg(long, value_name = "NAME", value_parser = level)]
    level: Option<Level>,
}

fn level(name: &str) -> Result<Level, String> {
    let has = || Level::available().map(Level::name).collect::<Vec<_>>().join(", ");
    Level::named(name).ok_or_else(|| format!("this processor has {}", has()))
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let level = arguments.level.unwrap_or_else(Level::detect);
    if arguments.games > 0 {
        match games::play(level, arguments.games, arguments.seed, arguments.check) {
            Ok(record) => println!("{record}"),
            Err(difference) => {
                eprintln!("{difference}");
                return ExitCode::FAILURE;
            }
        }
    }
    for (index, count) in perft::counts(level, arguments.perft).into_iter().enumerate() {
        println!("perft {} {count}", index + 1);
    }
    if arguments.milliseconds > 0 {
        println!("\n{}", speed::table(arguments.milliseconds));
    }
    ExitCode::SUCCESS
}
