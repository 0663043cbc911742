//! Keys.

use super::*;

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
