//! Patterns of an evaluation: what the parts of a position say of each other.
//!
//! The Chess Programming Wiki, page *Design Principles*, names these patterns as examples of what a program can
//! ask of a position; what exactly each of them means is said here. Five of them are at home elsewhere:
//!
//! | pattern | function |
//! |---|---|
//! | `OpenFiles` | [`open_files`](super::pawns::files::open_files) |
//! | `PawnAttacks` | [`white_any_attacks`] |
//! | `PawnRams` | [`white_rams`](super::pawn_structure::ram::white_rams) |
//! | `PawnDuos` | [`at_least_duos`](super::pawn_structure::duo::at_least_duos) |
//! | `BackwardPawns` | [`white_backward_pawns`](super::pawn_structure::backward::white_backward_pawns) |
//!
//! Where a pattern is a matter of a few sets the function takes those; where it needs more it takes the whole
//! [`Position`] and the [`Color`] it is asked for. Drawings show a position on the left, White in capital
//! letters, and the result for White on the right.
//!
//! * Here: rooks, kings, bishops, knights and pawns.
//! * [`control`]: which side attacks a square more often.
//! * [`material`]: signatures and phases.

use crate::{fill, leaper, mirrored};

use super::{
    Board, Color, Direction, Rank, Side,
    king::{self, path::flood_fill, shelter, zone},
    moves::Position,
    pawns::{
        attacks::{black_any_attacks, white_any_attacks},
        spans::{
            black_east_attack_front_spans, black_rear_spans, black_west_attack_front_spans, file_fill,
            white_east_attack_front_spans, white_rear_spans, white_west_attack_front_spans,
        },
    },
    rays::{self, north_occluded, south_occluded},
    sliders::orthogonal_attacks,
};

pub mod control;
pub mod material;

/// The squares of the lighter shade, h1 among them.
///
/// ```text
/// 1 . 1 . 1 . 1 .
/// . 1 . 1 . 1 . 1
/// 1 . 1 . 1 . 1 .
/// . 1 . 1 . 1 . 1
/// 1 . 1 . 1 . 1 .
/// . 1 . 1 . 1 . 1
/// 1 . 1 . 1 . 1 .
/// . 1 . 1 . 1 . 1
/// ```
pub const LIGHT_SQUARES: Board = Board::from_bits_truncate(0x55aa_55aa_55aa_55aa);

/// The squares of the darker shade, a1 among them.
///
/// ```text
/// . 1 . 1 . 1 . 1
/// 1 . 1 . 1 . 1 .
/// . 1 . 1 . 1 . 1
/// 1 . 1 . 1 . 1 .
/// . 1 . 1 . 1 . 1
/// 1 . 1 . 1 . 1 .
/// . 1 . 1 . 1 . 1
/// 1 . 1 . 1 . 1 .
/// ```
pub const DARK_SQUARES: Board = LIGHT_SQUARES.not();

// ---- rooks ----

/// The rooks that have not moved: they stand on the first rank of their colour and may still castle. Two
/// operations.
///
/// ```text
/// . . . . k . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// R . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . K . . R     . . . . . . . 1
/// ```
///
/// The name is from the Chess Programming Wiki, page *Design Principles*.
#[doc(alias = "UnmovedRooks")]
#[inline]
#[must_use]
pub const fn unmoved_rooks(position: &Position, color: Color) -> Board {
    let rank = match color {
        Color::White => Rank::One,
        Color::Black => Rank::Eight,
    };
    position.pieces(color).rooks.and(position.castling).and(rank.board())
}

/// The rooks that may castle as far as they are concerned: [unmoved](unmoved_rooks), and nothing stands
/// between them and their king. About 40 operations.
///
/// ```text
/// . . . . k . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// R . B . K . . R     . . . . . . . 1
/// ```
///
/// Whether the enemy attacks the squares that the king passes is another question. The name is from the Chess
/// Programming Wiki, page *Design Principles*.
#[doc(alias = "RooksCanCastle")]
#[inline]
#[must_use]
pub const fn rooks_can_castle(position: &Position, color: Color) -> Board {
    let (king, empty) = (position.pieces(color).king, position.empty());
    let seen = rays::east_attacks(king, empty).or(rays::west_attacks(king, empty));
    unmoved_rooks(position, color).and(seen)
}

