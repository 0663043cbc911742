//! Boards from a fixed seed, so that a failure can be seen again.

use crate::{Grid, Set, Square};

/// A small xorshift generator.
#[derive(Clone, Debug)]
pub struct Random {
    state: u64,
}

impl Random {
    /// A generator whose whole sequence follows from the seed.
    pub fn new(seed: u64) -> Self {
        Self { state: seed ^ 0x9e37_79b9_7f4a_7c15 }
    }

    /// The next 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        self.state.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        ((self.bits() >> 32) as usize) % limit
    }

    /// Each square with a chance of so many in a hundred.
    pub fn subset(&mut self, squares: &Set, percent: usize) -> Set {
        squares.iter().copied().filter(|_| self.below(100) < percent).collect()
    }

    /// One of the squares.
    pub fn one(&mut self, squares: &Set) -> Square {
        let nth = self.below(squares.len());
        *squares.iter().nth(nth).expect("a square")
    }

    /// Sliders and empty squares in every mixture: none, one, few, many and all sliders with none to all squares
    /// empty, overlapping freely; and once each with exactly the other squares empty.
    pub fn boards(&mut self, grid: &Grid) -> Vec<(Set, Set)> {
        let mut boards = Vec::new();
        for sliders in [Density::None, Density::One, Density::Percent(8), Density::Percent(45), Density::All]
        {
            for empty in [0, 30, 60, 85, 100] {
                boards.push((self.at(grid, sliders), self.subset(&grid.cells, empty)));
            }
            let sliders = self.at(grid, sliders);
            let others = grid.cells.difference(&sliders).copied().collect();
            boards.push((sliders, others));
        }
        boards
    }

    fn at(&mut self, grid: &Grid, density: Density) -> Set {
        match density {
            Density::None => Set::new(),
            Density::One => Set::from([self.one(&grid.cells)]),
            Density::Percent(percent) => self.subset(&grid.cells, percent),
            Density::All => grid.cells.clone(),
        }
    }
}

#[derive(Clone, Copy)]
enum Density {
    None,
    One,
    Percent(usize),
    All,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_boards() {
        let grid = Grid::rectangle(9, 10);
        assert_eq!(Random::new(1).boards(&grid), Random::new(1).boards(&grid));
        assert_ne!(Random::new(1).boards(&grid), Random::new(2).boards(&grid));
    }

    #[test]
    fn every_mixture_occurs() {
        let grid = Grid::rectangle(8, 8);
        let boards = Random::new(3).boards(&grid);
        let some =
            |wanted: fn(&Set, &Set) -> bool| boards.iter().any(|(sliders, empty)| wanted(sliders, empty));
        assert!(some(|sliders, _| sliders.is_empty()));
        assert!(some(|sliders, _| sliders.len() == 1));
        assert!(some(|sliders, empty| sliders.len() == 64 && empty.len() == 64));
        assert!(some(|sliders, empty| sliders.len() > 1 && sliders.is_disjoint(empty) && !empty.is_empty()));
        assert!(some(|sliders, empty| !sliders.is_empty() && sliders.len() < 64 && empty.is_empty()));
        assert!(some(|sliders, empty| sliders.len() > 1 && !sliders.is_disjoint(empty) && empty.len() < 64));
    }
}
