//! What keeps the pieces of a side from going where they could: checks, pins, and attacked squares.

use bitboard_core::arch::Level;
use bitboard_core::chess::moves::Position;
use bitboard_core::chess::pawns::attacks;
use bitboard_core::chess::sliders::{BETWEEN, BISHOP_RAYS, ROOK_RAYS};
use bitboard_core::chess::{Board, Square, king, knight};

use super::side::Side;

/// The limits of the side to move.
pub struct Limits {
    /// What the enemy attacks, through the king as well: squares that the king must not enter.
    pub attacked: Board,
    /// Where the other pieces may go as far as checks are concerned: anywhere, or to the checking piece and
    /// between it and the king, or nowhere.
    pub answers: Board,
    /// The ranks and files on which something of ours may stand between the king and an enemy piece, with that
    /// piece. Pinned pieces stay on them.
    pub orthogonal_pins: Board,
    /// The same for diagonals.
    pub diagonal_pins: Board,
}

impl Limits {
    /// The limits of a side whose king stands on this square.
    #[inline(always)]
    pub fn of<S: Side>(position: &Position, king: Square, occupied: Board, level: Level) -> Self {
        let (_, enemy) = S::pieces(position);
        let (orthogonal, diagonal) = (enemy.orthogonal_sliders(), enemy.diagonal_sliders());
        let attacked = level.slider_attacks(orthogonal, diagonal, !occupied.without_square(king))
            | knight::attacks(enemy.knights)
            | S::Enemy::east_attacks(enemy.pawns)
            | S::Enemy::west_attacks(enemy.pawns)
            | king::attacks(enemy.king);
        let answers = if attacked.contains(king) {
            let checkers = checkers::<S>(position, king, occupied, level);
            match checkers.first() {
                Some(checker) if checkers.len() == 1 => {
                    BETWEEN[king as usize][checker as usize].with(checker)
                }
                _ => Board::EMPTY,
            }
        } else {
            Board::FULL
        };
        let pins = |sliders: Board| -> Board {
            let mut pins = Board::EMPTY;
            for slider in sliders {
                let between = BETWEEN[king as usize][slider as usize];
                if (between & occupied).len() == 1 {
                    pins |= between.with(slider);
                }
            }
            pins
        };
        Self {
            attacked,
            answers,
            orthogonal_pins: pins(ROOK_RAYS[king as usize] & orthogonal),
            diagonal_pins: pins(BISHOP_RAYS[king as usize] & diagonal),
        }
    }

    /// The squares of all pins.
    #[inline(always)]
    pub fn pins(&self) -> Board {
        self.orthogonal_pins | self.diagonal_pins
    }
}

/// The enemy's pieces that attack a square.
#[inline(always)]
pub fn checkers<S: Side>(position: &Position, square: Square, occupied: Board, level: Level) -> Board {
    let (_, enemy) = S::pieces(position);
    level.rook_attacks_soon(square, occupied) & enemy.orthogonal_sliders()
        | level.bishop_attacks_soon(square, occupied) & enemy.diagonal_sliders()
        | knight::ATTACKS[square as usize] & enemy.knights
        | attacks::ATTACKS[S::COLOR as usize][square as usize] & enemy.pawns
}
