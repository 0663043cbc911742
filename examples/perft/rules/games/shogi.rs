//! Shogi, and what is played in its way: captured pieces change sides.

use super::super::description::{Goal, Hands, Kind, Rules, When, Wins};
use super::chess::{BISHOP, KING, ROOK};

const HANDS: Option<Hands<'_>> = Some(Hands { captures: true, dropped: None });

const GOLD: Kind<'_> = Kind::new("G", "WfF");
const SILVER: Kind<'_> = Kind::new("S", "FfW");
const PAWN: Kind<'_> = Kind::new("P", "fW").most_a_file(1).mates_not_dropped();
const LANCE: Kind<'_> = Kind::new("L", "fR");
const KNIGHT: Kind<'_> = Kind::new("N", "fN");
const TOKIN: Kind<'_> = Kind::new("+P", "WfF").in_hand("P");
const PROMOTED_LANCE: Kind<'_> = Kind::new("+L", "WfF").in_hand("L");
const PROMOTED_KNIGHT: Kind<'_> = Kind::new("+N", "WfF").in_hand("N");
const PROMOTED_SILVER: Kind<'_> = Kind::new("+S", "WfF").in_hand("S");
const HORSE: Kind<'_> = Kind::new("+B", "BW").in_hand("B");
const DRAGON: Kind<'_> = Kind::new("+R", "RF").in_hand("R");

const fn promotes<'a>(kind: Kind<'a>, to: &'a str, zone: &'a str) -> Kind<'a> {
    kind.promotes_when(to, zone, When::OptionalBothWays)
}

/// Japanese chess.
pub const SHOGI: Rules<'_> = Rules {
    files: 9,
    ranks: 9,
    start: "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w 0 1",
    kinds: &[
        promotes(PAWN, "+P", "a7-i9"),
        promotes(LANCE, "+L", "a7-i9"),
        promotes(KNIGHT, "+N", "a7-i9"),
        promotes(SILVER, "+S", "a7-i9"),
        promotes(BISHOP, "+B", "a7-i9"),
        promotes(ROOK, "+R", "a7-i9"),
        GOLD,
        KING,
        TOKIN,
        PROMOTED_LANCE,
        PROMOTED_KNIGHT,
        PROMOTED_SILVER,
        HORSE,
        DRAGON,
    ],
    hands: HANDS,
    dead_ends_forbidden: true,
    ..Rules::PLAIN
};

/// Whoever gives check wins.
pub const CHECK_SHOGI: Rules<'_> = Rules { check_wins: true, ..SHOGI };

/// On five files and ranks.
pub const MINI_SHOGI: Rules<'_> = Rules {
    files: 5,
    ranks: 5,
    start: "rbsgk/4p/5/P4/KGSBR[-] w 0 1",
    kinds: &[
        promotes(PAWN, "+P", "a5-e5"),
        promotes(SILVER, "+S", "a5-e5"),
        promotes(BISHOP, "+B", "a5-e5"),
        promotes(ROOK, "+R", "a5-e5"),
        GOLD,
        KING,
        TOKIN,
        PROMOTED_SILVER,
        HORSE,
        DRAGON,
    ],
    hands: HANDS,
    dead_ends_forbidden: true,
    ..Rules::PLAIN
};

/// Without rooks and bishops.
pub const GOROGORO: Rules<'_> = Rules {
    files: 5,
    ranks: 6,
    start: "sgkgs/5/1ppp1/1PPP1/5/SGKGS[-] w 0 1",
    kinds: &[
        promotes(PAWN, "+P", "a5-e6"),
        promotes(SILVER, "+S", "a5-e6"),
        GOLD,
        KING,
        TOKIN,
        PROMOTED_SILVER,
    ],
    ..MINI_SHOGI
};

