//! The one piece that has a name.

use alloc::vec::Vec;

use crate::movement::{Component, Leg};

/// Its name.
pub(super) const FALCON: &str = "falcon";

/// Its four moves: three king's steps, straight on with one turn by 45 degrees at either joint, or a turn and one
/// back.
pub(super) fn legs() -> [Vec<Leg>; 4] {
    let turning = |turns: &[u32]| Leg::king().turning(turns.iter().copied());
    let path = |second: Leg, third: Leg| Leg::king().then(second).then(third).legs;
    [
        path(turning(&[0]), turning(&[1, 7])),
        path(turning(&[1, 7]), turning(&[0])),
        path(turning(&[7]), turning(&[1])),
        path(turning(&[1]), turning(&[7])),
    ]
}

/// Whether components begin with its four, alike in everything else.
pub(super) fn begins(components: &[Component]) -> bool {
    let Some(four) = components.first_chunk::<4>() else { return false };
    let moves = four[0].quiet || four[0].captures;
    moves && four.iter().zip(legs()).all(|(one, legs)| *one == Component { legs, ..four[0].clone() })
}
