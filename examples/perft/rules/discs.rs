//! Positions of games in which all pieces are alike, as text.

use super::fen::{self, Color, FenError, Fields, name, shown, wrong};

/// Who may stand on a square.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Cell {
    /// A disc.
    Disc(Color),
    /// Nobody ever.
    Gap,
}

/// Reads a position: `P` and `p` are discs, `*` a gap if there may be any. Calls `put` for each of them and returns
/// who is to move.
pub fn read(
    text: &str,
    (files, ranks): (u32, u32),
    gaps: bool,
    mut put: impl FnMut(u32, u32, Cell),
) -> Result<Color, FenError> {
    let fields = Fields::read(text)?;
    let mut empty = files * ranks;
    fen::board(
        fields.board,
        files,
        ranks,
        |_, _| false,
        |text, file, rank| {
            let (cell, rest) = if let Some(rest) = text.strip_prefix('P') {
                (Cell::Disc(Color::White), rest)
            } else if let Some(rest) = text.strip_prefix('p') {
                (Cell::Disc(Color::Black), rest)
            } else if let Some(rest) = text.strip_prefix('*').filter(|_| gaps) {
                (Cell::Gap, rest)
            } else {
                let known = if gaps { "P, p, a gap *" } else { "P, p" };
                let what = format!("expected {known} or a number of empty squares, found {}", shown(text));
                return wrong(name(file, rank), what);
            };
            put(file, rank, cell);
            empty -= 1;
            Ok(rest)
        },
    )?;
    if let Some(hands) = fields.in_hand()? {
        for letter in ['P', 'p'] {
            // Whoever runs out of discs is given some by the other, so that there are always enough.
            if (hands.matches(letter).count() as u32) < empty {
                let what = format!("expected as many of {letter} as there are empty squares, {empty}");
                return wrong("hand", format!("{what}\nhelp: leave out the brackets"));
            }
        }
        if let Some(other) = hands.chars().find(|letter| !matches!(letter, 'P' | 'p')) {
            return wrong("hand", format!("expected P or p, found {}", shown(&other.to_string())));
        }
    }
    fields.at_most(2)?;
    match fields.more.iter().find(|field| **field != "-") {
        Some(field) => wrong("end", format!("expected -, found {}", shown(field))),
        None => Ok(fields.turn),
    }
}
