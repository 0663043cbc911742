//! Sets of coordinates.

use super::*;

/// The pawns of the side that a function is for, those of the other side, and the empty squares.
#[derive(Clone, Debug)]
pub struct Position {
    pub own: Squares,
    pub enemy: Squares,
    pub empty: Squares,
}

impl Position {
    pub fn boards(&self) -> Boards {
        Boards { own: self.own.board(), enemy: self.enemy.board(), empty: self.empty.board() }
    }
}

/// A [`Position`] as the functions see it.
#[derive(Clone, Copy)]
pub struct Boards {
    pub own: Board,
    pub enemy: Board,
    pub empty: Board,
}

/// The side to whose pawns a definition applies: it turns coordinates into directions.
#[derive(Clone, Copy, Debug)]
pub struct Side {
    pub color: Color,
    /// What a pawn's rank changes by in a step.
    pub forward: i32,
}

impl Side {
    pub const WHITE: Self = Self { color: Color::White, forward: 1 };
    pub const BLACK: Self = Self { color: Color::Black, forward: -1 };

    /// The rank as this side counts it, from 0.
    pub fn rank(self, (_, rank): At) -> i32 {
        if self.forward == 1 { rank } else { 7 - rank }
    }

    /// How far a square lies to the east of another, and how far ahead of it.
    pub fn way(self, from: At, to: At) -> (i32, i32) {
        (to.0 - from.0, (to.1 - from.1) * self.forward)
    }

    pub fn ahead(self, (file, rank): At, steps: i32) -> At {
        (file, rank + steps * self.forward)
    }

    /// How many of the set have the square at a place that the predicate picks: files east, ranks ahead.
    pub fn count(self, set: &Squares, square: At, place: impl Fn(i32, i32) -> bool) -> usize {
        self.matches(set, square, &place).count()
    }

    /// Whether the square is at such a place of any of the set.
    pub fn reached(self, set: &Squares, square: At, place: impl Fn(i32, i32) -> bool) -> bool {
        self.matches(set, square, &place).next().is_some()
    }

    pub fn matches(
        self,
        set: &Squares,
        square: At,
        place: &impl Fn(i32, i32) -> bool,
    ) -> impl Iterator<Item = At> {
        set.iter().copied().filter(move |&from| {
            let (east, ahead) = self.way(from, square);
            place(east, ahead)
        })
    }

    /// Whether the square sees any of the set at such a place.
    pub fn sees(self, square: At, set: &Squares, place: impl Fn(i32, i32) -> bool) -> bool {
        set.iter().any(|&to| {
            let (east, ahead) = self.way(square, to);
            place(east, ahead)
        })
    }
}

/// The length of the row of pawns side by side that the square belongs to.
pub fn row_length(own: &Squares, (file, rank): At) -> usize {
    let there = |file: &i32| own.contains(&(*file, rank));
    (file..8).take_while(there).count() + (0..file).rev().take_while(there).count()
}

pub fn is_open_pawn(side: Side, at: &Position, square: At) -> bool {
    at.own.contains(&square) && !side.sees(square, &at.enemy, |east, ahead| east == 0 && ahead > 0)
}

pub fn is_passed_pawn(side: Side, at: &Position, square: At) -> bool {
    at.own.contains(&square) && !side.sees(square, &at.enemy, |east, ahead| east.abs() <= 1 && ahead > 0)
}

pub fn has_neighbor(side: Side, at: &Position, square: At, east: i32) -> bool {
    side.sees(square, &at.own, |to_the_east, _| to_the_east == east)
}

pub fn is_hanging_alone(side: Side, at: &Position, square: At) -> bool {
    let half_isolated = has_neighbor(side, at, square, 1) != has_neighbor(side, at, square, -1);
    is_open_pawn(side, at, square) && half_isolated && row_length(&at.own, square) == 2
}

pub fn is_safe(side: Side, at: &Position, square: At) -> bool {
    side.count(&at.own, square, |east, ahead| east.abs() == 1 && ahead == 1)
        >= side.count(&at.enemy, square, |east, ahead| east.abs() == 1 && ahead == -1)
}

pub fn is_single_target(side: Side, at: &Position, square: At) -> bool {
    at.empty.contains(&square) && at.own.contains(&side.ahead(square, -1))
}

pub fn is_double_target(side: Side, at: &Position, square: At) -> bool {
    side.rank(square) == 3
        && at.own.contains(&side.ahead(square, -2))
        && at.empty.contains(&side.ahead(square, -1))
        && at.empty.contains(&square)
}

/// A set of files as squares of the first rank.
pub fn first_rank(files: u8) -> Board {
    Board::from_bits(files.into()).unwrap()
}

/// Positions as in games, sets without any sense, and single pawns.
pub fn positions() -> Vec<Position> {
    let grid = grid();
    let for_pawns: Set = grid.cells.iter().copied().filter(|&(_, rank)| (1..7).contains(&rank)).collect();
    let position = |sets: [Set; 3]| {
        let [own, enemy, empty] = sets.each_ref().map(Squares::from);
        Position { own, enemy, empty }
    };
    let mut random = Random::new(0x9a375);
    let mut positions = Vec::new();
    for density in [10, 20, 30, 40] {
        for _ in 0..200 {
            let pawns = random.subset(&for_pawns, density);
            let own = random.subset(&pawns, 50);
            let enemy = pawns.difference(&own).copied().collect();
            let empty = random.subset(&grid.cells.difference(&pawns).copied().collect(), 75);
            positions.push(position([own, enemy, empty]));
        }
    }
    for density in [0, 3, 8, 15, 30, 60, 95, 100] {
        for emptiness in [0, 15, 30, 60, 85, 100] {
            for _ in 0..6 {
                let [own, enemy, empty] =
                    [density, 60 - density / 2, emptiness].map(|percent| random.subset(&grid.cells, percent));
                positions.push(position([own, enemy, empty]));
            }
        }
    }
    for &square in &grid.cells {
        let enemy = random.subset(&for_pawns, 12);
        positions.push(position([Set::from([square]), enemy, random.subset(&grid.cells, 85)]));
    }
    assert!(positions.len() >= 1000);
    positions
}
