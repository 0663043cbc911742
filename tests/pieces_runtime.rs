//! Pieces through `bitboard_core::runtime`, in sets of every kind of word.

mod movement_vectors;
mod piece_suite;
mod plan_boards;

use bitboard_core::runtime::{self, Definition, Gives, Variant};
use bitboard_plan::{Bits, By, Geometry};
use movement_vectors::{Case, Group, groups};
use oracle::piece::{Moves, Piece};
use oracle::{Board, Random, Set};
use piece_suite::{GIVES, Position, Run, check, wanted, ways};
use plan_boards::geometry;

/// Builds a variant of these pieces, in sets of one word.
type Ask = fn(&Geometry, &[Definition]) -> Option<Box<Asked>>;

/// What a piece gives: the number of the piece, what is asked, from where, and what is occupied.
type Asked = dyn Fn(usize, Gives, u32, Bits) -> Bits;

fn ask<S: runtime::Set>(geometry: &Geometry, definitions: &[Definition]) -> Option<Box<Asked>> {
    let mut builder = Variant::<S>::builder(geometry.clone());
    for (number, definition) in definitions.iter().enumerate() {
        builder = builder.piece(number.to_string(), definition.clone());
    }
    let variant = builder.build().ok()?;
    Some(Box::new(move |number, gives, from, occupied| {
        let piece = variant.pieces().nth(number).expect("the piece");
        let occupied = S::from_bits(occupied);
        let found = match gives {
            Gives::Attacks => piece.attacks(from, occupied),
            Gives::Quiet => piece.quiet(from, occupied),
            Gives::Captures => piece.captures(from, occupied),
            Gives::Moves => piece.moves(from, occupied),
        };
        found.to_bits()
    }))
}

/// One of the words that have room for a board.
fn some_word(board: &Board, turn: usize) -> Ask {
    let words: [(usize, Ask); 11] = [
        (8, ask::<u8>),
        (16, ask::<u16>),
        (32, ask::<u32>),
        (64, ask::<u64>),
        (64, ask::<[u64; 1]>),
        (128, ask::<u128>),
        (128, ask::<[u64; 2]>),
        (192, ask::<[u64; 3]>),
        (256, ask::<[u64; 4]>),
        (320, ask::<[u64; 5]>),
        (384, ask::<[u64; 6]>),
    ];
    let roomy: Vec<Ask> =
        words.into_iter().filter(|&(bits, _)| bits >= board.layout().len()).map(|(_, ask)| ask).collect();
    roomy[turn % roomy.len()]
}

#[test]
fn every_word_gives_the_expected_moves() {
    let mut run = 0;
    for (number, Group { betza, files, ranks, cases }) in groups().into_iter().enumerate() {
        let board = Board::usual(files, ranks);
        let by = ways()[number % ways().len()];
        let ask = some_word(&board, number);
        let Some(asked) = ask(&geometry(&board), &[Definition::from(betza.as_str()).by(by)]) else {
            continue;
        };
        for gives in [Gives::Moves, Gives::Quiet, Gives::Captures] {
            let position = |Case { square, occupied, quiet, captures }: &Case| {
                let moves = Moves { quiet: quiet.clone(), captures: captures.clone() };
                Position { square: *square, occupied: occupied.clone(), wanted: wanted(moves, gives) }
            };
            let positions: Vec<Position> = cases.iter().map(position).collect();
            check(&format!("{betza}, {gives:?} by {by}"), &board, &positions, &|from, occupied| {
                asked(0, gives, from, occupied)
            });
        }
        run += 1;
    }
    assert!(run > 300, "only {run} groups");
}

#[test]
fn random_pieces_see_themselves_nowhere() {
    let mut random = Random::new(47);
    for turn in 0..120 {
        let text = random.piece();
        let piece = Piece::parse(&text);
        let board = &Board::random(&mut random);
        let by = ways()[random.below(ways().len())];
        let definition = Definition::from(text.as_str()).by(by);
        let Some(asked) = some_word(board, turn)(&geometry(board), &[definition]) else { continue };
        for gives in GIVES {
            let mut positions = Position::random(&mut random, &piece, gives, board, 3);
            for Position { square, occupied, .. } in &mut positions {
                // Who asks with the piece itself among the occupied squares is understood.
                if random.below(2) == 0 {
                    occupied.insert(*square);
                }
            }
            check(&format!("{text}, {gives:?} by {by}"), board, &positions, &|from, occupied| {
                asked(0, gives, from, occupied)
            });
        }
    }
}

#[test]
fn pieces_that_share_tables_go_where_they_go_alone() {
    let mut texts: Vec<String> = groups().into_iter().map(|group| group.betza).collect();
    texts.sort();
    texts.dedup();
    let mut random = Random::new(48);
    for (files, ranks) in [(5, 5), (8, 8), (9, 10), (12, 10)] {
        let board = Board::usual(files, ranks);
        for turn in 0..4 {
            let picked: Vec<String> = (0..10).map(|_| texts[random.below(texts.len())].clone()).collect();
            let by = [By::Auto, By::Tables { lookups: None, index: None }][turn % 2];
            let definition = |text: &String| Definition::from(text.as_str()).by(by);
            let definitions: Vec<Definition> = picked.iter().map(definition).collect();
            let Some(asked) = some_word(&board, turn)(&geometry(&board), &definitions) else { continue };
            for (number, text) in picked.iter().enumerate() {
                let piece = Piece::parse(text);
                for gives in GIVES {
                    let positions = Position::random(&mut random, &piece, gives, &board, 3);
                    let run: &Run = &|from, occupied| asked(number, gives, from, occupied);
                    check(&format!("{text}, {gives:?} by {by} among {picked:?}"), &board, &positions, run);
                }
            }
        }
    }
}

#[test]
fn many_pieces_at_once_are_the_union() {
    let mut random = Random::new(49);
    for text in ["N", "R", "mRcpR", "[F?R]", "gQ", "fRbDD", "nZ", "qN"] {
        let board = Board::named(["chess", "cylinder", "holes"][random.below(3)]);
        let (piece, layout) = (Piece::parse(text), board.layout());
        let variant = Variant::<u64>::builder(geometry(&board)).piece("it", text).build().expect("a piece");
        let asked = variant.pieces().next().expect("the piece");
        for _ in 0..20 {
            let pieces = random.subset(&board.grid.cells, 15);
            let mut occupied = random.subset(&board.grid.cells, 20);
            occupied.extend(&pieces);
            let (mut moves, mut attacks) = (Moves::default(), Set::new());
            for &square in &pieces {
                let one = piece.moves(&board.grid, square, &occupied);
                moves.quiet.extend(one.quiet);
                moves.captures.extend(one.captures);
                attacks.extend(piece.attacks(&board.grid, square, &occupied));
            }
            let (from, others) = (layout.word(&pieces), layout.word(&occupied));
            assert_eq!(layout.set(asked.all_quiet(from, others)), moves.quiet, "{text}");
            assert_eq!(layout.set(asked.all_captures(from, others)), moves.captures, "{text}");
            assert_eq!(layout.set(asked.all_moves(from, others)), wanted(moves, Gives::Moves), "{text}");
            assert_eq!(layout.set(asked.all_attacks(from, others)), attacks, "{text}");
        }
    }
}
