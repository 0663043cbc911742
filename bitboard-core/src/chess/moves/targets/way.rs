//! The sixteen directions.

use crate::chess::{Direction, KnightDirection};

/// One of the sixteen directions in which pieces move. Two bytes.
///
/// ```
/// use bitboard_core::chess::{Direction, KnightDirection, moves::targets::Way};
///
/// assert_eq!(Way::Ray(Direction::East).index(), 1);
/// assert_eq!(Way::from_index(8), Some(Way::Knight(KnightDirection::NorthNorthEast)));
/// assert!(Way::ALL.iter().enumerate().all(|(index, way)| way.index() == index));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Way {
    /// Along a ray: sliders, kings and pawns.
    Ray(Direction),
    /// A leap of a knight.
    Knight(KnightDirection),
}

impl Way {
    /// All sixteen, rays first, each kind clockwise.
    pub const ALL: [Self; 16] = {
        let mut all = [Self::Ray(Direction::NorthEast); 16];
        let mut index = 0;
        while index < 8 {
            all[index] = Self::Ray(Direction::ALL[index]);
            all[index + 8] = Self::Knight(KnightDirection::ALL[index]);
            index += 1;
        }
        all
    };

    /// The place in [`ALL`](Self::ALL): 0 to 7 for rays, 8 to 15 for knights.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Ray(direction) => direction as usize,
            Self::Knight(direction) => 8 + direction as usize,
        }
    }

    /// The direction of an index, or `None` beyond 15.
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::ALL.len() { Some(Self::ALL[index]) } else { None }
    }
}
