//! What each side attacks in a chess position, drawn for one or summed up for thousands.
//!
//!     cargo run --release --example attacks -- "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
//!     cargo run --release --example attacks -- --fens positions.txt
//!
//! Every square printed is computed by a fill declared in this file: the board, the eight directions, and
//! each piece's movement are the program's own.

mod drawing;
mod fen;
mod report;

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bitboard_core::{bitboard, fill};
use chess::{Board, Compass};
use clap::Parser;
use fen::{Color, FenError, Kind, Position};
use report::Report;

/// Orthodox chess: bit 0 is a1, bit 7 is h1, bit 63 is h8.
#[bitboard(8x8)]
pub mod chess {
    /// A set of squares.
    pub struct Board(u64);

    /// A square, from a1 to h8.
    pub enum Square {}

    /// The directions in which pieces move, in the order in which the drawings show them.
    #[directions]
    pub enum Compass {
        /// Shifting by 7 carries a square of the a-file to the h-file, which the mask takes away again.
        NorthWest = shift(7, 0x7f7f_7f7f_7f7f_7f7f),
        /// Shifting by 8 cannot wrap: what leaves the board leaves the word.
        North = shift(8, !0),
        /// The step that is the shift by 9 without the a-file.
        NorthEast = step(1, 1),
        /// Towards the a-file.
        West = opposite(East),
        /// Towards the h-file.
        East = step(1, 0),
        /// Black's way towards the a-file.
        SouthWest = opposite(NorthEast),
        /// Black's way forward.
        South = opposite(North),
        /// Black's way towards the h-file.
        SouthEast = opposite(NorthWest),
    }

    /// What sliders attack along one direction, the first piece in their way included.
    #[fill(by = kogge_stone)]
    pub const fn attacks_towards(sliders: Board, empty: Board, direction: Compass) -> Board;

    /// What rooks attack.
    #[fill(North, East, South, West, by = kogge_stone)]
    pub const fn rook_attacks(rooks: Board, empty: Board) -> Board;

    /// What bishops attack.
    #[fill(NorthEast, SouthEast, SouthWest, NorthWest, by = dumb7)]
    pub const fn bishop_attacks(bishops: Board, empty: Board) -> Board;

    /// What knights attack.
    #[fill(
        step(1, 2), step(2, 1), step(2, -1), step(1, -2),
        step(-1, -2), step(-2, -1), step(-2, 1), step(-1, 2),
        yields = step
    )]
    pub const fn knight_attacks(knights: Board) -> Board;

    /// What kings attack.
    #[fill(North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest, yields = step)]
    pub const fn king_attacks(kings: Board) -> Board;

    /// What white pawns attack.
    #[fill(NorthEast, NorthWest, yields = step)]
    pub const fn white_pawn_attacks(pawns: Board) -> Board;

    /// What black pawns attack.
    #[fill(SouthEast, SouthWest, yields = step)]
    pub const fn black_pawn_attacks(pawns: Board) -> Board;
}

/// What sliders attack along one direction, from nothing but eight shifts and masks on plain words.
///
/// The directions stand in the order of [`Compass`].
#[fill(
    shift(7, 0x7f7f_7f7f_7f7f_7f7f),
    shift(8, !0),
    shift(9, 0xfefe_fefe_fefe_fefe),
    shift(-1, 0x7f7f_7f7f_7f7f_7f7f),
    shift(1, 0xfefe_fefe_fefe_fefe),
    shift(-9, 0x7f7f_7f7f_7f7f_7f7f),
    shift(-8, !0),
    shift(-7, 0xfefe_fefe_fefe_fefe),
    by = kogge_stone
)]
const fn ride(sliders: u64, empty: u64, direction: Compass) -> u64;

/// What sliders would attack beyond the first piece in their way, if it were taken off the board.
const fn x_rays_towards(sliders: Board, empty: Board, direction: Compass) -> Board {
    let attacked = ride(sliders.bits(), empty.bits(), direction);
    let seen_through = ride(sliders.bits(), empty.bits() | attacked, direction);
    Board::from_bits_truncate(seen_through & !attacked)
}

/// The pieces of one color.
struct Army {
    color: Color,
    kinds: [Board; 6],
    /// The squares on which no piece of either color stands.
    empty: Board,
}

impl Army {
    /// White's and Black's.
    fn both(position: &Position) -> [Self; 2] {
        let pieces = position.pieces.map(|kinds| kinds.map(Board::from_bits_truncate));
        let occupied: Board = pieces.into_iter().flatten().collect();
        [Color::White, Color::Black].map(|color| Self {
            color,
            kinds: pieces[color as usize],
            empty: !occupied,
        })
    }

