//! Candidates and fakers.

use super::*;

#[test]
fn candidates_by_control() {
    check_sets(
        candidate::white_candidates_by_control,
        candidate::black_candidates_by_control,
        |view, pawn| view.is_candidate_by_control(pawn),
    );
}

#[test]
fn candidates_by_helpers() {
    check_sets(
        candidate::white_candidates_by_helpers,
        candidate::black_candidates_by_helpers,
        |view, pawn| view.is_candidate_by_helpers(pawn),
    );
}

#[test]
fn fakers() {
    check_sets(candidate::white_fakers, candidate::black_fakers, |view, pawn| view.is_faker(pawn));
}

/// Any move of another pawn may do it by this definition, though only captures do.
#[test]
fn fakers_that_become_candidates() {
    check_squares(candidate::becomes_candidate, |view, pawn| {
        view.is_faker(pawn)
            && view.own.iter().filter(|&&other| other != pawn).any(|&other| {
                let (stop, double) = (view.stop(other), view.stop(view.stop(other)));
                let pushes = [stop, double].into_iter().filter(|&to| view.is_free(to));
                let captures = [(stop.0 - 1, stop.1), (stop.0 + 1, stop.1)];
                let captures = captures.into_iter().filter(|to| view.enemy.contains(to));
                pushes.chain(captures).filter(|&to| on_board(to)).any(|to| {
                    let (own, enemy) = view.after(other, to);
                    let view = View::new(view.color, &own, &enemy);
                    view.helpers(pawn).len() >= view.sentries(pawn).len()
                })
            })
    });
}

#[test]
fn candidates_by_search() {
    let mut random = Random::new(0xdeed);
    let usual: Set = cells().iter().copied().filter(|&(_, rank)| (1..7).contains(&rank)).collect();
    // Few pawns, close together: whatever is to be searched grows quickly.
    let mut found = [0; 4];
    for round in 0..2500 {
        let first = random.below(5) as i32;
        let near: Set =
            usual.iter().copied().filter(|&(file, _)| (first..first + 4).contains(&file)).collect();
        let white = random.subset(&near, 14);
        let mut black = random.subset(&near, 10);
        black.retain(|pawn| !white.contains(pawn));
        if white.len() + black.len() > 7 {
            continue;
        }
        let moves = [0, 1, 2, 2, 3][round % 5];
        for view in views(&(white.clone(), black.clone())) {
            for &pawn in view.own {
                let expected = view.is_half_free(pawn) && view.forces_passer(pawn, moves);
                let (own, enemy) = (board(view.own), board(view.enemy));
                let actual = candidate::is_candidate_by_search(view.color, square(pawn), own, enemy, moves);
                assert_eq!(
                    actual, expected,
                    "{:?} {pawn:?} in {moves}, own\n{own}enemy\n{enemy}",
                    view.color
                );
                found[moves as usize] += usize::from(expected);
            }
        }
    }
    assert!(found[0] == 0 && found[1..].iter().all(|&found| found >= 20), "{found:?}");
}
