//! Engines as they run: the tables of the compiler in the words of the board.

use alloc::vec::Vec;

use bitboard_plan::{Bits, Lookups, Numbers, Rays, Record, Walk, Word};

use super::program::Straight;
use super::set::Set;
use crate::__private::rays::Shape;
use crate::arch::pext::{Kernel, Pext};

/// What tables of all pieces hold.
#[derive(Debug)]
pub(super) struct Store<S> {
    sets: Vec<S>,
    bytes: Vec<u8>,
    pairs: Vec<u16>,
}

impl<S> Default for Store<S> {
    fn default() -> Self {
        Self { sets: Vec::new(), bytes: Vec::new(), pairs: Vec::new() }
    }
}

/// A way to compute where a piece goes, for every bit of the grid.
#[derive(Debug)]
pub(super) enum Engine<S: Set> {
    /// Rows of ray arithmetic.
    Rays(Rows<S>),
    /// Lookups.
    Tables(Tables<S>),
    /// A fill, and the squares of the board.
    Fill(Straight<S>, S),
    /// A walk.
    Walk(Walk),
}

impl<S: Set> Engine<S> {
    /// The squares reached from a square of the grid, which itself must not be in `occupied`.
    #[inline]
    pub(super) fn reach(&self, store: &Store<S>, from: u32, occupied: S) -> S {
        // Calls, so that each keeps its own few values in registers.
        match self {
            Self::Rays(rays) => rays.reach(from as usize, occupied),
            Self::Tables(tables) => tables.reach(store, from as usize, occupied),
            Self::Fill(program, cells) => program.run(S::square(from), cells.without(occupied)),
            Self::Walk(walk) => walked(walk, from as usize, occupied),
        }
    }
}

#[inline(never)]
fn walked<S: Set>(walk: &Walk, from: usize, occupied: S) -> S {
    occupied.walk(&walk.starts, &walk.code, from)
}

/// Rows of ray arithmetic.
#[derive(Debug)]
pub(super) struct Rows<S> {
    shape: Shape,
    length: usize,
    rows: Vec<S>,
}

impl<S: Set> Rows<S> {
    pub(super) fn new(rays: &Rays) -> Self {
        let shape = Shape { slides: rays.slides, plain: rays.plain, hops: rays.hops, gates: rays.gates };
        let rows = rays.rows().into_iter().map(S::from_bits).collect();
        Self { shape, length: rays.row_len(), rows }
    }

    #[inline(never)]
    fn reach(&self, from: usize, occupied: S) -> S {
        occupied.rays(&self.rows[from * self.length..][..self.length], self.shape)
    }
}

/// The lookups of a piece: for each square a row of records, first those without numbers of sets, then those with
/// numbers of one byte, then those of two.
#[derive(Debug)]
pub(super) struct Tables<S: Set> {
    records: Vec<S::Record>,
    /// How many records of a row are of each kind.
    kinds: [usize; 3],
    /// What finds the index, if it is not a product.
    pext: Option<Pext>,
    /// Leaps: for each square, or none at all.
    leaps: Vec<S>,
}

/// Tables and where the store has them.
pub(super) struct Stored<'a> {
    pub(super) lookups: &'a Lookups,
    place: Place,
}

/// Where the sets and the numbers of a table begin in the store.
#[derive(Clone, Copy, Debug)]
struct Place {
    sets: u32,
    numbers: u32,
}

impl<S: Set> Store<S> {
    /// Takes in the sets and numbers of a table; `None` if there are more than records can point at.
    pub(super) fn add<'a>(&mut self, lookups: &'a Lookups) -> Option<Stored<'a>> {
        let (sets, bytes, pairs) = (self.sets.len(), self.bytes.len(), self.pairs.len());
        self.sets.extend(lookups.sets.iter().map(|&set| S::from_bits(wide(set))));
        let (numbers, end) = match &lookups.numbers {
            Numbers::None => (0, 0),
            Numbers::Bytes(numbers) => {
                self.bytes.extend(numbers);
                (bytes, self.bytes.len())
            }
            Numbers::Pairs(numbers) => {
                self.pairs.extend(numbers);
                (pairs, self.pairs.len())
            }
        };
        u32::try_from(self.sets.len().max(end)).ok()?;
        Some(Stored { lookups, place: Place { sets: sets as u32, numbers: numbers as u32 } })
    }
}