/// On six files and ranks.
pub const JUDKINS: Rules<'_> = Rules {
    files: 6,
    ranks: 6,
    start: "rbnsgk/5p/6/6/P5/KGSNBR[-] w 0 1",
    kinds: &[
        promotes(PAWN, "+P", "a5-f6"),
        promotes(KNIGHT, "+N", "a5-f6"),
        promotes(SILVER, "+S", "a5-f6"),
        promotes(BISHOP, "+B", "a5-f6"),
        promotes(ROOK, "+R", "a5-f6"),
        GOLD,
        KING,
        TOKIN,
        PROMOTED_KNIGHT,
        PROMOTED_SILVER,
        HORSE,
        DRAGON,
    ],
    ..MINI_SHOGI
};

/// On a chess board; promotion is compulsory, and knights also step aside.
pub const EURO_SHOGI: Rules<'_> = Rules {
    files: 8,
    ranks: 8,
    start: "1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1[-] w 0 1",
    kinds: &[
        PAWN.promotes_when("+P", "a6-h8", When::AlwaysBothWays),
        Kind::new("N", "fNsW").promotes_when("+N", "a6-h8", When::AlwaysBothWays),
        BISHOP.promotes_when("+B", "a6-h8", When::AlwaysBothWays),
        ROOK.promotes_when("+R", "a6-h8", When::AlwaysBothWays),
        GOLD,
        KING,
        TOKIN,
        PROMOTED_KNIGHT,
        HORSE,
        DRAGON,
    ],
    ..MINI_SHOGI
};

/// Pieces turn round on every capture, and may be dropped on either side.
pub const MICRO_SHOGI: Rules<'_> = Rules {
    files: 4,
    ranks: 5,
    start: "kb+r+l/p3/4/3P/+L+RBK[-] w 0 1",
    kinds: &[
        KING,
        turning(Kind::new("P", "fW"), "+P"),
        turning(Kind::new("L", "fR"), "+L"),
        turning(BISHOP, "+B"),
        turning(ROOK, "+R"),
        turning(Kind::new("+P", "fN"), "P").in_hand("P").dropped("a1-d5"),
        turning(Kind::new("+L", "FfW"), "L").in_hand("L").dropped("a1-d5"),
        turning(Kind::new("+B", "WfF"), "B").in_hand("B").dropped("a1-d5"),
        turning(Kind::new("+R", "WfF"), "R").in_hand("R").dropped("a1-d5"),
    ],
    hands: HANDS,
    ..Rules::PLAIN
};

const fn turning<'a>(kind: Kind<'a>, to: &'a str) -> Kind<'a> {
    kind.promotes_when(to, "a1-d5", When::Capturing)
}

/// The lion wins by reaching the other side, and may be left to be captured.
pub const DOBUTSU: Rules<'_> = Rules {
    files: 3,
    ranks: 4,
    start: "gle/1c1/1C1/ELG[-] w 0 1",
    kinds: &[
        Kind::new("C", "fW").promotes_when("+C", "a4-c4", When::AlwaysBothWays),
        Kind::new("E", "F"),
        Kind::new("G", "W"),
        Kind::new("L", "K"),
        Kind::new("+C", "WfF").in_hand("C"),
    ],
    hands: HANDS,
    goal: Some(Goal { kind: "L", zone: "a4-c4", wins: Wins::OnceSafe }),
    fewest: Some(("L", 0)),
    ..Rules::PLAIN
};

/// With birds: two swallows may stand on a file.
pub const TORI_SHOGI: Rules<'_> = Rules {
    files: 7,
    ranks: 7,
    start: "rpckcpl/3f3/sssssss/2s1S2/SSSSSSS/3F3/LPCKCPR[-] w 0 1",
    kinds: &[
        Kind::new("S", "fW").most_a_file(2).mates_not_dropped().promotes_when(
            "+S",
            "a6-g7",
            When::AlwaysBothWays,
        ),
        Kind::new("F", "FfsW").promotes_when("+F", "a6-g7", When::AlwaysBothWays),
        Kind::new("P", "fDbF"),
        Kind::new("C", "FvW"),
        Kind::new("L", "fRrbBlbF"),
        Kind::new("R", "fRlbBrbF"),
        KING,
        Kind::new("+S", "fAbD").in_hand("S"),
        Kind::new("+F", "fBbRWbB2").in_hand("F"),
    ],
    hands: HANDS,
    dead_ends_forbidden: true,
    ..Rules::PLAIN
};
