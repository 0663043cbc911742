//! Variants built at run time: one answer whatever the word, the way and the order of bits; errors as values.
//!
//! Whether the answers are right is for the suites against the reference; here is what a user of the library relies on
//! beyond that.

use bitboard_core::runtime::{
    Bits, BuildError, By, Corner, Definition, Geometry, Gives, Index, Leg, Movement, Order, Range, Reason,
    Set, Variant, Wrap, has_pext,
};
use oracle::Random;
use proptest::prelude::*;

/// Ways to compute a piece, each engine among them with everything that decides how it is run.
fn ways() -> Vec<By> {
    let mut ways = vec![By::Auto, By::Rays, By::Fill, By::Walk];
    for lookups in [None, Some(2)] {
        for index in [Some(Index::Direct), Some(Index::Unique)] {
            ways.push(By::Tables { lookups, index });
            ways.extend(has_pext().then_some(By::Pext { lookups, index }));
        }
    }
    ways
}

/// Pieces that together need every kind of slot, gate and instruction.
const PIECES: [&str; 8] = ["Q", "mRcpR", "gQ", "nN", "NN", "[F?R]", "fRfBbW", "mfWcfFmfnD"];

/// The answers of a piece by one way: the squares of attacks, quiet moves, captures and moves. Nothing if the way does
/// not apply.
fn answers<S: Set>(
    geometry: &Geometry,
    betza: &str,
    by: By,
    positions: &[(u32, Bits)],
) -> Option<Vec<[Bits; 4]>> {
    let builder = Variant::<S>::builder(geometry.clone());
    let variant = builder.piece("piece", Definition::from(betza).by(by).most_bytes(1 << 20)).build().ok()?;
    let piece = variant.piece("piece")?;
    let answer = |&(from, occupied): &(u32, Bits)| {
        let occupied = S::from_bits(occupied);
        let own = S::square(from);
        let functions = [
            piece.attacks(from, occupied),
            piece.quiet(from, occupied),
            piece.captures(from, occupied),
            piece.moves(from, occupied),
        ];
        let with_own = occupied.or(own);
        assert_eq!(functions[0], piece.attacks(from, with_own), "its own square counts as empty");
        assert_eq!(functions[3], piece.moves(from, with_own), "its own square counts as empty");
        assert_eq!(functions[1].or(functions[2]), functions[3]);
        assert_eq!(functions[0].and(occupied), functions[2], "attacks on occupied squares are captures");
        assert!(!functions[1].and(occupied).any() && !functions[3].contains(from));
        assert_eq!(functions[3].without(variant.cells()), S::EMPTY);
        functions.map(S::to_bits)
    };
    Some(positions.iter().map(answer).collect())
}

/// Random positions on a board, at several densities.
fn positions(geometry: &Geometry, count: usize) -> Vec<(u32, Bits)> {
    let mut random = Random::new(7);
    let squares: Vec<u32> = geometry.cells().iter().collect();
    let position = |_| {
        let percent = [0, 10, 30, 60, 95][random.below(5)];
        let from = squares[random.below(squares.len())];
        let occupied =
            squares.iter().copied().filter(|&square| square != from && random.below(100) < percent);
        (from, occupied.collect())
    };
    (0..count).map(position).collect()
}

macro_rules! one_answer {
    ($($name:ident: $geometry:expr => $first:ty $(, $word:ty)*;)*) => { $(
        #[test]
        fn $name() {
            let geometry: Geometry = $geometry;
            let positions = positions(&geometry, 40);
            for betza in PIECES {
                // The walk is the plainest of all, and always applies here.
                let expected = answers::<$first>(&geometry, betza, By::Walk, &positions).expect("a walk");
                assert!(answers::<$first>(&geometry, betza, By::Auto, &positions).is_some());
                for by in ways() {
                    let mut found = vec![answers::<$first>(&geometry, betza, by, &positions)];
                    $(found.push(answers::<$word>(&geometry, betza, by, &positions));)*
                    for found in found.into_iter().flatten() {
                        assert!(found == expected, "{betza} by {by}");
                    }
                }
            }
        }
    )* };
}

