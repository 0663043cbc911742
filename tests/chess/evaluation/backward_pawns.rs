//! Backward pawns, stops, sentries and helpers.

use super::*;

#[test]
fn backward_pawns() {
    check_sets(backward::white_backward_pawns, backward::black_backward_pawns, |view, pawn| {
        view.is_backward(pawn)
    });
}

#[test]
fn mutually_backward_pawns() {
    check_sets(
        backward::white_backward_pawns_resolved,
        backward::black_backward_pawns_resolved,
        |view, pawn| view.is_backward_resolved(pawn),
    );
    // Of two pawns that hold each other back exactly one stays backward.
    for low in 1..5 {
        let (white, black) = (Board::from(square((3, low))), Board::from(square((4, low + 2))));
        let pair = (
            backward::white_backward_pawns_resolved(white, black),
            backward::black_backward_pawns_resolved(black, white),
        );
        assert_eq!(pair, if low < 3 { (white, Board::EMPTY) } else { (Board::EMPTY, black) });
    }
}

#[test]
fn stragglers() {
    check_sets(backward::white_stragglers, backward::black_stragglers, |view, pawn| {
        view.is_backward(pawn) && view.is_open(pawn)
    });
}

#[test]
fn prospective_backward_pawns() {
    check_sets(
        backward::white_prospective_backward_pawns,
        backward::black_prospective_backward_pawns,
        |view, pawn| view.is_prospective(pawn),
    );
}

#[test]
fn spare_tempi() {
    check_squares(backward::has_spare_tempo, |view, pawn| {
        view.is_prospective(pawn) && view.is_free(view.stop(pawn))
    });
}

#[test]
fn stops_and_telestops() {
    check_squares(
        |color, square, _, _| (stop_control::stop(color, square), stop_control::telestops(color, square)),
        |view, from| {
            let stop: Set = view.span(from).into_iter().take(1).collect();
            (board(&stop), board(&view.telestops(from)))
        },
    );
}

#[test]
fn sentries_and_helpers() {
    check_squares(
        |color, square, _, enemy| candidate::sentries(color, square, enemy),
        |view, pawn| board(&view.sentries(pawn)),
    );
    check_squares(
        |color, square, pawns, _| candidate::helpers(color, square, pawns),
        |view, pawn| board(&view.helpers(pawn)),
    );
}

#[test]
fn holes_between_two_sentries() {
    check_sets(candidate::white_sentry_gap_holes, candidate::black_sentry_gap_holes, |view, (file, rank)| {
        view.enemy.contains(&(file - 1, rank))
            && view.enemy.contains(&(file + 1, rank))
            && view.own.contains(&(file, rank - 2 * view.up))
    });
}
