//! Movements written back.

use alloc::string::String;
use core::fmt;

use super::{MAX_COMPONENTS, atom, directions, directions::Frame, falcon, read};
use crate::movement::{Component, Course, Heading, Hop, Leg, Movement, Next, Over, Turns};

/// Why a movement cannot be written in Betza notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Inexpressible {
    /// It has no components.
    Empty,
    /// It has too many components.
    TooMany,
    /// The notation has nothing like the component with this index.
    Component(usize),
}

impl fmt::Display for Inexpressible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str(
                "a movement without components cannot be written in Betza notation\n\
                 help: it moves nowhere; `Movement::from(Leg::king())` is a piece with one component",
            ),
            Self::TooMany => write!(
                f,
                "a movement with more than {MAX_COMPONENTS} components cannot be written in Betza notation\n\
                 help: one leg can go in several directions"
            ),
            Self::Component(index) => write!(
                f,
                "component {} of this movement cannot be written in Betza notation\n\
                 help: it stays as it is; describe it by its legs",
                index + 1
            ),
        }
    }
}

impl core::error::Error for Inexpressible {}

pub(super) fn movement(movement: &Movement) -> Result<String, Inexpressible> {
    let components = &movement.components;
    match components.len() {
        0 => return Err(Inexpressible::Empty),
        1..=MAX_COMPONENTS => {}
        _ => return Err(Inexpressible::TooMany),
    }
    let mut text = String::new();
    let (mut index, mut last_start) = (0, 0);
    while index < components.len() {
        let rest = &components[index..];
        let (written, count) = if falcon::begins(rest) {
            (String::from(modality(&rest[0])) + wraps(&rest[0]) + falcon::FALCON, 4)
        } else {
            (component(&rest[0], false).ok_or(Inexpressible::Component(index))?, 1)
        };
        // `W` and then `W` would be read as `WW`, a rook.
        if last_atom(&text).is_some_and(|atom| written.starts_with(atom)) {
            text.truncate(last_start);
            text += &component(&components[index - 1], true).ok_or(Inexpressible::Component(index - 1))?;
        }
        last_start = text.len();
        text += &written;
        index += count;
    }
    Ok(text)
}

/// The atom at the end of a text, if no number follows it.
fn last_atom(text: &str) -> Option<&str> {
    let start = match text.as_bytes() {
        [.., b'A'..=b'Z'] => text.len() - 1,
        [.., b')'] => text.rfind('(')?,
        _ => return None,
    };
    Some(&text[start..])
}

/// One component, if the notation has it: that is, if the text is read as the same. With `numbered` the range
/// of a single leg is a number in any case.
fn component(component: &Component, numbered: bool) -> Option<String> {
    let component = normal(component);
    let (whole, wraps) = (modality(&component), wraps(&component));
    let text = match &component.legs[..] {
        [] => return None,
        [only] => part(only, Frame::Board, whole, wraps, numbered)?,
        legs => {
            let mut text = String::from(whole) + wraps + "[";
            let mut frame = Frame::Board;
            for leg in legs {
                text += &part(leg, frame, "", "", false)?;
                text += match leg.next {
                    Next::Must => "-",
                    Next::May => "?",
                    Next::End => "]",
                };
                frame = frame.after(leg);
            }
            text
        }
    };
    read::movement(&text).is_ok_and(|read| read.components == [component]).then_some(text)
}

/// One leg: directions, modality, way over, edges, course, hop, atom, range.
fn part(leg: &Leg, frame: Frame, modality: &str, wraps: &str, numbered: bool) -> Option<String> {
    let mut text = directions::write(leg.heading, leg, frame)? + modality;
    text += match leg.over {
        _ if leg.skips_first => "j",
        Over::Ignored => "",
        Over::Lame => "n",
        Over::Jumping => "j",
    };
    text += wraps;
    text += match leg.course {
        Course::Straight => "",
        Course::Crooked => "z",
        Course::Circular => "q",
    };
    text += match leg.hop {
        Hop::None => "",
        Hop::Mount | Hop::Over => "p",
        Hop::Behind => "g",
    };
    Some(text + &atom::text(leg, numbered))
}

fn modality(component: &Component) -> &'static str {
    match (component.quiet, component.captures) {
        (true, false) => "m",
        (false, true) => "c",
        _ => "",
    }
}

fn wraps(component: &Component) -> &'static str {
    if component.wraps { "o" } else { "" }
}

/// The same component with the heading of its first leg as the reader has it.
fn normal(component: &Component) -> Component {
    let mut component = component.clone();
    if let Some(Leg { heading, images, .. }) = component.legs.first_mut()
        && let Heading::Turns(turns) = *heading
    {
        let turns = Turns(turns.0 & images.0);
        *heading = if turns == *images { Heading::Outward } else { Heading::Turns(turns) };
    }
    component
}
