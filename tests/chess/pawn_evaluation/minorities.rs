//! Minority attacks and the structures they belong to.

use super::*;

#[test]
fn carlsbad_structures() {
    let named = |names: &[&str]| -> Set {
        let at = |name: &&str| coordinates(name.parse::<Square>().unwrap());
        names.iter().map(at).collect()
    };
    let (minority, majority) = (named(&["a2", "b2", "d4"]), named(&["a7", "b7", "c6", "d5"]));
    let flipped = |set: &Set| -> Set { set.iter().map(|&(file, rank)| (file, 7 - rank)).collect() };
    let mut random = Random::new(0xca7);
    let mut found = [0; 2];
    for _ in 0..4000 {
        let (mut own, mut enemy) = (minority.clone(), majority.clone());
        for _ in 0..random.below(4) {
            let at = random.one(cells());
            if random.below(2) == 0 {
                own.insert(at);
            } else {
                enemy.insert(at);
            }
            if random.below(4) == 0 {
                let set = if random.below(2) == 0 { &mut own } else { &mut enemy };
                let at = random.one(set);
                set.remove(&at);
            }
        }
        let expected =
            minority.is_subset(&own) && majority.is_subset(&enemy) && own.iter().all(|&(file, _)| file != 2);
        let (w, b) = (board(&own), board(&enemy));
        assert_eq!(minority::white_has_carlsbad(w, b), expected);
        assert_eq!(minority::black_has_carlsbad(w.flip_ranks(), b.flip_ranks()), expected);
        // The same pawns for the other side to attack are another structure.
        let reverse = flipped(&minority).is_subset(&enemy)
            && flipped(&majority).is_subset(&own)
            && enemy.iter().all(|&(file, _)| file != 2);
        assert_eq!(minority::is_carlsbad(w, b), expected || reverse);
        assert_eq!(minority::is_carlsbad(b.flip_ranks(), w.flip_ranks()), expected || reverse);
        found[usize::from(expected)] += 1;
    }
    assert!(found[0] > 100 && found[1] > 100, "{found:?}");
}

/// Whether the side is the wing of a minority attack of the pawns.
fn is_minority(view: &View, side: Side) -> bool {
    let files = if side == Side::East { 4..8 } else { 0..4 };
    let count = |set: &Set| set.iter().filter(|at| files.contains(&at.0)).count();
    let has = |set: &Set, file: i32| files.contains(&file) && set.iter().any(|at| at.0 == file);
    let half_open = |file: i32| !has(&view.own, file) && has(&view.enemy, file);
    count(&view.own) < count(&view.enemy)
        && files.clone().any(|file| half_open(file) && (has(&view.own, file - 1) || has(&view.own, file + 1)))
}

#[test]
fn minority_attacks() {
    let mut found = [0; 3];
    for_each_position(0x3140, |view, random| {
        let (own, enemy) = view.boards();
        let wings = Side::ALL.map(|side| is_minority(view, side));
        let on_wing = |at: At| wings[usize::from(at.0 < 4)];
        for side in Side::ALL {
            let expected = is_minority(view, side);
            assert_eq!(minority::is_minority_wing(own, enemy, side), expected);
            found[0] += usize::from(expected);
        }
        assert_eq!(minority::minority_wings(own, enemy), board_where(on_wing));
        let pieces = random.subset(cells(), 15);
        let is_empty = |at: At| {
            cells().contains(&at) && ![&view.own, &view.enemy, &pieces].iter().any(|set| set.contains(&at))
        };
        let levers = of!(view.color, minority::white_minority_levers, minority::black_minority_levers);
        let hits = |at: At| {
            [-1, 1].iter().any(|&side| {
                let target = (at.0 + side, at.1 + view.up());
                view.enemy.contains(&target) && on_wing(target)
            })
        };
        let mut expected = Set::new();
        for &pawn in view.own.iter().filter(|&&pawn| on_wing(pawn)) {
            let single = view.stop(pawn);
            let double = view.stop(single);
            if is_empty(single) {
                expected.insert(single);
                if view.rank(pawn) == 1 && is_empty(double) {
                    expected.insert(double);
                }
            }
        }
        // Two steps end on the fourth rank, from wherever a pawn has been put.
        expected.retain(|&at| hits(at));
        found[1] += expected.len();
        assert_eq!(levers(own, enemy, board_where(is_empty)), board(&expected));

        let king = random.one(cells());
        let half_open =
            |file: i32| !view.own.iter().any(|at| at.0 == file) && view.enemy.iter().any(|at| at.0 == file);
        let shields = |at: At| {
            let wing = if king.0 <= 2 { 0..3 } else { 5..8 };
            let ahead = view.rank(at) - view.rank(king);
            (king.0 <= 2 || king.0 >= 5)
                && view.rank(king) <= 1
                && wing.contains(&at.0)
                && (1..3).contains(&ahead)
        };
        let next = |at: At| (half_open(at.0 - 1) || half_open(at.0 + 1)) && !shields(at);
        let actual = minority::pawns_next_to_half_open_files(view.color, own, enemy, square(king));
        assert_eq!(actual, view.own_where(next), "{king:?}");
        found[2] += usize::from(!(own & shelter::mask(view.color, square(king))).is_empty());
    });
    assert!(found.iter().all(|&found| found > 100), "{found:?}");
}
