//! Candidates, fakers and hidden passed pawns, with their sentries and helpers.
//!
//! A pawn that is open, but not passed, has *sentries*: enemy pawns on the files beside it that guard squares
//! of its way. Own pawns beside or behind it on these files are its *helpers*. With as many helpers as
//! sentries it is a *candidate*, which becomes a passed pawn by exchanges; with fewer it only fakes one: a
//! *faker*. The terms are Hans Kmoch's, from *Pawn Power in Chess*; after the Chess Programming Wiki, pages
//! *Candidate Passed Pawn* and *Faker*.
//!
//! There are three answers to what a candidate is, from quick to sure: [by control](white_candidates_by_control)
//! of the squares ahead at this moment, [by the number of helpers](white_candidates_by_helpers), and
//! [by search](is_candidate_by_search). They disagree on white pawns on a4 and b5 against a black one on a7:
//!
//! ```
//! use bitboard_core::chess::pawn_structure::candidate::*;
//! use bitboard_core::chess::{Board, Color, Square};
//!
//! let (white, black) = (Board::from_iter([Square::A4, Square::B5]), Square::A7.board());
//! assert_eq!(white_candidates_by_control(white, black), Board::EMPTY);
//! assert_eq!(white_candidates_by_helpers(white, black), Square::B5.board());
//! assert!(is_candidate_by_search(Color::White, Square::B5, white, black, 3));
//! ```

pub mod hidden;

mod search;

pub use search::is_candidate_by_search;

use crate::mirrored;

use crate::chess::{
    Board, Color, Direction, Square,
    pawns::{
        attacks::{ATTACKS, black_safe_squares, white_safe_squares},
        isolated::neighbor_files,
        passed::{PASSED_SPANS, black_half_free_pawns, is_open, is_passed, white_half_free_pawns},
        spans::{black_rear_spans, white_rear_spans},
    },
};

/// The enemy pawns ahead of a pawn on the files beside it: they guard squares of its way, or could take it.
/// Two look-ups and two operations.
///
/// ```
/// use bitboard_core::chess::{Board, Color, Square, pawn_structure::candidate::sentries};
///
/// let black = Board::from_iter([Square::B6, Square::C7, Square::D4, Square::D6]);
/// let guards = Board::from_iter([Square::B6, Square::D6]);
/// assert_eq!(sentries(Color::White, Square::C4, black), guards);
/// ```
#[doc(alias = "sentry")]
#[inline]
#[must_use]
pub const fn sentries(color: Color, square: Square, enemy: Board) -> Board {
    enemy.and(neighbor_files(square)).and(PASSED_SPANS[color as usize][square as usize])
}

/// The pawns beside a pawn or behind it on the files next to its own: they defend its stop, or can come to
/// defend it or a square beyond. Two look-ups and 3 operations.
///
/// ```
/// use bitboard_core::chess::{Board, Color, Square, pawn_structure::candidate::helpers};
///
/// let white = Board::from_iter([Square::B2, Square::B5, Square::C4, Square::D4]);
/// let helpful = Board::from_iter([Square::B2, Square::D4]);
/// assert_eq!(helpers(Color::White, Square::C4, white), helpful);
/// ```
#[doc(alias = "helper")]
#[inline]
#[must_use]
pub const fn helpers(color: Color, square: Square, pawns: Board) -> Board {
    pawns.and(neighbor_files(square)).without(PASSED_SPANS[color as usize][square as usize])
}

/// The squares between two black sentries that guard the stop of the same white pawn: neither of them covers
/// it, so that it is a hole. 8 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . 1 . 1 . . 1 .     . . 1 . . . . .
/// . . . . . . . .     . . . . 1 . . .     . . . . . . . .
/// . . 1 . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . 1 . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "hole between two sentries")]
#[doc(alias = "w_sentry_gap_holes")]
#[mirrored(ranks, black = black_sentry_gap_holes, alias = "b_sentry_gap_holes", board = Board(8x8))]
#[inline]
#[must_use]
pub const fn white_sentry_gap_holes(pawns: Board, enemy: Board) -> Board {
    let between = enemy.to(Direction::East).and(enemy.to(Direction::West));
    between.and(pawns.to(Direction::North).to(Direction::North))
}

/// White half-free pawns that find no square ahead with more black than white pawns attacking it. About 40
/// operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . 1     . . . . . . . .
/// . 1 . . . . . .     . . . . . . . .     . . . . . . . .
/// 1 . . . . 1 1 .     . . . . . . . .     . . . . . . 1 .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// Who attacks now is all it sees: the other half-free pawn becomes a candidate when its helper stands beside
/// it.
#[doc(alias = "candidate passed pawn")]
#[doc(alias = "w_candidates_by_control")]
#[mirrored(
    ranks,
    black = black_candidates_by_control,
    alias = "b_candidates_by_control",
    pairs(
        white_half_free_pawns = black_half_free_pawns,
        white_safe_squares = black_safe_squares,
        white_rear_spans = black_rear_spans
    ),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_candidates_by_control(pawns: Board, enemy: Board) -> Board {
    let lost = white_safe_squares(pawns, enemy).not();
    white_half_free_pawns(pawns, enemy).without(white_rear_spans(lost))
}

