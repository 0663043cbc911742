//! What the example `perft` prints.

use super::{printed, run, text};

const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

/// The lines but for the last one, which tells the number, the seconds and the speed; and that number.
fn counted(page: &str) -> (Vec<(&str, u64)>, u64) {
    let mut lines: Vec<&str> = page.lines().collect();
    let last = lines.pop().expect("a line");
    let words: Vec<&str> = last.split(' ').collect();
    let [nodes, "nodes,", seconds, "seconds,", speed, "nodes", "a", "second"] = words[..] else {
        panic!("no report: {last}")
    };
    assert!(seconds.parse::<f64>().is_ok() && speed.parse::<f64>().is_ok(), "{last}");
    let divided = lines.into_iter().map(|line| {
        let (name, count) = line.split_once(' ').expect("a name and a number");
        (name, count.parse().expect("a number"))
    });
    (divided.collect(), nodes.parse().expect("a number"))
}

#[test]
fn numbers_of_moves() {
    for (position, depth, nodes) in
        [("startpos", "0", 1), ("startpos", "1", 20), ("startpos", "4", 197_281), (CASTLES, "3", 13_744)]
    {
        for threads in ["1", "3"] {
            let page = printed("perft", &["chess", position, depth, "--threads", threads], b"");
            assert_eq!(counted(&page), (vec![], nodes), "{position}");
        }
    }
}

#[test]
fn numbers_by_first_move() {
    let page = printed("perft", &["chess", CASTLES, "2", "--divide"], b"");
    let (divided, nodes) = counted(&page);
    assert_eq!((divided.len(), nodes), (26, 568));
    assert_eq!(divided.iter().map(|(_, count)| count).sum::<u64>(), nodes);
    // White's rook takes three moves from Black's 26, or one, or leaves three ways out of check.
    for (name, count) in [("e1g1", 23), ("e1c1", 23), ("h1g1", 25), ("a1a8", 3)] {
        assert!(divided.contains(&(name, count)), "{name} {count} in\n{page}");
    }
    let page = printed("perft", &["chess", "k7/2P5/8/8/8/8/8/1K6 w - - 0 1", "1", "--divide"], b"");
    for name in ["c7c8q", "c7c8r", "c7c8b", "c7c8n"] {
        assert!(page.contains(&format!("{name} 1\n")), "{name} in\n{page}");
    }
    // Elsewhere than on its usual square a king castles by going to its rook.
    let page = printed("perft", &["chess", "1k6/8/8/8/8/8/8/1K4R1 w G - 0 1", "1", "--divide"], b"");
    assert!(page.contains("b1g1 1\n"), "{page}");
}

#[test]
fn what_cannot_be_counted() {
    for (arguments, message) in [
        (["chess", "4k3/8/8/8/8/8/8/8 w - - 0 1", "1"], "White has no king"),
        (["chess", "4k3/9", "1"], "the FEN is wrong in column 5: expected a piece"),
        (["chess", "startpos", "-1"], "unexpected argument '-1'"),
        (["chess", "startpos", "101"], "101 is not in"),
        (["chess", "startpos", "many"], "invalid value 'many' for '<DEPTH>'"),
        (["draughts", "startpos", "1"], "invalid value 'draughts' for '<GAME>'"),
    ] {
        let output = run("perft", &arguments, b"");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{arguments:?}");
        let complaint = text(&output.stderr);
        assert!(complaint.contains(message), "{message} in\n{complaint}");
    }
}

#[test]
fn depths_of_a_file_have_a_limit() {
    let record =
        r#"[{"variant": "chess", "fen": "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "depth": 101, "nodes": 1}]"#;
    let output = run("perft", &["check", "-"], record.as_bytes());
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""));
    let complaint = "error: standard input, record 1, chess: depth 101, expected at most 100\n";
    assert_eq!(text(&output.stderr), complaint);
}

#[test]
fn every_number_of_a_file_is_checked() {
    let page = printed("perft", &["check", "tests/data/perft.json"], b"");
    let lines: Vec<&str> = page.lines().collect();
    let counted = |word: &str| lines.iter().filter(|line| line.starts_with(word)).count();
    assert_eq!((counted("passed "), counted("FAILED "), counted("skipped ")), (234, 0, 29), "{page}");
    assert_eq!(lines.last(), Some(&"234 passed, 0 failed, 29 skipped"));
    for game in
        ["chess", "xiangqi", "makruk", "shatranj", "capablanca", "breakthrough", "flipello", "ataxx", "free"]
    {
        assert!(page.contains(&format!("passed   {game}, ")), "{game} in\n{page}");
        assert!(!page.contains(&format!("skipped  {game}, ")), "{game} in\n{page}");
    }
    assert!(page.contains("  seirawan 3: pieces enter the board behind others that move\n"), "{page}");
}

