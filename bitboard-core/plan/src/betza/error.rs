//! What can be wrong with a text, and what to write instead.

use alloc::{format, string::String, vec::Vec};
use core::fmt;

use super::{MAX_COMPONENTS, MAX_NUMBER, MAX_PARTS, foreign::FOREIGN};

/// Why a text is not a movement, and the bytes that are to blame.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BetzaError {
    /// Where they begin.
    pub start: usize,
    /// Where they end.
    pub end: usize,
    /// What is wrong with them.
    pub problem: BetzaProblem,
}

impl fmt::Display for BetzaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.problem.fmt(f)
    }
}

impl core::error::Error for BetzaError {}

/// Bytes of a text, from `start` up to but not including `end`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Span {
    pub start: usize,
    pub end: usize,
}

impl Span {
    /// The one letter at `start`.
    pub fn letter(start: usize) -> Self {
        Self { start, end: start + 1 }
    }

    /// Refuses these bytes.
    pub fn refuse<T>(self, problem: BetzaProblem) -> Result<T, BetzaError> {
        Err(BetzaError { start: self.start, end: self.end, problem })
    }
}

/// What is wrong with a text: the first line says what, a second one, `help: …`, what to write instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BetzaProblem {
    /// There is no text.
    Empty,
    /// A character that the notation does not have, or not there.
    Letter(char),
    /// Modifiers that nothing follows.
    NoAtom,
    /// The same modifier twice.
    Twice(char),
    /// Two modifiers that exclude each other.
    Clash(char, char),
    /// Direction letters with other modifiers between them.
    DirectionsApart,
    /// Directions on `K` or `Q`.
    QueenDirections,
    /// `h` without its direction.
    LoneHalf,
    /// `fh`, `hr` and the like on an atom that is not oblique.
    OnlyOblique(String),
    /// The same on a later part.
    OnlyFirst(String),
    /// `a` among other directions.
    AnyAndMore,
    /// Direction letters about which programs differ.
    Doubtful {
        /// The letters.
        letters: String,
        /// Letters that are in no doubt; none if all directions are meant.
        instead: String,
    },
    /// A direction relative to a part of another kind.
    MixedTurn,
    /// A direction that a later part cannot take.
    NoTurn {
        /// The letters.
        letters: String,
        /// Those that it can take.
        can: Vec<&'static str>,
    },
    /// `n` where nothing is passed over.
    LameStep,
    /// `n` or `j` on a leap whose way is in doubt.
    Way {
        /// The modifier.
        modifier: char,
        /// The way in brackets, if it is not too long.
        way: Option<String>,
    },
    /// `j` on a single step.
    JumpStep,
    /// A hop or a turn with room for one step only.
    TooShort {
        /// The modifier.
        modifier: char,
        /// The same with more room.
        longer: String,
    },
    /// `z` or `q` on `K` or `Q`.
    QueenCourse(char),
    /// `[` without `]`.
    Unclosed,
    /// `]` without `[`.
    Unopened,
    /// `-` or `?` outside brackets.
    Operator(char),
    /// Brackets without parts.
    NoParts,
    /// Brackets around one part.
    OnePart,
    /// Nothing where a part should be.
    NoPart,
    /// Too many parts in one pair of brackets.
    TooManyParts,
    /// Brackets or `falcon` within brackets.
    Nested,
    /// Parts that are not joined.
    NotJoined,
    /// A range behind brackets or `falcon`.
    BracketRange,
    /// A modifier before brackets that belongs to a part.
    BracketModifier(char),
    /// A modifier within brackets that belongs before them.
    PartModifier(char),
    /// `?` behind a part with `p`.
    MountMayEnd,
    /// `g` on a part that is not the last.
    BehindInside,
    /// `z` or `q` on a part that is not the last.
    CourseInside(char),
    /// A number above the largest.
    LargeNumber,
    /// A number that begins with 0.
    LeadingZero,
    /// A number behind a doubled letter.
    RangeTwice,
    /// One letter three times.
    ThreeLetters(char),
    /// A number without an atom.
    LoneNumber,
    /// Something else than two numbers in parentheses.
    BadLeap,
    /// A leap that leads nowhere.
    NoLeap,
    /// One leap in parentheses twice.
    RepeatedLeap(String),
    /// Too many components.
    TooManyComponents,
}

impl fmt::Display for BetzaProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (what, help) = self.texts();
        write!(f, "{what}\nhelp: {help}")
    }
}

