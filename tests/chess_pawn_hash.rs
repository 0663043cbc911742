//! The pawn hash table: its keys, locks and numbers against plain definitions, the table against a map.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use bitboard_core::chess::pawn_hash::{
    BCH, BchKey, CONFIGURATIONS, DifferenceKey, KING_ZOBRIST, Lock96, MultiplicationKey, PawnChange,
    PawnEntry, PawnEvaluation, PawnHashTable, PawnKey, PawnKingHashTable, PawnKingKey, PhaseScore,
    Statistics, ZOBRIST, ZobristKey, canonical, captures_needed, configuration, configuration_number,
    foremost, index_by_difference, index_by_modulo, index_by_multiplication, upper_half,
};
use bitboard_core::chess::{Board, Color, Square};
use oracle::{Grid, Layout, Random, Set};

fn layout() -> Layout {
    Layout::usual(8, 8)
}

fn board(set: &Set) -> Board {
    Board::from_bits(layout().word(set)).unwrap()
}

fn set(board: Board) -> Set {
    layout().set(board.bits())
}

/// Squares where pawns can stand.
fn places() -> Set {
    Grid::rectangle(8, 8).cells.into_iter().filter(|&(_, rank)| (1..7).contains(&rank)).collect()
}

/// At most `most` pawns of each colour on squares of their own.
fn structure(random: &mut Random, most: usize) -> (Set, Set) {
    let mut free = places();
    let mut pawns = || -> Set {
        let count = random.below(most + 1);
        (0..count)
            .map(|_| {
                let square = random.one(&free);
                free.remove(&square);
                square
            })
            .collect()
    };
    (pawns(), pawns())
}

/// The file of each member is counted from the other side.
fn mirrored(set: &Set) -> Set {
    set.iter().map(|&(file, rank)| (7 - file, rank)).collect()
}

/// The exclusive or of the numbers of all pawns, one by one.
fn sum(numbers: &[[u64; 64]; 2], white: &Set, black: &Set) -> u64 {
    let of = |color: usize, set: &Set| {
        set.iter().fold(0, |key, &(file, rank)| key ^ numbers[color][(8 * rank + file) as usize])
    };
    of(0, white) ^ of(1, black)
}

// ---- keys ----

#[test]
fn keys_are_sums_of_the_numbers_of_the_pawns() {
    let mut random = Random::new(0x5a11);
    let swapped = [ZOBRIST[1], ZOBRIST[0]];
    for _ in 0..2000 {
        let (white, black) = structure(&mut random, 8);
        let boards = (board(&white), board(&black));
        assert_eq!(ZobristKey::of(boards.0, boards.1).0, sum(&ZOBRIST, &white, &black));
        assert_eq!(BchKey::of(boards.0, boards.1).0, sum(&BCH, &white, &black));
        // Colours exchanged: the halves of the table exchanged.
        assert_eq!(ZobristKey::of(boards.1, boards.0).0, sum(&swapped, &white, &black));
        let kings = (Square::ALL[random.below(64)], Square::ALL[random.below(64)]);
        assert_eq!(
            ZobristKey::of(boards.0, boards.1).with_kings(kings.0, kings.1).0,
            sum(&ZOBRIST, &white, &black)
                ^ KING_ZOBRIST[0][kings.0.index()]
                ^ KING_ZOBRIST[1][kings.1.index()]
        );
    }
    assert_eq!(ZobristKey::of(Board::EMPTY, Board::EMPTY).0, 0);
    assert_eq!(BchKey::of(Board::EMPTY, Board::EMPTY).0, 0);
}

#[test]
fn random_numbers_differ_and_have_no_bias() {
    let numbers: Vec<u64> = ZOBRIST.iter().chain(&KING_ZOBRIST).flatten().copied().collect();
    assert_eq!(numbers.iter().collect::<BTreeSet<_>>().len(), 256);
    for bit in 0..64 {
        let ones = numbers.iter().filter(|&&number| number >> bit & 1 == 1).count();
        assert!((88..=168).contains(&ones), "bit {bit}: {ones} of 256");
    }
    for (index, first) in numbers.iter().enumerate() {
        for second in &numbers[..index] {
            assert!((first ^ second).count_ones() >= 10);
        }
    }
}

/// A position's pawns and a change of them, as coordinates.
struct Changed {
    white: Set,
    black: Set,
    change: PawnChange,
    white_after: Set,
    black_after: Set,
}

