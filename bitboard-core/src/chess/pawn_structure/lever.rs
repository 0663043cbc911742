//! Levers: pawns that attack each other.
//!
//! A lever is a white pawn and a black pawn that can capture each other. It is named by the direction in which
//! its owner would capture, so that White's east lever is Black's west lever. After the Chess Programming Wiki,
//! page *Pawn Levers (Bitboards)*, which follows Hans Kmoch, *Pawn Power in Chess*; where the page tells the
//! kind of a lever in words only, what is taken for it is said here. Functions return the pawns of their own
//! colour; those of the enemy in the same levers are what the function of the other colour returns.
//!
//! | kind | what makes it |
//! |---|---|
//! | [inner](white_inner_levers), [outer](white_outer_levers), [centre](white_center_levers) | the capture leads towards the centre, away from it, or across it |
//! | [fork](white_fork_levers) | one pawn attacks two |
//! | [loose](white_loose_levers) | both pawns may also pass each other |
//! | [tight](white_tight_levers) | the own pawn may pass, the enemy's is rammed |
//! | [chain](white_chain_levers) | several in a diagonal row, each head attacks the other base |
//! | [mute chain](white_mute_chain_levers) | several in a diagonal row, a base is not attacked |

use crate::mirrored;

use crate::chess::{
    Board, Direction,
    pawns::{
        attacks::{black_any_attacks, white_any_attacks},
        pushes::{black_double_targets, black_single_targets, white_double_targets, white_single_targets},
    },
};

mod chain;
mod class;

pub use chain::{
    black_chain_levers, black_east_chain_levers, black_east_mute_chain_levers, black_mute_chain_levers,
    black_west_chain_levers, black_west_mute_chain_levers, white_chain_levers, white_east_chain_levers,
    white_east_mute_chain_levers, white_mute_chain_levers, white_west_chain_levers,
    white_west_mute_chain_levers,
};
pub use class::{
    LeverClass, black_center_levers, black_inner_levers, black_outer_levers, white_center_levers,
    white_inner_levers, white_outer_levers,
};

/// White pawns that attack a black pawn to the north-east. 3 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . 1 . 1 . . 1     . . . . . . . .
/// . 1 . 1 . . 1 .     . . . . . . . .     . 1 . 1 . . 1 .
/// 1 . . . . . . .     . . . . . . 1 .     . . . . . . . .
/// . . . . . . . 1     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// The black pawns of these levers stand one step further in that direction and are Black's west levers:
/// [`black_west_levers`], with the two sets exchanged.
#[doc(alias = "wEastLever")]
#[doc(alias = "w_east_lever")]
#[mirrored(ranks, black = black_east_levers, alias = "bEastLever", board = Board(8x8))]
#[inline]
#[must_use]
pub const fn white_east_levers(pawns: Board, enemy: Board) -> Board {
    pawns.and(enemy.to(Direction::SouthWest))
}

/// White pawns that attack a black pawn to the north-west. 3 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . 1 . 1 . . 1     . . . . . . . .
/// . 1 . 1 . . 1 .     . . . . . . . .     . . . 1 . . . .
/// 1 . . . . . . .     . . . . . . 1 .     . . . . . . . .
/// . . . . . . . 1     . . . . . . . .     . . . . . . . 1
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// The black pawns of these levers stand one step further in that direction and are Black's east levers:
/// [`black_east_levers`], with the two sets exchanged.
#[doc(alias = "wWestLever")]
#[doc(alias = "w_west_lever")]
#[mirrored(ranks, black = black_west_levers, alias = "bWestLever", board = Board(8x8))]
#[inline]
#[must_use]
pub const fn white_west_levers(pawns: Board, enemy: Board) -> Board {
    pawns.and(enemy.to(Direction::SouthEast))
}

