//! The pages.

use super::items::all_items;
use super::*;

/// The public items of a module by name, with the drawing on their pages: its boards from left to right.
fn pages(module: &str, source: &str) -> BTreeMap<String, Vec<Board>> {
    let mut pages = BTreeMap::new();
    let (mut drawing, mut rows) = (Vec::new(), None);
    for line in source.lines() {
        let text = line.trim_start_matches("/// ");
        match (&mut rows, line) {
            (None, "/// ```text") => rows = Some(Vec::new()),
            (Some(lines), "/// ```") => {
                drawing = boards(lines);
                rows = None;
            }
            (Some(lines), _) => lines.push(text),
            (None, _) => {
                let item = line.strip_prefix("pub const fn ").or_else(|| line.strip_prefix("pub static "));
                if let Some(item) = item {
                    let end = item.find(['(', ':']).expect("a signature");
                    pages.insert(format!("{module}::{}", &item[..end]), std::mem::take(&mut drawing));
                }
            }
        }
    }
    pages
}

fn boards(rows: &[&str]) -> Vec<Board> {
    assert_eq!(rows.len(), 8, "{rows:?}");
    let rows: Vec<Vec<&str>> = rows.iter().map(|row| row.split("     ").collect()).collect();
    (0..rows[0].len())
        .map(|nth| {
            let drawing: Vec<&str> = rows.iter().map(|row| row[nth]).collect();
            drawing.join("\n").parse().expect("a drawing")
        })
        .collect()
}

fn all_pages() -> BTreeMap<String, Vec<Board>> {
    macro_rules! pages {
        ($($module:literal)*) => {
            [$(pages(
                $module,
                include_str!(concat!("../../../bitboard-core/src/chess/pawns/", $module, ".rs")),
            )),*]
        };
    }
    pages! { "attacks" "files" "isolated" "passed" "pushes" "spans" }.into_iter().flatten().collect()
}

#[test]
fn every_item_is_checked() {
    let public: BTreeSet<String> = all_pages().into_keys().collect();
    let checked: BTreeSet<String> = all_items().into_iter().map(|item| item.name.to_owned()).collect();
    assert_eq!(public, checked);
}

#[test]
fn drawings_on_the_pages_are_right() {
    let pages = all_pages();
    let mut without = Vec::new();
    for item in all_items() {
        let drawing = &pages[item.name];
        let Some((result, sets)) = drawing.split_last() else {
            without.push(item.name);
            continue;
        };
        assert_eq!(sets.len(), item.takes.len(), "{}", item.name);
        let set = |name: &str| {
            let place = item.takes.iter().position(|&taken| taken == name);
            place.map_or(Board::EMPTY, |place| sets[place])
        };
        let (own, enemy, empty) = (set("own"), set("enemy"), set("empty"));
        if item.takes.contains(&"empty") {
            assert!(empty.is_disjoint(own | enemy), "{}", item.name);
        }
        assert_eq!((item.white)(Boards { own, enemy, empty }), *result, "{}", item.name);
    }
    // Of sets of files and single squares there is nothing to draw.
    let expected = [
        "attacks::captures",
        "spans::fileset",
        "files::closed_files",
        "files::open_files",
        "files::half_open_files",
        "files::squares",
        "passed::is_open",
        "passed::is_passed",
        "passed::may_promote",
        "isolated::neighbor_files",
        "isolated::is_isolated",
    ];
    assert_eq!(without, expected);
}
