//! What is worth keeping of a structure.

use crate::chess::{Board, Color, Square};

/// A score for the middlegame and one for the endgame, in hundredths of a pawn. Four bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PhaseScore {
    /// With many pieces on the board.
    pub middlegame: i16,
    /// With few of them.
    pub endgame: i16,
}

/// What is worth keeping of a pawn structure. 48 bytes.
///
/// Scores are seen from White; arrays are indexed by [`Color`] and then by [`Side`](crate::chess::Side). The
/// sets hold pawns of both colours, which the pawns themselves tell apart.
///
/// ```
/// use bitboard_core::chess::pawn_hash::{PawnEvaluation, PhaseScore, foremost};
/// use bitboard_core::chess::{Board, Color, Square};
///
/// let passers = Board::from_iter([Square::A5, Square::C6, Square::H2]);
/// let evaluation = PawnEvaluation {
///     score: PhaseScore { middlegame: 20, endgame: 45 },
///     passers,
///     foremost: [foremost(Color::White, passers), foremost(Color::Black, Board::EMPTY)],
///     ..PawnEvaluation::default()
/// };
/// assert_eq!(evaluation.foremost, [Some(Square::C6), None]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PawnEvaluation {
    /// What the structure as a whole is worth.
    pub score: PhaseScore,
    /// What the pawns in front of a king on that wing are worth to him.
    pub shield: [[i16; 2]; 2],
    /// What the pawns that storm a king of the other colour on that wing are worth.
    pub storm: [[i16; 2]; 2],
    /// Passed pawns.
    pub passers: Board,
    /// Candidates: pawns that can become passed.
    pub candidates: Board,
    /// Weak pawns: isolated, backward, doubled, as the caller sees it.
    pub weak: Board,
    /// The square of the most advanced passed pawn.
    pub foremost: [Option<Square>; 2],
}

/// The most advanced member of a set of pawns, the easternmost of white and the westernmost of black pawns if
/// there are several. One bit scan.
///
/// For [`PawnEvaluation::foremost`].
///
/// ```
/// use bitboard_core::chess::{Board, Color, Square, pawn_hash::foremost};
///
/// let pawns = Board::from_iter([Square::A5, Square::H2]);
/// assert_eq!(foremost(Color::White, pawns), Some(Square::A5));
/// assert_eq!(foremost(Color::Black, pawns), Some(Square::H2));
/// ```
#[inline]
#[must_use]
pub const fn foremost(color: Color, pawns: Board) -> Option<Square> {
    match color {
        Color::White => pawns.last(),
        Color::Black => pawns.first(),
    }
}
