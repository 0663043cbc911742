//! What the example `explore` prints.

mod gallery;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use oracle::piece::Piece;
use oracle::{Grid, Square};

use super::{boards, printed, run, text};

/// A file of `data/`, by its whole path.
fn data(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("data").join(name).display().to_string()
}

/// A file with this content.
fn file(name: &str, content: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, content).expect("a file for the test");
    path
}

fn name((file, rank): Square) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

/// The columns of a table that stand two blanks apart.
fn columns(line: &str) -> Vec<&str> {
    line.split("  ").map(str::trim).filter(|cell| !cell.is_empty()).collect()
}

/// The cells of the line of a table that begins with `heading`.
fn line<'a>(page: &'a str, heading: &str) -> Vec<&'a str> {
    let found = page.lines().map(columns).find(|cells| cells.first() == Some(&heading));
    found.unwrap_or_else(|| panic!("no line for {heading} in\n{page}"))
}

#[test]
fn drawings_agree_with_walked_pieces() {
    for (betza, size, files, ranks, from, strategy) in [
        ("RcpRnN", "9x10", 9, 10, (4, 4), "rays"),
        ("fmWfcF", "8x8", 8, 8, (3, 1), "auto"),
        ("[F?R]", "10x8", 10, 8, (2, 2), "walk"),
        ("mRcpR", "8x8", 8, 8, (0, 3), "tables(lookups = 2, index = unique)"),
        ("NN", "16x16", 16, 16, (7, 8), "fill"),
        ("oB", "6x7", 6, 7, (5, 5), "tables-1-direct"),
        ("gQ", "19x19", 19, 19, (9, 9), "auto"),
    ] {
        let grid = Grid::rectangle(files, ranks);
        let occupied: BTreeSet<Square> = grid
            .cells
            .iter()
            .copied()
            .filter(|&(file, rank)| (file, rank) != from && (3 * file + 5 * rank) % 7 < 2)
            .collect();
        let names: Vec<String> = occupied.iter().copied().map(name).collect();
        let arguments = ["show", betza, "--board", size, "--square", &name(from)];
        let more = ["--occupied", &names.join(","), "--strategy", strategy];
        let page = printed("explore", &[&arguments[..], &more[..]].concat(), b"");
        let drawn = boards(&page, files as usize, ranks as usize);
        assert_eq!(drawn.len(), 1, "{page}");

        let piece = Piece::parse(betza);
        let moves = piece.moves(&grid, from, &occupied);
        let attacks = piece.attacks(&grid, from, &occupied);
        let expected: BTreeMap<Square, String> = grid
            .cells
            .iter()
            .map(|square| {
                let quiet_and_attacked = (moves.quiet.contains(square), attacks.contains(square));
                let mark = match quiet_and_attacked {
                    _ if *square == from => "o",
                    _ if moves.captures.contains(square) => "x",
                    _ if occupied.contains(square) => "#",
                    (true, true) => "*",
                    (true, false) => "m",
                    (false, true) => "c",
                    (false, false) => ".",
                };
                (*square, mark.to_owned())
            })
            .collect();
        assert_eq!(drawn[0].1, expected, "{page}");
    }
}

#[test]
fn an_empty_board_and_some_pieces_are_drawn_if_nothing_is_said() {
    let page = printed("explore", &["show", "R", "--black"], b"");
    let drawn = boards(&page, 8, 8);
    let titles: Vec<&str> = drawn.iter().map(|(title, _)| title.as_str()).collect();
    assert_eq!(titles, ["Empty board", "With pieces in the way"]);
    assert_eq!(drawn[0].1.values().filter(|cell| *cell == "*").count(), 14);
    assert_eq!(line(&page, "attacks")[1], "rays");
    assert!(page.contains("\nBuilt in "), "{page}");

    let lance = printed("explore", &["show", "fR", "--square", "c6", "--black"], b"");
    let drawn = boards(&lance, 8, 8);
    let reached: Vec<Square> =
        drawn[0].1.iter().filter(|(_, cell)| *cell == "*").map(|(square, _)| *square).collect();
    assert_eq!(reached, [(2, 0), (2, 1), (2, 2), (2, 3), (2, 4)]);
}

