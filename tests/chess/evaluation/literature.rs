//! Positions of the literature.

use super::*;
use crate::literature::{position, positions};

/// All sets that the positions compute from definitions of these pages, and each function that gives one.
#[test]
fn positions_with_computed_sets() {
    let records = positions();
    assert_eq!(records.len(), 17);
    let functions: [(&str, OfTwo, OfTwo); 6] = [
        ("backward", backward::white_backward_pawns, backward::black_backward_pawns),
        (
            "candidates_by_control",
            candidate::white_candidates_by_control,
            candidate::black_candidates_by_control,
        ),
        (
            "candidates_by_helpers",
            candidate::white_candidates_by_helpers,
            candidate::black_candidates_by_helpers,
        ),
        ("fakers", candidate::white_fakers, candidate::black_fakers),
        ("sneakers", hidden::white_sneakers, hidden::black_sneakers),
        ("hanging_pawns_strict", isolated::white_hanging_pawns, isolated::black_hanging_pawns),
    ];
    for record in &records {
        let (white_pawns, black_pawns) = (record.white, record.black);
        for (name, white, black) in functions {
            let computed = |color| record.computed(&format!("{color}_{name}"));
            assert_eq!(white(white_pawns, black_pawns), computed("w"), "{} w_{name}", record.id);
            assert_eq!(black(black_pawns, white_pawns), computed("b"), "{} b_{name}", record.id);
        }
    }
}

#[test]
fn positions_of_candidates() {
    for id in ["candidate-b5-not-yet", "candidate-b5-after-a5", "helpers-one-rank-back"] {
        let record = position(id);
        let (white, black) = (record.white, record.black);
        assert_eq!(
            candidate::white_candidates_by_control(white, black),
            record.fact("w_candidates_by_control"),
            "{id}"
        );
        // The same position for the other colour.
        assert_eq!(
            candidate::black_candidates_by_control(white.flip_ranks(), black.flip_ranks()),
            record.fact("w_candidates_by_control").flip_ranks(),
            "{id}"
        );
    }
    let record = position("candidate-b5-not-yet");
    assert_eq!(candidate::white_fakers(record.white, record.black), record.fact("w_fakers"));
    let by_search = |moves| {
        candidate::is_candidate_by_search(Color::White, Square::B5, record.white, record.black, moves)
    };
    assert_eq!([1, 2, 3].map(by_search), [false, false, true]);
    let record = position("candidate-b5-after-a5");
    assert!(candidate::is_candidate_by_search(Color::White, Square::B5, record.white, record.black, 2));
    let record = position("helpers-one-rank-back");
    assert_eq!(hidden::white_sneakers(record.white, record.black), record.fact("w_sneakers"));
    assert_eq!(
        hidden::white_candidates_with_level_helper(record.white, record.black),
        record.fact("w_candidates_by_control")
    );
}

#[test]
fn positions_of_hidden_passers() {
    for id in ["hidden-passer-a6", "hidden-passers-a6-h5"] {
        let record = position(id);
        let (white, black) = (record.white, record.black);
        assert_eq!(hidden::white_sneakers(white, black), record.fact("w_sneakers"), "{id}");
        assert_eq!(candidate::white_fakers(white, black), record.fact("w_fakers"), "{id}");
        assert_eq!(
            hidden::black_sneakers(white.flip_ranks(), black.flip_ranks()),
            record.fact("w_sneakers").flip_ranks(),
            "{id}"
        );
        let fakers = hidden::white_sneakers(white, black).iter().map(|sneaker| {
            let side = if sneaker == Square::A6 { Side::East } else { Side::West };
            let line = hidden::sneaker_break(Color::White, sneaker, side, white, black).expect("a line");
            assert!(line.passed_if_taken && line.passed_if_declined, "{id} {sneaker}");
            line.faker
        });
        assert_eq!(fakers.collect::<Board>(), record.fact("w_fakers"), "{id}");
    }
    let record = position("hidden-passer-a6");
    let (white, black) = (record.white, record.black);
    assert_eq!(backward::white_backward_pawns(white, black), record.fact("w_backward"));
    assert_eq!(
        hidden::sneaker_break(Color::White, Square::A6, Side::East, white, black),
        Some(SneakerBreak {
            faker: Square::B5,
            target: Square::B6,
            rammer: Square::A7,
            passed_if_taken: true,
            passed_if_declined: true,
        })
    );
    assert_eq!(hidden::sneaker_break(Color::White, Square::A6, Side::West, white, black), None);
}

