//! Entries and the table.

use super::*;

#[test]
fn entries() {
    assert_eq!((size_of::<PawnEvaluation>(), size_of::<PhaseScore>(), size_of::<Statistics>()), (48, 4, 32));
    assert_eq!((size_of::<MultiplicationKey>(), size_of::<PawnKingKey>()), (16, 24));
    assert_eq!(size_of::<<PawnKingKey as PawnKey>::Lock>(), 16);
    assert_eq!([size_of_val(&ZOBRIST), size_of_val(&KING_ZOBRIST), size_of_val(&BCH)], [1024; 3]);
    type Entry = PawnEntry<u32>;
    assert_eq!(Entry::default(), Entry::EMPTY);
    assert_eq!((Entry::EMPTY.lock(), Entry::EMPTY.value()), (None, None));
    let mut random = Random::new(0xe47);
    for _ in 0..1000 {
        let pawns = structure(&mut random, 8).0;
        let furthest = |white: bool| {
            pawns
                .iter()
                .copied()
                .max_by_key(|&(file, rank)| if white { (rank, file) } else { (-rank, -file) })
        };
        let square = |(file, rank): (i32, i32)| Square::new(file as u8, rank as u8).unwrap();
        assert_eq!(foremost(Color::White, board(&pawns)), furthest(true).map(square));
        assert_eq!(foremost(Color::Black, board(&pawns)), furthest(false).map(square));
        assert_eq!(set(board(&pawns)), pawns);
    }
}

/// The table as a list of buckets, each a list of keys with the last used in front.
struct Model<K> {
    buckets: Vec<Vec<(K, u32)>>,
    ways: usize,
    statistics: Statistics,
}

impl<K: PawnKey + PartialEq> Model<K> {
    fn new(buckets: usize, ways: usize) -> Self {
        let buckets = (0..buckets).map(|_| Vec::new()).collect();
        Self { buckets, ways, statistics: Statistics::default() }
    }

    fn take(&mut self, key: K) -> Option<(K, u32)> {
        let index = key.index(self.buckets.len());
        let bucket = &mut self.buckets[index];
        let place = bucket.iter().position(|entry| entry.0 == key)?;
        Some(bucket.remove(place))
    }

    fn probe(&mut self, key: K) -> Option<u32> {
        self.statistics.probes += 1;
        let entry = self.take(key)?;
        self.statistics.hits += 1;
        let index = key.index(self.buckets.len());
        self.buckets[index].insert(0, entry);
        Some(entry.1)
    }

    fn store(&mut self, key: K, value: u32) {
        self.statistics.stores += 1;
        self.take(key);
        let index = key.index(self.buckets.len());
        self.buckets[index].insert(0, (key, value));
        if self.buckets[index].len() > self.ways {
            self.buckets[index].pop();
            self.statistics.replacements += 1;
        }
    }
}

/// Probes and stores keys of 300 structures at random, in table and model.
fn compare<K, S, const WAYS: usize>(storage: S, key: impl Fn(Board, Board) -> K)
where
    K: PawnKey + PartialEq + std::fmt::Debug,
    S: AsRef<[PawnEntry<K::Lock, u32>]> + AsMut<[PawnEntry<K::Lock, u32>]>,
{
    let mut random = Random::new(0x7ab1e);
    let keys: Vec<K> = (0..300)
        .map(|_| structure(&mut random, 8))
        .map(|(white, black)| key(board(&white), board(&black)))
        .collect();
    let mut table = PawnHashTable::<K, S, u32, WAYS>::new(storage).unwrap();
    let mut model = Model::new(table.buckets(), WAYS);
    for value in 0..20_000 {
        // Some keys far more often than others, as in a search.
        let key = keys[random.below(300).min(random.below(300))];
        match random.below(3) {
            0 => assert_eq!(table.probe(key).copied(), model.probe(key)),
            1 => {
                table.store(key, value);
                model.store(key, value);
            }
            _ => {
                let expected = model.probe(key).unwrap_or_else(|| {
                    model.store(key, value);
                    value
                });
                assert_eq!(*table.get_or_store_with(key, || value), expected);
            }
        }
        assert_eq!(table.statistics(), model.statistics);
    }
    let full = table.entries().iter().filter(|entry| entry.lock().is_some()).count();
    assert_eq!(full, model.buckets.iter().map(Vec::len).sum::<usize>());
    let Statistics { probes, hits, .. } = model.statistics;
    let replacements = model.statistics.replacements;
    assert!(hits > 1000 && hits < probes && replacements > 100, "{:?}", model.statistics);
    assert_eq!(u64::from(table.statistics().hits_per_thousand()), hits * 1000 / probes);
    table.clear();
    assert_eq!(table.statistics(), Statistics::default());
    assert!(keys.iter().all(|&key| table.probe(key).is_none()));
}

