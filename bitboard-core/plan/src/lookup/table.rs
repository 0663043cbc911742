//! Tables of a piece put together from the lookups of its squares.

use alloc::{collections::BTreeMap, vec::Vec};

use super::{
    NoTables,
    fill::{Filled, UNUSED, fill},
    layout::{self, Layout},
    multiplier::Gather,
    partition::entries,
    record_bytes,
    relevant::{Square, Term},
};
use crate::{Index, Lookups, Numbers, Record, Word};

/// More entries than these would take seconds and hundreds of megabytes.
const MOST_ENTRIES: u64 = 1 << 26;

/// How tables are to be indexed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Indexing {
    /// By the instruction `pext` instead of a product.
    pub pext: bool,
    /// How an entry is found; the smaller way if nothing is said.
    pub index: Option<Index>,
    /// The word of the board, by which sizes are compared.
    pub word: Word,
}

/// Fills the tables of a piece. Its leaps are in the first lookup of each square.
///
/// # Errors
/// [`NoTables::TooMany`] if there are too many entries, [`NoTables::Clash`] if a multiplier is wrong, which has not
/// been seen.
pub(crate) fn build(squares: &[Square], layout: &Layout, indexing: Indexing) -> Result<Lookups, NoTables> {
    if layout.entries() > MOST_ENTRIES {
        return Err(NoTables::TooMany);
    }
    let mut parts = Vec::new();
    for (number, square) in squares.iter().enumerate() {
        let masks = &layout.masks[number];
        let mut terms: Vec<Vec<Term>> = masks.iter().map(|_| Vec::new()).collect();
        for rider in &square.riders {
            if let Some(lookup) = masks.iter().position(|mask| rider.mask & !mask == 0) {
                terms[lookup].extend(&rider.terms);
            }
        }
        for (lookup, &mask) in masks.iter().enumerate() {
            let leaps = if lookup == 0 { square.leaps } else { 0 };
            let part = match layout.gather(mask) {
                Some(gather) if !indexing.pext => by_product(mask, gather, &terms[lookup], leaps),
                _ => by_pext(mask, &terms[lookup], leaps),
            };
            parts.push(part.ok_or(NoTables::Clash { square: number })?);
        }
    }
    let mut lookups = match indexing.index {
        Some(Index::Unique) => unique(&parts),
        index => {
            let unique = index.is_none().then(|| unique(&parts));
            // Records are larger with numbers, and every lookup is slower.
            let spent =
                parts.len() * (record_bytes(indexing.word, true) - record_bytes(indexing.word, false));
            let most = unique.as_ref().map_or(usize::MAX, |unique| unique.table_bytes(indexing.word) + spent);
            match (direct(&parts, most / indexing.word.bytes()), unique) {
                (Some(direct), _) => direct,
                (None, Some(unique)) => unique,
                (None, None) => return Err(NoTables::TooMany),
            }
        }
    };
    lookups.count = layout.count;
    lookups.pext = indexing.pext;
    // A square with fewer lookups than the piece repeats its first.
    let mut records = lookups.records.iter();
    let mut padded = Vec::with_capacity(squares.len() * layout.count);
    for masks in &layout.masks {
        let first = padded.len();
        padded.extend(records.by_ref().take(masks.len()));
        while padded.len() < first + layout.count {
            padded.push(padded[first]);
        }
    }
    lookups.records = padded;
    Ok(lookups)
}

/// A lookup: its record, without the places of its entries, and what it gives.
type Part = (Record, Filled);

fn by_product(mask: u128, gather: &Gather, terms: &[Term], leaps: u128) -> Option<Part> {
    let Gather { fold, turn, multiplier, bits } = *gather;
    let filled =
        fill(mask, terms, leaps, layout::entries(mask, gather) as usize, |bit| gather.contribution(bit))?;
    Some((Record { mask, multiplier, fold, turn, shift: 64 - bits, ..Record::default() }, filled))
}

fn by_pext(mask: u128, terms: &[Term], leaps: u128) -> Option<Part> {
    let below = |bit: u32| (mask & ((1 << bit) - 1)).count_ones();
    let filled = fill(mask, terms, leaps, entries(mask) as usize, |bit| 1 << below(bit))?;
    let shift = 64 - mask.count_ones().max(1);
    Some((Record { mask, fold: below(64), shift, ..Record::default() }, filled))
}

