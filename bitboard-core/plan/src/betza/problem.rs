//! What can be wrong with a text, and what to write instead.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::fmt;

use super::{MAX_COMPONENTS, MAX_NUMBER, MAX_PARTS, foreign::FOREIGN};

/// What is wrong with a text: the first line says what, a second one, `help: …`, what to write instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BetzaProblem {
    /// There is no text.
    Empty,
    /// A character that the notation does not have, or not there.
    Letter(char),
    /// The name of a piece instead of its movement.
    Name {
        /// The name.
        name: String,
        /// The notation of a piece of this name.
        notation: &'static str,
    },
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
    /// Directions before brackets.
    BracketDirections,
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
        match self {
            Self::Empty => f.write_str(
                "the text is empty\nhelp: write how the piece moves, such as `N` for a knight or `R` for a rook",
            ),
            Self::Letter(letter) => letter_is_refused(f, *letter),
            Self::Name { name, notation } => {
                write!(f, "`{name}` is a name, and the notation has none\nhelp: a piece that is called so moves like `{notation}`")
            }
            Self::NoAtom => f.write_str(
                "modifiers without an atom\nhelp: write an atom behind them, such as `W` for one step or `R`",
            ),
            Self::Twice(letter) => write!(f, "`{letter}` is said twice\nhelp: once is enough"),
            Self::Clash(one, other) => {
                write!(f, "`{one}` and `{other}` exclude each other\nhelp: {}", difference(*one, *other))
            }
            Self::DirectionsApart => f.write_str(
                "the direction letters stand apart\nhelp: write them next to each other, such as `frmB`; two that \
                 add up can be two components: `fmWrmW`",
            ),
            Self::QueenDirections => f.write_str(
                "programs differ about directions on `K` and `Q`\nhelp: write two components, such as `fWfF` for \
                 three steps ahead or `fRfB` for three slides",
            ),
            Self::LoneHalf => f.write_str(
                "`h` stands alone\n\
                 help: write `fh`, `bh`, `lh` or `rh` for the leaps to one side, `hr` or `hl` for every second leap",
            ),
            Self::OnlyOblique(letters) => write!(
                f,
                "`{letters}` is for oblique leaps such as `N`\n\
                 help: here `f`, `b`, `l`, `r`, `v` and `s` say everything"
            ),
            Self::OnlyFirst(letters) => write!(
                f,
                "`{letters}` does not say where a later part goes\n\
                 help: name the turns from the part before: `f`, `fr`, `r`, `br`, `b`, `bl`, `l`, `fl`, or `s`, `fs`"
            ),
            Self::AnyAndMore => f.write_str(
                "`a` is any direction already\nhelp: write `a` alone or the other letters alone",
            ),
            Self::Doubtful { letters, instead } if instead.is_empty() => write!(
                f,
                "programs differ about `{letters}` here\n\
                 help: leave the letters out, which means all directions"
            ),
            Self::Doubtful { letters, instead } => {
                write!(f, "programs differ about `{letters}` here\nhelp: write `{instead}`")
            }
            Self::MixedTurn => f.write_str(
                "directions do not carry over between oblique and other parts\n\
                 help: leave the letters out to go on as straight as possible, or write `a` for any direction",
            ),
            Self::NoTurn { letters, can } => write!(
                f,
                "this part cannot go `{letters}` after the part before\n\
                 help: it can go `{}`; without letters it goes on as straight as possible",
                can.join("`, `")
            ),
            Self::LameStep => f.write_str(
                "`n` is about squares passed over, and a step passes none\n\
                 help: leave `n` out: a slide is blocked anyway",
            ),
            Self::Way { way: Some(way), .. } => write!(
                f,
                "programs differ about what this leap passes over\n\
                 help: write out which squares it passes, such as `{way}`"
            ),
            Self::Way { modifier, way: None } => {
                write!(f, "programs differ about what this leap passes over\nhelp: leave `{modifier}` out")
            }
            Self::JumpStep => f.write_str(
                "`j` skips the first square of a slide, and this is one step\n\
                 help: write `jR`, `jB` or `jQ` for a slide, `jD` or `jA` for a leap over a piece",
            ),
            Self::TooShort { modifier, longer } => {
                let what = if matches!(modifier, 'p' | 'g') { "passes a piece" } else { "turns between steps" };
                write!(
                    f,
                    "`{modifier}` {what}, and there is room for one step only\n\
                     help: write `{longer}` for no limit, or a range of at least 2"
                )
            }
            Self::QueenCourse(letter) => {
                write!(f, "programs differ about `{letter}` on `K` and `Q`\nhelp: write `{letter}R{letter}B`")
            }
            Self::Unclosed => f.write_str("`[` is not closed\nhelp: write `]` behind the last part"),
            Self::Unopened => {
                f.write_str("`]` closes nothing\nhelp: write `[` before the first part, or leave `]` out")
            }
            Self::Operator(operator) => write!(
                f,
                "`{operator}` joins parts in brackets\n\
                 help: write `[W-F]` for a move that must go on, `[W?F]` for one that may"
            ),
            Self::NoParts => {
                f.write_str("there is nothing in the brackets\nhelp: write parts, such as `[F?R]`")
            }
            Self::OnePart => f.write_str(
                "there is one part in the brackets\n\
                 help: leave the brackets out, or add a part as in `[F?R]`",
            ),
            Self::NoPart => f.write_str(
                "a part is missing\nhelp: write a part on both sides of `-` and `?`, as in `[W-F]`",
            ),
            Self::TooManyParts => write!(
                f,
                "there are too many parts in brackets\n\
                 help: a move has at most {MAX_PARTS} parts; several steps in one direction are one, such as `R3`"
            ),
            Self::Nested => f.write_str(
                "brackets and `falcon` do not stand within brackets\n\
                 help: write the parts one behind the other, as in `[W-W-F]`",
            ),
            Self::NotJoined => f.write_str(
                "the parts are not joined\n\
                 help: write `-` between them if the move must go on, `?` if it may also end there",
            ),
            Self::BracketRange => f.write_str(
                "a whole move cannot be repeated\nhelp: write the range behind a part, as in `[F?R3]`",
            ),
            Self::BracketDirections => f.write_str(
                "directions belong to one part, not to the whole\n\
                 help: write them in the brackets, as in `[fF?R]`; only `m`, `c` and `o` stand before",
            ),
            Self::BracketModifier(letter) => write!(
                f,
                "`{letter}` belongs to one part, not to the whole\n\
                 help: write it in the brackets, as in `[F?{letter}{}]`; only `m`, `c` and `o` stand before",
                // A step passes no squares over.
                if *letter == 'n' { 'D' } else { 'R' }
            ),
            Self::PartModifier(letter) => write!(
                f,
                "`{letter}` belongs to the whole, not to one part\n\
                 help: write it before the brackets, as in `{letter}[F?R]`"
            ),
            Self::MountMayEnd => f.write_str(
                "the move cannot end here, on the piece it hops onto\n\
                 help: write `-`; moves that capture that piece are another component, as in `R[pR-B]`",
            ),
            Self::BehindInside => f.write_str(
                "`g` lands behind a piece, which ends the move\n\
                 help: write `p` to go on from the piece itself; `g` stands in the last part only",
            ),
            Self::CourseInside(letter) => write!(
                f,
                "`{letter}` turns on the way, and no part can go on from there\n\
                 help: write `{letter}` in the last part only"
            ),
            Self::LargeNumber => write!(
                f,
                "the number is too large\nhelp: numbers go up to {MAX_NUMBER}; the range `0` has no limit"
            ),
            Self::LeadingZero => f.write_str(
                "the number begins with 0\nhelp: write `0` alone for no limit, or the number without it",
            ),
            Self::RangeTwice => f.write_str(
                "a doubled letter has no limit already\nhelp: write the letter twice or the number, not both",
            ),
            Self::ThreeLetters(letter) => write!(
                f,
                "`{letter}` is written three times or more\n\
                 help: write `{letter}{letter}` for no limit, `{letter}3` for at most three steps"
            ),
            Self::LoneNumber => {
                f.write_str("a number without an atom\nhelp: write it behind an atom, such as `R3`")
            }
            Self::BadLeap => f.write_str(
                "a leap is two numbers in parentheses\n\
                 help: write `(4,1)`, without signs and blanks: all its mirror images are meant",
            ),
            Self::NoLeap => {
                f.write_str("a leap by (0,0) leads nowhere\nhelp: write where it leads, such as `(4,1)`")
            }
            Self::RepeatedLeap(leap) => {
                write!(f, "`{leap}` is written twice\nhelp: write `{leap}0` for no limit")
            }
            Self::TooManyComponents => write!(
                f,
                "there are too many components\n\
                 help: a movement has at most {MAX_COMPONENTS}; `falcon` counts as four"
            ),
        }
    }
}

