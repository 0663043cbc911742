//! Moves one by one: by piece, by direction, or along a ray at a time.
//!
//! | | order | source of a target |
//! |---|---|---|
//! | [`by_piece`] | piece after piece, its captures before its quiet moves | known |
//! | [`by_direction`] | direction after direction | a bit scan each |
//! | [`ray_runs`] | along one direction, ray after ray | a bit scan for each ray |
//! | [`hybrid`] | pawns by direction, captures first, then the other pieces one by one | |
//!
//! All are iterators that keep a few words of state and need no memory for a list. The ideas are from the
//! Chess Programming Wiki, page *Pieces versus Directions*.

use core::iter::FusedIterator;

use crate::chess::{
    Board, Color, Direction, File, Square,
    directional::shift_one,
    king, knight,
    pawns::{attacks, pushes},
    sliders,
};

use super::{
    Move, Piece, Position,
    targets::{DirectedMove, Targets, Way, ray_source},
};

/// All moves of the side to move, direction after direction.
///
/// ```
/// use bitboard_core::chess::moves::{Position, serialize::by_direction};
///
/// let mut moves = by_direction(&Position::START);
/// assert_eq!(moves.next().unwrap().to_string(), "a2a3");
/// assert_eq!(moves.count(), 19);
/// ```
#[doc(alias = "serialize_by_direction")]
#[must_use]
pub const fn by_direction(position: &Position) -> MoveGetter {
    MoveGetter::new(Targets::of(position), position.occupied())
}

/// Gives one move at a time from the sixteen sets of targets: its state is the direction it is at and the
/// targets that remain there. 160 bytes.
///
/// A search that is cut off early has not written out what it does not look at. Each move costs a bit scan
/// for the target and one for the source.
///
/// ```
/// use bitboard_core::chess::moves::{Position, serialize::MoveGetter, targets::Targets};
///
/// let position = Position::START;
/// let captures = Targets::of(&position).captures(&position);
/// assert_eq!(MoveGetter::new(captures, position.occupied()).next(), None);
///
/// // The source of a move may be looked for later, or never.
/// let mut getter = MoveGetter::new(Targets::of(&position), position.occupied());
/// let first = getter.next_directed().unwrap();
/// assert_eq!(first.source(position.occupied()).map(|source| source.to_string()).as_deref(), Some("a2"));
/// ```
#[doc(alias = "DirMoveGetter")]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MoveGetter {
    targets: Targets,
    occupied: Board,
    /// Index of the direction after the one in work.
    next_way: usize,
    way: Way,
    remaining: Board,
}

impl MoveGetter {
    /// The moves of these targets, or of some of them, with all occupied squares of the position.
    #[must_use]
    pub const fn new(targets: Targets, occupied: Board) -> Self {
        Self { targets, occupied, next_way: 0, way: Way::ALL[0], remaining: Board::EMPTY }
    }

    /// The next move as target and direction, its source yet to be found.
    #[inline]
    pub const fn next_directed(&mut self) -> Option<DirectedMove> {
        loop {
            if let Some(target) = self.remaining.pop_first() {
                return Some(DirectedMove { target, way: self.way });
            }
            let Some(way) = Way::from_index(self.next_way) else { return None };
            (self.way, self.remaining) = (way, self.targets.along(way));
            self.next_way += 1;
        }
    }
}

impl Iterator for MoveGetter {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        loop {
            // Sets of targets of another position may hold squares that nothing reaches in this one.
            if let Some(found) = self.next_directed()?.resolve(self.occupied) {
                return Some(found);
            }
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let ahead = Way::ALL.iter().skip(self.next_way).map(|&way| self.targets.along(way).len());
        (0, Some((self.remaining.len() + ahead.sum::<u32>()) as usize))
    }
}

impl FusedIterator for MoveGetter {}

/// The moves to targets along one ray direction, ray after ray.
///
/// The target farthest in the direction comes first, and its source is looked for; from there the ray is
/// walked back to the source, and each target on the way is one of the same piece. So a long ray costs one
/// search for a source only.
///
/// ```
/// use bitboard_core::chess::{Direction, Square};
/// use bitboard_core::chess::moves::{Pieces, Position, serialize::ray_runs, targets};
///
/// let rook = Pieces { rooks: Square::A4.board(), ..Pieces::NONE };
/// let position = Position { white: rook, black: Pieces::NONE, ..Position::START };
/// let moves = ray_runs(targets::east(&position), Direction::East, position.occupied());
/// assert!(moves.map(|each| each.to_string()).eq(["a4h4", "a4g4", "a4f4", "a4e4", "a4d4", "a4c4", "a4b4"]));
/// ```
#[doc(alias = "serialize_ray_runs")]
#[must_use]
pub const fn ray_runs(targets: Board, direction: Direction, occupied: Board) -> RayRuns {
    RayRuns { remaining: targets, direction, occupied, run: None }
}

/// The iterator of [`ray_runs`].
///
/// ```
/// use bitboard_core::chess::{Board, Direction};
/// use bitboard_core::chess::moves::serialize::{RayRuns, ray_runs};
///
/// let none: RayRuns = ray_runs(Board::EMPTY, Direction::East, Board::EMPTY);
/// assert_eq!(none.count(), 0);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RayRuns {
    remaining: Board,
    direction: Direction,
    occupied: Board,
    /// The source of the ray in work, and the last target given.
    run: Option<Move>,
}

