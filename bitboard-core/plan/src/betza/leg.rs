//! From a part of the text to a leg: what its modifiers mean together with its atom.

use alloc::{format, string::String};

use super::{
    MAX_PARTS, atom,
    directions::{self, Frame},
    error::{BetzaError, Span},
    modifiers::Modifiers,
    problem::BetzaProblem,
    read::End,
};
use crate::movement::{Course, Hop, Leg, Next, Over, Range};

/// A part of a move as it is written.
pub(super) struct Part {
    pub modifiers: Modifiers,
    /// The atom with its range, in all directions.
    pub leap: Leg,
    /// Whether a range is written.
    pub ranged: bool,
}

impl Part {
    /// The leg that this part means.
    pub fn leg(&self, text: &str, frame: Frame, end: End) -> Result<Leg, BetzaError> {
        let mut leg = self.leap.clone();
        let Span { start, end: behind } = self.modifiers.directions;
        leg.heading = directions::read(&text[start..behind], &leg, frame)
            .or_else(|(span, problem)| span.moved(start).refuse(problem))?;
        self.pass(&mut leg)?;
        self.turn(&mut leg, end)?;
        self.hop(&mut leg, end)?;
        leg.next = match end {
            End::Bracket => Next::End,
            End::Must => Next::Must,
            End::May(span) if leg.hop == Hop::Mount => return span.refuse(BetzaProblem::MountMayEnd),
            End::May(_) => Next::May,
        };
        Ok(leg)
    }

    /// `n` and `j`: the squares that a leap passes over.
    fn pass(&self, leg: &mut Leg) -> Result<(), BetzaError> {
        let Some((modifier, span)) = self.modifiers.find(b"nj") else { return Ok(()) };
        let (short, long) = leg.base;
        let is_step = leg.multiplier == 1 && !leg.is_oblique();
        match modifier {
            'n' if is_step => return span.refuse(BetzaProblem::LameStep),
            'j' if is_step && leg.range == Range::Steps(1) => return span.refuse(BetzaProblem::JumpStep),
            'j' if is_step => match self.modifiers.find(b"pgzq") {
                Some((other, span)) => return span.refuse(BetzaProblem::Clash(modifier, other)),
                None => leg.skips_first = true,
            },
            // One straight step and then diagonal ones: so go the horse and the elephant of Janggi. About more
            // straight steps there is no agreement.
            _ if leg.is_oblique() && long - short > 1 => {
                return span.refuse(BetzaProblem::Way { modifier, way: way(modifier, short, long) });
            }
            'n' => leg.over = Over::Lame,
            _ => leg.over = Over::Jumping,
        }
        Ok(())
    }

    /// `z` and `q`: turns within the leg.
    fn turn(&self, leg: &mut Leg, end: End) -> Result<(), BetzaError> {
        let Some((modifier, span)) = self.modifiers.find(b"zq") else { return Ok(()) };
        leg.course = if modifier == 'z' { Course::Crooked } else { Course::Circular };
        if leg.course == Course::Circular && !self.ranged {
            leg.range = Range::Unlimited;
        }
        if atom::is_king(leg) {
            span.refuse(BetzaProblem::QueenCourse(modifier))
        } else if leg.range == Range::Steps(1) {
            span.refuse(BetzaProblem::TooShort { modifier, longer: longer(modifier, leg) })
        } else if end != End::Bracket {
            span.refuse(BetzaProblem::CourseInside(modifier))
        } else {
            Ok(())
        }
    }

    /// `p` and `g`: what happens at an occupied square.
    fn hop(&self, leg: &mut Leg, end: End) -> Result<(), BetzaError> {
        let Some((modifier, span)) = self.modifiers.find(b"pg") else { return Ok(()) };
        leg.hop = match (modifier, end) {
            ('p', End::Must | End::May(_)) => Hop::Mount,
            (_, End::Must | End::May(_)) => return span.refuse(BetzaProblem::BehindInside),
            (_, End::Bracket) if leg.range == Range::Steps(1) => {
                return span.refuse(BetzaProblem::TooShort { modifier, longer: longer(modifier, leg) });
            }
            ('p', End::Bracket) => Hop::Over,
            (_, End::Bracket) => Hop::Behind,
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
        let lame = |files: u32, ranks: u32| {
            let leg = Leg::leap(files.cast_signed(), ranks.cast_signed());
            format!("{}{}", if leg.multiplier > 1 { "n" } else { "" }, atom::name(&leg))
        };
        return Some(format!("[{}-{}]", lame(0, straight), lame(diagonal, diagonal)));
    }
    // Every square on the way is occupied: each step but the last hops onto a piece.
    let steps = "pW-".repeat(straight as usize) + &"pF-".repeat(diagonal as usize - 1);
    (long as usize <= MAX_PARTS).then(|| format!("[{steps}F]"))
}
