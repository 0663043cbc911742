//! The pieces of the gallery.

use bitboard_core::svg::Look;

/// Pieces of one kind.
pub struct Group {
    /// What they have in common.
    pub name: &'static str,
    /// The pieces.
    pub pieces: &'static [Piece],
}

/// A piece among others, on squares that show what it can do.
pub struct Piece {
    /// Its name in English.
    pub name: &'static str,
    /// How it moves.
    pub betza: &'static str,
    /// What is written on it.
    pub letter: &'static str,
    /// The board.
    pub board: &'static Board,
    /// Where it stands.
    pub from: &'static str,
    /// Where others stand, names apart by blanks.
    pub occupied: &'static str,
    /// How it moves, in a sentence.
    pub sentence: &'static str,
}

/// A board, and how it is drawn.
pub struct Board {
    /// Files and ranks.
    pub size: (u32, u32),
    /// Whether the first and the last file are neighbours.
    pub cylinder: bool,
    /// Cells a side, of a hexagon.
    pub hexagon: Option<u32>,
    /// Squares that it has not, names apart by blanks.
    pub holes: &'static str,
    /// How squares look.
    pub look: Look,
}

const CHESS: &Board =
    &Board { size: (8, 8), cylinder: false, hexagon: None, holes: "", look: Look::Checkered };
const CAPABLANCA: &Board = &Board { size: (10, 8), ..*CHESS };
const LARGE: &Board = &Board { size: (11, 11), ..*CHESS };
const SHOGI: &Board = &Board { size: (9, 9), look: Look::Plain, ..*CHESS };
const CHU_SHOGI: &Board = &Board { size: (12, 12), look: Look::Plain, ..*CHESS };
const XIANGQI: &Board = &Board { size: (9, 10), look: Look::Points, ..*CHESS };
const CYLINDER: &Board = &Board { cylinder: true, ..*CHESS };
const HEXAGON: &Board = &Board { size: (11, 11), hexagon: Some(6), look: Look::Hexagons, ..*CHESS };
const HOLES: &Board = &Board { size: (9, 9), holes: "e6 e8 f5 e4 b7 c3 g2 h7 i5", ..*CHESS };

