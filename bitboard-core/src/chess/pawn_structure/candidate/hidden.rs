//! Hidden passed pawns: sneakers.
//!
//! A *sneaker* is a pawn on the enemy's half of the board that is rammed, but has no sentries: only the pawn
//! that blocks it stands in its way. A faker beside and behind it gives itself up to lure that pawn away. The
//! idea is from Robert Hyatt's Crafty, the word from Hans Kmoch's *Pawn Power in Chess*; after the Chess
//! Programming Wiki, page *Hidden Passed Pawn*.

use crate::mirrored;

use super::{black_fakers, is_faker, sentries, white_fakers};
use crate::chess::{
    Board, Color, Direction, Rank, Side, Square,
    king::rule_of_the_square::CATCHABLE_AREA,
    pawn_structure::{
        backward::{black_attack_front_spans, white_attack_front_spans},
        stop_control::stop,
    },
    pawns::{
        attacks::{black_any_attacks, white_any_attacks},
        passed::{black_half_free_pawns, is_passed, white_half_free_pawns},
        spans::{black_front_spans, white_front_spans},
    },
};

/// White rammed pawns on the black half of the board, without sentries, that have a faker diagonally behind
/// them whose stop is free of pawns. 42 operations, and about 12 for each half-free pawn.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 . . . . . . .     . . . . . . . .
/// 1 . . . . . . .     . . . . . . . 1     1 . . . . . . .
/// . 1 . . . . . 1     . . . . . . . .     . . . . . . . 1
/// . . . . . . 1 .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// The faker is pushed. If the ramming pawn takes it, the sneaker is passed; if not, the faker takes it or
/// passes it by.
#[doc(alias = "sneaker")]
#[doc(alias = "hidden passed pawn")]
#[doc(alias = "w_sneakers")]
#[mirrored(
    ranks,
    black = black_sneakers,
    alias = "b_sneakers",
    pairs(
        white_fakers = black_fakers,
        white_any_attacks = black_any_attacks,
        black_attack_front_spans = white_attack_front_spans
    ),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_sneakers(pawns: Board, enemy: Board) -> Board {
    let fakers = white_fakers(pawns, enemy).without(pawns.or(enemy).to(Direction::South));
    let far = Board::RANK_5.or(Board::RANK_6).or(Board::RANK_7);
    let rammed = pawns.and(enemy.to(Direction::South)).and(far);
    rammed.and(white_any_attacks(fakers)).without(black_attack_front_spans(enemy))
}

/// The sacrifice that frees a sneaker: the line from [`sneaker_break`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SneakerBreak {
    /// The faker, which is pushed.
    pub faker: Square,
    /// Where it is pushed to, beside the sneaker.
    pub target: Square,
    /// The enemy pawn that rams the sneaker. It may take on the target and leave the file of the sneaker; else
    /// the pushed pawn can take it.
    pub rammer: Square,
    /// Whether the sneaker is a passed pawn when the rammer has taken.
    pub passed_if_taken: bool,
    /// Whether the pushed pawn is a passed pawn when it has taken the rammer.
    pub passed_if_declined: bool,
}

/// The sacrifice by which a faker on one side frees a sneaker; `None` if there is none, or the square holds no
/// sneaker. About 60 operations.
///
/// The faker is pushed beside the sneaker, where the ramming pawn attacks it. If that takes, it leaves the file,
/// and nothing is in the way of the sneaker unless it had another pawn behind. If not, the pushed pawn takes
/// it, or passes it by.
///
/// ```
/// use bitboard_core::chess::pawn_structure::candidate::hidden::sneaker_break;
/// use bitboard_core::chess::{Board, Color, Side, Square};
///
/// let (white, black) = (Board::from_iter([Square::A6, Square::B5]), Square::A7.board());
/// let line = sneaker_break(Color::White, Square::A6, Side::East, white, black).unwrap();
/// assert_eq!((line.faker, line.target, line.rammer), (Square::B5, Square::B6, Square::A7));
/// assert!(line.passed_if_taken && line.passed_if_declined);
/// ```
#[doc(alias = "sacrificial push")]
#[must_use]
pub const fn sneaker_break(
    color: Color,
    sneaker: Square,
    side: Side,
    pawns: Board,
    enemy: Board,
) -> Option<SneakerBreak> {
    let is_sneaker = pawns.contains(sneaker)
        && relative_rank(color, sneaker) >= 4
        && sentries(color, sneaker, enemy).is_empty();
    let to_faker = match (color, side) {
        (Color::White, Side::East) => Direction::SouthEast,
        (Color::White, Side::West) => Direction::SouthWest,
        (Color::Black, Side::East) => Direction::NorthEast,
        (Color::Black, Side::West) => Direction::NorthWest,
    };
    let rammer = stop(color, sneaker).and(enemy).first();
    let faker = sneaker.board().to(to_faker).first();
    let (true, Some(rammer), Some(faker)) = (is_sneaker, rammer, faker) else { return None };
    let target = stop(color, faker).without(pawns.or(enemy)).first();
    let (true, Some(target)) = (is_faker(color, faker, pawns, enemy), target) else { return None };
    let others = enemy.without_square(rammer);
    Some(SneakerBreak {
        faker,
        target,
        rammer,
        passed_if_taken: is_passed(color, sneaker, others.with(target)),
        passed_if_declined: is_passed(color, rammer, others),
    })
}

