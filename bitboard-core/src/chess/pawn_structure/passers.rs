//! Passed pawns as evaluation sees them: strict, outside, unstoppable, and in a race.
//!
//! [`white_passed_pawns`] are those that no enemy pawn can stop. A lever pawn, one that an enemy pawn could
//! take now, is never among them: that enemy pawn stands ahead on a neighbouring file. Nor is a [hidden
//! passed pawn](super::candidate::hidden), which is blocked. After the Chess Programming Wiki, pages
//! *Passed Pawn* and *Outside Passed Pawn*.

use crate::{mirrored, table};

use super::{
    candidate::{black_candidates_by_control, white_candidates_by_control},
    connected::{
        black_connected_passers, black_protected_passers, white_connected_passers, white_protected_passers,
    },
    doubled::{black_behind_own, white_behind_own},
};
use crate::chess::{
    Board, Color, Rank, Square,
    king::rule_of_the_square::uncatchable,
    pawn_hash::foremost,
    pawns::{
        attacks::{black_any_attacks, white_any_attacks},
        files::squares,
        passed::{black_passed_pawns, white_passed_pawns},
        spans::{
            black_front_fill, black_front_spans, black_rear_spans, fileset, white_front_fill,
            white_front_spans, white_rear_spans,
        },
    },
};

/// White passed pawns in the strict sense: no pawn of either colour ahead on the file, and no square from
/// their own on that a black pawn attacks. 29 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . 1 . 1     . . . . . . . .
/// . . . . . . . .     . . . 1 . . . .     . . . . . . . .
/// 1 . . . 1 . 1 .     . . . . . . . .     1 . . . . . . .
/// . . 1 . . . . .     . . . . 1 . . .     . . . . . . . .
/// 1 . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . 1 .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// Of doubled pawns only the foremost counts. The same as [`white_passers_without_rear_twins`].
#[doc(alias = "w_passed_pawns_strict")]
#[mirrored(
    ranks,
    black = black_strict_passers,
    alias = "b_passed_pawns_strict",
    pairs(
        white_rear_spans = black_rear_spans,
        black_front_spans = white_front_spans,
        black_front_fill = white_front_fill,
        black_any_attacks = white_any_attacks
    ),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_strict_passers(pawns: Board, enemy: Board) -> Board {
    // The squares from which something lies ahead are those behind it.
    let blocked = white_rear_spans(pawns).or(black_front_spans(enemy));
    let attacked = black_front_fill(black_any_attacks(enemy));
    pawns.without(blocked.or(attacked))
}

/// White passed pawns without those behind another white pawn of the file. 25 operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . 1 . 1     . . . . . . . .
/// . . . . . . . .     . . . 1 . . . .     . . . . . . . .
/// 1 . . . 1 . 1 .     . . . . . . . .     1 . . . . . . .
/// . . 1 . . . . .     . . . . 1 . . .     . . . . . . . .
/// 1 . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . 1 .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// The same as [`white_strict_passers`], worth choosing where the passed pawns are at hand.
#[doc(alias = "w_passed_pawns_without_rear_twins")]
#[mirrored(
    ranks,
    black = black_passers_without_rear_twins,
    alias = "b_passed_pawns_without_rear_twins",
    pairs(white_passed_pawns = black_passed_pawns, white_behind_own = black_behind_own),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_passers_without_rear_twins(pawns: Board, enemy: Board) -> Board {
    white_passed_pawns(pawns, enemy).without(white_behind_own(pawns))
}

/// White outside passed pawns: on the westernmost or the easternmost of all files that have a pawn. About 35
/// operations.
///
/// White pawns, black pawns, the result:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . 1 . 1     . . . . . . . .
/// . . . . . . . .     . . . . . . 1 .     . . . . . . . .
/// . . . 1 . . . .     . . . . . . . .     . . . . . . . .
/// . 1 . . . . . .     . . . . . . . .     . 1 . . . . . .
/// . . . . . . 1 .     . . . . . . . .     . . . . . . . .
/// . . . . . 1 . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
///
/// Far from the other pawns they lure the enemy's king away. Whether it comes to that is for
/// [`PawnEnding::outside_passer_counts`].
#[doc(alias = "w_outside_passers")]
#[mirrored(
    ranks,
    black = black_outside_passers,
    alias = "b_outside_passers",
    pairs(white_passed_pawns = black_passed_pawns),
    symmetric(outermost_files),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_outside_passers(pawns: Board, enemy: Board) -> Board {
    white_passed_pawns(pawns, enemy).and(outermost_files(pawns.or(enemy)))
}

