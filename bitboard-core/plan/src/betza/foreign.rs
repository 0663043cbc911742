//! Letters that other dialects have and this one refuses.

/// A letter of another dialect.
pub(super) struct Foreign {
    pub letter: char,
    /// What is wrong with it, behind the letter.
    pub what: &'static str,
    /// What to write instead.
    pub help: &'static str,
}

const fn foreign(letter: char, what: &'static str, help: &'static str) -> Foreign {
    Foreign { letter, what, help }
}

/// What to write instead of a sign between components.
const TOGETHER: &str = "write components one behind the other, as in `RN`";

/// What they mean elsewhere either needs more than the occupied squares or differs from program to program.
pub(super) const FOREIGN: [Foreign; 24] = [
    foreign(
        'a',
        "stands before a later part in brackets only",
        "write several steps in brackets: `[W-F]` must go on, `[W?F]` may, `[K?aK]` goes on in any direction",
    ),
    foreign(
        'd',
        "captures one's own pieces, which is not for the movement to say",
        "leave it out and keep one's own squares in the result",
    ),
    foreign(
        'e',
        "captures in passing, which needs the move before",
        "leave it out and treat that square apart",
    ),
    foreign(
        'i',
        "is for a piece that has not moved, which no board shows",
        "leave it out and declare another piece for those squares, such as `fmR2`",
    ),
    foreign('k', "makes a piece royal, which is no movement", "leave it out"),
    foreign(
        't',
        "has two meanings elsewhere",
        "write `[F?R]` for a move that may go on; hurdles of one's own are not told apart from others",
    ),
    foreign(
        'u',
        "leaves a piece behind, which is more than a movement",
        "leave it out and change the board apart",
    ),
    foreign(
        'x',
        "lends moves to other pieces, which is more than a movement",
        "leave it out and change the board apart",
    ),
    foreign(
        'y',
        "changes the range on the way",
        "write the parts in brackets: `[F?R]` is one diagonal step and then a rook's slide",
    ),
    foreign('@', "drops a piece, which is no movement on the board", "leave it out"),
    foreign('I', "is not an atom here", "write `H` for the leap (3,0)"),
    foreign(
        'O',
        "stands for castling or for a pass, which are no movements of one piece",
        "leave it out and treat it apart",
    ),
    foreign('P', "is not an atom here", "write `fmWfcF` for a pawn"),
    foreign(
        'U',
        "reaches every square, for which no movement is needed",
        "leave it out and use all squares of the board",
    ),
    foreign(
        'X',
        "is not an atom here",
        "atoms are `W F D N A H C Z G` and `K R B Q`; longer leaps are numbers, such as `(4,1)` for `FX`",
    ),
    foreign(
        'Y',
        "is not an atom here",
        "atoms are `W F D N A H C Z G` and `K R B Q`; longer leaps are numbers, such as `(4,2)` for `DY`",
    ),
    foreign(
        '+',
        "joins nothing",
        "write components one behind the other, as in `RN`, parts with `-`; a part with `p` ends on an occupied \
         square, as in `[pR-B]`",
    ),
    foreign(',', "joins nothing", TOGETHER),
    foreign('/', "joins nothing", TOGETHER),
    foreign('|', "joins nothing", TOGETHER),
    foreign('&', "joins nothing", TOGETHER),
    foreign(';', "joins nothing", TOGETHER),
    foreign('\\', "joins nothing", TOGETHER),
    foreign('!', "does not join parts", "write `-` or `?`, as in `[W-F]` and `[F?R]`"),
];

/// Names of pieces that people write instead of the notation, and what they mean in it.
pub(super) const NAMES: [(&str, &str); 22] = [
    ("king", "K"),
    ("queen", "Q"),
    ("rook", "R"),
    ("bishop", "B"),
    ("knight", "N"),
    ("pawn", "fmWfcF"),
    ("wazir", "W"),
    ("ferz", "F"),
    ("fers", "F"),
    ("dabbaba", "D"),
    ("alfil", "A"),
    ("camel", "C"),
    ("zebra", "Z"),
    ("giraffe", "(4,1)"),
    ("nightrider", "NN"),
    ("archbishop", "BN"),
    ("chancellor", "RN"),
    ("amazon", "QN"),
    ("cannon", "mRcpR"),
    ("grasshopper", "gQ"),
    ("griffon", "[F?R]"),
    ("rose", "qN"),
];

/// The notation of a piece that is called by its name, in letters of any size.
pub(super) fn named(text: &str) -> Option<&'static str> {
    NAMES.iter().find(|(name, _)| name.eq_ignore_ascii_case(text)).map(|(_, notation)| *notation)
}
