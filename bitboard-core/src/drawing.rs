//! Boards as text: one row a rank, the last rank on top, `1` for a member and `.` for any other square.
//!
//! Working on the widest word and plain layouts keeps one copy of this code for all boards.

use core::fmt;

use crate::square::Layout;
use crate::text::Text;
use crate::word::{WIDE, lanes};

/// Why a text is not the drawing of a set of squares.
///
/// ```
/// # #[cfg(feature = "macros")] {
/// use bitboard_core::chess::Board;
///
/// let error = Board::from_drawing(". . . q").unwrap_err();
/// assert_eq!(error.to_string(), "line 1, column 7: expected `.` or `1`, found `q`");
/// assert_eq!((error.line(), error.column()), (1, 7));
/// # }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DrawingError {
    line: u32,
    column: u32,
    problem: Problem,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Problem {
    Stranger(char),
    FewSquares { expected: u32, found: u32 },
    ManySquares { expected: u32, found: char },
    FewRows { expected: u32, found: u32 },
    ManyRows { expected: u32, found: char },
}

impl DrawingError {
    /// Line of the fault, from 1.
    #[must_use]
    pub const fn line(&self) -> u32 {
        self.line
    }

    /// Column of the fault in characters, from 1.
    #[must_use]
    pub const fn column(&self) -> u32 {
        self.column
    }

    const fn text(self) -> Text {
        let place = Text::new().push_str("line ").push_number(self.line);
        let text = place.push_str(", column ").push_number(self.column).push_str(": expected ");
        let (text, found) = match self.problem {
            Problem::Stranger(found) => (text.push_str("`.` or `1`"), found),
            Problem::ManySquares { expected, found } => {
                (counted(text.push_str("the row to end after "), expected, " square"), found)
            }
            Problem::ManyRows { expected, found } => {
                (counted(text.push_str("the drawing to end after "), expected, " row"), found)
            }
            Problem::FewSquares { expected, found } => {
                return counted(text, expected, " square")
                    .push_str(" in this row, found ")
                    .push_number(found);
            }
            Problem::FewRows { expected, found } => {
                return counted(text, expected, " row").push_str(", found ").push_number(found);
            }
        };
        text.push_str(", found `").push_char(found).push_str("`")
    }

    /// Stops compilation with the message of this error.
    #[doc(hidden)]
    pub const fn panic(self) -> ! {
        panic!("{}", self.text().as_str())
    }
}

impl fmt::Display for DrawingError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.text().as_str())
    }
}

impl core::error::Error for DrawingError {}

const fn counted(text: Text, number: u32, noun: &str) -> Text {
    text.push_number(number).push_str(noun).push_str(if number == 1 { "" } else { "s" })
}

/// Draws the set: cells apart by one blank, holes left blank, no blanks or newline at the end.
pub fn draw(
    formatter: &mut fmt::Formatter<'_>,
    set: [u64; WIDE],
    cells: [u64; WIDE],
    layout: Layout,
) -> fmt::Result {
    for rank in (0..layout.ranks()).rev() {
        let mut written = 0;
        for file in 0..layout.files() {
            let index = layout.index(file, rank);
            if lanes::test(cells, index) {
                let column = 2 * usize::from(file);
                let symbol = if lanes::test(set, index) { '1' } else { '.' };
                write!(formatter, "{:1$}{symbol}", "", column - written)?;
                written = column + 1;
            }
        }
        if rank > 0 {
            formatter.write_str("\n")?;
        }
    }
    Ok(())
}

