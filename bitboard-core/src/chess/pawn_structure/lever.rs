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
    Board, Direction, Square,
    directional::occluded_fill,
    pawns::{
        attacks::{black_any_attacks, white_any_attacks},
        pushes::{black_double_targets, black_single_targets, white_double_targets, white_single_targets},
    },
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

/// How far a file is from the line between the d-file and the e-file, in half files.
const fn from_center(square: Square) -> u8 {
    (2 * square.file()).abs_diff(7)
}

/// Whether the capture of a lever leads towards the centre of the board, away from it, or across it.
///
/// The lever of one pawn tells that of its opponent: what is inner for one is outer for the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LeverClass {
    /// Towards the line between the d-file and the e-file.
    Inner,
    /// Away from that line.
    Outer,
    /// Across that line: between the d-file and the e-file.
    Center,
}

impl LeverClass {
    /// The class of a capture. Only the files count.
    ///
    /// ```
    /// use bitboard_core::chess::{Square, pawn_structure::lever::LeverClass};
    ///
    /// assert_eq!(LeverClass::of(Square::B4, Square::C5), LeverClass::Inner);
    /// assert_eq!(LeverClass::of(Square::C5, Square::B4), LeverClass::Outer);
    /// assert_eq!(LeverClass::of(Square::E4, Square::D5), LeverClass::Center);
    /// ```
    #[doc(alias = "lever_class")]
    #[inline]
    #[must_use]
    pub const fn of(source: Square, target: Square) -> Self {
        let (before, after) = (from_center(source), from_center(target));
        if after < before {
            Self::Inner
        } else if after > before {
            Self::Outer
        } else {
            Self::Center
        }
    }

    /// The class of the same lever for its other pawn.
    #[inline]
    #[must_use]
    pub const fn of_opponent(self) -> Self {
        match self {
            Self::Inner => Self::Outer,
            Self::Outer => Self::Inner,
            Self::Center => Self::Center,
        }
    }
}

/// From here a capture to the east leads towards the centre.
const FILES_A_TO_C: Board = Board::FILE_A.or(Board::FILE_B).or(Board::FILE_C);
/// From here a capture to the west leads away from the centre.
const FILES_B_TO_D: Board = Board::FILE_B.or(Board::FILE_C).or(Board::FILE_D);
/// From here a capture to the east leads away from the centre.
const FILES_E_TO_G: Board = Board::FILE_E.or(Board::FILE_F).or(Board::FILE_G);
/// From here a capture to the west leads towards the centre.
const FILES_F_TO_H: Board = Board::FILE_F.or(Board::FILE_G).or(Board::FILE_H);

/// White pawns whose capture in a lever leads towards the centre. 9 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . 1 . 1 . . 1     . . . . . . . .
/// . 1 . 1 . . 1 .     . . . . . . . .     . 1 . . . . . .
/// 1 . . . . . . .     . . . . . . 1 .     . . . . . . . .
/// . . . . . . . 1     . . . . . . . .     . . . . . . . 1
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// Black's pawns in them have outer levers.
#[doc(alias = "wInnerLever")]
#[doc(alias = "w_inner_lever")]
#[mirrored(
    ranks,
    black = black_inner_levers,
    alias = "bInnerLever",
    symmetric(FILES_A_TO_C, FILES_F_TO_H),
    pairs(white_east_levers = black_east_levers, white_west_levers = black_west_levers),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_inner_levers(pawns: Board, enemy: Board) -> Board {
    let to_the_east = white_east_levers(pawns, enemy).and(FILES_A_TO_C);
    to_the_east.or(white_west_levers(pawns, enemy).and(FILES_F_TO_H))
}

/// White pawns whose capture in a lever leads away from the centre. 9 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . 1 . 1 . . 1     . . . . . . . .
/// . 1 . 1 . . 1 .     . . . . . . . .     . . . 1 . . 1 .
/// 1 . . . . . . .     . . . . . . 1 .     . . . . . . . .
/// . . . . . . . 1     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// Black's pawns in them have inner levers.
#[doc(alias = "wOuterLever")]
#[doc(alias = "w_outer_lever")]
#[mirrored(
    ranks,
    black = black_outer_levers,
    alias = "bOuterLever",
    symmetric(FILES_E_TO_G, FILES_B_TO_D),
    pairs(white_east_levers = black_east_levers, white_west_levers = black_west_levers),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_outer_levers(pawns: Board, enemy: Board) -> Board {
    let to_the_east = white_east_levers(pawns, enemy).and(FILES_E_TO_G);
    to_the_east.or(white_west_levers(pawns, enemy).and(FILES_B_TO_D))
}

