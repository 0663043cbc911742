//! Builds the board and the pieces of a variant, written in TOML.

use std::collections::BTreeMap;
use std::io::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bitboard_core::runtime::{Geometry, Gives, Movement, Wrap};
use clap::Args;
use serde::Deserialize;
use toml::Spanned;

use crate::board::{self, Size};
use crate::columns::{Align, Columns, counted, grouped};
use crate::engine::{Built, Wanted, movement};
use crate::failure::{Failure, called, read};
use crate::measure::{fastest, milliseconds};
use crate::strategy::{Strategy, ways};

/// What `variant` is told.
#[derive(Args)]
#[command(after_help = FORM)]
pub struct Arguments {
    /// The variant; - is the standard input
    file: PathBuf,
}

const FORM: &str = r##"A variant is a TOML file:

    name = "Xiangqi"            # if you like
    board = "9x10"
    wrap = "files"              # if edges are joined: files (a cylinder) or both (a torus)
    hexagon = 5                 # if the board is a hexagon: cells a side; or
    cells = """                 # if the board has holes: . is a square, # a hole
    . . #
    . . ."""
    strategy = "auto"           # if pieces are to be computed in another way

    [pieces]
    chariot = "R"
    horse = "nN"
    cannon = { betza = "mRcpR", strategy = "tables-2" }
    soldier = "fW"
    black_soldier = { betza = "fW", black = true }   # turned by half a turn"##;

/// A variant as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    name: Option<String>,
    board: Size,
    #[serde(default)]
    wrap: Edges,
    hexagon: Option<u32>,
    cells: Option<Spanned<String>>,
    #[serde(default)]
    strategy: Strategy,
    pieces: BTreeMap<String, Spanned<WrittenPiece>>,
}

/// [`Wrap`] as it is written.
#[derive(Deserialize, Default)]
#[serde(try_from = "String")]
struct Edges(Wrap);

impl TryFrom<String> for Edges {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        board::wrap_named(&text).map(Self)
    }
}

/// A piece as it is written.
#[derive(Deserialize)]
#[serde(
    untagged,
    expecting = "expected a piece in Betza notation, such as \"RN\" or { betza = \"RN\", strategy = \"rays\" }"
)]
enum WrittenPiece {
    Betza(String),
    Detailed(Detailed),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Detailed {
    betza: String,
    strategy: Option<Strategy>,
    #[serde(default)]
    black: bool,
}

/// A piece with its movement understood.
struct Piece {
    name: String,
    betza: String,
    movement: Movement,
    strategy: Strategy,
}

impl Arguments {
    /// Builds the pieces, each alone and all together, and reports.
    pub fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let variant = Described::read(&self.file)?;
        let wanted: Vec<Wanted<'_>> = variant.pieces.iter().map(Piece::wanted).collect();
        let (together, time) = fastest(|| Built::new(&variant.geometry, &wanted));
        let together =
            together.map_err(|error| Failure::Input(format!("{}: {error}", called(&self.file))))?;

        let mut columns = Columns::new([
            ("piece", Align::Left),
            ("betza", Align::Left),
            ("computed by", Align::Left),
            ("lookups", Align::Right),
            ("bytes", Align::Right),
            ("bytes alone", Align::Right),
            ("build ms alone", Align::Right),
            ("ns apart / chained", Align::Right),
        ]);
        let mut apart = 0;
        for (index, piece) in variant.pieces.iter().enumerate() {
            let (alone, time) = fastest(|| Built::new(&variant.geometry, &[piece.wanted()]));
            let alone = alone.map_err(|error| Failure::Input(format!("{}: {error}", called(&self.file))))?;
            apart += alone.bytes();
            let report = together.report(index, Gives::Moves);
            columns.row([
                piece.name.clone(),
                piece.betza.clone(),
                ways(&report),
                grouped(report.lookups),
                grouped(report.bytes),
                grouped(alone.bytes()),
                milliseconds(time),
                together.speed(index).to_string(),
            ]);
        }
        let squares = variant.geometry.cells().len();
        writeln!(out, "{}: {}, {squares} squares\n", variant.name, variant.geometry)?;
        write!(out, "{}", columns.plain())?;
        let bytes = together.bytes();
        writeln!(out, "\nAll together: {} bytes, built in {} ms.", grouped(bytes), milliseconds(time))?;
        let (tables, shared) = together.tables();
        let saved = apart.saturating_sub(bytes);
        writeln!(
            out,
            "{}, {} of them used by more than one piece; {} bytes saved.",
            counted(tables, "table"),
            grouped(shared),
            grouped(saved)
        )?;
        Ok(ExitCode::SUCCESS)
    }
}

