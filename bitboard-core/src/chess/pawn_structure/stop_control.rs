//! Who controls the squares ahead of a pawn.
//!
//! The *stop* of a pawn is the square ahead of it, its *telestops* are all beyond, the promotion square
//! included. Whoever controls one of them stops the pawn; the stop is the closest and often the last chance.
//! After the Chess Programming Wiki, page *Control of Stop and Telestop*.

use crate::chess::{
    Board, Color, Square,
    king::{self, rule_of_the_square::CATCHABLE_AREA},
    knight,
    pawns::spans::FRONT_SPANS,
    rays,
    sliders::{diagonal_attacks, orthogonal_attacks},
};

/// The square ahead of a pawn; none on the last rank. Two operations.
///
/// ```
/// use bitboard_core::chess::{Board, Color, Square, pawn_structure::stop_control::stop};
///
/// assert_eq!(stop(Color::White, Square::E4), Square::E5.board());
/// assert_eq!(stop(Color::Black, Square::E4), Square::E3.board());
/// assert_eq!(stop(Color::Black, Square::E1), Board::EMPTY);
/// ```
#[doc(alias = "stop square")]
#[doc(alias = "stop_of")]
#[inline]
#[must_use]
pub const fn stop(color: Color, square: Square) -> Board {
    square.board().to(color.forward())
}

/// The squares ahead of a pawn beyond its stop, up to the promotion square. A look-up and 4 operations.
///
/// Of a white pawn:
///
/// ```text
/// . . . . . . . .     . . . 1 . . . .
/// . . . . . . . .     . . . 1 . . . .
/// . . . . . . . .     . . . 1 . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . 1 . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "telestop")]
#[doc(alias = "telestops_of")]
#[inline]
#[must_use]
pub const fn telestops(color: Color, square: Square) -> Board {
    FRONT_SPANS[color as usize][square as usize].without(stop(color, square))
}

/// Whether one of the squares that the enemy attacks is the stop of a pawn. 3 operations and a comparison.
///
/// ```
/// use bitboard_core::chess::{Board, Color, Square, pawn_structure::stop_control::controls_stop};
///
/// let attacks = Board::from_iter([Square::B5, Square::C6]);
/// assert!(controls_stop(Color::White, Square::B4, attacks));
/// assert!(!controls_stop(Color::White, Square::C4, attacks));
/// ```
#[doc(alias = "control of stop")]
#[inline]
#[must_use]
pub const fn controls_stop(color: Color, square: Square, attacks: Board) -> bool {
    !stop(color, square).is_disjoint(attacks)
}

/// The telestops of a pawn among the squares that the enemy attacks. A look-up and 5 operations.
///
/// ```
/// use bitboard_core::chess::{Board, Color, Square, pawn_structure::stop_control::controlled_telestops};
///
/// let attacks = Board::from_iter([Square::B5, Square::B8]);
/// assert_eq!(controlled_telestops(Color::White, Square::B4, attacks), Square::B8.board());
/// ```
#[doc(alias = "control of a telestop")]
#[inline]
#[must_use]
pub const fn controlled_telestops(color: Color, square: Square, attacks: Board) -> Board {
    telestops(color, square).and(attacks)
}

/// Whether an enemy piece stands on the stop of a pawn: a blockade. 3 operations and a comparison.
///
/// ```
/// use bitboard_core::chess::{Color, Square, pawn_structure::stop_control::is_stop_blocked};
///
/// assert!(is_stop_blocked(Color::White, Square::D5, Square::D6.board()));
/// assert!(!is_stop_blocked(Color::White, Square::D5, Square::D7.board()));
/// ```
#[doc(alias = "blockade")]
#[inline]
#[must_use]
pub const fn is_stop_blocked(color: Color, square: Square, enemy: Board) -> bool {
    !stop(color, square).is_disjoint(enemy)
}

/// Whether a rook or queen stands behind a pawn on its file, with only empty squares between: it controls the
/// whole way of the pawn and goes with it, the rule of Tarrasch. About 20 operations.
///
/// `heavy` are the rooks and queens of the side in question: its own support the pawn, those of the enemy hold
/// it.
///
/// ```
/// use bitboard_core::chess::{Board, Color, Square, pawn_structure::stop_control::controls_span_from_behind};
///
/// let rooks = Board::from_iter([Square::A1, Square::A8]);
/// let empty = !(rooks | Square::A5.board());
/// assert!(controls_span_from_behind(Color::White, Square::A5, Square::A1.board(), empty));
/// assert!(!controls_span_from_behind(Color::White, Square::A5, Square::A8.board(), empty));
/// assert!(!controls_span_from_behind(Color::White, Square::A5, rooks, empty - Square::A3.board()));
/// ```
#[doc(alias = "Tarrasch rule")]
#[inline]
#[must_use]
pub const fn controls_span_from_behind(color: Color, square: Square, heavy: Board, empty: Board) -> bool {
    let behind = match color {
        Color::White => rays::south_attacks(square.board(), empty),
        Color::Black => rays::north_attacks(square.board(), empty),
    };
    !behind.is_disjoint(heavy)
}

