//! The grammar: components, brackets, parts, atoms and ranges.

use alloc::{vec, vec::Vec};

use super::{
    MAX_COMPONENTS, MAX_PARTS, atom,
    cursor::Cursor,
    directions::Frame,
    error::{BetzaError, Span},
    falcon::{self, FALCON},
    foreign::named,
    leg::Part,
    modifiers::{Modifiers, Place, begins_part},
    problem::BetzaProblem,
};
use crate::movement::{Component, Leg, Movement, Range};

pub(super) fn movement(text: &str) -> Result<Movement, BetzaError> {
    components(text).map_err(|error| match named(text) {
        Some(notation) => {
            let problem = BetzaProblem::Name { name: text.into(), notation };
            BetzaError { start: 0, end: text.len(), problem }
        }
        None => error,
    })
}

fn components(text: &str) -> Result<Movement, BetzaError> {
    let mut cursor = Cursor::new(text);
    if text.is_empty() {
        return cursor.span(0).refuse(BetzaProblem::Empty);
    }
    let mut components = Vec::new();
    while cursor.at < text.len() {
        let start = cursor.at;
        components.append(&mut cursor.components()?);
        if components.len() > MAX_COMPONENTS {
            return cursor.span(start).refuse(BetzaProblem::TooManyComponents);
        }
    }
    Ok(Movement { components })
}

impl Cursor<'_> {
    /// What one atom, bracket or name with its modifiers stands for.
    fn components(&mut self) -> Result<Vec<Component>, BetzaError> {
        let modifiers = Modifiers::read(self, Place::Component)?;
        let (quiet, captures, wraps) = (!modifiers.has(b'c'), !modifiers.has(b'm'), modifiers.has(b'o'));
        let moves = if self.peek() == Some(b'[') {
            modifiers.check_whole()?;
            let parts = self.brackets()?;
            self.no_range()?;
            vec![self.legs(&parts)?]
        } else if self.rest().starts_with(FALCON) {
            modifiers.check_whole()?;
            self.take(FALCON);
            self.no_range()?;
            falcon::legs().into()
        } else {
            let part = self.part(modifiers, Place::Component)?;
            vec![self.legs(&[(part, End::Bracket)])?]
        };
        Ok(moves.into_iter().map(|legs| Component { quiet, captures, wraps, legs }).collect())
    }

    /// Refuses a range behind a whole move.
    fn no_range(&mut self) -> Result<(), BetzaError> {
        let digits = self.digits();
        if digits.is_empty() { Ok(()) } else { digits.refuse(BetzaProblem::BracketRange) }
    }

    /// The parts in brackets, each with what stands behind it.
    fn brackets(&mut self) -> Result<Vec<(Part, End)>, BetzaError> {
        let start = self.at;
        self.take("[");
        let open = self.span(start);
        if self.take("]") {
            return self.span(start).refuse(BetzaProblem::NoParts);
        }
        let mut parts = Vec::new();
        loop {
            let place = if parts.is_empty() { Place::FirstPart } else { Place::LaterPart };
            let part_start = self.at;
            let modifiers = Modifiers::read(self, place)?;
            if self.rest().is_empty() {
                return open.refuse(BetzaProblem::Unclosed);
            }
            let part = self.part(modifiers, place)?;
            if parts.len() == MAX_PARTS {
                return self.span(part_start).refuse(BetzaProblem::TooManyParts);
            }
            let end = self.next_span();
            match self.peek() {
                Some(b'-') => parts.push((part, End::Must)),
                Some(b'?') => parts.push((part, End::May(end))),
                Some(b']') => parts.push((part, End::Bracket)),
                Some(letter) if begins_part(letter) || atom::leg(letter).is_some() => {
                    return end.refuse(BetzaProblem::NotJoined);
                }
                Some(_) => return self.unexpected(place),
                None => return open.refuse(BetzaProblem::Unclosed),
            }
            if self.take("]") {
                break;
            }
            self.at = end.end;
        }
        if parts.len() == 1 { self.span(start).refuse(BetzaProblem::OnePart) } else { Ok(parts) }
    }

    /// The legs that parts mean one behind the other.
    fn legs(&self, parts: &[(Part, End)]) -> Result<Vec<Leg>, BetzaError> {
        let (mut legs, mut frame) = (Vec::new(), Frame::Board);
        for (part, end) in parts {
            let leg = part.leg(self.text, frame, *end)?;
            frame = frame.after(&leg);
            legs.push(leg);
        }
        Ok(legs)
    }

    /// An atom and its range.
    fn part(&mut self, modifiers: Modifiers, place: Place) -> Result<Part, BetzaError> {
        let start = self.at;
        let (mut leap, doubled) = match self.peek() {
            Some(b'(') => (self.leap()?, false),
            Some(letter) if let Some(leap) = atom::leg(letter) => {
                let times = self.rest().bytes().take_while(|next| *next == letter).count();
                self.at += times;
                if times > 2 {
                    return self.span(start).refuse(BetzaProblem::ThreeLetters(letter.into()));
                }
                (leap, times == 2)
            }
            None | Some(b'-' | b'?' | b']' | b'0'..=b'9') if !modifiers.span.is_empty() => {
                return modifiers.span.refuse(BetzaProblem::NoAtom);
            }
            _ => return self.unexpected(place),
        };
        let digits = self.digits();
        if doubled && !digits.is_empty() {
            return digits.refuse(BetzaProblem::RangeTwice);
        }
        if doubled {
            leap.range = Range::Unlimited;
        } else if !digits.is_empty() {
            leap.range = match self.value(digits)? {
                0 => Range::Unlimited,
                steps => Range::Steps(steps),
            };
        }
        Ok(Part { modifiers, leap, ranged: doubled || !digits.is_empty() })
    }

    /// A leap in parentheses.
    fn leap(&mut self) -> Result<Leg, BetzaError> {
        let start = self.at;
        self.take("(");
        let mut sides = [0; 2];
        for (side, behind) in sides.iter_mut().zip([",", ")"]) {
            let digits = self.digits();
            if digits.is_empty() || !self.take(behind) {
                return Span { start, end: self.next_span().end }.refuse(BetzaProblem::BadLeap);
            }
            *side = self.value(digits)?.cast_signed();
        }
        let written = &self.text[start..self.at];
        if sides == [0, 0] {
            return self.span(start).refuse(BetzaProblem::NoLeap);
        }
        // A letter written twice is one atom, so this would be too easily misread.
        if self.take(written) {
            return self.span(start).refuse(BetzaProblem::RepeatedLeap(written.into()));
        }
        Ok(Leg::leap(sides[0], sides[1]))
    }

    /// Refuses what stands next, which is not an atom.
    fn unexpected<T>(&mut self, place: Place) -> Result<T, BetzaError> {
        let within = place != Place::Component;
        let start = self.at;
        if within && self.take(FALCON) {
            return self.span(start).refuse(BetzaProblem::Nested);
        }
        let span = self.next_span();
        span.refuse(match self.rest().chars().next().unwrap_or_default() {
            '0'..='9' => return self.digits().refuse(BetzaProblem::LoneNumber),
            '-' | '?' | ']' if within => BetzaProblem::NoPart,
            operator @ ('-' | '?') => BetzaProblem::Operator(operator),
            ']' => BetzaProblem::Unopened,
            '[' if within => BetzaProblem::Nested,
            letter => BetzaProblem::Letter(letter),
        })
    }
}

/// What stands behind a part.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// `]`, or there are no brackets.
    Bracket,
    /// `-`
    Must,
    /// `?`, which stands there.
    May(Span),
}
