//! A position: what stands where, and what it becomes by a move.

use std::fmt;
use std::sync::Arc;

use bitboard_core::runtime::{Geometry, Set};

use super::board::Board;
use super::fen::{self, Color};

/// A position of a game.
pub struct Position<S: Set> {
    /// The game.
    pub board: Arc<Board<S>>,
    /// Who is to move.
    pub turn: Color,
    /// The squares of each color.
    pub colors: [S; 2],
    /// The squares of each kind of piece, of either color.
    pub kinds: Vec<S>,
    /// The squares that a piece has just passed, on which it can be captured, and the piece.
    pub passed: (S, S),
    /// The rooks with which their kings may still castle.
    pub rooks: S,
    /// What each color has in hand of each kind.
    pub hands: [Vec<u32>; 2],
}

impl<S: Set> Clone for Position<S> {
    fn clone(&self) -> Self {
        let Self { board, turn, colors, kinds, passed, rooks, hands } = self;
        let (board, kinds, hands) = (Arc::clone(board), kinds.clone(), hands.clone());
        Self { board, turn: *turn, colors: *colors, kinds, passed: *passed, rooks: *rooks, hands }
    }
}

/// A square and its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The bit.
    pub square: u32,
    /// Counted from 0.
    pub file: u32,
    /// Counted from 0.
    pub rank: u32,
}

impl Spot {
    /// The name of a square.
    pub fn new(geometry: &Geometry, square: u32) -> Self {
        let (file, rank) = geometry.coordinates(square);
        Self { square, file, rank }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&fen::name(self.file, self.rank))
    }
}

/// A move.
#[derive(Clone, Copy, Debug)]
pub struct Move {
    /// What is done.
    pub action: Action,
    /// Where the piece stands afterwards.
    pub to: Spot,
    /// The kind that stands there then.
    pub kind: usize,
}

/// What a move does.
#[derive(Clone, Copy, Debug)]
pub enum Action {
    /// A piece moves, and becomes another if there is a letter.
    Go {
        /// From where.
        from: Spot,
        /// The letter and whether it is that of a promoted piece.
        becomes: Option<Letter>,
    },
    /// A king castles.
    Castle {
        /// From where the king comes.
        from: Spot,
        /// From where the rook comes, and where it goes.
        rook: (u32, u32),
    },
    /// A piece is dropped.
    Drop(Letter),
}

/// The letter of a kind, and whether there is a sign before it.
#[derive(Clone, Copy, Debug)]
pub struct Letter {
    /// As White's.
    letter: char,
    promoted: bool,
}

impl Letter {
    /// The letter of a kind.
    pub fn new(letter: &str) -> Self {
        let promoted = letter.starts_with('+');
        Self { letter: letter.chars().find(char::is_ascii_alphabetic).unwrap_or('?'), promoted }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { action, to, .. } = self;
        match action {
            Action::Go { from, becomes: None } | Action::Castle { from, .. } => write!(f, "{from}{to}"),
            Action::Go { from, becomes: Some(Letter { promoted: true, .. }) } => write!(f, "{from}{to}+"),
            Action::Go { from, becomes: Some(letter) } => {
                write!(f, "{from}{to}{}", letter.letter.to_ascii_lowercase())
            }
            Action::Drop(Letter { letter, promoted }) => {
                write!(f, "{}{letter}@{to}", if *promoted { "+" } else { "" })
            }
        }
    }
}

impl<S: Set> Position<S> {
    /// All pieces.
    pub fn occupied(&self) -> S {
        self.colors[0].or(self.colors[1])
    }

    /// The squares of a kind of a color.
    pub fn of(&self, kind: usize, color: Color) -> S {
        self.kinds[kind].and(self.colors[color as usize])
    }

    /// The squares where a color must not be attacked.
    pub fn royal(&self, color: Color) -> S {
        let kinds = self.board.kinds.iter().zip(&self.kinds).filter(|(kind, _)| kind.royal);
        kinds.map(|(_, &squares)| squares).fold(S::EMPTY, S::or).and(self.colors[color as usize])
    }

