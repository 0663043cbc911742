//! Any piece on any board, looked at from all sides: drawn, measured under every strategy, checked against
//! files of expected moves, and built together with the other pieces of a variant.
//!
//!     cargo run --release --example explore -- show mRcpR --board 9x10 --square e4 --occupied e7,e9,b4
//!     cargo run --release --example explore -- compare Q --board 12x10
//!     cargo run --release --example explore -- check tests/data/movement_small.json
//!     cargo run --release --example explore -- variant tests/data/xiangqi.toml
//!     cargo run --release --example explore -- table
//!     cargo run --release --example explore -- gallery target/gallery
//!
//! Everything is built at run time from a line of Betza notation, by [`bitboard_core::runtime`].

mod board;
mod check;
mod columns;
mod compare;
#[path = "../drawing.rs"]
mod drawing;
mod engine;
mod failure;
mod gallery;
mod measure;
#[path = "../parallel.rs"]
mod parallel;
mod refusal;
mod show;
mod strategy;
mod table;
mod variant;
mod vectors;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use bitboard_core::runtime::{Geometry, Wrap};
use board::Size;
use clap::{Args, Parser, Subcommand};
use failure::Failure;

/// Explores how pieces move on any board and what it costs to compute it.
#[derive(Parser)]
#[command(name = "explore", after_help = AFTER_HELP)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Draws where a piece goes, and says what it costs
    Show(show::Arguments),
    /// Compares all strategies for a piece
    Compare(compare::Arguments),
    /// Checks every strategy against a file of expected moves
    Check(check::Arguments),
    /// Builds the board and the pieces of a variant
    Variant(variant::Arguments),
    /// Compares all strategies for twenty pieces on three boards, in Markdown
    Table(table::Arguments),
    /// Draws forty pieces, with a page that shows them
    Gallery(gallery::Arguments),
}

/// Which board.
#[derive(Args)]
struct BoardArguments {
    /// Files and ranks
    #[arg(long, value_name = "FILESxRANKS", default_value = "8x8")]
    board: Size,

    /// Which edges are joined: none, files (a cylinder) or both (a torus)
    #[arg(long, value_name = "EDGES", default_value = "none", value_parser = board::wrap_named)]
    wrap: Wrap,

    /// The board is a hexagon with so many cells a side
    #[arg(long, value_name = "SIDE", conflicts_with_all = ["board", "wrap"])]
    hexagon: Option<u32>,

    /// Squares that the board has not, such as d4,e5
    #[arg(long, value_name = "SQUARES", value_delimiter = ',')]
    holes: Vec<String>,
}

impl BoardArguments {
    fn geometry(&self) -> Result<Geometry, Failure> {
        let geometry = match self.hexagon {
            Some(side) => board::hexagon(side)?,
            None => board::geometry(self.board, self.wrap)?,
        };
        let holes = board::squares(&geometry, self.holes.iter().map(|name| name.trim()))
            .map_err(|message| Failure::Input(format!("--holes: {message}")))?;
        board::with_holes(geometry, holes)
    }
}

const AFTER_HELP: &str = "\
Pieces are written in Betza notation: R is a rook, N a knight, RN both in one, mRcpR the cannon of xiangqi,
[F?R] the griffon. Strategies are auto, rays, fill, walk, tables and pext; tables and pext may say how many
lookups each square needs and how entries are found, as in tables-2, pext-unique or tables-3-direct.

Exit status: 0 if all went well, 1 if a check failed or a file cannot be read or written, 2 if an argument or
what a file says is wrong.";

fn main() -> ExitCode {
    let Arguments { command } = Arguments::parse();
    let mut out = BufWriter::new(io::stdout().lock());
    let done = match command {
        Command::Show(arguments) => arguments.run(&mut out),
        Command::Compare(arguments) => arguments.run(&mut out),
        Command::Check(arguments) => arguments.run(&mut out),
        Command::Variant(arguments) => arguments.run(&mut out),
        Command::Table(arguments) => arguments.run(&mut out),
        Command::Gallery(arguments) => arguments.run(&mut out),
    };
    match done.and_then(|code| Ok(out.flush().map(|()| code)?)) {
        Ok(code) => code,
        Err(failure) => failure.complain(),
    }
}
