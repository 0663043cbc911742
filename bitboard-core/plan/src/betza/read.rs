//! The grammar: components, brackets, parts, atoms and numbers.

use alloc::{vec, vec::Vec};

use super::{
    MAX_COMPONENTS, MAX_NUMBER, MAX_PARTS, atom,
    directions::Frame,
    error::{BetzaError, BetzaProblem, Span},
    falcon,
    leg::{self, Modifiers, Part},
};
use crate::movement::{Component, Leg, Movement, Range};

/// The name of four components.
pub(super) const FALCON: &str = "falcon";

pub(super) fn movement(text: &str) -> Result<Movement, BetzaError> {
    let mut reader = Reader { text, at: 0 };
    if text.is_empty() {
        return reader.span(0).refuse(BetzaProblem::Empty);
    }
    let mut components = Vec::new();
    while reader.at < text.len() {
        let start = reader.at;
        components.append(&mut reader.components()?);
        if components.len() > MAX_COMPONENTS {
            return reader.span(start).refuse(BetzaProblem::TooManyComponents);
        }
    }
    Ok(Movement { components })
}

/// Modifiers of which only one can stand.
const CLASHES: [[u8; 2]; 4] = [*b"mc", *b"nj", *b"pg", *b"zq"];

struct Reader<'text> {
    text: &'text str,
    /// The next byte, always at the border of a character.
    at: usize,
}