/// A random change, put into effect on sets of coordinates.
fn changed(random: &mut Random) -> Option<Changed> {
    let (white, black) = structure(random, 8);
    let color = Color::ALL[random.below(2)];
    let (own, enemy) = match color {
        Color::White => (&white, &black),
        Color::Black => (&black, &white),
    };
    if own.is_empty() {
        return None;
    }
    let square = |(file, rank): (i32, i32)| Square::new(file as u8, rank as u8).unwrap();
    let from = random.one(own);
    let free: Set = places().into_iter().filter(|at| !own.contains(at) && !enemy.contains(at)).collect();
    let mut after = (own.clone(), enemy.clone());
    after.0.remove(&from);
    let change = match random.below(4) {
        0 => {
            let to = random.one(&free);
            after.0.insert(to);
            PawnChange::Move { color, from: square(from), to: square(to) }
        }
        1 if !enemy.is_empty() => {
            let to = random.one(enemy);
            after.0.insert(to);
            after.1.remove(&to);
            PawnChange::TakePawn { color, from: square(from), to: square(to), taken: square(to) }
        }
        2 if !enemy.is_empty() => {
            // En passant: the pawn that is taken stands elsewhere.
            let (to, taken) = (random.one(&free), random.one(enemy));
            after.0.insert(to);
            after.1.remove(&taken);
            PawnChange::TakePawn { color, from: square(from), to: square(to), taken: square(taken) }
        }
        _ => PawnChange::Remove { color, from: square(from) },
    };
    let (white_after, black_after) = match color {
        Color::White => after,
        Color::Black => (after.1, after.0),
    };
    Some(Changed { white, black, change, white_after, black_after })
}

#[test]
fn keys_follow_the_moves() {
    let mut random = Random::new(0xc4a6e);
    let mut kinds = BTreeSet::new();
    for _ in 0..5000 {
        let Some(Changed { white, black, change, white_after, black_after }) = changed(&mut random) else {
            continue;
        };
        let (before, after) = ((board(&white), board(&black)), (board(&white_after), board(&black_after)));
        assert_eq!(change.apply(before.0, before.1), after);
        assert_eq!(change.apply(after.0, after.1), before);
        let zobrist = ZobristKey::of(before.0, before.1);
        assert_eq!(zobrist.after(change), ZobristKey::of(after.0, after.1));
        assert_eq!(zobrist.after(change).after(change), zobrist);
        assert_eq!(change.update(zobrist.0, &ZOBRIST), zobrist.after(change).0);
        assert_eq!(BchKey::of(before.0, before.1).after(change), BchKey::of(after.0, after.1));
        kinds.insert(match change {
            PawnChange::Move { .. } => "move",
            PawnChange::TakePawn { to, taken, .. } if to == taken => "take",
            PawnChange::TakePawn { .. } => "en passant",
            PawnChange::Remove { .. } => "remove",
        });
    }
    assert_eq!(kinds.len(), 4);
}

// ---- code words ----

/// The product of two polynomials over two elements, modulo `x^7 + x + 1`.
fn product(a: u64, b: u64) -> u64 {
    let mut wide = (0..7).filter(|bit| b >> bit & 1 == 1).fold(0, |sum, bit| sum ^ (a << bit));
    for bit in (7..14).rev() {
        if wide >> bit & 1 == 1 {
            wide ^= 0b1000_0011 << (bit - 7);
        }
    }
    wide
}

fn power(element: u64, exponent: u32) -> u64 {
    (0..exponent).fold(1, |power, _| product(power, element))
}

/// The 96 words of the squares where pawns stand.
fn words() -> Vec<u64> {
    let words: Vec<u64> = BCH.iter().flat_map(|words| words[8..56].to_vec()).collect();
    assert_eq!(words.len(), 96);
    words
}

#[test]
fn code_words_are_powers_of_different_elements() {
    // The bound on the distance: each column holds the powers 0 to 20 of its own element (the even ones, and
    // the 17th, are squares of others), so that any 21 columns form a Vandermonde matrix, which is regular.
    let mut elements = BTreeSet::new();
    for word in words() {
        let group = |index: u32| word >> (7 * (8 - index)) & 0x7f;
        assert_eq!(word >> 63, 1);
        let element = group(0);
        assert!(element != 0 && elements.insert(element));
        for (index, exponent) in [1, 3, 5, 7, 9, 11, 13, 15, 19].into_iter().enumerate() {
            assert_eq!(group(index as u32), power(element, exponent), "power {exponent}");
        }
    }
    // Every power up to the 20th is a repeated square of one of the nine: squaring is linear.
    for exponent in 1..=20_u32 {
        let conjugates: BTreeSet<u32> = (0..7).map(|turn| (exponent << turn) % 127).collect();
        assert!([1, 3, 5, 7, 9, 11, 13, 15, 19].iter().any(|known| conjugates.contains(known)));
    }
    for square in (0..8).chain(56..64) {
        assert_eq!([BCH[0][square], BCH[1][square]], [0, 0]);
    }
}