    fn of(&self, kind: Kind) -> Board {
        self.kinds[kind as usize]
    }

    fn all(&self) -> Board {
        Board::from_iter(self.kinds)
    }

    fn rooks_and_queens(&self) -> Board {
        self.of(Kind::Rook) | self.of(Kind::Queen)
    }

    fn bishops_and_queens(&self) -> Board {
        self.of(Kind::Bishop) | self.of(Kind::Queen)
    }

    /// The pieces that slide along a direction.
    fn sliders(&self, direction: Compass) -> Board {
        match direction.delta() {
            (0, _) | (_, 0) => self.rooks_and_queens(),
            _ => self.bishops_and_queens(),
        }
    }

    fn pawn_attacks(&self) -> Board {
        match self.color {
            Color::White => chess::white_pawn_attacks(self.of(Kind::Pawn)),
            Color::Black => chess::black_pawn_attacks(self.of(Kind::Pawn)),
        }
    }

    fn attacks(&self) -> Board {
        chess::rook_attacks(self.rooks_and_queens(), self.empty)
            | chess::bishop_attacks(self.bishops_and_queens(), self.empty)
            | chess::knight_attacks(self.of(Kind::Knight))
            | chess::king_attacks(self.of(Kind::King))
            | self.pawn_attacks()
    }

    fn x_rays(&self) -> Board {
        Board::from_iter(
            Compass::ALL.map(|direction| x_rays_towards(self.sliders(direction), self.empty, direction)),
        )
    }
}

/// What the drawings and the one-line form have in common; White's first in each pair.
struct Summary {
    attacks: [Board; 2],
    x_rays: [Board; 2],
    /// Attacked by both sides.
    contested: Board,
    /// Pieces other than kings that their own side does not attack.
    undefended: [Board; 2],
    /// Undefended pieces that the other side attacks.
    hanging: [Board; 2],
}

impl Summary {
    fn new(armies: &[Army; 2]) -> Self {
        let attacks = armies.each_ref().map(Army::attacks);
        let undefended = [0, 1].map(|side| armies[side].all() - armies[side].of(Kind::King) - attacks[side]);
        Self {
            attacks,
            x_rays: armies.each_ref().map(Army::x_rays),
            contested: attacks[0] & attacks[1],
            undefended,
            hanging: [0, 1].map(|side: usize| undefended[side] & attacks[1 - side]),
        }
    }

    /// One line for one position; its form is described in the help text.
    fn write_line(&self, number: usize, out: &mut impl Write) -> io::Result<()> {
        let [white, black] = self.attacks;
        let [white_x_rays, black_x_rays] = self.x_rays.map(Board::len);
        write!(
            out,
            "{number}: attacked by white {}, by black {}, by both {}",
            white.len(),
            black.len(),
            self.contested.len()
        )?;
        write!(out, "; x-rays white {white_x_rays}, black {black_x_rays}")?;
        for (name, [white, black]) in [("undefended", self.undefended), ("hanging", self.hanging)] {
            write!(out, "; {name} white ")?;
            write_squares(white, ",", out)?;
            write!(out, ", black ")?;
            write_squares(black, ",", out)?;
        }
        writeln!(out, "; sets white {white:#018x}, black {black:#018x}")
    }
}

/// The names of the squares of a set, or a dash if there are none.
fn write_squares(set: Board, separator: &str, out: &mut impl Write) -> io::Result<()> {
    let mut squares = set.iter();
    match squares.next() {
        Some(first) => write!(out, "{first}")?,
        None => write!(out, "-")?,
    }
    squares.try_for_each(|square| write!(out, "{separator}{square}"))
}

/// Draws what each side attacks in a chess position, or sums up many positions in one line each.
#[derive(Parser)]
#[command(name = "attacks", after_help = AFTER_HELP)]
struct Arguments {
    /// The position, in Forsyth-Edwards notation; without it, a well-known one
    #[arg(value_name = "FEN", conflicts_with = "fens")]
    fen: Vec<OsString>,

    /// One line of summary for each FEN in FILE, or in the standard input if FILE is -
    #[arg(long, value_name = "FILE")]
    fens: Option<PathBuf>,
}

const AFTER_HELP: &str = "\
A FEN needs its first field (the pieces); the side to move, castling rights, en passant square and the two
numbers may follow, as far as you have them. Positions without kings are fine. Blank lines of FILE and lines
that begin with # are skipped.

