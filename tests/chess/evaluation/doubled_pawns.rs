//! Doubled pawns.

use super::*;

fn potential(view: &View, file: i32) -> usize {
    on_file(view.enemy, file - 1).len() + on_file(view.enemy, file + 1).len()
}

fn held_by_one(view: &View, file: i32) -> bool {
    let pair = on_file(view.own, file);
    let ahead = on_file(view.enemy, file).into_iter();
    let ahead = ahead.filter(|&enemy| pair.iter().all(|&pawn| view.is_ahead(enemy, pawn)));
    pair.len() == 2 && ahead.count() == 1 && potential(view, file) == 0
}

#[test]
fn doubled_pawns() {
    let mut found = [0; 5];
    for position in positions(0xd0b1, 3000) {
        for view in views(&position) {
            let (own, enemy) = (board(view.own), board(view.enemy));
            let multiplicity = evaluation::multiplicity_per_file(own);
            for file in 0..8 {
                let name = File::ALL[file as usize];
                assert_eq!(usize::from(multiplicity[file as usize]), on_file(view.own, file).len());
                assert_eq!(
                    usize::from(evaluation::doubled_exchange_potential(enemy, name)),
                    potential(&view, file)
                );
                let held = held_by_one(&view, file);
                assert_eq!(evaluation::doubled_held_by_one(view.color, own, enemy, name), held);
                let helped =
                    !on_file(view.own, file - 1).is_empty() || !on_file(view.own, file + 1).is_empty();
                let expected = match (on_file(view.own, file).len(), potential(&view, file)) {
                    (2, 1..) if helped => Some(DoubledKind::Best),
                    (2, 1..) => Some(DoubledKind::Middle),
                    (2, 0) if held => Some(DoubledKind::Worst),
                    _ => None,
                };
                let actual = evaluation::doubled_kind(view.color, own, enemy, name);
                assert_eq!(actual, expected, "{:?} {name:?}\n{own}\n{enemy}", view.color);
                found[expected.map_or(3, |kind| kind as usize)] += 1;
            }
        }
    }
    assert!(found[..4].iter().all(|&found| found >= 20), "{found:?}");
}

#[test]
fn value_of_doubled_pawns() {
    use evaluation::{DOUBLED_DEVALUATION, doubled_devaluation};
    let kinds = [DoubledKind::Best, DoubledKind::Middle, DoubledKind::Worst];
    for kind in kinds {
        assert_eq!(doubled_devaluation(kind, true), DOUBLED_DEVALUATION);
        assert!((1..DOUBLED_DEVALUATION).contains(&doubled_devaluation(kind, false)));
    }
    assert!(kinds.map(|kind| doubled_devaluation(kind, false)).is_sorted());
    // Half a pawn at most.
    assert_eq!(DOUBLED_DEVALUATION, 50);
}

#[test]
fn majorities() {
    let mut found = [0; 2];
    for (round, position) in positions(0x3a10, 2000).iter().enumerate() {
        let first = round as i32 % 8;
        let last = first + (round as i32 / 8) % (8 - first);
        let files = [(4..=7, evaluation::wing(Side::East)), (0..=3, evaluation::wing(Side::West)), {
            let files = first..=last;
            let squares = cells().iter().copied().filter(|(file, _)| files.contains(file)).collect();
            (files, board(&squares))
        }];
        for view in views(position) {
            for (files, wing) in &files {
                let count = |pawns: &Set| pawns.iter().filter(|(file, _)| files.contains(file)).count();
                let occupied = files.clone().filter(|&file| !on_file(view.own, file).is_empty()).count();
                let (own, enemy) = (count(view.own), count(view.enemy));
                let boards = (board(view.own), board(view.enemy));
                assert_eq!(evaluation::wing_majority(boards.0, boards.1, *wing), own.cmp(&enemy));
                let crippled = own > enemy && occupied <= enemy;
                assert_eq!(evaluation::crippled_majority(boards.0, boards.1, *wing), crippled);
                found[usize::from(crippled)] += 1;
            }
        }
    }
    assert!(found.iter().all(|&found| found >= 20), "{found:?}");
}