#[test]
fn any_21_code_words_are_independent() {
    let words = words();
    let mut random = Random::new(0xbc4);
    for _ in 0..20_000 {
        let mut columns = words.clone();
        let mut basis: Vec<u64> = Vec::new();
        for _ in 0..21 {
            let word = columns.swap_remove(random.below(columns.len()));
            // A reduced word that is not zero has a leading bit that no other word of the basis has.
            let rest = basis.iter().fold(word, |rest, &other| rest.min(rest ^ other));
            assert_ne!(rest, 0);
            basis.push(rest);
            basis.sort_unstable_by(|a, b| b.cmp(a));
        }
    }
}

#[test]
fn no_few_code_words_cancel_each_other() {
    // Sums of one, two and three words are all different: no two structures closer than seven places collide.
    let words = words();
    let mut sums = vec![0];
    for (first, &a) in words.iter().enumerate() {
        sums.push(a);
        for (second, &b) in words[..first].iter().enumerate() {
            sums.push(a ^ b);
            sums.extend(words[..second].iter().map(|&c| a ^ b ^ c));
        }
    }
    let count = sums.len();
    assert_eq!(count, 1 + 96 + 96 * 95 / 2 + 96 * 95 * 94 / 6);
    sums.sort_unstable();
    sums.dedup();
    assert_eq!(sums.len(), count);
}

// ---- index and lock ----

/// The difference of the sets as numbers modulo 2⁶⁴, square by square.
fn difference(white: &Set, black: &Set) -> u128 {
    let value = |set: &Set| set.iter().map(|&(file, rank)| 1_u128 << (8 * rank + file)).sum::<u128>();
    ((1 << 64) + value(white) - value(black)) % (1 << 64)
}

#[test]
fn indices() {
    let mut random = Random::new(0x1d3);
    for _ in 0..2000 {
        let (white, black) = structure(&mut random, 8);
        let boards = (board(&white), board(&black));
        let difference = difference(&white, &black);
        let key = random.bits();
        for length in [1, 2, 3, 1000, 1009, 4096, 65_536, 1 << 31] {
            assert_eq!(index_by_modulo(key, length) as u128, u128::from(key) % length as u128);
            assert_eq!(index_by_difference(boards.0, boards.1, length) as u128, difference % length as u128);
            let product = difference * 0x9e37_79b9_7f4a_7c15 % (1 << 64);
            let index = index_by_multiplication(boards.0, boards.1, length);
            assert_eq!(index as u128, product * length as u128 / (1 << 64));
            if length.is_power_of_two() && length > 1 {
                assert_eq!(index as u128, product >> (64 - length.trailing_zeros()));
                assert_eq!(index_by_modulo(key, length) as u64, key & (length as u64 - 1));
            }
        }
        assert_eq!(u64::from(upper_half(key)), key / (1 << 32));
    }
}

#[test]
fn the_difference_does_not_determine_the_sets() {
    let (a2, b2) = (Square::A2.board(), Square::B2.board());
    let (one, other) =
        (MultiplicationKey { white: b2, black: a2 }, MultiplicationKey { white: a2, black: Board::EMPTY });
    assert_eq!(one.index(4096), other.index(4096));
    assert_ne!(one.lock(), other.lock());
    assert_eq!(index_by_difference(b2, a2, 1009), index_by_difference(a2, Board::EMPTY, 1009));
}

#[test]
fn locks_hold_both_sets() {
    let mut random = Random::new(0x10c);
    let (cells, places) = (Grid::rectangle(8, 8).cells, places());
    let mut locks = BTreeMap::new();
    for _ in 0..1500 {
        let (white, black) = structure(&mut random, 8);
        let lock = Lock96::of(board(&white), board(&black));
        assert_eq!(lock.pawns(), (board(&white), board(&black)));
        assert_eq!(*locks.entry(lock).or_insert_with(|| (white.clone(), black.clone())), (white, black));
        // What stands on the first and last rank is ignored; any two sets fit, even overlapping ones.
        let (white, black) = (random.subset(&cells, 50), random.subset(&cells, 50));
        let kept = |set: &Set| board(&set.intersection(&places).copied().collect());
        assert_eq!(Lock96::of(board(&white), board(&black)).pawns(), (kept(&white), kept(&black)));
        // The other colour's view: sets exchanged and flipped.
        let flipped = Lock96::of(board(&black).flip_ranks(), board(&white).flip_ranks());
        assert_eq!(flipped.pawns(), (kept(&black).flip_ranks(), kept(&white).flip_ranks()));
    }
    assert_eq!(size_of::<Lock96>(), 12);
}

