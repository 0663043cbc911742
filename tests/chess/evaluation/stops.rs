//! Control of stop and telestops.

use super::*;

#[test]
fn control_of_the_stop() {
    check_squares(
        |color, square, _, attacks| stop_control::controls_stop(color, square, attacks),
        |view, pawn| view.enemy.contains(&view.stop(pawn)),
    );
    check_squares(
        |color, square, _, attacks| stop_control::controlled_telestops(color, square, attacks),
        |view, pawn| board(&view.telestops(pawn).intersection(view.enemy).copied().collect()),
    );
    check_squares(
        |color, square, _, enemy| stop_control::is_stop_blocked(color, square, enemy),
        |view, pawn| view.enemy.contains(&view.stop(pawn)),
    );
}

#[test]
fn control_from_behind() {
    check_squares(
        |color, square, rooks, others| {
            let empty = !(rooks | others | square.board());
            stop_control::controls_span_from_behind(color, square, rooks, empty)
        },
        |view, pawn| {
            let behind = (1..8).map(|far| (pawn.0, pawn.1 - far * view.up));
            let occupied = |at: &At| view.own.contains(at) || view.enemy.contains(at);
            behind.into_iter().find(occupied).is_some_and(|at| view.own.contains(&at))
        },
    );
}

const ORTHOGONAL: [At; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [At; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const KNIGHT: [At; 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// How a piece moves: its steps, and whether it goes on.
type Movement<'a> = (&'a [&'a [At]], bool);

fn attacks(from: At, (steps, slides): Movement, empty: &Set) -> Set {
    let steps = steps.iter().flat_map(|steps| steps.iter());
    let reach = if slides { 8 } else { 1 };
    steps.flat_map(|&step| grid().ride(from, step, empty).into_iter().take(reach)).collect()
}

#[test]
fn control_in_one_move() {
    let mut random = Random::new(0x0e);
    let cells = cells();
    let mut found = 0;
    for _ in 0..1000 {
        let mut left = cells.clone();
        let mut take = |random: &mut Random, percent| {
            let taken = random.subset(&left, percent);
            left.retain(|square| !taken.contains(square));
            taken
        };
        let pieces: [Set; 5] = std::array::from_fn(|_| take(&mut random, 3));
        let others = take(&mut random, 15);
        let taboo = random.subset(cells, 40);
        let pawn = random.one(cells);
        let mut occupied: Set = pieces.iter().flatten().chain(&others).copied().collect();
        occupied.insert(pawn);
        let movements: [Movement; 5] = [
            (&[&KNIGHT], false),
            (&[&DIAGONAL], true),
            (&[&ORTHOGONAL], true),
            (&[&DIAGONAL, &ORTHOGONAL], true),
            (&[&DIAGONAL, &ORTHOGONAL], false),
        ];
        for color in Color::ALL {
            let empty_set = Set::new();
            let telestops = View::new(color, &empty_set, &empty_set).telestops(pawn);
            let empty: Set = cells.difference(&occupied).copied().collect();
            let mut expected = Set::new();
            for (places, movement) in pieces.iter().zip(movements) {
                for &from in places {
                    let mut left_empty = empty.clone();
                    left_empty.insert(from);
                    for to in attacks(from, movement, &empty).difference(&taboo) {
                        expected.extend(attacks(*to, movement, &left_empty).intersection(&telestops));
                    }
                }
            }
            let [knights, bishops, rooks, queens, kings] = pieces.each_ref().map(board);
            let actual = stop_control::telestops_controllable_in_one(
                color,
                square(pawn),
                Controllers { knights, bishops, rooks, queens, kings },
                board(&occupied),
                board(&taboo),
            );
            assert_eq!(actual, board(&expected), "{color:?} {pawn:?}");
            found += expected.len();
        }
    }
    assert!(found >= 100, "{found}");
}

#[test]
fn relevance_of_stop_control() {
    for (color, to_move) in Color::ALL.into_iter().flat_map(|color| Color::ALL.map(|other| (color, other))) {
        for pawn in cells().iter().copied().filter(|&(_, rank)| (1..7).contains(&rank)) {
            for king in cells().iter().copied() {
                let expected = !catches(color, pawn, king, to_move == color);
                let actual = stop_control::stop_control_matters(color, square(pawn), square(king), to_move);
                assert_eq!(actual, expected, "{color:?} {pawn:?} {king:?} {to_move:?}");
                let area = CATCHABLE_AREA[color.other() as usize][to_move as usize][square(king).index()];
                assert_eq!(area.contains(square(pawn)), !expected);
            }
        }
    }
}
