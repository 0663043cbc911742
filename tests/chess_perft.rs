//! The rules of chess in the example `perft`: known numbers, and lists of moves beside those of cozy-chess on
//! positions of random games, of Chess960 too, and on positions of no game.
//!
//! A debug build stops one or two moves short of the known numbers;
//! `cargo test --release -p bitboard-tests --test chess_perft` counts them all.

#[path = "../examples/perft/chess/mod.rs"]
mod chess;
#[path = "../examples/perft/game.rs"]
#[allow(dead_code, reason = "what the program needs for other games")]
mod game;

use bitboard_core::arch::Level;
use chess::Chess;
use game::Game;
use oracle::Random;
use proptest::prelude::*;

/// Positions with the numbers for depths 1, 2, and so on. The last ones are for optimised builds.
const KNOWN: [(&str, &[u64]); 6] = [
    (chess::START, &[20, 400, 8_902, 197_281, 4_865_609, 119_060_324]),
    (
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        &[48, 2_039, 97_862, 4_085_603, 193_690_690],
    ),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2_812, 43_238, 674_624, 11_030_083]),
    (
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        &[6, 264, 9_467, 422_333, 15_833_292],
    ),
    (
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        &[44, 1_486, 62_379, 2_103_487, 89_941_194],
    ),
    (
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        &[46, 2_079, 89_890, 3_894_594, 164_075_551],
    ),
];

