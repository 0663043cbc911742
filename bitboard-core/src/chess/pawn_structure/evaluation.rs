//! Doubled and hanging pawns as evaluation sees them.
//!
//! After the Chess Programming Wiki, pages *Doubled Pawn* and *Hanging pawns*. The sets of doubled pawns by
//! themselves are in [`doubled`](super::doubled), that of hanging pawns in
//! [`isolated`](crate::chess::pawns::isolated).

use core::cmp::Ordering;

use crate::mirrored;

use crate::chess::{
    Board, Color, Direction, File, Side,
    pawns::{
        attacks::{black_any_attacks, black_safe_squares, white_any_attacks, white_safe_squares},
        isolated::{NEIGHBOR_FILES, black_hanging_pawns, white_hanging_pawns},
        pushes::{black_able_to_push, white_able_to_push},
        spans::{FRONT_SPANS, file_fill, fileset},
    },
};

/// How many of the pawns stand on each file, a-file first: two are doubled, three tripled. 16 operations.
///
/// ```
/// use bitboard_core::chess::{Board, Square, pawn_structure::evaluation::multiplicity_per_file};
///
/// let pawns = Board::from_iter([Square::B2, Square::B3, Square::H5]);
/// assert_eq!(multiplicity_per_file(pawns), [0, 2, 0, 0, 0, 0, 0, 1]);
/// ```
#[doc(alias = "doubled pawns")]
#[doc(alias = "tripled pawns")]
#[must_use]
pub const fn multiplicity_per_file(pawns: Board) -> [u8; 8] {
    let mut multiplicity = [0; 8];
    let mut file = 0;
    while file < 8 {
        multiplicity[file] = File::ALL[file].board().and(pawns).len() as u8;
        file += 1;
    }
    multiplicity
}

/// The number of enemy pawns on the files next to that of doubled pawns: those that one of them could be
/// exchanged for. A look-up and two operations.
///
/// ```
/// use bitboard_core::chess::{Board, File, Square, pawn_structure::evaluation::doubled_exchange_potential};
///
/// let enemy = Board::from_iter([Square::A6, Square::B7, Square::C5, Square::E6]);
/// assert_eq!(doubled_exchange_potential(enemy, File::B), 2);
/// ```
#[doc(alias = "exchange potential")]
#[inline]
#[must_use]
pub const fn doubled_exchange_potential(enemy: Board, file: File) -> u8 {
    enemy.and(NEIGHBOR_FILES[file as usize]).len() as u8
}

/// How bad a pair of doubled pawns is, from best to worst.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DoubledKind {
    /// Enemy and own pawns stand on the neighbouring files: one of the pair can be exchanged with help.
    Best,
    /// Enemy pawns stand on the neighbouring files, but none of its own.
    Middle,
    /// No enemy pawn stands on the neighbouring files, and a single one ahead holds both.
    Worst,
}

/// The kind of doubled pawns on a file. `None` if the file has not exactly two of the pawns, or no enemy pawn
/// to exchange for or to be held by. About 12 operations and two look-ups.
///
/// ```
/// use bitboard_core::chess::pawn_structure::evaluation::{DoubledKind, doubled_kind};
/// use bitboard_core::chess::{Board, Color, File, Square};
///
/// let white = Board::from_iter([Square::B2, Square::B3, Square::C3, Square::H2, Square::H3]);
/// let black = Board::from_iter([Square::A6, Square::B7, Square::H6]);
/// let kind = |file| doubled_kind(Color::White, white, black, file);
/// assert_eq!(kind(File::B), Some(DoubledKind::Best));
/// assert_eq!(kind(File::C), None);
/// assert_eq!(kind(File::H), Some(DoubledKind::Worst));
/// ```
#[doc(alias = "kinds of doubled pawns")]
#[must_use]
pub const fn doubled_kind(color: Color, pawns: Board, enemy: Board, file: File) -> Option<DoubledKind> {
    if file.board().and(pawns).len() != 2 {
        None
    } else if doubled_exchange_potential(enemy, file) > 0 {
        if pawns.is_disjoint(NEIGHBOR_FILES[file as usize]) {
            Some(DoubledKind::Middle)
        } else {
            Some(DoubledKind::Best)
        }
    } else if doubled_held_by_one(color, pawns, enemy, file) {
        Some(DoubledKind::Worst)
    } else {
        None
    }
}

