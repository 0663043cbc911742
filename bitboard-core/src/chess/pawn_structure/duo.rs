//! Duos, trios and quarts: pawns side by side.
//!
//! A *duo* is two pawns of one colour side by side, a *trio* three, a *quart* four. Every function is the same
//! for both colours. The names alone mean exactly so many in a row, with no further pawn at either end; the
//! ones that start with *at least* take longer rows too. After the Chess Programming Wiki, page *Duo Trio Quart
//! (Bitboards)*.
//!
//! The exact ones look for the westernmost pawn of a row: none to the west of it, so many to the east, and
//! then none. From there they fill to the east.

use crate::fill;

use crate::chess::{Board, Direction};

/// Every member moved two squares to the east. Two operations.
#[fill(step(2, 0), yields = step, board = Board(8x8), crate = crate)]
const fn two_to_the_east(from: Board) -> Board;

/// Pawns with a pawn next to them to the east. 3 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . 1 1 1 1 1 . 1     . 1 1 1 1 . . .
/// . . . . . . . .     . . . . . . . .
/// 1 1 1 1 . 1 . .     1 1 1 . . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 1 . 1 1 1 . .     1 . . 1 1 . . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "pawnsWithEastNeighbors")]
#[doc(alias = "pawns_with_east_neighbors")]
#[inline]
#[must_use]
pub const fn with_east_neighbors(pawns: Board) -> Board {
    pawns.and(pawns.to(Direction::West))
}

/// Pawns with a pawn next to them to the west. 3 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . 1 1 1 1 1 . 1     . . 1 1 1 1 . .
/// . . . . . . . .     . . . . . . . .
/// 1 1 1 1 . 1 . .     . 1 1 1 . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 1 . 1 1 1 . .     . 1 . . 1 1 . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "pawnsWithWestNeighbors")]
#[doc(alias = "pawns_with_west_neighbors")]
#[inline]
#[must_use]
pub const fn with_west_neighbors(pawns: Board) -> Board {
    pawns.and(pawns.to(Direction::East))
}

/// Pawns with a pawn next to them on both sides. 6 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . 1 1 1 1 1 . 1     . . 1 1 1 . . .
/// . . . . . . . .     . . . . . . . .
/// 1 1 1 1 . 1 . .     . 1 1 . . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 1 . 1 1 1 . .     . . . . 1 . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// Each of them proves that there is at least a trio.
#[doc(alias = "pawns_with_both_neighbors")]
#[inline]
#[must_use]
pub const fn with_both_neighbors(pawns: Board) -> Board {
    with_east_neighbors(pawns).and(pawns.to(Direction::East))
}

/// Pawns with a pawn next to them on exactly one side: the ends of all rows. 6 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . 1 1 1 1 1 . 1     . 1 . . . 1 . .
/// . . . . . . . .     . . . . . . . .
/// 1 1 1 1 . 1 . .     1 . . 1 . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 1 . 1 1 1 . .     1 1 . 1 . 1 . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "pawns_with_one_neighbor")]
#[inline]
#[must_use]
pub const fn with_one_neighbor(pawns: Board) -> Board {
    pawns.and(pawns.to(Direction::East).xor(pawns.to(Direction::West)))
}

/// Pawns with a pawn next to them to the east and none to the west: the west ends of all rows. 7 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . 1 1 1 1 1 . 1     . 1 . . . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 1 1 1 . 1 . .     1 . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 1 . 1 1 1 . .     1 . . 1 . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "pawns_with_exclusive_east_neighbor")]
#[inline]
#[must_use]
pub const fn with_exclusive_east_neighbor(pawns: Board) -> Board {
    with_east_neighbors(pawns).without(pawns.to(Direction::East))
}

/// Pawns with a pawn next to them to the west and none to the east: the east ends of all rows. 7 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . 1 1 1 1 1 . 1     . . . . . 1 . .
/// . . . . . . . .     . . . . . . . .
/// 1 1 1 1 . 1 . .     . . . 1 . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 1 . 1 1 1 . .     . 1 . . . 1 . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "pawns_with_exclusive_west_neighbor")]
#[inline]
#[must_use]
pub const fn with_exclusive_west_neighbor(pawns: Board) -> Board {
    with_west_neighbors(pawns).without(pawns.to(Direction::West))
}

