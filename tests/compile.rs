//! What must compile and run, and what must not compile and say why.
//!
//! The passing cases run on every compiler. The wording around our messages belongs to the compiler, so the failing
//! cases only count on the one their `.stderr` files were made with.

use std::path::Path;
use std::process::Command;

/// The compiler that the `.stderr` files were made with.
const PINNED: &str = "rustc 1.95.0 ";

#[test]
fn declarations() {
    let cases = trybuild::TestCases::new();
    cases.pass("ui/pass/*.rs");
    if running().starts_with(PINNED) {
        cases.compile_fail("ui/fail/*.rs");
    } else {
        println!("the failing cases are made for {PINNED}and skipped on {}", running());
    }
}

/// What the compiler that Cargo uses calls itself.
fn running() -> String {
    let compiler = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(compiler).arg("--version").output().expect("a compiler");
    String::from_utf8(output.stdout).expect("a name")
}

/// The texts of the message table, each as the pieces between its parameters.
fn messages(table: &str) -> Vec<Vec<String>> {
    let start = table.find("\nmessages! {").expect("the table");
    let table = &table[start..=start + table[start..].find("\n}\n").expect("its end")];
    let mut messages = Vec::new();
    let mut rest = table;
    while let Some(open) = rest.find("\n        \"") {
        let text = &rest[open + 10..];
        let end = text.find("\"\n").expect("a text ends its line");
        let text = text[..end].replace("\\\"", "\"").replace("{{", "\u{1}").replace("}}", "\u{2}");
        let text = text.split("\\\n").map(str::trim_start).collect::<String>();
        let first_line = text.split("\\n").next().expect("a line");
        let pieces = first_line.split(['{', '}']).step_by(2);
        messages.push(pieces.map(|piece| piece.replace('\u{1}', "{").replace('\u{2}', "}")).collect());
        rest = &rest[open + 10 + end..];
    }
    messages
}

#[test]
fn every_message_has_a_failing_case() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR"));
    let table = std::fs::read_to_string(directory.join("../bitboard-macros/src/diag.rs")).expect("the table");
    let mut shown = String::new();
    for entry in std::fs::read_dir(directory.join("ui/fail")).expect("the failing cases") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|extension| extension == "stderr") {
            shown += &std::fs::read_to_string(path).expect("a message");
        }
    }
    let messages = messages(&table);
    assert!(messages.len() > 60, "only {} messages found", messages.len());
    let shows = |line: &str, pieces: &[String]| {
        let mut rest = line;
        pieces.iter().all(|piece| match rest.find(piece.as_str()) {
            Some(at) => {
                rest = &rest[at + piece.len()..];
                true
            }
            None => false,
        })
    };
    let missing: Vec<String> = messages
        .iter()
        .filter(|pieces| !shown.lines().any(|line| line.starts_with("error") && shows(line, pieces)))
        .map(|pieces| pieces.join("…"))
        .collect();
    assert!(missing.is_empty(), "no case in ui/fail shows: {missing:#?}");
}
