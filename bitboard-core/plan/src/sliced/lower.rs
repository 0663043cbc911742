//! Lowers a plan to operations on registers.

use alloc::{vec, vec::Vec};

use super::{
    Unsliced,
    builder::Builder,
    program::{Sliced, WIDEST_LANE},
    ride::{Course, Sense, flood, moved},
};
use crate::{
    Bits, Geometry, Order,
    plan::{Plan, Set, Way},
    program::Value,
};

/// More operations than this are no gain over the word form, and a burden for the compiler.
pub(super) const MOST_OPERATIONS: usize = 1024;

impl Plan {
    /// The plan as operations on registers that each hold one line of many boards.
    ///
    /// # Errors
    /// [`Unsliced`] if a direction is chosen at run time, a line is too long for a lane, or rides round a board would
    /// take too many operations.
    pub fn slice(&self) -> Result<Sliced, Unsliced> {
        let line_bits = line_bits(&self.geometry);
        if line_bits > WIDEST_LANE {
            return Err(Unsliced::LongLines { squares: line_bits });
        }
        let lines = self.geometry.files() * self.geometry.ranks() / line_bits;
        let cells = self.geometry.cells();
        let cells = (0..lines).map(|line| line_of(cells, line, line_bits)).collect();
        let courses =
            self.directions.iter().map(|direction| Course::new(&self.geometry, direction)).collect();
        let mut slicing = Slicing { plan: self, b: Builder::new(line_bits), courses, cells };
        let results = slicing.set(&self.result, true)?;
        let results = slicing.on_cells(results);
        if slicing.b.len() > MOST_OPERATIONS {
            return Err(Unsliced::LongRides);
        }
        // Rides to lower lines come last, so the highest result is there first.
        let last: Vec<Value> = results.iter().rev().copied().collect();
        slicing.b.next(&last);
        Ok(slicing.b.finish(self.parameters(), results))
    }
}

/// The squares of a line.
pub(super) fn line_bits(geometry: &Geometry) -> u32 {
    match geometry.order() {
        Order::RankMajor => geometry.files(),
        Order::FileMajor => geometry.ranks(),
    }
}

/// The bits of a line of a board.
pub(super) fn line_of(board: Bits, line: u32, line_bits: u32) -> u32 {
    let low = board.shift(-((line * line_bits) as i32)).lanes()[0];
    (low & ((1 << line_bits) - 1)) as u32
}

struct Slicing<'a> {
    plan: &'a Plan,
    b: Builder,
    courses: Vec<Course>,
    /// The cells of each line.
    cells: Vec<u32>,
}

impl Slicing<'_> {
    /// The lines of a set. If nothing steps on from there, as `last` says, they may hold bits that are no cells: one
    /// mask at the end does for all.
    fn set(&mut self, set: &Set, last: bool) -> Result<Vec<Value>, Unsliced> {
        match set {
            Set::Parameter(parameter) => {
                // What lies beyond the last line is never loaded.
                let all = (1 << line_bits(&self.plan.geometry)) - 1;
                let inputs = (0..).zip(&self.cells).map(|(line, &cells)| {
                    let held = if self.plan.stray_bits { all } else { cells };
                    self.b.input(*parameter, line, held)
                });
                let inputs = inputs.collect();
                Ok(self.on_cells(inputs))
            }
            Set::Cells => Ok(self.cells.iter().map(|&cells| self.b.constant(cells)).collect()),
            Set::Step { of, way, .. } => {
                let of = self.set(of, false)?;
                let (course, matter) = (self.course(*way)?, self.matter(last));
                Ok(moved(&mut self.b, &self.courses[course], &of, &matter))
            }
            Set::Ride { of, empty, way, reach } => {
                let (of, empty) = (self.set(of, false)?, self.set(empty, false)?);
                let (course, matter) = (self.course(*way)?, self.matter(last));
                let course = &self.courses[course];
                if self.b.len() + course.most_operations() > MOST_OPERATIONS {
                    return Err(Unsliced::LongRides);
                }
                Ok(flood(&mut self.b, course, &of, &empty, &matter, *reach))
            }
            Set::Union(sets) => self.union(sets, last),
            Set::AtLeastTwo(sets) => {
                let nothing = self.b.empty();
                let (mut one, mut two) = (vec![nothing; self.cells.len()], vec![nothing; self.cells.len()]);
                for set in sets {
                    let lines = self.set(set, last)?;
                    for (line, value) in lines.into_iter().enumerate() {
                        two[line] = self.b.carry(two[line], value, one[line]);
                        one[line] = self.b.union(vec![one[line], value]);
                    }
                }
                Ok(two)
            }
        }
    }

    /// What goes the same way across the lines is joined first, line by line on its way: else every line of every part
    /// would wait in a register for the rest.
    fn union(&mut self, sets: &[Set], last: bool) -> Result<Vec<Value>, Unsliced> {
        let mut joined = vec![Vec::new(); self.cells.len()];
        for sense in [Sense::Rising, Sense::Falling, Sense::Neither] {
            let mut parts = vec![Vec::new(); self.cells.len()];
            for set in sets {
                if self.sense(set) != sense {
                    continue;
                }
                let lines = self.set(set, last)?;
                for (parts, value) in parts.iter_mut().zip(lines) {
                    parts.push(value);
                }
            }
            for (joined, mut parts) in joined.iter_mut().zip(parts) {
                self.b.join(&mut parts);
                if sense == Sense::Rising {
                    self.b.next(&parts);
                }
                joined.extend(parts);
            }
        }
        Ok(joined.into_iter().map(|parts| self.b.union(parts)).collect())
    }

    fn sense(&self, set: &Set) -> Sense {
        match set {
            Set::Step { way: Way::Fixed(index), .. } | Set::Ride { way: Way::Fixed(index), .. } => {
                self.courses[*index].sense()
            }
            _ => Sense::Neither,
        }
    }

    /// The bits of each line that must be right.
    fn matter(&self, last: bool) -> Vec<u32> {
        if last { self.cells.clone() } else { vec![self.b.lane(); self.cells.len()] }
    }

    fn course(&self, way: Way) -> Result<usize, Unsliced> {
        match way {
            Way::Fixed(index) => Ok(index),
            Way::Parameter => Err(Unsliced::DirectionParameter),
        }
    }

    /// The lines without bits that are no cells.
    fn on_cells(&mut self, lines: Vec<Value>) -> Vec<Value> {
        lines.into_iter().zip(&self.cells).map(|(line, &cells)| self.b.within(line, cells)).collect()
    }
}
