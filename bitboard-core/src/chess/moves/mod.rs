//! Pieces versus directions: pseudo-legal moves as sets of targets, and lists made of them.
//!
//! Generators may go piece by piece, or set by set: all pieces that move along one of sixteen directions at
//! once, eight of rays and eight of knights. Inside one direction every target has exactly one source, so
//! sixteen sets of targets are already a list of moves, not yet sorted and not yet written out.
//!
//! * Here: what a generator has to know of a [`Position`], and a [`Move`].
//! * [`targets`]: the sixteen sets, and how to find the source of a target.
//! * [`serialize`]: moves one by one, by piece or by direction.
//!
//! Moves are pseudo-legal: the king may be left in check. Castling is no movement of one piece along one
//! direction and is left to the caller, with [`patterns::rooks_can_castle`](super::patterns::rooks_can_castle)
//! to begin with; so is the choice of a piece where a pawn reaches the last rank.
//!
//! ```
//! use bitboard_core::chess::moves::{Position, serialize, targets::Targets};
//!
//! let targets = Targets::of(&Position::START);
//! assert_eq!(targets.len(), 20);
//! let moves = serialize::by_direction(&Position::START);
//! assert!(moves.into_iter().any(|each| each.to_string() == "g1f3"));
//! ```

use core::fmt;

use super::{Board, Color, Rank, Square};

pub mod serialize;
pub mod targets;

/// A kind of piece.
///
/// ```
/// use bitboard_core::chess::moves::Piece;
///
/// assert_eq!(Piece::ALL.map(Piece::letter), ['P', 'N', 'B', 'R', 'Q', 'K']);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Piece {
    /// Goes forward, captures diagonally forward.
    Pawn,
    /// Leaps by one and two squares.
    Knight,
    /// Slides on diagonals and antidiagonals.
    Bishop,
    /// Slides on ranks and files.
    Rook,
    /// Slides on all four kinds of lines.
    Queen,
    /// Goes one square in any direction.
    King,
}

impl Piece {
    /// All kinds, from pawn to king.
    pub const ALL: [Self; 6] = [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// The capital letter of the kind in English: `P`, `N`, `B`, `R`, `Q` or `K`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Pawn => 'P',
            Self::Knight => 'N',
            Self::Bishop => 'B',
            Self::Rook => 'R',
            Self::Queen => 'Q',
            Self::King => 'K',
        }
    }
}

/// The pieces of one colour: a set of squares for each kind. 48 bytes.
///
/// No square is in two of the sets. Any of them may be empty, the king's too: studies and pawn structures
/// need none.
///
/// ```
/// use bitboard_core::chess::{Board, Square, moves::{Piece, Pieces, Position}};
///
/// let white = Position::START.white;
/// assert_eq!((white.all().len(), Pieces::NONE.all()), (16, Board::EMPTY));
/// assert_eq!((white.of(Piece::Knight), white.at(Square::E1)), (white.knights, Some(Piece::King)));
/// assert_eq!(white.orthogonal_sliders() & white.diagonal_sliders(), white.queens);
/// assert_eq!(white.flip_ranks(), Position::START.black);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pieces {
    /// Pawns.
    pub pawns: Board,
    /// Knights.
    pub knights: Board,
    /// Bishops.
    pub bishops: Board,
    /// Rooks.
    pub rooks: Board,
    /// Queens.
    pub queens: Board,
    /// The square of the king. More than one are treated like one each.
    pub king: Board,
}

impl Pieces {
    /// No piece at all.
    pub const NONE: Self = Self {
        pawns: Board::EMPTY,
        knights: Board::EMPTY,
        bishops: Board::EMPTY,
        rooks: Board::EMPTY,
        queens: Board::EMPTY,
        king: Board::EMPTY,
    };

    /// The squares of one kind.
    #[inline]
    #[must_use]
    pub const fn of(&self, piece: Piece) -> Board {
        match piece {
            Piece::Pawn => self.pawns,
            Piece::Knight => self.knights,
            Piece::Bishop => self.bishops,
            Piece::Rook => self.rooks,
            Piece::Queen => self.queens,
            Piece::King => self.king,
        }
    }

