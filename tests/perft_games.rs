//! The games of the example `perft` other than chess: numbers that other programs have counted, positions turned round,
//! and what is wrong with texts and descriptions.
//!
//! `data/perft_random.json` has positions of random games and some that show a rule, counted by Fairy-Stockfish (pyffish
//! 0.0.90).

#[path = "../examples/perft/chess/mod.rs"]
#[allow(dead_code, reason = "only one of the games here")]
mod chess;
#[path = "../examples/perft/game.rs"]
#[allow(dead_code, reason = "what the program needs for other purposes")]
mod game;
#[path = "../examples/perft/games.rs"]
mod games;
#[path = "../examples/perft/rules/mod.rs"]
mod rules;

use std::collections::{BTreeMap, BTreeSet};

use game::Tree;
use proptest::prelude::*;
use rules::Described;
use rules::description::{Kind, Rules};
use serde_json::Value;

/// A position and how many sequences of moves there are.
struct Record {
    variant: String,
    fen: String,
    depth: u32,
    nodes: u64,
    /// Files, ranks and pieces of a free position.
    free: Option<(u32, u32, BTreeMap<String, String>)>,
}

impl Record {
    fn read(&self, fen: &str) -> Box<dyn Tree> {
        let read = match &self.free {
            Some((files, ranks, pieces)) => rules::free(*files, *ranks, pieces, fen),
            None => (games::named(&self.variant).expect("a game").read)(fen),
        };
        read.unwrap_or_else(|error| panic!("{}, {fen}: {error}", self.variant))
    }
}

/// The records of both files.
fn all_records() -> Vec<Record> {
    let files = [include_str!("data/perft.json"), include_str!("data/perft_random.json")];
    let records = files.into_iter().flat_map(|text| {
        let Ok(Value::Array(records)) = serde_json::from_str(text) else { panic!("no list of records") };
        records
    });
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let number = |value: &Value| value.as_u64().expect("a number");
    let read = |record: Value| Record {
        variant: text(&record["variant"]),
        fen: text(&record["fen"]),
        depth: number(&record["depth"]) as u32,
        nodes: number(&record["nodes"]),
        free: record["pieces"].as_object().map(|pieces| {
            let pieces = pieces.iter().map(|(letter, moves)| (letter.clone(), text(moves))).collect();
            (number(&record["files"]) as u32, number(&record["ranks"]) as u32, pieces)
        }),
    };
    records.map(read).collect()
}

/// Those whose games are played.
fn records() -> impl Iterator<Item = Record> {
    let records = all_records().into_iter();
    records.filter(|record| record.free.is_some() || games::named(&record.variant).is_some())
}

#[test]
fn positions_tell_the_size_of_their_board() {
    for record in records() {
        if let Some((files, ranks, _)) = record.free {
            assert_eq!(rules::size(&record.fen), (files, ranks), "{}", record.fen);
        }
    }
    assert_eq!(rules::size(""), (0, 1));
    assert_eq!(rules::size("99999999999p4294967295/"), (u32::MAX, 2));
}

#[test]
fn what_is_not_played_is_told_why() {
    let skipped: BTreeSet<String> = all_records()
        .into_iter()
        .map(|record| record.variant)
        .filter(|name| games::named(name).is_none())
        .collect();
    assert_eq!(skipped.len(), 12, "{skipped:?}");
    let unknown = rules::why_not("no game");
    for name in skipped.iter().filter(|name| **name != "free") {
        assert_ne!(rules::why_not(name), unknown, "{name}");
    }
    for game in games::games() {
        assert_eq!(rules::why_not(game.name), unknown, "{}", game.name);
    }
}

#[test]
fn positions_of_random_games_have_the_numbers_of_another_program() {
    let mut games_seen = BTreeSet::new();
    for record in records().filter(|record| record.free.is_none()) {
        let found = record.read(&record.fen).perft(record.depth);
        assert_eq!(found, record.nodes, "{} to depth {}, {}", record.variant, record.depth, record.fen);
        games_seen.insert(record.variant);
    }
    let unseen: Vec<&str> =
        games::games().map(|game| game.name).filter(|name| !games_seen.contains(*name)).collect();
    assert!(unseen.is_empty(), "no numbers for {unseen:?}");
}

