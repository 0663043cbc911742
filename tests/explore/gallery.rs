//! The pictures that the example `explore` draws, read back and compared with walked pieces.

use std::collections::BTreeSet;
use std::path::Path;

use oracle::piece::Piece;
use oracle::{Grid, Set, Square};
use roxmltree::{Document, ParsingOptions};

use super::{data, refused};
use crate::picture::Picture;
use crate::printed;

/// A folder of this test, empty.
fn folder(name: &str) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder.display().to_string()
}

fn square(name: &str) -> Square {
    let (file, rank) = name.split_at(1);
    (i32::from(file.as_bytes()[0] - b'a'), rank.parse::<i32>().expect("a rank") - 1)
}

/// The board that a picture says it has.
fn grid(picture: &Picture) -> Grid {
    let (_, board) = picture.description.split_once("A board of ").expect("the board");
    let (board, _) = board.split_once('.').expect("a sentence");
    let words: Vec<&str> = board.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    let [files, _, "and", ranks, _, count, kind, ..] = words[..] else { panic!("{board}") };
    let number = |word: &str| word.parse::<i32>().expect("a number");
    let grid = match kind {
        "hexagons" => Grid::hexagon((number(files) + 1) / 2),
        _ if number(count) < number(files) * number(ranks) => {
            Grid::with_cells(number(files), number(ranks), |square| picture.cells.contains(&square))
        }
        _ => Grid::rectangle(number(files), number(ranks)),
    };
    assert_eq!(grid.cells.len(), number(count) as usize, "{board}");
    if board.contains("joined") { grid.cylinder() } else { grid }
}

/// Compares every sign of a picture with what it stands for.
fn assert_shows(picture: &Picture, betza: &str, from: Square) {
    let grid = grid(picture);
    let piece = Piece::parse(betza);
    assert!(picture.pieces.contains(&from), "{betza}");
    let occupied: Set = picture.pieces.iter().copied().filter(|&square| square != from).collect();
    let reached = |occupied: &Set| {
        let moves = piece.moves(&grid, from, occupied);
        (moves.quiet, moves.captures, piece.attacks(&grid, from, occupied))
    };
    let (quiet, captures, attacks) = reached(&occupied);
    let attacked: Set = attacks.difference(&occupied).copied().collect();
    assert_eq!(picture.of("moves there, attacks it"), &quiet & &attacked, "{betza}");
    assert_eq!(picture.of("moves there"), &quiet - &attacked, "{betza}");
    assert_eq!(picture.of("attacks it"), &attacked - &quiet, "{betza}");
    assert_eq!(picture.of("captures there"), captures, "{betza}");
    // What is reached thanks to a piece is not reached without it; what is in the way closes something.
    let (mut hurdles, mut blockers) = (Set::new(), Set::new());
    for &other in &occupied {
        let mut fewer = occupied.clone();
        fewer.remove(&other);
        let (fewer_quiet, _, fewer_attacks) = reached(&fewer);
        let beside = |set: Set| set.into_iter().any(|square| square != other);
        if beside(&quiet - &fewer_quiet) || beside(&attacks - &fewer_attacks) {
            hurdles.insert(other);
        } else if !captures.contains(&other)
            && !(&(&fewer_quiet - &quiet) | &(&fewer_attacks - &attacks)).is_empty()
        {
            blockers.insert(other);
        }
    }
    assert_eq!(picture.of("hurdle"), hurdles, "{betza}");
    assert_eq!(picture.of("in the way"), blockers, "{betza}");
}