fn position(fen: &str) -> Chess {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

#[test]
fn known_numbers() {
    const ENOUGH: u64 = if cfg!(debug_assertions) { 250_000 } else { u64::MAX };
    for (fen, numbers) in KNOWN {
        for (depth, &nodes) in (1..).zip(numbers).filter(|&(_, &nodes)| nodes < ENOUGH) {
            assert_eq!(position(fen).perft(depth), nodes, "{fen} to depth {depth}");
        }
        assert_eq!(position(fen).perft(0), 1);
    }
}

#[test]
fn every_level_counts_alike() {
    let best = Level::detect();
    for level in Level::available() {
        level.force();
        for (fen, numbers) in KNOWN {
            assert_eq!(position(fen).perft(3), numbers[2], "{fen} at level {level}");
        }
    }
    best.force();
}

/// The names of all moves, sorted.
fn moves(position: &Chess) -> Vec<String> {
    sorted(position.moves().iter().map(ToString::to_string))
}

fn moves_of_cozy(board: &cozy_chess::Board) -> Vec<cozy_chess::Move> {
    let mut moves = Vec::new();
    board.generate_moves(|some| {
        moves.extend(some);
        false
    });
    moves
}

/// A move by the name that the example has for it: castling where king and rook usually stand is the king's move.
fn name(board: &cozy_chess::Board, chosen: cozy_chess::Move) -> String {
    use cozy_chess::{File, Square};
    let castles = board.color_on(chosen.to) == Some(board.side_to_move());
    let file = match (castles, chosen.from.file(), chosen.to.file()) {
        (true, File::E, File::H) => File::G,
        (true, File::E, File::A) => File::C,
        (_, _, file) => file,
    };
    cozy_chess::Move { to: Square::new(file, chosen.to.rank()), ..chosen }.to_string()
}

fn sorted(names: impl Iterator<Item = String>) -> Vec<String> {
    let mut names: Vec<String> = names.collect();
    names.sort_unstable();
    names
}

/// Both have the same moves; the position is read from both kinds of FEN, too.
fn assert_same_moves(position: &Chess, board: &cozy_chess::Board) {
    let expected = sorted(moves_of_cozy(board).into_iter().map(|each| name(board, each)));
    assert_eq!(moves(position), expected, "{board:#}");
    assert_eq!(position.count(), expected.len() as u64, "{board:#}");
    let read: Chess = format!("{board:#}").parse().unwrap_or_else(|error| panic!("{board:#}: {error}"));
    assert_eq!(moves(&read), expected, "read from {board:#}");
}

/// Plays both on by random moves and compares at each. Returns how many positions have been compared.
fn compare_games(position: Chess, board: &cozy_chess::Board, random: &mut Random, longest: usize) -> usize {
    let (mut position, mut board) = (position, board.clone());
    for compared in 0..longest {
        assert_same_moves(&position, &board);
        let choice = moves_of_cozy(&board);
        if choice.is_empty() {
            return compared + 1;
        }
        let theirs = choice[random.below(choice.len())];
        let ours = position.moves().into_iter().find(|ours| ours.to_string() == name(&board, theirs));
        let ours = ours.expect("the lists are the same");
        position = position.play(ours);
        board.play(theirs);
        // What has been played and what is written down are the same to the rules.
        if compared % 8 == 0 {
            assert_eq!(
                position.perft(2),
                format!("{board:#}").parse::<Chess>().map(|read| read.perft(2)).unwrap()
            );
        }
    }
    longest
}

#[test]
fn games_agree_with_cozy_chess() {
    let mut random = Random::new(0xc0);
    let mut compared = 0;
    for (fen, _) in KNOWN {
        let board = cozy_chess::Board::from_fen(fen, false).expect("a position");
        for _ in 0..4 {
            compared += compare_games(position(fen), &board, &mut random, 120);
        }
    }
    assert!(compared > 2000, "{compared} positions");
}

#[test]
fn chess960_agrees_with_cozy_chess() {
    let mut random = Random::new(960);
    let mut compared = 0;
    for game in 0..60 {
        let (white, black) = (random.below(960) as u32, random.below(960) as u32);
        let board =
            cozy_chess::Board::double_chess960_startpos(white, if game % 2 == 0 { white } else { black });
        compared += compare_games(position(&format!("{board:#}")), &board, &mut random, 100);
    }
    assert!(compared > 4000, "{compared} positions");
}

/// A line with so many pieces anywhere, and rights to castle and a passed square that fit more often than not.
fn scattered(random: &mut Random) -> String {
    let mut squares = [None; 64];
    let mut put = |random: &mut Random, letter: u8, first: usize, end: usize| {
        let place = first + random.below(end - first);
        squares[place].is_none().then(|| squares[place] = Some(letter)).map(|()| place)
    };
    let mut castling = String::new();
    for (letters, home) in [(*b"KRRQBNP", 0), (*b"krrqbnp", 56)] {
        let king = if random.below(2) == 0 { put(random, letters[0], home, home + 8) } else { None };
        for rook in [letters[1], letters[2]] {
            let Some(place) = put(random, rook, home, home + 8) else { continue };
            if king.is_some() {
                let base = if home == 0 { b'A' } else { b'a' };
                castling.push(char::from(base + (place % 8) as u8));
            }
        }
        if king.is_none() {
            put(random, letters[0], 0, 64);
        }
        for letter in &letters[3..6] {
            for _ in 0..random.below(4) {
                put(random, *letter, 0, 64);
            }
        }
        for _ in 0..random.below(9) {
            put(random, letters[6], 8, 56);
        }
    }
    let white = random.below(2) == 0;
    let (target, from, to) = if white { (40, 48, 32) } else { (16, 8, 24) };
    let pawn = if white { b'p' } else { b'P' };
    let passed = (0..8).find(|file| {
        squares[to + file] == Some(pawn) && squares[target + file].is_none() && squares[from + file].is_none()
    });
    let rows = (0..8).rev().map(|rank| {
        squares[8 * rank..8 * rank + 8]
            .iter()
            .map(|square| square.map_or('1', char::from))
            .collect::<String>()
    });
    let rows: Vec<String> = rows.collect();
    let turn = if white { 'w' } else { 'b' };
    let castling = if castling.is_empty() { "-" } else { &castling };
    let passed = passed.map_or("-".to_owned(), |file| {
        format!("{}{}", char::from(b'a' + file as u8), if white { 6 } else { 3 })
    });
    format!("{} {turn} {castling} {passed} 0 1", rows.join("/"))
}

#[test]
fn positions_of_no_game_agree_with_cozy_chess() {
    let mut random = Random::new(0x0dd);
    let (mut compared, mut passed) = (0, 0);
    for _ in 0..60_000 {
        let fen = scattered(&mut random);
        // Whatever the other program takes for a position is one, but for kings that attack each other; it
        // refuses some that are positions here.
        if let Ok(board) = cozy_chess::Board::from_fen(&fen, true) {
            let [white, black] = cozy_chess::Color::ALL.map(|color| board.king(color));
            if cozy_chess::get_king_moves(white).has(black) {
                fen.parse::<Chess>().expect_err("a king that could be captured");
                continue;
            }
            assert_same_moves(&position(&fen), &board);
            compared += 1;
            passed += usize::from(board.en_passant().is_some());
        }
    }
    assert!(compared > 2000 && passed > 200, "{compared} positions, {passed} of them with a passed square");
}

#[test]
fn lines_that_are_no_position() {
    for (line, message) in [
        ("", "the FEN is wrong in column 1: expected the pieces from rank 8 to rank 1, found \"\""),
        (
            "4k3/8/8/8/8/8/8/4K3",
            "the FEN does not say whose turn it is: after the pieces, expected \"w\" or \"b\"",
        ),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "Black has no king"),
        ("4k3/8/8/8/8/8/8/3KK3 w - - 0 1", "White has 2 kings, expected one"),
        ("4k3/8/8/8/8/8/8/4KP2 w - - 0 1", "there is a pawn on f1, expected pawns on ranks 2 to 7 only"),
        (
            "4k3/8/8/8/8/8/8/4R1K1 w - - 0 1",
            "Black is in check and White to move: expected it to be Black's turn, or another position",
        ),
        (
            "8/8/8/3kK3/8/8/8/8 b - - 0 1",
            "White is in check and Black to move: expected it to be White's turn, or another position",
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1",
            "\"Q\" is no right to castle here: expected White's king on its first rank, and a rook to its west",
        ),
        (
            "4k3/8/8/8/8/8/4K3/R6R w H - 0 1",
            "\"H\" is no right to castle here: expected White's king on its first rank, and a rook on the h-file",
        ),
        (
            "4k3/8/8/8/8/8/8/K4R1R w FH - 0 1",
            "\"H\" is the second right to castle on that side of White's king",
        ),
        (
            "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1",
            "no pawn can have passed e3 just now: expected a square on the third rank of the side that has moved",
        ),
        (
            "4k3/8/8/8/4P3/8/8/4K3 w - e6 0 1",
            "no pawn can have passed e6 just now: expected one on e5, and two empty squares behind it",
        ),
        (
            "4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1",
            "no pawn can have passed e6 just now: expected one on e5, and two empty squares behind it",
        ),
    ] {
        let error = line.parse::<Chess>().expect_err(line);
        assert_eq!(error.to_string(), message, "{line}");
    }
}

