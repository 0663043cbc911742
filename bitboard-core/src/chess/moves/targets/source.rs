//! The way back from a target to its source.

use crate::chess::{Board, Direction, KnightDirection, Square, directional::RAY_ATTACKS, moves::Move};

use super::Way;

/// The piece that moves to a target along a ray: the first one on the way back. A lookup and a bit scan.
///
/// Backwards along a ray of rising index that is the highest bit, along one of falling index the lowest.
/// There is one for every target of a [set of targets](super::Targets); `None` if the ray is empty up to the edge.
///
/// ```
/// use bitboard_core::chess::{Board, Direction, Square, moves::targets::ray_source};
///
/// let occupied = Board::from_iter([Square::B2, Square::D4, Square::G7]);
/// assert_eq!(ray_source(Square::F6, Direction::NorthEast, occupied), Some(Square::D4));
/// assert_eq!(ray_source(Square::F6, Direction::North, occupied), None);
/// ```
#[inline]
#[must_use]
pub const fn ray_source(target: Square, direction: Direction, occupied: Board) -> Option<Square> {
    let Some(back) = direction.opposite() else { return None };
    let on_the_way = RAY_ATTACKS[back as usize][target as usize].and(occupied);
    if direction.shift() > 0 { on_the_way.last() } else { on_the_way.first() }
}

/// The square from which a knight leaps to a target, or `None` if there is none on the board. A subtraction
/// for each coordinate.
///
/// ```
/// use bitboard_core::chess::{KnightDirection, Square, moves::targets::knight_source};
///
/// let direction = KnightDirection::NorthNorthEast;
/// assert_eq!(knight_source(Square::C3, direction), Some(Square::B1));
/// assert_eq!(knight_source(Square::A3, direction), None);
/// ```
#[inline]
#[must_use]
pub const fn knight_source(target: Square, direction: KnightDirection) -> Option<Square> {
    let (files, ranks) = direction.delta();
    match (target.file().checked_sub_signed(files), target.rank().checked_sub_signed(ranks)) {
        (Some(file), Some(rank)) => Square::new(file, rank),
        _ => None,
    }
}

/// A move as the direction sets know it: a target and the direction it is reached in. 10 bits; three bytes unpacked.
///
/// The source is looked for only when the move is made, with the occupied squares at that time; which is
/// also when the kind of piece is looked for.
///
/// ```
/// use bitboard_core::chess::{Direction, Square};
/// use bitboard_core::chess::moves::{Position, targets::{DirectedMove, Way}};
///
/// let push = DirectedMove { target: Square::E4, way: Way::Ray(Direction::North) };
/// assert_eq!(push.to_bits(), 7 << 6 | 28);
/// assert_eq!(DirectedMove::from_bits(push.to_bits()), Some(push));
/// assert_eq!(push.source(Position::START.occupied()), Some(Square::E2));
/// assert_eq!(push.resolve(Position::START.occupied()).unwrap().to_string(), "e2e4");
/// ```
#[doc(alias = "MoveTD")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DirectedMove {
    /// Where the piece goes to.
    pub target: Square,
    /// The direction in which it goes there.
    pub way: Way,
}

impl DirectedMove {
    /// The target in bits 0 to 5, the index of the direction in bits 6 to 9.
    #[inline]
    #[must_use]
    pub const fn to_bits(self) -> u16 {
        self.target as u16 | (self.way.index() as u16) << 6
    }

    /// The move of some bits, or `None` if there are other than the lowest ten.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u16) -> Option<Self> {
        match (Square::from_index(bits as usize % 64), Way::from_index(bits as usize / 64)) {
            (Some(target), Some(way)) => Some(Self { target, way }),
            _ => None,
        }
    }

    /// Where the piece comes from: [`ray_source`] or [`knight_source`].
    #[inline]
    #[must_use]
    pub const fn source(self, occupied: Board) -> Option<Square> {
        match self.way {
            Way::Ray(direction) => ray_source(self.target, direction, occupied),
            Way::Knight(direction) => knight_source(self.target, direction),
        }
    }

    /// The move with its source.
    #[inline]
    #[must_use]
    pub const fn resolve(self, occupied: Board) -> Option<Move> {
        match self.source(occupied) {
            Some(from) => Some(Move { from, to: self.target }),
            None => None,
        }
    }
}
