//! What is drawn on squares. Shapes tell things apart as well as colours do.

/// The colours of a piece. Pictures call them White and Black where they tell what they show.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Token {
    /// Dark letters on a white disc.
    Light,
    /// White letters on a black disc.
    Dark,
}

/// A sign on squares. A diagram of a piece uses them as said here, in any other they mean what their labels say.
///
/// All of them, from left to right:
///
#[doc = include_str!("../../pictures/marks.svg")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// A blue disc: an empty square where a piece can move, and which it attacks.
    Disc,
    /// A blue circle: an empty square where it can move, and which it does not attack.
    Circle,
    /// A red cross: an empty square that it attacks, and where it cannot move.
    Cross,
    /// A red circle round the piece on the square: it can capture there.
    Target,
    /// Purple brackets at the corners of the square: the hurdle of a move.
    Brackets,
    /// A white bar with a red edge across the piece on the square: it is in the way.
    Bar,
}

/// A shape around the middle of a square.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    /// What a path does from there.
    pub(super) path: &'static str,
    pub(super) fill: &'static str,
    /// The colour of its line and how wide it is, if it has one.
    pub(super) line: Option<(&'static str, u8)>,
}

const BLUE: &str = "#00539c";
const RED: &str = "#b5121b";
const PURPLE: &str = "#6a1b9a";
const WHITE: &str = "#fffdf8";

impl Mark {
    pub(super) const fn shape(self) -> Shape {
        let (path, fill, line) = match self {
            Self::Disc => ("m-8 0a8 8 0 1 0 16 0 8 8 0 1 0-16 0z", BLUE, None),
            Self::Circle => ("m-7 0a7 7 0 1 0 14 0 7 7 0 1 0-14 0z", WHITE, Some((BLUE, 3))),
            Self::Cross => ("m-7-7 14 14m0-14-14 14", "none", Some((RED, 4))),
            Self::Target => ("m-17 0a17 17 0 1 0 34 0 17 17 0 1 0-34 0z", "none", Some((RED, 4))),
            Self::Brackets => ("m-17-9v-8h8m18 0h8v8m0 18v8h-8m-18 0h-8v-8", "none", Some((PURPLE, 4))),
            Self::Bar => ("m-10-3h20v6h-20z", WHITE, Some((RED, 2))),
        };
        Shape { path, fill, line }
    }
}

impl Token {
    /// The disc of a piece.
    pub(super) const DISC: &str = "m-14 0a14 14 0 1 0 28 0 14 14 0 1 0-28 0z";

    /// The colours of the disc, of its edge and of what is written on it.
    pub(super) const fn colours(self) -> [&'static str; 3] {
        match self {
            Self::Light => [WHITE, "#222", "#222"],
            Self::Dark => ["#333", "#111", "#fff"],
        }
    }
}

/// The sign of a set.
#[derive(Clone, Copy)]
pub(super) struct Sign {
    pub(super) shape: Shape,
    /// Where it stands on a square and on a hexagon if there are several sets, as far from a piece as there is room.
    pub(super) on_square: (i32, i32),
    pub(super) on_hexagon: (i32, i32),
}

const fn sign(path: &'static str, fill: &'static str, on_square: (i32, i32), on_hexagon: (i32, i32)) -> Sign {
    Sign { shape: Shape { path, fill, line: None }, on_square, on_hexagon }
}

const SIGNS: [Sign; 8] = [
    sign("m-5 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0z", BLUE, (-12, -12), (-13, -8)),
    sign("m-5-5h10v10h-10z", "#a63a00", (12, -12), (13, -8)),
    sign("m0-6 6 11h-12z", "#00614a", (-12, 12), (-13, 8)),
    sign("m0-7 7 7-7 7-7-7z", PURPLE, (12, 12), (13, 8)),
    sign("m-6-2h4v-4h4v4h4v4h-4v4h-4v-4h-4z", "#a3004f", (0, -13), (0, -15)),
    sign("m0 6 6-11h-12z", "#4f4a00", (0, 13), (0, 15)),
    sign("m-6-5h12l-12 10h12z", "#3b3b3b", (-13, 0), (0, -5)),
    sign("m-6 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0zm3 0a3 3 0 1 1 6 0 3 3 0 1 1-6 0z", "#006078", (13, 0), (0, 5)),
];

/// The sign of a set by its number.
pub(super) const fn set(number: usize) -> Sign {
    SIGNS[number % SIGNS.len()]
}
