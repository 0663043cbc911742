//! Othello on many boards: games that the program compares with the rules by itself, and numbers known elsewhere.

use super::{assert_golden, printed, run, text};

/// Levels of the processor that run the tests: whatever the level, the games are the same.
fn levels() -> Vec<&'static str> {
    bitboard_core::arch::Level::available().map(bitboard_core::arch::Level::name).collect()
}

#[test]
fn games_are_the_same_at_every_level() {
    // No whole number of blocks.
    let arguments = ["--games", "150", "--seed", "3", "--check", "--perft", "6", "--milliseconds", "0"];
    let command = format!("cargo run --quiet --example othello -- {}", arguments.join(" "));
    let best = printed("othello", &arguments, b"");
    assert_golden(&best, "othello.txt", &command);
    for level in levels() {
        let of_level = printed("othello", &[&arguments[..], &["--level", level]].concat(), b"");
        assert_eq!(of_level, best, "{level}");
    }
}

#[test]
fn counts_and_statistics_are_those_known() {
    let printed = printed("othello", &["--games", "100", "--perft", "7", "--milliseconds", "0"], b"");
    let counts: Vec<&str> = printed.lines().filter(|line| line.starts_with("perft")).collect();
    let known = [4, 12, 56, 244, 1396, 8200, 55092];
    let known = known.into_iter().enumerate().map(|(index, count)| format!("perft {} {count}", index + 1));
    assert_eq!(counts, known.collect::<Vec<_>>());
    // All first moves are alike: four, and three replies.
    let turns: Vec<Vec<&str>> = printed.lines().map(|line| line.split_whitespace().collect()).collect();
    assert!(turns.contains(&vec!["1", "100", "0", "4.000"]), "{printed}");
    assert!(turns.contains(&vec!["2", "100", "0", "3.000"]), "{printed}");
    let results = ["Black wins", "White wins", "draws"].map(|result| {
        let line = printed.lines().find_map(|line| line.strip_prefix(result)).expect("a result");
        line.split_whitespace().next().and_then(|count| count.parse::<u32>().ok()).expect("a number")
    });
    assert_eq!(results.iter().sum::<u32>(), 100);
}

#[test]
fn speeds_are_of_every_level() {
    let printed = printed("othello", &["--games", "0", "--perft", "0", "--milliseconds", "1"], b"");
    let rows: Vec<Vec<&str>> = printed.lines().map(|line| line.split_whitespace().collect()).collect();
    for level in levels() {
        let row = rows.iter().find(|row| row.first() == Some(&"blocks,") && row.get(1) == Some(&level));
        let speeds = &row.unwrap_or_else(|| panic!("{level} in {printed}"))[2..];
        assert_eq!(speeds.len(), 2);
        assert!(speeds.iter().all(|speed| speed.parse::<f64>().is_ok_and(|speed| speed > 0.0)), "{printed}");
    }
}

#[test]
fn unknown_levels_are_refused() {
    let output = run("othello", &["--level", "abacus"], b"");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("portable"), "{}", text(&output.stderr));
}
