//! Ways to compute a piece, as they are written on the command line and in files.

use std::fmt;
use std::str::FromStr;

use bitboard_core::runtime::{By, Index, Report};
use serde::Deserialize;

/// A [`By`] and its spelling: `auto`, `rays`, `fill`, `walk`, `tables`, `tables-2`, `tables-2-unique`, …
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Deserialize)]
#[serde(try_from = "String")]
pub struct Strategy(pub By);

/// What all spellings have in common, for messages.
const EXPECTED: &str = "expected auto, rays, fill, walk, tables or pext; tables and pext may say the lookups a \
                        square and the index, as in tables-2, pext-unique or tables-3-direct";

impl Strategy {
    /// Every strategy, tables with as many lookups a square as they like and with 1 to `lookups`.
    pub fn all(lookups: u32) -> Vec<Self> {
        let mut all = vec![By::Auto, By::Rays, By::Fill, By::Walk, By::Tables { lookups: None, index: None }];
        for lookups in 1..=lookups {
            for index in [Index::Direct, Index::Unique] {
                all.push(By::Tables { lookups: Some(lookups), index: Some(index) });
            }
        }
        for lookups in 1..=lookups {
            for index in [Index::Direct, Index::Unique] {
                all.push(By::Pext { lookups: Some(lookups), index: Some(index) });
            }
        }
        all.into_iter().map(Self).collect()
    }
}

/// What a piece has become, in the same spelling; a table without lookups is one of leaps.
pub fn ways(report: &Report) -> String {
    let way = |&by: &By| match by {
        By::Tables { lookups: Some(0), .. } | By::Pext { lookups: Some(0), .. } => "leaps".to_owned(),
        by => Strategy(by).to_string(),
    };
    let ways: Vec<String> = report.ways.iter().map(way).collect();
    match &ways[..] {
        [] => "never".to_owned(),
        [way, other] if way == other => format!("{way} twice"),
        ways => ways.join(" and "),
    }
}

impl fmt::Display for Strategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, lookups, index) = match self.0 {
            By::Auto => ("auto", None, None),
            By::Rays => ("rays", None, None),
            By::Fill => ("fill", None, None),
            By::Walk => ("walk", None, None),
            By::Tables { lookups, index } => ("tables", lookups, index),
            By::Pext { lookups, index } => ("pext", lookups, index),
        };
        let mut text = name.to_owned();
        if let Some(lookups) = lookups {
            text.push_str(&format!("-{lookups}"));
        }
        match index {
            None => {}
            Some(Index::Direct) => text.push_str("-direct"),
            Some(Index::Unique) => text.push_str("-unique"),
        }
        f.pad(&text)
    }
}

impl FromStr for Strategy {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        // So that `tables(lookups = 2, index = unique)`, as it is written in macros and messages, is the same.
        let mut words = text
            .split(|c: char| !c.is_alphanumeric())
            .filter(|word| !matches!(*word, "" | "lookups" | "index"))
            .peekable();
        let name = words.next().unwrap_or_default();
        let lookups = words.next_if(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
        let lookups = lookups.map(str::parse).transpose().map_err(|_| EXPECTED)?;
        let index = words.next().map(|word| match word {
            "direct" => Ok(Index::Direct),
            "unique" => Ok(Index::Unique),
            _ => Err(EXPECTED),
        });
        let index = index.transpose()?;
        let plain = lookups.is_none() && index.is_none();
        let by = match name {
            "auto" if plain => By::Auto,
            "rays" if plain => By::Rays,
            "fill" if plain => By::Fill,
            "walk" if plain => By::Walk,
            "tables" => By::Tables { lookups, index },
            "pext" => By::Pext { lookups, index },
            _ => return Err(EXPECTED.to_owned()),
        };
        if words.next().is_some() { Err(EXPECTED.to_owned()) } else { Ok(Self(by)) }
    }
}

impl TryFrom<String> for Strategy {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}
