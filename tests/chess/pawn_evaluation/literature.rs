//! Positions of the literature.

use super::*;
use crate::literature::{Diagram, Position, diagram, members, number, position, positions};

#[test]
fn position_of_a_hole() {
    let Position { white, facts, computed, .. } = position("hole-d4");
    assert!(members(&facts["contains_hole"]).is_subset(holes::white_holes(white)));
    assert_eq!(holes::white_holes(white), members(&computed["w_holes"]));
    assert_eq!(holes::black_holes(white.flip_ranks()), members(&computed["w_holes"]).flip_ranks());
}

#[test]
fn position_of_a_minority_attack() {
    let Position { white, black, facts, computed, .. } = position("carlsbad-minority");
    let abc = Board::FILE_A | Board::FILE_B | Board::FILE_C;
    assert_eq!(Some(u64::from((white & abc).len())), facts["w_files_abc"].as_u64());
    assert_eq!(Some(u64::from((black & abc).len())), facts["b_files_abc"].as_u64());
    assert_eq!(u64::from(files::half_open_files(white, black)), number(&facts["w_half_open_files"]));
    // The record's facts deny the ram of the d-pawns that its computed sets have, and that stands on the board.
    assert_eq!(ram::white_rams(white, black), members(&computed["w_ram"]));
    for (white, black, own) in [(white, black, true), (black.flip_ranks(), white.flip_ranks(), false)] {
        assert!(minority::is_carlsbad(white, black));
        assert_eq!(minority::white_has_carlsbad(white, black), own);
        assert_eq!(minority::black_has_carlsbad(black, white), !own);
    }
    assert!(minority::is_minority_wing(white, black, Side::West));
    assert_eq!(minority::minority_wings(white, black), evaluation::wing(Side::West));
    assert_eq!(minority::minority_wings(black, white), Board::EMPTY);
    assert!(holes::has_isolated_queen_pawn(white));
    assert!(!holes::has_isolated_queen_pawn(black));
    // b4-b5 is what the attack is about.
    let advanced = Board::from_iter([Square::A2, Square::B4, Square::D4]);
    let empty = !(advanced | black);
    assert_eq!(minority::white_minority_levers(advanced, black, empty), Square::B5.board());
}

#[test]
fn positions_of_rammed_chains() {
    for (id, white_side, black_side, king) in [
        ("rammed-chain-white-points-east", Side::East, Side::West, "black"),
        ("rammed-chain-black-points-east", Side::West, Side::East, "white"),
    ] {
        let Position { white, black, facts, .. } = position(id);
        let named = |side| if side == Side::East { "east" } else { "west" };
        assert_eq!(facts["w_rammed_chain_direction"], named(white_side), "{id}");
        assert_eq!(facts["b_rammed_chain_direction"], named(black_side), "{id}");
        assert_eq!(facts["penalised_king"], king, "{id}");
        assert_eq!(chain::white_bases(white), members(&facts["w_chain_base"]), "{id}");
        assert_eq!(chain::white_peaks(white), members(&facts["w_chain_peak"]), "{id}");
        assert_eq!(chain::black_bases(black), members(&facts["b_chain_base"]), "{id}");
        assert_eq!(chain::black_peaks(black), members(&facts["b_chain_peak"]), "{id}");
        for (color, pawns, enemy, side, set) in [
            (Color::White, white, black, white_side, &facts["w_chain"]),
            (Color::Black, black, white, black_side, &facts["b_chain"]),
        ] {
            let chains: Vec<Chain> = Chains::of(color, pawns).collect();
            let [only] = chains[..] else { panic!("{chains:?}") };
            assert_eq!((only.side, only.pawns()), (side, members(set)), "{id}");
            assert!(only.is_rammed(enemy), "{id}");
            for other in Side::ALL {
                assert_eq!(chain::has_rammed_chain(color, other, pawns, enemy), other == side, "{id}");
            }
        }
        // Both kings stand on the g-file.
        let under = |color, pawns, enemy, king| chain::is_king_under_chain(color, pawns, enemy, king);
        assert_eq!(under(Color::White, white, black, Square::G8), king == "black", "{id}");
        assert_eq!(under(Color::Black, black, white, Square::G1), king == "white", "{id}");
    }
}

#[test]
fn positions_of_pawn_centres() {
    let ideal = position("center-ideal");
    assert_eq!(center::center_pawns(ideal.white), members(&ideal.facts["w_center_pawns"]));
    assert!(center::white_has_ideal_center(ideal.white) && !center::white_has_good_center(ideal.white));
    let good = position("center-good");
    assert_eq!(center::center_pawns(good.white), members(&good.facts["w_center_pawns"]));
    assert!(center::white_has_good_center(good.white) && !center::white_has_ideal_center(good.white));
    for (id, output) in [("lever-inner", "w_inner_lever"), ("lever-outer", "w_outer_lever")] {
        let Diagram { inputs, outputs } = diagram(id);
        let (white, black) = (members(&inputs["wpawns"]), members(&inputs["bpawns"]));
        assert!(!members(&outputs[output]).is_empty());
        assert_eq!(lever::white_center_levers(white, black), Board::EMPTY);
    }
}

