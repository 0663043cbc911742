//! Which games there are.

use std::fmt::Display;
use std::str::FromStr;

use crate::chess::{self, Chess};
use crate::game::{Game, Tree};

/// A game that can be asked for by name.
pub struct Entry {
    /// As in files of expected numbers.
    pub name: &'static str,
    /// The position that `startpos` stands for.
    pub start: &'static str,
    /// Reads a position, or says what is wrong with it.
    pub read: fn(&str) -> Result<Box<dyn Tree>, String>,
}

/// All games.
pub const GAMES: &[Entry] = &[Entry { name: "chess", start: chess::START, read: read::<Chess> }];

/// The game of this name.
pub fn named(name: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.name == name)
}

fn read<G: Game + FromStr<Err: Display>>(line: &str) -> Result<Box<dyn Tree>, String> {
    match line.parse::<G>() {
        Ok(position) => Ok(Box::new(position)),
        Err(error) => Err(error.to_string()),
    }
}