#[test]
fn forty_pieces_are_drawn_with_a_page() {
    let folder = folder("gallery");
    let said = printed("explore", &["gallery", &folder], b"");
    let folder = Path::new(&folder);
    assert_eq!(said, format!("40 pictures and {}\n", folder.join("index.html").display()));
    let page = std::fs::read_to_string(folder.join("index.html")).expect("the page");
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    let document = Document::parse_with_options(&page, options).expect("a page that is XML as well");
    let mut files = BTreeSet::from(["index.html".to_owned()]);
    let mut seen = BTreeSet::new();
    for card in document.descendants().filter(|node| node.has_tag_name("article")) {
        let find = |name| card.descendants().find(|node| node.has_tag_name(name)).expect("a complete card");
        let source = find("img").attribute("src").expect("a picture");
        let betza = find("code").text().expect("a text in Betza notation");
        let name = find("h3").text().expect("a name").trim();
        assert!(find("p").text().is_some_and(|sentence| sentence.ends_with('.')), "{name}");
        assert_eq!(find("a").attribute("href"), Some(source));
        let text = std::fs::read_to_string(folder.join(source)).expect("a picture");
        let picture = Picture::read(&text, text.contains(" hexagons."));
        let (_, from) = find("img").attribute("alt").and_then(|alt| alt.rsplit_once(' ')).expect("a square");
        assert_eq!(picture.title, Some(format!("{name}: {betza} from {from}")));
        assert_shows(&picture, betza, square(from));
        assert!(text.len() < 10_000, "{name}: {} bytes", text.len());
        assert!(seen.insert((name.to_owned(), text)), "{name} twice");
        files.insert(source.to_owned());
    }
    assert_eq!(seen.len(), 40);
    let written = std::fs::read_dir(folder).expect("the folder");
    let written =
        written.map(|entry| entry.expect("a file").file_name().into_string().expect("a plain name"));
    assert_eq!(written.collect::<BTreeSet<_>>(), files);
}

#[test]
fn any_piece_is_drawn_on_any_board() {
    let folder = folder("pictures");
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = Path::new(&folder).join("piece.svg").display().to_string();
    for (arguments, betza, from) in [
        (
            &["--board", "9x10", "--square", "e4", "--occupied", "e7,e9,b4", "--look", "points"][..],
            "mRcpR",
            "e4",
        ),
        (&["--hexagon", "4", "--square", "c3"], "RfrBblB", "c3"),
        (&["--holes", "d4,e5,a1", "--square", "d5", "--occupied", "d2"], "RNN", "d5"),
        (&["--wrap", "files", "--square", "b2", "--look", "plain", "--board", "7x5"], "nNB", "b2"),
        (&["--board", "19x19"], "[F?R]", "j10"),
    ] {
        let page = printed("explore", &[&["show", betza, "--svg", &file], arguments].concat(), b"");
        let text = std::fs::read_to_string(&file).expect("a picture");
        let picture = Picture::read(&text, arguments.contains(&"--hexagon"));
        let title = page.lines().next().map(str::to_owned);
        assert_eq!(picture.title, title);
        assert_shows(&picture, betza, square(from));
    }
}

#[test]
fn black_pieces_are_black() {
    let folder = folder("black");
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = Path::new(&folder).join("lance.svg").display().to_string();
    printed(
        "explore",
        &["show", "fR", "--black", "--square", "c6", "--occupied", "c6,c3", "--svg", &file],
        b"",
    );
    let picture = Picture::read(&std::fs::read_to_string(&file).expect("a picture"), false);
    let told = " Black fR: c6. White pieces: c3. moves there, attacks it: c4 c5. captures there: c3.";
    assert!(picture.description.ends_with(told), "{}", picture.description);
}

#[test]
fn what_cannot_be_drawn_is_said() {
    let folder = folder("nowhere");
    let file = format!("{folder}/piece.svg");
    for (arguments, message) in [
        (&["show", "R", "--look", "points"][..], "--svg <FILE>"),
        (&["show", "R", "--svg", &file, "--look", "round"], "expected checkered, plain, points or hexagons"),
        (&["show", "R", "--holes", "a9"], "--holes: \"a9\" is no square of this 8x8 board"),
        (&["show", "R", "--board", "2x1", "--holes", "a1,b1"], "the board has no cells"),
        (&["show", "R", "--hexagon", "4", "--board", "7x7"], "cannot be used with"),
        (&["show", "R", "--hexagon", "0"], "a hexagon of side 0: "),
        (
            &["show", "R", "--hexagon", "14"],
            "a hexagon of side 14: a board of 27x27 squares is not supported",
        ),
        (&["show", "R", "--hexagon", "3", "--square", "a5"], "--square: \"a5\" is a hole of this board"),
    ] {
        let said = refused(arguments, "");
        assert!(said.contains(message), "{arguments:?}: {said}");
    }
    for (arguments, message) in [
        (&["show", "R", "--svg", &file][..], format!("error: cannot write {file}: ")),
        (
            &["gallery", &data("xiangqi.toml")],
            format!("error: cannot make the folder {}: ", data("xiangqi.toml")),
        ),
    ] {
        let output = crate::run("explore", arguments, b"");
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        assert_eq!(crate::text(&output.stdout), "", "{arguments:?}");
        let said = crate::text(&output.stderr);
        assert!(said.starts_with(&message), "{said}");
    }
}
