//! Positions of games of pieces as text, in Forsyth-Edwards notation with what other games have added to it.

use std::sync::Arc;

use bitboard_core::runtime::Set;

use super::board::{Board, Castling};
use super::fen::{self, Color, FenError, Fields, HOLES, name, shown, written, wrong};
use super::position::{Position, Spot};

impl<S: Set> Position<S> {
    /// Reads a position: the pieces, those in hand in brackets if the game has any, who is to move, and where the
    /// game knows of them the castling rights and the square of a piece that can be captured in passing. Numbers of
    /// moves may follow.
    ///
    /// Each side has as many royal pieces as in the beginning; the one that is to move does not attack the other's.
    pub fn read(board: Arc<Board<S>>, text: &str) -> Result<Self, FenError> {
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
        position.check_royal()?;
        Ok(position)
    }

    fn take_board(&mut self, text: &str) -> Result<(), FenError> {
        let board = Arc::clone(&self.board);
        let geometry = board.geometry();
        let is_hole = |file, rank| !board.cells().contains(geometry.bit(file, rank));
        fen::board(text, geometry.files(), geometry.ranks(), is_hole, |text, file, rank| {
            let place = name(file, rank);
            match (text.strip_prefix('*'), is_hole(file, rank)) {
                (Some(rest), true) => Ok(rest),
                (Some(_), false) => wrong("board", format!("{place} is no hole of this board")),
                (None, true) => wrong("board", format!("{place} is a hole of this board{HOLES}")),
                (None, false) => {
                    let (kind, color, rest) = self.piece(text, &place)?;
                    self.place(kind, color, geometry.bit(file, rank));
                    Ok(rest)
                }
            }
        })
    }

    /// The piece that a text begins with, and what follows.
    fn piece<'a>(&self, text: &'a str, place: &str) -> Result<(usize, Color, &'a str), FenError> {
        let kinds = self.board.kinds.iter().enumerate();
        let pieces = kinds.flat_map(|(kind, compiled)| {
            Color::ALL.map(|color| (kind, color, text.strip_prefix(&*written(&compiled.letter, color))))
        });
        let pieces = pieces.filter_map(|(kind, color, rest)| Some((kind, color, rest?)));
        // A sign belongs to the letter: of P and P~ the longer one is meant where both fit.
        let Some(piece) = pieces.min_by_key(|(_, _, rest)| rest.len()) else {
            let letters: Vec<&str> = self.board.kinds.iter().map(|kind| &*kind.letter).collect();
            let what = format!("expected a piece or a number of empty squares, found {}", shown(text));
            let help = format!("White's pieces are {}, Black's have small letters", letters.join(" "));
            return wrong(place, format!("{what}\nhelp: {help}"));
        };
        Ok(piece)
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
        let Some(Castling { rook, king_to }) = board.castling else {
            let what = format!("nobody castles in this game, found {}", shown(text));
            return wrong("castling", format!("{what}\nhelp: write -"));
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

    fn check_royal(&self) -> Result<(), FenError> {
        for color in Color::ALL {
            let (expected, found) = (self.board.royal[color as usize], self.royal(color).count());
            if found != expected {
                let royal = self.board.kinds.iter().filter(|kind| kind.royal);
                let letters: Vec<&str> = royal.map(|kind| &*kind.letter).collect();
                let letters = letters.join(" ");
                let what = format!("{color:?} has {found} royal pieces ({letters}) instead of {expected}");
                return wrong("board", what);
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
