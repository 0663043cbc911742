//! Pieces read from their notation and walked square by square.
//!
//! Reader and walker are written from the description of the notation alone. A reader of tests may assume that its
//! texts are right: it panics at whatever it does not know.

mod aim;
mod random;
mod read;
mod walk;

use crate::{Grid, Set, Square};

/// A step: files to the right and ranks ahead.
type Vector = (i32, i32);

/// A piece: it can make any move of any component.
#[derive(Clone, Debug)]
pub struct Piece {
    components: Vec<Component>,
}

/// Where a piece can go from a square.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moves {
    /// The empty squares it can move to.
    pub quiet: Set,
    /// The occupied squares it can move to.
    pub captures: Set,
}

/// A move made of several parts, each of which starts where the one before ended.
#[derive(Clone, Debug)]
struct Component {
    quiet: bool,
    captures: bool,
    joined_sides: bool,
    parts: Vec<Part>,
}

/// A leap repeated in one direction.
#[derive(Clone, Debug)]
struct Part {
    /// The leap in its eight images, clockwise from straight ahead.
    ring: [Vector; 8],
    /// The images that the atom has.
    images: Vec<usize>,
    aim: Aim,
    /// The largest number of steps, or no limit.
    range: Option<usize>,
    passed: Passed,
    skips_first: bool,
    course: Course,
    hop: Hop,
    joint: Joint,
}

/// In which of its images a part sets out.
#[derive(Clone, Debug)]
enum Aim {
    /// In these.
    At(Vec<usize>),
    /// In these, counted from the direction of the part before.
    Turned(Vec<usize>),
    /// In the one or two closest to the direction of the part before.
    Onward,
}

/// What the squares that a leap passes over have to be.
#[derive(Clone, Copy, Debug)]
enum Passed {
    Anything,
    Empty,
    Occupied,
}

/// How the direction changes after each step.
#[derive(Clone, Copy, Debug)]
enum Course {
    Straight,
    Crooked,
    Circular,
}

/// What is done about the first occupied square of a line.
#[derive(Clone, Copy, Debug)]
enum Hop {
    /// It is captured.
    No,
    /// The part ends there and the next one begins.
    Onto,
    /// It is passed, and the move ends anywhere behind it.
    Over,
    /// It is passed, and the move ends on the next square.
    JustBehind,
}

/// What follows a part.
#[derive(Clone, Copy, Debug)]
enum Joint {
    Last,
    MustGoOn,
    MayGoOn,
}

impl Piece {
    /// Reads a piece.
    ///
    /// # Panics
    /// At anything that the notation does not describe.
    pub fn parse(text: &str) -> Self {
        Self { components: read::components(text) }
    }

    /// Where the piece can go. Its own square counts as empty.
    pub fn moves(&self, grid: &Grid, from: Square, occupied: &Set) -> Moves {
        let mut moves = Moves::default();
        for component in &self.components {
            walk::component(component, grid, from, occupied, &mut moves);
        }
        moves
    }

    /// The squares where the piece could capture if something stood there.
    pub fn attacks(&self, grid: &Grid, from: Square, occupied: &Set) -> Set {
        let mut attacks = self.moves(grid, from, occupied).captures;
        for &target in grid.cells.difference(occupied) {
            if target != from {
                let mut with_target = occupied.clone();
                with_target.insert(target);
                if self.moves(grid, from, &with_target).captures.contains(&target) {
                    attacks.insert(target);
                }
            }
        }
        attacks
    }

    /// Where the same piece of the other side can go: it is the same movement with the board turned by half a turn.
    pub fn moves_of_black(&self, grid: &Grid, from: Square, occupied: &Set) -> Moves {
        let turn = |(file, rank): Square| (grid.files - 1 - file, grid.ranks - 1 - rank);
        let turn_all = |set: &Set| -> Set { set.iter().map(|&square| turn(square)).collect() };
        let turned = Grid { cells: turn_all(&grid.cells), landing: turn_all(&grid.landing), ..grid.clone() };
        let moves = self.moves(&turned, turn(from), &turn_all(occupied));
        Moves { quiet: turn_all(&moves.quiet), captures: turn_all(&moves.captures) }
    }
}

#[cfg(test)]
mod tests;