/// Whether a single enemy pawn holds two pawns of a file: it alone stands ahead of both, and no enemy pawn on
/// the neighbouring files could be exchanged for one of them. About 10 operations and two look-ups.
///
/// ```
/// use bitboard_core::chess::{Board, Color, File, Square, pawn_structure::evaluation::doubled_held_by_one};
///
/// let white = Board::from_iter([Square::H2, Square::H3]);
/// assert!(doubled_held_by_one(Color::White, white, Square::H6.board(), File::H));
/// let black = Board::from_iter([Square::G7, Square::H6]);
/// assert!(!doubled_held_by_one(Color::White, white, black, File::H));
/// ```
#[doc(alias = "two held by one")]
#[must_use]
pub const fn doubled_held_by_one(color: Color, pawns: Board, enemy: Board, file: File) -> bool {
    let pair = file.board().and(pawns);
    let foremost = match color {
        Color::White => pair.last(),
        Color::Black => pair.first(),
    };
    let Some(foremost) = foremost else { return false };
    pair.len() == 2
        && FRONT_SPANS[color as usize][foremost as usize].and(enemy).len() == 1
        && doubled_exchange_potential(enemy, file) == 0
}

/// What [`doubled_devaluation`] takes off at most: half a pawn, in hundredths of a pawn.
///
/// ```
/// use bitboard_core::chess::pawn_structure::evaluation::{DOUBLED_DEVALUATION, DoubledKind, doubled_devaluation};
///
/// assert_eq!(doubled_devaluation(DoubledKind::Worst, true), DOUBLED_DEVALUATION);
/// ```
pub const DOUBLED_DEVALUATION: i32 = 50;

/// What doubled pawns are worth less than two others, in hundredths of a pawn.
///
/// Early programs took half a pawn or less. It is all of that only where the pair
/// [cripples a majority](crippled_majority), which then makes no passed pawn; else the less, the better the
/// pair can be exchanged. The steps between are a starting point for tuning.
///
/// ```
/// use bitboard_core::chess::pawn_structure::evaluation::{DoubledKind, doubled_devaluation};
///
/// assert_eq!(doubled_devaluation(DoubledKind::Best, false), 10);
/// assert_eq!(doubled_devaluation(DoubledKind::Best, true), 50);
/// ```
#[doc(alias = "value of a doubled pawn")]
#[inline]
#[must_use]
pub const fn doubled_devaluation(kind: DoubledKind, crippled: bool) -> i32 {
    if crippled {
        return DOUBLED_DEVALUATION;
    }
    match kind {
        DoubledKind::Best => 10,
        DoubledKind::Middle => 20,
        DoubledKind::Worst => 35,
    }
}

/// The squares of a wing: the four files e to h of the east side, a to d of the west.
///
/// ```text
/// . . . . 1 1 1 1     1 1 1 1 . . . .
/// . . . . 1 1 1 1     1 1 1 1 . . . .
/// . . . . 1 1 1 1     1 1 1 1 . . . .
/// . . . . 1 1 1 1     1 1 1 1 . . . .
/// . . . . 1 1 1 1     1 1 1 1 . . . .
/// . . . . 1 1 1 1     1 1 1 1 . . . .
/// . . . . 1 1 1 1     1 1 1 1 . . . .
/// . . . . 1 1 1 1     1 1 1 1 . . . .
/// ```
#[doc(alias = "king side")]
#[doc(alias = "queen side")]
#[inline]
#[must_use]
pub const fn wing(side: Side) -> Board {
    let east = Board::FILE_E.or(Board::FILE_F).or(Board::FILE_G).or(Board::FILE_H);
    match side {
        Side::East => east,
        Side::West => east.not(),
    }
}

/// Who has more pawns on a wing: `Greater` if those of the first set do. 4 operations and a comparison.
///
/// Any set of files will do for the [`wing`].
///
/// ```
/// use core::cmp::Ordering;
///
/// use bitboard_core::chess::pawn_structure::evaluation::{wing, wing_majority};
/// use bitboard_core::chess::{Board, Side, Square};
///
/// let white = Board::from_iter([Square::A2, Square::B2, Square::G2]);
/// let black = Board::from_iter([Square::B7, Square::F7, Square::G7]);
/// assert_eq!(wing_majority(white, black, wing(Side::West)), Ordering::Greater);
/// assert_eq!(wing_majority(white, black, wing(Side::East)), Ordering::Less);
/// ```
#[doc(alias = "pawn majority")]
#[inline]
#[must_use]
pub const fn wing_majority(pawns: Board, enemy: Board, wing: Board) -> Ordering {
    let (own, others) = (pawns.and(wing).len(), enemy.and(wing).len());
    if own > others {
        Ordering::Greater
    } else if own < others {
        Ordering::Less
    } else {
        Ordering::Equal
    }
}

