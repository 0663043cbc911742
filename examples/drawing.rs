//! Board drawings in plain characters, set side by side.

/// Lines of text to be printed as one block.
pub type Block = Vec<String>;

/// How a square is drawn: a character, and whether it stands in brackets.
pub type Cell = (char, bool);

/// A square of a marked set: a star, or the piece on it in brackets.
pub fn marked(piece: Option<char>, is_marked: bool) -> Cell {
    match piece {
        Some(letter) => (letter, is_marked),
        None if is_marked => ('*', false),
        None => ('.', false),
    }
}

/// A board with a title above it, rank numbers to its left and file letters below.
///
/// `cell` is given the file and the rank of a square, both counted from 0.
pub fn board(title: &str, files: u8, ranks: u8, cell: impl Fn(u8, u8) -> Cell) -> Block {
    let mut lines = vec![title.to_owned()];
    for rank in (0..ranks).rev() {
        let mut line = format!("{:>2} ", rank + 1);
        let mut was_bracketed = false;
        for file in 0..files {
            let (character, bracketed) = cell(file, rank);
            line.push(gap(was_bracketed, bracketed));
            line.push(character);
            was_bracketed = bracketed;
        }
        line.push(gap(was_bracketed, false));
        lines.push(line);
    }
    lines.push(format!("   {}", (0..files).flat_map(|file| [' ', file_letter(file)]).collect::<String>()));
    lines
}

/// What stands between two squares.
fn gap(left_bracketed: bool, right_bracketed: bool) -> char {
    match (left_bracketed, right_bracketed) {
        (false, false) => ' ',
        (false, true) => '[',
        (true, false) => ']',
        (true, true) => '|',
    }
}

/// The letter of a file counted from 0.
pub fn file_letter(file: u8) -> char {
    char::from(b'a' + file)
}

/// Blocks from left to right, each as wide as its widest line.
pub fn side_by_side(blocks: &[Block]) -> String {
    const GAP: usize = 3;
    let width = |block: &Block| block.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    let height = blocks.iter().map(Vec::len).max().unwrap_or(0);
    let mut text = String::new();
    for row in 0..height {
        let mut line = String::new();
        for block in blocks {
            let part = block.get(row).map_or("", String::as_str);
            line.push_str(&format!("{part:<0$}", width(block) + GAP));
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
