//! Direction letters: from the mover's view of the board, or from where the part before was going.

use alloc::{string::String, vec, vec::Vec};

use super::{atom, error::Span, problem::BetzaProblem};
use crate::movement::{Heading, Leg, Turns};

/// What direction letters are relative to.
#[derive(Clone, Copy)]
pub(super) enum Frame {
    /// The board: this is the first part.
    Board,
    /// The part before: whether it was oblique, and the directions in which it may have gone.
    After { oblique: bool, directions: Turns },
}

impl Frame {
    /// What the letters of the part behind `leg` are relative to.
    pub fn after(self, leg: &Leg) -> Self {
        let (oblique, images) = (leg.is_oblique(), leg.images.0);
        let directions = match (self, leg.heading) {
            (Self::Board, Heading::Outward) => images,
            (Self::Board, Heading::Turns(turns)) => turns.0 & images,
            (Self::After { oblique: before, .. }, _) if before != oblique => images,
            (Self::After { directions, .. }, Heading::Turns(turns)) => {
                turns.iter().fold(0, |all, turn| all | directions.turned(turn).0) & images
            }
            (Self::After { directions, .. }, Heading::Outward) => {
                let bent = Turns(directions.0 & !images);
                (directions.0 | bent.turned(1).0 | bent.turned(7).0) & images
            }
        };
        Self::After { oblique, directions: Turns(directions) }
    }
}

/// How letters name directions. Each has a set of directions for `f`; those for `r`, `b` and `l` are the same a
/// quarter, a half and three quarters of a turn on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum System {
    Orthogonal,
    Diagonal,
    Oblique,
    /// Relative to the part before.
    Relative,
}

/// The rook's direction straight ahead.
const ROOK: u8 = 0b0000_0001;
/// The bishop's directions ahead: straight ahead is between them.
const BISHOP: u8 = 0b1000_0010;
/// The oblique leaps whose long component goes ahead.
const LONG: u8 = 0b1000_0001;
/// The oblique leaps that go ahead at all.
const HALF: u8 = 0b1100_0011;

impl System {
    fn of(leap: &Leg, frame: Frame) -> Self {
        match frame {
            Frame::After { .. } => Self::Relative,
            Frame::Board if leap.is_oblique() => Self::Oblique,
            Frame::Board if leap.images == Turns::DIAGONAL => Self::Diagonal,
            Frame::Board => Self::Orthogonal,
        }
    }

    /// The directions of a letter alone.
    fn one(self, letter: u8) -> u8 {
        let ahead = match self {
            Self::Orthogonal | Self::Relative => ROOK,
            Self::Diagonal => BISHOP,
            Self::Oblique => LONG,
        };
        towards(letter, ahead)
    }

    /// The directions of two letters of different axes.
    fn two(self, first: u8, second: u8) -> Result<u8, BetzaProblem> {
        let doubtful = |instead: &[u8]| {
            Err(BetzaProblem::Doubtful { letters: text(&[first, second]), instead: text(instead) })
        };
        match (self, is_both(first), is_both(second)) {
            (Self::Orthogonal, ..) => Ok(self.one(first) | self.one(second)),
            (Self::Diagonal, true, true) => doubtful(b""),
            (Self::Diagonal, true, false) | (Self::Oblique, true, _) => doubtful(&[second]),
            (Self::Diagonal, false, true) => doubtful(&[first]),
            (Self::Relative, true, true) => doubtful(b"fsbs"),
            (Self::Relative, true, false) => doubtful(&[second, first]),
            (Self::Oblique, false, _) => Ok(towards(first, HALF) & towards(second, LONG)),
            (Self::Diagonal | Self::Relative, false, _) => {
                Ok(towards(first, BISHOP) & towards(second, BISHOP))
            }
        }
    }

    /// The directions of a letter with `h` behind or before it.
    fn half(self, first: u8, second: u8) -> Result<u8, BetzaProblem> {
        match (self, first, second) {
            (Self::Relative, ..) => Err(BetzaProblem::OnlyFirst(text(&[first, second]))),
            (Self::Orthogonal | Self::Diagonal, ..) => Err(BetzaProblem::OnlyOblique(text(&[first, second]))),
            (Self::Oblique, b'h', b'r') => Ok(Turns::ORTHOGONAL.0),
            (Self::Oblique, b'h', _) => Ok(Turns::DIAGONAL.0),
            (Self::Oblique, side, _) => Ok(towards(side, HALF)),
        }
    }
}

/// Whether a letter names both ends of an axis.
fn is_both(letter: u8) -> bool {
    matches!(letter, b'v' | b's')
}

fn is_vertical(letter: u8) -> bool {
    matches!(letter, b'f' | b'b' | b'v')
}

/// The directions `ahead`, turned to where `letter` points.
fn towards(letter: u8, ahead: u8) -> u8 {
    match letter {
        b'f' => ahead,
        b'r' => ahead.rotate_left(2),
        b'b' => ahead.rotate_left(4),
        b'l' => ahead.rotate_left(6),
        b'v' => ahead | ahead.rotate_left(4),
        _ => ahead.rotate_left(2) | ahead.rotate_left(6),
    }
}

fn text(letters: &[u8]) -> String {
    letters.iter().map(|&letter| char::from(letter)).collect()
}