/// Shortens the list below.
const fn piece(
    name: &'static str,
    betza: &'static str,
    letter: &'static str,
    (board, from, occupied): (&'static Board, &'static str, &'static str),
    sentence: &'static str,
) -> Piece {
    Piece { name, betza, letter, board, from, occupied, sentence }
}

/// All of them.
pub const GROUPS: [Group; 9] = [
    Group {
        name: "Chess",
        pieces: &[
            piece("King", "K", "K", (CHESS, "e4", "e5 d3"), "One step in any of the eight directions."),
            piece(
                "Queen",
                "Q",
                "Q",
                (CHESS, "d4", "d7 f6 b4 g1"),
                "Any number of steps in one of the eight directions, up to the first piece in the way.",
            ),
            piece("Rook", "R", "R", (CHESS, "d4", "d6 b4 g7"), "Any number of steps along a rank or a file."),
            piece("Bishop", "B", "B", (CHESS, "d4", "f6 b2 e3"), "Any number of steps along a diagonal."),
            piece(
                "Knight",
                "N",
                "N",
                (CHESS, "d4", "d5 e4 e6 b3"),
                "Leaps two squares one way and one square across, whatever stands between.",
            ),
            piece(
                "Pawn",
                "fmWfcF",
                "P",
                (CHESS, "d4", "c5"),
                "Moves one step ahead to an empty square, and captures one step diagonally ahead.",
            ),
        ],
    },
    Group {
        name: "Older chess",
        pieces: &[
            piece("Ferz", "F", "F", (CHESS, "d4", "e5"), "One step diagonally: the counsellor of shatranj."),
            piece(
                "Alfil",
                "A",
                "A",
                (CHESS, "d4", "e5 f6 c3"),
                "Leaps to the second square of a diagonal: the elephant of shatranj.",
            ),
            piece(
                "Dabbaba",
                "D",
                "D",
                (CHESS, "d4", "d5 d6 e4"),
                "Leaps to the second square of a rank or a file.",
            ),
            piece("Camel", "C", "C", (LARGE, "f6", "g9 e7"), "Leaps three squares one way and one across."),
        ],
    },
    Group {
        name: "Two pieces in one",
        pieces: &[
            piece("Archbishop", "BN", "A", (CAPABLANCA, "e4", "g6 c3 d6"), "Bishop and knight in one."),
            piece("Chancellor", "RN", "C", (CAPABLANCA, "e4", "e7 c4 f6"), "Rook and knight in one."),
            piece(
                "Amazon",
                "QN",
                "A",
                (CHESS, "d4", "d6 f4 b2 e6"),
                "Queen and knight in one: alone it can mate a bare king.",
            ),
            piece("Centaur", "KN", "C", (CHESS, "d4", "d5 f5"), "King and knight in one, but not royal."),
        ],
    },
    Group {
        name: "Leapers and riders",
        pieces: &[
            piece(
                "Giraffe",
                "(4,1)",
                "G",
                (LARGE, "f6", "g10 f7"),
                "Leaps four squares one way and one across.",
            ),
            piece("Zebra", "Z", "Z", (LARGE, "f6", "h9 g7"), "Leaps three squares one way and two across."),
            piece(
                "Nightrider",
                "NN",
                "N",
                (LARGE, "d4", "e6 h6 f3"),
                "Any number of a knight's leaps in one direction; each of them must end on an empty square to go on.",
            ),
            piece(
                "Dabbabarider",
                "DD",
                "D",
                (HOLES, "e5", "d5 a5"),
                "Any number of a dabbaba's leaps in one direction, here over holes in the board.",
            ),
            piece(
                "Rose",
                "qN",
                "R",
                (LARGE, "d4", "e6 c6"),
                "A knight's leaps, each turned by an eighth the same way, until the circle closes.",
            ),
            piece(
                "Boyscout",
                "zB",
                "B",
                (LARGE, "d4", "e7 d6"),
                "A bishop that turns by a right angle after every step, to and fro.",
            ),
        ],
    },
    Group {
        name: "Moves in parts",
        pieces: &[
            piece(
                "Griffon",
                "[F?R]",
                "G",
                (LARGE, "d4", "e8 e5 c7"),
                "One step diagonally, then outward like a rook.",
            ),
            piece(
                "Manticore",
                "[W?B]",
                "M",
                (LARGE, "d4", "d5 g6 b6"),
                "One step like a rook, then outward like a bishop.",
            ),
            piece(
                "Falcon",
                "falcon",
                "F",
                (CAPABLANCA, "e4", "e5 f5 d4 g6"),
                "To a camel's or a zebra's square in three king's steps, by any of three ways through empty squares.",
            ),
            piece(
                "Hook mover",
                "[R?sR]",
                "H",
                (SHOGI, "d4", "d7 g4 f2"),
                "Like a rook, and it may turn by a right angle once.",
            ),
            piece(
                "Area mover",
                "[K?aK]",
                "A",
                (CHU_SHOGI, "f6", "f7 g7 e5 h8"),
                "Two king's steps in any directions, the second only from an empty square.",
            ),
        ],
    },
    Group {
        name: "Hoppers",
        pieces: &[
            piece(
                "Grasshopper",
                "gQ",
                "G",
                (CHESS, "d4", "d6 f4 g4 b2 e5"),
                "Along the lines of a queen over one piece to the square just behind it.",
            ),
            piece(
                "Lion of problems",
                "pQ",
                "L",
                (LARGE, "d4", "d6 f4 j4 g7"),
                "Along the lines of a queen over one piece to any square behind it.",
            ),
            piece(
                "Leo",
                "mQcpQ",
                "L",
                (LARGE, "e5", "e7 e10 h5 c3 g7 i9"),
                "Moves like a queen, and captures behind exactly one piece.",
            ),
            piece(
                "Vao",
                "mBcpB",
                "V",
                (LARGE, "e5", "g7 i9 c3 d6"),
                "Moves like a bishop, and captures behind exactly one piece.",
            ),
        ],
    },
    Group {
        name: "Xiangqi and janggi",
        pieces: &[
            piece(
                "Cannon",
                "mRcpR",
                "C",
                (XIANGQI, "e4", "e7 e9 b4 e2"),
                "Moves like a rook, and captures behind exactly one piece.",
            ),
            piece(
                "Horse",
                "nN",
                "H",
                (XIANGQI, "e4", "e5 d4 g5"),
                "A knight that goes one step straight, then one diagonally outward: a piece on the square between stops it.",
            ),
            piece(
                "Elephant",
                "nA",
                "E",
                (XIANGQI, "e3", "f4 c5"),
                "The second square of a diagonal, if the first is empty; the river, which it may not cross, is not in the text.",
            ),
            piece(
                "Soldier",
                "fsW",
                "S",
                (XIANGQI, "e6", "e7"),
                "Beyond the river one step ahead or to a side.",
            ),
            piece(
                "Elephant of janggi",
                "nZ",
                "E",
                (XIANGQI, "e4", "e5 g5 b6"),
                "One step straight and two diagonally outward, if both squares on the way are empty.",
            ),
        ],
    },
    Group {
        name: "Shogi",
        pieces: &[
            piece("Gold general", "WfF", "G", (SHOGI, "e5", "d6"), "One step, but not diagonally back."),
            piece(
                "Silver general",
                "FfW",
                "S",
                (SHOGI, "e5", "e6"),
                "One step diagonally, or straight ahead.",
            ),
            piece(
                "Lance",
                "fR",
                "L",
                (SHOGI, "e3", "e7"),
                "Any number of steps straight ahead, and never back.",
            ),
            piece(
                "Dragon king",
                "RF",
                "D",
                (SHOGI, "e5", "e8 c5 f6"),
                "A promoted rook: rook and ferz in one.",
            ),
        ],
    },
    Group {
        name: "Other boards",
        pieces: &[
            piece(
                "Bishop on a cylinder",
                "B",
                "B",
                (CYLINDER, "b3", "g6 e6"),
                "A bishop where the last file is followed by the first.",
            ),
            piece(
                "Rook on hexagons",
                "RfrBblB",
                "R",
                (HEXAGON, "f6", "f9 c6 i9 d4"),
                "Any number of steps across the sides of hexagons: along ranks, files and one of the diagonals of the grid.",
            ),
        ],
    },
];