/// The rooks that defend each other: another rook of the set is the first piece on their rank or file. About
/// 55 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// R . . . . R . .     1 . . . . 1 . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// R . P . . . . R     1 . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// The name is from the Chess Programming Wiki, page *Design Principles*.
#[doc(alias = "ConnectedRooks")]
#[inline]
#[must_use]
pub const fn connected_rooks(rooks: Board, empty: Board) -> Board {
    rooks.and(orthogonal_attacks(rooks, empty))
}

// ---- kings ----

/// Whether the white king is tucked away on the king side: on the files f to h of the first two ranks.
///
/// ```text
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . 1 1 1
/// . . . . . 1 1 1
/// ```
///
/// One operation. The name is from the Chess Programming Wiki, page *Design Principles*.
#[doc(alias = "KingIsUpRight")]
#[doc(alias = "king_is_up_right")]
#[mirrored(ranks, black = black_king_is_up_right, alias = "king_is_up_right", board = Board(8x8))]
#[inline]
#[must_use]
pub const fn white_king_is_up_right(king: Board) -> bool {
    let files = Board::FILE_F.or(Board::FILE_G).or(Board::FILE_H);
    !king.is_disjoint(Board::RANK_1.or(Board::RANK_2).and(files))
}

/// The squares on the diagonals and antidiagonals of a set, on the empty board.
#[fill(step(1, 1), step(1, -1), step(-1, -1), step(-1, 1), board = Board(8x8), crate = crate)]
const fn diagonal_rays(from: Board) -> Board;

/// The bishops and queens on a diagonal or antidiagonal of the enemy's king, whatever stands between. About 60
/// operations.
///
/// ```text
/// . . . . . . k .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . p . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . B . . . . .     . . 1 . . . . .
/// . . . . . . . .     . . . . . . . .
/// . Q B . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// The name is from the Chess Programming Wiki, page *Design Principles*.
#[doc(alias = "OnKingDiagonal")]
#[inline]
#[must_use]
pub const fn on_king_diagonal(diagonal_sliders: Board, king: Board) -> Board {
    diagonal_sliders.and(diagonal_rays(king))
}

/// The bishops and queens on a diagonal or antidiagonal of the enemy's king or of a square beside him,
/// whatever stands between. About 70 operations.
///
/// ```text
/// . . . . . . k .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . p . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . B . . . . .     . . 1 . . . . .
/// . . . . . . . .     . . . . . . . .
/// . Q B . . . . .     . 1 1 . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// The name is from the Chess Programming Wiki, page *Design Principles*.
#[doc(alias = "NearKingDiagonal")]
#[inline]
#[must_use]
pub const fn near_king_diagonal(diagonal_sliders: Board, king: Board) -> Board {
    on_king_diagonal(diagonal_sliders, zone(king))
}

/// How well pawns cover their king, by the three files before him.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum KingShelter {
    /// A pawn one rank before the king, or diagonally so, on each file.
    Intact,
    /// A pawn on each file, and one of them a rank further ahead.
    Advanced,
    /// One of the files has no pawn within two ranks.
    OneGap,
    /// Two of the files have none.
    TwoGaps,
    /// No file has one.
    Bare,
}

impl KingShelter {
    /// The class of a shield of pawns by the number that [`shelter::index`] gives it.
    ///
    /// ```
    /// use bitboard_core::chess::{Board, Color, Side, king::shelter, patterns::KingShelter};
    ///
    /// let index = shelter::index(Color::White, Side::East, Board::RANK_2);
    /// assert_eq!(KingShelter::of_pattern(index), KingShelter::Intact);
    /// ```
    #[must_use]
    pub const fn of_pattern(index: usize) -> Self {
        let (near, far) = (index & 0b111, index >> 3 & 0b111);
        match ((near | far).count_ones(), near) {
            (3, 0b111) => Self::Intact,
            (3, _) => Self::Advanced,
            (2, _) => Self::OneGap,
            (1, _) => Self::TwoGaps,
            _ => Self::Bare,
        }
    }
}

