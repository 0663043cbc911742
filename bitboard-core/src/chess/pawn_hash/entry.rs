//! A place of the table.

use super::PawnEvaluation;

/// A place of a [`PawnHashTable`](super::PawnHashTable): empty, or a value with its lock.
///
/// ```
/// use bitboard_core::chess::pawn_hash::{MultiplicationKey, PawnEntry, PawnHashTable, PawnKey};
///
/// let key = MultiplicationKey::default();
/// let mut table = PawnHashTable::<MultiplicationKey, _, i32>::new([PawnEntry::EMPTY]).unwrap();
/// assert_eq!(table.entries()[0].value(), None);
/// table.store(key, 7);
/// assert_eq!((table.entries()[0].lock(), table.entries()[0].value()), (Some(&key.lock()), Some(&7)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PawnEntry<L, T = PawnEvaluation> {
    pub(super) content: Option<(L, T)>,
}

impl<L, T> PawnEntry<L, T> {
    /// No value.
    pub const EMPTY: Self = Self { content: None };

    /// What tells the value from others of the same index.
    #[inline]
    #[must_use]
    pub const fn lock(&self) -> Option<&L> {
        match &self.content {
            Some((lock, _)) => Some(lock),
            None => None,
        }
    }

    /// The value.
    #[inline]
    #[must_use]
    pub const fn value(&self) -> Option<&T> {
        match &self.content {
            Some((_, value)) => Some(value),
            None => None,
        }
    }
}

impl<L, T> Default for PawnEntry<L, T> {
    #[inline]
    fn default() -> Self {
        Self::EMPTY
    }
}