#[test]
fn strategies_are_compared() {
    let page = printed("explore", &["compare", "R", "--lookups", "2"], b"");
    for strategy in ["auto", "rays", "fill", "walk", "tables-1-unique", "tables-2-direct", "tables-2-unique"]
    {
        let cells = line(&page, strategy);
        assert_eq!(cells.len(), 8, "{page}");
        assert!(cells[6].parse::<f64>().is_ok_and(|time| time >= 0.0), "{page}");
        let times = cells[7].split(" / ").map(|time| time.parse::<f64>().is_ok_and(|time| time > 0.0));
        assert!(times.eq([true, true]), "{page}");
    }
    assert_eq!(line(&page, "tables-1-direct")[1..5], ["tables-1-direct", "1", "102,400", "12"]);
    assert_eq!(line(&page, "rays")[1..5], ["rays", "0", "0", "0"]);
    let rule = "fewest lookups, then fewest entries";
    assert_eq!(line(&page, rule), [rule, "1", "102,400", "12", "819,200"]);

    let page = printed("explore", &["compare", "R", "--board", "19x19", "--lookups", "1"], b"");
    assert_eq!(line(&page, "tables-1-direct").last(), Some(&"the board has more than 128 squares"));
    assert!(!page.contains("rule"), "{page}");
}

#[test]
fn twenty_pieces_make_a_table_in_markdown() {
    let page = printed("explore", &["table", "R", "[F?R]", "--board", "5x5", "--board", "14x14"], b"");
    let rows: Vec<Vec<&str>> = page
        .lines()
        .filter(|line| line.starts_with("| `"))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    assert_eq!(rows.len(), 4, "{page}");
    assert!(rows.iter().all(|row| row.len() == 7), "{page}");
    assert_eq!(rows[3][0], "`[F?R]`");
    assert_eq!(rows[3][3], "the board has more than 128 squares");
}

#[test]
fn expected_moves_are_checked_under_every_strategy() {
    let page = printed("explore", &["check", &data("movement_small.json")], b"");
    assert!(page.starts_with("11 groups, 66 cases\n"), "{page}");
    for strategy in ["auto", "rays", "fill", "walk"] {
        assert_eq!(line(&page, strategy), [strategy, "66", "66", "0", "0"]);
    }
    assert_eq!(line(&page, "tables-4-unique"), ["tables-4-unique", "60", "60", "0", "6"]);
    assert!(
        page.contains("\n  the board has more than 128 squares\n    tables 6, tables-1-direct 6, "),
        "{page}"
    );
    let last = page.lines().last().unwrap_or_default();
    assert!(last.ends_with(" passed, 0 failed"), "{last}");
}

#[test]
fn failures_are_drawn_once_for_all_strategies_alike() {
    let groups = r#"[
        {"betza": "W", "files": 3, "ranks": 2, "definition": "One step.", "oracle": "a guess", "cases": [
            {"square": "b1", "occupied": ["a1"], "quiet": ["c1", "b2"], "captures": ["a1"]},
            {"square": "b1", "occupied": ["a1"], "quiet": ["c1", "c2"], "captures": []}
        ]},
        {"betza": "N", "files": 3, "ranks": 3, "cases": [
            {"square": "b1", "occupied": [], "quiet": [], "captures": []}
        ]}
    ]"#;
    let arguments = ["check", "-", "--strategy", "rays", "--strategy", "walk"];
    let output = run("explore", &arguments, groups.as_bytes());
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(text(&output.stderr), "");
    let page = text(&output.stdout);
    assert_eq!(line(page, "rays"), ["rays", "3", "1", "2", "0"]);
    assert!(page.ends_with("\n2 passed, 4 failed\n"), "{page}");
    let drawn = "\
W on 3x2 from b1, by
    rays, walk
Definition: One step.
Oracle: a guess
Expected     Got
 2  . . *     2  . * .
 1  # o *     1 [#]o *
    a b c        a b c
quiet, missing: c2
quiet, too many: b2
captures, too many: a1

N on 3x3 from b1, by
    rays, walk
";
    assert!(page.contains(drawn), "{page}");
}

#[test]
fn what_leads_nowhere_is_said() {
    let page = printed("explore", &["show", "W(12,1)mZ", "--board", "10x3"], b"");
    assert!(page.contains("\n(12,1) leads nowhere on this board.\n"), "{page}");
    assert_eq!(page.matches("leads nowhere").count(), 1, "{page}");
    let variant = "board = \"2x2\"\n[pieces]\nknight = \"WN\"\n";
    let page = printed("explore", &["variant", "-"], variant.as_bytes());
    assert!(page.ends_with("\nknight: N leads nowhere on this board.\n"), "{page}");
}

#[test]
fn variants_are_built_together() {
    let page = printed("explore", &["variant", &data("xiangqi.toml")], b"");
    assert!(page.starts_with("Xiangqi: 9x10, 90 squares\n"), "{page}");
    let pieces: Vec<&str> =
        page.lines().skip(3).take_while(|line| !line.is_empty()).map(|line| columns(line)[0]).collect();
    let expected =
        ["chariot", "cannon", "horse", "elephant", "advisor", "general", "soldier", "black_soldier"];
    assert_eq!(pieces, expected);
    assert_eq!(line(&page, "soldier")[1..3], ["fsW", "rays"]);
    assert!(page.contains("\nAll together: "), "{page}");

    let page = printed("explore", &["variant", &data("cylinder.toml")], b"");
    assert!(page.starts_with("Cylinder with a hole: 6x5, 28 squares\n"), "{page}");
    assert_eq!(line(&page, "queen")[1..4], ["Q", "tables-2-direct", "2"]);
}