/// A table in which equal runs are stored once.
struct Runs<T> {
    all: Vec<T>,
    /// Where the runs of each length begin.
    starts: BTreeMap<usize, Vec<usize>>,
}

impl<T: Copy + PartialEq> Runs<T> {
    fn new() -> Self {
        Self { all: Vec::new(), starts: BTreeMap::new() }
    }

    /// Where the run is.
    fn place(&mut self, run: &[T]) -> usize {
        let starts = self.starts.entry(run.len()).or_default();
        if let Some(&start) = starts.iter().find(|&&start| self.all[start..start + run.len()] == *run) {
            return start;
        }
        starts.push(self.all.len());
        self.all.extend_from_slice(run);
        self.all.len() - run.len()
    }
}

/// Tables with a set for each index; `None` as soon as there are more sets than `most`, which may be very many.
fn direct(parts: &[Part], most: usize) -> Option<Lookups> {
    let mut sets = Runs::new();
    let mut records = Vec::with_capacity(parts.len());
    let mut run = Vec::new();
    for (record, filled) in parts {
        run.clear();
        let mut at = 0;
        while at < filled.numbers.len() {
            let number = filled.numbers[at];
            run.push(if number == UNUSED { 0 } else { filled.sets[number as usize] });
            at += 1;
        }
        records.push(Record { offset: sets.place(&run) as u32, ..*record });
        if sets.all.len() > most {
            return None;
        }
    }
    Some(Lookups { records, sets: sets.all, ..Lookups::default() })
}

/// Tables with a number for each index, and the sets apart.
fn unique(parts: &[Part]) -> Lookups {
    let mut sets = Runs::new();
    let mut numbers = Runs::new();
    let mut records = Vec::with_capacity(parts.len());
    let mut run: Vec<u16> = Vec::new();
    let mut most = 0;
    for (record, filled) in parts {
        run.clear();
        let mut at = 0;
        while at < filled.numbers.len() {
            let number = filled.numbers[at];
            run.push(if number == UNUSED { 0 } else { number as u16 });
            at += 1;
        }
        most = most.max(filled.sets.len());
        let (offset, sets) = (numbers.place(&run) as u32, sets.place(&filled.sets) as u32);
        records.push(Record { offset, sets, ..*record });
    }
    let numbers = if most <= 256 {
        Numbers::Bytes(numbers.all.iter().map(|&number| number as u8).collect())
    } else {
        Numbers::Pairs(numbers.all)
    };
    Lookups { records, numbers, sets: sets.all, ..Lookups::default() }
}

#[cfg(test)]
mod tests {
    use super::super::{
        partition::Rule,
        samples::{self, Piece},
    };
    use super::*;
    use crate::Move;

    const PIECES: [Piece; 10] = [
        Piece::Rook,
        Piece::Bishop,
        Piece::Queen,
        Piece::Nightrider,
        Piece::Griffon,
        Piece::Manticore,
        Piece::ForwardBishopBackwardRook,
        Piece::CannonHop,
        Piece::Archbishop,
        Piece::Knight,
    ];

    fn word(squares: usize) -> Word {
        if squares <= 64 { Word::Integer(64) } else { Word::Integer(128) }
    }

    fn tables(piece: Piece, files: i32, ranks: i32, rule: Rule, index: Option<Index>) -> Lookups {
        let squares = samples::squares(piece, files, ranks);
        let layout = Layout::new(&squares, rule).unwrap();
        build(&squares, &layout, Indexing { pext: false, index, word: word(squares.len()) }).unwrap()
    }

    /// The squares of the moves that are open.
    fn reached(moves: &[Move], occupied: u128) -> u128 {
        let open = moves.iter().filter(|Move { empty, full, .. }| {
            occupied & empty.low_u128() == 0 && !occupied & full.low_u128() == 0
        });
        open.fold(0, |set, way| set | 1 << way.to)
    }