#[test]
fn locks_and_indices_of_all_keys() {
    let mut random = Random::new(0x4e5);
    let mut same = 0;
    for _ in 0..3000 {
        let (white, black) = structure(&mut random, 8);
        let (white, black) = (board(&white), board(&black));
        let (zobrist, bch) = (ZobristKey::of(white, black), BchKey::of(white, black));
        assert_eq!(
            (zobrist.index(1024), zobrist.lock()),
            ((zobrist.0 & 1023) as usize, (zobrist.0 >> 32) as u32)
        );
        assert_eq!((bch.index(1000), bch.lock()), ((bch.0 % 1000) as usize, bch.0));
        let by_difference = DifferenceKey { white, black };
        assert_eq!(by_difference.index(1009), index_by_difference(white, black, 1009));
        let by_product = MultiplicationKey { white, black };
        assert_eq!(by_product.index(1000), index_by_multiplication(white, black, 1000));
        assert_eq!(
            (by_difference.lock(), by_product.lock()),
            (Lock96::of(white, black), Lock96::of(white, black))
        );
        let kings = [Square::ALL[random.below(64)], Square::ALL[random.below(64)]];
        let with_kings = PawnKingKey { white, black, kings };
        assert_eq!(with_kings.lock(), (Lock96::of(white, black), kings));
        let moved = PawnKingKey { kings: [kings[1], kings[0]], ..with_kings };
        assert!(with_kings.index(1000) < 1000);
        same += usize::from(kings[0] != kings[1] && with_kings.index(1000) == moved.index(1000));
    }
    // Other squares of the kings, another bucket: by chance three times in 3000.
    assert!(same < 20, "{same}");
}

// ---- numbers ----

/// Pascal's triangle.
static TRIANGLE: LazyLock<Vec<Vec<u64>>> = LazyLock::new(|| {
    let mut rows = vec![vec![1_u64]];
    for above in 0..48 {
        let mut row = vec![1];
        row.extend(rows[above].windows(2).map(|pair| pair[0] + pair[1]));
        row.push(1);
        rows.push(row);
    }
    rows
});

/// C(n, k).
fn choose(n: usize, k: usize) -> u64 {
    TRIANGLE[n].get(k).copied().unwrap_or(0)
}

#[test]
fn number_of_configurations() {
    let sum: u64 = (0..=8).flat_map(|i| (0..=8).map(move |j| choose(48, i) * choose(48 - i, j))).sum();
    assert_eq!(CONFIGURATIONS, sum);
    assert_eq!(CONFIGURATIONS, 49_095_495_585_283_107);
    assert_eq!(format!("{:.3}", (CONFIGURATIONS as f64).log2()), "55.446");
    const { assert!(CONFIGURATIONS < 1 << 56) };
}

/// The number of a structure after the words of its definition.
fn number(white: &Set, black: &Set) -> u64 {
    let by_bit: Vec<(i32, i32)> = (8..56).map(|index| (index % 8, index / 8)).collect();
    let count_before: u64 = (0..=8)
        .flat_map(|i| (0..=8).map(move |j| (i, j)))
        .take_while(|&counts| counts != (white.len(), black.len()))
        .map(|(i, j)| choose(48, i) * choose(48 - i, j))
        .sum();
    let combination = |squares: &[(i32, i32)], set: &Set| -> u64 {
        let places = (0..squares.len()).filter(|&place| set.contains(&squares[place]));
        places.zip(1..).map(|(place, nth)| choose(place, nth)).sum()
    };
    let left: Vec<(i32, i32)> = by_bit.iter().copied().filter(|square| !white.contains(square)).collect();
    count_before
        + combination(&by_bit, white) * choose(48 - white.len(), black.len())
        + combination(&left, black)
}

#[test]
fn numbers_of_structures() {
    let mut random = Random::new(0x4b3);
    for _ in 0..1000 {
        let (white, black) = structure(&mut random, 8);
        let (boards, number) = ((board(&white), board(&black)), number(&white, &black));
        assert_eq!(configuration_number(boards.0, boards.1), Some(number));
        assert_eq!(configuration(number), Some(boards));
    }
}

