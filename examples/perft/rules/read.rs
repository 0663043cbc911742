//! Positions of games of pieces as text, in Forsyth-Edwards notation with what other games have added to it.

use std::sync::Arc;

use bitboard_core::runtime::Set;

use super::board::Board;
use super::fen::{self, Color, FenError, Fields, name, shown, wrong};
use super::position::{Position, Spot};

impl<S: Set> Position<S> {
    /// Reads a position: the pieces, those in hand in brackets if the game has any, who is to move, and where the
    /// game knows of them the castling rights and the square of a piece that can be captured in passing. Numbers of
    /// moves may follow.
    ///
    /// A side has exactly one royal piece, or none if it has none in `start`; the one that is to move does not attack
    /// the other's.
    pub fn read(board: Arc<Board<S>>, text: &str, start: &str) -> Result<Self, FenError> {
        let fields = Fields::read(text)?;
        let kinds = board.kinds.len();
        let mut position = Self {
            turn: fields.turn,
            colors: [S::EMPTY; 2],
            kinds: vec![S::EMPTY; kinds],
            passed: (S::EMPTY, S::EMPTY),
            rooks: S::EMPTY,
            // Without anything in it a hand is copied for nothing.
            hands: [(); 2].map(|()| if board.hands { vec![0; kinds] } else { Vec::new() }),
            board,
        };
        position.take_board(fields.board)?;
        position.take_in_hand(fields.in_hand()?)?;
        fields.at_most(2)?;
        let mut more = fields.more.iter();
        position.allow_castling(more.next().unwrap_or(&"-"))?;
        position.let_pass(more.next().unwrap_or(&"-"))?;
        position.check_royal(start)?;
        Ok(position)
    }

    fn take_board(&mut self, text: &str) -> Result<(), FenError> {
        let board = Arc::clone(&self.board);
        let geometry = board.geometry();
        let is_hole = |file, rank| !board.cells().contains(geometry.bit(file, rank));
        fen::board(text, geometry.files(), geometry.ranks(), is_hole, |text, file, rank| {
            let hole = is_hole(file, rank);
            match text.strip_prefix('*') {
                Some(rest) if hole => return Ok(rest),
                None if !hole => {}
                _ => {
                    let is = if hole { "a hole" } else { "no hole" };
                    return wrong(
                        "board",
                        format!("{} is {is} of this board\nhelp: write * for a hole", name(file, rank)),
                    );
                }
            }
            let (kind, color, rest) = self.piece(text, "board")?;
            self.place(kind, color, geometry.bit(file, rank));
            Ok(rest)
        })
    }