one_answer! {
    the_smallest_board: board(4, 2) => u8, u16, [u64; 1];
    a_board_of_16_squares: board(4, 4) => u16, u32, u64, u128;
    a_board_of_30_squares: board(5, 6) => u32, u64, [u64; 6];
    the_chess_board: Geometry::chess() => u64, u128, [u64; 1], [u64; 2];
    a_board_with_holes: holes() => u64, [u64; 3];
    a_cylinder_by_files: board(7, 8).with_wrap(Wrap::Files).with_layout(Order::FileMajor, LAST) => u64, u128;
    a_board_of_70_squares: board(7, 10) => u128, [u64; 2], [u64; 4], [u64; 5];
    a_large_board: board(13, 11) => [u64; 3], [u64; 6];
}

/// The corner that is the other side's first.
const LAST: Corner = Corner { last_file: true, last_rank: true };

fn board(files: u32, ranks: u32) -> Geometry {
    Geometry::new(files, ranks).expect("a board")
}

/// A board without its corners and a square in the middle.
fn holes() -> Geometry {
    let hole = |file, rank| [(0, 0), (7, 0), (0, 7), (7, 7), (3, 4)].contains(&(file, rank));
    board(8, 8).with_cells(|file, rank| !hole(file, rank)).expect("cells")
}

/// No squares.
const NONE: [u64; 6] = Set::EMPTY;

fn one(geometry: Geometry, betza: &str) -> Result<Variant, BuildError> {
    Variant::builder(geometry).piece("piece", betza).build()
}

#[test]
fn nothing_is_reached_from_where_there_is_no_square() {
    let variant = one(holes(), "QNN").unwrap();
    let piece = variant.piece("piece").unwrap();
    for from in [0, 7, 8 * 4 + 3, 64, 383, 384, u32::MAX] {
        assert!(!piece.moves(from, NONE).any(), "from {from}");
    }
    let all = <[u64; 6]>::from_bits(Bits::first(384));
    assert_eq!(piece.all_moves(all, all).without(variant.cells()), NONE);
    assert_eq!(piece.moves(1, all), piece.moves(1, variant.cells()), "only squares of the board count");
    for name in ["a1", "d5", "i1", "a0", "a9", "", "é4", "a-1"] {
        assert_eq!(variant.square(name), None, "{name:?}");
    }
    assert_eq!(variant.set(["b1", "a1"]), None);
    assert_eq!(variant.set([]), Some(NONE));
}

#[test]
fn sets_of_pieces_are_unions() {
    let chess = Variant::<u64>::builder(Geometry::chess()).piece("cannon", "mRcpR").build().unwrap();
    let cannon = chess.piece("cannon").unwrap();
    let (pieces, others) = (chess.set(["a1", "a4", "e4"]).unwrap(), chess.set(["a8", "h4", "e5"]).unwrap());
    let occupied = pieces | others;
    for (all, each) in [
        (cannon.all_attacks(pieces, occupied), [0, 24, 28].map(|from| cannon.attacks(from, occupied))),
        (cannon.all_quiet(pieces, occupied), [0, 24, 28].map(|from| cannon.quiet(from, occupied))),
        (cannon.all_captures(pieces, occupied), [0, 24, 28].map(|from| cannon.captures(from, occupied))),
        (cannon.all_moves(pieces, occupied), [0, 24, 28].map(|from| cannon.moves(from, occupied))),
    ] {
        assert_eq!(all, each[0] | each[1] | each[2]);
    }
    assert!(cannon.all_captures(pieces, occupied) & chess.set(["a8", "h4"]).unwrap() != 0);
    assert_eq!(cannon.all_moves(0, occupied), 0);
}

#[test]
fn the_other_side_moves_the_other_way() {
    let shogi = Variant::<u128>::builder(board(9, 9))
        .piece("lance", "fR")
        .piece("LANCE", Definition::from("fR").turned())
        .piece("gold", Leg::leap(1, 0))
        .piece("left", "lfrfWlN")
        .piece("LEFT", Definition::from(Movement::betza("lfrfWlN").unwrap()).turned())
        .piece("left again", Definition::from("lfrfWlN").turned().turned())
        .build()
        .unwrap();
    let moves = |name: &str, square: u32| shogi.piece(name).unwrap().moves(square, 0);
    assert_eq!(moves("lance", 40), shogi.set(["e6", "e7", "e8", "e9"]).unwrap());
    assert_eq!(moves("LANCE", 40), shogi.set(["e4", "e3", "e2", "e1"]).unwrap());
    for square in 0..81 {
        let turned = moves("left", square).reverse_bits() >> (128 - 81);
        assert_eq!(moves("LEFT", 80 - square), turned);
        assert_eq!(moves("left again", square), moves("left", square));
    }
}

