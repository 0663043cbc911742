//! What a piece costs.

use alloc::{collections::BTreeSet, vec::Vec};
use core::fmt;

use bitboard_plan::{By, Engine, Index, Numbers, Pieces, Word};

/// How something about a piece is computed, and what it costs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// The ways, one or two; none for what the piece never does.
    pub ways: Vec<By>,
    /// Lookups in tables of occupancies on every square.
    pub lookups: usize,
    /// Bytes of tables, those shared with other pieces included.
    pub bytes: usize,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.ways.is_empty() {
            return f.write_str("never");
        }
        for (index, way) in self.ways.iter().enumerate() {
            write!(f, "{}{way}", if index > 0 { " and " } else { "" })?;
        }
        write!(f, ", {} bytes", self.bytes)
    }
}

/// The report on some engines.
pub(super) fn report<'a>(pieces: &Pieces, engines: impl Iterator<Item = &'a Engine>, word: Word) -> Report {
    let mut known: Vec<&Engine> = Vec::new();
    let mut report = Report::default();
    for engine in engines {
        if !known.contains(&engine) {
            known.push(engine);
            report.ways.push(way(pieces, engine));
        }
    }
    for way in &report.ways {
        if let By::Tables { lookups: Some(lookups), .. } | By::Pext { lookups: Some(lookups), .. } = way {
            report.lookups += *lookups as usize;
        }
    }
    report.bytes = bytes(pieces, &known, word);
    report
}

/// The way of an engine; of tables together the index of the first.
fn way(pieces: &Pieces, engine: &Engine) -> By {
    match engine {
        Engine::Rays(_) => By::Rays,
        Engine::Fill(_) => By::Fill,
        Engine::Walk(_) => By::Walk,
        Engine::Tables { tables, .. } => {
            let tables = || tables.iter().map(|&index| &pieces.tables[index]);
            let lookups = Some(tables().map(|table| table.count as u32).sum());
            let index = tables().next().map(|table| match table.numbers {
                Numbers::None => Index::Direct,
                Numbers::Bytes(_) | Numbers::Pairs(_) => Index::Unique,
            });
            if tables().any(|table| table.pext) {
                By::Pext { lookups, index }
            } else {
                By::Tables { lookups, index }
            }
        }
    }
}

/// The bytes of all tables of some engines, each one once.
pub(super) fn bytes(pieces: &Pieces, engines: &[&Engine], word: Word) -> usize {
    let (mut shared, mut leaps_apart): (BTreeSet<usize>, BTreeSet<usize>) = Default::default();
    let mut bytes = 0;
    for engine in engines {
        match engine {
            Engine::Rays(rays) => bytes += rays.row_len() * rays.squares.len() * word.bytes(),
            Engine::Tables { tables, leaps } => {
                shared.extend(tables);
                leaps_apart.extend(leaps);
            }
            Engine::Fill(_) => {}
            Engine::Walk(walk) => bytes += walk.bytes(),
        }
    }
    bytes += shared.iter().map(|&table| pieces.tables[table].bytes(word)).sum::<usize>();
    bytes + leaps_apart.iter().map(|&leaps| pieces.leaps[leaps].len() * word.bytes()).sum::<usize>()
}
