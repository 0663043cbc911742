//! Hanging pawns and pieces.

use super::*;

fn qualifies(view: &View, pawn: At) -> bool {
    let has = |pawn: At| view.own.contains(&pawn);
    let beside = |side: i32| view.own.iter().any(|other| other.0 == pawn.0 + side);
    // A duo is exactly two pawns side by side.
    let run = 1
        + (1..8).take_while(|far| has((pawn.0 + far, pawn.1))).count()
        + (1..8).take_while(|far| has((pawn.0 - far, pawn.1))).count();
    has(pawn) && view.is_open(pawn) && beside(1) != beside(-1) && run == 2
}

fn is_hanging(view: &View, pawn: At) -> bool {
    qualifies(view, pawn) && [-1, 1].into_iter().any(|side| qualifies(view, (pawn.0 + side, pawn.1)))
}

#[test]
fn hanging_pawns() {
    check_sets(isolated::white_hanging_pawns, isolated::black_hanging_pawns, is_hanging);
    check_sets(
        evaluation::white_hanging_pawns_on_half_open_files,
        evaluation::black_hanging_pawns_on_half_open_files,
        |view, pawn| {
            let half_open = |file| on_file(view.enemy, file).is_empty();
            let pair = [-1, 1].into_iter().filter(|side| is_hanging(view, (pawn.0 + side, pawn.1)));
            is_hanging(view, pawn)
                && half_open(pawn.0)
                && pair.into_iter().all(|side| half_open(pawn.0 + side))
        },
    );
}

#[test]
fn breaks_of_hanging_pawns() {
    let mut random = Random::new(0xb4ea);
    let mut found = [0; 2];
    for position in positions(0xb4ea, 6000) {
        let others = random.subset(cells(), 20);
        for view in views(&position) {
            let occupied: Set = view.own.union(view.enemy).chain(&others).copied().collect();
            let is_empty = |square: At| on_board(square) && !occupied.contains(&square);
            let makes_lever = |pawn: At| {
                let (stop, double) = (view.stop(pawn), view.stop(view.stop(pawn)));
                let by_one = is_empty(stop) && view.enemy_attackers(stop) > 0;
                let by_two = is_empty(stop) && is_empty(double) && view.enemy_attackers(double) > 0;
                by_one || by_two && view.rank(double) == 3
            };
            let is_safe = |pawn: At| {
                let stop = view.stop(pawn);
                on_board(stop) && view.own_attackers(stop) >= view.enemy_attackers(stop)
            };
            let hanging: Set = view.own.iter().copied().filter(|&pawn| is_hanging(&view, pawn)).collect();
            let levers: Set = hanging.iter().copied().filter(|&pawn| makes_lever(pawn)).collect();
            let breaks: Set =
                hanging.iter().copied().filter(|&pawn| is_safe(pawn) || makes_lever(pawn)).collect();
            // Nothing but the end of the board keeps hanging pawns back.
            assert!(hanging.iter().all(|pawn| breaks.contains(pawn) || view.rank(*pawn) == 7));
            let (pawns, enemy, empty) = (board(view.own), board(view.enemy), !board(&occupied));
            let functions: [fn(Board, Board, Board) -> Board; 2] = match view.color {
                Color::White => {
                    [evaluation::white_hanging_pawn_levers, evaluation::white_hanging_pawn_breaks]
                }
                Color::Black => {
                    [evaluation::black_hanging_pawn_levers, evaluation::black_hanging_pawn_breaks]
                }
            };
            assert_eq!(functions[0](pawns, enemy, empty), board(&levers), "{:?}", view.color);
            assert_eq!(functions[1](pawns, enemy, empty), board(&breaks), "{:?}", view.color);
            found[0] += levers.len();
            found[1] += breaks.len() - levers.len();
        }
    }
    assert!(found.iter().all(|&found| found >= 20), "{found:?}");
}

#[test]
fn hanging_pieces() {
    for (pieces, attacked) in positions(0x4a46, 1000) {
        for (defended, _) in positions(0xdef, 3) {
            let expected: Set = cells()
                .iter()
                .copied()
                .filter(|at| pieces.contains(at) && attacked.contains(at) && !defended.contains(at))
                .collect();
            let actual = evaluation::hanging_pieces(board(&pieces), board(&attacked), board(&defended));
            assert_eq!(actual, board(&expected));
        }
    }
}