/// How well the king of a colour is covered by its pawns; `None` if there is no king on the first two ranks of
/// a wing, files a to c or f to h.
///
/// The six squares that count, for a king on f1, g1 or h1; for one on the second rank they are a rank further
/// ahead:
///
/// ```text
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . 1 1 1
/// . . . . . 1 1 1
/// . . . . . . . .
/// ```
///
/// The name is from the Chess Programming Wiki, page *Design Principles*; the classes are chosen here.
#[doc(alias = "KingShelter")]
#[doc(alias = "king_shelter_class")]
#[must_use]
pub const fn king_shelter(position: &Position, color: Color) -> Option<KingShelter> {
    let pieces = position.pieces(color);
    let Some(king) = pieces.king.first() else { return None };
    let side = match king.file() {
        0..=2 => Side::West,
        5..=7 => Side::East,
        _ => return None,
    };
    let rank = match color {
        Color::White => king.rank(),
        Color::Black => king.flip_rank().rank(),
    };
    let pawns = match (rank, color) {
        (0, _) => pieces.pawns,
        (1, Color::White) => rays::south_one(pieces.pawns),
        (1, Color::Black) => rays::north_one(pieces.pawns),
        _ => return None,
    };
    Some(KingShelter::of_pattern(shelter::index(color, side, pawns)))
}

/// Whether a colour holds a fortress: its enemy has more [material](material::points), but neither a way in for
/// the king nor a lever for the pawns.
///
/// * The king's way leads over squares free of his own pawns and not attacked by enemy pawns. He is in if he
///   gets to a pawn of the enemy or to the enemy's first rank.
/// * A lever is a pawn that attacks an enemy pawn now, or after having gone straight ahead as far as no pawn
///   is in the way.
///
/// ```text
/// . . . . k . . .
/// . . . . . . . .
/// . . . . . . . .
/// p . p . p . p .
/// P . P . P . P .
/// . . . . . . . .
/// . . . . K . . R
/// . . . . . . . .
/// ```
///
/// Here Black does. A rule of thumb: what other pieces may do is not looked at. The name is from the Chess
/// Programming Wiki, page *Design Principles*.
#[doc(alias = "Fortress")]
#[must_use]
pub const fn is_fortress(position: &Position, color: Color) -> bool {
    let (defender, attacker) = (position.pieces(color), position.pieces(color.other()));
    let (king, pawns, enemy) = (attacker.king, attacker.pawns, defender.pawns);
    let shut_out = match color {
        Color::White => black_is_shut_out(king, pawns, enemy),
        Color::Black => white_is_shut_out(king, pawns, enemy),
    };
    shut_out && material::points(attacker) > material::points(defender)
}

#[mirrored(
    ranks,
    black = black_is_shut_out,
    symmetric(flood_fill),
    pairs(white_any_attacks = black_any_attacks, north_occluded = south_occluded),
    board = Board(8x8)
)]
const fn white_is_shut_out(king: Board, pawns: Board, enemy: Board) -> bool {
    let path = Board::FULL.without(pawns).without(black_any_attacks(enemy)).or(king);
    let pushed = north_occluded(pawns, pawns.or(enemy).not());
    let won = enemy.or(Board::RANK_8).and(flood_fill(king, path)).or(enemy.and(white_any_attacks(pushed)));
    won.is_empty()
}

// ---- pawns ----

#[leaper((1, 0), (1, 1), yields = forks, board = Board(8x8), crate = crate)]
const fn beside_two(kings: Board) -> Board;