#[test]
fn a_wrong_number_fails() {
    let records = br#"[
        {"variant": "makruk", "fen": "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1", "depth": 1, "nodes": 23},
        {"variant": "free", "files": 3, "ranks": 1, "pieces": {"r": "R"}, "fen": "R2 w", "depth": 1, "nodes": 3,
         "oracle": "nobody"},
        {"variant": "draughts", "fen": "anything", "depth": 1, "nodes": 7}
    ]"#;
    let output = run("perft", &["check", "-"], records);
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(1), ""));
    let lines: Vec<&str> = text(&output.stdout).lines().collect();
    let [makruk, free, draughts, "", "Skipped:", reason, "", sum] = lines[..] else { panic!("{lines:?}") };
    assert!(makruk.starts_with("passed   makruk, depth 1: 23, rnsmksnr"), "{makruk}");
    assert_eq!(free, "FAILED   free, depth 1: 2 instead of 3 by nobody, R2 w");
    assert_eq!(draughts, "skipped  draughts, depth 1, anything");
    assert_eq!(reason, "  draughts 1: it is not among the games that this program knows");
    assert_eq!(sum, "1 passed, 1 failed, 1 skipped");
}

#[test]
fn wrong_files_of_numbers_are_told() {
    for (records, messages) in [
        ("[]", &["standard input: there are no records"][..]),
        ("[{}]", &["standard input: missing field `variant`"]),
        ("nothing", &["standard input: expected ident at line 1"]),
        (
            r#"[{"variant": "makruk", "fen": "8/8 w", "depth": 1, "nodes": 1},
                {"variant": "free", "fen": "1 w", "depth": 1, "nodes": 1},
                {"variant": "free", "files": 1, "ranks": 1, "pieces": {"aa": "K"}, "fen": "1 w", "depth": 1, "nodes": 0},
                {"variant": "free", "files": 1, "ranks": 1, "pieces": {"a": "K", "A": "K"}, "fen": "1 w", "depth": 1,
                 "nodes": 0},
                {"variant": "free", "files": 8, "ranks": 8, "pieces": {"a": "fX"}, "fen": "8/8/8/8/8/8/8/8 w", "depth": 1,
                 "nodes": 0},
                {"variant": "free", "files": 80, "ranks": 8, "pieces": {"a": "K"}, "fen": "1 w", "depth": 1, "nodes": 0},
                {"variant": "chess", "files": 8, "fen": "8/8", "depth": 1, "nodes": 1}]"#,
            &[
                "record 1, makruk: board: expected 8 ranks with / in between, found 2",
                "record 2, free: a free position needs \"files\", \"ranks\" and \"pieces\"",
                "record 3, free: piece \"aa\": expected a letter from a to z",
                "record 4, free: piece \"A\": two pieces have this letter",
                "record 5, free: piece \"A, moves\": `X` is not an atom here",
                "record 6, free: ",
                "record 7, chess: only free positions have",
            ],
        ),
    ] {
        let output = run("perft", &["check", "-"], records.as_bytes());
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{records}");
        let complaint = text(&output.stderr);
        for message in messages {
            assert!(complaint.contains(message), "{message} in\n{complaint}");
        }
    }
    let output = run("perft", &["check", "no such file"], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("cannot read no such file"));
}

#[test]
fn the_example_of_the_help_passes() {
    let help = printed("perft", &["check", "--help"], b"");
    let (from, to) = (help.find("[{").expect("an array"), help.rfind("}]").expect("its end"));
    let output = run("perft", &["check", "-"], &help.as_bytes()[from..to + 2]);
    assert!(text(&output.stdout).ends_with("2 passed, 0 failed, 0 skipped\n"), "{}", text(&output.stdout));
}

#[test]
fn pieces_of_ones_own() {
    let position = "a7/8/8/8/3B4/8/8/7b w";
    let page = printed("perft", &["free", position, "1", "--piece", "a=K", "--piece", "b=[F?R]"], b"");
    // To e5, e3, c3 and c5, and from there outwards along files and ranks.
    assert_eq!(counted(&page).1, 4 + (3 + 3) + (3 + 2) + (2 + 2) + (2 + 3));
    for (arguments, message) in [
        (&["free", position, "1"][..], "a free position needs pieces"),
        (&["free", position, "1", "--piece", "a"], "expected a letter and a movement, such as n=NN"),
        (&["free", position, "1", "--piece", "a=K", "--piece", "a=R"], "two pieces have the same letter"),
        (&["free", "c7", "1", "--piece", "a=K"], "side to move: there is none"),
        (
            &["free", "c7 w", "1", "--piece", "a=K"],
            "a1: expected a piece or a number of empty squares, found \"c7\"",
        ),
        (&["makruk", "startpos", "1", "--piece", "a=K"], "makruk has pieces of its own"),
    ] {
        let output = run("perft", arguments, b"");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{arguments:?}");
        let complaint = text(&output.stderr);
        assert!(complaint.contains(message), "{message} in\n{complaint}");
    }
}
