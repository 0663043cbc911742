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
    Board, Color, Direction, KnightDirection,
    pawns::{attacks, pushes},
    rays,
};

use super::{Pieces, Position};

mod all;
mod source;
mod way;

pub use all::{Targets, attack_sets};
pub use source::{DirectedMove, knight_source, ray_source};
pub use way::Way;

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