#[test]
fn numbers_are_dense() {
    // The inverse of the inverse, at random, at both ends and on both sides of each change of the counts.
    let mut numbers: Vec<u64> = (0..3000).chain(CONFIGURATIONS - 3000..CONFIGURATIONS).collect();
    let mut random = Random::new(0xde5e);
    numbers.extend((0..3000).map(|_| random.bits() % CONFIGURATIONS));
    let mut before = 0;
    for (i, j) in (0..=8).flat_map(|i| (0..=8).map(move |j| (i, j))) {
        numbers.extend([before, before + 1]);
        numbers.extend(before.checked_sub(1));
        before += choose(48, i) * choose(48 - i, j);
    }
    let mut seen = BTreeMap::new();
    for number in numbers {
        let (white, black) = configuration(number).unwrap();
        assert_eq!(configuration_number(white, black), Some(number));
        assert_eq!(*seen.entry((white, black)).or_insert(number), number);
    }
    assert_eq!((configuration(CONFIGURATIONS), configuration(u64::MAX)), (None, None));
}

#[test]
fn sets_without_a_number() {
    let nine = Board::RANK_2 | Square::A3.board();
    for (white, black) in [
        (nine, Board::EMPTY),
        (Board::EMPTY, nine),
        (Square::E4.board(), Square::E4.board()),
        (Square::A1.board(), Board::EMPTY),
        (Board::EMPTY, Square::H8.board()),
    ] {
        assert_eq!(configuration_number(white, black), None);
        assert_eq!(canonical(white, black), None);
    }
}

/// The fewest captures, by trying all assignments of pawns to files.
fn fewest_captures(pawns: &[(i32, i32)], taken: &[i32]) -> Option<i32> {
    let Some((&(file, steps), rest)) = pawns.split_first() else { return Some(0) };
    let origins = (0..8).filter(|origin| !taken.contains(origin) && (file - origin).abs() <= steps);
    origins
        .filter_map(|origin| {
            let taken = [taken, &[origin]].concat();
            Some((file - origin).abs() + fewest_captures(rest, &taken)?)
        })
        .min()
}

#[test]
fn captures_that_pawns_need() {
    let mut random = Random::new(0xca9);
    let mut counts = BTreeMap::new();
    for round in 0..1500 {
        // Many pawns on few squares near their home are often impossible.
        let (files, ranks) = (2 + round % 7, 1 + round % 6);
        let near: Set = places().into_iter().filter(|&(file, rank)| file < files && rank <= ranks).collect();
        let count = random.below(6).min(near.len());
        let mut pawns = Set::new();
        while pawns.len() < count {
            pawns.insert(random.one(&near));
        }
        let from_start: Vec<(i32, i32)> = pawns.iter().map(|&(file, rank)| (file, rank - 1)).collect();
        let expected = fewest_captures(&from_start, &[]).map(|captures| captures as u32);
        assert_eq!(captures_needed(Color::White, board(&pawns)), expected, "{pawns:?}");
        assert_eq!(captures_needed(Color::Black, board(&pawns).flip_ranks()), expected);
        *counts.entry(expected).or_insert(0) += 1;
    }
    assert!(counts.len() > 5 && counts[&None] > 20, "{counts:?}");
}

#[test]
fn canonical_structures() {
    let mut random = Random::new(0xca0);
    let (mut dropped, mut turned) = (0, 0);
    for _ in 0..1500 {
        let (white, black) = structure(&mut random, 8);
        let canonical_of = |white: &Set, black: &Set| canonical(board(white), board(black));
        let canonical = canonical_of(&white, &black);
        assert_eq!(canonical, canonical_of(&mirrored(&white), &mirrored(&black)));
        let needed = |color, set: &Set| captures_needed(color, board(set)).map(|captures| captures as usize);
        let legal = match (needed(Color::White, &white), needed(Color::Black, &black)) {
            (Some(by_white), Some(by_black)) => by_white + black.len() <= 15 && by_black + white.len() <= 15,
            _ => false,
        };
        assert_eq!(canonical.is_some(), legal);
        if let Some(canonical) = canonical {
            let itself = (board(&white), board(&black));
            let image = (board(&mirrored(&white)), board(&mirrored(&black)));
            let key = |boards: (Board, Board)| (boards.0.bits(), boards.1.bits());
            assert_eq!(canonical, if key(itself) <= key(image) { itself } else { image });
            turned += usize::from(canonical != itself);
        } else {
            dropped += 1;
        }
    }
    assert!(dropped > 10 && turned > 100, "{dropped} {turned}");
    // Equal white pawns: the black ones decide.
    let white = Square::D4.board() | Square::E4.board();
    let (h7, a7) = (Square::H7.board(), Square::A7.board());
    assert_eq!(canonical(white, h7), Some((white, a7)));
    assert_eq!(canonical(white, a7), Some((white, a7)));
}

// ---- entries and the table ----

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
