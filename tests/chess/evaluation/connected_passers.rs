//! Connected passed pawns.

use super::*;

fn has_neighbour(passed: &Set, pawn: At) -> bool {
    passed.iter().any(|other| (other.0 - pawn.0).abs() == 1)
}

#[test]
fn connected_passers() {
    check_sets(connected::white_connected_passers, connected::black_connected_passers, |view, pawn| {
        let passed = view.passed();
        passed.contains(&pawn) && has_neighbour(&passed, pawn)
    });
}

#[test]
fn passers_in_a_duo() {
    check_sets(
        connected::white_connected_passers_duo,
        connected::black_connected_passers_duo,
        |view, pawn| {
            let passed = view.passed();
            let beside = [-1, 1].map(|side| (pawn.0 + side, pawn.1));
            passed.contains(&pawn) && beside.iter().any(|other| passed.contains(other))
        },
    );
}

#[test]
fn protected_passers() {
    check_sets(connected::white_protected_passers, connected::black_protected_passers, |view, pawn| {
        view.passed().contains(&pawn) && view.own_attackers(pawn) > 0
    });
    check_sets(
        connected::white_connected_protected_passers,
        connected::black_connected_protected_passers,
        |view, pawn| {
            let passed = view.passed();
            let among = View::new(view.color, &passed, view.enemy);
            passed.contains(&pawn) && among.own_attackers(pawn) > 0
        },
    );
}

#[test]
fn isolated_passers() {
    check_sets(connected::white_isolated_passers, connected::black_isolated_passers, |view, pawn| {
        let passed = view.passed();
        passed.contains(&pawn) && !has_neighbour(&passed, pawn)
    });
}

#[test]
fn duty_of_a_king_before_connected_passers() {
    let mut random = Random::new(0xd07);
    let usual: Set = cells().iter().copied().filter(|&(_, rank)| (1..7).contains(&rank)).collect();
    let mut found = [0; 2];
    for _ in 0..3000 {
        let passers = random.subset(&usual, 6);
        let king = random.one(cells());
        for view in [View::new(Color::White, &passers, &passers), View::new(Color::Black, &passers, &passers)]
        {
            for to_move in Color::ALL {
                let foremost = passers.iter().map(|&pawn| view.rank(pawn)).max();
                let expected = passers
                    .iter()
                    .filter(|&&pawn| Some(view.rank(pawn)) == foremost)
                    .all(|&pawn| catches(view.color, pawn, king, to_move == view.color));
                let actual = connected::connected_passers_king_duty(
                    view.color,
                    board(&passers),
                    square(king),
                    to_move,
                );
                assert_eq!(actual, expected, "{:?}, king {king:?}\n{}", view.color, board(&passers));
                found[usize::from(expected)] += 1;
            }
        }
    }
    assert!(found.iter().all(|&found| found >= 20), "{found:?}");
}