    /// Whether a color could capture a royal piece of the other color.
    pub fn gives_check(&self, by: Color) -> bool {
        let occupied = self.occupied();
        let mut royal = self.royal(by.other()).squares();
        royal.any(|square| self.board.is_attacked(square, by, |kind| self.of(kind, by), occupied))
    }

    /// The position after a move, legal or not.
    pub fn after(&self, chosen: &Move) -> Self {
        let mut next = self.clone();
        let mover = self.turn;
        let to = chosen.to.square;
        next.turn = mover.other();
        next.passed = (S::EMPTY, S::EMPTY);
        match chosen.action {
            Action::Go { from, .. } => {
                let kind = self.kind_on(from.square);
                next.lift(S::square(from.square));
                let victims = if self.board.kinds[kind].in_passing && self.passed.0.contains(to) {
                    self.passed.1
                } else {
                    S::square(to)
                };
                next.capture(victims, mover);
                if self.board.kinds[kind].in_passing {
                    let passing = self.board.kinds[kind].sides[mover as usize].passing;
                    let passed = passing.and(between(self.board.geometry(), from, chosen.to));
                    if passed.any() {
                        next.passed = (passed, S::square(to));
                    }
                }
            }
            Action::Castle { from, rook: (rook_from, rook_to) } => {
                let rook = self.kind_on(rook_from);
                next.lift(S::square(from.square).or(S::square(rook_from)));
                next.place(rook, mover, rook_to);
            }
            Action::Drop(_) => {
                let hand = &mut next.hands[mover as usize][self.board.kinds[chosen.kind].in_hand];
                *hand = hand.saturating_sub(1);
            }
        }
        next.place(chosen.kind, mover, to);
        // A rook that has moved or is gone castles no more, nor does one whose king has moved.
        let castling = self.board.castling.map_or(S::EMPTY, |(rook, _)| next.kinds[rook]);
        next.rooks = self.rooks.and(castling).without(S::square(to));
        if self.royal(mover) != next.royal(mover) {
            next.rooks = next.rooks.without(next.colors[mover as usize]);
        }
        next
    }

    /// The kind that stands on an occupied square.
    pub fn kind_on(&self, square: u32) -> usize {
        self.kinds.iter().position(|squares| squares.contains(square)).unwrap_or_default()
    }

    fn lift(&mut self, squares: S) {
        for set in self.colors.iter_mut().chain(&mut self.kinds) {
            *set = set.without(squares);
        }
    }

    /// Takes pieces off the board, if there are any, into the hand of the capturer.
    fn capture(&mut self, victims: S, capturer: Color) {
        if self.board.captures_in_hand {
            for (kind, &squares) in self.kinds.iter().enumerate() {
                let in_hand = self.board.kinds[kind].in_hand;
                self.hands[capturer as usize][in_hand] += squares.and(victims).count();
            }
        }
        self.lift(victims);
    }

    /// Puts a piece on an empty square.
    pub fn place(&mut self, kind: usize, color: Color, square: u32) {
        let square = S::square(square);
        self.kinds[kind] = self.kinds[kind].or(square);
        self.colors[color as usize] = self.colors[color as usize].or(square);
    }
}

/// The squares strictly between two of a line, none if they are on no line.
pub fn between<S: Set>(geometry: &Geometry, from: Spot, to: Spot) -> S {
    let files = i64::from(to.file) - i64::from(from.file);
    let ranks = i64::from(to.rank) - i64::from(from.rank);
    if files != 0 && ranks != 0 && files.abs() != ranks.abs() {
        return S::EMPTY;
    }
    let steps = (1..files.abs().max(ranks.abs())).map(|step| {
        let file = i64::from(from.file) + step * files.signum();
        let rank = i64::from(from.rank) + step * ranks.signum();
        S::square(geometry.bit(file as u32, rank as u32))
    });
    steps.fold(S::EMPTY, S::or)
}
