//! The guide shows what is so: drawings are computed again, expansions and messages are those that are committed, and
//! the tables of options are complete. Its examples are documentation tests of the core crate.

mod guide_pages;

use std::collections::BTreeSet;

use bitboard_core::runtime::{
    BetzaProblem, By, Component, Definition, Geometry, Gives, Leg, Movement, Report, Set, Variant,
};

use guide_pages::drawing::Drawings;
use guide_pages::{Block, page, pages, top};

/// Legs that the guide draws, by the text that stands for them in a macro.
macro_rules! legs {
    ($($leg:expr),* $(,)?) => {
        fn legs() -> Vec<(String, Movement)> {
            use shorthand::*;
            vec![$((plain(stringify!($leg)), Movement::from(Component::from($leg))),)*]
        }
    };
}

/// The beginnings of legs as the macros know them.
mod shorthand {
    use super::Leg;

    pub fn leap(files: i32, ranks: i32) -> Leg {
        Leg::leap(files, ranks)
    }
    pub fn ride(files: i32, ranks: i32) -> Leg {
        Leg::ride(files, ranks)
    }
    pub fn king() -> Leg {
        Leg::king()
    }
    pub fn queen() -> Leg {
        Leg::queen()
    }
}

legs! {
    leap(1, 2),
    ride(1, 2),
    king(),
    queen(),
    ride(1, 0).range(2),
    leap(1, 2).times(2),
    ride(1, 1).times(2),
    queen().turning([0, 3, 5]),
    leap(1, 2).turning(0..4),
    leap(1, 2).lame(),
    leap(2, 0).jumping(),
    ride(1, 0).skipping_first(),
    ride(1, 0).hopping(),
    ride(1, 0).hopping_behind(),
    ride(1, 1).crooked(),
    ride(1, 2).circular(),
    leap(1, 0).then(leap(1, 1)),
    leap(1, 1).or_then(ride(1, 0)),
    ride(1, 0).mounting().then(ride(1, 1)),
    leap(1, 0).or_then(ride(1, 0).turning([2, 6])),
    ride(1, 0).quiet(),
    leap(1, 1).captures(),
    ride(1, 1).wrapping(),
}

/// Without blanks, which `stringify!` puts where it likes.
fn plain(text: &str) -> String {
    text.split_whitespace().collect()
}

/// What stands behind a word in the comment above a block.
fn behind<'b>(block: &'b Block, word: &str) -> Option<&'b str> {
    block.comment.as_ref()?.strip_prefix(word)?.strip_prefix(' ')
}

#[test]
fn drawings_of_pieces_are_where_they_go() {
    let mut compared = 0;
    for page in pages() {
        compared += page.compare(|block| {
            let drawings = Drawings::parse(behind(block, "draw")?);
            for betza in &drawings.pieces {
                drawings.compare_with_reference(betza);
            }
            Some(drawings.draw(|betza| Movement::betza(betza).expect("notation")))
        });
    }
    assert!(compared >= 15, "the guide draws pieces");
}

#[test]
fn drawings_of_legs_are_where_they_go() {
    let legs = legs();
    let mut drawn = BTreeSet::new();
    for page in pages() {
        page.compare(|block| {
            let drawings = Drawings::parse(behind(block, "legs")?);
            drawn.extend(drawings.pieces.iter().map(|piece| plain(piece)));
            let known = |piece: &str| legs.iter().find(|(text, _)| *text == plain(piece));
            let movement = |piece: &str| known(piece).unwrap_or_else(|| panic!("list {piece}")).1.clone();
            Some(drawings.draw(movement))
        });
    }
    let listed: BTreeSet<String> = legs.iter().map(|(text, _)| text.clone()).collect();
    assert_eq!(drawn, listed);
}

#[test]
fn committed_files_are_shown_as_they_are() {
    let mut compared = 0;
    for page in pages() {
        compared += page.compare(|block| {
            let file = block.comment.as_deref().filter(|comment| comment.ends_with(".rs"))?;
            assert_eq!(block.language, "rust", "{}.md:{}", page.name, block.line);
            let committed = std::fs::read_to_string(top().join(file)).unwrap_or_else(|_| panic!("{file}"));
            // What the block needs to run as a test is hidden from readers.
            let hidden = block.text.lines().take_while(|line| line.starts_with("# "));
            Some(hidden.map(|line| format!("{line}\n")).collect::<String>() + &committed)
        });
    }
    assert!(compared >= 6, "the guide shows expansions beside declarations");
}

#[test]
fn messages_are_those_of_the_compiler() {
    let mut found = 0;
    for page in pages() {
        for block in page.blocks() {
            let Some(name) = behind(&block, "message") else { continue };
            let file = top().join(format!("tests/ui/fail/{name}.stderr"));
            let output = std::fs::read_to_string(&file).unwrap_or_else(|_| panic!("{name}"));
            let place = format!("{}.md:{}", page.name, block.line);
            assert!(output.contains(&block.text), "{place} is no message of {name}:\n{}", block.text);
            found += 1;
        }
    }
    assert!(found >= 20, "the guide shows messages");
}

