//! Laws.

use super::*;

#[test]
fn en_passant_is_a_capture() {
    for color in Color::ALL {
        for square in Square::ALL {
            for target in Square::ALL {
                let attacked = ATTACKS[color as usize][square as usize].contains(target);
                let expected = if attacked { target.board() } else { Board::EMPTY };
                assert_eq!(captures(color, square, Board::EMPTY, Some(target)), expected);
                let others = ATTACKS[color as usize][square as usize].without(target.board());
                assert_eq!(captures(color, square, others, Some(target)), expected | others);
            }
        }
    }
}

/// Attacks and the way back: each target has one source, and a pawn that attacks nothing in a direction
/// stands on the edge.
#[test]
fn sources_are_the_way_back() {
    for position in positions() {
        let own = position.boards().own;
        assert_eq!(white_east_sources(white_east_attacks(own)), own - File::H.board() - Rank::Eight.board());
        assert_eq!(white_west_sources(white_west_attacks(own)), own - File::A.board() - Rank::Eight.board());
        assert_eq!(black_east_sources(black_east_attacks(own)), own - File::H.board() - Rank::One.board());
        assert_eq!(black_west_sources(black_west_attacks(own)), own - File::A.board() - Rank::One.board());
        for targets in [white_east_attacks(own), white_east_attacks(own) & Board::RANK_4] {
            assert_eq!(white_east_sources(targets).len(), targets.len());
        }
    }
}

/// A pawn one step before its promotion needs no test.
#[test]
fn ready_to_promote_is_passed() {
    let enemy = !(Board::RANK_1 | Board::RANK_8);
    for (color, rank) in [(Color::White, Rank::Seven), (Color::Black, Rank::Two)] {
        for square in rank.board() {
            assert!(may_promote(color, square) && is_passed(color, square, enemy));
            let before = if color == Color::White { Rank::Six } else { Rank::Three };
            let before = Square::at(File::of(square), before);
            assert!(!may_promote(color, before) && !is_passed(color, before, enemy));
        }
    }
}

/// Front and rear fill have the pawns in common and, other than the page says, what lies between pawns of a
/// file.
#[test]
fn fills_meet_in_and_between_pawns() {
    for position in positions() {
        let own = position.boards().own;
        let between = white_front_spans(own) & white_rear_spans(own);
        assert_eq!(white_front_fill(own) & white_rear_fill(own), own | between);
    }
    let apart = Square::C2.board() | Square::C4.board();
    assert_eq!(white_front_fill(apart) & white_rear_fill(apart), apart | Square::C3.board());
}

/// Passed pawns by their neighbours' view: no enemy can attack or block them any more.
#[test]
fn passed_pawns_meet_no_enemy() {
    for position in positions() {
        let Boards { own, enemy, .. } = position.boards();
        let (passed, spans) = (white_passed_pawns(own, enemy), |pawns| {
            white_front_spans(pawns)
                | white_east_attack_front_spans(pawns)
                | white_west_attack_front_spans(pawns)
        });
        assert!(spans(passed).is_disjoint(enemy));
        assert!((own - passed).iter().all(|pawn| !spans(pawn.board()).is_disjoint(enemy)));
        let parts = [passed, white_half_free_pawns(own, enemy), white_unfree_pawns(own, enemy)];
        assert_eq!(parts.iter().map(|part| part.len()).sum::<u32>(), own.len());
        assert_eq!(parts.into_iter().fold(Board::EMPTY, Board::or), own);
    }
}

/// Two pawns on the a-file and the b-file are half-isolated both, as the edge has no neighbour.
#[test]
fn the_edge_is_no_neighbour() {
    let pawns = Square::A2.board() | Square::B5.board();
    assert_eq!(half_isolanis(pawns), pawns);
    assert_eq!(isolanis(pawns), Board::EMPTY);
    assert_eq!(isolanis(Board::RANK_2 & (File::A.board() | File::H.board())).len(), 2);
}
