//! Holes and isolated pawns.

use super::*;

#[test]
fn holes_and_what_stands_on_them() {
    for_each_position(0x401e, |view, random| {
        let (own, enemy) = view.boards();
        let is_hole =
            |at: At| (2..6).contains(&at.0) && [2, 3].contains(&view.rank(at)) && !view.can_attack(at);
        assert_eq!(of!(view.color, holes::white_holes, holes::black_holes)(own), board_where(is_hole));
        let controlled = of!(view.color, holes::white_controlled_holes, holes::black_controlled_holes);
        let is_controlled = |at| is_hole(at) && view.turned().attackers(at) > 0;
        assert_eq!(controlled(own, enemy), board_where(is_controlled));
        let minors = random.subset(cells(), 20);
        let occupied = of!(view.color, holes::white_holes_occupied, holes::black_holes_occupied);
        assert_eq!(occupied(own, board(&minors)), board_where(|at| is_hole(at) && minors.contains(&at)));
    });
}

#[test]
fn isolated_pawns() {
    let mut queens = 0;
    for_each_position(0x150, |view, _| {
        let (own, enemy) = view.boards();
        let open = of!(view.color, holes::white_open_isolanis, holes::black_open_isolanis);
        let is_open = |at| view.is_isolated(at) && !view.ahead(at, &view.enemy, 0);
        assert_eq!(open(own, enemy), view.own_where(is_open));
        let has_enemy = |at: At| view.enemy.iter().any(|pawn| pawn.0 == at.0);
        assert_eq!(
            holes::half_open_isolanis(own, enemy),
            view.own_where(|at| view.is_isolated(at) && !has_enemy(at))
        );
        for (first, last, files) in [(3, 4, center::CENTER_FILES), (2, 5, center::BROAD_CENTER_FILES)] {
            assert_eq!(files, board_where(|at| (first..=last).contains(&at.0)));
            let (inner, outer) = holes::split_isolanis(own, files);
            let is_inner = |at: At| (first..=last).contains(&at.0);
            assert_eq!(inner, view.own_where(|at| view.is_isolated(at) && is_inner(at)));
            assert_eq!(outer, view.own_where(|at| view.is_isolated(at) && !is_inner(at)));
        }
        let queen = view.own.iter().any(|&at| at.0 == 3 && view.is_isolated(at));
        assert_eq!(holes::has_isolated_queen_pawn(own), queen);
        queens += usize::from(queen);
    });
    assert!(queens > 50, "{queens}");
}