#[test]
fn every_comment_is_kept() {
    for page in pages() {
        let blocks = page.blocks();
        let comments = page.text.matches("<!-- ").count();
        let known = blocks.iter().filter(|block| {
            let file = block.comment.as_ref().is_some_and(|comment| comment.ends_with(".rs"));
            file || ["draw", "legs", "message"].iter().any(|word| behind(block, word).is_some())
        });
        assert_eq!(known.count(), comments, "{}: a comment that promises nothing", page.name);
        for block in &blocks {
            // Rust is run; whatever else is shown has to be compared with something or asserted by the block below.
            let place = format!("{}.md:{}", page.name, block.line);
            assert!(
                block.language.starts_with("rust")
                    || block.language == "toml"
                    || block.language == "sh"
                    || (block.language == "text" && block.comment.is_some()),
                "{place}: `{}` is shown and compared with nothing",
                block.language
            );
        }
    }
}

/// Whether the reader of the notation knows a letter.
fn is_known(letter: char) -> bool {
    let knows = |text: String| match Movement::betza(&text) {
        Ok(_) => true,
        Err(error) => error.problem != BetzaProblem::Letter(letter),
    };
    knows(format!("{letter}")) && (letter.is_uppercase() || knows(format!("{letter}R")))
        || knows(format!("[W?{letter}K]")) && letter.is_lowercase()
}

#[test]
fn the_table_of_notation_is_complete() {
    let page = page("notation");
    let rows = page.first_cells().join(" ");
    let drawn: String =
        page.blocks().iter().filter_map(|block| behind(block, "draw").map(str::to_owned)).collect();
    let mut letters = 0;
    for letter in (' '..='~').filter(|letter| letter.is_ascii_alphabetic()) {
        let listed = rows.contains(&format!("`{letter}`"));
        assert_eq!(listed, is_known(letter), "`{letter}` in the tables of notation.md");
        assert!(!listed || drawn.contains(letter), "no drawing of `{letter}`");
        letters += usize::from(listed);
    }
    assert_eq!(letters, 15 + 17, "atoms and modifiers");
    for sign in ["`-`", "`?`", "`[` `]`", "`(4,1)`", "`R3`", "`NN`", "`falcon`"] {
        assert!(rows.contains(sign), "{sign} in the tables of notation.md");
    }
}

#[test]
fn the_table_of_legs_is_complete() {
    let source = std::fs::read_to_string(top().join("bitboard-core/plan/src/movement/build.rs")).unwrap();
    let methods: BTreeSet<&str> =
        source.lines().filter_map(|line| line.trim().strip_prefix("pub fn ")?.split('(').next()).collect();
    assert!(methods.len() >= 20, "{methods:?}");
    let page = page("legs");
    let rows = page.first_cells().join(" ");
    for method in methods {
        assert!(rows.contains(&format!("{method}(")), "`{method}` in the tables of legs.md");
    }
}

#[test]
fn the_tables_of_ways_are_complete() {
    let page = page("choosing");
    let rows = page.first_cells().join(" ");
    let tables = By::Tables { lookups: None, index: None };
    let pext = By::Pext { lookups: None, index: None };
    for by in [By::Auto, By::Rays, tables, pext, By::Fill, By::Walk] {
        assert!(rows.contains(&format!("`{by}`")), "`{by}` in the tables of choosing.md");
    }
    let fills = ["auto", "dumb7", "dumb7_loop", "dumb7_early_exit", "kogge_stone", "subtraction", "rotate"];
    for by in fills {
        assert!(rows.contains(&format!("`{by}`")), "`{by}` in the tables of choosing.md");
    }
}

/// What all moves of a piece cost, if they can be computed in this way.
fn report(betza: &str, (files, ranks): (u32, u32), by: By) -> Option<Report> {
    fn build<S: Set>(betza: &str, geometry: Geometry, by: By) -> Option<Report> {
        let built =
            Variant::<S>::builder(geometry).piece("it", Definition::from(betza).by(by)).build().ok()?;
        Some(built.piece("it")?.report(Gives::Moves).clone())
    }
    let geometry = Geometry::new(files, ranks).expect("a board");
    if files * ranks <= 64 { build::<u64>(betza, geometry, by) } else { build::<u128>(betza, geometry, by) }
}

/// A number with separators as in the guide.
fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let (head, tail) = digits.split_at(digits.len().saturating_sub(3));
    if head.is_empty() { digits } else { format!("{head},{tail}") }
}

#[test]
fn figures_of_pieces_are_those_of_the_compiler() {
    let page = page("choosing");
    let mut compared = 0;
    let figures = |row: &str| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let (size, measured) = match cells[..] {
            ["8x8", _, _, _, rays, _, _, tables, _, walk] => ((8, 8), [rays, tables, walk]),
            ["12x10", _, _, _, rays, _, _, tables, _, walk] => ((12, 10), [rays, tables, walk]),
            _ => return row.to_owned(),
        };
        compared += 1;
        let by = |by| report(cells[1].trim_matches('`'), size, by);
        let auto = by(By::Auto).expect("some way");
        let became: Vec<String> = auto
            .ways
            .iter()
            .map(|way| way.to_string().split('(').next().unwrap_or_default().into())
            .collect();
        let tables = by(By::Tables { lookups: None, index: None });
        let lookups = tables.as_ref().map_or("".into(), |report| report.lookups.to_string());
        let [rays, tables, walk] = [by(By::Rays), tables, by(By::Walk)]
            .map(|report| report.map_or("".into(), |report| grouped(report.bytes)));
        let [rays_time, tables_time, walk_time] = measured;
        let cells = [
            cells[0],
            cells[1],
            &became.join(", "),
            &rays,
            rays_time,
            &lookups,
            &tables,
            tables_time,
            &walk,
            walk_time,
        ];
        format!("| {} |", cells.join(" | "))
    };
    page.compare_lines(figures);
    assert!(compared >= 20, "the guide has figures");
}
