//! Expansions stay short and take little time, and the same declaration always expands to the same text.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The most lines each committed expansion may have, its documentation included.
///
/// Raise a number only knowingly: long expansions are what users of macros pay for at every build.
const LINES: &[(&str, usize)] = &[
    ("bishop_ray", 40),
    ("chess", 390),
    ("east", 125),
    ("lanes", 105),
    ("leapers", 145),
    ("loops", 115),
    ("mirrored", 290),
    ("own_type", 55),
    ("palace", 190),
    ("piece_alone", 105),
    ("pieces", 390),
    ("queen_kogge_stone", 90),
    ("rook_dumb7", 70),
    ("slices", 525),
    ("tables", 280),
];

fn top() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

#[test]
fn expansions_stay_within_their_budget() {
    let budgets: BTreeMap<&str, usize> = LINES.iter().copied().collect();
    let mut checked = 0;
    for entry in std::fs::read_dir(top().join("bitboard-macros/snapshots")).expect("the snapshots are there")
    {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("a plain name").to_owned();
        let Some(name) = name.strip_suffix(".expanded.rs") else { continue };
        let lines = std::fs::read_to_string(&path).expect("an expansion").lines().count();
        let budget = budgets.get(name).unwrap_or_else(|| panic!("`{name}` has no budget in tests/budget.rs"));
        assert!(lines <= *budget, "`{name}` has {lines} lines, more than its {budget}");
        assert!(lines * 2 > *budget, "`{name}` has only {lines} lines: lower its budget of {budget}");
        checked += 1;
    }
    assert_eq!(checked, LINES.len(), "a budget without an expansion");
}

/// A package outside the workspace with two programs of one source, so that each is expanded by a process of its
/// own. What an earlier run of the test built of the dependencies serves again.
struct Package {
    directory: PathBuf,
}

impl Package {
    fn new(name: &str, source: &str) -> Self {
        let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let core = top().join("bitboard-core").canonicalize().expect("the core crate");
        let manifest = format!(
            "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
             [[bin]]\nname = \"first\"\npath = \"main.rs\"\n\n[[bin]]\nname = \"second\"\npath = \"main.rs\"\n\n\
             [dependencies]\nbitboard-core = {{ path = {core:?} }}\n\n[workspace]\n"
        );
        std::fs::create_dir_all(&directory).expect("a directory for the package");
        std::fs::write(directory.join("Cargo.toml"), manifest).expect("a manifest");
        std::fs::copy(top().join("Cargo.lock"), directory.join("Cargo.lock")).expect("the versions in use");
        // Written anew each time: an older file would be taken as checked already and not be expanded.
        std::fs::write(directory.join("main.rs"), source).expect("a source");
        Self { directory }
    }

    /// What building one of the programs prints with `BITBOARD_EXPAND` set to `item`.
    fn expansion(&self, program: &str, item: &str) -> String {
        self.printed(program, "BITBOARD_EXPAND", item)
    }

    fn printed(&self, program: &str, variable: &str, value: &str) -> String {
        let output = Command::new(env!("CARGO"))
            .args(["check", "--offline", "--quiet", "--bin", program])
            .current_dir(&self.directory)
            .env("CARGO_TARGET_DIR", self.directory.join("target"))
            .env(variable, value)
            .output()
            .expect("cargo starts");
        let printed = String::from_utf8(output.stderr).expect("text");
        assert!(output.status.success(), "{printed}");
        printed
    }
}

#[test]
fn two_processes_expand_alike() {
    let snapshot = |name: &str| {
        let path = top().join(format!("bitboard-macros/snapshots/{name}.rs"));
        std::fs::read_to_string(path).expect("a snapshot")
    };
    let source = format!(
        "#![allow(dead_code)]\n\nuse bitboard_core::*;\n\n{}\n{}\nfn main() {{}}\n",
        [snapshot("chess"), snapshot("pieces")].join("\n"),
        snapshot("queen_kogge_stone")
    );
    let package = Package::new("expanded-twice", &source);

    let chess = package.expansion("first", "chess");
    for part in ["pub const fn attacks", "pub const fn occluded", "pub struct Board", "pub enum Square", "H8"]
    {
        assert!(chess.contains(part), "no `{part}` in the printed expansion:\n{chess}");
    }
    assert_eq!(chess, package.expansion("second", "chess"));
    let pieces = package.expansion("first", "pieces");
    assert!(
        pieces.contains("pub const fn black_soldier_moves") && pieces.contains("static SETS_1"),
        "{pieces}"
    );
    assert_eq!(pieces, package.expansion("second", "pieces"));

    // Another name takes effect although no file has changed.
    let queen = package.expansion("first", "queen_attacks");
    assert!(queen.contains("pub const fn queen_attacks"), "{queen}");
    assert!(!queen.contains("pub struct Board"), "more than was asked for:\n{queen}");
    assert_eq!(queen, package.expansion("second", "queen_attacks"));
    assert_eq!(package.expansion("first", "no_such_item"), "");
}

/// A board module with pieces by tables.
fn pieces(name: &str, shape: &str, word: &str, notations: &[&str]) -> String {
    let functions = notations.iter().enumerate().map(|(index, notation)| {
        format!(
            "#[piece({notation:?}, by = tables)]\n\
             pub const fn piece_{index}(from: Square, occupied: Board) -> Board;\n"
        )
    });
    let functions: String = functions.collect();
    format!(
        "#[bitboard({shape})]\npub mod {name} {{\npub struct Board({word});\npub enum Square {{}}\n{functions}}}\n"
    )
}

/// The milliseconds that a macro took according to `BITBOARD_TIME`.
fn milliseconds(printed: &str, name: &str) -> f64 {
    let begin = format!("bitboard: {name}: ");
    let line = printed.lines().find_map(|line| line.strip_prefix(&begin));
    let line = line.unwrap_or_else(|| panic!("no time of `{name}` in:\n{printed}"));
    let (_, time) = line.split_once(" in ").expect("a time");
    let (time, _) = time.split_once(" ms").expect("its unit");
    time.parse().expect("a number")
}

/// What the macros may take in a crate of a user, where nothing of them is optimised.
#[test]
fn pieces_take_little_time() {
    let variants = ["R", "B", "Q", "N", "K", "RN", "BN", "NN", "QN", "pR", "gQ", "[F?R]"];
    let alone = "#[piece(\"[R?sR]\", board = 12x10)]\n\
                 pub fn hook_mover(from: usize, occupied: u128) -> u128;\n";
    let source = format!(
        "#![allow(dead_code)]\n\nuse bitboard_core::*;\n\n{}{}{}{alone}\nfn main() {{}}\n",
        pieces("orthodox", "8x8", "u64", &["R", "B", "N"]),
        pieces("large", "12x10", "u128", &variants),
        // The same pieces: an editor expands a module again at each edit of it.
        pieces("large_again", "12x10", "u128", &variants),
    );
    let package = Package::new("timed", &source);
    // The limits are for a quiet machine. Here other tests are at work, so the better of two times counts, and it may
    // be five times as long.
    let printed = ["first", "second"].map(|program| package.printed(program, "BITBOARD_TIME", "1"));
    for (name, most) in [("orthodox", 60.0), ("large_again", 100.0), ("hook_mover", 150.0)] {
        let times = printed.each_ref().map(|printed| milliseconds(printed, name));
        assert!(times[0].min(times[1]) <= 5.0 * most, "`{name}` takes {times:?} ms, much more than {most}");
    }
    assert!(milliseconds(&printed[0], "large") >= milliseconds(&printed[0], "large_again"));
    assert_eq!(package.printed("first", "BITBOARD_TIME", "0"), "");
}
