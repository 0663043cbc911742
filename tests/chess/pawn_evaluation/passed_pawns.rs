//! Passed pawns.

use super::*;

/// Whether a pawn is passed with no square of its way attacked and no pawn on it.
fn is_strict(view: &View, at: At) -> bool {
    let way = |from: At| cells().iter().copied().filter(move |to| to.0 == from.0);
    let both: Set = view.own.union(&view.enemy).copied().collect();
    let ahead = |to: &At| view.rank(*to) > view.rank(at);
    view.own.contains(&at)
        && !way(at).filter(ahead).any(|to| both.contains(&to))
        && !way(at).filter(|to| ahead(to) || *to == at).any(|to| view.turned().attackers(to) > 0)
}

#[test]
fn strict_and_outside_passers() {
    let mut found = [0; 3];
    for_each_position(0x9a55, |view, _| {
        let (own, enemy) = view.boards();
        let strict = of!(view.color, passers::white_strict_passers, passers::black_strict_passers);
        let expected = view.own_where(|at| is_strict(view, at));
        assert_eq!(strict(own, enemy), expected);
        let without = of!(
            view.color,
            passers::white_passers_without_rear_twins,
            passers::black_passers_without_rear_twins,
        );
        let is_foremost = |at| view.is_passed(at) && !view.ahead(at, &view.own, 0);
        assert_eq!(without(own, enemy), view.own_where(is_foremost));
        assert_eq!(without(own, enemy), expected);

        let all: Set = view.own.union(&view.enemy).copied().collect();
        let (first, last) = (all.iter().map(|at| at.0).min(), all.iter().map(|at| at.0).max());
        let is_outer = |at: At| Some(at.0) == first || Some(at.0) == last;
        assert_eq!(passers::outermost_files(board(&all)), board_where(is_outer));
        let outside = of!(view.color, passers::white_outside_passers, passers::black_outside_passers);
        let expected = view.own_where(|at| view.is_passed(at) && is_outer(at));
        assert_eq!(outside(own, enemy), expected);
        found[0] += strict(own, enemy).len();
        found[1] += expected.len();

        // No pawn that an enemy pawn could take is passed.
        let is_lever = |at| view.own.contains(&at) && view.turned().attackers(at) > 0;
        let passed = of!(view.color, passed::white_passed_pawns, passed::black_passed_pawns);
        assert!(passed(own, enemy).is_disjoint(board_where(is_lever)));
        // No hidden passed pawn is passed.
        let sneakers = of!(view.color, white_sneakers, black_sneakers)(own, enemy);
        assert!(sneakers.is_disjoint(strict(own, enemy)));
        found[2] += sneakers.len();
    });
    assert!(found.iter().all(|&found| found > 10), "{found:?}");
    assert_eq!(passers::outermost_files(Board::EMPTY), Board::EMPTY);
}

#[test]
fn bonuses() {
    for &at in cells() {
        let (white, black) = (square(at), square((at.0, 7 - at.1)));
        let bonus = passers::BONUS[0][white.index()];
        assert_eq!(bonus, [0, 5, 10, 20, 35, 60, 100, 0][at.1 as usize]);
        assert_eq!(passers::BONUS[1][black.index()], bonus);
        let drawn = [
            [0, 0, 0, 0],
            [0, 4, 8, 12],
            [0, 4, 8, 12],
            [0, 4, 8, 16],
            [0, 4, 12, 20],
            [0, 4, 8, 16],
            [0, 0, 0, 0],
            [0, 0, 0, 0],
        ];
        let bonus = center::BONUS[0][white.index()];
        assert_eq!(bonus, drawn[7 - at.1 as usize][at.0.min(7 - at.0) as usize]);
        assert_eq!(center::BONUS[1][black.index()], bonus);
        let moves = passers::moves_to_promotion(Color::White, white);
        assert_eq!(moves, [7, 5, 5, 4, 3, 2, 1, 0][at.1 as usize]);
        assert_eq!(passers::moves_to_promotion(Color::Black, black), moves);
    }
}

/// A pawn ending by coordinates.
struct Ending<'a> {
    view: &'a View,
    king: At,
    enemy_king: At,
    to_move: Color,
}

