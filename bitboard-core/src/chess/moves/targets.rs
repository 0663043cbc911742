//! Sixteen sets of targets, one for each direction, and the way back from a target to its source.
//!
//! A set holds the targets of everything that moves along its direction: sliders, the king, pawns, or knights.
//! Two pieces never reach the same square along the same direction, since the nearer one stands in the way of
//! the other. So a target and its direction tell the source, and the piece is whatever stands there.
//!
//! ```text
//! 6 7 0        .  15 .  8  .
//! 5 . 1        14 .  .  .  9
//! 4 3 2        .  .  .  .  .
//!              13 .  .  .  10
//!              .  12 .  11 .
//! ```
//!
//! The numbers of the directions: [`Way::index`].
//!
//! The idea is from the Chess Programming Wiki, page *Pieces versus Directions*.

use crate::chess::{
    Board, Color, Direction, KnightDirection, Square,
    directional::RAY_ATTACKS,
    pawns::{attacks, pushes},
    rays,
};

use super::{Move, Pieces, Position};

/// One of the sixteen directions in which pieces move. Two bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Way {
    /// Along a ray: sliders, kings and pawns.
    Ray(Direction),
    /// A leap of a knight.
    Knight(KnightDirection),
}

impl Way {
    /// All sixteen, rays first, each kind clockwise.
    pub const ALL: [Self; 16] = {
        let mut all = [Self::Ray(Direction::NorthEast); 16];
        let mut index = 0;
        while index < 8 {
            all[index] = Self::Ray(Direction::ALL[index]);
            all[index + 8] = Self::Knight(KnightDirection::ALL[index]);
            index += 1;
        }
        all
    };

    /// The place in [`ALL`](Self::ALL): 0 to 7 for rays, 8 to 15 for knights.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Ray(direction) => direction as usize,
            Self::Knight(direction) => 8 + direction as usize,
        }
    }

    /// The direction of an index, or `None` beyond 15.
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::ALL.len() { Some(Self::ALL[index]) } else { None }
    }
}

/// The sixteen sets of targets: all pseudo-legal moves of the side to move, castling aside. 128 bytes.
///
/// An unsorted list of moves: [`MoveGetter`](super::serialize::MoveGetter) writes it out one by one.
///
/// ```
/// use bitboard_core::chess::{Board, Direction, KnightDirection, Square};
/// use bitboard_core::chess::moves::{Position, targets::{Targets, Way}};
///
/// let targets = Targets::of(&Position::START);
/// assert_eq!(targets.along(Way::Ray(Direction::North)), Board::RANK_3 | Board::RANK_4);
/// let leaps = targets.along(Way::Knight(KnightDirection::NorthNorthEast));
/// assert_eq!(leaps, Board::from_iter([Square::C3, Square::H3]));
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

/// The squares that pawns attack in a direction: none in six of eight.
const fn attacks_of_pawns(pawns: Board, color: Color, direction: Direction) -> Board {
    match (color, direction) {
        (Color::White, Direction::NorthEast) => attacks::white_east_attacks(pawns),
        (Color::White, Direction::NorthWest) => attacks::white_west_attacks(pawns),
        (Color::Black, Direction::SouthEast) => attacks::black_east_attacks(pawns),
        (Color::Black, Direction::SouthWest) => attacks::black_west_attacks(pawns),
        _ => Board::EMPTY,
    }
}

/// The squares that the pieces of a colour attack, by direction, in the order of [`Way::ALL`].
///
/// Own pieces are attacked as well as others, in other words defended, and pawns attack whether there is
/// something to capture or not. A square is attacked as many times as there are sets that hold it.
///
/// About 200 operations.
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

/// Where the pawns of the side to move go along a ray: captures on diagonals, pushes on files.
#[inline]
const fn targets_of_pawns(position: &Position, direction: Direction) -> Board {
    let pawns = position.own().pawns;
    match (position.side_to_move, direction) {
        (Color::White, Direction::North) => pushes::white_targets(pawns, position.empty()),
        (Color::Black, Direction::South) => pushes::black_targets(pawns, position.empty()),
        (color, direction) => {
            let victims = match position.en_passant {
                Some(square) => position.enemy().all().or(square.board()),
                None => position.enemy().all(),
            };
            attacks_of_pawns(pawns, color, direction).and(victims)
        }
    }
}

