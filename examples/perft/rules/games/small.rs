//! Games of few kinds of pieces.

use super::super::description::{Goal, Kind, Rules, Wins};
use super::chess::{KING, KNIGHT, PLAIN_PAWN, QUEEN, ROOK};

/// The first on the other side wins.
pub const BREAKTHROUGH: Rules<'_> = Rules {
    start: "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w 0 1",
    kinds: &[Kind::new("P", "fmWfF")],
    goal: Some(Goal { kind: "P", zone: "a8-h8", wins: Wins::AtOnce }),
    ..Rules::PLAIN
};

/// The fox has to get past the hounds.
pub const FOX_AND_HOUNDS: Rules<'_> = Rules {
    start: "1h1h1h1h/8/8/8/8/8/8/4F3 w - - 0 1",
    kinds: &[Kind::new("F", "mF"), Kind::new("H", "fmF")],
    goal: Some(Goal { kind: "F", zone: "a8-h8", wins: Wins::AtOnce }),
    ..Rules::PLAIN
};

/// Whoever leaves the central square wins, if the knight there has not been captured.
pub const JESON_MOR: Rules<'_> = Rules {
    files: 9,
    ranks: 9,
    start: "nnnnnnnnn/9/9/9/9/9/9/9/NNNNNNNNN w - - 0 1",
    kinds: &[KNIGHT],
    goal: Some(Goal { kind: "N", zone: "e5", wins: Wins::IfHeld }),
    ..Rules::PLAIN
};

/// Chess without bishops, as a computer first played it.
pub const LOS_ALAMOS: Rules<'_> = Rules {
    files: 6,
    ranks: 6,
    start: "rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1",
    kinds: &[PLAIN_PAWN.promotes("Q R N", "a6-f6"), KNIGHT, ROOK, QUEEN, KING],
    ..Rules::PLAIN
};