#[test]
fn a_hexagon_is_a_board() {
    let hexagon = "board = \"11x11\"\nhexagon = 6\n[pieces]\nking = \"WfrFblF\"\n";
    let page = printed("explore", &["variant", "-"], hexagon.as_bytes());
    assert!(page.starts_with("standard input: 11x11, 91 squares\n"), "{page}");
    assert_eq!(line(&page, "king")[1..4], ["WfrFblF", "rays", "0"]);
}

/// Runs with a mistake in the arguments or in a file; gives what is said about it.
fn refused(arguments: &[&str], input: &str) -> String {
    let output = run("explore", arguments, input.as_bytes());
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert_eq!(text(&output.stdout), "", "{arguments:?}");
    text(&output.stderr).to_owned()
}

#[test]
fn mistakes_in_arguments_are_named() {
    let message = refused(&["show", "fWcQX"], "");
    assert!(message.starts_with("error: ") && message.contains("\n  fWcQX\n      ^\nhelp: "), "{message}");
    for (arguments, message) in [
        (
            &["show", "R", "--square", "i9"][..],
            "--square: \"i9\" is no square of this 8x8 board, which has a1 to h8",
        ),
        (&["show", "R", "--occupied", "a1,z4"], "--occupied: \"z4\" is no square"),
        (&["show", "R", "--board", "26x26"], "a board of 26x26 squares is not supported"),
        (&["compare", "R", "--board", "1x-4"], "expected files and ranks, such as 9x10"),
        (&["show", "R", "--board", "4294967296x4"], "expected files and ranks, such as 9x10"),
        (
            &["show", "R", "--strategy", "tables-2-direct-2"],
            "expected auto, rays, fill, walk, tables or pext",
        ),
        (
            &["show", "R", "--strategy", "tables-0"],
            "the piece cannot be computed by tables-0: there must be at least one lookup\nhelp: rays (",
        ),
        (&["compare", "[Q?aQ?aQ]", "--board", "19x19"], "error: there are too many ways to move"),
        (&["show", "R", "--strategy", "tables-17-direct"], "by tables-17-direct: 17 lookups"),
        (&["show", "R", "--board", "19x19", "--strategy", "tables"], "tables serve boards of up to 128"),
    ] {
        let said = refused(arguments, "");
        assert!(said.contains(message), "{arguments:?}: {said}");
    }
}