/// The target sets of rays. A row is a direction, what slides along it, and how.
macro_rules! rays {
    ($(
        $(#[$attribute:meta])*
        $name:ident: $direction:ident, $sliders:ident, $attacks:ident, $one:ident;
    )*) => {
        $(
            $(#[$attribute])*
            #[must_use]
            pub const fn $name(position: &Position) -> Board {
                pieces::$name(position.own(), position.empty())
                    .or(targets_of_pawns(position, Direction::$direction))
                    .without(position.own().all())
            }
        )*

        /// What pieces other than pawns and knights attack along a ray.
        mod pieces {
            use super::*;

            $(
                #[inline]
                pub(super) const fn $name(pieces: &Pieces, empty: Board) -> Board {
                    rays::$attacks(pieces.$sliders(), empty).or(rays::$one(pieces.king))
                }
            )*
        }

        const fn all_rays(position: &Position) -> [Board; 8] {
            [$($name(position)),*]
        }

        const fn pieces_by_ray(pieces: &Pieces, empty: Board) -> [Board; 8] {
            [$(pieces::$name(pieces, empty)),*]
        }

        const fn pawns_by_ray(position: &Position) -> [Board; 8] {
            [$(targets_of_pawns(position, Direction::$direction)),*]
        }
    };
}

/// The target sets of knights. A row is a direction.
macro_rules! leaps {
    ($(
        $(#[$attribute:meta])*
        $name:ident: $direction:ident;
    )*) => {
        $(
            $(#[$attribute])*
            #[must_use]
            pub const fn $name(position: &Position) -> Board {
                KnightDirection::$direction.step(position.own().knights).without(position.own().all())
            }
        )*

        const fn all_leaps(position: &Position) -> [Board; 8] {
            [$($name(position)),*]
        }
    };
}

rays! {
    /// Where bishops, queens, the king, and white pawns that capture go to the north-east.
    ///
    /// With White to move:
    ///
    /// ```text
    /// r . . q . r k .     . . . . . . . .
    /// p p . . b p p p     . . . . . . . 1
    /// . . p . . n . .     . . . . . . 1 1
    /// . . . p . . . .     . . . . . 1 1 .
    /// . . . P . B . .     . . . . 1 . . .
    /// . . N Q P . P .     . . . . . . . .
    /// P P . . . P . P     . . . . . . . .
    /// R . . . . R K .     . . . . . . . .
    /// ```
    #[doc(alias = "targets_noea")]
    north_east: NorthEast, diagonal_sliders, north_east_attacks, north_east_one;

    /// Where rooks, queens and the king go to the east.
    ///
    /// With White to move:
    ///
    /// ```text
    /// r . . q . r k .     . . . . . . . .
    /// p p . . b p p p     . . . . . . . .
    /// . . p . . n . .     . . . . . . . .
    /// . . . p . . . .     . . . . . . . .
    /// . . . P . B . .     . . . . . . . .
    /// . . N Q P . P .     . . . . . . . .
    /// P P . . . P . P     . . . . . . . .
    /// R . . . . R K .     . 1 1 1 1 . . 1
    /// ```
    #[doc(alias = "targets_east")]
    east: East, orthogonal_sliders, east_attacks, east_one;

    /// Where bishops, queens, the king, and black pawns that capture go to the south-east.
    ///
    /// With Black to move:
    ///
    /// ```text
    /// r . . q . r k .     . . . . . . . .
    /// p p . . b p p p     . . . . . . . .
    /// . . p . . n . .     . . . . . . . .
    /// . . . p . . . .     . . . . . . . .
    /// . . . P . B . .     . . . . . . . .
    /// . . N Q P . P .     . . . . . . . .
    /// P P . . . P . P     . . . . . . . .
    /// R . . . . R K .     . . . . . . . .
    /// ```
    #[doc(alias = "targets_soea")]
    south_east: SouthEast, diagonal_sliders, south_east_attacks, south_east_one;

    /// Where rooks, queens, the king, and black pawns that go one square or two go to the south.
    ///
    /// With Black to move:
    ///
    /// ```text
    /// r . . q . r k .     . . . . . . . .
    /// p p . . b p p p     . . . 1 . . . .
    /// . . p . . n . .     1 1 . 1 . . 1 1
    /// . . . p . . . .     1 1 1 . . . 1 1
    /// . . . P . B . .     . . . . . . . .
    /// . . N Q P . P .     . . . . . . . .
    /// P P . . . P . P     . . . . . . . .
    /// R . . . . R K .     . . . . . . . .
    /// ```
    #[doc(alias = "targets_sout")]
    south: South, orthogonal_sliders, south_attacks, south_one;

    /// Where bishops, queens, the king, and black pawns that capture go to the south-west.
    ///
    /// With Black to move:
    ///
    /// ```text
    /// r . . q . r k .     . . . . . . . .
    /// p p . . b p p p     . . 1 . . . . .
    /// . . p . . n . .     . 1 . 1 . . . .
    /// . . . p . . . .     1 . 1 . . . . .
    /// . . . P . B . .     . 1 . . . . . .
    /// . . N Q P . P .     1 . . . . . . .
    /// P P . . . P . P     . . . . . . . .
    /// R . . . . R K .     . . . . . . . .
    /// ```
    #[doc(alias = "targets_sowe")]
    south_west: SouthWest, diagonal_sliders, south_west_attacks, south_west_one;

    /// Where rooks, queens and the king go to the west.
    ///
    /// With White to move:
    ///
    /// ```text
    /// r . . q . r k .     . . . . . . . .
    /// p p . . b p p p     . . . . . . . .
    /// . . p . . n . .     . . . . . . . .
    /// . . . p . . . .     . . . . . . . .
    /// . . . P . B . .     . . . . . . . .
    /// . . N Q P . P .     . . . . . . . .
    /// P P . . . P . P     . . . . . . . .
    /// R . . . . R K .     . 1 1 1 1 . . .
    /// ```
    #[doc(alias = "targets_west")]
    west: West, orthogonal_sliders, west_attacks, west_one;

    /// Where bishops, queens, the king, and white pawns that capture go to the north-west.
    ///
    /// With White to move:
    ///
    /// ```text
    /// r . . q . r k .     . 1 . . . . . .
    /// p p . . b p p p     . . 1 . . . . .
    /// . . p . . n . .     1 . . 1 . . . .
    /// . . . p . . . .     . 1 . . 1 . . .
    /// . . . P . B . .     . . 1 . . . . .
    /// . . N Q P . P .     . . . . . . . .
    /// P P . . . P . P     . . . . . . . .
    /// R . . . . R K .     . . . . . . . .
    /// ```
    #[doc(alias = "targets_nowe")]
    north_west: NorthWest, diagonal_sliders, north_west_attacks, north_west_one;

    /// Where rooks, queens, the king, and white pawns that go one square or two go to the north.
    ///
    /// With White to move:
    ///
    /// ```text
    /// r . . q . r k .     . . . . . . . .
    /// p p . . b p p p     . . . . . . . .
    /// . . p . . n . .     . . . . . . . .
    /// . . . p . . . .     . . . . . . . .
    /// . . . P . B . .     1 1 . . 1 . 1 1
    /// . . N Q P . P .     1 1 . . . 1 . 1
    /// P P . . . P . P     . . . . . . 1 .
    /// R . . . . R K .     . . . . . . . .
    /// ```
    #[doc(alias = "targets_nort")]
    north: North, orthogonal_sliders, north_attacks, north_one;
}

leaps! {
    /// Where knights go to the north-north-east.
    ///
    /// With White to move:
    ///
    /// ```text
    /// r . . q . r k .     . . . . . . . .
    /// p p . . b p p p     . . . . . . . .
    /// . . p . . n . .     . . . . . . . .
    /// . . . p . . . .     . . . 1 . . . .
    /// . . . P . B . .     . . . . . . . .
    /// . . N Q P . P .     . . . . . . . .
    /// P P . . . P . P     . . . . . . . .
    /// R . . . . R K .     . . . . . . . .
    /// ```
    #[doc(alias = "targets_no_no_ea")]
    north_north_east: NorthNorthEast;

    /// Where knights go to the north-east-east.
    ///
    /// With White to move:
    ///
    /// ```text
    /// r . . q . r k .     . . . . . . . .
    /// p p . . b p p p     . . . . . . . .
    /// . . p . . n . .     . . . . . . . .
    /// . . . p . . . .     . . . . . . . .
    /// . . . P . B . .     . . . . 1 . . .
    /// . . N Q P . P .     . . . . . . . .
    /// P P . . . P . P     . . . . . . . .
    /// R . . . . R K .     . . . . . . . .
    /// ```
    #[doc(alias = "targets_no_ea_ea")]
    north_east_east: NorthEastEast;

    /// Where knights go to the south-east-east.
    ///
    /// With White to move:
    ///
    /// ```text
    /// r . . q . r k .     . . . . . . . .
    /// p p . . b p p p     . . . . . . . .
    /// . . p . . n . .     . . . . . . . .
    /// . . . p . . . .     . . . . . . . .
    /// . . . P . B . .     . . . . . . . .
    /// . . N Q P . P .     . . . . . . . .
    /// P P . . . P . P     . . . . 1 . . .
    /// R . . . . R K .     . . . . . . . .
    /// ```
    #[doc(alias = "targets_so_ea_ea")]
    south_east_east: SouthEastEast;

    /// Where knights go to the south-south-east.
    ///
    /// With White to move:
    ///
    /// ```text
    /// r . . q . r k .     . . . . . . . .
    /// p p . . b p p p     . . . . . . . .
    /// . . p . . n . .     . . . . . . . .
    /// . . . p . . . .     . . . . . . . .
    /// . . . P . B . .     . . . . . . . .
    /// . . N Q P . P .     . . . . . . . .
    /// P P . . . P . P     . . . . . . . .
    /// R . . . . R K .     . . . 1 . . . .
    /// ```
    #[doc(alias = "targets_so_so_ea")]
    south_south_east: SouthSouthEast;

    /// Where knights go to the south-south-west.
    ///
    /// With White to move:
    ///
    /// ```text
    /// r . . q . r k .     . . . . . . . .
    /// p p . . b p p p     . . . . . . . .
    /// . . p . . n . .     . . . . . . . .
    /// . . . p . . . .     . . . . . . . .
    /// . . . P . B . .     . . . . . . . .
    /// . . N Q P . P .     . . . . . . . .
    /// P P . . . P . P     . . . . . . . .
    /// R . . . . R K .     . 1 . . . . . .
    /// ```
    #[doc(alias = "targets_so_so_we")]
    south_south_west: SouthSouthWest;

    /// Where knights go to the south-west-west.
    ///
    /// With White to move:
    ///
    /// ```text
    /// r . . q . r k .     . . . . . . . .
    /// p p . . b p p p     . . . . . . . .
    /// . . p . . n . .     . . . . . . . .
    /// . . . p . . . .     . . . . . . . .
    /// . . . P . B . .     . . . . . . . .
    /// . . N Q P . P .     . . . . . . . .
    /// P P . . . P . P     . . . . . . . .
    /// R . . . . R K .     . . . . . . . .
    /// ```
    #[doc(alias = "targets_so_we_we")]
    south_west_west: SouthWestWest;

    /// Where knights go to the north-west-west.
    ///
    /// With White to move:
    ///
    /// ```text
    /// r . . q . r k .     . . . . . . . .
    /// p p . . b p p p     . . . . . . . .
    /// . . p . . n . .     . . . . . . . .
    /// . . . p . . . .     . . . . . . . .
    /// . . . P . B . .     1 . . . . . . .
    /// . . N Q P . P .     . . . . . . . .
    /// P P . . . P . P     . . . . . . . .
    /// R . . . . R K .     . . . . . . . .
    /// ```
    #[doc(alias = "targets_no_we_we")]
    north_west_west: NorthWestWest;

    /// Where knights go to the north-north-west.
    ///
    /// With White to move:
    ///
    /// ```text
    /// r . . q . r k .     . . . . . . . .
    /// p p . . b p p p     . . . . . . . .
    /// . . p . . n . .     . . . . . . . .
    /// . . . p . . . .     . 1 . . . . . .
    /// . . . P . B . .     . . . . . . . .
    /// . . N Q P . P .     . . . . . . . .
    /// P P . . . P . P     . . . . . . . .
    /// R . . . . R K .     . . . . . . . .
    /// ```
    #[doc(alias = "targets_no_no_we")]
    north_north_west: NorthNorthWest;
}

/// The piece that moves to a target along a ray: the first one on the way back. A lookup and a bit scan.
///
/// Backwards along a ray of rising index that is the highest bit, along one of falling index the lowest.
/// There is one for every target of a [set of targets](Targets); `None` if the ray is empty up to the edge.
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
