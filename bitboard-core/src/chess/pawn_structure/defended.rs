//! Pawns that defend and are defended.
//!
//! *From west* and *from east* tell where the defender stands: a white pawn is defended from the west by a
//! pawn to the south-west of it, along the north-east diagonal. Pawns that are defended and defend along the
//! same diagonal are the inner members of a chain, those that only defend its base, those that are only
//! defended its peak. After the Chess Programming Wiki, page *Defended Pawns (Bitboards)*; the page leaves open
//! whether "not defended" means along that diagonal or at all, and here it means along that diagonal.

use crate::mirrored;

use crate::chess::{
    Board, Direction,
    pawns::attacks::{
        black_any_attacks, black_east_attacks, black_west_attacks, white_any_attacks, white_east_attacks,
        white_west_attacks,
    },
};

/// White pawns that a white pawn on the file to the west defends. 3 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 . . . . . . .     . . . . . . . .
/// . . . 1 . 1 . .     . . . 1 . . . .
/// . . 1 . . . 1 .     . . 1 . . . . .
/// . 1 . 1 . . . 1     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "wPawnDefendedFromWest")]
#[doc(alias = "w_pawn_defended_from_west")]
#[mirrored(
    ranks,
    black = black_defended_from_west,
    alias = "bPawnDefendedFromWest",
    pairs(white_east_attacks = black_east_attacks),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_defended_from_west(pawns: Board) -> Board {
    pawns.and(white_east_attacks(pawns))
}

/// White pawns that a white pawn on the file to the east defends. 3 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 . . . . . . .     . . . . . . . .
/// . . . 1 . 1 . .     . . . . . 1 . .
/// . . 1 . . . 1 .     . . 1 . . . 1 .
/// . 1 . 1 . . . 1     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "wPawnDefendedFromEast")]
#[doc(alias = "w_pawn_defended_from_east")]
#[mirrored(
    ranks,
    black = black_defended_from_east,
    alias = "bPawnDefendedFromEast",
    pairs(white_west_attacks = black_west_attacks),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_defended_from_east(pawns: Board) -> Board {
    pawns.and(white_west_attacks(pawns))
}

/// White pawns that defend a white pawn on the file to the east, from its west. 3 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 . . . . . . .     . . . . . . . .
/// . . . 1 . 1 . .     . . . . . . . .
/// . . 1 . . . 1 .     . . 1 . . . . .
/// . 1 . 1 . . . 1     . 1 . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "wPawnDefendersFromWest")]
#[doc(alias = "w_pawn_defenders_from_west")]
#[mirrored(ranks, black = black_defenders_from_west, alias = "bPawnDefendersFromWest", board = Board(8x8))]
#[inline]
#[must_use]
pub const fn white_defenders_from_west(pawns: Board) -> Board {
    pawns.and(pawns.to(Direction::SouthWest))
}

/// White pawns that defend a white pawn on the file to the west, from its east. 3 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 . . . . . . .     . . . . . . . .
/// . . . 1 . 1 . .     . . . . . . . .
/// . . 1 . . . 1 .     . . . . . . 1 .
/// . 1 . 1 . . . 1     . . . 1 . . . 1
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "wPawnDefendersFromEast")]
#[doc(alias = "w_pawn_defenders_from_east")]
#[mirrored(ranks, black = black_defenders_from_east, alias = "bPawnDefendersFromEast", board = Board(8x8))]
#[inline]
#[must_use]
pub const fn white_defenders_from_east(pawns: Board) -> Board {
    pawns.and(pawns.to(Direction::SouthEast))
}

/// The defenders of white pawns known to be defended from the west: [`white_defenders_from_west`] of
/// [`white_defended_from_west`]. One operation.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . 1 . . . .     . . . . . . . .
/// . . 1 . . . . .     . . 1 . . . . .
/// . . . . . . . .     . 1 . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// Each has exactly one defender on that side, one step to the south-west, and as there is one no step can
/// leave the board: a rotation does it, without a mask. A pawn on the a-file has no defender there; if the
/// set holds one all the same, its step ends on the other edge of the board.
#[doc(alias = "wPawnDefendersFromWest")]
#[doc(alias = "w_pawn_defenders_from_defended_west")]
#[inline]
#[must_use]
pub const fn white_defenders_of_defended_from_west(defended: Board) -> Board {
    defended.rotate(-9)
}