    /// The piece that a text begins with, and what follows.
    fn piece<'a>(&self, text: &'a str, place: &str) -> Result<(usize, Color, &'a str), FenError> {
        // A sign may stand before or behind the letter, and belongs to it; the longest letter counts.
        let mut best: Option<(usize, Color, &'a str)> = None;
        for (kind, compiled) in self.board.kinds.iter().enumerate() {
            for color in Color::ALL {
                let rest = text.strip_prefix(&*written(&compiled.letter, color));
                if let Some(rest) =
                    rest.filter(|rest| best.is_none_or(|(_, _, best)| rest.len() < best.len()))
                {
                    best = Some((kind, color, rest));
                }
            }
        }
        match best {
            Some(piece) => Ok(piece),
            None => {
                let letters: Vec<&str> = self.board.kinds.iter().map(|kind| &*kind.letter).collect();
                let letters = letters.join(" ");
                let found = shown(text);
                let help = format!("White's pieces are {letters}, Black's have small letters");
                wrong(
                    place,
                    format!("expected a piece or a number of empty squares, found {found}\nhelp: {help}"),
                )
            }
        }
    }

    /// The pieces in hand.
    fn take_in_hand(&mut self, text: Option<&str>) -> Result<(), FenError> {
        let Some(mut text) = text else { return Ok(()) };
        if !self.board.hands {
            return wrong("hand", "this game has no pieces in hand\nhelp: leave out the brackets");
        }
        while !text.is_empty() {
            let (kind, color, rest) = self.piece(text, "hand")?;
            if self.board.kinds[kind].in_hand != kind {
                let letter = &self.board.kinds[kind].letter;
                return wrong("hand", format!("{letter} is another piece when it is captured"));
            }
            self.hands[color as usize][kind] += 1;
            text = rest;
        }
        Ok(())
    }

    /// Castling rights: K and Q are the outermost rooks, any other letter is the file of one.
    fn allow_castling(&mut self, text: &str) -> Result<(), FenError> {
        if text == "-" {
            return Ok(());
        }
        let board = Arc::clone(&self.board);
        let Some((rook, king_to)) = board.castling else {
            return wrong(
                "castling",
                format!("expected -, as nobody castles in this game, found {}", shown(text)),
            );
        };
        let geometry = board.geometry();
        for letter in text.chars() {
            let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
            let (_, rank) = geometry.coordinates(king_to[color as usize][0]);
            let spots = |set: S| {
                set.squares().map(|square| Spot::new(geometry, square)).filter(|spot| spot.rank == rank)
            };
            let king = spots(self.royal(color)).next();
            let rooks: Vec<Spot> = spots(self.of(rook, color)).collect();
            let found = king.and_then(|king| match letter.to_ascii_uppercase() {
                'K' => rooks.iter().rfind(|rook| rook.file > king.file),
                'Q' => rooks.iter().find(|rook| rook.file < king.file),
                letter => rooks.iter().find(|rook| rook.file + u32::from(b'A') == u32::from(letter)),
            });
            match found {
                Some(rook) => self.rooks = self.rooks.or(S::square(rook.square)),
                None => {
                    let (letter, rank) = (shown(letter.encode_utf8(&mut [0; 4])), rank + 1);
                    let what = format!("{color:?} has no king and rook on rank {rank} for {letter}");
                    return wrong("castling", format!("{what}\nhelp: - if nobody may castle"));
                }
            }
        }
        Ok(())
    }

    /// The square that a piece has just passed.
    fn let_pass(&mut self, text: &str) -> Result<(), FenError> {
        if text == "-" {
            return Ok(());
        }
        let board = Arc::clone(&self.board);
        let geometry = board.geometry();
        let mover = self.turn.other();
        let found = geometry.square_named(text).and_then(|passed| {
            let (file, rank) = geometry.coordinates(passed);
            let rank = if mover == Color::White { rank.checked_add(1)? } else { rank.checked_sub(1)? };
            let piece = (rank < geometry.ranks()).then(|| geometry.bit(file, rank))?;
            let may = |kind: usize| {
                let compiled = &board.kinds[kind];
                compiled.in_passing
                    && compiled.sides[mover as usize].passing.contains(passed)
                    && self.of(kind, mover).contains(piece)
            };
            let free = !self.occupied().contains(passed);
            (free && (0..board.kinds.len()).any(may)).then(|| (S::square(passed), S::square(piece)))
        });
        match found {
            Some(passed) => self.passed = passed,
            None => {
                let what = format!("no piece of {mover:?} can be captured on {}", shown(text));
                return wrong("in passing", format!("{what}\nhelp: - if none has just passed a square"));
            }
        }
        Ok(())
    }

    fn check_royal(&self, start: &str) -> Result<(), FenError> {
        let royal: Vec<&str> =
            self.board.kinds.iter().filter(|kind| kind.royal).map(|kind| &*kind.letter).collect();
        if royal.is_empty() {
            return Ok(());
        }
        for color in Color::ALL {
            let begins = start.split([' ', '[']).next().unwrap_or_default();
            let expected = u32::from(royal.iter().any(|letter| begins.contains(&*written(letter, color))));
            let found = self.royal(color).count();
            if found != expected {
                let pieces = royal.join(" ");
                return wrong(
                    "pieces",
                    format!("{color:?} has {found} royal pieces ({pieces}) instead of {expected}"),
                );
            }
        }
        if self.gives_check(self.turn) {
            let (mover, other) = (self.turn, self.turn.other());
            let what = format!("{mover:?} is to move and attacks {other:?}'s royal piece");
            return wrong("side to move", format!("{what}\nhelp: is {other:?} to move?"));
        }
        Ok(())
    }
}

/// The letter of a kind as a color's piece has it.
fn written(letter: &str, color: Color) -> String {
    match color {
        Color::White => letter.to_owned(),
        Color::Black => letter.to_ascii_lowercase(),
    }
}