#[test]
fn definitions_add_up() {
    // What has been turned before it was added stays so; turning the sum turns each part.
    let sum = Definition::from("fW").turned().and("rD").and(Leg::leap(2, 2).captures());
    let variant = Variant::<u64>::builder(Geometry::chess())
        .piece("sum", sum.clone())
        .piece("turned", sum.clone().turned())
        .piece("again", sum.turned().turned())
        .build()
        .unwrap();
    let from = variant.square("c3").unwrap();
    let answers = |name| variant.piece(name).map(|piece| (piece.quiet(from, 0), piece.attacks(from, 0)));
    let expected = |quiet: [&str; 2]| {
        let captures = variant.set(["a1", "a5", "e1", "e5"]).unwrap();
        variant.set(quiet).map(|quiet| (quiet, quiet | captures))
    };
    assert_eq!(answers("sum"), expected(["c2", "e3"]));
    assert_eq!(answers("turned"), expected(["c4", "a3"]));
    assert_eq!(answers("again"), answers("sum"));
    // The first text that is none is named.
    let error =
        Variant::<u64>::builder(Geometry::chess()).piece("piece", Definition::from("W").and("X").and("Y"));
    let error = error.build().unwrap_err();
    assert!(matches!(&error.faults()[0].reason, Reason::Betza { text, .. } if text == "X"), "{error}");
}

#[test]
fn the_numbers_of_a_board_are_those_of_its_layout() {
    use bitboard_core::{Corner, Layout, Order};

    let corners = [
        Corner::FirstFileFirstRank,
        Corner::LastFileFirstRank,
        Corner::FirstFileLastRank,
        Corner::LastFileLastRank,
    ];
    for order in [Order::RankMajor, Order::FileMajor] {
        for corner in corners {
            let layout = Layout::new(5, 7, order, corner);
            let geometry = Geometry::try_from(layout).unwrap();
            assert_eq!(geometry, board(5, 7).with_layout(order, corner));
            for (file, rank) in [(0, 0), (4, 0), (0, 6), (2, 3)] {
                assert_eq!(geometry.bit(file.into(), rank.into()), layout.index(file, rank));
            }
            assert_eq!(Layout::from(&geometry), layout);
        }
    }
    let error =
        BuildError::from(Geometry::try_from(Layout::new(20, 20, Order::RankMajor, corners[0])).unwrap_err());
    assert_eq!(error.faults()[0].piece, None);
    assert!(error.to_string().starts_with("a board of 20x20 squares is not supported"), "{error}");
}

#[test]
fn what_a_piece_never_does_costs_nothing() {
    let chess = Variant::<u64>::builder(Geometry::chess())
        .piece("quiet", "mR")
        .piece("fierce", "cB")
        .piece("knight", Definition::from("N").by(By::Walk))
        .build()
        .unwrap();
    let names: Vec<&str> = chess.pieces().map(|piece| piece.name()).collect();
    assert_eq!(names, ["quiet", "fierce", "knight"]);
    let [quiet, fierce, knight] = chess.pieces().collect::<Vec<_>>()[..] else { panic!("three pieces") };
    for (piece, gives) in [(quiet, Gives::Attacks), (quiet, Gives::Captures), (fierce, Gives::Quiet)] {
        let report = piece.report(gives);
        assert_eq!((report.to_string().as_str(), report.bytes), ("never", 0));
    }
    assert_eq!((quiet.attacks(0, !0), fierce.quiet(0, 0)), (0, 0));
    assert_eq!(quiet.quiet(0, 0), quiet.moves(0, 0));
    assert_eq!(knight.report(Gives::Moves).ways, [By::Walk]);
    assert_eq!(knight.movement(), &Movement::betza("N").unwrap());

    // Two parts by the same way read as such.
    let pawn =
        Variant::<u64>::builder(Geometry::chess()).piece("pawn", Definition::from("mfWcfF").by(By::Rays));
    let pawn = pawn.build().unwrap();
    let report = pawn.pieces().next().unwrap().report(Gives::Moves);
    assert_eq!(report.to_string(), format!("rays twice, {} bytes", report.bytes));
}

