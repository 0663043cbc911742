//! From a part of the text to a leg: what its modifiers mean together with its atom.

use alloc::{format, string::String, vec::Vec};

use super::{
    MAX_PARTS, atom,
    directions::{self, Frame},
    error::{BetzaError, BetzaProblem, Span},
};
use crate::movement::{Course, Hop, Leg, Next, Over, Range};

/// The lower-case letters before an atom or a bracket.
#[derive(Clone)]
pub(super) struct Modifiers {
    /// All of them.
    pub span: Span,
    /// The direction letters, which stand together.
    pub directions: Span,
    /// The others, each with its position.
    pub letters: Vec<(u8, usize)>,
}

impl Modifiers {
    /// Where `letter` stands.
    pub fn find(&self, letter: u8) -> Option<Span> {
        self.letters.iter().find(|known| known.0 == letter).map(|known| Span::letter(known.1))
    }

    /// Whether `letter` is among them.
    pub fn has(&self, letter: u8) -> bool {
        self.find(letter).is_some()
    }

    /// The first of some letters that is among them, and where.
    fn find_any(&self, letters: &[u8]) -> Option<(char, Span)> {
        letters.iter().find_map(|&letter| Some((char::from(letter), self.find(letter)?)))
    }
}

/// A part of a move as it is written.
pub(super) struct Part {
    pub modifiers: Modifiers,
    /// The atom with its range, in all directions.
    pub leap: Leg,
    /// Whether a range is written.
    pub ranged: bool,
}

impl Part {
    /// The leg that this part means, before what comes after it is known.
    pub fn leg(&self, text: &str, frame: Frame, last: bool) -> Result<Leg, BetzaError> {
        let mut leg = self.leap.clone();
        let span = self.modifiers.directions;
        leg.heading =
            directions::read(&text[span.start..span.end], &leg, frame).or_else(|(within, problem)| {
                let (start, end) = (span.start + within.start, span.start + within.end);
                Span { start, end }.refuse(problem)
            })?;
        self.pass(&mut leg)?;
        self.turn(&mut leg, last)?;
        self.hop(&mut leg, last)?;
        Ok(leg)
    }

    /// `n` and `j`: the squares that a leap passes over.
    fn pass(&self, leg: &mut Leg) -> Result<(), BetzaError> {
        let Some((modifier, span)) = self.modifiers.find_any(b"nj") else { return Ok(()) };
        let (short, long) = leg.base;
        let steps = leg.multiplier == 1 && !leg.is_oblique();
        match modifier {
            'n' if steps => return span.refuse(BetzaProblem::LameStep),
            'j' if steps && leg.range == Range::Steps(1) => return span.refuse(BetzaProblem::JumpStep),
            'j' if steps => match self.modifiers.find_any(b"pgzq") {
                Some((other, span)) => return span.refuse(BetzaProblem::Clash('j', other)),
                None => leg.skips_first = true,
            },
            // One straight step and then diagonal ones is how everybody reads a longer knight's leap; with
            // more straight steps there is no agreement.
            _ if leg.is_oblique() && long - short > 1 => {
                return span.refuse(BetzaProblem::Way { modifier, way: way(modifier, short, long) });
            }
            'n' => leg.over = Over::Lame,
            _ => leg.over = Over::Jumping,
        }
        Ok(())
    }

    /// `z` and `q`: turns within the leg.
    fn turn(&self, leg: &mut Leg, last: bool) -> Result<(), BetzaError> {
        let Some((modifier, span)) = self.modifiers.find_any(b"zq") else { return Ok(()) };
        leg.course = if modifier == 'z' { Course::Crooked } else { Course::Circular };
        if leg.course == Course::Circular && !self.ranged {
            leg.range = Range::Unlimited;
        }
        if atom::name(leg) == "K" {
            span.refuse(BetzaProblem::QueenCourse(modifier))
        } else if leg.range == Range::Steps(1) {
            span.refuse(BetzaProblem::TooShort { modifier, longer: longer(modifier, leg) })
        } else if !last {
            span.refuse(BetzaProblem::CourseInside(modifier))
        } else {
            Ok(())
        }
    }

    /// `p` and `g`: what happens at an occupied square.
    fn hop(&self, leg: &mut Leg, last: bool) -> Result<(), BetzaError> {
        let Some((modifier, span)) = self.modifiers.find_any(b"pg") else { return Ok(()) };
        leg.hop = match (modifier, last) {
            ('g', false) => return span.refuse(BetzaProblem::BehindInside),
            (_, false) => Hop::Mount,
            (_, true) if leg.range == Range::Steps(1) => {
                return span.refuse(BetzaProblem::TooShort { modifier, longer: longer(modifier, leg) });
            }
            ('p', true) => Hop::Over,
            _ => Hop::Behind,
        };
        Ok(())
    }
}

/// The same leap without limit.
fn longer(modifier: char, leg: &Leg) -> String {
    let unlimited = Leg { range: Range::Unlimited, ..leg.clone() };
    format!("{modifier}{}", atom::text(&unlimited, false))
}

/// An oblique leap in brackets, first straight ahead and then diagonally, if it is not too long.
fn way(modifier: char, short: u32, long: u32) -> Option<String> {
    let (straight, diagonal) = (long - short, short);
    if modifier == 'n' {
        let leap = |files: u32, ranks: u32| {
            let leg = Leg::leap(files.cast_signed(), ranks.cast_signed());
            format!("{}{}", if leg.multiplier > 1 { "n" } else { "" }, atom::name(&leg))
        };
        return Some(format!("[{}-{}]", leap(0, straight), leap(diagonal, diagonal)));
    }
    // Every square on the way is occupied: each step but the last hops onto a piece.
    let steps = "pW-".repeat(straight as usize) + &"pF-".repeat(diagonal as usize - 1);
    (long as usize <= MAX_PARTS).then(|| format!("[{steps}F]"))
}

/// What comes after a part that `operator` joins to the next one. A piece that is hopped onto stays, so the move
/// goes on in any case.
pub(super) fn next(part: &Part, operator: u8, position: usize) -> Result<Next, BetzaError> {
    match (operator, part.modifiers.has(b'p')) {
        (b'?', true) => Span::letter(position).refuse(BetzaProblem::MountMayEnd),
        (b'?', false) => Ok(Next::May),
        _ => Ok(Next::Must),
    }
}
