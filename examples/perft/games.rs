//! Which games there are.

use std::fmt::Display;
use std::str::FromStr;

use crate::chess::{self, Chess};
use crate::game::{Game, Tree};
use crate::rules;
use crate::rules::ataxx::{self, Ataxx};
use crate::rules::othello::{self, Othello};

/// A game that can be asked for by name.
pub struct Entry {
    /// As in files of expected numbers.
    pub name: &'static str,
    /// The position that `startpos` stands for.
    pub start: &'static str,
    /// Reads a position, or says what is wrong with it.
    pub read: fn(&str) -> Result<Box<dyn Tree>, String>,
}

/// Games that have a program of their own.
const PROGRAMMED: &[Entry] = &[
    Entry { name: "chess", start: chess::START, read: read::<Chess> },
    Entry { name: "ataxx", start: ataxx::START, read: read::<Ataxx> },
    Entry { name: "flipello", start: othello::START, read: read::<Othello> },
];

/// All games.
pub fn games() -> impl Iterator<Item = &'static Entry> {
    PROGRAMMED.iter().chain(rules::GAMES)
}

/// The game of this name.
pub fn named(name: &str) -> Option<&'static Entry> {
    games().find(|entry| entry.name == name)
}

fn read<G: Game + FromStr<Err: Display>>(line: &str) -> Result<Box<dyn Tree>, String> {
    match line.parse::<G>() {
        Ok(position) => Ok(Box::new(position)),
        Err(error) => Err(error.to_string()),
    }
}
