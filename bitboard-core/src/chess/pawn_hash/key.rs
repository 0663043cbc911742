//! What every key says of itself.

/// What a [`PawnHashTable`](super::PawnHashTable) is asked with.
pub trait PawnKey: Copy {
    /// What an entry stores to be told from others of the same index.
    type Lock: Copy + Eq;

    /// Where entries of this key are, below the number of buckets, which is not 0.
    fn index(self, buckets: usize) -> usize;

    /// What entries of this key store.
    fn lock(self) -> Self::Lock;
}
