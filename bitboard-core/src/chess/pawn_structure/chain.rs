//! Pawn chains: base, peak, direction.
//!
//! A *chain* is a diagonal of at least two pawns of which each defends the next; it *points* the way they
//! defend, to the east or to the west. Its *base* is the hindmost pawn, the one to attack, its *peak* the
//! foremost. A pawn can belong to two chains, one in each direction. Seen from one direction only, bases are
//! [`white_undefended_defenders_from_west`] and peaks [`white_nondefending_defended_from_west`]; here are
//! both together. After the Chess Programming Wiki, page *Pawn Chain*.
//!
//! ```
//! use bitboard_core::chess::{Board, Color, Side, Square, pawn_structure::chain::Chains};
//!
//! let pawns = Board::from_iter([Square::B2, Square::C3, Square::D4, Square::E3]);
//! let mut chains = Chains::of(Color::White, pawns);
//! let chain = chains.next().unwrap();
//! assert_eq!((chain.base, chain.peak, chain.side), (Square::B2, Square::D4, Side::East));
//! let chain = chains.next().unwrap();
//! assert_eq!((chain.base, chain.peak, chain.side), (Square::E3, Square::D4, Side::West));
//! assert_eq!(chains.next(), None);
//! ```

use core::iter::FusedIterator;

use crate::mirrored;

use super::{
    backward::{black_stragglers, white_stragglers},
    defended::{
        black_nondefending_defended_from_east, black_nondefending_defended_from_west,
        black_undefended_defenders_from_east, black_undefended_defenders_from_west,
        white_nondefending_defended_from_east, white_nondefending_defended_from_west,
        white_undefended_defenders_from_east, white_undefended_defenders_from_west,
    },
    evaluation::wing,
    ram::{black_rams, white_rams},
};
use crate::chess::{Board, Color, Direction, Side, Square, directional::RAY_ATTACKS};

/// Bases of white chains: pawns that defend along a diagonal and are not defended along it. 15 operations.
///
/// White pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . 1     . . . . . . . .
/// . . . 1 . . 1 .     . . . . . . 1 .
/// . . 1 . 1 . . 1     . . . . 1 . . 1
/// . 1 . . . . . .     . 1 . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// A base of one chain may be within another.
#[doc(alias = "wChainBase")]
#[doc(alias = "chain_base")]
#[mirrored(
    ranks,
    black = black_bases,
    pairs(
        white_undefended_defenders_from_west = black_undefended_defenders_from_west,
        white_undefended_defenders_from_east = black_undefended_defenders_from_east
    ),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_bases(pawns: Board) -> Board {
    white_undefended_defenders_from_west(pawns).or(white_undefended_defenders_from_east(pawns))
}

/// Peaks of white chains: pawns that are defended along a diagonal and defend none along it. 15 operations.
///
/// White pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . 1     . . . . . . . 1
/// . . . 1 . . 1 .     . . . 1 . . 1 .
/// . . 1 . 1 . . 1     . . . . . . . .
/// . 1 . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// A peak of one chain may be within another, or be its base.
#[doc(alias = "wChainPeak")]
#[doc(alias = "chain_peak")]
#[mirrored(
    ranks,
    black = black_peaks,
    pairs(
        white_nondefending_defended_from_west = black_nondefending_defended_from_west,
        white_nondefending_defended_from_east = black_nondefending_defended_from_east
    ),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_peaks(pawns: Board) -> Board {
    white_nondefending_defended_from_west(pawns).or(white_nondefending_defended_from_east(pawns))
}

/// Bases of white chains that are stragglers as well: they can be attacked from the front and no pawn will
/// defend them. About 45 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . 1 . .     . . . . . . . .
/// . . . . . 1 . .     . . 1 . . . . .     . . . . . . . .
/// . . . . 1 . . .     1 . . . . . . .     . . . . . . . .
/// . 1 . 1 . . . .     . . . . . . . .     . . . 1 . . . .
/// 1 . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "weak_chain_base")]
#[mirrored(
    ranks,
    black = black_weak_bases,
    pairs(white_bases = black_bases, white_stragglers = black_stragglers),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_weak_bases(pawns: Board, enemy: Board) -> Board {
    white_bases(pawns).and(white_stragglers(pawns, enemy))
}

