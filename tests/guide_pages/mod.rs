//! The pages of the guide as blocks, and what a comment above a block promises of it.

use std::path::{Path, PathBuf};

pub mod drawing;

/// The top folder of the repository.
pub fn top() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A page of the guide.
pub struct Page {
    pub name: String,
    pub text: String,
}

/// A fenced block with the comment above it.
#[derive(Debug)]
pub struct Block {
    /// Where it begins, from 1.
    pub line: usize,
    /// What stands in the comment right above it.
    pub comment: Option<String>,
    /// What stands behind the fence.
    pub language: String,
    pub text: String,
}

/// All pages, by name.
pub fn pages() -> Vec<Page> {
    let folder = top().join("bitboard-core/src/guide");
    let entries = std::fs::read_dir(folder).expect("the guide").map(|entry| entry.expect("a file").path());
    let mut pages: Vec<Page> = entries
        .filter(|path| path.extension().is_some_and(|extension| extension == "md"))
        .map(|path| Page {
            name: path.file_stem().expect("a name").to_string_lossy().into_owned(),
            text: std::fs::read_to_string(&path).expect("a page"),
        })
        .collect();
    pages.sort_by(|one, other| one.name.cmp(&other.name));
    pages
}

/// The page of a name.
pub fn page(name: &str) -> Page {
    pages().into_iter().find(|page| page.name == name).unwrap_or_else(|| panic!("no page {name}"))
}

impl Page {
    /// The blocks from top to bottom.
    pub fn blocks(&self) -> Vec<Block> {
        let mut blocks = Vec::new();
        let mut open: Option<Block> = None;
        let mut comment = None;
        for (index, line) in self.text.lines().enumerate() {
            match (&mut open, line.strip_prefix("```")) {
                (Some(_), Some("")) => blocks.extend(open.take()),
                (Some(block), _) => block.text.extend([line, "\n"]),
                (None, Some(language)) => {
                    let (language, text) = (language.to_owned(), String::new());
                    open = Some(Block { line: index + 1, comment: comment.take(), language, text });
                }
                (None, None) => {
                    let inner = line.strip_prefix("<!-- ").and_then(|rest| rest.strip_suffix(" -->"));
                    comment = inner.map(str::to_owned);
                }
            }
        }
        assert!(open.is_none(), "a block of {} is not closed", self.name);
        blocks
    }

    /// Compares blocks with what they have to be; `wanted` says it, or `None` for a block that is none of its
    /// business. With `BITBOARD_BLESS` set they are written instead. How many were compared.
    pub fn compare(&self, mut wanted: impl FnMut(&Block) -> Option<String>) -> usize {
        let mut lines: Vec<String> = self.text.lines().map(str::to_owned).collect();
        let (mut compared, mut differing) = (0, Vec::new());
        // From the bottom, so that lines above keep their numbers.
        for block in self.blocks().iter().rev() {
            let Some(text) = wanted(block) else { continue };
            compared += 1;
            if text != block.text {
                differing.push(format!("{}.md:{}\n{text}", self.name, block.line));
                let end = block.line + block.text.lines().count();
                lines.splice(block.line..end, text.lines().map(str::to_owned));
            }
        }
        if !differing.is_empty() {
            self.write(&lines, &differing);
        }
        compared
    }

    /// Compares every line with what it has to be, likewise.
    pub fn compare_lines(&self, wanted: impl FnMut(&str) -> String) {
        let lines: Vec<String> = self.text.lines().map(wanted).collect();
        let differing = self.text.lines().zip(&lines).filter(|(line, wanted)| line != wanted);
        let differing: Vec<String> =
            differing.map(|(_, wanted)| format!("{}.md: {wanted}", self.name)).collect();
        if !differing.is_empty() {
            self.write(&lines, &differing);
        }
    }

    /// Writes the page anew if that is wished, else fails.
    fn write(&self, lines: &[String], differing: &[String]) {
        let bless = std::env::var_os("BITBOARD_BLESS").is_some();
        assert!(bless, "BITBOARD_BLESS=1 writes anew:\n{}", differing.join("\n"));
        let path = top().join("bitboard-core/src/guide").join(format!("{}.md", self.name));
        std::fs::write(path, lines.join("\n") + "\n").expect("the page can be written");
    }

    /// The first cells of the rows of all tables.
    pub fn first_cells(&self) -> Vec<&str> {
        let rows = self.text.lines().filter_map(|line| line.strip_prefix("| "));
        rows.filter_map(|row| row.split(" | ").next()).collect()
    }
}