impl Ending<'_> {
    /// Whether the enemy's king cannot reach the promotion square in time, nor anything else stop the pawn.
    fn runs(&self, at: At, control: &Set) -> bool {
        let view = self.view;
        let promotion = (at.0, if view.color == Color::White { 7 } else { 0 });
        let distance = (self.enemy_king.0 - at.0).abs().max((self.enemy_king.1 - promotion.1).abs());
        let catches = distance <= self.moves(at) + i32::from(self.to_move != view.color);
        is_strict(view, at) && !catches && !view.ahead(at, control, 0)
    }

    fn moves(&self, at: At) -> i32 {
        let rank = self.view.rank(at);
        if rank == 1 { 5 } else { 7 - rank }
    }

    fn fastest(&self) -> Option<i32> {
        self.view.own.iter().filter(|&&at| self.runs(at, &Set::new())).map(|&at| self.moves(at)).min()
    }
}

#[test]
fn unstoppable_passers_and_races() {
    let mut found = [0; 5];
    for_each_position(0x7ace, |view, random| {
        // Few pawns, so that some get through.
        let thin = |set: &Set, random: &mut Random| random.subset(set, 40);
        let view =
            &View { color: view.color, own: thin(&view.own, random), enemy: thin(&view.enemy, random) };
        let turned = &view.turned();
        for _ in 0..3 {
            let (king, enemy_king) = (random.one(cells()), random.one(cells()));
            let to_move = Color::ALL[random.below(2)];
            let control = random.subset(cells(), 10);
            let own = Ending { view, king, enemy_king, to_move };
            let other = Ending { view: turned, king: enemy_king, enemy_king: king, to_move };
            let (pawns, enemy) = view.boards();
            let ending = PawnEnding {
                color: view.color,
                pawns,
                enemy,
                king: square(king),
                enemy_king: square(enemy_king),
                to_move,
            };
            assert_eq!(ending.of_enemy().of_enemy(), ending);
            assert_eq!((ending.of_enemy().pawns, ending.of_enemy().king), (enemy, square(own.enemy_king)));
            assert_eq!(own.king, other.enemy_king);

            let expected = view.own_where(|at| own.runs(at, &control));
            assert_eq!(ending.unstoppable(board(&control)), expected);
            let at = square(random.one(cells()));
            assert_eq!(ending.is_unstoppable(at, board(&control)), expected.contains(at));
            found[0] += expected.len() as usize;

            let race = match (own.fastest(), other.fastest()) {
                (Some(moves), Some(enemy_moves)) => {
                    // The moves that are made before each has promoted, both sides counted.
                    let plies = |moves, color| 2 * moves - i32::from(color == to_move);
                    let is_first = plies(moves, view.color) < plies(enemy_moves, turned.color);
                    let first = if is_first { view.color } else { turned.color };
                    found[1 + usize::from(is_first)] += 1;
                    Some(Race { moves: moves as u32, enemy_moves: enemy_moves as u32, first })
                }
                _ => None,
            };
            assert_eq!(ending.race(), race);
            let mirrored = race.map(|Race { moves, enemy_moves, first }| Race {
                moves: enemy_moves,
                enemy_moves: moves,
                first,
            });
            assert_eq!(ending.of_enemy().race(), mirrored);

            let expected = outside_counts(view, &other);
            assert_eq!(ending.outside_passer_counts(), expected);
            assert!(!(expected && race.is_some()));
            found[3 + usize::from(expected)] += 1;
        }
    });
    assert!(found.iter().all(|&found| found > 50), "{found:?}");
}

/// Whether there is an outside passer, and nothing of the enemy's against it.
fn outside_counts(view: &View, enemy: &Ending) -> bool {
    let other = enemy.view;
    let all = || view.own.iter().chain(&view.enemy).map(|at| at.0);
    let is_outer = |at: At| Some(at.0) == all().min() || Some(at.0) == all().max();
    let outside = view.own.iter().any(|&at| view.is_passed(at) && is_outer(at));
    let answers = |at: At| {
        let passed = |at| other.is_passed(at);
        let connected = other.own.iter().any(|&pawn| (pawn.0 - at.0).abs() == 1 && passed(pawn));
        let is_half_free = !passed(at) && !other.ahead(at, &other.enemy, 0);
        let ahead = cells().iter().copied().filter(|to| to.0 == at.0 && other.rank(*to) > other.rank(at));
        let is_candidate =
            is_half_free && ahead.into_iter().all(|to| view.attackers(to) <= other.attackers(to));
        enemy.runs(at, &Set::new()) || (passed(at) && (connected || other.attackers(at) > 0)) || is_candidate
    };
    outside && !other.own.iter().any(|&at| answers(at))
}
