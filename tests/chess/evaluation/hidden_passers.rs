//! Hidden passed pawns.

use super::*;

#[test]
fn sneakers() {
    check_sets(hidden::white_sneakers, hidden::black_sneakers, |view, pawn| view.is_sneaker(pawn));
}

fn offset(side: Side) -> i32 {
    match side {
        Side::East => 1,
        Side::West => -1,
    }
}

#[test]
fn sacrifices_for_sneakers() {
    for side in Side::ALL {
        check_squares(
            |color, square, pawns, enemy| hidden::sneaker_break(color, square, side, pawns, enemy),
            |view, pawn| {
                let faker = (pawn.0 + offset(side), pawn.1 - view.up);
                let (target, rammer) = (view.stop(faker), view.stop(pawn));
                if !view.is_rammed_sneaker(pawn) || !view.has_faker_to_give(pawn, offset(side)) {
                    return None;
                }
                // The rammer takes.
                let (mut own, mut enemy) = (view.own.clone(), view.enemy.clone());
                own.remove(&faker);
                enemy.remove(&rammer);
                enemy.insert(target);
                let taken = View::new(view.color, &own, &enemy).is_passed(pawn);
                // It does not, and is taken.
                let (mut own, mut enemy) = (view.own.clone(), view.enemy.clone());
                own.remove(&faker);
                own.insert(rammer);
                enemy.remove(&rammer);
                let declined = View::new(view.color, &own, &enemy).is_passed(rammer);
                Some(SneakerBreak {
                    faker: square(faker),
                    target: square(target),
                    rammer: square(rammer),
                    passed_if_taken: taken,
                    passed_if_declined: declined,
                })
            },
        );
    }
}

#[test]
fn candidates_with_a_helper_beside() {
    check_sets(
        hidden::white_candidates_with_level_helper,
        hidden::black_candidates_with_level_helper,
        |view, pawn| view.has_level_helper(pawn),
    );
}

#[test]
fn races_of_sneakers() {
    let mut random = Random::new(0xace5);
    let cells = cells();
    let mut found = [0; 2];
    for round in 0..20_000 {
        // A sneaker with its faker and rammer, and kings anywhere.
        let (file, rank) = (random.below(8) as i32, 3 + random.below(4) as i32);
        let side = Side::ALL[random.below(2)];
        let faker = (file + offset(side), rank - 1);
        if !on_board(faker) {
            continue;
        }
        let mut white = Set::from([(file, rank), faker]);
        let mut black = Set::from([(file, rank + 1)]);
        if round % 3 == 0 {
            white.insert(random.one(cells));
            black.insert(random.one(cells));
            black.retain(|pawn| !white.contains(pawn));
        }
        let (king, enemy_king) = (random.one(cells), random.one(cells));
        let view = View::new(Color::White, &white, &black);
        let target = (faker.0, rank);
        let line = view.is_rammed_sneaker((file, rank)) && view.has_faker_to_give((file, rank), offset(side));
        // The rank of the enemy's pawn as the enemy counts.
        let trails = 7 - rank <= rank - 2;
        let expected = line
            && trails
            && !catches(Color::White, (file, rank), enemy_king, true)
            && !catches(Color::Black, target, king, true);
        let sneaker = square((file, rank));
        let (king, enemy_king) = (square(king), square(enemy_king));
        let (pawns, enemy) = (board(&white), board(&black));
        assert_eq!(
            hidden::sneaker_race_ok(Color::White, sneaker, side, pawns, enemy, king, enemy_king),
            expected,
            "{sneaker} {side:?}, kings {king} and {enemy_king}\n{pawns}\n{enemy}"
        );
        assert_eq!(
            hidden::sneaker_race_ok(
                Color::Black,
                sneaker.flip_rank(),
                side,
                pawns.flip_ranks(),
                enemy.flip_ranks(),
                king.flip_rank(),
                enemy_king.flip_rank()
            ),
            expected
        );
        found[usize::from(expected)] += 1;
    }
    assert!(found.iter().all(|&found| found >= 20), "{found:?}");
}