#[test]
fn sets_of_all_positions() {
    let all = positions();
    assert_eq!(all.len(), 17);
    for Position { id, white, black, computed, .. } in all {
        let expected = |name: &str| members(&computed[name]);
        assert_eq!(passers::white_strict_passers(white, black), expected("w_passed_pawns_strict"), "{id}");
        assert_eq!(passers::black_strict_passers(black, white), expected("b_passed_pawns_strict"), "{id}");
        let without = passers::white_passers_without_rear_twins(white, black);
        assert_eq!(without, expected("w_passed_pawns_strict"), "{id}");
        let without = passers::black_passers_without_rear_twins(black, white);
        assert_eq!(without, expected("b_passed_pawns_strict"), "{id}");
        assert_eq!(holes::white_holes(white), expected("w_holes"), "{id}");
        assert_eq!(holes::black_holes(black), expected("b_holes"), "{id}");
        for (pawns, files, count) in [(white, "w_fileset", "w_islands"), (black, "b_fileset", "b_islands")] {
            assert_eq!(u64::from(spans::fileset(pawns)), number(&computed[files]), "{id}");
            assert_eq!(islands::islands(pawns).len() as u64, computed[count].as_u64().unwrap(), "{id}");
            assert_eq!(
                islands::count(spans::fileset(pawns)) as u64,
                computed[count].as_u64().unwrap(),
                "{id}"
            );
        }
    }
    let Position { white, black, facts, .. } = position("hidden-passer-a6");
    assert_eq!(white_sneakers(white, black), members(&facts["w_sneakers"]));
    assert!(white_sneakers(white, black).is_disjoint(passers::white_strict_passers(white, black)));
}

#[test]
fn drawings_of_chains() {
    let Diagram { inputs, outputs } = diagram("not-defended-defenders");
    let pawns = members(&inputs["wpawns"]);
    let both = members(&outputs["from_west"]) | members(&outputs["from_east"]);
    assert_eq!(chain::white_bases(pawns), both);
    assert_eq!(chain::black_bases(pawns.flip_ranks()), both.flip_ranks());
    let Diagram { inputs, outputs } = diagram("not-defending-defended");
    let pawns = members(&inputs["wpawns"]);
    let both = members(&outputs["from_west"]) | members(&outputs["from_east"]);
    assert_eq!(chain::white_peaks(pawns), both);
    assert_eq!(chain::black_peaks(pawns.flip_ranks()), both.flip_ranks());
}

#[test]
fn drawings_of_islands() {
    let byte = |value: &serde_json::Value| number(value) as u8;
    let Diagram { inputs, outputs } = diagram("island-filesets");
    for (pawns, files, count) in [("wpawns", "w_fileset", "w_islands"), ("bpawns", "b_fileset", "b_islands")]
    {
        let pawns = members(&inputs[pawns]);
        assert_eq!(spans::fileset(pawns), byte(&outputs[files]));
        assert_eq!(u64::from(islands::count(spans::fileset(pawns))), number(&outputs[count]));
    }
    for id in ["island-borders-black", "island-borders-white"] {
        let Diagram { inputs, outputs } = diagram(id);
        assert_eq!(islands::east_files(byte(&inputs["files"])), byte(&outputs["east_files"]));
        assert_eq!(islands::west_files(byte(&inputs["files"])), byte(&outputs["west_files"]));
    }
    let Diagram { inputs, outputs } = diagram("island-east-steps");
    let set = byte(&inputs["files"]);
    assert_eq!(set >> 1, byte(&outputs["shifted_west"]));
    assert_eq!(islands::transitions_to_west(set), byte(&outputs["transitions"]));
    assert_eq!(islands::east_files_by_transitions(set), byte(&outputs["east_files"]));
    let Diagram { inputs, outputs } = diagram("island-west-steps");
    let set = byte(&inputs["files"]);
    assert_eq!(set << 1, byte(&outputs["shifted_east"]));
    assert_eq!(islands::transitions_to_east(set), byte(&outputs["transitions"]));
    assert_eq!(islands::west_files_by_transitions(set), byte(&outputs["west_files"]));
    let Diagram { inputs, outputs } = diagram("island-isolated-files");
    let set = byte(&inputs["files"]);
    assert_eq!(islands::east_files(set), byte(&inputs["east_files"]));
    assert_eq!(islands::west_files(set), byte(&inputs["west_files"]));
    assert_eq!(islands::isolated_files(set), byte(&outputs["isolated_files"]));
    assert_eq!(islands::half_isolated_files(set), byte(&outputs["wide_borders"]));
}
