//! Chains.

use super::*;

/// The diagonal runs of at least two pawns that go to one side, from base to peak.
fn runs(view: &View, side: Side) -> Vec<Vec<At>> {
    let step = (if side == Side::East { 1 } else { -1 }, view.up());
    let on = |at: At, by: i32| (at.0 + by * step.0, at.1 + by * step.1);
    let mut bases: Vec<At> = view.own.iter().copied().filter(|&at| !view.own.contains(&on(at, -1))).collect();
    bases.sort_by_key(|&(file, rank)| (rank, file));
    let run = |base: At| (0..8).map(|by| on(base, by)).take_while(|at| view.own.contains(at)).collect();
    bases.into_iter().map(run).filter(|run: &Vec<At>| run.len() >= 2).collect()
}

#[test]
fn chains() {
    let mut found = [0; 3];
    for_each_position(0xc4a1, |view, random| {
        let (own, enemy) = view.boards();
        // A colour whose pawns are blocked more often than by chance.
        let mut blocked = view.enemy.clone();
        blocked.extend(view.own.iter().map(|&at| view.stop(at)).filter(|at| cells().contains(at)));
        let blocked: Set = random.subset(&blocked, 85).difference(&view.own).copied().collect();
        let rammed = View { color: view.color, own: view.own.clone(), enemy: blocked };
        let blockers = board(&rammed.enemy);

        let (mut bases, mut peaks, mut expected) = (Set::new(), Set::new(), Vec::new());
        for side in Side::ALL {
            let mut rammed_peaks = Set::new();
            for run in runs(view, side) {
                let (base, peak) = (run[0], run[run.len() - 1]);
                let foremost = run.iter().rev().take(3);
                let is_rammed = run.len() >= 3 && foremost.clone().all(|&at| rammed.is_rammed(at));
                if is_rammed {
                    rammed_peaks.insert(peak);
                }
                bases.insert(base);
                peaks.insert(peak);
                let chain = Chain { color: view.color, side, base: square(base), peak: square(peak) };
                assert_eq!(chain.pawns(), board(&run.iter().copied().collect()));
                assert_eq!(chain.is_rammed(blockers), is_rammed);
                let (files, ranks) = chain.direction().delta();
                assert_eq!((i32::from(files), i32::from(ranks)), (run[1].0 - base.0, run[1].1 - base.1));
                assert_eq!(side == Side::East, peak.0 > base.0);
                expected.push(chain);
            }
            let actual = match (view.color, side) {
                (Color::White, Side::East) => chain::white_east_rammed_peaks,
                (Color::White, Side::West) => chain::white_west_rammed_peaks,
                (Color::Black, Side::East) => chain::black_east_rammed_peaks,
                (Color::Black, Side::West) => chain::black_west_rammed_peaks,
            };
            assert_eq!(actual(own, blockers), board(&rammed_peaks));
            let is_rammed = !rammed_peaks.is_empty();
            assert_eq!(chain::has_rammed_chain(view.color, side, own, blockers), is_rammed);
            let king = random.one(cells());
            if (king.0 >= 4) == (side == Side::East) {
                let under = chain::is_king_under_chain(view.color, own, blockers, square(king));
                assert_eq!(under, is_rammed);
            }
            found[0] += usize::from(is_rammed);
        }
        let chains = Chains::of(view.color, own);
        assert_eq!(chains.len(), expected.len());
        assert_eq!(chains.collect::<Vec<_>>(), expected);
        assert_eq!(of!(view.color, chain::white_bases, chain::black_bases)(own), board(&bases));
        assert_eq!(of!(view.color, chain::white_peaks, chain::black_peaks)(own), board(&peaks));
        let weak = of!(view.color, chain::white_weak_bases, chain::black_weak_bases);
        let is_weak = |at| bases.contains(&at) && view.is_straggler(at);
        assert_eq!(weak(own, enemy), board_where(is_weak));
        found[1] += expected.len();
        found[2] += weak(own, enemy).len() as usize;
    });
    assert!(found.iter().all(|&found| found > 50), "{found:?}");
}