/// A variant with everything understood.
struct Described {
    name: String,
    geometry: Geometry,
    /// In the order of the file.
    pieces: Vec<Piece>,
}

impl Described {
    fn read(path: &Path) -> Result<Self, Failure> {
        let text = read(path)?;
        let shown = called(path);
        let written: Written =
            toml::from_str(&text).map_err(|error| Failure::Input(format!("{shown}: {error}")))?;
        let at = |span: Range<usize>| format!("{shown}, line {}", line(&text, span.start));

        let name = written.name.clone().unwrap_or_else(|| shown.clone());
        let geometry = written.geometry(&at).map_err(|failure| failure.within(&shown))?;
        let mut pieces: Vec<_> = written.pieces.into_iter().collect();
        pieces.sort_by_key(|(_, piece)| piece.span().start);
        if pieces.is_empty() {
            return Err(Failure::Input(format!("{shown}: [pieces] has no piece, such as rook = \"R\"")));
        }
        let pieces = pieces.into_iter().map(|(name, piece)| {
            let place = format!("{}, {name}", at(piece.span()));
            let Detailed { betza, strategy, black } = match piece.into_inner() {
                WrittenPiece::Betza(betza) => Detailed { betza, strategy: None, black: false },
                WrittenPiece::Detailed(detailed) => detailed,
            };
            let strategy = strategy.unwrap_or(written.strategy);
            let movement = movement(&betza).map_err(|failure| failure.within(&place))?;
            let movement = if black { movement.turned() } else { movement };
            Ok(Piece { name, betza, movement, strategy })
        });
        Ok(Self { name, geometry, pieces: pieces.collect::<Result<_, Failure>>()? })
    }
}

impl Piece {
    fn wanted(&self) -> Wanted<'_> {
        let Self { name, movement, strategy, .. } = self;
        Wanted { name, movement, strategy: *strategy }
    }
}

/// The number of the line of a byte.
fn line(text: &str, byte: usize) -> usize {
    text.bytes().take(byte).filter(|&byte| byte == b'\n').count() + 1
}

impl Written {
    fn geometry(&self, at: &impl Fn(Range<usize>) -> String) -> Result<Geometry, Failure> {
        let wrong = |message: String| Failure::Input(message);
        let full = board::geometry(self.board, self.wrap.0)?;
        match (self.hexagon, &self.cells) {
            (None, None) => Ok(full),
            (Some(side), None) => full.with_hexagon(side).map_err(|problem| wrong(problem.to_string())),
            (None, Some(cells)) => with_drawn_cells(full, cells.get_ref())
                .map_err(|message| wrong(format!("{}, cells: {message}", at(cells.span())))),
            (Some(_), Some(_)) => {
                Err(wrong("a board is drawn by cells or is a hexagon, not both".to_owned()))
            }
        }
    }
}

/// The board whose squares are the dots of a drawing, the top rank first.
fn with_drawn_cells(full: Geometry, drawing: &str) -> Result<Geometry, String> {
    let rows: Vec<Vec<char>> = drawing
        .lines()
        .map(|row| row.chars().filter(|c| !c.is_whitespace()).collect::<Vec<_>>())
        .filter(|row| !row.is_empty())
        .collect();
    let (files, ranks) = (full.files() as usize, full.ranks() as usize);
    if rows.len() != ranks {
        return Err(format!("expected {ranks} rows for this {full} board, found {}", rows.len()));
    }
    for (row, rank) in rows.iter().zip((1..=ranks).rev()) {
        if row.len() != files {
            return Err(format!("expected {files} cells on rank {rank}, found {}", row.len()));
        }
        if let Some(other) = row.iter().find(|c| !matches!(c, '.' | '#')) {
            return Err(format!("expected . for a square or # for a hole on rank {rank}, found {other:?}"));
        }
    }
    let exists = |file: u32, rank: u32| rows[ranks - 1 - rank as usize][file as usize] == '.';
    full.with_cells(exists).map_err(|problem| problem.to_string())
}