/// A set of the first 128 squares.
const fn wide(set: u128) -> Bits {
    Bits::from_lanes([set as u64, (set >> 64) as u64, 0, 0, 0, 0])
}

impl Stored<'_> {
    /// The numbers of all records, with places in the store instead of in the table.
    fn records(&self, word: Word) -> Vec<u64> {
        let numbered = self.lookups.numbers != Numbers::None;
        let first = if numbered { self.place.numbers } else { self.place.sets };
        let records = self.lookups.records.iter().map(|record| Record {
            offset: record.offset + first,
            sets: record.sets + self.place.sets,
            ..*record
        });
        // Everything that decides how a record is packed.
        let packing = Lookups {
            count: self.lookups.count,
            pext: self.lookups.pext,
            records: records.collect(),
            numbers: if numbered { Numbers::Bytes(Vec::new()) } else { Numbers::None },
            sets: Vec::new(),
        };
        packing.record_numbers(word)
    }

    /// Which records these are: without numbers, with bytes, with pairs.
    fn kind(&self) -> usize {
        match self.lookups.numbers {
            Numbers::None => 0,
            Numbers::Bytes(_) => 1,
            Numbers::Pairs(_) => 2,
        }
    }
}

impl<S: Set> Tables<S> {
    /// The union of tables, all by product or all by `pext`, and of leaps.
    pub(super) fn new(squares: usize, tables: &[&Stored<'_>], pext: Option<Pext>, leaps: &[Bits]) -> Self {
        let mut kinds = [0; 3];
        for table in tables {
            kinds[table.kind()] += table.lookups.count;
        }
        let mut sorted = tables.to_vec();
        sorted.sort_by_key(|table| table.kind());
        let packed: Vec<Vec<u64>> = sorted.iter().map(|table| table.records(S::WORD)).collect();
        let mut records = Vec::with_capacity(squares * kinds.iter().sum::<usize>());
        for square in 0..squares {
            for (table, numbers) in sorted.iter().zip(&packed) {
                let (count, length) = (table.lookups.count, table.lookups.record_len(S::WORD));
                let row = &numbers[square * count * length..][..count * length];
                records.extend(row.chunks_exact(length).map(S::record));
            }
        }
        Self { records, kinds, pext, leaps: leaps.iter().map(|&set| S::from_bits(set)).collect() }
    }

    #[inline(never)]
    fn reach(&self, store: &Store<S>, from: usize, occupied: S) -> S {
        match self.pext {
            None => self.union(store, from, false, |record| occupied.product(record)),
            Some(pext) => pext.run(Query { tables: self, store, from, occupied }),
        }
    }

    #[inline(always)]
    fn union(&self, store: &Store<S>, from: usize, pext: bool, index: impl Fn(&S::Record) -> usize) -> S {
        let [direct, bytes, pairs] = self.kinds;
        let length = direct + bytes + pairs;
        let row = &self.records[from * length..][..length];
        let (direct, numbered) = row.split_at(direct);
        let (bytes, pairs) = numbered.split_at(bytes);
        let mut reached = self.leaps.get(from).copied().unwrap_or(S::EMPTY);
        for record in direct {
            reached = reached.or(store.sets[index(record)]);
        }
        for record in bytes {
            let number = usize::from(store.bytes[index(record)]);
            reached = reached.or(store.sets[S::sets(record, pext) + number]);
        }
        for record in pairs {
            let number = usize::from(store.pairs[index(record)]);
            reached = reached.or(store.sets[S::sets(record, pext) + number]);
        }
        reached
    }
}

/// Lookups by `pext`.
struct Query<'a, S: Set> {
    tables: &'a Tables<S>,
    store: &'a Store<S>,
    from: usize,
    occupied: S,
}

impl<S: Set> Kernel for Query<'_, S> {
    type Output = S;

    #[inline(always)]
    fn run(self, pext: impl Fn(u64, u64) -> u64) -> S {
        self.tables.union(self.store, self.from, true, |record| self.occupied.extract(record, &pext))
    }
}
