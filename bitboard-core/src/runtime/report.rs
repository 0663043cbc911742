//! What a piece costs.

use alloc::{collections::BTreeSet, vec::Vec};
use core::fmt;

use bitboard_plan::{By, Engine, Index, Numbers, Pieces, Record, Word};

/// How something about a piece is computed, and what it costs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// The ways, one or two; none for what the piece never does.
    pub ways: Vec<By>,
    /// Lookups in tables of occupancies on every square.
    pub lookups: usize,
    /// Entries of these tables: sets, or numbers of sets.
    pub entries: usize,
    /// Bits of the largest index, before its offset is added.
    pub bits: u32,
    /// Bytes of tables, those shared with other pieces included.
    pub bytes: usize,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.ways.is_empty() {
            return f.write_str("never");
        }
        match &self.ways[..] {
            [way, other] if way == other => write!(f, "{way} twice")?,
            ways => {
                for (index, way) in ways.iter().enumerate() {
                    write!(f, "{}{way}", if index > 0 { " and " } else { "" })?;
                }
            }
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
            let (way, lookups) = way(pieces, engine);
            report.ways.push(way);
            report.lookups += lookups;
        }
    }
    for table in tables(&known) {
        let table = &pieces.tables[table];
        report.entries += match &table.numbers {
            Numbers::None => table.sets.len(),
            Numbers::Bytes(numbers) => numbers.len(),
            Numbers::Pairs(numbers) => numbers.len(),
        };
        let bits = table.records.iter().map(|record| index_bits(record, table.pext));
        report.bits = report.bits.max(bits.max().unwrap_or(0));
    }
    report.bytes = bytes(pieces, &known, word);
    report
}

/// The way of an engine, of several tables with the index of the first, and its lookups.
fn way(pieces: &Pieces, engine: &Engine) -> (By, usize) {
    match engine {
        Engine::Rays(_) => (By::Rays, 0),
        Engine::Fill(_) => (By::Fill, 0),
        Engine::Walk(_) => (By::Walk, 0),
        Engine::Tables { tables, .. } => {
            let tables = || tables.iter().map(|&index| &pieces.tables[index]);
            let count: usize = tables().map(|table| table.count).sum();
            let lookups = u32::try_from(count).ok();
            let index = tables().next().map(|table| match table.numbers {
                Numbers::None => Index::Direct,
                Numbers::Bytes(_) | Numbers::Pairs(_) => Index::Unique,
            });
            let pext = tables().any(|table| table.pext);
            (if pext { By::Pext { lookups, index } } else { By::Tables { lookups, index } }, count)
        }
    }
}

/// How many bits an index has before its offset is added.
fn index_bits(record: &Record, pext: bool) -> u32 {
    if pext || record.mask == 0 { record.mask.count_ones() } else { 64 - record.shift }
}

/// The tables of occupancies of some engines.
pub(super) fn tables(engines: &[&Engine]) -> BTreeSet<usize> {
    let tables = engines.iter().filter_map(|engine| match engine {
        Engine::Tables { tables, .. } => Some(tables),
        Engine::Rays(_) | Engine::Fill(_) | Engine::Walk(_) => None,
    });
    tables.flatten().copied().collect()
}

/// The bytes of all tables of some engines, each one once.
pub(super) fn bytes(pieces: &Pieces, engines: &[&Engine], word: Word) -> usize {
    let mut leaps_apart = BTreeSet::new();
    let mut bytes: usize = tables(engines).iter().map(|&table| pieces.tables[table].bytes(word)).sum();
    for engine in engines {
        match engine {
            Engine::Rays(rays) => bytes += rays.bytes(word),
            Engine::Tables { leaps, .. } => leaps_apart.extend(*leaps),
            Engine::Fill(_) => {}
            Engine::Walk(walk) => bytes += walk.bytes(),
        }
    }
    bytes + leaps_apart.iter().map(|&leaps: &usize| pieces.leaps[leaps].len() * word.bytes()).sum::<usize>()
}