/// The pawns in a crowd of three or more: by steps of a king from pawn to pawn at least two others are
/// reached. About 40 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . P . . . . .     . . 1 . . . . .
/// . P . . . P . .     . 1 . . . . . .
/// P . . . . . P .     1 . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// Whoever has one neighbour only is in such a crowd if that one has two. The name is from the Chess
/// Programming Wiki, page *Design Principles*.
#[doc(alias = "PawnMass")]
#[inline]
#[must_use]
pub const fn pawn_mass(pawns: Board) -> Board {
    let with_two = pawns.and(beside_two(pawns));
    with_two.or(pawns.and(king::attacks(with_two)))
}

/// The white pawns beyond the middle of the board on the file of the enemy's king and the files beside it. 14
/// operations.
///
/// ```text
/// . . . . . . k .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . P     . . . . . . . 1
/// P . . . . . P .     . . . . . . 1 .
/// . . . . . P . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// On an edge these are two files. The name is from the Chess Programming Wiki, page *Design Principles*.
#[doc(alias = "PawnStorm")]
#[doc(alias = "pawn_storm")]
#[mirrored(ranks, black = black_pawn_storm, alias = "pawn_storm", symmetric(file_fill), board = Board(8x8))]
#[inline]
#[must_use]
pub const fn white_pawn_storm(pawns: Board, king: Board) -> Board {
    let file = file_fill(king);
    let files = file.or(file.to(Direction::East)).or(file.to(Direction::West));
    pawns.and(files).and(Board::RANK_5.or(Board::RANK_6).or(Board::RANK_7).or(Board::RANK_8))
}

/// The squares behind the white pawns on the files c to f that no black pawn attacks. 15 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . p . . .     . . . . . . . .
/// . . P . P . P .     . . . . . . . .
/// . . . p . . . .     . . 1 . 1 . . .
/// . P . . . . . .     . . . . . . . .
/// . . . . . . . .     . . 1 . 1 . . .
/// ```
///
/// The name is from the Chess Programming Wiki, page *Design Principles*.
#[doc(alias = "SpaceBehindPawnFront")]
#[doc(alias = "space_behind_pawn_front")]
#[mirrored(
    ranks,
    black = black_space_behind_pawn_front,
    alias = "space_behind_pawn_front",
    pairs(white_rear_spans = black_rear_spans, white_any_attacks = black_any_attacks),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_space_behind_pawn_front(pawns: Board, enemy: Board) -> Board {
    let files = Board::FILE_C.or(Board::FILE_D).or(Board::FILE_E).or(Board::FILE_F);
    white_rear_spans(pawns).and(files).without(black_any_attacks(enemy))
}

// ---- squares for pieces ----

/// The outposts of White: squares on ranks 4 to 6 that a white pawn defends and that no black pawn can ever
/// attack by going straight ahead. 20 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . p .     . . . . . . . .
/// . . p . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . P . . .     . . . . . . . .
/// . . P . . . . .     . . . . . . . .
/// P . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// The name is from the Chess Programming Wiki, page *Design Principles*.
#[doc(alias = "OutPost")]
#[doc(alias = "outposts")]
#[mirrored(
    ranks,
    black = black_outposts,
    alias = "outposts",
    pairs(
        white_any_attacks = black_any_attacks,
        white_east_attack_front_spans = black_east_attack_front_spans,
        white_west_attack_front_spans = black_west_attack_front_spans
    ),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_outposts(pawns: Board, enemy: Board) -> Board {
    let attacked = black_east_attack_front_spans(enemy).or(black_west_attack_front_spans(enemy));
    let ranks = Board::RANK_4.or(Board::RANK_5).or(Board::RANK_6);
    white_any_attacks(pawns).and(ranks).without(attacked)
}

