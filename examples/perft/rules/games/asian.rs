//! Xiangqi, makruk and shatranj, and what is played in their ways.

use super::super::description::{Kind, Rules};
use super::chess::{KING, KNIGHT, PLAIN_PAWN, ROOK};

/// Chinese chess: palaces, a river, and generals that must not face each other.
pub const XIANGQI: Rules<'_> = Rules {
    files: 9,
    ranks: 10,
    start: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    kinds: &[ROOK, HORSE, ELEPHANT, ADVISOR, GENERAL, CANNON, SOLDIER],
    ..Rules::PLAIN
};

const HORSE: Kind<'_> = Kind::new("N", "nN");
const ELEPHANT: Kind<'_> = Kind::new("B", "nA").within("a1-i5");
const ADVISOR: Kind<'_> = Kind::new("A", "F").within("d1-f3");
/// Two generals must not face each other on an open file.
const GENERAL: Kind<'_> = Kind::new("K", "W").within("d1-f3").royal().threatens("fR");
const CANNON: Kind<'_> = Kind::new("C", "mRcpR");
const SOLDIER: Kind<'_> = Kind::new("P", "fW").also_from("a6-i10", "sW");

/// One piece is a chariot, a horse and a cannon.
pub const MANCHU: Rules<'_> = Rules {
    start: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/9/9/M1BAKAB2 w - - 0 1",
    kinds: &[ROOK, HORSE, ELEPHANT, ADVISOR, GENERAL, CANNON, SOLDIER, Kind::new("M", "RcpRnN")],
    ..XIANGQI
};

const KHON: Kind<'_> = Kind::new("S", "FfW");

/// Thai chess: pawns begin on the third rank and are promoted on the sixth.
pub const MAKRUK: Rules<'_> = Rules {
    start: "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1",
    kinds: &[PLAIN_PAWN.promotes("M", "a6-h8"), KNIGHT, KHON, ROOK, Kind::new("M", "F"), KING],
    ..Rules::PLAIN
};

/// Makruk with promotions on the last rank, to any piece.
pub const ASEAN: Rules<'_> = Rules {
    start: "rnbqkbnr/8/pppppppp/8/8/PPPPPPPP/8/RNBQKBNR w - - 0 1",
    kinds: &[
        PLAIN_PAWN.promotes("R N B Q", "a8-h8"),
        KNIGHT,
        Kind::new("B", "FfW"),
        ROOK,
        Kind::new("Q", "F"),
        KING,
    ],
    ..Rules::PLAIN
};

/// Makruk with a rook, knight and fers in one for the met.
pub const AI_WOK: Rules<'_> = Rules {
    start: "rnsaksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKASNR w - - 0 1",
    kinds: &[PLAIN_PAWN.promotes("A", "a6-h8"), KNIGHT, KHON, ROOK, Kind::new("A", "RNF"), KING],
    ..Rules::PLAIN
};

/// Medieval chess: a bare king loses.
pub const SHATRANJ: Rules<'_> =
    Rules { start: "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1", bare_loses: true, ..CHATURANGA };

/// The chess before it, as far as it is known.
pub const CHATURANGA: Rules<'_> = Rules {
    start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
    kinds: &[PLAIN_PAWN.promotes("Q", "a8-h8"), KNIGHT, Kind::new("B", "A"), ROOK, Kind::new("Q", "F"), KING],
    ..Rules::PLAIN
};