/// The position with colors exchanged: turned by half a turn, or where somebody castles, which goes to the same files
/// for both, upside down.
fn exchanged(fen: &str) -> String {
    let exchange = |text: &str| -> String {
        let other =
            |c: char| if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() };
        text.chars().map(other).collect()
    };
    let mut fields: Vec<String> = fen.split(' ').map(str::to_owned).collect();
    let castles = fields.iter().skip(2).any(|field| field.contains(['K', 'Q', 'k', 'q']));
    let (board, hand) = match fields[0].split_once('[') {
        Some((board, hand)) => (board.to_owned(), format!("[{}", exchange(hand))),
        None => (fields[0].clone(), String::new()),
    };
    let ranks = board.split('/').count();
    let rows = board.split('/').rev().map(|row| {
        let mut cells: Vec<String> = Vec::new();
        for c in exchange(row).chars() {
            match cells.last_mut() {
                // A sign belongs to what it stands before or behind, and digits to each other.
                Some(last) if c == '~' || last == "+" => last.push(c),
                Some(last) if c.is_ascii_digit() && last.bytes().all(|byte| byte.is_ascii_digit()) => {
                    last.push(c)
                }
                _ => cells.push(c.to_string()),
            }
        }
        if !castles {
            cells.reverse();
        }
        cells.concat()
    });
    let rows: Vec<String> = rows.collect();
    fields[0] = rows.join("/") + &hand;
    fields[1] = if fields[1] == "w" { "b" } else { "w" }.to_owned();
    if castles {
        fields[2] = exchange(&fields[2]);
    }
    if let Some(passed) =
        fields.get_mut(3).filter(|field| field.starts_with(|c: char| c.is_ascii_lowercase()))
    {
        let (file, rank) = passed.split_at(1);
        let rank: usize = rank.parse().expect("a rank");
        let files = rows[0].chars().map(|c| c.to_digit(10).unwrap_or(1)).sum::<u32>();
        let file = file.bytes().next().expect("a file");
        let file = if castles { file } else { b'a' + (files as u8 - 1) - (file - b'a') };
        *passed = format!("{}{}", char::from(file), ranks + 1 - rank);
    }
    fields.join(" ")
}

#[test]
fn both_sides_have_the_same_rules() {
    for record in records() {
        // In these one side has other pieces, and no rules for those of the other.
        if record.depth > 2 || matches!(&*record.variant, "horde" | "fox-and-hounds") {
            continue;
        }
        let fen = exchanged(&record.fen);
        let found = record.read(&fen).perft(record.depth);
        assert_eq!(found, record.nodes, "{}, {} as {fen}", record.variant, record.fen);
    }
}

#[test]
fn numbers_known_for_long() {
    // Chess programs have counted these for years; the last ones are for optimised builds.
    for (game, numbers) in [
        ("xiangqi", &[44, 1_920, 79_666, 3_290_240][..]),
        ("makruk", &[23, 529, 12_012, 273_026, 6_223_994]),
        ("shogi", &[30, 900, 25_470, 719_731]),
        ("capablanca", &[28, 784, 25_228, 805_128]),
        ("flipello", &[4, 12, 56, 244, 1_396, 8_200, 55_092, 390_216, 3_005_288]),
    ] {
        let game = games::named(game).expect("a game");
        let start = (game.read)(game.start).expect("a position");
        let enough = if cfg!(debug_assertions) { 60_000 } else { u64::MAX };
        for (depth, &nodes) in (1..).zip(numbers).filter(|&(_, &nodes)| nodes < enough) {
            assert_eq!(start.perft(depth), nodes, "{} to depth {depth}", game.name);
        }
        assert_eq!(start.perft(0), 1);
    }
}

