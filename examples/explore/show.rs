//! Draws where a piece goes.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use bitboard_core::runtime::{Bits, Geometry, Gives};
use bitboard_core::svg::{Diagram, Look, Token};
use clap::Args;

use crate::BoardArguments;
use crate::board;
use crate::columns::{Align, Columns, grouped};
use crate::drawing::{self, Block, side_by_side};
use crate::engine::Built;
use crate::failure::{Failure, write};
use crate::measure::{Random, fastest, milliseconds};
use crate::refusal::{movement, refusals};
use crate::strategy::{Strategy, ways};

/// What `show` is told.
#[derive(Args)]
pub struct Arguments {
    /// The piece, in Betza notation
    betza: String,

    #[command(flatten)]
    board: BoardArguments,

    /// Where the piece stands [default: in the middle]
    #[arg(long)]
    square: Option<String>,

    /// The occupied squares, such as a4,b5 [default: none in one drawing, some in another]
    #[arg(long, value_name = "SQUARES", value_delimiter = ',')]
    occupied: Option<Vec<String>>,

    /// How it is computed
    #[arg(long, default_value = "auto")]
    strategy: Strategy,

    /// The piece is Black's: its movement is turned by half a turn
    #[arg(long)]
    black: bool,

    /// Draws the last drawing into this file too, as SVG
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,

    /// What squares look like there: checkered, plain, points or hexagons [default: hexagons with --hexagon, else
    /// checkered]
    #[arg(long, requires = "svg", value_parser = board::look_named)]
    look: Option<Look>,
}

const LEGEND: &str = "\
o the piece     * empty: it can move there, and attacks it     x occupied: it can capture there
                m empty: it can move there                     # occupied
                c empty: it attacks it                         . none of these
";

impl Arguments {
    /// Draws and describes.
    pub fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let geometry = self.board.geometry()?;
        let mut movement = movement(&self.betza)?;
        if self.black {
            movement = movement.turned();
        }
        let square = match &self.square {
            Some(name) => board::square(&geometry, name)
                .map_err(|message| Failure::Input(format!("--square: {message}")))?,
            None => geometry.centre(),
        };
        let (built, time) = fastest(|| Built::one(&geometry, &movement, self.strategy));
        let built =
            built.map_err(|error| Failure::Inputs(refusals(&error).map(|(_, told)| told).collect()))?;

        let boards = match &self.occupied {
            Some(names) => {
                let names = names.iter().map(|name| name.trim()).filter(|name| !name.is_empty());
                let occupied = board::squares(&geometry, names)
                    .map_err(|message| Failure::Input(format!("--occupied: {message}")))?;
                vec![("With the squares given", occupied)]
            }
            None => {
                vec![("Empty board", Bits::EMPTY), ("With pieces in the way", some_pieces(&geometry, square))]
            }
        };
        let from = geometry.square_name(square).unwrap_or_default();
        let title = format!("{} on {geometry} from {from}", self.betza);
        if let (Some(file), Some(&(_, occupied))) = (&self.svg, boards.last()) {
            let picture = self.picture(&built, square, occupied).title(&title);
            write(file, &picture.to_string())?;
        }
        let drawings: Vec<Block> = boards
            .iter()
            .map(|&(title, occupied)| drawing(title, &geometry, &built, square, occupied))
            .collect();
        writeln!(out, "{title}\n\n{}\n{LEGEND}", side_by_side(&drawings))?;
        for part in built.leading_nowhere(0) {
            writeln!(out, "{part} leads nowhere on this board.\n")?;
        }
        write!(out, "{}", costs(&built))?;
        let bytes = grouped(built.bytes());
        writeln!(out, "\nBuilt in {} ms; {bytes} bytes in all.", milliseconds(time))?;
        Ok(ExitCode::SUCCESS)
    }

    fn picture(&self, built: &Built, square: u32, occupied: Bits) -> Diagram {
        // There is no room for more on the piece.
        let text = if self.betza.chars().count() <= 3 { &self.betza } else { "" };
        let usual = if self.board.hexagon.is_some() { Look::Hexagons } else { Look::Checkered };
        let picture = built.diagram(0, square, occupied, text).look(self.look.unwrap_or(usual));
        if self.black {
            let others = occupied.iter().filter(|&other| other != square);
            picture.piece(square, text, Token::Dark).pieces(others, "", Token::Light)
        } else {
            picture
        }
    }
}

/// How each of the four questions is answered.
fn costs(built: &Built) -> String {
    let mut columns = Columns::new([
        ("", Align::Left),
        ("computed by", Align::Left),
        ("lookups a square", Align::Right),
        ("entries", Align::Right),
        ("bits", Align::Right),
        ("bytes", Align::Right),
    ]);
    for (question, gives) in [
        ("attacks", Gives::Attacks),
        ("quiet moves", Gives::Quiet),
        ("captures", Gives::Captures),
        ("all moves", Gives::Moves),
    ] {
        let report = built.report(0, gives);
        columns.row([
            question.to_owned(),
            ways(&report),
            grouped(report.lookups),
            grouped(report.entries),
            report.bits.to_string(),
            grouped(report.bytes),
        ]);
    }
    columns.plain()
}

/// One square in five, the same at every run.
fn some_pieces(geometry: &Geometry, square: u32) -> Bits {
    let mut random = Random::new(u64::from(square));
    geometry.cells().iter().filter(|&cell| random.below(5) == 0 && cell != square).collect()
}

/// Where a piece goes on one board.
fn drawing(title: &str, geometry: &Geometry, built: &Built, square: u32, occupied: Bits) -> Block {
    let quiet = built.reach(0, Gives::Quiet, square, occupied);
    let captures = built.reach(0, Gives::Captures, square, occupied);
    let attacks = built.reach(0, Gives::Attacks, square, occupied);
    drawing::board(title, geometry.files() as u8, geometry.ranks() as u8, |file, rank| {
        let bit = geometry.bit(file.into(), rank.into());
        let symbol = match bit {
            _ if !geometry.cells().contains(bit) => ' ',
            _ if bit == square => 'o',
            _ if captures.contains(bit) => 'x',
            _ if occupied.contains(bit) => '#',
            _ => match (quiet.contains(bit), attacks.contains(bit)) {
                (true, true) => '*',
                (true, false) => 'm',
                (false, true) => 'c',
                (false, false) => '.',
            },
        };
        (symbol, false)
    })
}
