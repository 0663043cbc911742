//! Chess on larger boards, some with holes.

use super::super::description::{Castling, Kind, Rules, When};
use super::chess::{BISHOP, KING, KNIGHT, PLAIN_PAWN, QUEEN, ROOK, pawn};

const ARCHBISHOP: Kind<'_> = Kind::new("A", "BN");
const CHANCELLOR_PIECE: Kind<'_> = Kind::new("C", "RN");

/// With an archbishop and a chancellor.
pub const CAPABLANCA: Rules<'_> = Rules {
    files: 10,
    start: "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1",
    kinds: &[
        pawn("a2-j2", "a3-j3").promotes("A C Q R B N", "a8-j8"),
        KNIGHT,
        BISHOP,
        ROOK,
        QUEEN,
        KING,
        ARCHBISHOP,
        CHANCELLOR_PIECE,
    ],
    castling: castling(["c1", "i1"]),
    ..Rules::PLAIN
};

const fn castling<'a>(king_to: [&'a str; 2]) -> Option<Castling<'a>> {
    Some(Castling { rook: "R", king_to })
}

/// With a chancellor, on nine files.
pub const CHANCELLOR: Rules<'_> = Rules {
    files: 9,
    ranks: 9,
    start: "rnbqkcnbr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBQKCNBR w KQkq - 0 1",
    kinds: &[
        pawn("a2-i2", "a3-i3").promotes("C Q R B N", "a9-i9"),
        KNIGHT,
        BISHOP,
        ROOK,
        QUEEN,
        KING,
        CHANCELLOR_PIECE,
    ],
    castling: castling(["c1", "g1"]),
    ..Rules::PLAIN
};

/// Courier chess: a bare king loses.
pub const COURIER: Rules<'_> = Rules {
    files: 12,
    start: "rnebmk1wbenr/1ppppp1pppp1/6f5/p5p4p/P5P4P/6F5/1PPPPP1PPPP1/RNEBMK1WBENR w - - 0 1",
    kinds: &[
        PLAIN_PAWN.promotes("F", "a8-l8"),
        KNIGHT,
        BISHOP,
        ROOK,
        Kind::new("E", "A"),
        Kind::new("F", "F"),
        Kind::new("M", "K"),
        Kind::new("W", "W"),
        KING,
    ],
    bare_loses: true,
    ..Rules::PLAIN
};

/// Capablanca chess as grand chess is set up, with other castling.
pub const EMBASSY: Rules<'_> = Rules {
    start: "rnbqkcabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKCABNR w KQkq - 0 1",
    castling: castling(["b1", "h1"]),
    ..CAPABLANCA
};

/// Pawns become only what their side has lost.
pub const GRAND: Rules<'_> = Rules {
    files: 10,
    ranks: 10,
    start: "r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w - - 0 1",
    kinds: &[
        pawn("a3-j3", "a4-j4").promotes_when("A C Q R B N", "a8-j10", When::Optional),
        KNIGHT.at_most(2),
        BISHOP.at_most(2),
        ROOK.at_most(2),
        QUEEN.at_most(1),
        KING,
        ARCHBISHOP.at_most(1),
        CHANCELLOR_PIECE.at_most(1),
    ],
    dead_ends_forbidden: true,
    ..Rules::PLAIN
};

/// With amazons in corners of their own.
pub const GUSTAV_III: Rules<'_> = Rules {
    files: 10,
    cells: Some("b1-i8 a1 j1 a8 j8"),
    start: "arnbqkbnra/*pppppppp*/*8*/*8*/*8*/*8*/*PPPPPPPP*/ARNBQKBNRA w KQkq - 0 1",
    kinds: &[
        pawn("b2-i2", "b3-i3").promotes("A Q R B N", "a8-j8"),
        KNIGHT,
        BISHOP,
        ROOK,
        QUEEN,
        KING,
        Kind::new("A", "QN"),
    ],
    castling: castling(["d1", "h1"]),
    ..Rules::PLAIN
};

/// With two archbishops on each side.
pub const JANUS: Rules<'_> = Rules {
    files: 10,
    start: "rjnbkqbnjr/pppppppppp/10/10/10/10/PPPPPPPPPP/RJNBKQBNJR w KQkq - 0 1",
    kinds: &[
        pawn("a2-j2", "a3-j3").promotes("J Q R B N", "a8-j8"),
        KNIGHT,
        BISHOP,
        ROOK,
        QUEEN,
        KING,
        Kind::new("J", "BN"),
    ],
    castling: castling(["b1", "i1"]),
    ..Rules::PLAIN
};

const CHAMPION: Kind<'_> = Kind::new("C", "DAW");
const WIZARD: Kind<'_> = Kind::new("W", "CF");

/// With champions, and wizards on corners outside of the ranks.
pub const OMICRON: Rules<'_> = Rules {
    files: 12,
    ranks: 10,
    cells: Some("b2-k9 a1 l1 a10 l10"),
    start: "w**********w/*crnbqkbnrc*/*pppppppppp*/*10*/*10*/*10*/*10*/*PPPPPPPPPP*/*CRNBQKBNRC*/W**********W w KQkq - 0 1",
    kinds: &[
        pawn("b3-k3", "b4-k4").promotes("Q R B N C W", "b9-k9"),
        KNIGHT,
        BISHOP,
        ROOK,
        QUEEN,
        KING,
        CHAMPION,
        WIZARD,
    ],
    castling: castling(["e2", "i2"]),
    ..Rules::PLAIN
};

/// With champions, wizards, an archbishop and a marshal.
pub const TENCUBED: Rules<'_> = Rules {
    files: 10,
    ranks: 10,
    start: "2cwamwc2/1rnbqkbnr1/pppppppppp/10/10/10/10/PPPPPPPPPP/1RNBQKBNR1/2CWAMWC2 w - - 0 1",
    kinds: &[
        pawn("a3-j3", "a4-j4").promotes("A C M Q W R B N", "a10-j10"),
        KNIGHT,
        BISHOP,
        ROOK,
        QUEEN,
        KING,
        ARCHBISHOP,
        CHAMPION,
        Kind::new("M", "RN"),
        WIZARD,
    ],
    ..Rules::PLAIN
};

/// Pawns are promoted at the end of their file.
pub const TROITZKY: Rules<'_> = Rules {
    files: 10,
    ranks: 10,
    cells: Some("b3-i8 c2-h2 c9-h9 e1-f1 e10-f10 a5-j6"),
    start: "****qk****/**rnbbnr**/*pppppppp*/*8*/10/10/*8*/*PPPPPPPP*/**RNBBNR**/****QK**** w - - 0 1",
    kinds: &[
        pawn("b3-i3", "b4-i4").promotes("Q R B N", "a6 b8 c9-d9 e10-f10 g9-h9 i8 j6"),
        KNIGHT,
        BISHOP,
        ROOK,
        QUEEN,
        KING,
    ],
    ..Rules::PLAIN
};
