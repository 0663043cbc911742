//! Chess with other pieces or other aims, on its own board.

use super::super::description::{Castling, Hands, Kind, Rules};

/// Orthodox chess, from which others differ in little.
pub const CHESS: Rules<'_> = Rules {
    start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    kinds: &[PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING],
    castling: Some(Castling { rook: "R", king_to: ["c1", "g1"] }),
    ..Rules::PLAIN
};

/// A pawn that moves one square at a time, and is not promoted.
pub const PLAIN_PAWN: Kind<'_> = Kind::new("P", "fmWfcF");
pub const KNIGHT: Kind<'_> = Kind::new("N", "N");
pub const BISHOP: Kind<'_> = Kind::new("B", "B");
pub const ROOK: Kind<'_> = Kind::new("R", "R");
pub const QUEEN: Kind<'_> = Kind::new("Q", "Q");
pub const KING: Kind<'_> = Kind::new("K", "K").royal();

const PAWN: Kind<'_> = pawn("a2-h2", "a3-h3").promotes("Q R B N", "a8-h8");

/// A pawn: from where it may go two squares, and which ones it passes then.
pub const fn pawn<'a>(from: &'a str, passes: &'a str) -> Kind<'a> {
    PLAIN_PAWN.also_from(from, "fmnD").in_passing(passes)
}

/// What has been promoted is a pawn again when it is captured.
pub const CRAZYHOUSE: Rules<'_> = Rules {
    start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1",
    kinds: &[
        PAWN.promotes("Q~ R~ B~ N~", "a8-h8").dropped("a2-h7"),
        KNIGHT,
        BISHOP,
        ROOK,
        QUEEN,
        KING,
        Kind::new("N~", "N").in_hand("P"),
        Kind::new("B~", "B").in_hand("P"),
        Kind::new("R~", "R").in_hand("P"),
        Kind::new("Q~", "Q").in_hand("P"),
    ],
    hands: Some(Hands { captures: true, dropped: None }),
    ..CHESS
};

/// Nothing is captured in passing.
pub const GEORGIAN: Rules<'_> = Rules {
    start: "rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w - - 0 1",
    kinds: &[
        PLAIN_PAWN.also_from("a2-h2", "fmnD").promotes("A R B N", "a8-h8"),
        KNIGHT,
        BISHOP,
        ROOK,
        Kind::new("A", "QN"),
        KING,
    ],
    castling: None,
    ..CHESS
};

/// With a row of grasshoppers, which land just behind what they hop over.
pub const GRASSHOPPER: Rules<'_> = Rules {
    start: "rnbqkbnr/gggggggg/pppppppp/8/8/PPPPPPPP/GGGGGGGG/RNBQKBNR w KQkq - 0 1",
    kinds: &[
        PLAIN_PAWN.promotes("Q R B N G", "a8-h8"),
        KNIGHT,
        BISHOP,
        ROOK,
        QUEEN,
        KING,
        Kind::new("G", "gQ"),
    ],
    ..CHESS
};

/// White has nothing but pawns.
pub const HORDE: Rules<'_> = Rules {
    start: "rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1",
    kinds: &[pawn("a1-h2", "a3-h3").promotes("Q R B N", "a8-h8"), KNIGHT, BISHOP, ROOK, QUEEN, KING],
    ..CHESS
};

/// The king moves like a knight, and what stands beside it like a king.
pub const KNIGHTMATE: Rules<'_> = Rules {
    start: "rmbqkbmr/pppppppp/8/8/8/8/PPPPPPPP/RMBQKBMR w KQkq - 0 1",
    kinds: &[
        PAWN.promotes("Q R B M", "a8-h8"),
        Kind::new("M", "K"),
        BISHOP,
        ROOK,
        QUEEN,
        Kind::new("K", "N").royal(),
    ],
    ..CHESS
};

/// With nightriders for the knights.
pub const NIGHTRIDER: Rules<'_> =
    Rules { kinds: &[PAWN, Kind::new("N", "NN"), BISHOP, ROOK, QUEEN, KING], ..CHESS };

/// Pawns move one square at a time, and nobody castles.
pub const RAAZUVAA: Rules<'_> = Rules {
    start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
    kinds: &[PLAIN_PAWN.promotes("Q R B N", "a8-h8"), KNIGHT, BISHOP, ROOK, QUEEN, KING],
    ..Rules::PLAIN
};

/// Any king may be captured, but only one.
pub const THREE_KINGS: Rules<'_> = Rules {
    start: "knbqkbnk/pppppppp/8/8/8/8/PPPPPPPP/KNBQKBNK w - - 0 1",
    kinds: &[PAWN, KNIGHT, BISHOP, ROOK, QUEEN, Kind::new("K", "K")],
    fewest: Some(("K", 2)),
    castling: None,
    ..CHESS
};

/// Pawns may go two squares from anywhere.
pub const TORPEDO: Rules<'_> = Rules {
    kinds: &[pawn("a1-h8", "a1-h8").promotes("Q R B N", "a8-h8"), KNIGHT, BISHOP, ROOK, QUEEN, KING],
    ..CHESS
};
