//! The pawn hash table: its keys, locks and numbers against plain definitions, the table against a map.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use bitboard_core::chess::pawn_hash::{
    BCH, BchKey, CONFIGURATIONS, DifferenceKey, KING_ZOBRIST, Lock96, MultiplicationKey, PawnChange,
    PawnEntry, PawnEvaluation, PawnHashTable, PawnKey, PawnKingHashTable, PawnKingKey, PhaseScore,
    Statistics, ZOBRIST, ZobristKey, canonical, captures_needed, configuration, configuration_number,
    foremost, index_by_difference, index_by_modulo, index_by_multiplication, upper_half,
};
use bitboard_core::chess::{Board, Color, Square};
use oracle::{Random, Set};

use crate::squares::{board, cells, set};

mod code_words;
mod index;
mod keys;
mod numbers;
mod table;

/// Squares where pawns can stand.
fn places() -> Set {
    cells().iter().copied().filter(|&(_, rank)| (1..7).contains(&rank)).collect()
}

/// At most `most` pawns of each colour on squares of their own.
fn structure(random: &mut Random, most: usize) -> (Set, Set) {
    let mut free = places();
    let mut pawns = || -> Set {
        let count = random.below(most + 1);
        (0..count)
            .map(|_| {
                let square = random.one(&free);
                free.remove(&square);
                square
            })
            .collect()
    };
    (pawns(), pawns())
}

/// The file of each member is counted from the other side.
fn mirrored(set: &Set) -> Set {
    set.iter().map(|&(file, rank)| (7 - file, rank)).collect()
}

/// The exclusive or of the numbers of all pawns, one by one.
fn sum(numbers: &[[u64; 64]; 2], white: &Set, black: &Set) -> u64 {
    let of = |color: usize, set: &Set| {
        set.iter().fold(0, |key, &(file, rank)| key ^ numbers[color][(8 * rank + file) as usize])
    };
    of(0, white) ^ of(1, black)
}