/// Whether a majority on a wing is crippled by doubled pawns: more pawns than the enemy has there, but on no
/// more files than the enemy has pawns. Such a majority makes no passed pawn by itself. 11 operations.
///
/// ```
/// use bitboard_core::chess::pawn_structure::evaluation::{crippled_majority, wing};
/// use bitboard_core::chess::{Board, Side, Square};
///
/// let white = Board::from_iter([Square::F2, Square::F3, Square::G2, Square::H2]);
/// let black = Board::from_iter([Square::F7, Square::G7, Square::H7]);
/// assert!(crippled_majority(white, black, wing(Side::East)));
/// assert!(!crippled_majority(white | Square::E2.board(), black, wing(Side::East)));
/// ```
#[inline]
#[must_use]
pub const fn crippled_majority(pawns: Board, enemy: Board, wing: Board) -> bool {
    let (own, others) = (pawns.and(wing), enemy.and(wing).len());
    own.len() > others && fileset(own).count_ones() <= others
}

/// White hanging pawns on files without any black pawn, both of the pair. 14 operations more than
/// [`white_hanging_pawns`].
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . 1 . . .     . . . . . . . .
/// . . . . . . . .     . . . 1 . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . 1 1 . . . . .     . . . . . . . .     . 1 1 . . . . .
/// . . . . . . 1 1     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . 1     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// A black pawn that has gone past the other pair does not keep it from hanging, but its file is not half-open.
#[doc(alias = "hanging pawns")]
#[mirrored(
    ranks,
    black = black_hanging_pawns_on_half_open_files,
    pairs(white_hanging_pawns = black_hanging_pawns),
    symmetric(file_fill),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_hanging_pawns_on_half_open_files(pawns: Board, enemy: Board) -> Board {
    let hanging = white_hanging_pawns(pawns, enemy).without(file_fill(enemy));
    hanging.and(hanging.to(Direction::East).or(hanging.to(Direction::West)))
}

/// White hanging pawns that can be pushed, by one square or two, to attack a black pawn. 12 operations more than
/// [`white_hanging_pawns`].
///
/// White pawns, black pawns, the result if all other squares are empty:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . 1 . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . 1 . .     . . . . . . . .
/// . 1 1 . . . . .     . . . . . . . .     . . 1 . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . 1 1     . . . . . . . .     . . . . . . 1 .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "lever by push")]
#[mirrored(
    ranks,
    black = black_hanging_pawn_levers,
    pairs(
        white_hanging_pawns = black_hanging_pawns,
        black_any_attacks = white_any_attacks,
        white_able_to_push = black_able_to_push
    ),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_hanging_pawn_levers(pawns: Board, enemy: Board, empty: Board) -> Board {
    let levers = black_any_attacks(enemy).and(empty);
    let by_two = white_able_to_push(empty, levers.and(Board::RANK_4));
    white_able_to_push(white_hanging_pawns(pawns, enemy), levers.or(by_two))
}

/// White hanging pawns that can break through: no more black than white pawns attack their stop, or a push makes
/// a [lever](white_hanging_pawn_levers). About 30 operations more than [`white_hanging_pawns`].
///
/// White pawns, black pawns, the result if all other squares are empty:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . 1 . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . 1 . .     . . . . . . . .
/// . 1 1 . . . . .     . . . . . . . .     . 1 1 . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . 1 1     . . . . . . . .     . . . . . . 1 1
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// The two pawns attack each other's stop, and as their files are open at most one black pawn does: pawns alone
/// never keep a hanging pawn from going on. The levers tell where that attacks something.
#[doc(alias = "breakthrough potential")]
#[doc(alias = "hanging_pawn_breaks")]
#[mirrored(
    ranks,
    black = black_hanging_pawn_breaks,
    pairs(
        white_hanging_pawns = black_hanging_pawns,
        white_hanging_pawn_levers = black_hanging_pawn_levers,
        white_safe_squares = black_safe_squares,
        white_able_to_push = black_able_to_push
    ),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_hanging_pawn_breaks(pawns: Board, enemy: Board, empty: Board) -> Board {
    let safe = white_able_to_push(white_hanging_pawns(pawns, enemy), white_safe_squares(pawns, enemy));
    safe.or(white_hanging_pawn_levers(pawns, enemy, empty))
}

/// Pieces that are attacked and not defended: another meaning of hanging. 3 operations.
///
/// `attacked` are the squares that the enemy attacks, `defended` those that one's own side does.
///
/// ```
/// use bitboard_core::chess::{Board, Square, pawn_structure::evaluation::hanging_pieces};
///
/// let pieces = Board::from_iter([Square::A1, Square::B1, Square::C1]);
/// let attacked = Board::from_iter([Square::A1, Square::B1, Square::D1]);
/// assert_eq!(hanging_pieces(pieces, attacked, Square::A1.board()), Square::B1.board());
/// ```
#[doc(alias = "hanging piece")]
#[inline]
#[must_use]
pub const fn hanging_pieces(pieces: Board, attacked: Board, defended: Board) -> Board {
    pieces.and(attacked).without(defended)
}
