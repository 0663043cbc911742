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

/// What a move changes, apart from the piece that stands on its last square.
struct Change<S> {
    /// The squares that the mover's pieces leave.
    lifted: S,
    /// The squares of the other side that are captured on, if anything stands there.
    victims: S,
    /// The kind and the new square of a rook.
    rook: Option<(usize, u32)>,
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

    /// What a move changes.
    fn change(&self, chosen: &Move) -> Change<S> {
        let to = chosen.to.square;
        match chosen.action {
            Action::Go { from, .. } => {
                let passes = self.board.kinds[self.kind_on(from.square)].in_passing;
                let victims =
                    if passes && self.passed.0.contains(to) { self.passed.1 } else { S::square(to) };
                Change { lifted: S::square(from.square), victims, rook: None }
            }
            Action::Castle { from, rook: (rook, rook_to) } => {
                let lifted = S::square(from.square).or(S::square(rook));
                Change { lifted, victims: S::EMPTY, rook: Some((self.kind_on(rook), rook_to)) }
            }
            Action::Drop(_) => Change { lifted: S::EMPTY, victims: S::EMPTY, rook: None },
        }
    }

    /// Whether a move leaves no royal piece of the mover where it can be captured.
    pub fn is_legal(&self, chosen: &Move) -> bool {
        let (mover, other) = (self.turn, self.turn.other());
        let Change { lifted, victims, rook } = self.change(chosen);
        let to = S::square(chosen.to.square);
        let placed = rook.map_or(to, |(_, rook_to)| to.or(S::square(rook_to)));
        let occupied = self.occupied().without(lifted.or(victims)).or(placed);
        let royal = self.royal(mover).without(lifted);
        let royal = if self.board.kinds[chosen.kind].royal { royal.or(to) } else { royal };
        let enemies = |kind| self.of(kind, other).without(victims);
        !royal.squares().any(|square| self.board.is_attacked(square, other, enemies, occupied))
    }

    /// The position after a move, legal or not.
    pub fn after(&self, chosen: &Move) -> Self {
        let mut next = self.clone();
        let mover = self.turn;
        let to = chosen.to.square;
        let Change { lifted, victims, rook } = self.change(chosen);
        next.turn = mover.other();
        next.lift(lifted);
        next.capture(victims, mover);
        next.place(chosen.kind, mover, to);
        if let Some((rook, rook_to)) = rook {
            next.place(rook, mover, rook_to);
        }
        next.passed = (S::EMPTY, S::EMPTY);
        match chosen.action {
            Action::Go { from, .. } => {
                let compiled = &self.board.kinds[self.kind_on(from.square)];
                if compiled.in_passing {
                    let passing = compiled.sides[mover as usize].passing;
                    next.passed.0 = passing.and(between(self.board.geometry(), from, chosen.to));
                    next.passed.1 = S::square(to);
                }
            }
            Action::Drop(_) => {
                let hand = &mut next.hands[mover as usize][self.board.kinds[chosen.kind].in_hand];
                *hand = hand.saturating_sub(1);
            }
            Action::Castle { .. } => {}
        }
        // A rook that has moved or is gone castles no more, nor does one whose king has moved.
        next.rooks = self.rooks.without(lifted.or(victims));
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
        geometry.bit(file as u32, rank as u32)
    });
    S::of_squares(steps)
}
