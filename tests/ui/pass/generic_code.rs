//! Generated boards in generic code: the traits they implement are the usual ones.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{Binary, Debug, Display, LowerHex, UpperHex};
use std::hash::Hash;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign};
use std::str::FromStr;

use bitboard_core::{SquareSet, bitboard};

#[bitboard(8x8)]
mod chess {
    pub struct Board(u64);
    pub enum Square {}
    #[directions]
    pub enum Compass {
        North = step(0, 1),
        South = opposite(North),
    }
}

#[bitboard(19x19)]
mod go {
    pub struct Board([u64; 6]);
    pub enum Square {}
}

trait Set:
    Copy + Eq + Ord + Hash + Debug + Display + Default + LowerHex + UpperHex + Binary + FromStr + Send + Sync
    + BitAnd<Output = Self> + BitOr<Output = Self> + BitXor<Output = Self> + Sub<Output = Self>
    + Not<Output = Self> + BitAndAssign + BitOrAssign + BitXorAssign + SubAssign
    + From<<Self as SquareSet>::Square> + FromIterator<<Self as SquareSet>::Square>
    + Extend<<Self as SquareSet>::Square> + IntoIterator<Item = <Self as SquareSet>::Square> + SquareSet
{
}

impl Set for chess::Board {}
impl Set for go::Board {}

fn symmetric_difference<B: Set>(a: B, b: B) -> bool {
    a ^ b == (a - b) | (b - a) && !(a & b) == !a | !b
}

fn first_and_last<B: Set>(board: B) -> (Option<B::Square>, Option<B::Square>)
where
    B::IntoIter: DoubleEndedIterator + ExactSizeIterator,
{
    let mut squares = board.into_iter();
    (squares.next(), squares.next_back())
}

fn counted<S: Copy + Ord + Hash + Debug + Display>(squares: impl IntoIterator<Item = S>) -> BTreeMap<S, usize> {
    squares.into_iter().fold(BTreeMap::new(), |mut counts, square| {
        *counts.entry(square).or_default() += 1;
        counts
    })
}

fn main() {
    use chess::Square::{A1, E4, H8};

    let board: chess::Board = [A1, H8, A1].into_iter().collect();
    assert!(symmetric_difference(board, E4.into()));
    assert!(symmetric_difference(go::Board::FULL, go::Square::A1.into()));
    assert_eq!(first_and_last(board), (Some(A1), Some(H8)));
    assert_eq!(counted(&board).len(), 2);
    let squares: BTreeSet<_> = chess::Square::ALL.into_iter().collect();
    assert_eq!(squares.len(), 64);
}