/// Peaks of white rammed chains that point east: black pawns block the three foremost pawns of the chain. 16
/// operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . 1 . . .     . . . . . . . .
/// . . . . 1 . . .     . . . 1 . . . 1     . . . . 1 . . .
/// . . . 1 . . . 1     . . 1 . . . 1 .     . . . . . . . .
/// . . 1 . . . 1 .     . . . . . . . .     . . . . . . . .
/// . 1 . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// The rest of the chain may be free. The chain cannot move for long, and the pieces turn to the wing it
/// points to.
#[doc(alias = "rammed chain")]
#[mirrored(
    ranks,
    black = black_east_rammed_peaks,
    pairs(
        white_rams = black_rams,
        white_nondefending_defended_from_west = black_nondefending_defended_from_west
    ),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_east_rammed_peaks(pawns: Board, enemy: Board) -> Board {
    let rams = white_rams(pawns, enemy);
    let second = rams.to(Direction::NorthEast);
    let third = second.to(Direction::NorthEast);
    white_nondefending_defended_from_west(pawns).and(rams).and(second).and(third)
}

/// Peaks of white rammed chains that point west: black pawns block the three foremost pawns of the chain. 16
/// operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . 1 . . . . .     . . . . . . . .
/// . . 1 . . . . .     . . . 1 . . . .     . . 1 . . . . .
/// . . . 1 . . . .     . . . . 1 . . .     . . . . . . . .
/// . . . . 1 . . .     1 . . . . . . .     . . . . . . . .
/// 1 . . . . 1 . .     . . . . . . . .     . . . . . . . .
/// . 1 . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// As [`white_east_rammed_peaks`].
#[mirrored(
    ranks,
    black = black_west_rammed_peaks,
    pairs(
        white_rams = black_rams,
        white_nondefending_defended_from_east = black_nondefending_defended_from_east
    ),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_west_rammed_peaks(pawns: Board, enemy: Board) -> Board {
    let rams = white_rams(pawns, enemy);
    let second = rams.to(Direction::NorthWest);
    let third = second.to(Direction::NorthWest);
    white_nondefending_defended_from_east(pawns).and(rams).and(second).and(third)
}

/// Whether a rammed chain of the colour points to a side. About 20 operations.
///
/// Chains of one colour may point both ways.
///
/// ```
/// use bitboard_core::chess::pawn_structure::chain::has_rammed_chain;
/// use bitboard_core::chess::{Board, Color, Side, Square};
///
/// let white = Board::from_iter([Square::C3, Square::D4, Square::E5]);
/// let black = Board::from_iter([Square::C4, Square::D5, Square::E6, Square::F7]);
/// assert!(has_rammed_chain(Color::White, Side::East, white, black));
/// // The base on f7 is free, the three pawns before it are not.
/// assert!(has_rammed_chain(Color::Black, Side::West, black, white));
/// ```
#[doc(alias = "rammed_chain_direction")]
#[inline]
#[must_use]
pub const fn has_rammed_chain(color: Color, side: Side, pawns: Board, enemy: Board) -> bool {
    let peaks = match (color, side) {
        (Color::White, Side::East) => white_east_rammed_peaks(pawns, enemy),
        (Color::White, Side::West) => white_west_rammed_peaks(pawns, enemy),
        (Color::Black, Side::East) => black_east_rammed_peaks(pawns, enemy),
        (Color::Black, Side::West) => black_west_rammed_peaks(pawns, enemy),
    };
    !peaks.is_empty()
}

/// Whether the enemy's king stands on a wing to which a rammed chain of the colour points: in the middlegame
/// he deserves a penalty. About 45 operations.
///
/// The wings are those of [`wing`]: files a to d and e to h.
///
/// ```
/// use bitboard_core::chess::pawn_structure::chain::is_king_under_chain;
/// use bitboard_core::chess::{Board, Color, Square};
///
/// let white = Board::from_iter([Square::C3, Square::D4, Square::E5]);
/// let black = Board::from_iter([Square::C4, Square::D5, Square::E6, Square::F7]);
/// assert!(is_king_under_chain(Color::White, white, black, Square::G8));
/// assert!(!is_king_under_chain(Color::White, white, black, Square::C8));
/// ```
#[doc(alias = "king_under_chain")]
#[inline]
#[must_use]
pub const fn is_king_under_chain(color: Color, pawns: Board, enemy: Board, enemy_king: Square) -> bool {
    let side = if wing(Side::East).contains(enemy_king) { Side::East } else { Side::West };
    has_rammed_chain(color, side, pawns, enemy)
}