    /// The squares of one kind, to be changed.
    ///
    /// ```
    /// use bitboard_core::chess::{Square, moves::{Piece, Position}};
    ///
    /// let mut position = Position::START;
    /// *position.white.of_mut(Piece::Knight) ^= Square::G1.board() | Square::F3.board();
    /// assert_eq!(position.white.at(Square::F3), Some(Piece::Knight));
    /// ```
    #[inline]
    #[must_use]
    pub const fn of_mut(&mut self, piece: Piece) -> &mut Board {
        match piece {
            Piece::Pawn => &mut self.pawns,
            Piece::Knight => &mut self.knights,
            Piece::Bishop => &mut self.bishops,
            Piece::Rook => &mut self.rooks,
            Piece::Queen => &mut self.queens,
            Piece::King => &mut self.king,
        }
    }

    /// Takes whatever stands on these squares off the board. 6 operations, or fewer on registers of several
    /// words: which kind it is need not be known.
    ///
    /// ```
    /// use bitboard_core::chess::{Board, moves::Position};
    ///
    /// let mut position = Position::START;
    /// position.black.remove(Board::FILE_A | Board::FILE_B);
    /// assert_eq!((position.black.all().len(), position.black.knights.len()), (12, 1));
    /// ```
    #[inline]
    pub const fn remove(&mut self, squares: Board) {
        self.pawns = self.pawns.without(squares);
        self.knights = self.knights.without(squares);
        self.bishops = self.bishops.without(squares);
        self.rooks = self.rooks.without(squares);
        self.queens = self.queens.without(squares);
        self.king = self.king.without(squares);
    }

    /// Puts whatever stands on the square `from` on the square `to`, which must have none of these pieces. About
    /// 30 operations, or fewer on registers of several words: which kind it is need not be known.
    ///
    /// ```
    /// use bitboard_core::chess::{Square, moves::{Piece, Position}};
    ///
    /// let mut position = Position::START;
    /// position.white.relocate(Square::G1, Square::F3);
    /// assert_eq!(position.white.at(Square::F3), Some(Piece::Knight));
    /// assert_eq!(position.white.at(Square::G1), None);
    /// ```
    #[inline]
    pub const fn relocate(&mut self, from: Square, to: Square) {
        let change = from.board().xor(to.board());
        macro_rules! each {
            ($($kind:ident)*) => { $(
                // All ones if it is this kind: without a branch there is nothing to guess.
                let moved = (self.$kind.bits() >> from.index() & 1).wrapping_neg();
                self.$kind = self.$kind.xor(change.and(Board::from_bits_truncate(moved)));
            )* };
        }
        each! { pawns knights bishops rooks queens king }
    }

    /// The squares of all pieces. 5 operations.
    #[inline]
    #[must_use]
    pub const fn all(&self) -> Board {
        self.orthogonal_sliders().or(self.bishops).or(self.pawns).or(self.knights).or(self.king)
    }

    /// The kind of piece on the square, if one is there.
    #[must_use]
    pub const fn at(&self, square: Square) -> Option<Piece> {
        let mut kind = 0;
        while kind < Piece::ALL.len() {
            if self.of(Piece::ALL[kind]).contains(square) {
                return Some(Piece::ALL[kind]);
            }
            kind += 1;
        }
        None
    }

    /// Rooks and queens: what slides on ranks and files. One operation.
    ///
    /// From the Chess Programming Wiki, page *Sliding Piece Attacks*.
    #[inline]
    #[must_use]
    pub const fn orthogonal_sliders(&self) -> Board {
        self.rooks.or(self.queens)
    }

    /// Bishops and queens: what slides on diagonals and antidiagonals. One operation.
    ///
    /// From the Chess Programming Wiki, page *Sliding Piece Attacks*.
    #[inline]
    #[must_use]
    pub const fn diagonal_sliders(&self) -> Board {
        self.bishops.or(self.queens)
    }