    #[test]
    fn tables_reach_what_moves_reach() {
        let mut random = 7_u128;
        for (files, ranks) in [(8, 8), (9, 10), (12, 10), (16, 8), (5, 3)] {
            for piece in PIECES {
                let board = samples::board(piece, files, ranks);
                let squares = samples::squares(piece, files, ranks);
                let word = word(squares.len());
                for rule in [Rule::Fewest, Rule::Exactly(3), Rule::Balanced] {
                    let Ok(layout) = Layout::new(&squares, rule) else { continue };
                    for index in [Some(Index::Direct), Some(Index::Unique)] {
                        for pext in [false, true] {
                            let tables = build(&squares, &layout, Indexing { pext, index, word }).unwrap();
                            assert_eq!(tables.records.len(), squares.len() * layout.count);
                            if index == Some(Index::Direct) {
                                assert!(tables.bytes(word) as u64 <= layout.bytes(word));
                            }
                            for (square, moves) in board.iter().enumerate() {
                                for _ in 0..4 {
                                    random = random
                                        .wrapping_mul(0x2360_ed05_1fc6_5da4_4385_df64_9fcc_f645)
                                        .wrapping_add(1);
                                    let occupied = random ^ random >> 64;
                                    let occupied =
                                        if square % 2 == 0 { occupied } else { occupied & random << 3 };
                                    assert_eq!(
                                        tables.attacks(square, occupied),
                                        reached(moves, occupied),
                                        "{piece:?} on {files}x{ranks} from {square} with {occupied:#x}"
                                    );
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn sizes() {
        let entries =
            |piece, files, ranks, rule| tables(piece, files, ranks, rule, Some(Index::Direct)).sets.len();
        assert_eq!(entries(Piece::Rook, 8, 8, Rule::Exactly(1)), 102_400);
        assert_eq!(entries(Piece::Rook, 8, 8, Rule::Fewest), 102_400);
        assert_eq!(entries(Piece::Bishop, 8, 8, Rule::Fewest), 5_248);
        assert_eq!(entries(Piece::Archbishop, 8, 8, Rule::Fewest), 5_248);
        assert_eq!(entries(Piece::Nightrider, 8, 8, Rule::Fewest), 1_280);
        assert_eq!(entries(Piece::Nightrider, 12, 10, Rule::Fewest), 53_760);
        assert_eq!(entries(Piece::Rook, 9, 10, Rule::Exactly(2)), 20_864);
        assert_eq!(entries(Piece::Queen, 8, 8, Rule::Exactly(2)), 59_264);
        let unique = |piece, files, ranks, rule| {
            tables(piece, files, ranks, rule, Some(Index::Unique)).table_bytes(word((files * ranks) as usize))
        };
        // 4,900 sets of 8 bytes and a byte for each entry: 138 KB.
        assert_eq!(unique(Piece::Rook, 8, 8, Rule::Fewest), 102_400 + 8 * 4_900);
        // 86,528 entries would need 151 KB if lines of one length did not share their numbers.
        assert!(unique(Piece::Rook, 12, 10, Rule::Exactly(2)) <= 100_000);
    }

    #[test]
    fn the_smaller_index_is_taken() {
        for piece in PIECES {
            for (files, ranks) in [(8, 8), (12, 10)] {
                let word = word((files * ranks) as usize);
                let bytes = |index| tables(piece, files, ranks, Rule::Exactly(4), index).bytes(word);
                let smaller = bytes(Some(Index::Direct)).min(bytes(Some(Index::Unique)));
                assert_eq!(bytes(None), smaller, "{piece:?} on {files}x{ranks}");
            }
        }
    }

    #[test]
    fn so_many_lookups_are_made_on_every_square() {
        for lookups in 1..=3 {
            let tables = tables(Piece::Knight, 6, 5, Rule::Exactly(lookups), None);
            assert_eq!(tables.records.len(), 30 * lookups as usize);
            assert_eq!(tables.attacks(0, 0), 1 << 8 | 1 << 13);
        }
    }

    #[test]
    fn masks_moved_over_the_board_share_their_numbers() {
        let piece = |files, ranks| tables(Piece::Rook, files, ranks, Rule::Exactly(2), Some(Index::Unique));
        // Most lines look the same from some other squares.
        for (files, ranks, most) in [(8, 8, 20), (12, 10, 80)] {
            let tables = piece(files, ranks);
            let mut offsets: Vec<u32> = tables.records.iter().map(|record| record.offset).collect();
            offsets.sort_unstable();
            offsets.dedup();
            assert!(offsets.len() <= most, "{files}x{ranks}: {}", offsets.len());
            assert!(files == 12 || tables.records.iter().all(|record| record.fold == 0));
        }
    }
}
