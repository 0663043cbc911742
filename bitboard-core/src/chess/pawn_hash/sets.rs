//! Keys made of the sets when they are needed.

use crate::chess::{Board, Square};

use super::{
    Lock96, PawnEvaluation, PawnHashTable, PawnKey,
    index::{MULTIPLIER, difference, index_by_difference, index_by_multiplication, scale},
    zobrist::split_mix,
};

/// The sets themselves, found by [`index_by_multiplication`] and told apart by [`Lock96`]. 16 bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct MultiplicationKey {
    /// The white pawns.
    pub white: Board,
    /// The black pawns.
    pub black: Board,
}

impl PawnKey for MultiplicationKey {
    type Lock = Lock96;

    #[inline]
    fn index(self, buckets: usize) -> usize {
        index_by_multiplication(self.white, self.black, buckets)
    }

    #[inline]
    fn lock(self) -> Lock96 {
        Lock96::of(self.white, self.black)
    }
}

/// The sets themselves, found by [`index_by_difference`] and told apart by [`Lock96`]. 16 bytes. The number
/// of buckets should be odd.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct DifferenceKey {
    /// The white pawns.
    pub white: Board,
    /// The black pawns.
    pub black: Board,
}

impl PawnKey for DifferenceKey {
    type Lock = Lock96;

    #[inline]
    fn index(self, buckets: usize) -> usize {
        index_by_difference(self.white, self.black, buckets)
    }

    #[inline]
    fn lock(self) -> Lock96 {
        Lock96::of(self.white, self.black)
    }
}

/// The pawns and both kings: for the shield of a king, the square of a passer, and all else that depends on
/// nothing but them. 24 bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PawnKingKey {
    /// The white pawns.
    pub white: Board,
    /// The black pawns.
    pub black: Board,
    /// The squares of the white and the black king.
    pub kings: [Square; 2],
}

impl PawnKey for PawnKingKey {
    type Lock = (Lock96, [Square; 2]);

    #[inline]
    fn index(self, buckets: usize) -> usize {
        let [white, black] = self.kings;
        let kings = (64 * white.index() + black.index()) as u64;
        // A second multiplication, so that the kings reach the upper bits that choose the bucket.
        scale(
            difference(self.white, self.black).wrapping_add(split_mix(kings)).wrapping_mul(MULTIPLIER),
            buckets,
        )
    }

    #[inline]
    fn lock(self) -> Self::Lock {
        (Lock96::of(self.white, self.black), self.kings)
    }
}

/// A second table for what depends on the kings as well: its index and its lock include their squares.
///
/// ```
/// use bitboard_core::chess::pawn_hash::{PawnEntry, PawnKingHashTable, PawnKingKey};
/// use bitboard_core::chess::{Board, Square};
///
/// let mut table = PawnKingHashTable::<_, i32>::new([PawnEntry::EMPTY; 64]).unwrap();
/// let castled = PawnKingKey { white: Board::RANK_2, black: Board::RANK_7, kings: [Square::G1, Square::G8] };
/// table.store(castled, 30);
/// assert_eq!(table.probe(PawnKingKey { kings: [Square::E1, Square::G8], ..castled }), None);
/// ```
pub type PawnKingHashTable<S, T = PawnEvaluation, const WAYS: usize = 1> =
    PawnHashTable<PawnKingKey, S, T, WAYS>;