/// White pawns whose capture in a lever leads across the centre, from the d-file or the e-file to the other.
/// 9 operations.
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
/// Black's pawns in them have centre levers too.
#[doc(alias = "wCenterLever")]
#[doc(alias = "w_center_lever")]
#[mirrored(
    ranks,
    black = black_center_levers,
    alias = "bCenterLever",
    pairs(white_east_levers = black_east_levers, white_west_levers = black_west_levers),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_center_levers(pawns: Board, enemy: Board) -> Board {
    let to_the_east = white_east_levers(pawns, enemy).and(Board::FILE_D);
    to_the_east.or(white_west_levers(pawns, enemy).and(Board::FILE_E))
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

/// The way back; every direction here has one.
const fn opposite(direction: Direction) -> Direction {
    match direction.opposite() {
        Some(opposite) => opposite,
        None => unreachable!(),
    }
}

/// Levers with this capture, side by side with another one, up or down the row that crosses the capture at
/// right angles; `up` leads to the head of the own row and the base of the enemy's.
const fn levers_in_a_row(pawns: Board, enemy: Board, capture: Direction, up: Direction) -> Board {
    let levers = pawns.and(enemy.to(opposite(capture)));
    levers.and(levers.to(up).or(levers.to(opposite(up))))
}

/// Rows of levers that both own and enemy rows end with, at either end.
const fn chain_levers_along(pawns: Board, enemy: Board, capture: Direction, up: Direction) -> Board {
    let (back, down) = (opposite(capture), opposite(up));
    let levers = levers_in_a_row(pawns, enemy, capture, up);
    // One of the two rows goes on where the levers end; if both did, there would be a lever more. The enemy's
    // is looked at beside it first: its squares ahead of the own row may be off the board.
    let goes_on_up = levers.and(pawns.to(down).xor(enemy.to(down).to(back)));
    let goes_on_down = levers.and(pawns.to(up).xor(enemy.to(up).to(back)));
    let down_from_there = occluded_fill(goes_on_up, levers, down);
    levers.without(down_from_there.or(occluded_fill(goes_on_down, levers, up)))
}

/// Rows of levers with a base of either colour that no pawn attacks.
const fn mute_chain_levers_along(pawns: Board, enemy: Board, capture: Direction, up: Direction) -> Board {
    let (back, down) = (opposite(capture), opposite(up));
    // In a row the other capture comes from the next pawn of the row, which is no enemy.
    let own_base = pawns.without(pawns.to(up)).without(enemy.to(back));
    let enemy_base = enemy.without(enemy.to(down)).without(pawns.to(capture));
    let own_row = occluded_fill(own_base, pawns, up);
    let enemy_row = occluded_fill(enemy_base, enemy, down);
    levers_in_a_row(pawns, enemy, capture, up).and(own_row.or(enemy_row.to(back)))
}

/// White pawns in chain levers towards the north-east. 56 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 . . . . . . .     . . . . . . . .
/// . . . . . . . .     . 1 . . . . 1 .     . . . . . . . .
/// 1 . . . . 1 . .     . . 1 . . . . 1     . . . . . 1 . .
/// . 1 . . . . 1 .     . . . . . . . .     . . . . . . 1 .
/// . . 1 . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// See [`white_chain_levers`]. The black pawns of these levers are those of [`black_west_chain_levers`], with
/// the two sets exchanged.
#[doc(alias = "w_east_chain_lever")]
#[mirrored(
    ranks,
    black = black_east_chain_levers,
    alias = "b_east_chain_lever",
    symmetric(chain_levers_along),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_east_chain_levers(pawns: Board, enemy: Board) -> Board {
    chain_levers_along(pawns, enemy, Direction::NorthEast, Direction::NorthWest)
}

/// White pawns in chain levers towards the north-west. 56 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . 1     . . . . . . . .
/// . . . . . . . .     . 1 . . . . 1 .     . . . . . . . .
/// . . 1 . . . . 1     1 . . . . 1 . .     . . 1 . . . . .
/// . 1 . . . . 1 .     . . . . . . . .     . 1 . . . . . .
/// . . . . . 1 . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// See [`white_chain_levers`]. The black pawns of these levers are those of [`black_east_chain_levers`], with
/// the two sets exchanged.
#[doc(alias = "w_west_chain_lever")]
#[mirrored(
    ranks,
    black = black_west_chain_levers,
    alias = "b_west_chain_lever",
    symmetric(chain_levers_along),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_west_chain_levers(pawns: Board, enemy: Board) -> Board {
    chain_levers_along(pawns, enemy, Direction::NorthWest, Direction::NorthEast)
}

/// White pawns in chain levers: in a diagonal row of at least two levers of the same direction, where the head
/// of the white row attacks the base of the black one and the head of the black row the base of the white one.
/// 109 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 . . . . . . .     . . . . . . . .
/// . . . . . . . .     . 1 . . . . 1 .     . . . . . . . .
/// 1 . . . . 1 . .     . . 1 . . . . 1     . . . . . 1 . .
/// . 1 . . . . 1 .     . . . . . . . .     . . . . . . 1 .
/// . . 1 . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// A row is all pawns of a colour in line, at right angles to the capture; its head is the foremost and its
/// base the hindmost of them. So neither row may have a pawn beyond the levers: the row of three on the a-file
/// to the c-file is a [mute](white_mute_chain_levers) chain lever. Some are of neither kind: where only its
/// owner continues a row at its head, both bases may be attacked, but that head attacks nothing.
#[doc(alias = "wChainLever")]
#[doc(alias = "w_chain_lever")]
#[mirrored(
    ranks,
    black = black_chain_levers,
    alias = "b_chain_lever",
    pairs(
        white_east_chain_levers = black_east_chain_levers,
        white_west_chain_levers = black_west_chain_levers
    ),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_chain_levers(pawns: Board, enemy: Board) -> Board {
    white_east_chain_levers(pawns, enemy).or(white_west_chain_levers(pawns, enemy))
}

/// White pawns in mute chain levers towards the north-east. 55 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 . . . . . . .     . . . . . . . .
/// . . . . . . . .     . 1 . . . . 1 .     . . . . . . . .
/// 1 . . . . 1 . .     . . 1 . . . . 1     1 . . . . . . .
/// . 1 . . . . 1 .     . . . . . . . .     . 1 . . . . . .
/// . . 1 . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// See [`white_mute_chain_levers`]. The black pawns of these levers are those of
/// [`black_west_mute_chain_levers`], with the two sets exchanged.
#[doc(alias = "w_east_mute_chain_lever")]
#[mirrored(
    ranks,
    black = black_east_mute_chain_levers,
    alias = "b_east_mute_chain_lever",
    symmetric(mute_chain_levers_along),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_east_mute_chain_levers(pawns: Board, enemy: Board) -> Board {
    mute_chain_levers_along(pawns, enemy, Direction::NorthEast, Direction::NorthWest)
}

/// White pawns in mute chain levers towards the north-west. 55 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . 1     . . . . . . . .
/// . . . . . . . .     . 1 . . . . 1 .     . . . . . . . .
/// . . 1 . . . . 1     1 . . . . 1 . .     . . . . . . . 1
/// . 1 . . . . 1 .     . . . . . . . .     . . . . . . 1 .
/// . . . . . 1 . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// See [`white_mute_chain_levers`]. The black pawns of these levers are those of
/// [`black_east_mute_chain_levers`], with the two sets exchanged.
#[doc(alias = "w_west_mute_chain_lever")]
#[mirrored(
    ranks,
    black = black_west_mute_chain_levers,
    alias = "b_west_mute_chain_lever",
    symmetric(mute_chain_levers_along),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_west_mute_chain_levers(pawns: Board, enemy: Board) -> Board {
    mute_chain_levers_along(pawns, enemy, Direction::NorthWest, Direction::NorthEast)
}

/// White pawns in mute chain levers: in a diagonal row of at least two levers of the same direction, where no
/// pawn attacks the base of the white row or that of the black one. 103 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 . . . . . . .     . . . . . . . .
/// . . . . . . . .     . 1 . . . . 1 .     . . . . . . . .
/// 1 . . . . 1 . .     . . 1 . . . . 1     1 . . . . . . .
/// . 1 . . . . 1 .     . . . . . . . .     . 1 . . . . . .
/// . . 1 . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// Rows, bases and heads are those of [`white_chain_levers`]. Only the pawns that are in a lever are returned,
/// not the rest of their row.
#[doc(alias = "wMuteChainLever")]
#[doc(alias = "w_mute_chain_lever")]
#[mirrored(
    ranks,
    black = black_mute_chain_levers,
    alias = "b_mute_chain_lever",
    pairs(
        white_east_mute_chain_levers = black_east_mute_chain_levers,
        white_west_mute_chain_levers = black_west_mute_chain_levers
    ),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_mute_chain_levers(pawns: Board, enemy: Board) -> Board {
    white_east_mute_chain_levers(pawns, enemy).or(white_west_mute_chain_levers(pawns, enemy))
}
