//! Atoms and their letters.

use alloc::{format, string::String};

use crate::movement::{Course, Leg, Range, Turns};

/// The leg that a letter means without a range, in all its directions.
pub(super) fn leg(letter: u8) -> Option<Leg> {
    Some(match letter {
        b'W' => Leg::leap(1, 0),
        b'F' => Leg::leap(1, 1),
        b'D' => Leg::leap(2, 0),
        b'N' => Leg::leap(2, 1),
        b'A' => Leg::leap(2, 2),
        b'H' => Leg::leap(3, 0),
        b'C' | b'L' => Leg::leap(3, 1),
        b'Z' | b'J' => Leg::leap(3, 2),
        b'G' => Leg::leap(3, 3),
        b'K' => Leg::king(),
        b'R' => Leg::ride(1, 0),
        b'B' => Leg::ride(1, 1),
        b'Q' => Leg::queen(),
        _ => return None,
    })
}

/// Whether its leap is a king's step: whether the atom is `K` or `Q`.
pub(super) fn is_king(leg: &Leg) -> bool {
    leg.images == Turns::ALL && !leg.is_oblique()
}

/// The letters of leaps in canonical notation.
const LEAPS: &[u8] = b"WFDNAHCZGK";

/// A leap and its range in canonical notation. With `numbered` the range is a number in any case, so that the
/// same atom can follow.
pub(super) fn text(leap: &Leg, numbered: bool) -> String {
    let name = name(leap);
    let rider = match name.as_str() {
        "W" => Some("R"),
        "F" => Some("B"),
        "K" => Some("Q"),
        _ => None,
    };
    match (leap.range, rider) {
        (Range::Steps(1), _) if !numbered => name,
        (Range::Steps(1), _) => name + "1",
        (Range::Steps(steps), rider) => format!("{}{steps}", rider.unwrap_or(&name)),
        (Range::Unlimited, rider) if numbered => format!("{}0", rider.unwrap_or(&name)),
        (Range::Unlimited, Some(rider)) => rider.into(),
        (Range::Unlimited, None) if leap.course == Course::Circular => name,
        (Range::Unlimited, None) if name.len() > 1 => name + "0",
        (Range::Unlimited, None) => name.repeat(2),
    }
}

/// The letter of a leap, or its numbers in parentheses.
pub(super) fn name(leap: &Leg) -> String {
    let same = |other: &Leg| {
        (leap.base, leap.multiplier, leap.images) == (other.base, other.multiplier, other.images)
    };
    if let Some(&letter) = LEAPS.iter().find(|&&letter| leg(letter).is_some_and(|other| same(&other))) {
        return char::from(letter).into();
    }
    match (leap.base, leap.images) {
        ((0, _), Turns::ORTHOGONAL) => format!("({},0)", leap.multiplier),
        ((0, _), _) => format!("({0},{0})", leap.multiplier),
        ((short, long), _) => format!("({long},{short})"),
    }
}