/// The rank of a square as the colour counts, from 0 on its own side.
const fn relative_rank(color: Color, square: Square) -> usize {
    match color {
        Color::White => Rank::of(square).index(),
        Color::Black => 7 - Rank::of(square).index(),
    }
}

/// Whether a sneaker, once [freed](sneaker_break), wins the race against the pawn that took the faker: that one
/// is at least two ranks behind, and no king catches either of them. About 60 operations and two look-ups.
///
/// By taking, the ramming pawn may become a passed pawn as well. The sneaker moves next. `king` is that of the
/// sneaker's side. False as well if there is no such sacrifice, or if a king is in time: then it is no race of
/// pawns. By the [rule of the square](crate::chess::king::rule_of_the_square).
///
/// ```
/// use bitboard_core::chess::pawn_structure::candidate::hidden::sneaker_race_ok;
/// use bitboard_core::chess::{Board, Color, Side, Square};
///
/// let (white, black) = (Board::from_iter([Square::A6, Square::B5]), Square::A7.board());
/// let race = |king, enemy_king| {
///     sneaker_race_ok(Color::White, Square::A6, Side::East, white, black, king, enemy_king)
/// };
/// // The pawn that came to b6 has five moves to make, the one on a6 two.
/// assert!(race(Square::H4, Square::H6));
/// assert!(!race(Square::H4, Square::C7));
/// ```
#[doc(alias = "race condition")]
#[must_use]
pub const fn sneaker_race_ok(
    color: Color,
    sneaker: Square,
    side: Side,
    pawns: Board,
    enemy: Board,
    king: Square,
    enemy_king: Square,
) -> bool {
    let Some(line) = sneaker_break(color, sneaker, side, pawns, enemy) else { return false };
    let (own, other) = (color as usize, color.other() as usize);
    let trails = relative_rank(color.other(), line.target) + 2 <= relative_rank(color, sneaker);
    // Each pawn moves first in its own race with the king.
    trails
        && !CATCHABLE_AREA[other][own][enemy_king as usize].contains(sneaker)
        && !CATCHABLE_AREA[own][other][king as usize].contains(line.target)
}

/// White candidates with one sentry, and that two ranks ahead of a helper beside them: the helper can be pushed
/// instead of the candidate. 52 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . 1 . 1 . 1     . . . . . . . .
/// 1 1 . . . . . .     . . . . . . . .     . 1 . . . . . .
/// . . . 1 1 . 1 1     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// A helper that has been pushed is a sneaker, and the candidate the faker to be given up for it.
#[doc(alias = "helper-and-candidate variant")]
#[doc(alias = "candidate_with_level_helper")]
#[mirrored(
    ranks,
    black = black_candidates_with_level_helper,
    pairs(
        white_half_free_pawns = black_half_free_pawns,
        black_front_spans = white_front_spans
    ),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_candidates_with_level_helper(pawns: Board, enemy: Board) -> Board {
    let helpers = pawns.and(enemy.to(Direction::South).to(Direction::South));
    let level = helpers.to(Direction::East).or(helpers.to(Direction::West));
    // Squares with one enemy pawn or more ahead on their file, and with two or more.
    let one = black_front_spans(enemy);
    let two = black_front_spans(enemy.and(one));
    let several = (one.to(Direction::East).and(one.to(Direction::West)))
        .or(two.to(Direction::East).or(two.to(Direction::West)));
    // With a helper and a single sentry, a half-free pawn is a candidate.
    white_half_free_pawns(pawns, enemy).and(level).without(several)
}
