//! Tables of text, plain or in Markdown.

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
    headings: Vec<(String, Align)>,
    rows: Vec<Vec<String>>,
}

impl Columns {
    /// An empty table.
    pub fn new<'a>(headings: impl IntoIterator<Item = (&'a str, Align)>) -> Self {
        let headings = headings.into_iter().map(|(heading, align)| (heading.to_owned(), align));
        Self { headings: headings.collect(), rows: Vec::new() }
    }

    /// Adds a row; missing cells are empty.
    pub fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }

    /// The cells of all lines, the headings first, each as wide as its column.
    fn padded(&self) -> impl Iterator<Item = Vec<String>> {
        let headings: Vec<String> = self.headings.iter().map(|(heading, _)| heading.clone()).collect();
        let cell = |row: &[String], column: usize| row.get(column).cloned().unwrap_or_default();
        let columns = 0..headings.len();
        let lines: Vec<&[String]> =
            std::iter::once(headings.as_slice()).chain(self.rows.iter().map(Vec::as_slice)).collect();
        let width = |column| lines.iter().map(|row| cell(row, column).chars().count()).max().unwrap_or(0);
        let widths: Vec<usize> = columns.map(width).collect();
        let pad = |(column, &(_, align)): (usize, &(String, Align)), row: &[String]| {
            let (cell, width) = (cell(row, column), widths[column]);
            match align {
                Align::Left => format!("{cell:<width$}"),
                Align::Right => format!("{cell:>width$}"),
            }
        };
        let padded =
            lines.iter().map(|row| self.headings.iter().enumerate().map(|at| pad(at, row)).collect());
        padded.collect::<Vec<_>>().into_iter()
    }

    /// In plain text, columns two blanks apart.
    pub fn plain(&self) -> String {
        self.padded().map(|cells| format!("{}\n", cells.join("  ").trim_end())).collect()
    }

    /// As a table of Markdown.
    pub fn markdown(&self) -> String {
        let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
        let mut lines: Vec<Vec<String>> = self.padded().collect();
        let rule = lines[0].iter().zip(&self.headings).map(|(cell, (_, align))| {
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