A line of summary gives the number of the line in FILE; how many squares White attacks, Black attacks, and
both attack; how many squares each side's sliders would reach beyond the first piece in their way; the
undefended pieces of each side, kings apart; those of them that the other side attacks; and the two sets of
attacked squares as numbers whose bit 0 is a1, bit 7 h1 and bit 63 h8.

Exit status: 0 if all went well, 1 if a file cannot be read or written, 2 if an argument or a FEN is wrong.";

const DEFAULT_INTRODUCTION: &str =
    "No FEN given, so here is \"Kiwipete\", a well-known middlegame test position by Peter McKenzie.";
const DEFAULT_FEN: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

const CANNOT_READ_OR_WRITE: u8 = 1;
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut out = BufWriter::new(io::stdout().lock());
    let done = match &arguments.fens {
        Some(path) => summarize_file(path, &mut out),
        None => draw(&arguments.fen, &mut out),
    };
    match done.and_then(|code| out.flush().map(|()| code)) {
        Ok(code) => code,
        // The reader of a pipe has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            complain(&format!("cannot write: {error}"));
            ExitCode::from(CANNOT_READ_OR_WRITE)
        }
    }
}

/// Unlike `eprintln!`, does not panic when there is nobody to listen.
fn complain(message: &str) {
    let _ = writeln!(io::stderr(), "error: {message}");
}

/// Names the place of a mistake and points at it.
fn complain_about(source: &str, line: usize, text: &[u8], error: &FenError) {
    const BEFORE: usize = 60;
    const LONGEST: usize = 90;
    let start = (error.column - 1).saturating_sub(BEFORE);
    let excerpt = &text[start..text.len().min(start + LONGEST)];
    let excerpt: String =
        String::from_utf8_lossy(excerpt).chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let FenError { column, .. } = error;
    let width = column - start;
    complain(&format!(
        "{source}, line {line}, column {column}: {error}\n  {}\n  {:>width$}",
        excerpt.trim_end(),
        '^'
    ));
}

/// Draws the position given by the arguments; a FEN without quotes arrives as several.
fn draw(fen: &[OsString], out: &mut impl Write) -> io::Result<ExitCode> {
    let given = fen.join(" ".as_ref());
    let text = if fen.is_empty() { DEFAULT_FEN.as_bytes() } else { given.as_encoded_bytes() };
    let position = match Position::from_fen(text) {
        Ok(position) => position,
        Err(error) => {
            complain_about("the FEN given", 1, text, &error);
            return Ok(ExitCode::from(BAD_INPUT));
        }
    };
    if fen.is_empty() {
        writeln!(out, "{DEFAULT_INTRODUCTION}")?;
    }
    writeln!(out, "FEN {}\n", text.trim_ascii().escape_ascii())?;
    Report::new(&Army::both(&position)).write(position.to_move, out)?;
    Ok(ExitCode::SUCCESS)
}

fn summarize_file(path: &Path, out: &mut impl Write) -> io::Result<ExitCode> {
    if path == "-" {
        return summarize("standard input", io::stdin().lock(), out);
    }
    let name = path.display().to_string();
    match File::open(path) {
        Ok(file) => summarize(&name, BufReader::new(file), out),
        Err(error) => {
            complain(&format!("cannot open {name}: {error}"));
            Ok(ExitCode::from(CANNOT_READ_OR_WRITE))
        }
    }
}

/// Writes a line for each good FEN and complains about each bad one; an error is one of writing.
fn summarize(name: &str, mut input: impl BufRead, out: &mut impl Write) -> io::Result<ExitCode> {
    let mut line = Vec::new();
    let mut bad = 0;
    for number in 1.. {
        line.clear();
        match input.read_until(b'\n', &mut line) {
            Ok(0) => break,
            Ok(_) => {}
            Err(error) => {
                out.flush()?;
                complain(&format!("cannot read {name}: {error}"));
                return Ok(ExitCode::from(CANNOT_READ_OR_WRITE));
            }
        }
        // Some editors begin a file with a byte-order mark.
        let text = line.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&line).trim_ascii_end();
        if matches!(text.trim_ascii_start(), [] | [b'#', ..]) {
            continue;
        }
        match Position::from_fen(text) {
            Ok(position) => Summary::new(&Army::both(&position)).write_line(number, out)?,
            Err(error) => {
                bad += 1;
                complain_about(name, number, text, &error);
            }
        }
    }
    Ok(if bad == 0 { ExitCode::SUCCESS } else { ExitCode::from(BAD_INPUT) })
}
