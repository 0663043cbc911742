//! What is left on the board: signatures, points and the phase of the game.
//!
//! ```
//! use bitboard_core::chess::moves::Position;
//! use bitboard_core::chess::patterns::material::{GamePhase, game_phase, phase_points, points};
//!
//! let start = Position::START;
//! assert_eq!((points(&start.white), phase_points(&start)), (39, 24));
//! assert_eq!(game_phase(&start), GamePhase::Opening);
//! ```

use core::fmt::{self, Write};

use crate::chess::{
    Color,
    moves::{Piece, Pieces, Position},
};

/// How many pieces of each kind both sides have, wherever they stand. 12 bytes.
///
/// Endgame knowledge is looked up by it. As text, White in capital letters, kings left out, as everyone has
/// one:
///
/// ```
/// use bitboard_core::chess::{Board, Color, Square};
/// use bitboard_core::chess::moves::{Piece, Pieces, Position};
/// use bitboard_core::chess::patterns::material::MaterialSignature;
///
/// let white = Pieces {
///     bishops: Square::C1.board(),
///     knights: Square::G1.board(),
///     king: Square::E1.board(),
///     ..Pieces::NONE
/// };
/// let position = Position { white, black: white.flip_ranks(), ..Position::START };
/// let signature = MaterialSignature::of(&position);
/// assert_eq!(signature.to_string(), "BNbn");
/// assert_eq!(signature.count(Color::White, Piece::Knight), 1);
/// assert_eq!(signature.exchange_colors(), signature);
/// ```
///
/// The name is from the Chess Programming Wiki, page *Design Principles*.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MaterialSignature {
    counts: [[u8; 6]; 2],
}

impl MaterialSignature {
    /// The signature of a position. A population count for each kind of piece.
    #[doc(alias = "material_signature")]
    #[must_use]
    pub const fn of(position: &Position) -> Self {
        let mut counts = [[0; 6]; 2];
        let mut kind = 0;
        while kind < 6 {
            // A board has 64 squares, so the count fits.
            counts[0][kind] = position.white.of(Piece::ALL[kind]).len() as u8;
            counts[1][kind] = position.black.of(Piece::ALL[kind]).len() as u8;
            kind += 1;
        }
        Self { counts }
    }

    /// How many pieces of a kind a colour has.
    #[inline]
    #[must_use]
    pub const fn count(&self, color: Color, piece: Piece) -> u32 {
        self.counts[color as usize][piece as usize] as u32
    }

    /// The signature with colours exchanged.
    #[inline]
    #[must_use]
    pub const fn exchange_colors(&self) -> Self {
        Self { counts: [self.counts[1], self.counts[0]] }
    }
}

impl fmt::Display for MaterialSignature {
    /// Queens, rooks, bishops, knights and pawns of White, then of Black: `QRRBBNNPPqrrbn`.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for color in Color::ALL {
            for piece in [Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight, Piece::Pawn] {
                let letter = match color {
                    Color::White => piece.letter(),
                    Color::Black => piece.letter().to_ascii_lowercase(),
                };
                for _ in 0..self.count(color, piece) {
                    formatter.write_char(letter)?;
                }
            }
        }
        Ok(())
    }
}

/// Material as everyone learns it: 1 for a pawn, 3 for a knight or bishop, 5 for a rook, 9 for a queen.
#[must_use]
pub const fn points(pieces: &Pieces) -> u32 {
    pieces.pawns.len()
        + 3 * (pieces.knights.len() + pieces.bishops.len())
        + 5 * pieces.rooks.len()
        + 9 * pieces.queens.len()
}

/// A stage of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GamePhase {
    /// At most a minor piece of each side has been exchanged.
    Opening,
    /// In between.
    Middlegame,
    /// Of the pieces hardly a third is left.
    Endgame,
}

/// How much is left besides pawns and kings: 1 for a knight or bishop, 2 for a rook, 4 for a queen, on both
/// sides together. 24 at the beginning of a game.
#[must_use]
pub const fn phase_points(position: &Position) -> u32 {
    let both = [&position.white, &position.black];
    let (mut points, mut color) = (0, 0);
    while color < 2 {
        points += both[color].knights.or(both[color].bishops).len();
        points += 2 * both[color].rooks.len() + 4 * both[color].queens.len();
        color += 1;
    }
    points
}

/// The stage of the game by [`phase_points`]: from 22 the opening, below 9 the endgame.
///
/// The name is from the Chess Programming Wiki, page *Design Principles*; the limits are chosen here.
///
/// ```
/// use bitboard_core::chess::moves::Position;
/// use bitboard_core::chess::patterns::material::{GamePhase, game_phase};
///
/// assert_eq!(game_phase(&Position::START), GamePhase::Opening);
/// ```
#[doc(alias = "GamePhase")]
#[must_use]
pub const fn game_phase(position: &Position) -> GamePhase {
    match phase_points(position) {
        22.. => GamePhase::Opening,
        9..=21 => GamePhase::Middlegame,
        0..=8 => GamePhase::Endgame,
    }
}