/// All squares of the westernmost and the easternmost file that has a member. About 20 operations.
///
/// ```text
/// . . . . . . . .     . 1 . . . 1 . .
/// . . 1 . . . . .     . 1 . . . 1 . .
/// . . . . . . . .     . 1 . . . 1 . .
/// . . . . . 1 . .     . 1 . . . 1 . .
/// . 1 . . . . . .     . 1 . . . 1 . .
/// . . . . . . . .     . 1 . . . 1 . .
/// . . 1 . . . . .     . 1 . . . 1 . .
/// . . . . . . . .     . 1 . . . 1 . .
/// ```
#[inline]
#[must_use]
pub const fn outermost_files(set: Board) -> Board {
    let files = fileset(set);
    if files == 0 {
        return Board::EMPTY;
    }
    squares(1 << files.trailing_zeros() | 0x80 >> files.leading_zeros())
}

/// What a passed pawn is worth more for having advanced, in hundredths of a pawn:
/// `BONUS[color as usize][square as usize]`. 256 bytes.
///
/// For White, rank by rank from the second to the seventh: 5, 10, 20, 35, 60, 100; nothing on the first and
/// last rank, where no pawn stands. A small table to begin with; engines tune their own.
///
/// ```
/// use bitboard_core::chess::{Color, Square, pawn_structure::passers::BONUS};
///
/// assert_eq!(BONUS[Color::White as usize][Square::A7 as usize], 100);
/// assert_eq!(BONUS[Color::Black as usize][Square::A7 as usize], 5);
/// ```
#[doc(alias = "passer_bonus")]
#[doc(alias = "piece-square table")]
#[table]
pub static BONUS: [[i16; 64]; 2] = |color: Color, square: Square| {
    let square = match color {
        Color::White => square,
        Color::Black => square.flip_rank(),
    };
    match Rank::of(square) {
        Rank::One | Rank::Eight => 0,
        Rank::Two => 5,
        Rank::Three => 10,
        Rank::Four => 20,
        Rank::Five => 35,
        Rank::Six => 60,
        Rank::Seven => 100,
    }
};

/// The moves that a pawn needs to promote if nothing is in its way: the ranks ahead, but one less from its
/// second rank.
///
/// ```
/// use bitboard_core::chess::{Color, Square, pawn_structure::passers::moves_to_promotion};
///
/// assert_eq!(moves_to_promotion(Color::White, Square::C6), 2);
/// assert_eq!(moves_to_promotion(Color::Black, Square::C7), 5);
/// ```
#[inline]
#[must_use]
pub const fn moves_to_promotion(color: Color, square: Square) -> u32 {
    let rank = match color {
        Color::White => square.rank(),
        Color::Black => square.flip_rank().rank(),
    };
    if rank == 1 { 5 } else { 7 - rank as u32 }
}

/// Pawns of a colour and of the enemy, with both kings, for questions that depend on the
/// [rule of the square](crate::chess::king::rule_of_the_square). 24 bytes.
///
/// ```
/// use bitboard_core::chess::pawn_structure::passers::PawnEnding;
/// use bitboard_core::chess::{Board, Color, Square};
///
/// let ending = PawnEnding {
///     color: Color::White,
///     pawns: Square::A5.board(),
///     enemy: Square::H4.board(),
///     king: Square::C1,
///     enemy_king: Square::F7,
///     to_move: Color::White,
/// };
/// assert!(ending.is_unstoppable(Square::A5, Board::EMPTY));
/// // A bishop on h1 would have a8 in sight.
/// assert!(!ending.is_unstoppable(Square::A5, Square::A8.board()));
/// // Neither king is in time, and White promotes in three moves, before Black.
/// let race = ending.race().unwrap();
/// assert_eq!((race.moves, race.enemy_moves, race.first), (3, 3, Color::White));
/// // So it is for Black, and a pawn that runs is no mere decoy.
/// assert_eq!(ending.of_enemy().race().unwrap().first, Color::White);
/// assert_eq!(ending.unstoppable(Board::EMPTY), Square::A5.board());
/// assert!(!ending.outside_passer_counts());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PawnEnding {
    /// The colour that is asked for.
    pub color: Color,
    /// Its pawns.
    pub pawns: Board,
    /// The pawns of the other colour.
    pub enemy: Board,
    /// Its king.
    pub king: Square,
    /// The king of the other colour.
    pub enemy_king: Square,
    /// Who is to move.
    pub to_move: Color,
}