/// How many letters the first group of `letters` has: a letter pairs with the next one if the two are equal
/// or of different axes, or if one of them is `h`.
fn group(letters: &[u8]) -> usize {
    match *letters {
        [b'h', b'r' | b'l', ..] | [b'f' | b'b' | b'l' | b'r', b'h', ..] => 2,
        [b'h', ..] | [_, b'h', ..] | [_] => 1,
        [first, second, ..] if first == second || is_vertical(first) != is_vertical(second) => 2,
        _ => 1,
    }
}

/// Letters of direction `turn` relative to the part before.
const TURNS: [&str; 8] = ["f", "fr", "r", "br", "b", "bl", "l", "fl"];

/// Reads direction letters, of which there may be none. Spans count from the first of them.
pub(super) fn read(letters: &str, leap: &Leg, frame: Frame) -> Result<Heading, (Span, BetzaProblem)> {
    let all = Span { start: 0, end: letters.len() };
    if letters.is_empty() {
        return Ok(Heading::Outward);
    }
    match frame {
        Frame::Board if atom::is_king(leap) => {
            return Err((all, BetzaProblem::QueenDirections));
        }
        Frame::After { .. } if letters == "a" => return Ok(Heading::Turns(Turns::ALL)),
        Frame::After { .. } if letters.contains('a') => return Err((all, BetzaProblem::AnyAndMore)),
        Frame::After { oblique, .. } if oblique != leap.is_oblique() => {
            return Err((all, BetzaProblem::MixedTurn));
        }
        _ => {}
    }
    let (system, bytes) = (System::of(leap, frame), letters.as_bytes());
    let (mut at, mut set) = (0, 0);
    while at < bytes.len() {
        let span = Span { start: at, end: at + group(&bytes[at..]) };
        let directions = match bytes[span.start..span.end] {
            [b'h'] => Err(BetzaProblem::LoneHalf),
            [letter] => Ok(system.one(letter)),
            [first, second] if first == second => Ok(system.one(first)),
            [first @ b'h', second] | [first, second @ b'h'] => system.half(first, second),
            [first, second] => system.two(first, second),
            _ => Ok(0),
        };
        let directions = directions.map_err(|problem| (span, problem))?;
        if let Frame::After { directions: before, .. } = frame {
            let can = turns_between(before, leap.images);
            if directions & can.0 == 0 {
                let can = can.iter().map(|turn| TURNS[turn as usize]).collect();
                return Err((
                    span,
                    BetzaProblem::NoTurn { letters: letters[span.start..span.end].into(), can },
                ));
            }
        }
        (set, at) = (set | directions, span.end);
    }
    match frame {
        Frame::Board if set == leap.images.0 => Ok(Heading::Outward),
        _ => Ok(Heading::Turns(Turns(set))),
    }
}

/// The turns that lead from one of the directions `before` to one of `images`.
fn turns_between(before: Turns, images: Turns) -> Turns {
    Turns(
        (0..8).filter(|&turn| before.turned(turn).0 & images.0 != 0).fold(0, |turns, turn| turns | 1 << turn),
    )
}

/// The shortest letters that are read as this heading, if there are any.
///
/// Texts grow by one group of letters at a time. Reading them again tells whether a group has stayed one, so
/// this knows no rule that [`read`] does not have.
pub(super) fn write(heading: Heading, leap: &Leg, frame: Frame) -> Option<String> {
    let Heading::Turns(wanted) = heading else { return Some(String::new()) };
    if wanted == Turns::ALL && matches!(frame, Frame::After { .. }) {
        return Some("a".into());
    }
    let set = |letters: &str| match read(letters, leap, frame) {
        Ok(Heading::Turns(set)) if set.0 & !wanted.0 == 0 => Some(set.0),
        _ => None,
    };
    let groups: Vec<(String, u8)> =
        groups().filter_map(|letters| set(&letters).map(|directions| (letters, directions))).collect();
    // Texts by length, and what is known: a set and the letter that a further one could pair with.
    let mut texts = vec![Vec::new(); LONGEST + 3];
    texts[0].push((String::new(), 0));
    let mut known = Vec::new();
    for length in 0..=LONGEST {
        for (text, directions) in core::mem::take(&mut texts[length]) {
            if directions == wanted.0 {
                return Some(text);
            }
            for (letters, more) in &groups {
                let (longer, union) = (text.clone() + letters, directions | more);
                let open = if letters.len() == 1 { letters.as_str() } else { "" };
                if union == directions || known.contains(&(union, open)) || set(&longer) != Some(union) {
                    continue;
                }
                known.push((union, open));
                texts[longer.len()].push((longer, union));
            }
        }
    }
    None
}

/// The length of two letters for each of eight directions.
const LONGEST: usize = 16;

/// All groups that could mean something: a letter, or two that are read together.
fn groups() -> impl Iterator<Item = String> {
    const LETTERS: [u8; 7] = *b"fblrvsh";
    let pairs = LETTERS.into_iter().flat_map(|first| LETTERS.map(|second| [first, second]));
    let ones = LETTERS.into_iter().map(|letter| text(&[letter]));
    ones.chain(pairs.filter(|pair| group(pair) == 2).map(|pair| text(&pair)))
}
