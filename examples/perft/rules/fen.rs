//! The parts of a position as text that games have in common.

use std::fmt;

/// What is wrong with a position.
#[derive(Debug)]
pub struct FenError {
    /// Where it says so.
    place: String,
    /// What is wrong there, and how to mend it.
    what: String,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.what)
    }
}

/// Help for who forgets holes.
pub const HOLES: &str = "\nhelp: write * for a hole";

/// An error.
pub fn wrong<T>(place: impl Into<String>, what: impl Into<String>) -> Result<T, FenError> {
    Err(FenError { place: place.into(), what: what.into() })
}

/// Whose piece it is, or whose turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Color {
    /// The side that plays up the board.
    White,
    /// The side that plays down the board.
    Black,
}

impl Color {
    /// Both.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The opponent.
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// The letter of a kind as a color's piece has it.
pub fn written(letter: &str, color: Color) -> String {
    match color {
        Color::White => letter.to_owned(),
        Color::Black => letter.to_ascii_lowercase(),
    }
}

/// A position divided into its fields.
pub struct Fields<'a> {
    /// What stands on the board.
    pub board: &'a str,
    /// What is in hand, from behind the opening bracket.
    pub hands: Option<&'a str>,
    /// Who is to move.
    pub turn: Color,
    /// What follows, without the numbers of moves at the end.
    pub more: Vec<&'a str>,
}

impl<'a> Fields<'a> {
    /// Divides a position.
    pub fn read(fen: &'a str) -> Result<Self, FenError> {
        let mut fields = fen.split_whitespace();
        let Some(board) = fields.next() else {
            return wrong("position", "there is nothing\nhelp: startpos is where a game begins");
        };
        let (board, hands) = match board.split_once('[') {
            Some((board, hands)) => (board, Some(hands)),
            None => (board, None),
        };
        let turn = match fields.next() {
            Some("w") => Color::White,
            Some("b") => Color::Black,
            Some(other) => return wrong("side to move", format!("expected w or b, found {}", shown(other))),
            None => return wrong("side to move", "there is none\nhelp: w or b stands behind the pieces"),
        };
        let mut more: Vec<&str> = fields.collect();
        for _ in 0..2 {
            more.pop_if(|field| field.bytes().all(|byte| byte.is_ascii_digit()));
        }
        Ok(Self { board, hands, turn, more })
    }

    /// What stands in brackets.
    pub fn in_hand(&self) -> Result<Option<&'a str>, FenError> {
        let Some(hands) = self.hands else { return Ok(None) };
        match hands.strip_suffix(']') {
            Some("-") => Ok(Some("")),
            Some(hands) => Ok(Some(hands)),
            None => wrong(
                "hand",
                "it is not closed\nhelp: write [] behind the board, with the pieces in hand inside",
            ),
        }
    }

    /// Nothing may follow but so many fields.
    pub fn at_most(&self, fields: usize) -> Result<(), FenError> {
        match self.more.get(fields) {
            Some(more) => {
                wrong("end", format!("expected two numbers of moves at most, found {}", shown(more)))
            }
            None => Ok(()),
        }
    }
}

/// Reads a board, last rank first. Whatever is no number of empty squares is read by `piece`, which takes the rest of
/// the rank, the file and the rank, and returns what it leaves of the rest; `hole` says which squares must not be
/// counted as empty.
pub fn board<'a>(
    text: &'a str,
    files: u32,
    ranks: u32,
    hole: impl Fn(u32, u32) -> bool,
    mut piece: impl FnMut(&'a str, u32, u32) -> Result<&'a str, FenError>,
) -> Result<(), FenError> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != ranks as usize {
        let found = rows.len();
        return wrong("board", format!("expected {ranks} ranks with / in between, found {found}"));
    }
    for (mut rest, rank) in rows.into_iter().zip((0..ranks).rev()) {
        let mut file = 0_u32;
        let failed = |what| wrong(format!("rank {}", rank + 1), what);
        while !rest.is_empty() {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            if digits == 0 {
                if file == files {
                    return failed(format!("expected {files} squares, found {} behind them", shown(rest)));
                }
                rest = piece(rest, file, rank)?;
                file += 1;
                continue;
            }
            let (number, behind) = rest.split_at(digits);
            let end = file.saturating_add(number.parse().unwrap_or(u32::MAX));
            if end > files || end == file {
                return failed(format!(
                    "expected {files} squares, found {} from file {}",
                    shown(number),
                    file + 1
                ));
            }
            if let Some(hole) = (file..end).find(|&file| hole(file, rank)) {
                return failed(format!("{} is a hole of this board{HOLES}", name(hole, rank)));
            }
            (file, rest) = (end, behind);
        }
        if file < files {
            return failed(format!("expected {files} squares, found {file}"));
        }
    }
    Ok(())
}

/// The name of a square.
pub fn name(file: u32, rank: u32) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

/// The beginning of a text, as it is safe to show.
pub fn shown(text: &str) -> String {
    const LONGEST: usize = 20;
    let mut more = text.chars();
    let first: String = more.by_ref().take(LONGEST).collect();
    format!("{first:?}{}", if more.next().is_some() { "..." } else { "" })
}