fn letter_is_refused(f: &mut fmt::Formatter<'_>, letter: char) -> fmt::Result {
    if letter.is_whitespace() {
        return f.write_str("blanks are not part of the notation\nhelp: leave the blank out");
    }
    // The sign that escapes others needs none itself.
    let shown = if letter == '\\' { letter.to_string() } else { letter.escape_debug().to_string() };
    match FOREIGN.iter().find(|foreign| foreign.letter == letter) {
        Some(foreign) => write!(f, "`{shown}` {}\nhelp: {}", foreign.what, foreign.help),
        None => write!(
            f,
            "`{shown}` means nothing here\nhelp: atoms are `W F D N A H C Z G`, `K R B Q` and leaps such as \
             `(4,1)`, also `L` for `C`, `J` for `Z` and `falcon`; modifiers before them are `f b l r v s h m c n j o z q p g`"
        ),
    }
}

/// How two modifiers differ that exclude each other.
fn difference(one: char, other: char) -> &'static str {
    match (one, other) {
        ('m' | 'c', _) => "leave both out: then it moves and captures",
        ('n' | 'j', 'n' | 'j') => "`n` wants the squares passed over empty, `j` wants them occupied",
        ('p' | 'g', 'p' | 'g') => "`p` lands anywhere behind the piece it passes, `g` just behind it",
        ('z' | 'q', 'z' | 'q') => "`z` turns to and fro, `q` turns always the same way",
        _ => "`j` on a slide skips the first square of a plain straight one",
    }
}