#[test]
fn mistakes_in_files_are_named_with_their_place() {
    let cells =
        |cells: &str| format!("board = \"3x2\"\ncells = \"\"\"\n{cells}\"\"\"\n[pieces]\nrook = \"R\"\n");
    for (content, message) in [
        ("board = \"9x10\"", "missing field `pieces`"),
        ("board = \"9x\"\n[pieces]", "line 1"),
        ("board = \"9x10\"\n[pieces]\n", "[pieces] has no piece"),
        ("board = \"27x1\"\n[pieces]\na = \"R\"", "a board of 27x1 squares is not supported"),
        ("board = \"9x10\"\nboards = 2\n[pieces]", "unknown field `boards`"),
        ("board = \"9x10\"\n[pieces]\nrook = 5", "integer `5`, expected a piece in Betza notation"),
        (
            "board = \"9x10\"\n[pieces]\nrook = { bteza = \"R\" }",
            "unknown field `bteza`, expected one of `betza`, `strategy`, `black`",
        ),
        ("board = \"9x10\"\n[pieces]\nrook = { black = true }", "missing field `betza`"),
        (
            "board = \"9x10\"\n[pieces]\nrook = { betza = \"R\", strategy = \"table\" }",
            "expected auto, rays, fill, walk, tables or pext",
        ),
        ("hexagon = 5\n[pieces]\na = \"R\"", "a hexagon of side 5 needs board = \"9x9\""),
        ("hexagon = 4294967295\n[pieces]\na = \"R\"", "missing field `board`"),
        ("wrap = \"both\"\n[pieces]\na = \"R\"", "missing field `board`"),
        ("board = \"9x10\"\n[pieces]\nrook = \"R\"\nbird = \"fX\"", "line 4, bird: "),
        ("board = \"9x10\"\n[pieces]\n\"a\\nb\" = \"fX\"", "standard input, line 3, a b: "),
        (
            "board = \"9x10\"\nhexagon = 4\n[pieces]\na = \"R\"",
            "standard input: a hexagon of side 4 does not fit a 9x10 grid",
        ),
        (
            "board = \"19x19\"\nstrategy = \"tables-1\"\n[pieces]\na = \"R\"",
            "standard input, line 4, a: the piece cannot be computed by tables-1: ",
        ),
        (&cells(". . ."), "standard input, line 2, cells: expected 2 rows for this 3x2 board, found 1"),
        (&cells(". . .\n. ."), "cells: row 2 (. .), rank 1: expected 3 cells, found 2"),
        (
            &cells(". x .\n. . ."),
            "cells: row 1 (. x .), rank 2: expected . for a square or # for a hole, found 'x'",
        ),
        (&cells("# # #\n# # #"), "the board has no cells"),
    ] {
        let said = refused(&["variant", "-"], content);
        assert!(said.starts_with("error: standard input") && said.contains(message), "{content}: {said}");
        assert_eq!(said.matches("standard input").count(), 1, "{content}: {said}");
        assert!(!said.contains("by = "), "{content}: {said}");
    }
    let group = |case: &str| format!(r#"[{{"betza": "R", "files": 3, "ranks": 3, "cases": [{case}]}}]"#);
    for (content, message) in [
        ("[", "EOF while parsing a list at line 1 column 1"),
        ("{\"betza\": 1}", "invalid type: map, expected a sequence"),
        (&group(r#"{"square": "a1"}"#), "missing field `occupied`"),
        (
            &group(r#"{"square": "a1", "occupied": [], "quiet": [], "capture": []}"#),
            "unknown field `capture`, expected one of `square`, `occupied`, `quiet`, `captures`",
        ),
        (
            &group(r#"{"square": "a1", "occupied": ["a1"], "quiet": [], "captures": []}"#),
            "case 1: occupied has a1, where the piece stands itself",
        ),
        (
            &group(r#"{"square": "a1", "occupied": [], "quiet": ["b2", "b2"], "captures": []}"#),
            "case 1: quiet has a square twice",
        ),
        (&group(""), "mistake.json: there are no cases"),
        ("[]", "mistake.json: there are no cases"),
        (r#"[{"betza": "R", "file": 3}]"#, "unknown field `file`, expected one of `betza`, `files`"),
        (
            &group(r#"{"square": "a4", "occupied": [], "quiet": [], "captures": []}"#),
            ", group 1 (\"R\"), case 1: \"a4\" is no square of this 3x3 board, which has a1 to c3",
        ),
    ] {
        let path = file("mistake.json", content);
        let said = refused(&["check", &path.display().to_string()], "");
        assert!(said.contains("mistake.json") && said.contains(message), "{content}: {said}");
    }
    let case = r#"{"square": "a1", "occupied": ["a9"], "quiet": [], "captures": []}"#;
    let groups = format!(
        r#"[{{"betza": "mRcpX", "files": 3, "ranks": 3, "cases": [{case}]}},
            {{"betza": "R", "files": 3, "ranks": 30, "cases": []}}]"#
    );
    let said = refused(&["check", "-"], &groups);
    for message in [
        "error: standard input, group 1 (\"mRcpX\"): ",
        "\n  mRcpX\n      ^\nhelp: ",
        "\nerror: standard input, group 1 (\"mRcpX\"), case 1: \"a9\" is no square",
        "\nerror: standard input, group 2 (\"R\"): a board of 3x30 squares is not supported\n",
    ] {
        assert!(said.contains(message), "{said}");
    }
    let output = run("explore", &["check", "no/such/file"], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).starts_with("error: cannot read no/such/file: "));
}

#[test]
fn all_mistakes_in_a_variant_are_named() {
    let pieces = "\
[pieces]
king = \"Kk\"
rook = \"R\"
ace = { betza = \"QfK\", black = true }
queen = { betza = \"Q\", strategy = \"tables-40\" }
pawn = \"fmWfcFifmW2\"
";
    let places = ["line 3, king: ", "line 5, ace: ", "line 6, queen: ", "line 7, pawn: "];
    let said = refused(&["variant", "-"], &format!("board = \"8x8\"\n{pieces}"));
    let found: Vec<&str> = said.lines().filter(|line| line.starts_with("error: ")).collect();
    assert_eq!(found.len(), places.len(), "{said}");
    for (found, place) in found.iter().zip(places) {
        assert!(found.starts_with(&format!("error: standard input, {place}")), "{said}");
    }

    // Without a board nothing is built, but the texts are read.
    let said = refused(&["variant", "-"], &format!("hexagon = 3\n{pieces}"));
    assert_eq!(said.matches("error: standard input").count(), 4, "{said}");
    assert!(said.contains("board = \"5x5\"") && said.contains("line 7, pawn: "), "{said}");
}
