//! Steps and rides on lines.

use alloc::{vec, vec::Vec};

use super::{
    builder::{Builder, shifted},
    lower::{line_bits, line_of},
};
use crate::{Direction, Geometry, plan::Reach, program::Value};

/// Part of a step: from one line to another, with a shift along it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Part {
    from: usize,
    amount: i32,
    /// The squares that are stepped onto.
    landing: u32,
}

/// How a ride goes over the lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    /// Every step to a higher line: a chain of carries.
    Rising,
    /// Every step to a lower line.
    Falling,
    /// One bit up its line, as the borrow of a subtraction goes.
    Up,
    /// One bit down its line.
    Down,
    /// Any other way, step by step: the most steps of a ride.
    Cycles(u32),
}

/// Where steps lead to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sense {
    /// Higher lines.
    Rising,
    /// Lower lines.
    Falling,
    /// The same line, or higher and lower ones.
    Neither,
}

/// A direction on lines.
pub(super) struct Course {
    /// The parts of a step onto each line.
    parts: Vec<Vec<Part>>,
    /// The cells of each line that cells before them could step onto but do not: the edge of a zone.
    barred: Vec<u32>,
    form: Form,
}

impl Course {
    pub(super) fn new(geometry: &Geometry, direction: &Direction) -> Self {
        let line_bits = line_bits(geometry);
        let squares = geometry.files() * geometry.ranks();
        let mut parts: Vec<Vec<Part>> = vec![Vec::new(); (squares / line_bits) as usize];
        for bit in 0..squares {
            let Some(target) = direction.target(bit) else { continue };
            let from = (bit / line_bits) as usize;
            let amount = (target % line_bits) as i32 - (bit % line_bits) as i32;
            let landing = 1 << (target % line_bits);
            let onto = &mut parts[(target / line_bits) as usize];
            match onto.iter_mut().find(|part| (part.from, part.amount) == (from, amount)) {
                Some(part) => part.landing |= landing,
                None => onto.push(Part { from, amount, landing }),
            }
        }
        let form = form(&parts, direction);
        let along = match form {
            Form::Up => 1,
            Form::Down => -1,
            _ => 0,
        };
        let barred = (0..).zip(&parts).map(|(line, parts)| {
            let cells = line_of(geometry.cells(), line, line_bits);
            parts.iter().fold(shifted(cells, along) & cells, |barred, part| barred & !part.landing)
        });
        let barred = barred.collect();
        Self { parts, barred, form }
    }

    /// Whether steps lead to higher lines or lower ones.
    pub(super) const fn sense(&self) -> Sense {
        match self.form {
            Form::Rising => Sense::Rising,
            Form::Falling => Sense::Falling,
            Form::Up | Form::Down | Form::Cycles(_) => Sense::Neither,
        }
    }

    /// A bound on the operations of a ride.
    pub(super) fn most_operations(&self) -> usize {
        let step: usize = self.parts.iter().map(|parts| 1 + 3 * parts.len()).sum();
        match self.form {
            Form::Rising | Form::Falling => step,
            Form::Up | Form::Down => 10 * self.parts.len(),
            Form::Cycles(steps) => step.saturating_mul(steps as usize),
        }
    }
}

fn form(parts: &[Vec<Part>], direction: &Direction) -> Form {
    let all = |holds: fn(usize, &Part) -> bool| {
        parts.iter().enumerate().all(|(line, parts)| parts.iter().all(|part| holds(line, part)))
    };
    if all(|line, part| part.from < line) {
        Form::Rising
    } else if all(|line, part| part.from > line) {
        Form::Falling
    } else if all(|line, part| part.from == line && part.amount == 1) {
        Form::Up
    } else if all(|line, part| part.from == line && part.amount == -1) {
        Form::Down
    } else {
        Form::Cycles(direction.longest())
    }
}

