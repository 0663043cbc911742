//! The literature.

use super::*;
use crate::literature::{Position, diagram, number, position, positions};

#[test]
fn drawings_of_the_literature() {
    let input = |id: &str, name: &str| diagram(id).input(name);
    let output = |id: &str, name: &str| diagram(id).output(name);
    let square = |id: &str| input(id, "square").first().unwrap();
    let white = Color::White as usize;

    let d4 = square("pawn-attacks-white-d4");
    assert_eq!(ATTACKS[white][d4 as usize], output("pawn-attacks-white-d4", "attacks"));
    let pawns = input("pawn-east-attacks", "wpawns");
    assert_eq!(white_east_attacks(pawns), output("pawn-east-attacks", "east_attacks"));
    let pawns = input("pawn-west-attacks", "wpawns");
    assert_eq!(white_west_attacks(pawns), output("pawn-west-attacks", "west_attacks"));
    let pawns = input("pawn-any-attacks", "wpawns");
    assert_eq!(white_any_attacks(pawns), output("pawn-any-attacks", "any_attacks"));
    assert_eq!(white_double_attacks(pawns), output("pawn-any-attacks", "double_attacks"));
    assert_eq!(white_single_attacks(pawns), output("pawn-any-attacks", "single_attacks"));

    let id = "pawn-front-rear-fills";
    let (own, enemy) = (input(id, "wpawns"), input(id, "bpawns"));
    assert_eq!(white_front_fill(own), output(id, "w_front_fill"));
    assert_eq!(white_rear_fill(own), output(id, "w_rear_fill"));
    assert_eq!(black_front_fill(enemy), output(id, "b_front_fill"));
    assert_eq!(black_rear_fill(enemy), output(id, "b_rear_fill"));
    let id = "pawn-file-fills";
    assert_eq!(file_fill(input(id, "wpawns")), output(id, "w_file_fill"));
    assert_eq!(file_fill(input(id, "bpawns")), output(id, "b_file_fill"));
    let id = "island-filesets";
    assert_eq!(first_rank(fileset(input(id, "wpawns"))), output(id, "w_fileset"));
    assert_eq!(first_rank(fileset(input(id, "bpawns"))), output(id, "b_fileset"));

    let d4 = square("front-span-white-d4");
    assert_eq!(FRONT_SPANS[white][d4 as usize], output("front-span-white-d4", "front_span"));
    assert_eq!(white_front_spans(d4.board()), output("front-span-white-d4", "front_span"));
    let d4 = square("passer-span-white-d4");
    assert_eq!(PASSED_SPANS[white][d4 as usize], output("passer-span-white-d4", "span"));
    let d4 = square("neighbor-files-d");
    assert_eq!(neighbor_files(d4), output("neighbor-files-d", "mask"));
    assert_eq!(NEIGHBOR_FILES[File::D as usize], output("neighbor-files-d", "mask"));
}

#[test]
fn positions_of_the_literature() {
    let all = positions();
    assert_eq!(all.len(), 17);
    for Position { id, white, black, computed, .. } in all {
        let claims = [
            ("w_open_pawns", white_open_pawns(white, black)),
            ("b_open_pawns", black_open_pawns(black, white)),
            ("w_passed_pawns_frontspan", white_passed_pawns(white, black)),
            ("b_passed_pawns_frontspan", black_passed_pawns(black, white)),
            ("w_isolanis", isolanis(white)),
            ("b_isolanis", isolanis(black)),
            ("w_half_isolanis", half_isolanis(white)),
            ("b_half_isolanis", half_isolanis(black)),
            ("w_hanging_pawns_formula", white_hanging_pawns_singly(white, black)),
            ("b_hanging_pawns_formula", black_hanging_pawns_singly(black, white)),
            ("w_hanging_pawns_strict", white_hanging_pawns(white, black)),
            ("b_hanging_pawns_strict", black_hanging_pawns(black, white)),
            ("w_any_attacks", white_any_attacks(white)),
            ("b_any_attacks", black_any_attacks(black)),
            ("w_dbl_attacks", white_double_attacks(white)),
            ("b_dbl_attacks", black_double_attacks(black)),
            ("w_safe_pawn_squares", white_safe_squares(white, black)),
            ("b_safe_pawn_squares", black_safe_squares(black, white)),
            ("w_fileset", first_rank(fileset(white))),
            ("b_fileset", first_rank(fileset(black))),
        ];
        for (name, found) in claims {
            assert_eq!(found.bits(), number(&computed[name]), "{id}: {name}");
        }
    }
    let Position { white, black, facts, .. } = position("hanging-pawns-c4-d4");
    assert_eq!(white_hanging_pawns(white, black).bits(), number(&facts["w_hanging_pawns"]));
    assert_eq!(black_hanging_pawns(black, white).bits(), number(&facts["b_hanging_pawns"]));
    // Pawn by pawn, b7 would hang alone.
    assert_eq!(black_hanging_pawns_singly(black, white), Square::B7.board());
    let Position { white, black, facts, .. } = position("carlsbad-minority");
    assert_eq!(u64::from(half_open_files(white, black)), number(&facts["w_half_open_files"]));
}
