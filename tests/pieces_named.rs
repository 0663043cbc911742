//! Pieces that the literature names: as legs they are what their notation says, and their tables are what is said of
//! them.

use bitboard_plan::{
    By, Engine, Geometry, Gives, Index, Leg, Move, Movement, Pieces, Purpose, Request, compile,
};

fn compiled(geometry: &Geometry, pieces: &[(&str, By)]) -> Pieces {
    let request = |&(text, by): &(&str, By)| Request {
        movement: Movement::betza(text).expect("a piece"),
        gives: Gives::Attacks,
        by,
        most_bytes: 1 << 24,
        shares: true,
        sets: false,
    };
    let requests: Vec<Request> = pieces.iter().map(request).collect();
    compile(geometry, &requests).expect("tables")
}

/// The tables of a piece and whether its leaps are apart.
fn tables(pieces: &Pieces, index: usize) -> (&[usize], bool) {
    match &pieces.pieces[index].parts[..] {
        [(Engine::Tables { tables, leaps }, _)] => (tables, leaps.is_some()),
        other => panic!("{other:?}"),
    }
}

const TABLES: By = By::Tables { lookups: None, index: Some(Index::Direct) };

#[test]
fn pieces_of_the_literature() {
    let union = |parts: &[Movement]| {
        let components = parts.iter().flat_map(|part| part.components.clone());
        components.collect::<Movement>()
    };
    let pieces: [(&str, &str, Movement); 20] = [
        ("rook", "R", Leg::ride(1, 0).into()),
        ("bishop", "B", Leg::ride(1, 1).into()),
        ("queen", "Q", Leg::queen().into()),
        (
            "Y piece",
            "fBbR",
            union(&[Leg::ride(1, 1).turning([1, 7]).into(), Leg::ride(1, 0).turning([4]).into()]),
        ),
        ("griffon", "[F?R]", Leg::leap(1, 1).or_then(Leg::ride(1, 0)).into()),
        ("nightrider", "NN", Leg::ride(1, 2).into()),
        ("grasshopper", "gQ", Leg::queen().hopping_behind().into()),
        (
            "cannon",
            "mRcpR",
            union(&[Leg::ride(1, 0).quiet().into(), Leg::ride(1, 0).hopping().captures().into()]),
        ),
        ("hopping rook", "pR", Leg::ride(1, 0).hopping().into()),
        ("hopping bishop", "pB", Leg::ride(1, 1).hopping().into()),
        ("grasshopping rook", "gR", Leg::ride(1, 0).hopping_behind().into()),
        ("grasshopping bishop", "gB", Leg::ride(1, 1).hopping_behind().into()),
        ("dababba-rider", "DD", Leg::ride(2, 0).into()),
        (
            "forward rook, backward dababba-rider",
            "fRbDD",
            union(&[Leg::ride(1, 0).turning([0]).into(), Leg::ride(2, 0).turning([4]).into()]),
        ),
        ("archbishop", "BN", union(&[Leg::ride(1, 1).into(), Leg::leap(1, 2).into()])),
        ("chancellor", "RN", union(&[Leg::ride(1, 0).into(), Leg::leap(1, 2).into()])),
        ("xiangqi elephant", "nA", Leg::leap(1, 1).times(2).lame().into()),
        ("xiangqi horse", "[W-F]", Leg::leap(1, 0).then(Leg::leap(1, 1)).into()),
        ("janggi elephant", "nZ", Leg::leap(2, 3).lame().into()),
        ("circular mover", "qN", Leg::ride(1, 2).circular().into()),
    ];
    for (name, text, legs) in pieces {
        assert_eq!(Movement::betza(text).as_ref(), Ok(&legs), "{name}");
        assert_eq!(legs.to_betza().as_deref(), Ok(text), "{name}");
    }
}

#[test]
fn horse_and_elephant_by_legs_are_the_lame_leapers() {
    let board = Geometry::new(9, 10).expect("a board");
    let moves = |text: &str, square| {
        Movement::betza(text).expect("a piece").moves(&board, square, Purpose::Capture).expect("moves")
    };
    for square in 0..90 {
        assert_eq!(moves("[W-F]", square), moves("nN", square));
        assert_eq!(moves("[W-F-fF]", square), moves("nZ", square));
    }
}

