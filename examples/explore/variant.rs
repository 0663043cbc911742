//! Builds the board and the pieces of a variant, written in TOML.

use std::collections::BTreeMap;
use std::fmt;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bitboard_core::runtime::{BuildError, Definition, Geometry, Gives, Wrap};
use clap::Args;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use toml::Spanned;

use crate::board::{self, Size};
use crate::columns::{Align, Columns, counted, grouped};
use crate::engine::{Built, Wanted};
use crate::failure::{Failure, called, one_line, read};
use crate::measure::{fastest, milliseconds};
use crate::refusal::{movement, refusals};
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
    board: Option<Size>,
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

/// A piece as it is written: a text, or a text and more.
struct WrittenPiece {
    betza: String,
    strategy: Option<Strategy>,
    black: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Detailed {
    betza: String,
    strategy: Option<Strategy>,
    #[serde(default)]
    black: bool,
}

// By hand, since a mistake in one of the forms is to be told as such, not as the lack of either.
impl<'de> Deserialize<'de> for WrittenPiece {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(PieceVisitor)
    }
}

struct PieceVisitor;

impl<'de> Visitor<'de> for PieceVisitor {
    type Value = WrittenPiece;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a piece in Betza notation, such as \"RN\" or { betza = \"RN\", strategy = \"rays\" }")
    }

    fn visit_str<E: Error>(self, betza: &str) -> Result<WrittenPiece, E> {
        Ok(WrittenPiece { betza: betza.to_owned(), strategy: None, black: false })
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<WrittenPiece, A::Error> {
        let Detailed { betza, strategy, black } = Detailed::deserialize(MapAccessDeserializer::new(map))?;
        Ok(WrittenPiece { betza, strategy, black })
    }
}

/// A piece, and where it is written.
struct Piece {
    name: String,
    line: usize,
    betza: String,
    definition: Definition,
    strategy: Strategy,
}

impl Arguments {
    /// Builds the pieces, each alone and all together, and reports.
    pub fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let variant = Described::read(&self.file)?;
        let wanted: Vec<Wanted<'_>> = variant.pieces.iter().map(Piece::wanted).collect();
        let (together, time) = fastest(|| Built::new(&variant.geometry, &wanted));
        let together = together.map_err(|error| variant.failure(&error))?;

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
            let alone = alone.map_err(|error| variant.failure(&error))?;
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
        for (index, piece) in variant.pieces.iter().enumerate() {
            for part in together.leading_nowhere(index) {
                writeln!(out, "{}: {part} leads nowhere on this board.", piece.name)?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// A variant with its board understood.
struct Described {
    /// How its file is called.
    file: String,
    name: String,
    geometry: Geometry,
    /// In the order of the file.
    pieces: Vec<Piece>,
}

impl Described {
    fn read(path: &Path) -> Result<Self, Failure> {
        let text = read(path)?;
        let file = called(path);
        let mut written: Written =
            toml::from_str(&text).map_err(|error| Failure::Input(format!("{file}: {error}")))?;
        let mut pieces: Vec<_> = std::mem::take(&mut written.pieces).into_iter().collect();
        if pieces.is_empty() {
            return Err(Failure::Input(format!("{file}: [pieces] has no piece, such as rook = \"R\"")));
        }
        pieces.sort_by_key(|(_, piece)| piece.span().start);
        let pieces = pieces.into_iter().map(|(name, piece)| {
            let line = line(&text, piece.span().start);
            let WrittenPiece { betza, strategy, black } = piece.into_inner();
            let definition = Definition::from(betza.as_str());
            let definition = if black { definition.turned() } else { definition };
            Piece { name, line, betza, definition, strategy: strategy.unwrap_or(written.strategy) }
        });
        let pieces: Vec<Piece> = pieces.collect();
        let geometry = written.geometry(&text).map_err(|message| {
            let mut messages = vec![format!("{file}{message}")];
            // Without a board nothing can be built, but the texts can be read.
            for piece in &pieces {
                let failure = movement(&piece.betza).err();
                messages.extend(failure.map(|failure| format!("{}: {failure}", piece.place(&file))));
            }
            Failure::Inputs(messages)
        })?;
        let name = written.name.unwrap_or_else(|| file.clone());
        Ok(Self { file, name, geometry, pieces })
    }

    /// Everything that is wrong with the pieces, each with its place in the file.
    fn failure(&self, error: &BuildError) -> Failure {
        let place = |name: Option<&str>| match self.pieces.iter().find(|piece| Some(&*piece.name) == name) {
            Some(piece) => piece.place(&self.file),
            None => self.file.clone(),
        };
        let messages = refusals(error).map(|(name, told)| format!("{}: {told}", place(name)));
        Failure::Inputs(messages.collect())
    }
}

impl Piece {
    /// Where it is written.
    fn place(&self, file: &str) -> String {
        format!("{file}, line {}, {}", self.line, one_line(&self.name))
    }

    fn wanted(&self) -> Wanted<'_> {
        let Self { name, definition, strategy, .. } = self;
        Wanted { name, definition, strategy: *strategy }
    }
}

/// The number of the line of a byte.
fn line(text: &str, byte: usize) -> usize {
    text.bytes().take(byte).filter(|&byte| byte == b'\n').count() + 1
}

impl Written {
    /// The board, or where in the file something is wrong with it and what.
    fn geometry(&self, text: &str) -> Result<Geometry, String> {
        let Some(size) = self.board else { return Err(format!(": {}", self.without_board())) };
        let full = board::geometry(size, self.wrap.0).map_err(|failure| format!(": {failure}"))?;
        match (self.hexagon, &self.cells) {
            (None, None) => Ok(full),
            (Some(side), None) => full.with_hexagon(side).map_err(|problem| format!(": {problem}")),
            (None, Some(cells)) => with_drawn_cells(full, cells.get_ref())
                .map_err(|message| format!(", line {}, cells: {message}", line(text, cells.span().start))),
            (Some(_), Some(_)) => Err(": a board is drawn by cells or is a hexagon, not both".to_owned()),
        }
    }

    /// What is said if there is no `board`.
    fn without_board(&self) -> String {
        match self.hexagon {
            // The largest that there is room for.
            Some(side @ 1..=10) => {
                let grid = 2 * side - 1;
                format!(
                    "missing field `board`\nhelp: a hexagon of side {side} needs board = \"{grid}x{grid}\""
                )
            }
            _ => "missing field `board`\nhelp: files and ranks, such as board = \"9x10\"".to_owned(),
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
    for ((number, row), rank) in (1..).zip(&rows).zip((1..=ranks).rev()) {
        let drawn = row.iter().map(char::to_string).collect::<Vec<_>>().join(" ");
        let place = format!("row {number} ({drawn}), rank {rank}");
        if row.len() != files {
            return Err(format!("{place}: expected {files} cells, found {}", row.len()));
        }
        if let Some(other) = row.iter().find(|c| !matches!(c, '.' | '#')) {
            return Err(format!("{place}: expected . for a square or # for a hole, found {other:?}"));
        }
    }
    let exists = |file: u32, rank: u32| rows[ranks - 1 - rank as usize][file as usize] == '.';
    full.with_cells(exists).map_err(|problem| problem.to_string())
}
