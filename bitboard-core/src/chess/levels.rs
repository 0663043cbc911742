//! Sliders by the instructions of a [`Level`].

use super::{Board, Direction, Square};
use crate::arch::{Level, Sliders};

type Chess = Sliders<8, 64>;

/// Chess sliders by the instructions of the level. Inside of [`run`](Self::run) they are inlined; elsewhere
/// each is one call.
///
/// ```
/// use bitboard_core::{arch::Level, chess::{Board, Square, sliders}};
///
/// let level = Level::detect();
/// let occupied = Board::from_iter([Square::B4, Square::D4, Square::D7]);
/// assert_eq!(level.queen_attacks(Square::D4, occupied), sliders::queen_attacks(Square::D4, occupied));
///
/// // A whole loop under the level.
/// let attacks = level.run(|level: Level| {
///     occupied.iter().map(|square| level.queen_attacks(square, occupied)).fold(Board::EMPTY, Board::or)
/// });
/// assert_eq!(attacks, level.slider_attacks(occupied, occupied, !occupied));
/// assert_eq!(attacks, level.queens_attacks(occupied, !occupied));
/// let by_direction = level.attacks_by_direction(occupied, occupied, !occupied);
/// assert_eq!(attacks, by_direction.into_iter().fold(Board::EMPTY, Board::or));
///
/// // One piece, where the result is waited for.
/// let square = Square::D4;
/// assert_eq!(level.rook_attacks(square, occupied), level.rook_attacks_soon(square, occupied));
/// assert_eq!(level.bishop_attacks(square, occupied), level.bishop_attacks_soon(square, occupied));
/// assert_eq!(level.queen_attacks(square, occupied), level.queen_attacks_soon(square, occupied));
/// ```
impl Level {
    /// What a rook attacks, the first blocker of each direction included.
    #[doc(alias = "rook_attacks_simd")]
    #[inline(always)]
    #[must_use]
    pub fn rook_attacks(self, square: Square, occupied: Board) -> Board {
        Board::from_bits_truncate(Chess::rook(self, square.index(), occupied.bits()))
    }

    /// What a bishop attacks, the first blocker of each direction included.
    #[doc(alias = "bishop_attacks_simd")]
    #[inline(always)]
    #[must_use]
    pub fn bishop_attacks(self, square: Square, occupied: Board) -> Board {
        Board::from_bits_truncate(Chess::bishop(self, square.index(), occupied.bits()))
    }

    /// What a queen attacks, the first blocker of each direction included.
    #[doc(alias = "queen_attacks_simd")]
    #[inline(always)]
    #[must_use]
    pub fn queen_attacks(self, square: Square, occupied: Board) -> Board {
        Board::from_bits_truncate(Chess::queen(self, square.index(), occupied.bits()))
    }

    /// What a rook attacks, for a result that is waited for: see [`Sliders::queen_soon`].
    #[inline(always)]
    #[must_use]
    pub fn rook_attacks_soon(self, square: Square, occupied: Board) -> Board {
        Board::from_bits_truncate(Chess::rook_soon(self, square.index(), occupied.bits()))
    }

    /// What a bishop attacks, for a result that is waited for: see [`Sliders::queen_soon`].
    #[inline(always)]
    #[must_use]
    pub fn bishop_attacks_soon(self, square: Square, occupied: Board) -> Board {
        Board::from_bits_truncate(Chess::bishop_soon(self, square.index(), occupied.bits()))
    }

    /// What a queen attacks, for a result that is waited for: see [`Sliders::queen_soon`].
    #[inline(always)]
    #[must_use]
    pub fn queen_attacks_soon(self, square: Square, occupied: Board) -> Board {
        Board::from_bits_truncate(Chess::queen_soon(self, square.index(), occupied.bits()))
    }

    /// What a set of queens attacks in all directions, first blockers included.
    #[inline(always)]
    #[must_use]
    pub fn queens_attacks(self, queens: Board, empty: Board) -> Board {
        Board::from_bits_truncate(Chess::queens(self, queens.bits(), empty.bits()))
    }

    /// What all sliders attack: those of the first set along files and ranks, those of the second along
    /// diagonals. A queen belongs into both.
    #[inline(always)]
    #[must_use]
    pub fn slider_attacks(self, orthogonal: Board, diagonal: Board, empty: Board) -> Board {
        let attacks = Chess::all(self, orthogonal.bits(), diagonal.bits(), empty.bits());
        Board::from_bits_truncate(attacks)
    }

    /// What they attack in each [`Direction`]: in each of the sets every target has one source.
    ///
    /// The same as [`sliders::attacks_by_direction`](super::sliders::attacks_by_direction), all directions at
    /// once.
    #[inline(always)]
    #[must_use]
    pub fn attacks_by_direction(self, orthogonal: Board, diagonal: Board, empty: Board) -> [Board; 8] {
        const PLACES: [Direction; 8] = [
            Direction::North,
            Direction::East,
            Direction::NorthEast,
            Direction::NorthWest,
            Direction::South,
            Direction::West,
            Direction::SouthWest,
            Direction::SouthEast,
        ];
        let each = Chess::each(self, orthogonal.bits(), diagonal.bits(), empty.bits());
        let mut attacks = [Board::EMPTY; 8];
        for way in 0..8 {
            attacks[PLACES[way] as usize] = Board::from_bits_truncate(each[way]);
        }
        attacks
    }
}