#[test]
fn positions_of_doubled_pawns() {
    let record = position("doubled-three-kinds");
    let (white, black) = (record.white, record.black);
    let multiplicity = evaluation::multiplicity_per_file(white);
    let doubled = File::ALL.into_iter().filter(|file| multiplicity[file.index()] == 2);
    let doubled: u64 = doubled.map(|file| 1 << file.index()).sum();
    assert_eq!(doubled, record.fact("doubled_files").bits());
    let order = record.facts["order_best_to_worst"].as_str().expect("files");
    for (name, expected) in order.split(' ').zip([DoubledKind::Best, DoubledKind::Middle, DoubledKind::Worst])
    {
        let file = File::ALL[usize::from(name.as_bytes()[0] - b'a')];
        let potential = evaluation::doubled_exchange_potential(black, file);
        let enemies = record.facts["enemy_pawns_on_adjacent_files"][name].as_u64();
        assert_eq!(Some(u64::from(potential)), enemies, "{name}");
        let kind = |color, pawns, enemy| evaluation::doubled_kind(color, pawns, enemy, file);
        assert_eq!(kind(Color::White, white, black), Some(expected), "{name}");
        assert_eq!(kind(Color::Black, white.flip_ranks(), black.flip_ranks()), Some(expected), "{name}");
        assert_eq!(
            evaluation::doubled_held_by_one(Color::White, white, black, file),
            expected == DoubledKind::Worst
        );
    }
}

#[test]
fn position_of_a_crippled_majority() {
    let record = position("crippled-majority");
    let (white, black) = (record.white, record.black);
    let facts = &record.facts;
    let (east, west) = (evaluation::wing(Side::East), evaluation::wing(Side::West));
    let count = |pawns: Board, wing| Some(u64::from(pawns.and(wing).len()));
    assert_eq!(count(white, east), facts["w_kingside"].as_u64());
    assert_eq!(count(black, east), facts["b_kingside"].as_u64());
    assert_eq!(count(white, west), facts["w_queenside"].as_u64());
    assert_eq!(count(black, west), facts["b_queenside"].as_u64());
    assert_eq!(evaluation::wing_majority(white, black, east), Ordering::Greater);
    assert_eq!(evaluation::wing_majority(black, white, east), Ordering::Less);
    assert_eq!(evaluation::wing_majority(black, white, west), Ordering::Equal);
    assert_eq!(
        Some(evaluation::crippled_majority(white, black, east)),
        facts["w_crippled_kingside"].as_bool()
    );
    assert_eq!(
        Some(evaluation::crippled_majority(black, white, west)),
        facts["b_crippled_queenside"].as_bool()
    );
}

#[test]
fn position_of_hanging_pawns() {
    let record = position("hanging-pawns-c4-d4");
    let (white, black) = (record.white, record.black);
    assert_eq!(isolated::white_hanging_pawns(white, black), record.fact("w_hanging_pawns"));
    assert_eq!(isolated::black_hanging_pawns(black, white), record.fact("b_hanging_pawns"));
    assert_eq!(
        evaluation::white_hanging_pawns_on_half_open_files(white, black),
        record.fact("w_hanging_pawns")
    );
    let empty = !(white | black);
    // d4-d5 is a lever against e6.
    assert_eq!(evaluation::white_hanging_pawn_levers(white, black, empty), Square::D4.board());
    assert_eq!(evaluation::white_hanging_pawn_breaks(white, black, empty), record.fact("w_hanging_pawns"));
}