#[test]
fn rights_to_castle_are_read_in_every_way() {
    for (placement, same) in [
        ("r3k2r/8/8/8/8/8/8/R3K2R w", ["KQkq", "HAha", "KAhq", "qHAk"]),
        // The usual letters mean the outermost rook.
        ("1r1k1r1r/8/8/8/8/8/8/1R1K1R1R w", ["KQkq", "HBhb", "hbHB", "KBhq"]),
    ] {
        let read = same.map(|rights| position(&format!("{placement} {rights} - 0 1")));
        assert!(read.iter().all(|each| *each == read[0]), "{placement}");
    }
    let [inner, outer] = ["F", "K"].map(|right| position(&format!("3k4/8/8/8/8/8/8/3K1R1R w {right} - 0 1")));
    assert!(moves(&inner).contains(&"d1f1".to_owned()));
    assert!(!moves(&outer).contains(&"d1h1".to_owned()), "the other rook stands in the way");
}

/// The position after moves of these names.
fn after(fen: &str, names: &[&str]) -> Chess {
    names.iter().fold(position(fen), |position, name| {
        let chosen = position.moves().into_iter().find(|chosen| chosen.to_string() == *name);
        position.play(chosen.unwrap_or_else(|| panic!("{name} after {fen}")))
    })
}

#[test]
fn rights_to_castle_are_lost_with_the_rook() {
    let fen = "4k3/6b1/8/8/8/R7/8/R3K3 b Q - 0 1";
    let castles = |names: &[&str]| moves(&after(fen, names)).contains(&"e1c1".to_owned());
    assert!(castles(&["e8e7"]));
    assert!(castles(&["e8e7", "a3b3", "e7e8"]));
    assert!(!castles(&["g7a1", "a3a1", "e8e7"]), "that is another rook");
    assert!(!castles(&["e8e7", "a1b1", "e7e8", "b1a1", "e8e7"]), "the rook has moved");
    assert!(!castles(&["e8e7", "e1e2", "e7e8", "e2e1", "e8e7"]), "the king has moved");
}

/// A line with some of its characters replaced.
fn spoilt() -> impl Strategy<Value = String> {
    let changes = proptest::collection::vec((0..90_usize, "[pnbrqkPNBRQK1-8/ wabcdefgh3-]"), 0..4);
    (0..KNOWN.len(), changes).prop_map(|(known, changes)| {
        let mut characters: Vec<String> = KNOWN[known].0.chars().map(String::from).collect();
        for (place, change) in changes {
            let length = characters.len();
            characters[place % length] = change;
        }
        characters.concat()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Anything may be asked for.
    #[test]
    fn any_line_is_read_or_refused(line in prop_oneof![any::<String>(), spoilt()]) {
        if let Ok(position) = line.parse::<Chess>() {
            prop_assert_eq!(position.perft(1), position.moves().len() as u64);
            prop_assert_eq!(position.perft(2), position.moves().into_iter().map(|each| position.play(each).count()).sum::<u64>());
        }
    }
}