/// The defenders of black pawns known to be defended from the west: [`black_defenders_from_west`] of
/// [`black_defended_from_west`]. One operation.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . 1 . . . . . .
/// . . 1 . . . . .     . . 1 . . . . .
/// . . . 1 . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// Each has exactly one defender on that side, one step to the north-west, and as there is one no step can
/// leave the board: a rotation does it, without a mask. A pawn on the a-file has no defender there; if the
/// set holds one all the same, its step ends on the other edge of the board.
#[doc(alias = "bPawnDefendersFromWest")]
#[doc(alias = "b_pawn_defenders_from_defended_west")]
#[inline]
#[must_use]
pub const fn black_defenders_of_defended_from_west(defended: Board) -> Board {
    defended.rotate(7)
}

/// The defenders of white pawns known to be defended from the east: [`white_defenders_from_east`] of
/// [`white_defended_from_east`]. One operation.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . 1 . .     . . . . . . . .
/// . . 1 . . . 1 .     . . . . . . 1 .
/// . . . . . . . .     . . . 1 . . . 1
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// Each has exactly one defender on that side, one step to the south-east, and as there is one no step can
/// leave the board: a rotation does it, without a mask. A pawn on the h-file has no defender there; if the
/// set holds one all the same, its step ends on the other edge of the board.
#[doc(alias = "wPawnDefendersFromEast")]
#[doc(alias = "w_pawn_defenders_from_defended_east")]
#[inline]
#[must_use]
pub const fn white_defenders_of_defended_from_east(defended: Board) -> Board {
    defended.rotate(-7)
}

/// The defenders of black pawns known to be defended from the east: [`black_defenders_from_east`] of
/// [`black_defended_from_east`]. One operation.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . 1 . . . 1
/// . . 1 . . . 1 .     . . . . . . 1 .
/// . . . . . 1 . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// Each has exactly one defender on that side, one step to the north-east, and as there is one no step can
/// leave the board: a rotation does it, without a mask. A pawn on the h-file has no defender there; if the
/// set holds one all the same, its step ends on the other edge of the board.
#[doc(alias = "bPawnDefendersFromEast")]
#[doc(alias = "b_pawn_defenders_from_defended_east")]
#[inline]
#[must_use]
pub const fn black_defenders_of_defended_from_east(defended: Board) -> Board {
    defended.rotate(9)
}

/// White pawns that a white pawn defends. 6 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 . . . . . . .     . . . . . . . .
/// . . . 1 . 1 . .     . . . 1 . 1 . .
/// . . 1 . . . 1 .     . . 1 . . . 1 .
/// . 1 . 1 . . . 1     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "wPawnDefended")]
#[doc(alias = "w_pawn_defended")]
#[mirrored(
    ranks,
    black = black_defended,
    alias = "bPawnDefended",
    pairs(white_any_attacks = black_any_attacks),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_defended(pawns: Board) -> Board {
    pawns.and(white_any_attacks(pawns))
}

/// White pawns that are defended from the west and defend from the west themselves. 6 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 . . . . . . .     . . . . . . . .
/// . . . 1 . 1 . .     . . . . . . . .
/// . . 1 . . . 1 .     . . 1 . . . . .
/// . 1 . 1 . . . 1     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// The inner members of chains of three or more.
#[doc(alias = "wPawnDefendedDefendersFromWest")]
#[doc(alias = "w_pawn_defended_defenders_from_west")]
#[mirrored(
    ranks,
    black = black_defended_defenders_from_west,
    alias = "bPawnDefendedDefendersFromWest",
    pairs(
        white_defenders_from_west = black_defenders_from_west,
        white_east_attacks = black_east_attacks
    ),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_defended_defenders_from_west(pawns: Board) -> Board {
    white_defenders_from_west(pawns).and(white_east_attacks(pawns))
}

