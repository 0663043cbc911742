//! Tables of text, plain or in Markdown.

use crate::failure::one_line;

/// How the cells of a column are aligned.
#[derive(Clone, Copy)]
pub enum Align {
    /// To the left: words.
    Left,
    /// To the right: numbers.
    Right,
}

/// A table with a heading above each column.
pub struct Columns {
    aligns: Vec<Align>,
    /// The cells of each line, the headings first; all lines have as many.
    lines: Vec<Vec<String>>,
}

impl Columns {
    /// An empty table.
    pub fn new<'a>(headings: impl IntoIterator<Item = (&'a str, Align)>) -> Self {
        let (headings, aligns) =
            headings.into_iter().map(|(heading, align)| (heading.to_owned(), align)).unzip();
        Self { aligns, lines: vec![headings] }
    }

    /// Adds a row; missing cells are empty.
    pub fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        // A name may hold anything, but a row is one line.
        let mut cells: Vec<String> = cells.into_iter().map(|cell| one_line(&cell)).collect();
        cells.resize(self.aligns.len(), String::new());
        self.lines.push(cells);
    }

    /// The lines with every cell as wide as its column.
    fn padded(&self) -> Vec<Vec<String>> {
        let mut lines = self.lines.clone();
        for (column, align) in self.aligns.iter().enumerate() {
            let width = lines.iter().map(|cells| cells[column].chars().count()).max().unwrap_or(0);
            for cells in &mut lines {
                cells[column] = match align {
                    Align::Left => format!("{:<width$}", cells[column]),
                    Align::Right => format!("{:>width$}", cells[column]),
                };
            }
        }
        lines
    }

    /// In plain text, columns two blanks apart.
    pub fn plain(&self) -> String {
        self.padded().iter().map(|cells| format!("{}\n", cells.join("  ").trim_end())).collect()
    }

    /// As a table of Markdown.
    pub fn markdown(&self) -> String {
        let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
        let mut lines = self.padded();
        let rule = lines[0].iter().zip(&self.aligns).map(|(cell, align)| {
            let width = cell.chars().count().max(2);
            match align {
                Align::Left => "-".repeat(width),
                Align::Right => format!("{}:", "-".repeat(width - 1)),
            }
        });
        let rule = rule.collect();
        lines.insert(1, rule);
        lines.into_iter().map(line).collect()
    }
}

/// A number with its thousands set apart.
pub fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A number of things, with the plural where there is not exactly one.
pub fn counted(number: usize, thing: &str) -> String {
    format!("{} {thing}{}", grouped(number), if number == 1 { "" } else { "s" })
}

/// A number of bytes in few digits.
pub fn bytes(number: usize) -> String {
    match number {
        0..10_000 => format!("{number} B"),
        10_000..10_000_000 => format!("{} KB", number / 1000),
        _ => format!("{} MB", number / 1_000_000),
    }
}

/// Items separated by commas, in lines of at most 110 characters behind some blanks.
pub fn listed(items: &[String], indent: usize) -> String {
    const WIDTH: usize = 110;
    let mut lines: Vec<String> = Vec::new();
    for (index, item) in items.iter().enumerate() {
        let item = if index + 1 < items.len() { format!("{item},") } else { item.clone() };
        match lines.last_mut().filter(|line| line.chars().count() + 1 + item.chars().count() <= WIDTH) {
            Some(line) => {
                line.push(' ');
                line.push_str(&item);
            }
            None => lines.push(format!("{:indent$}{item}", "")),
        }
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}
