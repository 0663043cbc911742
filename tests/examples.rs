//! The programs of `examples/`, run as a reader of their index would run them, and what they print compared with
//! files in `data/` and with movements walked square by square.

mod explore;
mod othello;
mod perft;
// It reads more than is asked for here.
#[allow(dead_code)]
#[path = "svg/picture.rs"]
mod picture;

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;

use oracle::{Grid, Random, Set, Square};

/// `cargo run --example NAME -- ARGUMENTS` in the top folder.
fn command(name: &str, arguments: &[&OsStr]) -> Command {
    let mut command = Command::new(env!("CARGO"));
    command.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).args([
        "run",
        "--quiet",
        "--example",
        name,
    ]);
    if !cfg!(debug_assertions) {
        command.arg("--release");
    }
    command.arg("--").args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(name: &str, arguments: &[&str], input: &[u8]) -> Output {
    let arguments: Vec<&OsStr> = arguments.iter().map(OsStr::new).collect();
    let mut child = command(name, &arguments).spawn().expect("cargo starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    thread::scope(|scope| {
        scope.spawn(move || stdin.write_all(input).expect("the program reads its input"));
        child.wait_with_output().expect("the program ends")
    })
}

/// The standard output of a run without complaints.
fn printed(name: &str, arguments: &[&str], input: &[u8]) -> String {
    let output = run(name, arguments, input);
    assert_eq!(text(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
    text(&output.stdout).to_owned()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("UTF-8")
}

/// Compares with a file of `data/`.
fn assert_golden(printed: &str, file: &str, command: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data").join(file);
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    let first_change = printed.lines().zip(golden.lines()).find(|(new, old)| new != old);
    assert!(
        printed == golden,
        "the output is not tests/data/{file}, see {first_change:?}; if it is better: {command} > tests/data/{file}"
    );
}

#[test]
fn attacks_of_the_default_position() {
    let command = "cargo run --quiet --example attacks";
    assert_golden(&printed("attacks", &[], b""), "attacks.txt", command);
}

#[test]
fn own_boards() {
    let command = "cargo run --quiet --example own_board";
    assert_golden(&printed("own_board", &[], b""), "own_board.txt", command);
}

const STRAIGHT: [Square; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [Square; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const KNIGHT: [Square; 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// Pieces on a board, by their letters.
struct Walker {
    grid: Grid,
    pieces: BTreeMap<Square, char>,
    empty: Set,
}

impl Walker {
    fn new(grid: Grid, pieces: BTreeMap<Square, char>) -> Self {
        let empty = grid.cells.iter().copied().filter(|square| !pieces.contains_key(square)).collect();
        Self { grid, pieces, empty }
    }

    fn from_fen(fen: &str) -> Self {
        let mut pieces = BTreeMap::new();
        let placement = fen.split(' ').next().expect("a field");
        for (row, rank) in placement.split('/').zip((0..8).rev()) {
            let mut file = 0;
            for letter in row.chars() {
                match letter.to_digit(10) {
                    Some(run) => file += run as i32,
                    None => {
                        pieces.insert((file, rank), letter);
                        file += 1;
                    }
                }
            }
        }
        Self::new(Grid::rectangle(8, 8), pieces)
    }

    fn of(&self, letters: &str) -> impl Iterator<Item = Square> {
        self.pieces.iter().filter(move |(_, letter)| letters.contains(**letter)).map(|(square, _)| *square)
    }

    fn rides(&self, letters: &str, step: Square) -> Set {
        self.of(letters).flat_map(|from| self.grid.ride(from, step, &self.empty)).collect()
    }

    fn leaps(&self, letters: &str, steps: &[Square]) -> Set {
        self.of(letters)
            .flat_map(|from| steps.iter().filter_map(move |&step| self.grid.land(from, step)))
            .collect()
    }

    /// What a ride meets after passing the first piece in its way.
    fn beyond(&self, letters: &str, step: Square) -> Set {
        self.of(letters)
            .filter_map(|from| self.grid.ride(from, step, &self.empty).pop())
            .filter(|last| !self.empty.contains(last))
            .flat_map(|screen| self.grid.ride(screen, step, &self.empty))
            .collect()
    }
}

/// What the example should find for one side of a chess position, by the titles of its drawings.
struct Side {
    towards: BTreeMap<&'static str, Set>,
    knights: Set,
    kings: Set,
    pawns: Set,
    attacks: Set,
    x_rays: Set,
}

impl Side {
    fn new(walker: &Walker, white: bool) -> Self {
        let own = |letters: &str| if white { letters.to_uppercase() } else { letters.to_owned() };
        let names =
            ["North", "East", "South", "West", "North-east", "South-east", "South-west", "North-west"];
        let steps =
            STRAIGHT.map(|step| (step, own("rq"))).into_iter().chain(DIAGONAL.map(|step| (step, own("bq"))));
        let mut x_rays = Set::new();
        let mut towards = BTreeMap::new();
        for (name, (step, sliders)) in names.into_iter().zip(steps) {
            let attacked = walker.rides(&sliders, step);
            x_rays.extend(walker.beyond(&sliders, step).difference(&attacked));
            towards.insert(name, attacked);
        }
        let knights = walker.leaps(&own("n"), &KNIGHT);
        let kings = walker.leaps(&own("k"), &[STRAIGHT, DIAGONAL].concat());
        let forward = if white { 1 } else { -1 };
        let pawns = walker.leaps(&own("p"), &[(1, forward), (-1, forward)]);
        let attacks = towards.values().chain([&knights, &kings, &pawns]).flatten().copied().collect();
        Self { towards, knights, kings, pawns, attacks, x_rays }
    }
}

struct Expected {
    walker: Walker,
    /// White's and Black's.
    sides: [Side; 2],
}

impl Expected {
    fn new(fen: &str) -> Self {
        let walker = Walker::from_fen(fen);
        let sides = [true, false].map(|white| Side::new(&walker, white));
        Self { walker, sides }
    }

    fn contested(&self) -> Set {
        self.sides[0].attacks.intersection(&self.sides[1].attacks).copied().collect()
    }

    fn undefended(&self, side: usize) -> Set {
        let letters = ["PNBRQ", "pnbrq"][side];
        self.walker.of(letters).filter(|square| !self.sides[side].attacks.contains(square)).collect()
    }

    fn hanging(&self, side: usize) -> Set {
        self.undefended(side).intersection(&self.sides[1 - side].attacks).copied().collect()
    }

    fn summary(&self, number: usize) -> String {
        let [white, black] = &self.sides;
        let names = |set: Set| match set.is_empty() {
            true => "-".to_owned(),
            false => by_bit(&set).map(name).collect::<Vec<_>>().join(","),
        };
        let bits = |set: &Set| by_bit(set).fold(0_u64, |bits, (file, rank)| bits | 1 << (8 * rank + file));
        format!(
            "{number}: attacked by white {}, by black {}, by both {}; x-rays white {}, black {}; \
             undefended white {}, black {}; hanging white {}, black {}; sets white {:#018x}, black {:#018x}\n",
            white.attacks.len(),
            black.attacks.len(),
            self.contested().len(),
            white.x_rays.len(),
            black.x_rays.len(),
            names(self.undefended(0)),
            names(self.undefended(1)),
            names(self.hanging(0)),
            names(self.hanging(1)),
            bits(&white.attacks),
            bits(&black.attacks),
        )
    }
}

/// From a1 over h1 to h8.
fn by_bit(set: &Set) -> impl Iterator<Item = Square> {
    let mut squares: Vec<Square> = set.iter().copied().collect();
    squares.sort_by_key(|&(file, rank)| (rank, file));
    squares.into_iter()
}

fn name((file, rank): Square) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

/// Placements of every density, kings and pawns anywhere.
fn random_fen(random: &mut Random, percent: usize) -> String {
    let ranks: Vec<String> = (0..8)
        .map(|_| {
            let squares = (0..8).map(|_| match random.below(100) < percent {
                true => char::from(b"PPPNBRQKpppnbrqk"[random.below(16)]),
                false => '1',
            });
            squares.collect()
        })
        .collect();
    let side = if random.below(2) == 0 { 'w' } else { 'b' };
    format!("{} {side} - - 0 1", ranks.join("/"))
}

fn fens() -> Vec<String> {
    let known = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "8/8/8/8/8/8/8/8",
        "Q6Q/8/8/8/8/8/8/q6q b",
        "8/1p6/p3pp1p/8/8/1PP2P1P/1P3P1P/8 w - -",
    ];
    let mut random = Random::new(20);
    let random = (0..300).map(|index| random_fen(&mut random, [5, 15, 30, 50, 80, 100][index % 6]));
    known.into_iter().map(str::to_owned).chain(random).collect()
}

#[test]
fn summary_lines_agree_with_walked_movements() {
    let fens = fens();
    let printed = printed("attacks", &["--fens", "-"], fens.join("\n").as_bytes());
    let lines: Vec<&str> = printed.split_inclusive('\n').collect();
    assert_eq!(lines.len(), fens.len());
    for (index, (line, fen)) in lines.into_iter().zip(&fens).enumerate() {
        assert_eq!(line, Expected::new(fen).summary(index + 1), "{fen}");
    }
}

/// The squares of a drawing as they look: `n`, or `[n]` in brackets.
type Cells = BTreeMap<Square, String>;

/// Reads the `files` squares of a row that starts with its rank, brackets shared between neighbors.
fn cells(row: &str, files: usize) -> Vec<String> {
    let row: Vec<char> = row.chars().chain([' '; 40]).collect();
    (0..files)
        .map(|file| match row[3 + 2 * file..6 + 2 * file] {
            ['[' | '|', cell, ']' | '|'] => format!("[{cell}]"),
            [' ' | ']', cell, ' ' | '['] => cell.to_string(),
            ref other => panic!("not a square: {other:?}"),
        })
        .collect()
}

/// The boards of a page, four abreast: title and cells, in reading order.
fn boards(page: &str, files: usize, ranks: usize) -> Vec<(String, Cells)> {
    let lines: Vec<&str> = page.lines().collect();
    let stride = 3 + 2 * files + 1 + 3;
    let part = |line: &str, left: usize| -> String { line.chars().skip(left).take(stride).collect() };
    let top_rank = format!("{ranks:>2} ");
    let starts_board =
        |row: &str| row.starts_with(&top_rank) && row.chars().nth(4).is_some_and(|cell| cell != ' ');
    let mut boards = Vec::new();
    for top in (1..lines.len()).filter(|&line| starts_board(lines[line])) {
        for left in (0..4).map(|column| column * stride) {
            if !starts_board(&part(lines[top], left)) {
                continue;
            }
            let mut board = Cells::new();
            let rows = lines[top..].iter().filter(|line| !line.contains('~'));
            for (row, rank) in rows.zip((0..ranks as i32).rev()) {
                let row = cells(&part(row, left), files);
                board.extend(row.into_iter().enumerate().map(|(file, cell)| ((file as i32, rank), cell)));
            }
            boards.push((part(lines[top - 1], left).trim_end().to_owned(), board));
        }
    }
    boards
}

/// A set as the examples mark it on the pieces.
fn marked(walker: &Walker, title: &str, set: &Set) -> (String, Cells) {
    let cells = walker.grid.cells.iter().map(|square| {
        let cell = match (walker.pieces.get(square), set.contains(square)) {
            (Some(letter), true) => format!("[{letter}]"),
            (Some(letter), false) => letter.to_string(),
            (None, true) => "*".to_owned(),
            (None, false) => ".".to_owned(),
        };
        (*square, cell)
    });
    (format!("{title}: {}", set.len()), cells.collect())
}

fn page(fen: &str) -> Vec<(String, Cells)> {
    let expected = Expected::new(fen);
    let Expected { walker, sides } = &expected;
    let pieces = |title: &str, letters: &str| {
        let shown: Set = walker.of(letters).collect();
        let cells = walker.grid.cells.iter().map(|square| match shown.contains(square) {
            true => (*square, walker.pieces[square].to_string()),
            false => (*square, ".".to_owned()),
        });
        (title.to_owned(), cells.collect())
    };
    let control = walker.grid.cells.iter().map(|square| {
        let mark = match (sides[0].attacks.contains(square), sides[1].attacks.contains(square)) {
            (true, true) => "x",
            (true, false) => "+",
            (false, true) => "-",
            (false, false) => ".",
        };
        (*square, mark.to_owned())
    });
    let both = |of: fn(&Expected, usize) -> Set| (0..2).flat_map(|side| of(&expected, side)).collect::<Set>();

    let to_move = match fen.split(' ').nth(1) {
        Some("w") => "White to move",
        Some(_) => "Black to move",
        None => "Side to move not given",
    };
    let mut page = vec![
        pieces(to_move, "PNBRQKpnbrqk"),
        marked(walker, "White attacks", &sides[0].attacks),
        marked(walker, "Black attacks", &sides[1].attacks),
        marked(walker, "Both attack", &expected.contested()),
        ("Who attacks what".to_owned(), control.collect()),
    ];
    for (side, name, sliders) in
        [(&sides[0], "White's sliders", "BRQ"), (&sides[1], "Black's sliders", "brq")]
    {
        let towards = |title: &'static str| marked(walker, title, &side.towards[title]);
        page.extend([
            towards("North-west"),
            towards("North"),
            towards("North-east"),
            marked(walker, "Knights", &side.knights),
            towards("West"),
            pieces(name, sliders),
            towards("East"),
            marked(walker, "King", &side.kings),
            towards("South-west"),
            towards("South"),
            towards("South-east"),
            marked(walker, "Pawns", &side.pawns),
        ]);
    }
    page.extend([
        marked(walker, "White's x-rays", &sides[0].x_rays),
        marked(walker, "Black's x-rays", &sides[1].x_rays),
        marked(walker, "Undefended", &both(Expected::undefended)),
        marked(walker, "Hanging", &both(Expected::hanging)),
    ]);
    page
}

#[test]
fn drawings_agree_with_walked_movements() {
    for fen in fens().iter().take(12) {
        let drawn = boards(&printed("attacks", &[fen], b""), 8, 8);
        let expected = page(fen);
        assert_eq!(drawn.len(), expected.len(), "{fen}");
        for (drawn, expected) in drawn.into_iter().zip(expected) {
            assert_eq!(drawn, expected, "{fen}");
        }
    }
}

#[test]
fn a_fen_without_quotes_is_one_fen() {
    let fen = "8/8/8/3R4/8/8/8/8 b - - 3 7";
    let words: Vec<&str> = fen.split(' ').collect();
    assert_eq!(printed("attacks", &words, b""), printed("attacks", &[fen], b""));
}

#[test]
fn a_bad_fen_is_named_with_its_column() {
    for (fen, column, message) in [
        (
            "rnbqkbnr/ppppxppp/8/8/8/8/8/8 w",
            14,
            "expected a piece (one of PNBRQK or pnbrqk), a digit from 1 to 8, or \"/\", found \"x\"",
        ),
        ("rnbqkbnr/ppppppp/8/8/8/8/8/8 w", 17, "expected exactly 1 more square on rank 7, found \"/\""),
        ("rnbqkbnr/pppppppp1/8/8/8/8/8/8 w", 18, "expected \"/\", rank 7 is complete, found \"1\""),
        ("8/8/8/8/8/8/8/PPPP5 w", 19, "expected exactly 4 more squares on rank 1, found \"5\""),
        ("8/8/8/8/8/8/8/8/8 w", 16, "expected nothing more, rank 1 is complete, found \"/\""),
        ("8/8/8/8 w - -", 8, "expected \"/\" and rank 4, found the end of the field"),
        ("8/8/8/8/8/8/8/9", 15, "found \"9\""),
        ("", 1, "expected the pieces from rank 8 to rank 1, found \"\""),
        ("8/8/8/8/8/8/8/8 white", 17, "expected the side to move, \"w\" or \"b\", found \"white\""),
        (
            "8/8/8/8/8/8/8/8 w KX",
            19,
            "expected castling rights, \"-\" or up to four letters such as \"KQkq\", found \"KX\"",
        ),
        (
            "8/8/8/8/8/8/8/8  w  -  e4",
            24,
            "expected an en passant square on rank 3 or 6, or \"-\", found \"e4\"",
        ),
        (
            "8/8/8/8/8/8/8/8 w - - x",
            23,
            "expected the number of half-moves since a capture or pawn move, found \"x\"",
        ),
        ("8/8/8/8/8/8/8/8 w - - 0 -1", 25, "expected the number of the move, found \"-1\""),
        (
            "8/8/8/8/8/8/8/8 w - - 0 1 \u{1b}[2J",
            27,
            "expected the end of the line after six fields, found \"\\u{1b}[2J\"",
        ),
        ("8/8/8/♜/8/8/8/8", 7, "found \"♜\""),
    ] {
        let output = run("attacks", &["--", fen], b"");
        assert_eq!(output.status.code(), Some(2), "{fen}");
        assert_eq!(text(&output.stdout), "", "{fen}");
        let mut complaint = text(&output.stderr).lines();
        let first = complaint.next().unwrap_or_default();
        assert!(
            first.starts_with(&format!("error: the FEN given, line 1, column {column}: expected ")),
            "{first}"
        );
        assert!(first.ends_with(message), "{first}");
        assert_eq!(complaint.nth(1).and_then(|pointer| pointer.find('^')), Some(column + 1), "{fen}");
    }
}

#[test]
fn bad_lines_are_named_and_the_others_go_on() {
    let input = b"\xef\xbb\xbf# a comment\n\n8/8/8/3R4/8/8/8/8 w - - 0 1\r\n  \t\n8/8/8/8 w\n  # indented\n\xff\xfe/8\nk7/8/8/8/8/8/8/7K\0";
    let output = run("attacks", &["--fens", "-"], input);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(text(&output.stdout), Expected::new("8/8/8/3R4/8/8/8/8").summary(3));
    let complaints: Vec<&str> =
        text(&output.stderr).lines().filter(|line| line.starts_with("error")).collect();
    assert_eq!(complaints.len(), 3);
    assert!(complaints[0].starts_with("error: standard input, line 5, column 8: "), "{}", complaints[0]);
    assert!(complaints[1].starts_with("error: standard input, line 7, column 1: "), "{}", complaints[1]);
    assert!(complaints[2].starts_with("error: standard input, line 8, column 18: "), "{}", complaints[2]);
}

#[test]
fn wrong_arguments_are_refused() {
    assert_eq!(run("attacks", &["--fens"], b"").status.code(), Some(2));
    assert_eq!(run("attacks", &["8/8/8/8/8/8/8/8", "--fens", "-"], b"").status.code(), Some(2));
    let output = run("attacks", &["--fens", "no/such/file"], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).starts_with("error: cannot open no/such/file: "));
}

#[cfg(unix)]
#[test]
fn arguments_need_not_be_utf_8() {
    use std::os::unix::ffi::OsStrExt;
    let output = command("attacks", &[OsStr::from_bytes(b"8/8/\xff")]).output().expect("cargo starts");
    assert_eq!(output.status.code(), Some(2));
    let complaint = text(&output.stderr).lines().next().unwrap_or_default();
    assert!(complaint.starts_with("error: the FEN given, line 1, column 5: "), "{complaint}");
    assert!(complaint.ends_with("found \"\\xff\""), "{complaint}");
}

#[test]
fn a_closed_pipe_is_no_error() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("closed_pipe.fen");
    std::fs::write(&file, "8/8/8/3R4/8/8/8/8\n".repeat(10_000)).expect("a file for the test");
    let mut child =
        command("attacks", &[OsStr::new("--fens"), file.as_os_str()]).spawn().expect("cargo starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(text(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn xiangqi_drawings_agree_with_walked_movements() {
    let boards = boards(&printed("own_board", &[], b""), 9, 10);
    let pieces = boards[0].1.iter().filter(|(_, cell)| *cell != ".");
    let pieces = pieces.map(|(square, cell)| (*square, cell.chars().next().expect("a piece"))).collect();
    let walker = Walker::new(Grid::rectangle(9, 10), pieces);
    let in_palace = |&(file, rank): &Square| (3..6).contains(&file) && rank < 3;
    let is_empty =
        |from: Square, step| walker.grid.land(from, step).is_some_and(|at| walker.empty.contains(&at));

    let mut chariots = Set::new();
    let mut horses = Set::new();
    let mut cannons = Set::new();
    for step in STRAIGHT {
        let (files, ranks) = step;
        chariots.extend(walker.rides("R", step));
        for from in walker.of("H").filter(|&from| is_empty(from, step)) {
            let around = [(2 * files + ranks, 2 * ranks + files), (2 * files - ranks, 2 * ranks - files)];
            horses.extend(around.into_iter().filter_map(|leap| walker.grid.land(from, leap)));
        }
        cannons.extend(walker.rides("C", step).intersection(&walker.empty));
        cannons.extend(walker.beyond("C", step).difference(&walker.empty));
    }
    let mut elephants = Set::new();
    for (files, ranks) in DIAGONAL {
        let from = walker.of("E").filter(|&from| is_empty(from, (files, ranks)));
        elephants.extend(from.filter_map(|from| walker.grid.land(from, (2 * files, 2 * ranks))));
    }
    elephants.retain(|(_, rank)| *rank < 5);
    let advisors = walker.leaps("A", &DIAGONAL).into_iter().filter(in_palace).collect();
    let general = walker.leaps("G", &STRAIGHT).into_iter().filter(in_palace).collect();
    let mut soldiers = walker.leaps("S", &[(1, 0), (-1, 0)]);
    soldiers.retain(|(_, rank)| *rank >= 5);
    soldiers.extend(walker.leaps("S", &[(0, 1)]));

    let expected = [
        ("Chariots", chariots),
        ("Horses", horses),
        ("Cannons", cannons),
        ("Elephants", elephants),
        ("Advisors", advisors),
        ("General", general),
        ("Soldiers", soldiers),
    ];
    assert_eq!(boards.len(), 1 + expected.len());
    for (drawn, (title, set)) in boards[1..].iter().zip(expected) {
        assert_eq!(*drawn, marked(&walker, title, &set));
    }
}

/// The hexagons of a page, two abreast: title and cells, each row half a cell to the side of the next.
fn hexagons(page: &str) -> Vec<(String, BTreeMap<Square, char>)> {
    const STRIDE: usize = 28;
    let lines: Vec<Vec<char>> = page.lines().map(|line| line.chars().collect()).collect();
    let starts_board =
        |top: usize, left: usize| lines[top].get(left..left + 5) == Some(&['1', '1', ' ', ' ', ' ']);
    let mut hexagons = Vec::new();
    for top in 1..lines.len() {
        for left in [0, STRIDE].into_iter().filter(|&left| starts_board(top, left)) {
            let title: String = lines[top - 1].iter().skip(left).take(STRIDE).collect();
            let cells = Grid::hexagon(6).cells.into_iter().map(|(file, rank)| {
                let column = left as i32 + 8 + 2 * file - rank;
                ((file, rank), lines[top + 10 - rank as usize][column as usize])
            });
            hexagons.push((title.trim_end().to_owned(), cells.collect()));
        }
    }
    hexagons
}

#[test]
fn hexagons_agree_with_walked_movements() {
    const EDGES: [Square; 6] = [(1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1), (0, -1)];
    const CENTER: Square = (5, 5);
    let hexagons = hexagons(&printed("own_board", &[], b""));
    let titles: Vec<&str> = hexagons.iter().map(|(title, _)| title.as_str()).collect();
    assert_eq!(titles, ["Steps from f6", "Knight: 12", "Rook: 20", "Bishop: 12"]);
    let [distances, knight, rook, bishop] = [0, 1, 2, 3].map(|index| &hexagons[index].1);

    let grid = Grid::hexagon(6);
    let mut reached = Set::from([CENTER]);
    for distance in '0'..='5' {
        let at_distance =
            distances.iter().filter(|(_, digit)| **digit <= distance).map(|(square, _)| *square);
        assert_eq!(at_distance.collect::<Set>(), reached);
        reached.extend(EDGES.iter().flat_map(|&step| grid.step(&reached, step)).collect::<Vec<_>>());
    }

    let of = |cells: &BTreeMap<Square, char>, marks: &[char]| -> Set {
        cells.iter().filter(|(_, mark)| marks.contains(mark)).map(|(square, _)| *square).collect()
    };
    let blockers = of(rook, &['#', 'X']);
    assert_eq!(blockers.len(), 6);
    let empty = grid.cells.difference(&blockers).copied().collect();
    let turned = |index: usize| EDGES[index % 6];
    let sum = |a: Square, b: Square| (a.0 + b.0, a.1 + b.1);
    let mut expected = [Set::new(), Set::new(), Set::new()];
    for index in 0..6 {
        let corner = sum(turned(index), turned(index + 1));
        let leaps = [sum(corner, turned(index)), sum(corner, turned(index + 1))];
        expected[0].extend(leaps.into_iter().filter_map(|leap| grid.land(CENTER, leap)));
        expected[1].extend(grid.ride(CENTER, turned(index), &empty));
        expected[2].extend(grid.ride(CENTER, corner, &empty));
    }
    for (cells, expected) in [knight, rook, bishop].into_iter().zip(&expected) {
        assert_eq!(of(cells, &['*', 'X']), *expected);
        assert_eq!(of(cells, &['#', 'X']), blockers);
        assert_eq!(of(cells, &['O']), Set::from([CENTER]));
    }
}
