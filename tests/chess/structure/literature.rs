//! Drawings and positions of the literature.

use super::*;
use crate::literature::{Diagram, Position, diagram, members, number, position, positions};

/// Compares all outputs of a drawing with functions of its inputs.
fn drawing<const N: usize>(id: &str, inputs: [&str; N], outputs: &[Output<'_, N>]) {
    let Diagram { inputs: given, outputs: drawn } = diagram(id);
    let given = inputs.map(|name| members(&given[name]));
    for (name, function) in outputs {
        assert_eq!(function(given).bits(), number(&drawn[*name]), "{id}: {name}");
    }
    let covered: Vec<&str> = outputs.iter().map(|(name, _)| *name).collect();
    let drawn = drawn.as_object().expect("named values");
    assert!(drawn.keys().all(|name| covered.contains(&name.as_str())), "{id} draws more than {covered:?}");
}

#[test]
fn drawing_of_a_file() {
    drawing(
        "file-mask-d",
        ["square"],
        &[("mask", &|[square]| {
            let square = square.first().expect("a square");
            assert_eq!(doubled::FILES[usize::from(square.file())], doubled::FILE_OF_SQUARE[square.index()]);
            doubled::FILE_OF_SQUARE[square.index()]
        })],
    );
}

#[test]
fn drawings_of_defended_pawns() {
    use defended::*;
    let of = |id: &str, from_west: OfOne, from_east: OfOne| {
        drawing(
            id,
            ["wpawns"],
            &[("from_west", &|[pawns]| from_west(pawns)), ("from_east", &|[pawns]| from_east(pawns))],
        );
    };
    of("defended-pawns", white_defended_from_west, white_defended_from_east);
    of("pawn-defenders", white_defenders_from_west, white_defenders_from_east);
    of("defended-defenders", white_defended_defenders_from_west, white_defended_defenders_from_east);
    of("not-defended-defenders", white_undefended_defenders_from_west, white_undefended_defenders_from_east);
    of(
        "not-defending-defended",
        white_nondefending_defended_from_west,
        white_nondefending_defended_from_east,
    );
    drawing(
        "pawn-defenders-by-shift",
        ["defended_from_west", "defended_from_east"],
        &[
            ("defenders_from_west", &|[from_west, _]| white_defenders_of_defended_from_west(from_west)),
            ("defenders_from_east", &|[_, from_east]| white_defenders_of_defended_from_east(from_east)),
        ],
    );
}

#[test]
fn drawings_of_neighbors() {
    use duo::*;
    drawing(
        "pawn-neighbors",
        ["pawns"],
        &[
            ("with_east", &|[pawns]| with_east_neighbors(pawns)),
            ("with_west", &|[pawns]| with_west_neighbors(pawns)),
            ("with_both", &|[pawns]| with_both_neighbors(pawns)),
        ],
    );
    drawing(
        "exclusive-duo",
        ["pawns"],
        &[
            ("exclusive_east", &|[pawns]| with_exclusive_east_neighbor(pawns)),
            ("exclusive_west", &|[pawns]| with_exclusive_west_neighbor(pawns)),
            ("duo", &|[pawns]| duos(pawns)),
        ],
    );
}

#[test]
fn drawings_of_levers() {
    use lever::*;
    for id in ["lever-east", "lever-west"] {
        drawing(
            id,
            ["wpawns", "bpawns"],
            &[
                ("w_east_lever", &|[white, black]| white_east_levers(white, black)),
                ("w_west_lever", &|[white, black]| white_west_levers(white, black)),
                ("b_east_lever", &|[white, black]| black_east_levers(black, white)),
                ("b_west_lever", &|[white, black]| black_west_levers(black, white)),
            ],
        );
    }
    for id in ["lever-inner", "lever-outer"] {
        drawing(
            id,
            ["wpawns", "bpawns"],
            &[
                ("w_inner_lever", &|[white, black]| white_inner_levers(white, black)),
                ("w_outer_lever", &|[white, black]| white_outer_levers(white, black)),
                ("b_inner_lever", &|[white, black]| black_inner_levers(black, white)),
                ("b_outer_lever", &|[white, black]| black_outer_levers(black, white)),
            ],
        );
    }
}

#[test]
fn drawing_of_a_barrier() {
    drawing(
        "ram-barrier",
        ["wpawns", "bpawns"],
        &[
            ("w_ram", &|[white, black]| ram::white_rams(white, black)),
            ("b_ram", &|[white, black]| ram::black_rams(black, white)),
            ("sealed", &|[white, black]| {
                Board::from_bits_truncate(u64::from(ram::is_blocked_barrier(white, black)))
            }),
        ],
    );
}

/// Everything that positions say of these modules, claimed by the source or computed beside it.
#[test]
fn positions_of_the_literature() {
    let functions: [(&str, &str, OfTwo); 23] = [
        ("w_pawns_behind_own", "", |white, _| doubled::white_behind_own(white)),
        ("b_pawns_behind_own", "", |_, black| doubled::black_behind_own(black)),
        ("w_pawns_infront_own", "", |white, _| doubled::white_in_front_of_own(white)),
        ("b_pawns_infront_own", "", |_, black| doubled::black_in_front_of_own(black)),
        ("w_rear_twins", "rear_twins", |white, _| doubled::white_rear_twins(white)),
        ("b_rear_twins", "", |_, black| doubled::black_rear_twins(black)),
        ("w_front_twins", "front_twins", |white, _| doubled::white_front_twins(white)),
        ("b_front_twins", "", |_, black| doubled::black_front_twins(black)),
        ("w_defended_from_west", "", |white, _| defended::white_defended_from_west(white)),
        ("b_defended_from_west", "", |_, black| defended::black_defended_from_west(black)),
        ("w_defended_from_east", "", |white, _| defended::white_defended_from_east(white)),
        ("b_defended_from_east", "", |_, black| defended::black_defended_from_east(black)),
        ("w_duo", "", |white, _| duo::duos(white)),
        ("b_duo", "", |_, black| duo::duos(black)),
        ("w_east_lever", "", lever::white_east_levers),
        ("b_east_lever", "", |white, black| lever::black_east_levers(black, white)),
        ("w_west_lever", "", lever::white_west_levers),
        ("b_west_lever", "", |white, black| lever::black_west_levers(black, white)),
        ("w_tight_lever", "", lever::white_tight_levers),
        ("b_tight_lever", "", |white, black| lever::black_tight_levers(black, white)),
        ("w_ram", "", ram::white_rams),
        ("b_ram", "", |white, black| ram::black_rams(black, white)),
        ("doubled_files", "", |white, _| {
            Board::from_bits_truncate(u64::from(fileset(doubled::white_behind_own(white))))
        }),
    ];
    // The record claims that no white pawn is rammed, but d4 stands before d5, and its computed set says so.
    let contradiction = ("carlsbad-minority", "w_ram", 0);
    let (mut facts, mut computed) = (0, 0);
    for Position { id, white, black, facts: said, computed: found, .. } in positions() {
        for (values, count) in [(said, &mut facts), (found, &mut computed)] {
            for (name, other, function) in functions {
                let value = values.get(name).or_else(|| values.get(other)).map(number);
                if let Some(value) = value.filter(|&value| (id.as_str(), name, value) != contradiction) {
                    assert_eq!(function(white, black).bits(), value, "{id}: {name}");
                    *count += 1;
                }
            }
        }
    }
    assert_eq!((facts, computed), (20, 340), "claims and computed sets");
}

#[test]
fn positions_of_chain_levers() {
    for (id, kind) in [("chain-lever", "chain"), ("mute-chain-lever", "mute")] {
        let Position { white, black, facts, .. } = position(id);
        assert_eq!(facts["kind"], kind);
        let of_white =
            [lever::white_chain_levers(white, black), lever::white_mute_chain_levers(white, black)];
        let of_black =
            [lever::black_chain_levers(black, white), lever::black_mute_chain_levers(black, white)];
        let levers = [lever::white_any_levers(white, black), lever::black_any_levers(black, white)];
        let [white_expected, black_expected] = levers.map(|levers| match kind {
            "chain" => [levers, Board::EMPTY],
            _ => [Board::EMPTY, levers],
        });
        assert_eq!((of_white, of_black), (white_expected, black_expected), "{id}");
    }
}

/// A row that only its owner continues, at its head: both bases are attacked, yet a head attacks nothing.
#[test]
fn a_row_of_levers_that_is_of_no_kind() {
    let white = Board::from_iter([Square::C4, Square::B5, Square::A6]);
    let black = Board::from_iter([Square::D5, Square::C6]);
    assert_eq!(lever::white_east_levers(white, black).len(), 2);
    assert!(lever::white_chain_levers(white, black).is_empty());
    assert!(lever::white_mute_chain_levers(white, black).is_empty());
}