    /// The pieces seen from the other side of the board. A byte swap for each kind.
    #[must_use]
    pub const fn flip_ranks(&self) -> Self {
        Self {
            pawns: self.pawns.flip_ranks(),
            knights: self.knights.flip_ranks(),
            bishops: self.bishops.flip_ranks(),
            rooks: self.rooks.flip_ranks(),
            queens: self.queens.flip_ranks(),
            king: self.king.flip_ranks(),
        }
    }
}

/// What stands where, and what of the past a generator of moves has to know. 112 bytes.
///
/// No square holds two pieces. Nothing else is asked of it: pawns may stand on the first rank, kings may be
/// missing.
///
/// ```
/// use bitboard_core::chess::{Color, moves::Position};
///
/// let start = Position::START;
/// assert_eq!((start.pieces(Color::White), start.pieces(Color::Black)), (start.own(), start.enemy()));
/// assert_eq!((start.occupied().len(), start.empty().len()), (32, 32));
/// // Seen by the other side: the same game with colours exchanged.
/// let other = start.exchange_colors();
/// assert_eq!((other.side_to_move, other.white), (Color::Black, start.white));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The white pieces.
    pub white: Pieces,
    /// The black pieces.
    pub black: Pieces,
    /// Whose turn it is.
    pub side_to_move: Color,
    /// The empty square that a pawn has passed by the double step just made: pawns of the side to move
    /// capture there.
    pub en_passant: Option<Square>,
    /// The rooks that may still castle, of both colours: a1, h1, a8 and h8, or where they began in Chess960.
    pub castling: Board,
}

impl Position {
    /// How a game begins.
    ///
    /// ```text
    /// r n b q k b n r
    /// p p p p p p p p
    /// . . . . . . . .
    /// . . . . . . . .
    /// . . . . . . . .
    /// . . . . . . . .
    /// P P P P P P P P
    /// R N B Q K B N R
    /// ```
    pub const START: Self = {
        let white = Pieces {
            pawns: Rank::Two.board(),
            knights: Square::B1.board().or(Square::G1.board()),
            bishops: Square::C1.board().or(Square::F1.board()),
            rooks: Square::A1.board().or(Square::H1.board()),
            queens: Square::D1.board(),
            king: Square::E1.board(),
        };
        let black = white.flip_ranks();
        let castling = white.rooks.or(black.rooks);
        Self { white, black, side_to_move: Color::White, en_passant: None, castling }
    };

    /// The pieces of a colour.
    #[inline]
    #[must_use]
    pub const fn pieces(&self, color: Color) -> &Pieces {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// The pieces of the side to move.
    #[inline]
    #[must_use]
    pub const fn own(&self) -> &Pieces {
        self.pieces(self.side_to_move)
    }

    /// The pieces of the side that is not to move.
    #[inline]
    #[must_use]
    pub const fn enemy(&self) -> &Pieces {
        self.pieces(self.side_to_move.other())
    }

    /// All squares with a piece. 11 operations.
    #[inline]
    #[must_use]
    pub const fn occupied(&self) -> Board {
        self.white.all().or(self.black.all())
    }

    /// All squares without a piece. 12 operations.
    #[inline]
    #[must_use]
    pub const fn empty(&self) -> Board {
        self.occupied().not()
    }

    /// The same with colours exchanged: the board seen from the other side, White's pieces black, and the
    /// turn with them.
    ///
    /// Whatever is said of one colour here must be said of the other there.
    #[doc(alias = "colorFlip")]
    #[must_use]
    pub const fn exchange_colors(&self) -> Self {
        Self {
            white: self.black.flip_ranks(),
            black: self.white.flip_ranks(),
            side_to_move: self.side_to_move.other(),
            en_passant: match self.en_passant {
                Some(square) => Some(square.flip_rank()),
                None => None,
            },
            castling: self.castling.flip_ranks(),
        }
    }
}

/// A move by its two squares. Two bytes.
///
/// ```
/// use bitboard_core::chess::{Square, moves::Move};
///
/// assert_eq!(Move { from: Square::E2, to: Square::E4 }.to_string(), "e2e4");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// Where the piece comes from.
    pub from: Square,
    /// Where it goes to.
    pub to: Square,
}

impl fmt::Display for Move {
    /// Both squares: `g1f3`.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}{}", self.from, self.to)
    }
}
