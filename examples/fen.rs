//! A reader of chess positions in Forsyth-Edwards notation (FEN) that says where a bad line goes wrong.
//!
//! It takes the first field alone, or any number of the others after it, up to all six. Each field
//! present has to be well formed, but no rule of the game is checked: a position may lack a king or
//! have three, and a pawn may stand on the first rank.

use std::fmt;

/// White or Black, usable as an index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Color {
    White,
    Black,
}

/// The kinds of pieces, usable as an index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

/// What stands where, and what else the line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// A set of squares for each color and kind; bit 0 is a1, bit 7 is h1, bit 63 is h8.
    pub pieces: [[u64; 6]; 2],
    pub to_move: Option<Color>,
    /// The letters of the castling rights; none if the line says so, or nothing.
    pub castling: String,
    /// The square that a pawn has just passed, by its bit.
    pub en_passant: Option<u32>,
}

/// Where a line stops being a FEN, and what was expected there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError {
    /// The first character of the line is in column 1.
    pub column: usize,
    expected: String,
    found: String,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found {}", self.expected, self.found)
    }
}

impl std::error::Error for FenError {}

/// One word of the line and the index of its first byte.
#[derive(Clone, Copy)]
struct Field<'a> {
    start: usize,
    text: &'a [u8],
}

impl Field<'_> {
    /// The whole field is wrong.
    fn error(self, expected: &str) -> FenError {
        FenError { column: self.start + 1, expected: expected.to_owned(), found: quote(self.text) }
    }

    /// The field is wrong from its byte `offset` on, which may be its end.
    fn error_at(self, offset: usize, expected: String) -> FenError {
        let rest = &self.text[offset..];
        let found = match rest.utf8_chunks().next() {
            Some(chunk) => {
                let first = chunk.valid().chars().next().map_or(chunk.invalid().len(), char::len_utf8);
                quote(&rest[..first])
            }
            None => "the end of the field".to_owned(),
        };
        FenError { column: self.start + offset + 1, expected, found }
    }
}

/// Bytes that may be anything, made printable and short enough for a message.
fn quote(bytes: &[u8]) -> String {
    const LONGEST: usize = 20;
    let mut escaped = bytes
        .utf8_chunks()
        .flat_map(|chunk| chunk.valid().escape_debug().chain(chunk.invalid().escape_ascii().map(char::from)));
    let text: String = escaped.by_ref().take(LONGEST).collect();
    let more = if escaped.next().is_some() { "..." } else { "" };
    format!("\"{text}{more}\"")
}

fn fields(line: &[u8]) -> impl Iterator<Item = Field<'_>> {
    let mut start = 0;
    line.split(u8::is_ascii_whitespace).filter_map(move |text| {
        let field = Field { start, text };
        start += text.len() + 1;
        (!text.is_empty()).then_some(field)
    })
}

impl Position {
    /// Reads one line, which need not be UTF-8.
    pub fn from_fen(line: &[u8]) -> Result<Self, FenError> {
        let mut fields = fields(line);
        let nothing = Field { start: line.len(), text: b"" };
        let pieces = match fields.next() {
            Some(field) => placement(field)?,
            None => return Err(nothing.error("the pieces from rank 8 to rank 1")),
        };
        let to_move = fields.next().map(side_to_move).transpose()?;
        let castling = fields.next().map_or(Ok(String::new()), castling_rights)?;
        let en_passant = fields.next().map_or(Ok(None), en_passant_target)?;
        fields
            .next()
            .map_or(Ok(()), |field| number(field, "the number of half-moves since a capture or pawn move"))?;
        fields.next().map_or(Ok(()), |field| number(field, "the number of the move"))?;
        match fields.next() {
            Some(field) => Err(field.error("the end of the line after six fields")),
            None => Ok(Self { pieces, to_move, castling, en_passant }),
        }
    }
}

