//! What keys that are kept up to date are made of, and what a move does to them.

use crate::chess::{Board, Color, Square};

/// The exclusive or of the numbers of all pawns.
pub(super) const fn sum(numbers: &[[u64; 64]; 2], mut white: Board, mut black: Board) -> u64 {
    let mut key = 0;
    while let Some(square) = white.pop_first() {
        key ^= numbers[Color::White as usize][square.index()];
    }
    while let Some(square) = black.pop_first() {
        key ^= numbers[Color::Black as usize][square.index()];
    }
    key
}

/// What a move does to the pawns. All other moves, those of pieces to squares without a pawn, change nothing.
///
/// A change is its own inverse: for a key it does not matter whether the move is made or unmade.
///
/// ```
/// use bitboard_core::chess::pawn_hash::{PawnChange, ZOBRIST, ZobristKey};
/// use bitboard_core::chess::{Board, Color, Square};
///
/// let (white, black) = (Square::E4.board(), Square::D5.board());
/// let takes = PawnChange::TakePawn { color: Color::White, from: Square::E4, to: Square::D5, taken: Square::D5 };
/// let (after_white, after_black) = takes.apply(white, black);
/// assert_eq!((after_white, after_black), (Square::D5.board(), Board::EMPTY));
/// let key = takes.update(ZobristKey::of(white, black).0, &ZOBRIST);
/// assert_eq!(key, ZobristKey::of(after_white, after_black).0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PawnChange {
    /// A pawn goes to another square: by a push or by taking a piece.
    Move {
        /// The colour of the pawn.
        color: Color,
        /// Where it stood.
        from: Square,
        /// Where it stands now.
        to: Square,
    },
    /// A pawn takes a pawn.
    TakePawn {
        /// The colour of the pawn that takes.
        color: Color,
        /// Where it stood.
        from: Square,
        /// Where it stands now.
        to: Square,
        /// Where the other stood: on `to`, or behind it if it was taken en passant.
        taken: Square,
    },
    /// A pawn leaves the board: a piece takes it, or it promotes, with or without taking a piece.
    Remove {
        /// The colour of the pawn.
        color: Color,
        /// Where it stood.
        from: Square,
    },
}

impl PawnChange {
    /// A key after this change, for any key that is an exclusive or of numbers of the pawns. Up to three
    /// operations.
    #[doc(alias = "update_pawn_key")]
    #[inline]
    #[must_use]
    pub const fn update(self, key: u64, numbers: &[[u64; 64]; 2]) -> u64 {
        match self {
            Self::Move { color, from, to } => {
                key ^ numbers[color as usize][from.index()] ^ numbers[color as usize][to.index()]
            }
            Self::TakePawn { color, from, to, taken } => {
                Self::Move { color, from, to }.update(key, numbers)
                    ^ numbers[color.other() as usize][taken.index()]
            }
            Self::Remove { color, from } => key ^ numbers[color as usize][from.index()],
        }
    }

    /// White and black pawns after this change.
    #[inline]
    #[must_use]
    pub const fn apply(self, white: Board, black: Board) -> (Board, Board) {
        let (own, other, color) = match self {
            Self::Move { color, from, to } => (from.board().xor(to.board()), Board::EMPTY, color),
            Self::TakePawn { color, from, to, taken } => (from.board().xor(to.board()), taken.board(), color),
            Self::Remove { color, from } => (from.board(), Board::EMPTY, color),
        };
        match color {
            Color::White => (white.xor(own), black.xor(other)),
            Color::Black => (white.xor(other), black.xor(own)),
        }
    }
}