/// What steps onto a line. Of the bits in `matter`, none is there that no step leads to.
fn onto(b: &mut Builder, course: &Course, line: usize, from: &[Value], matter: u32) -> Value {
    let parts = course.parts[line].iter().map(|part| {
        let moved = b.shift(from[part.from], part.amount);
        let wrong = b.holds(moved) & !part.landing;
        if wrong & matter == 0 { moved } else { b.within(moved, part.landing) }
    });
    let parts = parts.collect();
    b.union(parts)
}

/// One step of every member, right in the bits that `matter`.
pub(super) fn moved(b: &mut Builder, course: &Course, from: &[Value], matter: &[u32]) -> Vec<Value> {
    (0..from.len()).map(|line| onto(b, course, line, from, matter[line])).collect()
}

/// A ride, right in the bits that `matter`.
pub(super) fn flood(
    b: &mut Builder,
    course: &Course,
    riders: &[Value],
    empty: &[Value],
    matter: &[u32],
    reach: Reach,
) -> Vec<Value> {
    match course.form {
        Form::Rising => chain(b, course, (riders, empty), matter, reach, 0..riders.len()),
        Form::Falling => chain(b, course, (riders, empty), matter, reach, (0..riders.len()).rev()),
        Form::Up | Form::Down => (0..riders.len())
            .map(|line| along(b, course, line, (riders, empty), matter[line], reach))
            .collect(),
        Form::Cycles(longest) => cycles(b, course, (riders, empty), matter, reach, longest),
    }
}

/// From line to line: the riders of a line, and what came to it and may go on.
fn chain(
    b: &mut Builder,
    course: &Course,
    (riders, empty): (&[Value], &[Value]),
    matter: &[u32],
    reach: Reach,
    lines: impl Iterator<Item = usize>,
) -> Vec<Value> {
    let mut flood = riders.to_vec();
    let mut attacks = riders.to_vec();
    for line in lines {
        attacks[line] = onto(b, course, line, &flood, matter[line]);
        let open = b.holds(empty[line]);
        let moved = onto(b, course, line, &flood, open);
        flood[line] = b.carry(riders[line], moved, empty[line]);
    }
    match reach {
        Reach::Occluded => flood,
        Reach::Attacks => attacks,
    }
}

/// Along a line.
fn along(
    b: &mut Builder,
    course: &Course,
    line: usize,
    (riders, empty): (&[Value], &[Value]),
    matter: u32,
    reach: Reach,
) -> Value {
    let landing = course.parts[line].iter().fold(0, |landing, part| landing | part.landing);
    let (riders, empty) = (riders[line], empty[line]);
    // The edge of a zone blocks a ride.
    let open = if course.barred[line] == 0 { empty } else { b.within(empty, landing) };
    let attacks = b.along(riders, open, course.form == Form::Down);
    let wrong = b.holds(attacks) & !landing & matter;
    let attacks = if wrong == 0 { attacks } else { b.within(attacks, landing) };
    match reach {
        Reach::Attacks => attacks,
        Reach::Occluded => b.carry(riders, attacks, empty),
    }
}

/// Step by step, each line as often as a ride can be long; on a ring to the square, lest one come back to its origin.
fn cycles(
    b: &mut Builder,
    course: &Course,
    (riders, empty): (&[Value], &[Value]),
    matter: &[u32],
    reach: Reach,
    longest: u32,
) -> Vec<Value> {
    let steps = match reach {
        Reach::Occluded => longest,
        Reach::Attacks => longest.saturating_sub(1),
    };
    let open: Vec<u32> = empty.iter().map(|&empty| b.holds(empty)).collect();
    let mut flood = riders.to_vec();
    for _ in 0..steps {
        let moved = moved(b, course, &flood, &open);
        flood = (0..riders.len()).map(|line| b.carry(riders[line], moved[line], empty[line])).collect();
    }
    match reach {
        Reach::Occluded => flood,
        Reach::Attacks => moved(b, course, &flood, matter),
    }
}
