//! The report of a pawn position: its sets are those of the functions, and it prints what it holds.

use bitboard_core::chess::{
    Board, Square,
    pawn_structure::{backward, connected, defended, doubled, duo, lever, ram, report::Report},
    pawns::{attacks, isolated, passed, spans},
};

/// Random pawns of both colours, none on the first or last rank.
fn positions() -> impl Iterator<Item = (Board, Board)> {
    let mut state = 0x1234_5678_9abc_def1_u64;
    let mut random = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        Board::from_bits_truncate(state) - Board::RANK_1 - Board::RANK_8
    };
    std::iter::repeat_with(move || {
        let (white, black) = (random() & random(), random() & random());
        (white - black, black)
    })
    .take(1000)
}

#[test]
fn sets_are_those_of_the_functions() {
    for (white, black) in positions() {
        let report = Report::new(white, black);
        let sets = report.white;
        let expected = [
            ("pawns", white),
            ("attacks", attacks::white_any_attacks(white)),
            ("double_attacks", attacks::white_double_attacks(white)),
            ("safe_squares", attacks::white_safe_squares(white, black)),
            ("front_spans", spans::white_front_spans(white)),
            ("rear_spans", spans::white_rear_spans(white)),
            ("open", passed::white_open_pawns(white, black)),
            ("passed", passed::white_passed_pawns(white, black)),
            ("connected_passers", connected::white_connected_passers(white, black)),
            ("protected_passers", connected::white_protected_passers(white, black)),
            ("isolanis", isolated::isolanis(white)),
            ("half_isolanis", isolated::half_isolanis(white)),
            ("hanging", isolated::white_hanging_pawns(white, black)),
            ("rear_doubled", doubled::white_behind_own(white)),
            ("triples", doubled::triples(white)),
            ("defended", defended::white_defended(white)),
            ("duos", duo::duos(white)),
            ("levers", lever::white_any_levers(white, black)),
            ("rams", ram::white_rams(white, black)),
            ("immobile", ram::white_immobile(white, black)),
            ("backward", backward::white_backward_pawns(white, black)),
        ];
        let found: Vec<Board> = sets.iter().map(|(_, set)| set).collect();
        assert_eq!(found.len(), expected.len());
        for ((name, expected), found) in expected.into_iter().zip(found) {
            assert_eq!(found, expected, "{name} of white {white:?} black {black:?}");
        }
    }
}

#[test]
fn black_is_white_seen_from_the_other_side() {
    for (white, black) in positions() {
        let report = Report::new(white, black);
        let turned = Report::new(black.flip_ranks(), white.flip_ranks());
        for ((title, one), (_, other)) in report.black.iter().zip(turned.white.iter()) {
            assert_eq!(one, other.flip_ranks(), "{title} of white {white:?} black {black:?}");
        }
    }
}

#[test]
fn drawings_show_what_there_is() {
    let white = Board::from_iter([Square::A2, Square::D4]);
    let black = Board::from_iter([Square::D5, Square::H7]);
    let text = Report::new(white, black).to_string();
    let rams = "\
rams: white 1, black 1
. . . . . . . .    . . . . . . . .
. . . . . . . .    . . . . . . . .
. . . . . . . .    . . . . . . . .
. . . . . . . .    . . . 1 . . . .
. . . 1 . . . .    . . . . . . . .
. . . . . . . .    . . . . . . . .
. . . . . . . .    . . . . . . . .
. . . . . . . .    . . . . . . . .
";
    assert!(text.contains(rams), "{text}");
    assert!(!text.contains("duos"), "neither side has a duo:\n{text}");
    assert_eq!(Report::new(Board::EMPTY, Board::EMPTY).to_string().matches("passed").count(), 0);
}