/// The white knights on [outposts](white_outposts). One operation more.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . p .     . . . . . . . .
/// . . p . . . . .     . . . . . . . .
/// . . . N . N . .     . . . . . . . .
/// . N . . P . . .     . . . . . . . .
/// N . P . . . . .     . . . . . . . .
/// P . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// The name is from the Chess Programming Wiki, page *Design Principles*.
#[doc(alias = "StrongKnightOutposts")]
#[doc(alias = "strong_knight_outposts")]
#[mirrored(
    ranks,
    black = black_strong_knight_outposts,
    alias = "strong_knight_outposts",
    pairs(white_outposts = black_outposts),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_strong_knight_outposts(knights: Board, pawns: Board, enemy: Board) -> Board {
    knights.and(white_outposts(pawns, enemy))
}

/// The white bishops on b2 and g2 with pawns to the left, to the right and ahead of them. 9 operations.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . P . . . . . .     . . . . . . . .
/// . . . . . . P .     . . . . . . . .
/// P B P . . P B P     . . . . . . 1 .
/// . . . . . . K .     . . . . . . . .
/// ```
///
/// The name is from the Chess Programming Wiki, page *Design Principles*.
#[doc(alias = "StrongFianchettoedBishops")]
#[doc(alias = "strong_fianchettoed_bishops")]
#[mirrored(
    ranks,
    black = black_strong_fianchettoed_bishops,
    alias = "strong_fianchettoed_bishops",
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_strong_fianchettoed_bishops(bishops: Board, pawns: Board) -> Board {
    let beside = pawns.to(Direction::East).and(pawns.to(Direction::West));
    let corners = Board::FILE_B.or(Board::FILE_G).and(Board::RANK_2);
    bishops.and(corners).and(beside).and(pawns.to(Direction::South))
}

/// The squares of White's half that none of the white pawns can ever attack by going straight ahead.
#[mirrored(
    ranks,
    black = black_half_beyond_pawns,
    pairs(
        white_east_attack_front_spans = black_east_attack_front_spans,
        white_west_attack_front_spans = black_west_attack_front_spans
    ),
    board = Board(8x8)
)]
const fn white_half_beyond_pawns(pawns: Board) -> Board {
    let attacked = white_east_attack_front_spans(pawns).or(white_west_attack_front_spans(pawns));
    Board::RANK_1.or(Board::RANK_2).or(Board::RANK_3).or(Board::RANK_4).without(attacked)
}

/// The squares of one shade that neither pawns nor a bishop of the colour will ever defend.
const fn weak_squares(position: &Position, color: Color, shade: Board) -> Board {
    let pieces = position.pieces(color);
    if !pieces.bishops.is_disjoint(shade) {
        return Board::EMPTY;
    }
    shade.and(match color {
        Color::White => white_half_beyond_pawns(pieces.pawns),
        Color::Black => black_half_beyond_pawns(pieces.pawns),
    })
}

/// The light squares of a colour's own half that its pawns can no longer come to attack, once it has no bishop
/// on light squares; none as long as it has. About 20 operations.
///
/// ```text
/// . . . . k . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . P . P .     . . . . . 1 . 1
/// P P P P . P . P     1 . 1 . 1 . 1 .
/// . . B . K . . .     . 1 . 1 . 1 . 1
/// ```
///
/// Exchanging colours makes light squares dark: the mirror image of this are the
/// [dark squares](weak_dark_squares) of the other colour. The name is from the Chess Programming Wiki, page
/// *Design Principles*.
#[doc(alias = "WeakWhiteSquares")]
#[inline]
#[must_use]
pub const fn weak_light_squares(position: &Position, color: Color) -> Board {
    weak_squares(position, color, LIGHT_SQUARES)
}

/// The dark squares that are weak in the way of [`weak_light_squares`]. About 20 operations.
///
/// ```text
/// . . . . k . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . P . . . . . .     1 . . . . . . .
/// P . P P P P P P     . 1 . 1 . 1 . 1
/// . . . . K B . .     1 . 1 . 1 . 1 .
/// ```
#[doc(alias = "WeakBlackSquares")]
#[inline]
#[must_use]
pub const fn weak_dark_squares(position: &Position, color: Color) -> Board {
    weak_squares(position, color, DARK_SQUARES)
}