impl PawnEnding {
    /// The same position, asked for the other colour.
    #[inline]
    #[must_use]
    pub const fn of_enemy(self) -> Self {
        Self {
            color: self.color.other(),
            pawns: self.enemy,
            enemy: self.pawns,
            king: self.enemy_king,
            enemy_king: self.king,
            to_move: self.to_move,
        }
    }

    /// The pawns that nothing stops: strict passers outside the square of the enemy's king, with no square
    /// ahead in `control`. 40 operations and a look-up.
    ///
    /// `control` are the squares that pieces of the enemy other than the king attack or stand on; none in a
    /// pawn ending. The stop of the pawn counts like the telestops, since a piece that attacks it takes the
    /// pawn there. Own pieces in the way lose a move each that is not counted.
    #[must_use]
    pub const fn unstoppable(self, control: Board) -> Board {
        let (passers, behind_control) = match self.color {
            Color::White => (white_strict_passers(self.pawns, self.enemy), white_rear_spans(control)),
            Color::Black => (black_strict_passers(self.pawns, self.enemy), black_rear_spans(control)),
        };
        uncatchable(self.color.other(), self.enemy_king, self.to_move, passers).without(behind_control)
    }

    /// Whether a pawn is one of those that nothing stops: [`unstoppable`](Self::unstoppable).
    #[must_use]
    pub const fn is_unstoppable(self, square: Square, control: Board) -> bool {
        self.unstoppable(control).contains(square)
    }

    /// The race between the fastest unstoppable pawns of both colours, if both have one. About 100
    /// operations.
    #[doc(alias = "pawn_race")]
    #[must_use]
    pub const fn race(self) -> Option<Race> {
        let enemy = self.of_enemy();
        let own = fastest(self.color, self.unstoppable(Board::EMPTY));
        let other = fastest(enemy.color, enemy.unstoppable(Board::EMPTY));
        let (Some(moves), Some(enemy_moves)) = (own, other) else { return None };
        let is_own_turn = self.color as u8 == self.to_move as u8;
        // With as many moves to make, whoever begins is first.
        let is_first = if is_own_turn { moves <= enemy_moves } else { moves < enemy_moves };
        let first = if is_first { self.color } else { enemy.color };
        Some(Race { moves, enemy_moves, first })
    }

    /// Whether there is an outside passed pawn and the enemy has nothing to set against it: no pawn that
    /// nothing stops, no connected or protected passed pawn, and no candidate whose way is controlled as
    /// often by his pawns as by others. A few hundred operations.
    ///
    /// It does not count in a [`race`](Self::race) either, where the enemy has a pawn that nothing stops.
    #[must_use]
    pub const fn outside_passer_counts(self) -> bool {
        let (pawns, enemy) = (self.pawns, self.enemy);
        let (outside, connected, protected, candidates) = match self.color {
            Color::White => (
                white_outside_passers(pawns, enemy),
                black_connected_passers(enemy, pawns),
                black_protected_passers(enemy, pawns),
                black_candidates_by_control(enemy, pawns),
            ),
            Color::Black => (
                black_outside_passers(pawns, enemy),
                white_connected_passers(enemy, pawns),
                white_protected_passers(enemy, pawns),
                white_candidates_by_control(enemy, pawns),
            ),
        };
        let unstoppable = self.of_enemy().unstoppable(Board::EMPTY);
        !outside.is_empty() && unstoppable.or(connected).or(protected).or(candidates).is_empty()
    }
}

/// A race of two pawns for promotion. 12 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Race {
    /// Moves that the pawn of the colour that was asked for has to make.
    pub moves: u32,
    /// Moves that the other pawn has to make.
    pub enemy_moves: u32,
    /// Who promotes first.
    pub first: Color,
}

/// The moves that the fastest of the pawns needs to promote.
const fn fastest(color: Color, pawns: Board) -> Option<u32> {
    // The foremost is the fastest, though one rank less far another may be as fast.
    match foremost(color, pawns) {
        Some(pawn) => Some(moves_to_promotion(color, pawn)),
        None => None,
    }
}
