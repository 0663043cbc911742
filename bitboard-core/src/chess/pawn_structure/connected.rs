//! Connected, protected and isolated passed pawns.
//!
//! Two passed pawns on neighbouring files are *connected*: they defend each other on their way, and side by
//! side no king stops them. A passed pawn is *protected* if a pawn of its own defends it, passed or not. After
//! the Chess Programming Wiki, page *Connected Passed Pawns*.

use crate::mirrored;

use crate::chess::{
    Board, Color, Rank, Square,
    king::rule_of_the_square::CATCHABLE_AREA,
    pawn_structure::duo::at_least_duos,
    pawns::{
        attacks::{black_any_attacks, white_any_attacks},
        isolated::isolanis,
        passed::{black_passed_pawns, white_passed_pawns},
        spans::{east_attack_file_fill, west_attack_file_fill},
    },
};

/// White passed pawns with another white passed pawn on a file next to theirs. 27 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . 1 . . . .     . . . . . . . .
/// . 1 . . . . . .     . . . . . . . .     . 1 . . . . . .
/// . . . 1 . . . .     . . . . . 1 . .     . . . . . . . .
/// . . . . . 1 1 .     . . . . . . . .     . . . . . . . .
/// 1 . . . . . . .     . . . . . . . .     1 . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "connected passed pawns")]
#[doc(alias = "w_connected_passers")]
#[mirrored(
    ranks,
    black = black_connected_passers,
    alias = "b_connected_passers",
    pairs(white_passed_pawns = black_passed_pawns),
    symmetric(east_attack_file_fill, west_attack_file_fill),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_connected_passers(pawns: Board, enemy: Board) -> Board {
    let passed = white_passed_pawns(pawns, enemy);
    passed.and(east_attack_file_fill(passed).or(west_attack_file_fill(passed)))
}

/// White passed pawns with another white passed pawn beside them on their rank. 21 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . 1 . 1 1 . . .     . . . . . . . 1     . . . 1 1 . . .
/// . . . . . . . .     . . . . . 1 . .     . . . . . . . .
/// . . . . . 1 1 .     . . . . . . . .     . . . . . . . .
/// 1 . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "connected as duo")]
#[doc(alias = "w_connected_passers_duo")]
#[mirrored(
    ranks,
    black = black_connected_passers_duo,
    alias = "b_connected_passers_duo",
    pairs(white_passed_pawns = black_passed_pawns),
    symmetric(at_least_duos),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_connected_passers_duo(pawns: Board, enemy: Board) -> Board {
    at_least_duos(white_passed_pawns(pawns, enemy))
}

/// White passed pawns that a white pawn defends. 21 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . 1 1 . . . .     . . . . . . . .
/// . 1 . . 1 . 1 .     . . . . . . . .     . . . . . . . .
/// 1 . . 1 . . . .     . . . . . . . 1     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "protected passed pawn")]
#[doc(alias = "w_protected_passers")]
#[mirrored(
    ranks,
    black = black_protected_passers,
    alias = "b_protected_passers",
    pairs(
        white_passed_pawns = black_passed_pawns,
        white_any_attacks = black_any_attacks
    ),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_protected_passers(pawns: Board, enemy: Board) -> Board {
    white_passed_pawns(pawns, enemy).and(white_any_attacks(pawns))
}

/// White passed pawns that another white passed pawn defends: connected and protected. 21 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . 1 . . . .     . . . . . . . .
/// . 1 . . 1 . 1 .     . . . . . . . .     . 1 . . . . . .
/// 1 . . 1 . . . .     . . . . . . . 1     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "connected and protected passed pawns")]
#[mirrored(
    ranks,
    black = black_connected_protected_passers,
    pairs(
        white_passed_pawns = black_passed_pawns,
        white_any_attacks = black_any_attacks
    ),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_connected_protected_passers(pawns: Board, enemy: Board) -> Board {
    let passed = white_passed_pawns(pawns, enemy);
    passed.and(white_any_attacks(passed))
}

/// White passed pawns without another white passed pawn on the files next to theirs. 28 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . 1 . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . 1 . . . .     . . . . . 1 . .     . . . 1 . . . .
/// . . . . . 1 1 .     . . . . . . . .     . . . . . . . .
/// 1 . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "isolated passed pawn")]
#[doc(alias = "w_isolated_passers")]
#[mirrored(
    ranks,
    black = black_isolated_passers,
    alias = "b_isolated_passers",
    pairs(white_passed_pawns = black_passed_pawns),
    symmetric(isolanis),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_isolated_passers(pawns: Board, enemy: Board) -> Board {
    isolanis(white_passed_pawns(pawns, enemy))
}

/// Whether the enemy's king does its duty before connected passed pawns: it is in the square of the most
/// advanced of them and could catch it alone. A look-up and about 6 operations.
///
/// `color` is that of the passed pawns, `to_move` the side to move. If several pawns share the foremost rank,
/// the king has to be in the square of each; without pawns there is no duty. By the
/// [rule of the square](crate::chess::king::rule_of_the_square).
///
/// ```
/// use bitboard_core::chess::{Board, Color, Square, pawn_structure::connected::connected_passers_king_duty};
///
/// let passers = Board::from_iter([Square::A5, Square::B4]);
/// assert!(connected_passers_king_duty(Color::White, passers, Square::D6, Color::White));
/// // Black to move still gets there, White to move does not let him.
/// assert!(connected_passers_king_duty(Color::White, passers, Square::E6, Color::Black));
/// assert!(!connected_passers_king_duty(Color::White, passers, Square::E6, Color::White));
/// ```
#[doc(alias = "king tied to the foremost passer")]
#[must_use]
pub const fn connected_passers_king_duty(color: Color, passers: Board, king: Square, to_move: Color) -> bool {
    let foremost = match color {
        Color::White => passers.last(),
        Color::Black => passers.first(),
    };
    let Some(foremost) = foremost else { return true };
    passers
        .and(Rank::of(foremost).board())
        .is_subset(CATCHABLE_AREA[color.other() as usize][to_move as usize][king as usize])
}