#[test]
fn leaps_need_no_mask() {
    let board = Geometry::chess();
    let knight = compiled(&board, &[("N", TABLES)]);
    assert_eq!(tables(&knight, 0), (&[][..], true));
    assert!(knight.tables.is_empty());
    assert_eq!(knight.leaps[0][0].iter().collect::<Vec<_>>(), [10, 17]);
}

#[test]
fn leaps_are_piggy_backed_or_apart() {
    let board = Geometry::chess();
    let alone = compiled(&board, &[("BN", TABLES)]);
    assert_eq!(tables(&alone, 0), (&[0][..], false));
    assert_eq!(alone.tables[0].sets.len(), 5_248);
    // Bishop and archbishop share the bishop's table, and the knight its leaps.
    let together = compiled(&board, &[("B", TABLES), ("BN", TABLES), ("N", TABLES)]);
    assert_eq!(tables(&together, 0), (&[0][..], false));
    assert_eq!(tables(&together, 1).0, [0]);
    assert!(tables(&together, 1).1);
    assert_eq!((together.tables.len(), together.leaps.len()), (1, 1));
}

#[test]
fn a_queen_uses_the_tables_of_rook_and_bishop() {
    let board = Geometry::chess();
    let alone = compiled(&board, &[("Q", TABLES)]);
    assert_eq!(alone.tables[0].sets.len(), 59_264);
    let together = compiled(&board, &[("R", TABLES), ("B", TABLES), ("Q", TABLES), ("QN", TABLES)]);
    assert_eq!(together.tables.len(), 2);
    assert_eq!(tables(&together, 2), (&[0, 1][..], false));
    assert_eq!(tables(&together, 3), (&[0, 1][..], true));
    // Whoever asks for two lookups of its own gets them.
    let own = By::Tables { lookups: Some(2), index: Some(Index::Direct) };
    let apart = compiled(&board, &[("R", TABLES), ("B", TABLES), ("Q", own)]);
    assert_eq!(tables(&apart, 2), (&[2][..], false));
    // So does who asks for another index.
    let other = By::Tables { lookups: None, index: Some(Index::Unique) };
    let apart = compiled(&board, &[("R", TABLES), ("B", TABLES), ("Q", other)]);
    assert_eq!(tables(&apart, 2), (&[2][..], false));
}

#[test]
fn a_rook_on_12x10_looks_at_one_rank_and_one_file() {
    let board = Geometry::new(12, 10).expect("a board");
    let by = By::Tables { lookups: Some(2), index: Some(Index::Direct) };
    let rook = compiled(&board, &[("R", by)]);
    for (bit, records) in (0..).zip(rook.tables[0].records.chunks(2)) {
        let (file, rank) = board.coordinates(bit);
        if (1..11).contains(&file) && (1..9).contains(&rank) {
            // Nine squares of the rank and seven of the file, divided as evenly as the four arms can be.
            let masks = records.iter().fold(0, |all, record| all | record.mask);
            assert_eq!(masks.count_ones(), 9 + 7);
            assert!(records.iter().all(|record| record.mask.count_ones() <= 10));
        }
    }
}

#[test]
fn three_king_steps_have_no_detours() {
    let board = Geometry::new(9, 9).expect("a board");
    let walker = Movement::betza("[K?aK?aK]").expect("a piece");
    let moves = walker.moves(&board, 40, Purpose::Quiet).expect("moves");
    let king = |a: u32, b: u32| {
        let ((af, ar), (bf, br)) = (board.coordinates(a), board.coordinates(b));
        af.abs_diff(bf).max(ar.abs_diff(br))
    };
    for way in &moves {
        assert!(way.full.is_empty());
        let shorter = |other: &&Move| other.to == way.to && other.empty.is_subset(way.empty);
        assert_eq!(moves.iter().filter(shorter).count(), 1, "only the way itself asks for no more");
    }
    assert_eq!(moves.iter().filter(|way| king(40, way.to) == 1).count(), 8);
    assert!(
        (0..81).filter(|&to| to != 40 && king(40, to) <= 3).all(|to| moves.iter().any(|way| way.to == to))
    );
}