impl<'text> Reader<'text> {
    fn rest(&self) -> &'text str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<u8> {
        self.rest().bytes().next()
    }

    fn take(&mut self, expected: u8) -> bool {
        let found = self.peek() == Some(expected);
        self.at += usize::from(found);
        found
    }

    /// What has been read from `start` on.
    fn span(&self, start: usize) -> Span {
        Span { start, end: self.at }
    }

    /// The next character.
    fn next_span(&self) -> Span {
        let length = self.rest().chars().next().map_or(0, char::len_utf8);
        Span { start: self.at, end: self.at + length }
    }

    /// What one modified atom, bracket or name stands for.
    fn components(&mut self) -> Result<Vec<Component>, BetzaError> {
        let modifiers = self.modifiers(Place::Component)?;
        let all_legs = if self.rest().starts_with(FALCON) {
            self.at += FALCON.len();
            self.whole(&modifiers)?;
            falcon().to_vec()
        } else if self.peek() == Some(b'[') {
            let legs = self.brackets()?;
            self.whole(&modifiers)?;
            vec![legs]
        } else {
            let part = self.part(modifiers.clone(), Place::Component)?;
            vec![vec![part.leg(self.text, Frame::Board, true)?]]
        };
        let component = |legs| Component {
            quiet: !modifiers.has(b'c'),
            captures: !modifiers.has(b'm'),
            wraps: modifiers.has(b'o'),
            legs,
        };
        Ok(all_legs.into_iter().map(component).collect())
    }

    /// Checks what stands around brackets or a name.
    fn whole(&mut self, modifiers: &Modifiers) -> Result<(), BetzaError> {
        let foreign = modifiers.letters.iter().find(|(letter, _)| !matches!(letter, b'm' | b'c' | b'o'));
        let start = if modifiers.directions.start < modifiers.directions.end {
            Some(modifiers.directions.start)
        } else {
            foreign.map(|(_, position)| *position)
        };
        if let Some(start) = start {
            let letter = char::from(self.text.as_bytes()[start]);
            return Span::letter(start).refuse(BetzaProblem::BracketModifier(letter));
        }
        let digits = self.digits();
        if digits.start < digits.end { digits.refuse(BetzaProblem::BracketRange) } else { Ok(()) }
    }

    /// The legs of a move in brackets.
    fn brackets(&mut self) -> Result<Vec<Leg>, BetzaError> {
        let start = self.at;
        self.at += 1;
        if self.take(b']') {
            return self.span(start).refuse(BetzaProblem::NoParts);
        }
        let unclosed = Span::letter(start);
        // Each part with the operator behind it.
        let mut parts = Vec::new();
        loop {
            let place = if parts.is_empty() { Place::FirstPart } else { Place::LaterPart };
            let part_start = self.at;
            let modifiers = self.modifiers(place)?;
            if self.peek().is_none() {
                return unclosed.refuse(BetzaProblem::Unclosed);
            }
            let part = self.part(modifiers, place)?;
            if parts.len() == MAX_PARTS {
                return self.span(part_start).refuse(BetzaProblem::TooManyParts);
            }
            let position = self.at;
            match self.peek() {
                Some(operator @ (b'-' | b'?' | b']')) => {
                    self.at += 1;
                    parts.push((part, operator, position));
                    if operator == b']' {
                        break;
                    }
                }
                Some(letter) if letter.is_ascii_alphabetic() || letter == b'(' => {
                    return self.next_span().refuse(BetzaProblem::NotJoined);
                }
                Some(_) => return self.unexpected(place),
                None => return unclosed.refuse(BetzaProblem::Unclosed),
            }
        }
        if parts.len() == 1 {
            return self.span(start).refuse(BetzaProblem::OnePart);
        }
        let (mut legs, mut frame) = (Vec::new(), Frame::Board);
        for (part, operator, position) in &parts {
            let last = *operator == b']';
            let mut leg = part.leg(self.text, frame, last)?;
            if !last {
                leg.next = leg::next(part, *operator, *position)?;
            }
            frame = frame.after(&leg);
            legs.push(leg);
        }
        Ok(legs)
    }

    /// The letters before an atom.
    fn modifiers(&mut self, place: Place) -> Result<Modifiers, BetzaError> {
        let start = self.at;
        let mut directions = self.span(start);
        let mut letters: Vec<(u8, usize)> = Vec::new();
        while let Some(letter) = self.peek() {
            let position = self.at;
            match letter {
                _ if self.rest().starts_with(FALCON) => break,
                b'f' | b'b' | b'l' | b'r' | b'v' | b's' | b'h' | b'a' => {
                    if letter == b'a' && place != Place::LaterPart {
                        break;
                    }
                    if directions.start == directions.end {
                        directions.start = position;
                    } else if directions.end != position {
                        return Span::letter(position).refuse(BetzaProblem::DirectionsApart);
                    }
                    directions.end = position + 1;
                }
                b'm' | b'c' | b'o' if place != Place::Component => {
                    return Span::letter(position).refuse(BetzaProblem::PartModifier(letter.into()));
                }
                b'm' | b'c' | b'n' | b'j' | b'o' | b'z' | b'q' | b'p' | b'g' => {
                    for &(known, _) in &letters {
                        let problem = if known == letter {
                            BetzaProblem::Twice(letter.into())
                        } else if CLASHES.iter().any(|pair| pair.contains(&known) && pair.contains(&letter)) {
                            BetzaProblem::Clash(known.into(), letter.into())
                        } else {
                            continue;
                        };
                        return Span::letter(position).refuse(problem);
                    }
                    letters.push((letter, position));
                }
                _ => break,
            }
            self.at += 1;
        }
        Ok(Modifiers { span: self.span(start), directions, letters })
    }

    /// An atom and its range.
    fn part(&mut self, modifiers: Modifiers, place: Place) -> Result<Part, BetzaError> {
        let start = self.at;
        let Some(letter) = self.peek() else { return modifiers.span.refuse(BetzaProblem::NoAtom) };
        let (mut leap, doubled) = if letter == b'(' {
            let leap = self.leap()?;
            let written = &self.text[start..self.at];
            if self.rest().starts_with(written) {
                self.at += written.len();
                return self.span(start).refuse(BetzaProblem::RepeatedLeap(written.into()));
            }
            (leap, false)
        } else if let Some(leap) = atom::leg(letter) {
            self.at += 1;
            let doubled = self.take(letter);
            if doubled && self.peek() == Some(letter) {
                while self.take(letter) {}
                return self.span(start).refuse(BetzaProblem::ThreeLetters(letter.into()));
            }
            (leap, doubled)
        } else if modifiers.span.start < modifiers.span.end
            && matches!(letter, b'-' | b'?' | b']' | b'0'..=b'9')
        {
            return modifiers.span.refuse(BetzaProblem::NoAtom);
        } else {
            return self.unexpected(place);
        };
        let digits = self.digits();
        let numbered = digits.start < digits.end;
        if doubled && numbered {
            return digits.refuse(BetzaProblem::RangeTwice);
        }
        if doubled {
            leap.range = Range::Unlimited;
        } else if numbered {
            leap.range = match self.value(digits)? {
                0 => Range::Unlimited,
                steps => Range::Steps(steps),
            };
        }
        Ok(Part { modifiers, leap, ranged: doubled || numbered })
    }

    /// A leap in parentheses.
    fn leap(&mut self) -> Result<Leg, BetzaError> {
        let start = self.at;
        self.at += 1;
        let mut sides = [0; 2];
        for (side, end) in sides.iter_mut().zip([b',', b')']) {
            let digits = self.digits();
            if digits.start == digits.end || !self.take(end) {
                let end = self.next_span().end;
                return Span { start, end }.refuse(BetzaProblem::BadLeap);
            }
            *side = self.value(digits)?.cast_signed();
        }
        match sides {
            [0, 0] => self.span(start).refuse(BetzaProblem::NoLeap),
            [files, ranks] => Ok(Leg::leap(files, ranks)),
        }
    }

    fn digits(&mut self) -> Span {
        let start = self.at;
        self.at += self.rest().bytes().take_while(u8::is_ascii_digit).count();
        self.span(start)
    }

    /// The number that these digits are, at least one.
    fn value(&self, digits: Span) -> Result<u32, BetzaError> {
        let written = &self.text[digits.start..digits.end];
        if written.len() > 1 && written.starts_with('0') {
            return digits.refuse(BetzaProblem::LeadingZero);
        }
        match written.parse() {
            Ok(value) if value <= MAX_NUMBER => Ok(value),
            _ => digits.refuse(BetzaProblem::LargeNumber),
        }
    }

    /// Refuses what stands next, which is not an atom.
    fn unexpected<T>(&mut self, place: Place) -> Result<T, BetzaError> {
        let span = self.next_span();
        let letter = self.rest().chars().next().unwrap_or_default();
        let within = place != Place::Component;
        let problem = match letter {
            '0'..='9' => return self.digits().refuse(BetzaProblem::LoneNumber),
            '-' | '?' | ']' if within => BetzaProblem::NoPart,
            '-' | '?' => BetzaProblem::Operator(letter),
            ']' => BetzaProblem::Unopened,
            '[' if within => BetzaProblem::Nested,
            'f' if within && self.rest().starts_with(FALCON) => {
                return Span { end: span.start + FALCON.len(), ..span }.refuse(BetzaProblem::Nested);
            }
            _ => BetzaProblem::Letter(letter),
        };
        span.refuse(problem)
    }
}

/// Where modifiers stand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Component,
    FirstPart,
    LaterPart,
}
