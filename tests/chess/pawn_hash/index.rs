//! Index and lock.

use super::*;

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
    let (cells, places) = (cells().clone(), places());
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