/// Reads a drawing. Blanks and blank lines are ignored, `x` and `X` mean the same as `1`. Every other line is
/// a rank and has one symbol for each of its cells; a rank without cells has no line.
pub const fn parse(text: &str, cells: [u64; WIDE], layout: Layout) -> Result<[u64; WIDE], DrawingError> {
    let rows = rows(cells, layout);
    let mut set = [0; WIDE];
    let (mut line, mut column, mut row) = (1, 1, 0);
    // The row being read: its rank, the next file, squares read so far. Above the board to begin with.
    let (mut rank, mut file, mut found) = (layout.ranks(), 0, 0);
    let mut at = 0;
    while at <= text.len() {
        // The end of the text ends a line as well.
        let (symbol, length) = if at < text.len() { character(text, at) } else { ('\n', 1) };
        at += length;
        let problem = match symbol {
            '\n' if found > 0 && next_cell(cells, layout, file, rank).is_some() => {
                let expected = found + squares(cells, layout, file, rank);
                Some(Problem::FewSquares { expected, found })
            }
            '\n' if at > text.len() && row + (found > 0) as u32 != rows => {
                Some(Problem::FewRows { expected: rows, found: row + (found > 0) as u32 })
            }
            '\n' => {
                row += (found > 0) as u32;
                (line, column, found) = (line + 1, 0, 0);
                None
            }
            ' ' | '\t' | '\r' => None,
            '.' | '1' | 'x' | 'X' if row == rows => Some(Problem::ManyRows { expected: rows, found: symbol }),
            '.' | '1' | 'x' | 'X' => {
                if found == 0 {
                    (rank, file) = (rank - 1, 0);
                    while next_cell(cells, layout, file, rank).is_none() {
                        rank -= 1;
                    }
                }
                if let Some(next) = next_cell(cells, layout, file, rank) {
                    if symbol != '.' {
                        set = lanes::or(set, lanes::bit(layout.index(next, rank)));
                    }
                    (file, found) = (next + 1, found + 1);
                    None
                } else {
                    Some(Problem::ManySquares { expected: found, found: symbol })
                }
            }
            _ => Some(Problem::Stranger(symbol)),
        };
        if let Some(problem) = problem {
            return Err(DrawingError { line, column, problem });
        }
        column += 1;
    }
    Ok(set)
}

/// Number of ranks that have a cell.
const fn rows(cells: [u64; WIDE], layout: Layout) -> u32 {
    let (mut rows, mut rank) = (0, 0);
    while rank < layout.ranks() {
        rows += next_cell(cells, layout, 0, rank).is_some() as u32;
        rank += 1;
    }
    rows
}

/// Number of cells of the rank from `file` on.
const fn squares(cells: [u64; WIDE], layout: Layout, mut file: u8, rank: u8) -> u32 {
    let mut squares = 0;
    while let Some(next) = next_cell(cells, layout, file, rank) {
        (squares, file) = (squares + 1, next + 1);
    }
    squares
}

/// File of the first cell of the rank from `file` on.
const fn next_cell(cells: [u64; WIDE], layout: Layout, mut file: u8, rank: u8) -> Option<u8> {
    while file < layout.files() {
        if lanes::test(cells, layout.index(file, rank)) {
            return Some(file);
        }
        file += 1;
    }
    None
}

/// The character of `text` at byte `at`, and its length in bytes.
const fn character(text: &str, at: usize) -> (char, usize) {
    let bytes = text.as_bytes();
    let length = match bytes[at] {
        0..0x80 => return (bytes[at] as char, 1),
        0x80..0xe0 => 2,
        0xe0..0xf0 => 3,
        _ => 4,
    };
    let mut code = bytes[at] as u32 & (0x7f >> length);
    let mut next = 1;
    while next < length {
        code = code << 6 | bytes[at + next] as u32 & 0x3f;
        next += 1;
    }
    match char::from_u32(code) {
        Some(character) => (character, length),
        None => unreachable!(),
    }
}

/// A set of squares drawn in the source, checked while compiling.
///
/// The first argument is a board type, the second a drawing as its `from_drawing` reads it. A mistake in the
/// drawing is a compile error that names line and column.
///
/// ```
/// # #[cfg(feature = "macros")] {
/// use bitboard_core::board;
/// use bitboard_core::chess::{Board, Square};
///
/// let rook = board!(
///     Board,
///     ". . . . . . . .
///      . . . . . . . .
///      . . . . . . . .
///      . . . 1 . . . .
///      . . . . . . . .
///      . . . . . . . .
///      . . . . . . . .
///      . . . . . . . ."
/// );
/// assert_eq!(rook, Square::D5.board());
/// # }
/// ```
///
/// ```compile_fail
/// # use bitboard_core::{board, chess::Board};
/// board!(Board, ". . . ."); // line 1, column 8: expected 8 squares in this row, found 4
/// ```
#[macro_export]
macro_rules! board {
    ($board:ty, $drawing:expr $(,)?) => {
        const {
            match <$board>::from_drawing($drawing) {
                $crate::__private::core::result::Result::Ok(board) => board,
                $crate::__private::core::result::Result::Err(error) => error.panic(),
            }
        }
    };
}