/// Pawns in rows of exactly two: both pawns of each exclusive duo. 13 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . 1 1 1 1 1 . 1     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 1 1 1 . 1 . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 1 . 1 1 1 . .     1 1 . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// The wiki pairs the two ends of rows, which takes 20 operations.
#[doc(alias = "duo")]
#[inline]
#[must_use]
pub const fn duos(pawns: Board) -> Board {
    let one_east = pawns.to(Direction::West);
    let beyond = one_east.to(Direction::West).or(pawns.to(Direction::East));
    let west_end = pawns.and(one_east).without(beyond);
    west_end.or(west_end.to(Direction::East))
}

/// Pawns in rows of two or more. 6 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . 1 1 1 1 1 . 1     . 1 1 1 1 1 . .
/// . . . . . . . .     . . . . . . . .
/// 1 1 1 1 . 1 . .     1 1 1 1 . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 1 . 1 1 1 . .     1 1 . 1 1 1 . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "at_least_duo")]
#[doc(alias = "phalanx")]
#[inline]
#[must_use]
pub const fn at_least_duos(pawns: Board) -> Board {
    pawns.and(pawns.to(Direction::East).or(pawns.to(Direction::West)))
}

/// Pawns in rows of exactly three. 19 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . 1 1 1 1 1 . 1     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 1 1 1 . 1 . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 1 . 1 1 1 . .     . . . 1 1 1 . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "trio")]
#[inline]
#[must_use]
pub const fn trios(pawns: Board) -> Board {
    let one_east = pawns.to(Direction::West);
    let two_east = one_east.to(Direction::West);
    let beyond = two_east.to(Direction::West).or(pawns.to(Direction::East));
    let west_end = pawns.and(one_east).and(two_east).without(beyond);
    west_end.or(west_end.to(Direction::East)).or(two_to_the_east(west_end))
}

/// Pawns in rows of three or more. 12 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . 1 1 1 1 1 . 1     . 1 1 1 1 1 . .
/// . . . . . . . .     . . . . . . . .
/// 1 1 1 1 . 1 . .     1 1 1 1 . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 1 . 1 1 1 . .     . . . 1 1 1 . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// Pawns with both neighbours, and those neighbours.
#[doc(alias = "at_least_trio")]
#[inline]
#[must_use]
pub const fn at_least_trios(pawns: Board) -> Board {
    let inner = with_both_neighbors(pawns);
    inner.or(inner.to(Direction::East)).or(inner.to(Direction::West))
}

/// Pawns in rows of exactly four. 22 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . 1 1 1 1 1 . 1     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 1 1 1 . 1 . .     1 1 1 1 . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 1 . 1 1 1 . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "quart")]
#[inline]
#[must_use]
pub const fn quarts(pawns: Board) -> Board {
    let one_east = pawns.to(Direction::West);
    let two_east = one_east.to(Direction::West);
    let three_east = two_east.to(Direction::West);
    let beyond = three_east.to(Direction::West).or(pawns.to(Direction::East));
    let west_end = pawns.and(one_east).and(two_east).and(three_east).without(beyond);
    let west_half = west_end.or(west_end.to(Direction::East));
    west_half.or(two_to_the_east(west_half))
}

/// Pawns in rows of four or more. 15 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . 1 1 1 1 1 . 1     . 1 1 1 1 1 . .
/// . . . . . . . .     . . . . . . . .
/// 1 1 1 1 . 1 . .     1 1 1 1 . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 1 . 1 1 1 . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// Two adjacent pawns that both have both neighbours prove that there are four in a row.
#[doc(alias = "at_least_quart")]
#[inline]
#[must_use]
pub const fn at_least_quarts(pawns: Board) -> Board {
    let inner = with_both_neighbors(pawns);
    let second = inner.and(inner.to(Direction::West));
    let west_half = second.or(second.to(Direction::West));
    west_half.or(two_to_the_east(west_half))
}