impl BetzaProblem {
    /// What is wrong and what to write instead.
    fn texts(&self) -> (String, String) {
        let (what, help): (&str, &str) = match self {
            Self::Letter(letter) => return letter_texts(*letter),
            Self::Twice(letter) => {
                return (format!("`{letter}` is said twice"), "once is enough".into());
            }
            Self::Clash(one, other) => {
                return (
                    format!("`{one}` and `{other}` exclude each other"),
                    clash_help(*one, *other).into(),
                );
            }
            Self::OnlyOblique(letters) => {
                return (
                    format!("`{letters}` is for oblique leaps such as `N`"),
                    "here `f`, `b`, `l`, `r`, `v` and `s` say everything".into(),
                );
            }
            Self::OnlyFirst(letters) => {
                return (
                    format!("`{letters}` does not say where a later part goes"),
                    "name the turns from the part before: `f`, `fr`, `r`, `br`, `b`, `bl`, `l`, `fl`, or `s`, \
                     `fs`, `bs`"
                        .into(),
                );
            }
            Self::Doubtful { letters, instead } => {
                let help = match instead.as_str() {
                    "" => "leave the letters out, which means all directions".into(),
                    instead => format!("write `{instead}`"),
                };
                return (format!("programs differ about `{letters}` here"), help);
            }
            Self::NoTurn { letters, can } => {
                return (
                    format!("this part cannot go `{letters}` after the part before"),
                    format!(
                        "it can go `{}`; without letters it goes on as straight as it can",
                        can.join("`, `")
                    ),
                );
            }
            Self::Way { modifier, way } => {
                let help = match way {
                    Some(way) => format!("write out which squares it passes, such as `{way}`"),
                    None => format!("leave `{modifier}` out"),
                };
                return ("programs differ about what this leap passes over".into(), help);
            }
            Self::TooShort { modifier: modifier @ ('p' | 'g'), longer } => {
                return (
                    format!("`{modifier}` passes a piece, and there is room for one step only"),
                    format!("write `{longer}` for no limit, or a range of at least 2"),
                );
            }
            Self::TooShort { modifier, longer } => {
                return (
                    format!("`{modifier}` turns between steps, and there is one step only"),
                    format!("write `{longer}` for no limit, or a range of at least 2"),
                );
            }
            Self::QueenCourse(letter) => {
                return (
                    format!("programs differ about `{letter}` on `K` and `Q`"),
                    format!("write `{letter}R{letter}B`"),
                );
            }
            Self::Operator(operator) => {
                return (
                    format!("`{operator}` joins parts in brackets"),
                    "write `[W-F]` for a move that must go on, `[W?F]` for one that may".into(),
                );
            }
            Self::BracketModifier(letter) => {
                return (
                    format!("`{letter}` belongs to one part, not to the whole"),
                    "write it in the brackets, as in `[fF?R]`; only `m`, `c` and `o` stand before".into(),
                );
            }
            Self::PartModifier(letter) => {
                return (
                    format!("`{letter}` belongs to the whole, not to one part"),
                    format!("write it before the brackets, as in `{letter}[F?R]`"),
                );
            }
            Self::CourseInside(letter) => {
                return (
                    format!("`{letter}` turns, and the part behind it would have no direction to go by"),
                    format!("`{letter}` stands in the last part only"),
                );
            }
            Self::LargeNumber => {
                return (
                    "the number is too large".into(),
                    format!("numbers go up to {MAX_NUMBER}; the range `0` has no limit"),
                );
            }
            Self::ThreeLetters(letter) => {
                return (
                    format!("`{letter}` is written three times or more"),
                    format!(
                        "write `{letter}{letter}` for one without limit, `{letter}3` for at most three steps"
                    ),
                );
            }
            Self::RepeatedLeap(leap) => {
                return (
                    format!("`{leap}` is written twice"),
                    format!("write `{leap}0` for one without limit"),
                );
            }
            Self::TooManyParts => {
                return (
                    "there are too many parts in brackets".into(),
                    format!("a move has at most {MAX_PARTS} parts; `R3` is one part"),
                );
            }
            Self::TooManyComponents => {
                return (
                    "there are too many components".into(),
                    format!("a movement has at most {MAX_COMPONENTS}; `falcon` counts as four"),
                );
            }
            Self::Empty => {
                ("the text is empty", "write how the piece moves, such as `N` for a knight or `R` for a rook")
            }
            Self::NoAtom => {
                ("modifiers without an atom", "write an atom behind them, such as `W` for a step or `R`")
            }
            Self::DirectionsApart => (
                "the direction letters stand apart",
                "write them next to each other, such as `frmB`; two that add up are two components: `fmWrmW`",
            ),
            Self::QueenDirections => (
                "programs differ about directions on `K` and `Q`",
                "write two components, such as `fWfF` for three steps ahead or `fRfB` for three slides",
            ),
            Self::LoneHalf => (
                "`h` stands alone",
                "write `fh`, `bh`, `lh` or `rh` for the leaps to one side, `hr` or `hl` for every second leap",
            ),
            Self::AnyAndMore => {
                ("`a` is any direction already", "write `a` alone or the other letters alone")
            }
            Self::MixedTurn => (
                "directions do not carry over between oblique and other parts",
                "leave the letters out to go on as straight as possible, or write `a` for any direction",
            ),
            Self::LameStep => (
                "`n` is about squares passed over, and a step passes none",
                "leave `n` out: a slide is blocked anyway",
            ),
            Self::JumpStep => (
                "`j` skips the first square of a slide, and this is one step",
                "write `jR`, `jB` or `jQ` for a slide, `jD` or `jA` for a leap over a piece",
            ),
            Self::Unclosed => ("`[` is not closed", "write `]` behind the last part"),
            Self::Unopened => ("`]` closes nothing", "write `[` before the first part, or leave `]` out"),
            Self::NoParts => ("there is nothing in the brackets", "write parts, such as `[F?R]`"),
            Self::OnePart => {
                ("there is one part in the brackets", "leave the brackets out, or add a part as in `[F?R]`")
            }
            Self::NoPart => ("a part is missing", "write a part on both sides of `-` and `?`, as in `[W-F]`"),
            Self::Nested => (
                "brackets and `falcon` do not stand within brackets",
                "write the parts one behind the other, as in `[W-W-F]`",
            ),
            Self::NotJoined => (
                "the parts are not joined",
                "write `-` between them if the move must go on, `?` if it may also end there",
            ),
            Self::BracketRange => {
                ("a whole move cannot be repeated", "write the range behind a part, as in `[F?R3]`")
            }
            Self::MountMayEnd => (
                "the move cannot end here, on the piece it hops onto",
                "write `-`; moves that capture that piece are another component, as in `R[pR-B]`",
            ),
            Self::BehindInside => (
                "`g` lands behind a piece, which ends the move",
                "write `p` to go on from the piece itself; `g` stands in the last part only",
            ),
            Self::LeadingZero => {
                ("the number begins with 0", "write `0` alone for no limit, or the number without it")
            }
            Self::RangeTwice => {
                ("a doubled letter has no limit already", "write the letter twice or the number, not both")
            }
            Self::LoneNumber => ("a number without an atom", "write it behind an atom, such as `R3`"),
            Self::BadLeap => (
                "a leap is two numbers in parentheses",
                "write `(4,1)`, without signs and blanks: all its mirror images are meant",
            ),
            Self::NoLeap => ("a leap by (0,0) leads nowhere", "write where it leads, such as `(4,1)`"),
        };
        (what.into(), help.into())
    }
}

fn letter_texts(letter: char) -> (String, String) {
    let shown = letter.escape_debug();
    if letter.is_whitespace() {
        return ("blanks are not part of the notation".into(), "leave the blank out".into());
    }
    match FOREIGN.iter().find(|foreign| foreign.letter == letter) {
        Some(foreign) => (format!("`{shown}` {}", foreign.what), foreign.help.into()),
        None => (
            format!("`{shown}` means nothing here"),
            "atoms are `W F D N A H C Z G`, `K R B Q` and leaps such as `(4,1)`; modifiers before them are \
             `f b l r v s h m c n j o z q p g`"
                .into(),
        ),
    }
}

fn clash_help(one: char, other: char) -> &'static str {
    match (one, other) {
        ('m' | 'c', _) => "leave both out: then it moves and captures",
        ('n', _) | ('j', 'n') => "`n` wants the squares passed over empty, `j` wants them occupied",
        ('p' | 'g', 'p' | 'g') => "`p` lands anywhere behind the piece it passes, `g` just behind it",
        ('z' | 'q', 'z' | 'q') => "`z` turns to and fro, `q` turns always the same way",
        _ => "`j` on a slide skips the first square of a plain straight one",
    }
}