/// A chain: pawns of one colour on a diagonal, each but the first defended by the one behind it. 4 bytes.
///
/// ```
/// use bitboard_core::chess::{Board, Color, Direction, Side, Square, pawn_structure::chain::Chain};
///
/// let chain = Chain { color: Color::White, side: Side::East, base: Square::C3, peak: Square::E5 };
/// assert_eq!(chain.direction(), Direction::NorthEast);
/// assert_eq!(chain.pawns(), Board::from_iter([Square::C3, Square::D4, Square::E5]));
/// assert!(chain.is_rammed(Board::from_iter([Square::C4, Square::D5, Square::E6])));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chain {
    /// The colour of its pawns.
    pub color: Color,
    /// The way it points: where its pawns defend, and where its peak stands, seen from its base.
    #[doc(alias = "chain_direction")]
    pub side: Side,
    /// The hindmost pawn.
    pub base: Square,
    /// The foremost pawn.
    pub peak: Square,
}

impl Chain {
    /// The direction from one pawn to the next.
    #[inline]
    #[must_use]
    pub const fn direction(self) -> Direction {
        defence(self.color, self.side)
    }

    /// All its pawns. Two look-ups and 3 operations.
    #[inline]
    #[must_use]
    pub const fn pawns(self) -> Board {
        let rays = &RAY_ATTACKS[self.direction() as usize];
        rays[self.base.index()].without(rays[self.peak.index()]).with(self.base)
    }

    /// Whether pawns of the enemy block the three foremost pawns, if there are so many. About 20 operations.
    #[inline]
    #[must_use]
    pub const fn is_rammed(self, enemy: Board) -> bool {
        has_rammed_chain(self.color, self.side, self.pawns(), enemy)
    }
}

/// The direction in which pawns of a colour defend to a side.
const fn defence(color: Color, side: Side) -> Direction {
    match (color, side) {
        (Color::White, Side::East) => Direction::NorthEast,
        (Color::White, Side::West) => Direction::NorthWest,
        (Color::Black, Side::East) => Direction::SouthEast,
        (Color::Black, Side::West) => Direction::SouthWest,
    }
}

/// An iterator over the chains of a colour: those that point east first, then those that point west, each in
/// the order of their bases. 32 bytes.
///
/// 14 operations to begin with, and 4 for each pawn of a chain.
#[doc(alias = "pawn_chains")]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Chains {
    color: Color,
    pawns: Board,
    /// Bases of chains that have not been taken, by side.
    bases: [Board; 2],
}

impl Chains {
    /// The chains that the pawns of a colour form.
    #[inline]
    #[must_use]
    pub const fn of(color: Color, pawns: Board) -> Self {
        let bases = match color {
            Color::White => {
                [white_undefended_defenders_from_west(pawns), white_undefended_defenders_from_east(pawns)]
            }
            Color::Black => {
                [black_undefended_defenders_from_west(pawns), black_undefended_defenders_from_east(pawns)]
            }
        };
        Self { color, pawns, bases }
    }
}

impl Iterator for Chains {
    type Item = Chain;

    fn next(&mut self) -> Option<Chain> {
        let [east, west] = &mut self.bases;
        let (base, side) = match east.pop_first() {
            Some(base) => (base, Side::East),
            None => (west.pop_first()?, Side::West),
        };
        let direction = defence(self.color, side);
        let mut peak = base;
        while let Some(next) = peak.board().to(direction).and(self.pawns).first() {
            peak = next;
        }
        Some(Chain { color: self.color, side, base, peak })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let [east, west] = self.bases;
        let chains = (east.len() + west.len()) as usize;
        (chains, Some(chains))
    }
}

impl ExactSizeIterator for Chains {}

impl FusedIterator for Chains {}
