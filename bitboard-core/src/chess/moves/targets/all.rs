//! All sixteen sets at once: where the side to move goes, or what a colour attacks.

use crate::chess::{Board, Color, Direction, KnightDirection, moves::Position};

use super::{Way, all_leaps, all_rays, attacks_of_pawns, pawns_by_ray, pieces_by_ray};

/// The sixteen sets of targets: all pseudo-legal moves of the side to move, castling aside. 128 bytes.
///
/// An unsorted list of moves: [`MoveGetter`](crate::chess::moves::serialize::MoveGetter) writes it out one by one.
///
/// ```
/// use bitboard_core::chess::{Board, Direction, KnightDirection, Square};
/// use bitboard_core::chess::moves::{Position, targets::{Targets, Way}};
///
/// let targets = Targets::of(&Position::START);
/// assert_eq!(targets.along(Way::Ray(Direction::North)), Board::RANK_3 | Board::RANK_4);
/// let leaps = targets.along(Way::Knight(KnightDirection::NorthNorthEast));
/// assert_eq!(leaps, Board::from_iter([Square::C3, Square::H3]));
///
/// let position = Position::START;
/// assert_eq!((Targets::of_pawns(&position).len(), targets.len()), (16, 20));
/// assert!(targets.captures(&position).is_empty() && targets.quiets(&position) == targets);
/// assert_eq!(targets.sets()[Way::Ray(Direction::North).index()].len(), 16);
/// ```
#[doc(alias = "DirTargets")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Targets {
    sets: [Board; 16],
}

impl Targets {
    /// All targets of the side to move. About 200 operations.
    #[must_use]
    pub const fn of(position: &Position) -> Self {
        Self { sets: join(all_rays(position), all_leaps(position)) }
    }

    /// The targets of the pawns of the side to move: two directions of captures, one of pushes.
    #[must_use]
    pub const fn of_pawns(position: &Position) -> Self {
        Self { sets: join(pawns_by_ray(position), [Board::EMPTY; 8]) }
    }

    /// The targets along one direction.
    #[inline]
    #[must_use]
    pub const fn along(&self, way: Way) -> Board {
        self.sets[way.index()]
    }

    /// The sixteen sets, in the order of [`Way::ALL`].
    #[inline]
    #[must_use]
    pub const fn sets(&self) -> [Board; 16] {
        self.sets
    }

    /// Number of moves: each target in each direction is one.
    #[must_use]
    pub const fn len(&self) -> u32 {
        let (mut moves, mut way) = (0, 0);
        while way < 16 {
            moves += self.sets[way].len();
            way += 1;
        }
        moves
    }

    /// Whether there is no move.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Those of the targets that capture: enemies, and in the directions in which a pawn captures en passant
    /// the square it does so on.
    ///
    /// That square is empty. Other pieces that go there capture nothing, and count among the [quiet
    /// moves](Self::quiets).
    #[doc(alias = "dir_captures")]
    #[must_use]
    pub const fn captures(&self, position: &Position) -> Self {
        let enemy = position.enemy().all();
        let (mut sets, mut way) = (self.sets, 0);
        while way < 16 {
            sets[way] = sets[way].and(enemy.or(en_passant(position, Way::ALL[way])));
            way += 1;
        }
        Self { sets }
    }

    /// Those of the targets that capture nothing: all that are not [captures](Self::captures).
    #[doc(alias = "dir_quiets")]
    #[must_use]
    pub const fn quiets(&self, position: &Position) -> Self {
        let empty = position.empty();
        let (mut sets, mut way) = (self.sets, 0);
        while way < 16 {
            sets[way] = sets[way].and(empty.without(en_passant(position, Way::ALL[way])));
            way += 1;
        }
        Self { sets }
    }
}

/// The square of a capture en passant, if a pawn of the side to move captures there in this direction.
const fn en_passant(position: &Position, way: Way) -> Board {
    let (Some(square), Way::Ray(direction)) = (position.en_passant, way) else { return Board::EMPTY };
    square.board().and(attacks_of_pawns(position.own().pawns, position.side_to_move, direction))
}

/// The squares that the pieces of a colour attack, by direction, in the order of [`Way::ALL`].
///
/// Own pieces are attacked as well as others, in other words defended, and pawns attack whether there is
/// something to capture or not. A square is attacked as many times as there are sets that hold it.
///
/// About 200 operations.
///
/// ```
/// use bitboard_core::chess::{Board, Color, Direction, moves::{Position, targets::attack_sets}};
///
/// let sets = attack_sets(&Position::START, Color::White);
/// assert!(sets[Direction::NorthEast as usize].is_subset(Board::RANK_2 | Board::RANK_3));
/// let attacked = sets.into_iter().fold(Board::EMPTY, Board::or);
/// assert_eq!(attacked, (Board::RANK_1 | Board::RANK_2 | Board::RANK_3) & !(Board::FILE_A & Board::RANK_1) & !(Board::FILE_H & Board::RANK_1));
/// ```
#[must_use]
pub const fn attack_sets(position: &Position, color: Color) -> [Board; 16] {
    let pieces = position.pieces(color);
    let (mut rays, mut leaps) = (pieces_by_ray(pieces, position.empty()), [Board::EMPTY; 8]);
    let mut index = 0;
    while index < 8 {
        let direction = Direction::ALL[index];
        rays[index] = rays[index].or(attacks_of_pawns(pieces.pawns, color, direction));
        leaps[index] = KnightDirection::ALL[index].step(pieces.knights);
        index += 1;
    }
    join(rays, leaps)
}

const fn join(rays: [Board; 8], leaps: [Board; 8]) -> [Board; 16] {
    let (mut sets, mut index) = ([Board::EMPTY; 16], 0);
    while index < 8 {
        sets[index] = rays[index];
        sets[index + 8] = leaps[index];
        index += 1;
    }
    sets
}