/// White half-free pawns with at least as many helpers as sentries. 17 operations, and about 12 for each
/// half-free pawn.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 . . . . . . 1     . . . . . . . .
/// . . . . . . . .     . . . 1 . . . 1     . . . . . . . .
/// . 1 . . . . . .     . . . . . . . .     . 1 . . . . . .
/// 1 . . . . 1 1 .     . . . . . . . .     . . . . . . . .
/// . . 1 . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "candidate passed pawn")]
#[doc(alias = "w_candidates_by_helpers")]
#[mirrored(
    ranks,
    black = black_candidates_by_helpers,
    alias = "b_candidates_by_helpers",
    pairs(
        white_half_free_pawns = black_half_free_pawns,
        Color::White = Color::Black
    ),
    symmetric(outnumbered),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_candidates_by_helpers(pawns: Board, enemy: Board) -> Board {
    let half_free = white_half_free_pawns(pawns, enemy);
    half_free.without(outnumbered(Color::White, half_free, pawns, enemy))
}

/// White half-free pawns with fewer helpers than sentries. 15 operations, and about 12 for each half-free
/// pawn.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 . . . . . . 1     . . . . . . . .
/// . . . . . . . .     . . . 1 . . . 1     . . . . . . . .
/// . 1 . . . . . .     . . . . . . . .     . . . . . . . .
/// 1 . . . . 1 1 .     . . . . . . . .     . . . . . . 1 .
/// . . 1 . . . . .     . . . . . . . .     . . 1 . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "faker")]
#[doc(alias = "w_fakers")]
#[mirrored(
    ranks,
    black = black_fakers,
    alias = "b_fakers",
    pairs(
        white_half_free_pawns = black_half_free_pawns,
        Color::White = Color::Black
    ),
    symmetric(outnumbered),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_fakers(pawns: Board, enemy: Board) -> Board {
    outnumbered(Color::White, white_half_free_pawns(pawns, enemy), pawns, enemy)
}

/// The members of a set of pawns that have fewer helpers than sentries.
///
/// One by one: a position has few half-free pawns, and counting all at once takes more than a hundred
/// operations.
const fn outnumbered(color: Color, mut among: Board, pawns: Board, enemy: Board) -> Board {
    let mut outnumbered = Board::EMPTY;
    while let Some(square) = among.pop_first() {
        if is_outnumbered(color, square, pawns, enemy) {
            outnumbered.insert(square);
        }
    }
    outnumbered
}

const fn is_outnumbered(color: Color, square: Square, pawns: Board, enemy: Board) -> bool {
    helpers(color, square, pawns).len() < sentries(color, square, enemy).len()
}

const fn is_faker(color: Color, square: Square, pawns: Board, enemy: Board) -> bool {
    pawns.contains(square)
        && is_open(color, square, enemy)
        && !is_passed(color, square, enemy)
        && is_outnumbered(color, square, pawns, enemy)
}

/// Whether a faker turns into a candidate by one move of another pawn of its own: it has as many helpers as
/// sentries then. About 10 operations for each pawn, and 15 for each capture.
///
/// Only captures are tried. A push brings no pawn beside or behind the faker that was not there before, and
/// leaves all sentries where they are.
///
/// ```
/// use bitboard_core::chess::{Board, Color, Square, pawn_structure::candidate::becomes_candidate};
///
/// // Two sentries against one helper, until f5 takes one of them.
/// let white = Board::from_iter([Square::C4, Square::D4, Square::F5]);
/// let black = Board::from_iter([Square::C6, Square::E6]);
/// assert!(becomes_candidate(Color::White, Square::D4, white, black));
/// assert!(!becomes_candidate(Color::White, Square::D4, white - Square::F5.board(), black));
/// ```
#[doc(alias = "faker turned candidate")]
#[must_use]
pub const fn becomes_candidate(color: Color, square: Square, pawns: Board, enemy: Board) -> bool {
    if !is_faker(color, square, pawns, enemy) {
        return false;
    }
    let mut others = pawns.without_square(square);
    while let Some(from) = others.pop_first() {
        let mut captures = ATTACKS[color as usize][from as usize].and(enemy);
        while let Some(to) = captures.pop_first() {
            let after = pawns.without_square(from).with(to);
            if !is_outnumbered(color, square, after, enemy.without_square(to)) {
                return true;
            }
        }
    }
    false
}
