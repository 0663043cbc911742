//! Coverage of the catalogue: every notion of the literature has an item that implements it, or a test where it
//! is a law and no function.
//!
//! `data/catalogue/SECTION.tsv` has a line for each row of a section: its name in the source, its name in the
//! catalogue, the public paths or the test, and, where a path serves two rows, the reason. `data/catalogue/paths.rs`
//! names every path to the compiler; `BITBOARD_BLESS=1` writes it anew.

use std::{collections::BTreeMap, fs, path::PathBuf};

use bitboard_core::chess::{Board, Direction, directional, rays};

#[allow(unused_imports, reason = "that they can be imported is the test")]
mod paths {
    include!("data/catalogue/paths.rs");
}

/// How many rows each section has.
const SECTIONS: [(&str, usize); 38] = [
    ("A", 11),
    ("B", 16),
    ("C", 56),
    ("D", 10),
    ("E", 7),
    ("F", 3),
    ("G", 32),
    ("H", 25),
    ("I", 16),
    ("J", 17),
    ("K", 7),
    ("L", 9),
    ("M", 13),
    ("N", 13),
    ("O", 9),
    ("P", 17),
    ("Q", 7),
    ("R", 26),
    ("S", 9),
    ("T", 23),
    ("U", 7),
    ("V", 3),
    ("W", 5),
    ("X", 6),
    ("Y", 7),
    ("Z", 4),
    ("AA", 3),
    ("AB", 4),
    ("AC", 3),
    ("AD", 4),
    ("AE", 5),
    ("AF", 2),
    ("AG", 7),
    ("AH", 9),
    ("AI", 7),
    ("AJ", 14),
    ("AK", 13),
    ("AL", 62),
];

/// A row of the catalogue.
struct Row {
    place: String,
    name: String,
    paths: Vec<String>,
    tests: Vec<String>,
    reason: String,
}

fn directory() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for (section, count) in SECTIONS {
        let file = directory().join(format!("data/catalogue/{section}.tsv"));
        let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        assert_eq!(text.lines().count(), count, "rows of section {section}");
        for (line, row) in text.lines().enumerate() {
            let place = format!("{section}.tsv, line {}", line + 1);
            let mut cells = row.split('\t').map(str::trim);
            let (Some(name), Some(_), Some(items)) = (cells.next(), cells.next(), cells.next()) else {
                panic!("{place}: expected name, catalogue name and items, separated by tabs");
            };
            let reason = cells.next().unwrap_or_default().to_owned();
            let items = items.split(',').map(str::trim).filter(|item| !item.is_empty());
            let (tests, paths): (Vec<&str>, Vec<&str>) = items.partition(|item| item.starts_with("test:"));
            assert!(
                !tests.is_empty() || !paths.is_empty(),
                "{place}: `{name}` has neither an item nor a test"
            );
            rows.push(Row {
                place,
                name: name.to_owned(),
                paths: paths.into_iter().map(str::to_owned).collect(),
                tests: tests.into_iter().map(|test| test["test:".len()..].trim().to_owned()).collect(),
                reason,
            });
        }
    }
    rows
}

/// A line of `paths.rs` for a path: an import, or a mention where it is an item of a type.
fn mention(path: &str) -> String {
    let segments: Vec<&str> = path.split("::").collect();
    let of_type = segments.len() > 1
        && segments[segments.len() - 2].starts_with(|first: char| first.is_ascii_uppercase());
    if of_type {
        format!("const _: () = {{\n    let _ = bitboard_core::{path};\n}};\n")
    } else {
        format!("use bitboard_core::{path} as _;\n")
    }
}

#[test]
fn every_path_is_known_to_the_compiler() {
    let mut paths: Vec<String> = rows().into_iter().flat_map(|row| row.paths).collect();
    paths.sort();
    paths.dedup();
    let expected: String = paths.iter().map(|path| mention(path)).collect();
    let file = directory().join("data/catalogue/paths.rs");
    if std::env::var_os("BITBOARD_BLESS").is_some() {
        fs::write(&file, &expected).expect("the list of paths can be written");
    }
    let found = fs::read_to_string(&file).expect("the list of paths");
    assert_eq!(found, expected, "BITBOARD_BLESS=1 writes the list of paths anew");
}

#[test]
fn every_test_that_is_named_exists() {
    for row in rows() {
        for test in &row.tests {
            let (file, name) = test.split_once("::").unwrap_or_else(|| panic!("{}: FILE::TEST", row.place));
            let text = fs::read_to_string(directory().join(file)).unwrap_or_default();
            assert!(text.contains(&format!("fn {name}(")), "{}: there is no test `{test}`", row.place);
        }
    }
}

#[test]
fn sharing_an_item_has_a_reason() {
    let rows = rows();
    let mut users: BTreeMap<&str, Vec<&Row>> = BTreeMap::new();
    for row in &rows {
        for path in &row.paths {
            users.entry(path).or_default().push(row);
        }
    }
    for (path, users) in users {
        // The first row that names an item owns it; each other one says why it does too.
        for other in &users[1..] {
            let first = users[0];
            assert!(
                !other.reason.is_empty() || !first.reason.is_empty(),
                "`{path}` is `{}` ({}) and `{}` ({}) without a reason",
                first.name,
                first.place,
                other.name,
                other.place
            );
        }
    }
}

/// All sources of the tests of chess.
fn sources() -> String {
    let mut sources = String::new();
    let mut open = vec![directory().join("chess")];
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(&next).expect("the tests of chess are there") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                sources += &fs::read_to_string(&path).expect("a test");
            }
        }
    }
    sources
}

#[test]
fn every_drawing_is_named_by_a_test() {
    let sources = sources();
    let drawings: serde_json::Value =
        serde_json::from_str(include_str!("data/diagrams.json")).expect("the drawings");
    let drawings = drawings.as_array().expect("a list of drawings");
    assert_eq!(drawings.len(), 67);
    for drawing in drawings {
        let id = drawing["id"].as_str().expect("an id");
        // A series of drawings is named by what its ids have in common.
        let series = id.rsplit_once('-').map(|(series, _)| format!("{series}-{{"));
        let named = sources.contains(id) || series.is_some_and(|series| sources.contains(&series));
        assert!(named, "no test reads the drawing `{id}`");
    }
}

#[test]
fn blockers_are_attacked_and_not_filled() {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut random = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        Board::from_bits_truncate(state)
    };
    for _ in 0..1000 {
        let (sliders, occupied) = (random() & random(), random() & random());
        let empty = !(occupied | sliders);
        for direction in Direction::ALL {
            let filled = directional::kogge_stone::occluded_fill(sliders, empty, direction);
            let attacked = directional::kogge_stone::sliding_attacks(sliders, empty, direction);
            assert!(filled.is_subset(sliders | empty), "a fill contains sliders and empty squares only");
            // Every attacked piece is a first blocker: the square before it is filled.
            for square in attacked - empty {
                let before = directional::shift_one(square.board(), direction.opposite().expect("a compass"));
                assert!(before.is_subset(filled), "{square} is attacked to the {direction:?}");
            }
            // A slider is attacked only by another one behind it.
            for square in attacked & sliders {
                let others = sliders - square.board();
                let without = directional::kogge_stone::sliding_attacks(others, empty, direction);
                assert!(without.contains(square), "{square} attacks itself to the {direction:?}");
            }
        }
    }
    assert_eq!(rays::north_occluded(Board::EMPTY, Board::FULL), Board::EMPTY);
}
