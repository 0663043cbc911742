//! Chain levers and mute chain levers: diagonal rows that meet.

use crate::mirrored;

use crate::chess::{Board, Direction, directional::occluded_fill};

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