#[test]
fn tables_are_shared_and_counted_once() {
    let by = By::Tables { lookups: Some(2), index: Some(Index::Direct) };
    let twins = Variant::<u64>::builder(Geometry::chess())
        .piece("rook", Definition::from("R").by(by))
        .piece("twin", Definition::from("R").by(by))
        .build()
        .unwrap();
    let report = twins.piece("twin").unwrap().report(Gives::Attacks);
    assert_eq!((report.lookups, &report.ways), (2, &vec![by]));
    assert_eq!(report.to_string(), format!("{by}, {} bytes", report.bytes));
    // Along a rank or a file from the inner squares of the edge up to 6 squares matter.
    assert_eq!((report.bits, twins.tables(), twins.shared_tables()), (6, 1, 1));
    assert_eq!(twins.bytes(), report.bytes);

    let by = By::Tables { lookups: None, index: None };
    let with = |queen: Definition| {
        let builder = Variant::<u64>::builder(Geometry::chess())
            .piece("rook", Definition::from("R").by(by))
            .piece("bishop", Definition::from("B").by(by));
        builder.piece("queen", queen.by(by)).build().unwrap()
    };
    let (together, alone) = (with("Q".into()), with(Definition::from("Q").alone()));
    assert_eq!((together.tables(), together.shared_tables()), (2, 2));
    assert_eq!((alone.tables(), alone.shared_tables()), (3, 0));
    assert!(together.bytes() < alone.bytes());
    for (from, occupied) in positions(together.geometry(), 100) {
        let attacks =
            |variant: &Variant<u64>| variant.piece("queen").unwrap().attacks(from, u64::from_bits(occupied));
        assert_eq!(attacks(&together), attacks(&alone));
    }
}

#[test]
fn every_fault_is_named() {
    let one_lookup = By::Tables { lookups: Some(1), index: None };
    let any_lookups = By::Tables { lookups: None, index: None };
    let error = Variant::<u128>::builder(board(12, 10))
        .piece("rook", "R")
        .piece("drunk", "WfX")
        .piece("rook", Definition::from("B").by(By::Tables { lookups: Some(40), index: None }))
        .piece("nothing", Movement::default())
        .piece("nowhere", Leg::leap(0, 0))
        .piece("queen", Definition::from("Q").by(one_lookup))
        .piece("small", Definition::from("R").by(any_lookups).most_bytes(1000))
        .piece("drunk", "")
        .build()
        .unwrap_err();
    let named: Vec<_> =
        error.faults().iter().map(|fault| fault.piece.as_deref().unwrap_or_default()).collect();
    let expected = ["drunk", "rook", "rook", "nothing", "nowhere", "queen", "small", "drunk", "drunk"];
    assert_eq!(named, expected, "{error}");
    let lines: Vec<String> = error.faults().iter().map(ToString::to_string).collect();
    assert_eq!(error.to_string(), lines.join("\n"));
    let reasons: Vec<&Reason> = error.faults().iter().map(|fault| &fault.reason).collect();
    assert!(matches!(reasons[0], Reason::Betza { error, .. } if (error.start, error.end) == (2, 3)));
    assert_eq!((reasons[1], reasons[7]), (&Reason::SameName, &Reason::SameName));
    assert!(reasons[2..7].iter().all(|reason| matches!(reason, Reason::Piece(_))), "{error}");

    // The text and its marks stand between what is wrong and the help; nothing is drawn of an empty text.
    let lines: Vec<&str> = lines[0].lines().collect();
    assert_eq!(lines[1..3], ["  WfX", "    ^"]);
    assert!(lines[0].starts_with("piece \"drunk\": ") && lines[3].starts_with("help: "), "{error}");
    assert!(!error.faults()[8].to_string().contains('^'), "{error}");

    // Ways are written as in a program, not as in an attribute.
    let queen = error.faults()[5].to_string();
    let way = "the piece cannot go by `By::Tables { lookups: Some(1), index: None }`: ";
    assert!(queen.contains(way) && queen.contains("\nhelp: `By::Rays` ("), "{queen}");
    assert!(!error.to_string().contains("by ="), "{error}");
}

