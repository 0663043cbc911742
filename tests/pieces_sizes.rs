//! How large the tables of pieces are, and that no component of a piece reaches what only another one does.

mod piece_suite;
mod plan_boards;

use bitboard_plan::{
    By, Engine, Geometry, Gives, Index, Lookups, Movement, Numbers, Pieces, Request, Word, compile,
};
use oracle::piece::Piece;
use oracle::{Board, Random};
use piece_suite::{GIVES, Position, check, ways};
use plan_boards::geometry;

fn compiled(geometry: &Geometry, text: &str, gives: Gives, by: By) -> Option<Pieces> {
    let movement = Movement::betza(text).expect("a piece");
    compile(geometry, &[Request { movement, gives, by, most_bytes: 1 << 24, shares: false, sets: false }])
        .ok()
}

/// The only table of a piece.
fn table(text: &str, files: u32, ranks: u32, lookups: u32, index: Index) -> Lookups {
    let geometry = Geometry::new(files, ranks).expect("a board");
    let by = By::Tables { lookups: Some(lookups), index: Some(index) };
    let pieces = compiled(&geometry, text, Gives::Attacks, by).expect("tables");
    assert!(matches!(&pieces.pieces[0].parts[..], [(Engine::Tables { .. }, _)]));
    let [table] = &pieces.tables[..] else { panic!("{} tables of {text}", pieces.tables.len()) };
    assert_eq!(table.count, lookups as usize);
    assert_eq!(table.records.len(), (files * ranks * lookups) as usize);
    table.clone()
}

/// Sets in a table with one for each occupancy.
fn entries(text: &str, files: u32, ranks: u32, lookups: u32) -> usize {
    let table = table(text, files, ranks, lookups, Index::Direct);
    assert_eq!(table.numbers, Numbers::None);
    table.sets.len()
}

#[test]
fn one_set_for_each_occupancy() {
    assert_eq!(entries("R", 8, 8, 1), 102_400);
    assert_eq!(entries("B", 8, 8, 1), 5_248);
    assert_eq!(entries("NN", 8, 8, 1), 1_280);
    assert_eq!(entries("NN", 12, 10, 1), 53_760);
    assert_eq!(entries("R", 9, 10, 2), 20_864);
    assert!(entries("Q", 8, 8, 2) <= 59_264);
}

#[test]
fn each_set_once_a_square() {
    // Numbers and sets, without the masks and multipliers that any table has.
    let bytes = |text, files, ranks, lookups| {
        let table = table(text, files, ranks, lookups, Index::Unique);
        let numbers = match &table.numbers {
            Numbers::None => panic!("a set for each occupancy of {text}"),
            Numbers::Bytes(numbers) => numbers.len(),
            Numbers::Pairs(numbers) => 2 * numbers.len(),
        };
        let word = Word::narrowest(files * ranks).expect("a word");
        numbers + table.sets.len() * (word.bits() / 8) as usize
    };
    // 102,400 numbers of a byte and 4,900 sets: 138 KB.
    assert_eq!(bytes("R", 8, 8, 1), 141_600);
    assert!(bytes("R", 12, 10, 2) <= 151 * 1024, "{}", bytes("R", 12, 10, 2));
}

#[test]
fn nothing_leaks_from_one_component_to_another() {
    let mut random = Random::new(50);
    for (number, text) in
        ["fpRbR", "lRrpR", "fRbDD", "R3bR2", "fNNbnN", "R2pR", "fgBbB", "W3pR", "RDD", "fRpR"]
            .iter()
            .enumerate()
    {
        let piece = Piece::parse(text);
        for board in [Board::usual(8, 8), Board::usual(12, 10), Board::usual(5, 7)] {
            let geometry = geometry(&board);
            let gives = GIVES[(number + board.grid.files as usize) % GIVES.len()];
            let positions = Position::random(&mut random, &piece, gives, &board, 30);
            for by in ways() {
                let Some(pieces) = compiled(&geometry, text, gives, by) else { continue };
                let run = |from, occupied| pieces.reached(&geometry, 0, from, occupied);
                check(&format!("{text}, {gives:?} by {by}"), &board, &positions, &run);
            }
        }
    }
}
