//! Where a piece goes, by the moves that its movement leaves it.

use alloc::{borrow::Cow, vec::Vec};

use super::{
    logic::Logic,
    statement::{Squares, add, nothing},
};
use crate::{Geometry, Gives, Move, MovementProblem, Purpose, Request};

/// The moves of a piece.
pub(super) struct Moves {
    gives: Gives,
    /// Whether the pieces are the first input; else there is one, and all inputs are the occupied squares.
    set: bool,
    /// From each square the moves to empty squares and the captures, as far as they matter.
    from: Vec<(u32, [Vec<Move>; 2])>,
}

impl Moves {
    /// Those from one square, or for a set of pieces those from all.
    pub(super) fn new(
        geometry: &Geometry,
        request: &Request,
        square: Option<u32>,
    ) -> Result<Self, MovementProblem> {
        let moves = |from: u32, purpose: Purpose| {
            let matters = match purpose {
                Purpose::Quiet => matches!(request.gives, Gives::Quiet | Gives::Moves),
                Purpose::Capture => request.gives != Gives::Quiet,
            };
            if matters { request.movement.moves(geometry, from, purpose) } else { Ok(Vec::new()) }
        };
        let squares = square.map_or_else(|| geometry.cells(), |square| [square].into_iter().collect());
        let mut all = Vec::new();
        for from in squares.iter() {
            all.push((from, [moves(from, Purpose::Quiet)?, moves(from, Purpose::Capture)?]));
        }
        Ok(Self { gives: request.gives, set: square.is_none(), from: all })
    }

    pub(super) fn of<L: Logic>(&self, l: &mut L, inputs: &[Squares<L>]) -> Squares<L> {
        let occupied = &inputs[usize::from(self.set)];
        let mut result = nothing::<L>();
        for (from, [quiet, captures]) in &self.from {
            let (others, here) = if self.set {
                (Cow::Borrowed(occupied), inputs[0][*from as usize])
            } else {
                // The piece leaves its square, so what stands there does not matter.
                let mut others = occupied.clone();
                others[*from as usize] = L::NEVER;
                (Cow::Owned(others), L::ALWAYS)
            };
            for way in quiet {
                let open = open(l, way, &others);
                let empty = l.without(open, occupied[way.to as usize]);
                let goes = l.and(here, empty);
                add(l, &mut result, way.to, goes);
            }
            for way in captures {
                let mut open = open(l, way, &others);
                if self.gives != Gives::Attacks {
                    open = l.and(open, occupied[way.to as usize]);
                }
                let goes = l.and(here, open);
                add(l, &mut result, way.to, goes);
            }
        }
        result
    }
}

/// Whether a way is open, by the occupied squares.
fn open<L: Logic>(l: &mut L, way: &Move, occupied: &[L::Bit]) -> L::Bit {
    let mut open = L::ALWAYS;
    // From the last square to the first, as diagrams are built.
    for bit in way.empty.or(way.full).iter().rev() {
        let full = way.full.contains(bit);
        let here = occupied[bit as usize];
        open = if full { l.and(open, here) } else { l.without(open, here) };
        if full && way.empty.contains(bit) {
            open = L::NEVER;
        }
    }
    open
}