#[test]
fn tables_equal_the_model() {
    compare::<_, _, 1>([PawnEntry::EMPTY; 128], ZobristKey::of);
    compare::<_, _, 2>(vec![PawnEntry::EMPTY; 100], ZobristKey::of);
    compare::<_, _, 4>(&mut [PawnEntry::EMPTY; 67][..], BchKey::of);
    compare::<_, _, 1>([PawnEntry::EMPTY; 64], |white, black| MultiplicationKey { white, black });
    compare::<_, _, 3>([PawnEntry::EMPTY; 100], |white, black| DifferenceKey { white, black });
    compare::<_, _, 2>(vec![PawnEntry::EMPTY; 200].into_boxed_slice(), |white, black| PawnKingKey {
        white,
        black,
        kings: [white.first().unwrap_or(Square::E1), black.last().unwrap_or(Square::E8)],
    });
}

#[test]
fn storage_stays_with_the_caller() {
    type Table<'a> = PawnHashTable<ZobristKey, &'a mut [PawnEntry<u32, u8>], u8>;
    let mut storage = [PawnEntry::EMPTY; 16];
    let key = ZobristKey::of(Board::RANK_2, Board::RANK_7);
    Table::new(&mut storage).unwrap().store(key, 7);
    assert_eq!(Table::new(&mut storage).unwrap().probe(key), Some(&7));
    assert_eq!(Table::new(&mut storage).unwrap().into_storage()[key.index(16)].value(), Some(&7));
    assert!(Table::new(&mut []).is_none());
    assert!(PawnHashTable::<ZobristKey, _, u8, 4>::new([PawnEntry::EMPTY; 3]).is_none());
}

#[test]
fn equal_indices_are_verified() {
    // One bucket: only the lock tells structures apart.
    let (a2, b2) = (Square::A2.board(), Square::B2.board());
    let mut table = PawnHashTable::<MultiplicationKey, _, u8>::new([PawnEntry::EMPTY; 1]).unwrap();
    table.store(MultiplicationKey { white: b2, black: a2 }, 1);
    assert_eq!(table.probe(MultiplicationKey { white: a2, black: Board::EMPTY }), None);
    assert_eq!(table.probe(MultiplicationKey { white: b2, black: a2 }), Some(&1));

    let mut table = PawnKingHashTable::<_, u8>::new([PawnEntry::EMPTY; 1]).unwrap();
    let key = PawnKingKey { white: a2, black: b2, kings: [Square::E1, Square::E8] };
    table.store(key, 2);
    assert_eq!(table.probe(PawnKingKey { kings: [Square::E8, Square::E1], ..key }), None);
    assert_eq!(table.probe(PawnKingKey { white: b2, black: a2, ..key }), None);
    assert_eq!(table.probe(key), Some(&2));
}

#[test]
fn a_game_hits_most_of_the_time() {
    // A search that tries moves of pawns one time in fifteen, from a structure that changes now and then.
    let mut random = Random::new(0x6a3e);
    let mut table = PawnHashTable::<ZobristKey, _, u64>::new(vec![PawnEntry::EMPTY; 4096]).unwrap();
    let (mut white, mut black) = (Board::RANK_2, Board::RANK_7);
    for node in 0..50_000 {
        let (mut w, mut b) = (white, black);
        for _ in 0..3 {
            let color = Color::ALL[random.below(2)];
            let own = if color == Color::White { w } else { b };
            let empty = !(w | b);
            let movable: Vec<Square> = own
                .iter()
                .filter(|pawn| {
                    pawn.board().to(color.forward()).is_subset(empty)
                        && !pawn.board().to(color.forward()).is_empty()
                })
                .collect();
            if random.below(15) == 0 && !movable.is_empty() {
                let from = movable[random.below(movable.len())];
                let to = from.board().to(color.forward()).first().unwrap();
                (w, b) = PawnChange::Move { color, from, to }.apply(w, b);
            }
        }
        let fresh = sum(&ZOBRIST, &set(w), &set(b));
        assert_eq!(*table.get_or_store_with(ZobristKey::of(w, b), || fresh), fresh);
        if node % 10_000 == 9_999 {
            (white, black) = (w, b);
        }
    }
    let rate = table.statistics().hits_per_thousand();
    assert!(rate >= 950, "{rate}");
}