/// The first field: rank 8 first, each rank from the a-file on, digits for runs of empty squares.
fn placement(field: Field<'_>) -> Result<[[u64; 6]; 2], FenError> {
    let mut pieces = [[0; 6]; 2];
    let (mut rank, mut file) = (7, 0);
    for (offset, &byte) in field.text.iter().enumerate() {
        let missing = 8 - file;
        let full = || match rank {
            0 => "nothing more, rank 1 is complete".to_owned(),
            _ => format!("\"/\", rank {} is complete", rank + 1),
        };
        match byte {
            b'/' if missing > 0 => return Err(field.error_at(offset, more_squares(missing, rank))),
            b'/' if rank == 0 => return Err(field.error_at(offset, full())),
            b'/' => (rank, file) = (rank - 1, 0),
            b'1'..=b'8' => {
                let run = u32::from(byte - b'0');
                if missing == 0 {
                    return Err(field.error_at(offset, full()));
                }
                if run > missing {
                    return Err(field.error_at(offset, more_squares(missing, rank)));
                }
                file += run;
            }
            _ => {
                let Some((color, kind)) = piece(byte) else {
                    let expected = "a piece (one of PNBRQK or pnbrqk), a digit from 1 to 8, or \"/\"";
                    return Err(field.error_at(offset, expected.to_owned()));
                };
                if missing == 0 {
                    return Err(field.error_at(offset, full()));
                }
                pieces[color as usize][kind as usize] |= 1 << (8 * rank + file);
                file += 1;
            }
        }
    }
    if file < 8 {
        return Err(field.error_at(field.text.len(), more_squares(8 - file, rank)));
    }
    if rank > 0 {
        return Err(field.error_at(field.text.len(), format!("\"/\" and rank {rank}")));
    }
    Ok(pieces)
}

fn more_squares(missing: u32, rank: u32) -> String {
    match missing {
        1 => format!("exactly 1 more square on rank {}", rank + 1),
        _ => format!("exactly {missing} more squares on rank {}", rank + 1),
    }
}

fn piece(letter: u8) -> Option<(Color, Kind)> {
    let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
    let kind = match letter.to_ascii_lowercase() {
        b'p' => Kind::Pawn,
        b'n' => Kind::Knight,
        b'b' => Kind::Bishop,
        b'r' => Kind::Rook,
        b'q' => Kind::Queen,
        b'k' => Kind::King,
        _ => return None,
    };
    Some((color, kind))
}

fn side_to_move(field: Field<'_>) -> Result<Color, FenError> {
    match field.text {
        b"w" => Ok(Color::White),
        b"b" => Ok(Color::Black),
        _ => Err(field.error("the side to move, \"w\" or \"b\"")),
    }
}

/// Besides the usual letters, those of the rooks' files, which Chess960 needs.
fn castling_rights(field: Field<'_>) -> Result<String, FenError> {
    let right = |byte: &u8| matches!(byte, b'K' | b'Q' | b'k' | b'q' | b'A'..=b'H' | b'a'..=b'h');
    match field.text {
        b"-" => Ok(String::new()),
        text if text.len() <= 4 && text.iter().all(right) => {
            Ok(text.iter().copied().map(char::from).collect())
        }
        _ => Err(field.error("castling rights, \"-\" or up to four letters such as \"KQkq\"")),
    }
}

fn en_passant_target(field: Field<'_>) -> Result<Option<u32>, FenError> {
    match *field.text {
        [b'-'] => Ok(None),
        [file @ b'a'..=b'h', rank @ (b'3' | b'6')] => {
            Ok(Some(8 * u32::from(rank - b'1') + u32::from(file - b'a')))
        }
        _ => Err(field.error("an en passant square on rank 3 or 6, or \"-\"")),
    }
}

fn number(field: Field<'_>, meaning: &str) -> Result<(), FenError> {
    if field.text.iter().all(u8::is_ascii_digit) {
        return Ok(());
    }
    Err(field.error(meaning))
}
