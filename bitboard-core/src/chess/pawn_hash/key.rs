//! What every key says of itself.

/// What a [`PawnHashTable`](super::PawnHashTable) is asked with.
///
/// ```
/// use bitboard_core::chess::pawn_hash::{PawnEntry, PawnHashTable, PawnKey};
///
/// /// A key of one's own: how many pawns there are.
/// #[derive(Clone, Copy)]
/// struct Count(u8);
///
/// impl PawnKey for Count {
///     type Lock = u8;
///
///     fn index(self, buckets: usize) -> usize {
///         usize::from(self.0) % buckets
///     }
///
///     fn lock(self) -> u8 {
///         self.0
///     }
/// }
///
/// let mut table = PawnHashTable::<Count, _, &str>::new([PawnEntry::EMPTY; 4]).unwrap();
/// table.store(Count(16), "all");
/// assert_eq!(table.probe(Count(16)), Some(&"all"));
/// assert_eq!(table.probe(Count(12)), None);
/// ```
pub trait PawnKey: Copy {
    /// What an entry stores to be told from others of the same index.
    type Lock: Copy + Eq;

    /// Where entries of this key are, below the number of buckets, which is not 0.
    fn index(self, buckets: usize) -> usize;

    /// What entries of this key store.
    fn lock(self) -> Self::Lock;
}