impl RayRuns {
    /// The next target of the ray in work, nearer to its source.
    fn walk_back(&mut self) -> Option<Move> {
        let Move { from, to } = self.run.take()?;
        let back = self.direction.opposite()?;
        let mut square = to;
        loop {
            square = shift_one(square.board(), back).first()?;
            if square == from {
                return None;
            }
            if self.remaining.remove(square) {
                return Some(Move { from, to: square });
            }
        }
    }

    /// The farthest target that remains.
    fn farthest(&mut self) -> Option<Move> {
        loop {
            let to = if self.direction.shift() > 0 {
                self.remaining.pop_last()?
            } else {
                self.remaining.pop_first()?
            };
            if let Some(from) = ray_source(to, self.direction, self.occupied) {
                return Some(Move { from, to });
            }
        }
    }
}

impl Iterator for RayRuns {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        self.run = self.walk_back().or_else(|| self.farthest());
        self.run
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, Some(self.remaining.len() as usize))
    }
}

impl FusedIterator for RayRuns {}

/// All moves of the side to move, piece after piece in the order of their squares, captures of a piece
/// before its quiet moves.
///
/// ```
/// use bitboard_core::chess::moves::{Position, serialize::by_piece};
///
/// let moves = by_piece(&Position::START);
/// let moves = moves.take(3).map(|each| each.to_string());
/// assert!(moves.eq(["b1a3", "b1c3", "g1f3"]));
/// ```
#[doc(alias = "serialize_by_piece")]
#[must_use]
pub const fn by_piece(position: &Position) -> ByPiece<'_> {
    ByPiece::new(position, Board::FULL)
}

/// Gives the moves of one piece after the other.
///
/// ```
/// use bitboard_core::chess::moves::{Position, serialize::ByPiece};
///
/// let position = Position::START;
/// assert_eq!(ByPiece::new(&position, position.white.knights).count(), 4);
/// ```
#[derive(Clone, Debug)]
pub struct ByPiece<'position> {
    position: &'position Position,
    pieces: Board,
    /// The piece in work; of no meaning while both sets are empty.
    from: Square,
    captures: Board,
    quiets: Board,
}

impl<'position> ByPiece<'position> {
    /// The moves of those pieces of the side to move that stand on the given squares.
    #[must_use]
    pub const fn new(position: &'position Position, pieces: Board) -> Self {
        Self {
            position,
            pieces: position.own().all().and(pieces),
            from: Square::A1,
            captures: Board::EMPTY,
            quiets: Board::EMPTY,
        }
    }
}

impl Iterator for ByPiece<'_> {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        loop {
            if let Some(to) = self.captures.pop_first().or_else(|| self.quiets.pop_first()) {
                return Some(Move { from: self.from, to });
            }
            self.from = self.pieces.pop_first()?;
            let targets = targets_of(self.position, self.from);
            // A pawn goes straight to empty squares only and captures on all others, en passant too.
            let is_pawn = self.position.own().pawns.contains(self.from);
            let quiet = if is_pawn { File::of(self.from).board() } else { self.position.empty() };
            (self.captures, self.quiets) = (targets - quiet, targets & quiet);
        }
    }
}

impl FusedIterator for ByPiece<'_> {}

/// The squares a piece of the side to move can go to; none if there is no such piece on the square.
///
/// ```
/// use bitboard_core::chess::{Board, Square, moves::{Position, serialize::targets_of}};
///
/// assert_eq!(targets_of(&Position::START, Square::E2), Board::from_iter([Square::E3, Square::E4]));
/// ```
#[must_use]
pub const fn targets_of(position: &Position, square: Square) -> Board {
    let (own, occupied) = (position.own(), position.occupied());
    let Some(piece) = own.at(square) else { return Board::EMPTY };
    let reached = match piece {
        Piece::Pawn => {
            let pushes = match position.side_to_move {
                Color::White => pushes::white_targets(square.board(), occupied.not()),
                Color::Black => pushes::black_targets(square.board(), occupied.not()),
            };
            let enemy = position.enemy().all();
            attacks::captures(position.side_to_move, square, enemy, position.en_passant).or(pushes)
        }
        Piece::Knight => knight::ATTACKS[square as usize],
        Piece::Bishop => sliders::bishop_attacks(square, occupied),
        Piece::Rook => sliders::rook_attacks(square, occupied),
        Piece::Queen => sliders::queen_attacks(square, occupied),
        Piece::King => king::ATTACKS[square as usize],
    };
    reached.without(own.all())
}

/// All moves of the side to move: first the pawns by direction, captures before pushes, then the other
/// pieces one by one.
///
/// Pawns are many and go in few directions, the others are few and go in many.
///
/// ```
/// use bitboard_core::chess::moves::{Position, serialize::hybrid};
///
/// let position = Position::START;
/// let moves = hybrid(&position);
/// assert!(moves.map(|each| each.to_string()).skip(14).eq(["g2g4", "h2h4", "b1a3", "b1c3", "g1f3", "g1h3"]));
/// ```
#[doc(alias = "serialize_hybrid")]
pub fn hybrid(position: &Position) -> impl FusedIterator<Item = Move> + Clone + '_ {
    let (pawns, occupied) = (Targets::of_pawns(position), position.occupied());
    let captures = MoveGetter::new(pawns.captures(position), occupied);
    let pushes = MoveGetter::new(pawns.quiets(position), occupied);
    captures.chain(pushes).chain(ByPiece::new(position, !position.own().pawns))
}