#[test]
fn faults_of_the_board_come_first_and_hide_no_others() {
    let error = Variant::<u64>::builder(board(9, 10))
        .piece("rook", Definition::from("R").by(By::Tables { lookups: Some(0), index: None }))
        .piece("drunk", "fX")
        .build()
        .unwrap_err();
    let [board, rook, drunk] = error.faults() else { panic!("{error}") };
    assert!(board.piece.is_none() && matches!(board.reason, Reason::Board(_)));
    assert_eq!((rook.piece.as_deref(), drunk.piece.as_deref()), (Some("rook"), Some("drunk")));
}

#[test]
fn tables_too_large_when_filled_are_named_beside_other_faults() {
    // Numbers of sets make a table smaller than is known before it is filled.
    let by = By::Tables { lookups: Some(2), index: Some(Index::Unique) };
    let limit = |bytes| Definition::from("Q").by(by).most_bytes(bytes);
    let built = Variant::<u64>::builder(Geometry::chess()).piece("queen", limit(1 << 24)).build().unwrap();
    let bytes = built.piece("queen").unwrap().report(Gives::Attacks).bytes;
    let error = Variant::<u64>::builder(Geometry::chess())
        .piece("queen", limit(bytes - 1))
        .piece("nothing", Movement::default())
        .build()
        .unwrap_err();
    assert_eq!(error.faults().len(), 2, "{error}");
}

#[test]
fn one_fault_is_enough() {
    let error = Variant::<u64>::builder(board(9, 10)).build().unwrap_err();
    assert!(
        matches!(error.faults(), [fault] if fault.piece.is_none() && matches!(fault.reason, Reason::Board(_)))
    );

    let by = By::Pext { lookups: None, index: None };
    let built =
        Variant::<u64>::builder(Geometry::chess()).piece("rook", Definition::from("R").by(by)).build();
    match built {
        Ok(_) => assert!(has_pext()),
        Err(error) => assert_eq!((has_pext(), &error.faults()[0].reason), (false, &Reason::NoPext)),
    }
}

#[test]
fn a_text_that_does_not_fit_a_line_is_quoted() {
    let error = one(Geometry::chess(), "W\nX").unwrap_err();
    assert!(error.to_string().contains("at byte 1 of \"W\\nX\""), "{error}");
    let error = one(Geometry::chess(), "Wé").unwrap_err();
    assert!(error.to_string().contains("\n  Wé\n   ^\nhelp: "), "{error}");
}

#[test]
fn hostile_legs_are_refused_or_compiled() {
    let legs = [
        Leg::leap(i32::MIN, i32::MAX),
        Leg::leap(0, 0),
        Leg::ride(1, 1).range(u32::MAX).times(u32::MAX),
        Leg::ride(1, 2).range(0),
        Leg { range: Range::Steps(u32::MAX), ..Leg::ride(25, 25).crooked().jumping() },
    ];
    for leg in legs {
        for by in ways() {
            let builder = Variant::<[u64; 6]>::builder(board(19, 19).with_wrap(Wrap::Both));
            if let Ok(variant) = builder.piece("piece", Definition::from(leg.clone()).by(by)).build() {
                let piece = variant.piece("piece").unwrap();
                assert_eq!(piece.all_moves(variant.cells(), NONE).without(variant.cells()), NONE);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_panics(text in "[-?\\[\\]()0-9,a-zA-Z]{0,8}|[mcpgnjzqofblrvsh]{0,3}[WFDNAHCLZJGKRBQ]{1,2}[0-9]{0,2}|\\PC{0,5}") {
        if let Ok(variant) = one(board(3, 5), &text) {
            let all = variant.cells();
            prop_assert_eq!(variant.piece("piece").unwrap().all_moves(all, all).without(all), NONE);
        }
    }
}
