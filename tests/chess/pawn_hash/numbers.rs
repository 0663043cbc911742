//! Numbers.

use super::*;

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
