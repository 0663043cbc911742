//! Components walked from square to square.

use super::{Aim, Component, Course, Hop, Joint, Moves, Part, Passed, Vector, aim};
use crate::{Grid, Set, Square};

/// Adds the moves of a component.
pub fn component(component: &Component, grid: &Grid, home: Square, occupied: &Set, moves: &mut Moves) {
    let joined;
    let grid = if component.joined_sides {
        joined = grid.clone().cylinder();
        &joined
    } else {
        grid
    };
    Walk { component, grid, home, occupied, moves }.set_out(0, home, None);
}

/// The direction in which a part arrived: the image's number and the step itself.
type Heading = (usize, Vector);

struct Walk<'w> {
    component: &'w Component,
    grid: &'w Grid,
    home: Square,
    occupied: &'w Set,
    moves: &'w mut Moves,
}

impl<'w> Walk<'w> {
    /// Whether nothing stands on a square. The piece itself has left its own.
    fn empty(&self, square: Square) -> bool {
        square == self.home || !self.occupied.contains(&square)
    }

    /// All rides of a part from the square where the part before ended.
    fn set_out(&mut self, number: usize, from: Square, before: Option<Heading>) {
        let part = &self.component.parts[number];
        for image in directions(part, before) {
            let smallest = if part.images.len() == 8 { 1 } else { 2 };
            match part.course {
                Course::Straight => self.ride(number, from, image, |_| 0),
                Course::Crooked => {
                    self.ride(number, from, image, |step| if step % 2 == 0 { 0 } else { smallest });
                    self.ride(number, from, image, |step| if step % 2 == 0 { 0 } else { 8 - smallest });
                }
                Course::Circular => {
                    self.ride(number, from, image, |step| step * smallest);
                    self.ride(number, from, image, |step| step * (8 - smallest));
                }
            }
        }
    }

    /// One ride; `turn` says how far each step is turned from the first one, in eighths clockwise.
    fn ride(&mut self, number: usize, from: Square, image: usize, turn: impl Fn(usize) -> usize) {
        let part = &self.component.parts[number];
        let mut at = from;
        let mut hurdle_passed = false;
        let mut steps = 0;
        while part.range.is_none_or(|range| steps < range) {
            let direction = (image + turn(steps)) % 8;
            let heading = (direction, part.ring[direction]);
            let Some(next) = self.grid.land(at, heading.1) else { return };
            // Round a ring or a circle, a ride ends before it comes back to where it began.
            if next == from || !self.passes(part, at, heading.1) {
                return;
            }
            at = next;
            steps += 1;
            if part.skips_first && steps == 1 {
                continue;
            }
            let empty = self.empty(at);
            match part.hop {
                Hop::No => {
                    self.arrive(number, at, heading);
                    if !empty {
                        return;
                    }
                }
                Hop::Onto if empty => {}
                Hop::Onto => {
                    self.set_out(number + 1, at, Some(heading));
                    return;
                }
                Hop::Over | Hop::JustBehind if !hurdle_passed => hurdle_passed = !empty,
                Hop::Over => {
                    self.arrive(number, at, heading);
                    if !empty {
                        return;
                    }
                }
                Hop::JustBehind => {
                    self.arrive(number, at, heading);
                    return;
                }
            }
        }
    }

    /// Whether the squares between two landings are as the part wants them. A lame leap goes from square to square,
    /// so a hole stops it.
    fn passes(&self, part: &Part, at: Square, leap: Vector) -> bool {
        let between = || between(leap).into_iter().map(|offset| self.grid.land(at, offset));
        match part.passed {
            Passed::Anything => true,
            Passed::Empty => between().all(|square| square.is_some_and(|square| self.empty(square))),
            Passed::Occupied => between().all(|square| square.is_some_and(|square| !self.empty(square))),
        }
    }

    /// A part can end here: the move ends, or the next part begins, or both.
    fn arrive(&mut self, number: usize, at: Square, heading: Heading) {
        let joint = self.component.parts[number].joint;
        if matches!(joint, Joint::Last | Joint::MayGoOn) && at != self.home {
            if !self.empty(at) {
                if self.component.captures {
                    self.moves.captures.insert(at);
                }
            } else if self.component.quiet {
                self.moves.quiet.insert(at);
            }
        }
        if matches!(joint, Joint::MustGoOn | Joint::MayGoOn) && self.empty(at) {
            self.set_out(number + 1, at, Some(heading));
        }
    }
}

/// The images in which a part sets out.
fn directions(part: &Part, before: Option<Heading>) -> Vec<usize> {
    match (&part.aim, before) {
        (Aim::At(images), _) => images.clone(),
        (Aim::Turned(turns), Some((image, _))) => {
            let turned = |turn: &usize| (image + turn) % 8;
            turns.iter().map(turned).filter(|image| part.images.contains(image)).collect()
        }
        (Aim::Onward, Some((_, step))) => aim::onward(&part.ring, &part.images, step),
        (Aim::Turned(_) | Aim::Onward, None) => panic!("the first part is aimed at something"),
    }
}

/// The squares that a leap passes over, its end left out: straight ahead along the longer axis first, then diagonally.
fn between((files, ranks): Vector) -> Vec<Vector> {
    let (along, across) = if files.abs() > ranks.abs() { (files, ranks) } else { (ranks, files) };
    let straight = along.abs() - across.abs();
    let mut squares = Vec::new();
    for step in 1..along.abs() {
        let forward = step * along.signum();
        let sideways = (step - straight).max(0) * across.signum();
        squares.push(if files.abs() > ranks.abs() { (forward, sideways) } else { (sideways, forward) });
    }
    squares
}
