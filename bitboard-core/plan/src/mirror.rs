//! Mirror images: what turns into what when the board is turned round, along its ranks for the other
//! colour, along its files for the other wing.

use alloc::{vec, vec::Vec};

use crate::{Bits, Direction, Geometry};

/// The axes along which a board is turned round.
///
/// ```
/// use bitboard_plan::{Direction, Geometry, Mirror};
///
/// let chess = Geometry::chess();
/// let black = Mirror { files: false, ranks: true };
/// assert_eq!((black.bit(&chess, 0), black.set(&chess, [0].into_iter().collect()).len()), (56, 1));
/// let up = Direction::step(&chess, 1, 1)?;
/// assert_eq!(black.direction(&chess, &up).map(|down| down.delta()), Some((1, -1)));
/// let no_corner = chess.with_cells(|file, rank| file + rank > 0)?;
/// assert!(!black.keeps(&no_corner));
/// # Ok::<(), bitboard_plan::Problem>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mirror {
    /// The first file becomes the last.
    pub files: bool,
    /// The first rank becomes the last.
    pub ranks: bool,
}

impl Mirror {
    /// The bit that a bit of the grid turns into.
    #[must_use]
    pub fn bit(self, geometry: &Geometry, bit: u32) -> u32 {
        let (file, rank) = geometry.coordinates(bit);
        let file = if self.files { geometry.files() - 1 - file } else { file };
        let rank = if self.ranks { geometry.ranks() - 1 - rank } else { rank };
        geometry.bit(file, rank)
    }

    /// What a set of squares turns into.
    #[must_use]
    pub fn set(self, geometry: &Geometry, set: Bits) -> Bits {
        let grid = Bits::first(geometry.files() * geometry.ranks());
        set.and(grid).iter().map(|bit| self.bit(geometry, bit)).collect()
    }

    /// Whether the holes of a board are where they were.
    #[must_use]
    pub fn keeps(self, geometry: &Geometry) -> bool {
        self.set(geometry, geometry.cells()) == geometry.cells()
    }

    /// What a direction turns into, zones and all; `None` if the board is not its own mirror image.
    #[must_use]
    pub fn direction(self, geometry: &Geometry, direction: &Direction) -> Option<Direction> {
        if !self.keeps(geometry) {
            return None;
        }
        let mut targets: Vec<Option<u32>> = vec![None; (geometry.files() * geometry.ranks()) as usize];
        for bit in direction.sources().iter() {
            targets[self.bit(geometry, bit) as usize] =
                direction.target(bit).map(|target| self.bit(geometry, target));
        }
        let (files, ranks) = direction.delta();
        let delta = (if self.files { -files } else { files }, if self.ranks { -ranks } else { ranks });
        Some(Direction::from_targets(geometry, delta, targets))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mirror_images_of_steps_are_steps() {
        let board = Geometry::new(5, 4).unwrap();
        let step = |files, ranks| Direction::step(&board, files, ranks).unwrap();
        let ranks = Mirror { files: false, ranks: true };
        assert_eq!(ranks.direction(&board, &step(1, 2)), Some(step(1, -2)));
        let both = Mirror { files: true, ranks: true };
        assert_eq!(both.direction(&board, &step(1, 2)), Some(step(-1, -2)));
        let hole = board.clone().with_cells(|file, rank| (file, rank) != (0, 0)).unwrap();
        assert_eq!(ranks.direction(&hole, &step(1, 2)), None);
    }
}
