//! The table and how it has been used.

use core::marker::PhantomData;

use super::{PawnEntry, PawnEvaluation, PawnKey};

/// A hash table for pawn structures, in storage of the caller.
///
/// `WAYS` entries make a bucket. A new value goes to the front of its bucket and pushes the one out that has
/// not been used for longest; with one entry a bucket, the default, it simply replaces what was there.
///
/// ```
/// use bitboard_core::chess::Board;
/// use bitboard_core::chess::pawn_hash::{MultiplicationKey, PawnEntry, PawnHashTable};
///
/// // 32 buckets of two entries.
/// let mut table = PawnHashTable::<MultiplicationKey, _, u32, 2>::new([PawnEntry::EMPTY; 64]).unwrap();
/// assert_eq!((table.buckets(), table.entries().len()), (32, 64));
/// let key = MultiplicationKey { white: Board::RANK_2, black: Board::RANK_7 };
/// assert_eq!(table.get_or_store_with(key, || key.white.len()), &8);
/// assert_eq!(table.get_or_store_with(key, || unreachable!("it is stored")), &8);
/// assert_eq!((table.statistics().probes, table.statistics().hits), (2, 1));
/// table.clear();
/// assert!(table.into_storage().iter().all(|entry| entry.value().is_none()));
/// ```
#[derive(Clone, Debug)]
pub struct PawnHashTable<K, S, T = PawnEvaluation, const WAYS: usize = 1> {
    storage: S,
    statistics: Statistics,
    types: PhantomData<fn(K) -> T>,
}

impl<K, S, T, const WAYS: usize> PawnHashTable<K, S, T, WAYS>
where
    K: PawnKey,
    S: AsRef<[PawnEntry<K::Lock, T>]> + AsMut<[PawnEntry<K::Lock, T>]>,
{
    /// A table in this storage, which may hold entries of an earlier one; `None` if it has no room for a
    /// bucket. Entries beyond the last whole bucket are not used.
    #[inline]
    #[must_use]
    pub fn new(storage: S) -> Option<Self> {
        const { assert!(WAYS > 0, "a bucket has at least one entry") };
        let enough = storage.as_ref().len() >= WAYS;
        enough.then_some(Self { storage, statistics: Statistics::NONE, types: PhantomData })
    }

    /// The number of buckets.
    #[inline]
    #[must_use]
    pub fn buckets(&self) -> usize {
        self.storage.as_ref().len() / WAYS
    }

    fn bucket(&mut self, key: K) -> &mut [PawnEntry<K::Lock, T>] {
        let start = key.index(self.buckets()) * WAYS;
        &mut self.storage.as_mut()[start..start + WAYS]
    }

    /// Brings the entry of a key to the front of its bucket, if it is there.
    fn find(&mut self, key: K) -> bool {
        let lock = key.lock();
        let bucket = self.bucket(key);
        let place = bucket.iter().position(|entry| entry.lock() == Some(&lock));
        if let Some(place) = place {
            bucket[..=place].rotate_right(1);
        }
        place.is_some()
    }

    /// The value of a key, if the table has one whose lock is that of the key.
    #[inline]
    pub fn probe(&mut self, key: K) -> Option<&T> {
        self.statistics.probes += 1;
        if !self.find(key) {
            return None;
        }
        self.statistics.hits += 1;
        self.bucket(key)[0].value()
    }

    /// Stores the value of a key, in place of an older value of the same key, else of the one in its bucket
    /// that has not been used for longest.
    #[inline]
    pub fn store(&mut self, key: K, value: T) {
        let found = self.find(key);
        let bucket = self.bucket(key);
        let mut replaced = false;
        if !found {
            // Entries fill a bucket from the front, so that an empty one is last.
            bucket.rotate_right(1);
            replaced = bucket[0].content.is_some();
        }
        bucket[0].content = Some((key.lock(), value));
        self.statistics.stores += 1;
        self.statistics.replacements += u64::from(replaced);
    }

    /// The value of a key: from the table if it is there, else computed and stored.
    #[inline]
    pub fn get_or_store_with(&mut self, key: K, compute: impl FnOnce() -> T) -> &T {
        if self.probe(key).is_none() {
            self.store(key, compute());
        }
        match self.bucket(key)[0].value() {
            Some(value) => value,
            None => unreachable!("what was found or stored is at the front"),
        }
    }

    /// Empties the table and its statistics.
    pub fn clear(&mut self) {
        self.storage.as_mut().fill_with(PawnEntry::default);
        self.statistics = Statistics::NONE;
    }

    /// What the table has been asked and told since it was made.
    #[inline]
    #[must_use]
    pub const fn statistics(&self) -> Statistics {
        self.statistics
    }

    /// The entries.
    #[inline]
    #[must_use]
    pub fn entries(&self) -> &[PawnEntry<K::Lock, T>] {
        self.storage.as_ref()
    }

    /// The storage with all its entries.
    #[inline]
    #[must_use]
    pub fn into_storage(self) -> S {
        self.storage
    }
}

/// How a [`PawnHashTable`] has been used. 32 bytes.
///
/// ```
/// use bitboard_core::chess::pawn_hash::Statistics;
///
/// let statistics = Statistics { probes: 400, hits: 390, ..Statistics::default() };
/// assert_eq!(statistics.hits_per_thousand(), 975);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Statistics {
    /// Questions.
    pub probes: u64,
    /// Those that were answered.
    pub hits: u64,
    /// Values stored.
    pub stores: u64,
    /// Those that pushed another value out.
    pub replacements: u64,
}

impl Statistics {
    const NONE: Self = Self { probes: 0, hits: 0, stores: 0, replacements: 0 };

    /// Hits for each thousand probes, rounded down; 0 without any.
    #[inline]
    #[must_use]
    pub const fn hits_per_thousand(self) -> u32 {
        match (self.hits as u128 * 1000).checked_div(self.probes as u128) {
            Some(rate) => rate as u32,
            None => 0,
        }
    }
}