/// The pieces of one side that may come to control a square. 40 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Controllers {
    /// Knights.
    pub knights: Board,
    /// Bishops.
    pub bishops: Board,
    /// Rooks.
    pub rooks: Board,
    /// Queens.
    pub queens: Board,
    /// The king.
    pub kings: Board,
}

/// The telestops of a pawn that a piece of the enemy can control after one safe move. About 60 operations, and
/// up to 250 for each bishop, rook or queen.
///
/// A move is safe if it does not lead to `taboo`: the enemy's own pieces and pawns, the squares that the
/// pawn's side attacks, and whatever else is not to be gone to or taken. `occupied` are all pieces and pawns
/// of the board. A sliding piece looks through the square that it left.
///
/// A rook on h3 goes to the e-file behind the pawn, to the eighth rank, or beside one of the telestops:
///
/// ```
/// use bitboard_core::chess::pawn_structure::stop_control::{Controllers, telestops_controllable_in_one};
/// use bitboard_core::chess::{Board, Color, Square};
///
/// let pieces = Controllers { rooks: Square::H3.board(), ..Controllers::default() };
/// let occupied = Board::from_iter([Square::H3, Square::E5]);
/// let controlled = |taboo| telestops_controllable_in_one(Color::White, Square::E5, pieces, occupied, taboo);
/// assert_eq!(controlled(pieces.rooks), Board::from_iter([Square::E7, Square::E8]));
/// assert_eq!(controlled(pieces.rooks | Square::H8.board()), Square::E7.board());
/// ```
#[doc(alias = "control in one move")]
#[must_use]
pub const fn telestops_controllable_in_one(
    color: Color,
    square: Square,
    pieces: Controllers,
    occupied: Board,
    taboo: Board,
) -> Board {
    let Controllers { knights, bishops, rooks, queens, kings } = pieces;
    let mut controlled = knight::attacks(knight::attacks(knights).without(taboo))
        .or(king::attacks(king::attacks(kings).without(taboo)));
    // Sliding pieces one by one: each leaves another square empty.
    let mut sliders = bishops.or(rooks).or(queens);
    while let Some(from) = sliders.pop_first() {
        let diagonal = bishops.or(queens).contains(from);
        let orthogonal = rooks.or(queens).contains(from);
        let from = from.board();
        let targets = attacks(from, occupied.not(), diagonal, orthogonal).without(taboo);
        controlled = controlled.or(attacks(targets, occupied.not().or(from), diagonal, orthogonal));
    }
    controlled.and(telestops(color, square))
}

const fn attacks(sliders: Board, empty: Board, diagonal: bool, orthogonal: bool) -> Board {
    let mut attacks = Board::EMPTY;
    if diagonal {
        attacks = attacks.or(diagonal_attacks(sliders, empty));
    }
    if orthogonal {
        attacks = attacks.or(orthogonal_attacks(sliders, empty));
    }
    attacks
}

/// Whether it matters who controls the way of a pawn: the enemy's king is outside its square and cannot catch
/// it alone. A look-up and a comparison.
///
/// `king` is the enemy's, `to_move` the side to move. By the
/// [rule of the square](crate::chess::king::rule_of_the_square).
///
/// ```
/// use bitboard_core::chess::{Color, Square, pawn_structure::stop_control::stop_control_matters};
///
/// assert!(!stop_control_matters(Color::White, Square::A5, Square::D7, Color::White));
/// assert!(!stop_control_matters(Color::White, Square::A5, Square::E6, Color::Black));
/// assert!(stop_control_matters(Color::White, Square::A5, Square::E6, Color::White));
/// ```
#[doc(alias = "relevance test")]
#[inline]
#[must_use]
pub const fn stop_control_matters(color: Color, square: Square, king: Square, to_move: Color) -> bool {
    !CATCHABLE_AREA[color.other() as usize][to_move as usize][king as usize].contains(square)
}