/// White pawns that defend from the west and are not defended from there themselves. 7 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 . . . . . . .     . . . . . . . .
/// . . . 1 . 1 . .     . . . . . . . .
/// . . 1 . . . 1 .     . . . . . . . .
/// . 1 . 1 . . . 1     . 1 . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// The bases of chains.
#[doc(alias = "wPawnUndefendedDefendersFromWest")]
#[doc(alias = "w_pawn_undefended_defenders_from_west")]
#[mirrored(
    ranks,
    black = black_undefended_defenders_from_west,
    alias = "bPawnUndefendedDefendersFromWest",
    pairs(
        white_defenders_from_west = black_defenders_from_west,
        white_east_attacks = black_east_attacks
    ),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_undefended_defenders_from_west(pawns: Board) -> Board {
    white_defenders_from_west(pawns).without(white_east_attacks(pawns))
}

/// White pawns that are defended from the west and defend no pawn from there themselves. 7 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 . . . . . . .     . . . . . . . .
/// . . . 1 . 1 . .     . . . 1 . . . .
/// . . 1 . . . 1 .     . . . . . . . .
/// . 1 . 1 . . . 1     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// The peaks of chains.
#[doc(alias = "wPawnNondefendingDefendedFromWest")]
#[doc(alias = "w_pawn_nondefending_defended_from_west")]
#[mirrored(
    ranks,
    black = black_nondefending_defended_from_west,
    alias = "bPawnNondefendingDefendedFromWest",
    pairs(white_defended_from_west = black_defended_from_west),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_nondefending_defended_from_west(pawns: Board) -> Board {
    white_defended_from_west(pawns).without(pawns.to(Direction::SouthWest))
}

/// White pawns that are defended from the east and defend from the east themselves. 6 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 . . . . . . .     . . . . . . . .
/// . . . 1 . 1 . .     . . . . . . . .
/// . . 1 . . . 1 .     . . . . . . 1 .
/// . 1 . 1 . . . 1     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// The inner members of chains of three or more.
#[doc(alias = "wPawnDefendedDefendersFromEast")]
#[doc(alias = "w_pawn_defended_defenders_from_east")]
#[mirrored(
    ranks,
    black = black_defended_defenders_from_east,
    alias = "bPawnDefendedDefendersFromEast",
    pairs(
        white_defenders_from_east = black_defenders_from_east,
        white_west_attacks = black_west_attacks
    ),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_defended_defenders_from_east(pawns: Board) -> Board {
    white_defenders_from_east(pawns).and(white_west_attacks(pawns))
}

/// White pawns that defend from the east and are not defended from there themselves. 7 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 . . . . . . .     . . . . . . . .
/// . . . 1 . 1 . .     . . . . . . . .
/// . . 1 . . . 1 .     . . . . . . . .
/// . 1 . 1 . . . 1     . . . 1 . . . 1
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// The bases of chains.
#[doc(alias = "wPawnUndefendedDefendersFromEast")]
#[doc(alias = "w_pawn_undefended_defenders_from_east")]
#[mirrored(
    ranks,
    black = black_undefended_defenders_from_east,
    alias = "bPawnUndefendedDefendersFromEast",
    pairs(
        white_defenders_from_east = black_defenders_from_east,
        white_west_attacks = black_west_attacks
    ),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_undefended_defenders_from_east(pawns: Board) -> Board {
    white_defenders_from_east(pawns).without(white_west_attacks(pawns))
}

/// White pawns that are defended from the east and defend no pawn from there themselves. 7 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 . . . . . . .     . . . . . . . .
/// . . . 1 . 1 . .     . . . . . 1 . .
/// . . 1 . . . 1 .     . . 1 . . . . .
/// . 1 . 1 . . . 1     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// The peaks of chains.
#[doc(alias = "wPawnNondefendingDefendedFromEast")]
#[doc(alias = "w_pawn_nondefending_defended_from_east")]
#[mirrored(
    ranks,
    black = black_nondefending_defended_from_east,
    alias = "bPawnNondefendingDefendedFromEast",
    pairs(white_defended_from_east = black_defended_from_east),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_nondefending_defended_from_east(pawns: Board) -> Board {
    white_defended_from_east(pawns).without(pawns.to(Direction::SouthEast))
}
