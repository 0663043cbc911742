//! What can go wrong, and how it is told.

use std::fmt;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

/// Why the program cannot go on.
#[derive(Debug)]
pub enum Failure {
    /// An argument, or what a file says, is wrong.
    Input(String),
    /// Several things are wrong with what a file says.
    Inputs(Vec<String>),
    /// A file cannot be read or written.
    File(String),
    /// The output cannot be written.
    Output(io::Error),
}

const CANNOT_READ_OR_WRITE: u8 = 1;
const BAD_INPUT: u8 = 2;

impl Failure {
    /// Tells it on the standard error and gives the exit status.
    pub fn complain(self) -> ExitCode {
        let status = match &self {
            Self::Input(_) | Self::Inputs(_) => BAD_INPUT,
            // The reader of a pipe has seen enough.
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Self::File(_) | Self::Output(_) => CANNOT_READ_OR_WRITE,
        };
        // Unlike `eprintln!`, does not panic when there is nobody to listen.
        let _ = writeln!(io::stderr(), "error: {self}");
        ExitCode::from(status)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Input(message) | Self::File(message) => f.write_str(message.trim_end()),
            Self::Inputs(messages) => {
                let messages: Vec<&str> = messages.iter().map(|message| message.trim_end()).collect();
                f.write_str(&messages.join("\nerror: "))
            }
            Self::Output(error) => write!(f, "cannot write: {error}"),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// How a file is called in messages.
pub fn called(path: &Path) -> String {
    if path.as_os_str() == "-" { "standard input".to_owned() } else { path.display().to_string() }
}

/// The text of a file, or of the standard input if the path is `-`.
pub fn read(path: &Path) -> Result<String, Failure> {
    let text = if path.as_os_str() == "-" {
        io::read_to_string(io::stdin().lock())
    } else {
        std::fs::read_to_string(path)
    };
    text.map_err(|error| Failure::File(format!("cannot read {}: {error}", called(path))))
}

/// Writes a file, or says why that cannot be.
pub fn write(path: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(path, text)
        .map_err(|error| Failure::File(format!("cannot write {}: {error}", path.display())))
}

/// A text without characters that would break a line or do worse.
pub fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// A text and carets below its bytes `start` to `end`, each line indented.
///
/// Columns are characters, so that a caret stands below what it means in any script of plain letters.
pub fn pointed(text: &str, start: usize, end: usize) -> String {
    let shown = one_line(text);
    let start = text.floor_char_boundary(start);
    let end = text.ceil_char_boundary(end).max(start);
    let before = text[..start].chars().count();
    let width = text[start..end].chars().count().max(1);
    format!("  {}\n  {:before$}{}", shown.trim_end(), "", "^".repeat(width))
}