/// The moves of a position by name.
fn names(game: &str, fen: &str) -> BTreeSet<String> {
    let tree =
        (games::named(game).expect("a game").read)(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    tree.children().into_iter().map(|(name, _)| name).collect()
}

#[test]
fn moves_have_the_names_of_the_protocols() {
    for (game, fen, expected) in [
        ("capablanca", "4k5/10/10/10/10/10/10/R4K3R w KQ - 0 1", &["f1i1", "f1c1", "a1b1"][..]),
        ("capablanca", "4k5/P9/10/10/10/10/10/5K4 w - - 0 1", &["a7a8q", "a7a8a", "a7a8c", "a7a8n"]),
        ("shogi", "4k4/9/4P4/9/9/9/9/9/4K4[Gp] w 0 1", &["e7e8", "e7e8+", "G@a9"]),
        ("micro", "3k/4/4/4/K3[P] w 0 1", &["P@b3", "+P@b3"]),
        ("crazyhouse", "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", &["P@a2", "P@h7"]),
        ("ataxx", "P5p/7/7/7/7/7/p5P w 0 1", &["P@a6", "a7c7"]),
        ("flipello", "8/8/8/3pP3/3Pp3/8/8/8 w 0 1", &["P@e3", "P@c5"]),
    ] {
        let found = names(game, fen);
        for name in expected {
            assert!(found.contains(*name), "{game}, {fen}: {name} in {found:?}");
        }
    }
}

#[test]
fn who_cannot_move_passes_or_has_ended_the_game() {
    let pass = || BTreeSet::from(["0000".to_owned()]);
    for (game, fen, expected) in [
        // Black has a move left when White has none.
        ("flipello", "pppppppp/Pppppppp/pppppppp/pppppppp/pppppppp/pppppppp/pppppppp/ppppppP1 w 0 1", pass()),
        (
            "flipello",
            "PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPP1 w 0 1",
            BTreeSet::new(),
        ),
        ("ataxx", "Ppp4/ppp4/ppp4/ppp4/7/7/7 w 0 1", pass()),
        ("ataxx", "7/7/7/7/7/7/6P b 0 1", BTreeSet::new()),
        ("ataxx", "P**4/***4/***4/7/7/7/7 b 0 1", BTreeSet::new()),
        // A bare king has lost, unless it can bare the other at once.
        ("shatranj", "4k3/8/8/8/8/8/3R4/4K3 w - - 0 1", BTreeSet::new()),
        ("shatranj", "4k3/8/8/8/8/8/3RR3/4K3 b - - 0 1", BTreeSet::new()),
        (
            "shatranj",
            "8/8/8/8/8/8/k1R5/7K b - - 0 1",
            ["a2b1", "a2a1", "a2a3", "a2b3"].map(str::to_owned).into(),
        ),
        ("breakthrough", "P7/8/8/8/8/8/8/7p b 0 1", BTreeSet::new()),
        ("xiangqi", "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1", ["d1d2"].map(str::to_owned).into()),
    ] {
        assert_eq!(names(game, fen), expected, "{game}, {fen}");
    }
}

#[test]
fn a_dropped_pawn_gives_no_mate() {
    // The golden general keeps the pawn on i8, and with the rook all squares around the king.
    let mate = "7lk/6R2/7G1/9/9/9/9/9/4K4[P] w 0 1";
    assert!(!names("shogi", mate).contains("P@i8"));
    assert!(names("shogi", mate).contains("P@i7"));
    // Without the lance the king has a way out.
    assert!(names("shogi", "8k/9/7G1/9/9/9/9/9/4K4[P] w 0 1").contains("P@i8"));
}

#[test]
fn what_was_promoted_is_captured_as_what_it_was() {
    for (game, fen, moves, hand, never) in [
        ("shogi", "4k4/9/9/9/9/9/9/4+b4/4KR3 w 0 1", ["e1e2", "e9d9"], "B@a5", "+B@a5"),
        ("shogi", "4k4/9/9/9/9/9/9/4+p4/4KR3 w 0 1", ["e1e2", "e9d9"], "P@a5", "+P@a5"),
        ("crazyhouse", "4k3/8/8/8/8/8/4q~3/4K3[] w - - 0 1", ["e1e2", "e8d8"], "P@a5", "Q@a5"),
    ] {
        let tree = (games::named(game).expect("a game").read)(fen).expect("a position");
        let child = |tree: &dyn Tree, name: &str| {
            let found = tree.children().into_iter().find(|(each, _)| each == name);
            found.unwrap_or_else(|| panic!("{game}, {fen}: {name}")).1
        };
        let own_turn = moves.into_iter().fold(tree, |tree, name| child(&*tree, name));
        let drops: Vec<String> = own_turn.children().into_iter().map(|(name, _)| name).collect();
        assert!(drops.iter().any(|name| name == hand), "{game}, {fen}: {hand} in {drops:?}");
        assert!(!drops.iter().any(|name| name == never), "{game}, {fen}: {never} in {drops:?}");
    }
}

#[test]
fn wrong_positions_are_told() {
    for (game, fen, message) in [
        ("makruk", "", "position: there is nothing"),
        ("makruk", "8/8/8/8/8/8/8 w - - 0 1", "board: expected 8 ranks with / in between, found 7"),
        ("makruk", "4k3/8/8/8/8/8/9/4K3 w", "rank 2: expected 8 squares, found \"9\" from file 1"),
        ("makruk", "4k3/8/8/8/8/8/7/4K3 w", "rank 2: expected 8 squares, found 7"),
        ("makruk", "4k3/8/8/8/8/8/8P/4K3 w", "rank 2: expected 8 squares, found \"P\" behind them"),
        (
            "makruk",
            "4k3/8/8/8/8/8/4Q3/4K3 w",
            "e2: expected a piece or a number of empty squares, found \"Q3\"",
        ),
        ("makruk", "4k3/8/8/8/8/8/8/4K3", "side to move: there is none"),
        ("makruk", "4k3/8/8/8/8/8/8/4K3 x", "side to move: expected w or b, found \"x\""),
        ("makruk", "4k3/8/8/8/8/8/8/4K3 w K -", "castling: nobody castles in this game"),
        ("makruk", "4k3/8/8/8/8/8/8/4K3[P] w", "hand: this game has no pieces in hand"),
        ("makruk", "4k3/8/8/8/8/8/8/8 w", "White has 0 royal pieces (K) instead of 1"),
        ("makruk", "4k3/8/8/8/8/8/4R3/4K3 w", "White is to move and attacks Black's royal piece"),
        ("makruk", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 2 3", "end: expected two numbers of moves at most"),
        ("capablanca", "4k5/10/10/10/10/10/10/R4K4 w K -", "White has no king and rook on rank 1 for \"K\""),
        ("capablanca", "4k5/10/10/10/10/10/10/R4K4 w - e3", "no piece of Black can be captured on \"e3\""),
        ("shogi", "4k4/9/9/9/9/9/9/9/4K4[ w", "hand: it is not closed"),
        ("shogi", "4k4/9/9/9/9/9/9/9/4K4[+P] w", "hand: +P is another piece when it is captured"),
        ("gustav3", "10/10/10/10/10/10/10/10 w", "rank 7: a7 is a hole of this board"),
        ("gustav3", "*9/10/10/10/10/10/10/10 w", "a8 is no hole of this board"),
        (
            "flipello",
            "8/8/8/3pP3/3PK3/8/8/8 w",
            "e4: expected P, p or a number of empty squares, found \"K3\"",
        ),
        (
            "flipello",
            "8/8/8/3pP3/3Pp3/8/8/8[PPpp] w",
            "hand: expected as many of P as there are empty squares, 60",
        ),
        ("ataxx", "P5p/7/7/7/7/7/p5P w KQ", "end: expected -, found \"KQ\""),
    ] {
        let Err(error) = (games::named(game).expect("a game").read)(fen) else {
            panic!("{game} reads {fen}")
        };
        assert!(error.contains(message), "{game}, {fen}: {message:?} in\n{error}");
    }
}

#[test]
fn wrong_descriptions_are_told() {
    const KING: Kind<'_> = Kind::new("K", "K").royal();
    let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    let told = |rules: Rules<'_>| match Described::new(&rules) {
        Ok(_) => panic!("it is compiled"),
        Err(error) => error,
    };
    let kinds = |kind| [KING, kind];
    for (kind, message) in [
        (Kind::new("R", "Rx"), "piece \"R, moves\""),
        (Kind::new("R", "R").within("a1-k8"), "zone \"a1-k8\": \"k8\" is no square of this 8x8 board"),
        (Kind::new("R", "R").promotes("Q", "a8-h8"), "no kind of piece has the letter \"Q\""),
        (Kind::new("R", "R").in_hand("Q"), "no kind of piece has the letter \"Q\""),
    ] {
        let error = told(Rules { start: fen, kinds: &kinds(kind), ..Rules::PLAIN });
        assert!(error.contains(message), "{message:?} in\n{error}");
    }
    let error = told(Rules { files: 40, ..Rules::PLAIN });
    assert!(error.contains("40"), "{error}");
}

/// A position of a game with some of its characters replaced.
fn spoilt() -> impl Strategy<Value = (usize, String)> {
    let changes =
        proptest::collection::vec((0..120_usize, "[pnbrqkPNBRQKSM+~12-9/ wb*acdefgh\\[\\]-]"), 0..4);
    let games = games::games().count();
    (0..games, changes, any::<bool>()).prop_map(|(game, changes, keep)| {
        let mut characters: Vec<String> =
            games::games().nth(game).expect("a game").start.chars().map(String::from).collect();
        for (place, change) in changes {
            let length = characters.len();
            // The board alone, or any of it.
            let length = if keep { length } else { length / 2 };
            characters[place % length] = change;
        }
        (game, characters.concat())
    })
}

proptest! {
    /// Anything may be asked for, and what is read has as many moves as it lists.
    #[test]
    fn any_text_is_read_or_refused((game, fen) in prop_oneof![(0..8_usize, any::<String>()), spoilt()]) {
        let game = games::games().nth(game).expect("a game");
        if let Ok(position) = (game.read)(&fen) {
            let children = position.children();
            prop_assert_eq!(position.perft(1), children.len() as u64);
            prop_assert_eq!(position.perft(2), children.iter().map(|(_, child)| child.perft(1)).sum::<u64>());
        }
    }
}