/// White pawns that attack a black pawn. 6 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . 1 . 1 . . 1     . . . . . . . .
/// . 1 . 1 . . 1 .     . . . . . . . .     . 1 . 1 . . 1 .
/// 1 . . . . . . .     . . . . . . 1 .     . . . . . . . .
/// . . . . . . . 1     . . . . . . . .     . . . . . . . 1
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "wAnyLever")]
#[doc(alias = "w_any_lever")]
#[mirrored(
    ranks,
    black = black_any_levers,
    alias = "bAnyLever",
    pairs(black_any_attacks = white_any_attacks),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_any_levers(pawns: Board, enemy: Board) -> Board {
    pawns.and(black_any_attacks(enemy))
}

/// White pawns that attack two black pawns. 6 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . 1 . 1 . . 1     . . . . . . . .
/// . 1 . 1 . . 1 .     . . . . . . . .     . . . 1 . . . .
/// 1 . . . . . . .     . . . . . . 1 .     . . . . . . . .
/// . . . . . . . 1     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// With all black pieces as the second set these are the pawns that fork two of any kind.
#[doc(alias = "wForkLever")]
#[doc(alias = "w_fork_lever")]
#[mirrored(
    ranks,
    black = black_fork_levers,
    alias = "bForkLever",
    pairs(white_east_levers = black_east_levers),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_fork_levers(pawns: Board, enemy: Board) -> Board {
    white_east_levers(pawns, enemy).and(enemy.to(Direction::SouthEast))
}

/// White pawns in a lever where both pawns may pass instead of capturing. 13 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . 1 . . . 1 .     . . . . . . . .
/// . 1 . . . 1 1 .     . . . . . . . .     . 1 . . . . . .
/// . . . . . . . .     . . . 1 1 . . .     . . . . . . . .
/// . . . 1 . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// Ahead of both stands no pawn of either colour. A pawn that is in another lever too is returned if one of
/// them is loose.
#[doc(alias = "wLooseLever")]
#[doc(alias = "w_loose_lever")]
#[mirrored(
    ranks,
    black = black_loose_levers,
    alias = "bLooseLever",
    pairs(white_any_levers = black_any_levers),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_loose_levers(pawns: Board, enemy: Board) -> Board {
    let all = pawns.or(enemy);
    white_any_levers(pawns.without(all.to(Direction::South)), enemy.without(all.to(Direction::North)))
}

/// White pawns in a lever that may pass while the black pawn is rammed. 12 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . 1 . . . 1 .     . . . . . . . .
/// . 1 . . . 1 1 .     . . . . . . . .     . . . . . 1 . .
/// . . . . . . . .     . . . 1 1 . . .     . . . . . . . .
/// . . . 1 . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// Ahead of the white pawn stands no pawn of either colour, ahead of the black one a white pawn: only White can
/// choose. A pawn that is in another lever too is returned if one of them is tight.
#[doc(alias = "wTightLever")]
#[doc(alias = "w_tight_lever")]
#[mirrored(
    ranks,
    black = black_tight_levers,
    alias = "bTightLever",
    pairs(white_any_levers = black_any_levers),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_tight_levers(pawns: Board, enemy: Board) -> Board {
    let may_pass = pawns.without(pawns.or(enemy).to(Direction::South));
    white_any_levers(may_pass, enemy.and(pawns.to(Direction::North)))
}

/// Squares that a push of a white pawn reaches and where it is in a lever then. 12 operations.
///
/// White pawns, black pawns, the result where all other squares are empty:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . 1 . . . 1 .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . 1 . . . 1 . 1
/// . 1 . . . . . 1     . . . 1 1 . . .     . . . . . . . .
/// 1 . . 1 . 1 . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// Single pushes, and double ones of the pawns that have not moved. Black pawns that are attacked already count
/// like all others.
#[doc(alias = "wLeverPushes")]
#[doc(alias = "w_lever_push_targets")]
#[mirrored(
    ranks,
    black = black_lever_pushes,
    alias = "b_lever_push_targets",
    pairs(
        white_single_targets = black_single_targets,
        white_double_targets = black_double_targets,
        white_any_levers = black_any_levers
    ),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_lever_pushes(pawns: Board, enemy: Board, empty: Board) -> Board {
    let single = white_single_targets(pawns, empty);
    white_any_levers(single.or(white_double_targets(pawns, empty)), enemy)
}
