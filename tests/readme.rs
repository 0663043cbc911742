//! The README shows what is committed: each block behind a comment that names a file equals that file, and the other
//! blocks compile as they stand.

use std::path::{Path, PathBuf};

use bitboard_core::chess::{Board, Square, rays};

/// A fenced block of Rust and the file that it has to equal, if it names one.
struct Block {
    line: usize,
    file: Option<String>,
    text: String,
}

fn blocks(markdown: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut open: Option<Block> = None;
    let mut file = None;
    for (index, line) in markdown.lines().enumerate() {
        match &mut open {
            Some(_) if line == "```" => blocks.extend(open.take()),
            Some(block) => block.text.extend([line, "\n"]),
            None if line == "```rust" => {
                open = Some(Block { line: index + 1, file: file.take(), text: String::new() });
            }
            None => {
                let name = line.strip_prefix("<!-- ").and_then(|rest| rest.strip_suffix(" -->"));
                file = name.filter(|name| name.ends_with(".rs")).map(str::to_owned);
            }
        }
    }
    assert!(open.is_none(), "a block is not closed");
    blocks
}

fn top() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn readme() -> String {
    std::fs::read_to_string(top().join("README.md")).expect("a README")
}

#[test]
fn blocks_equal_the_files_they_name() {
    let readme = readme();
    let blocks = blocks(&readme);
    let named: Vec<_> = blocks.iter().filter_map(|block| Some((block, block.file.as_ref()?))).collect();
    assert!(named.len() >= 2, "the README shows a declaration and its expansion");
    assert_eq!(
        named.len(),
        readme.matches("<!-- ").count(),
        "every comment names the file of the block below it"
    );
    for (block, file) in named {
        let committed =
            std::fs::read_to_string(top().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert_eq!(block.text, committed, "line {} of the README differs from {file}", block.line);
    }
}

#[test]
fn other_blocks_compile() {
    let cases = trybuild::TestCases::new();
    let mut programs = 0;
    for block in blocks(&readme()).into_iter().filter(|block| block.file.is_none()) {
        let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("readme_line_{}.rs", block.line));
        let main = if block.text.contains("fn main()") { "" } else { "\nfn main() {}\n" };
        std::fs::write(&program, block.text + main).expect("a program");
        cases.pass(program);
        programs += 1;
    }
    assert!(programs > 0, "the README has a block that is no snapshot");
}

#[test]
fn the_drawing_is_what_the_program_prints() {
    let readme = readme();
    let (_, after) = readme.split_once("\nprints\n\n```text\n").expect("what the program prints");
    let (drawing, _) = after.split_once("```").expect("the end of the drawing");
    let rook = Square::B2.board();
    let empty = !(rook | Square::B6.board() | Square::E2.board());
    let attacks = [rays::north_attacks, rays::east_attacks, rays::south_attacks, rays::west_attacks]
        .map(|attacks| attacks(rook, empty))
        .into_iter()
        .collect::<Board>();
    assert_eq!(drawing.trim_end(), attacks.to_string());
}
