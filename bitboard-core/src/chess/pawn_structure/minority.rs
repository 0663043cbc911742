//! Minority attacks: fewer pawns advance on a wing to break up more.
//!
//! The side with fewer pawns on a wing has a half-open file there, along which its rooks support the attack;
//! an exchange leaves the enemy with a weak pawn. After the Chess Programming Wiki, page *Minority Attack*.
//! Which files are half-open [`half_open_files`] says, for a single pawn
//! [`white_open_pawns`](crate::chess::pawns::passed::white_open_pawns), who has the majority
//! [`wing_majority`], and whether it is worth anything
//! [`crippled_majority`](super::evaluation::crippled_majority).

use core::cmp::Ordering;

use crate::mirrored;

use super::{
    evaluation::{wing, wing_majority},
    lever::{black_lever_pushes, white_lever_pushes},
};
use crate::chess::{
    Board, Color, Direction, Side, Square,
    king::shelter,
    pawns::{
        files::{half_open_files, squares},
        spans::file_fill,
    },
};

/// Whether the pawns form a *Carlsbad structure* with White to play the minority attack: white ones on a2, b2
/// and d4, none on the c-file, black ones on a7, b7, c6 and d5. A few operations.
///
/// White pawns, black pawns:
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 1 . . . . . .
/// . . . . . . . .     . . 1 . . . . .
/// . . . . . . . .     . . . 1 . . . .
/// . . . 1 . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 1 . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// Other pawns may stand anywhere, as long as White's are not on the c-file.
#[mirrored(
    ranks,
    black = black_has_carlsbad,
    docs = "Whether the pawns form a *Carlsbad structure* with Black to play the minority attack: black ones on
a7, b7 and d5, none on the c-file, white ones on a2, b2, c3 and d4. A few operations.

Black pawns, white pawns:

```text
. . . . . . . .     . . . . . . . .
1 1 . . . . . .     . . . . . . . .
. . . . . . . .     . . . . . . . .
. . . 1 . . . .     . . . . . . . .
. . . . . . . .     . . . 1 . . . .
. . . . . . . .     . . 1 . . . . .
. . . . . . . .     1 1 . . . . . .
. . . . . . . .     . . . . . . . .
```

Other pawns may stand anywhere, as long as Black's are not on the c-file.",
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_has_carlsbad(pawns: Board, enemy: Board) -> bool {
    let pair = Board::FILE_A.or(Board::FILE_B);
    let own = pair.and(Board::RANK_2).or(Board::FILE_D.and(Board::RANK_4));
    let majority = pair.and(Board::RANK_7).or(Board::FILE_C.and(Board::RANK_6));
    let others = majority.or(Board::FILE_D.and(Board::RANK_5));
    own.is_subset(pawns) & others.is_subset(enemy) & pawns.is_disjoint(Board::FILE_C)
}

/// Whether the pawns form a *Carlsbad structure*, for either side to play the minority attack. A few
/// operations.
///
/// See [`white_has_carlsbad`] and [`black_has_carlsbad`].
///
/// ```
/// use bitboard_core::chess::{Board, Square, pawn_structure::minority};
///
/// let white = Board::from_iter([Square::A2, Square::B2, Square::D4]);
/// let black = Board::from_iter([Square::A7, Square::B7, Square::C6, Square::D5]);
/// assert!(minority::is_carlsbad(white, black));
/// ```
#[inline]
#[must_use]
pub const fn is_carlsbad(white: Board, black: Board) -> bool {
    white_has_carlsbad(white, black) || black_has_carlsbad(black, white)
}

/// Whether the owner of `pawns` can play a minority attack on a wing: he has fewer pawns there than the
/// enemy, and a file of the wing that is half-open for him lies next to one of his pawns there. About 30
/// operations. The same for both colours.
///
/// The wings are those of [`wing`], four files each. In the drawing, White has three pawns against four in
/// the west and the half-open c-file between them. White pawns, black pawns:
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 1 . . . 1 1 1
/// . . . . . . . .     . . 1 . . . . .
/// . . . . . . . .     . . . 1 . . . .
/// . . . 1 . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// 1 1 . . . 1 1 1     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// ```
/// use bitboard_core::chess::pawn_structure::minority::is_minority_wing;
/// use bitboard_core::chess::{Board, Side, Square};
///
/// let white = Board::from_iter([Square::A2, Square::B2, Square::D4]);
/// let black = Board::from_iter([Square::A7, Square::B7, Square::C6, Square::D5]);
/// assert!(is_minority_wing(white, black, Side::West));
/// assert!(!is_minority_wing(white, black, Side::East));
/// assert!(!is_minority_wing(black, white, Side::West));
/// ```
#[inline]
#[must_use]
pub const fn is_minority_wing(pawns: Board, enemy: Board, side: Side) -> bool {
    let wing = wing(side);
    let half_open = squares(half_open_files(pawns, enemy)).and(wing);
    matches!(wing_majority(pawns, enemy, wing), Ordering::Less)
        && !beside(half_open).is_disjoint(pawns.and(wing))
}

/// The squares of the files to both sides of members, of sets that hold whole files.
const fn beside(files: Board) -> Board {
    files.to(Direction::East).or(files.to(Direction::West))
}

/// The wings on which the owner of `pawns` can play a minority attack, as a set of squares: all of a wing or
/// nothing of it. About 60 operations. The same for both colours.
///
/// See [`is_minority_wing`]. White pawns, black pawns, the result for White:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     1 1 1 1 . . . .
/// . . . . . . . .     1 1 . . . 1 1 1     1 1 1 1 . . . .
/// . . . . . . . .     . . 1 . . . . .     1 1 1 1 . . . .
/// . . . . . . . .     . . . 1 . . . .     1 1 1 1 . . . .
/// . . . 1 . . . .     . . . . . . . .     1 1 1 1 . . . .
/// . . . . . . . .     . . . . . . . .     1 1 1 1 . . . .
/// 1 1 . . . 1 1 1     . . . . . . . .     1 1 1 1 . . . .
/// . . . . . . . .     . . . . . . . .     1 1 1 1 . . . .
/// ```
#[doc(alias = "minority_wing")]
#[inline]
#[must_use]
pub const fn minority_wings(pawns: Board, enemy: Board) -> Board {
    let mut wings = Board::EMPTY;
    if is_minority_wing(pawns, enemy, Side::East) {
        wings = wing(Side::East);
    }
    if is_minority_wing(pawns, enemy, Side::West) {
        wings = wings.or(wing(Side::West));
    }
    wings
}

/// Where a white minority attack hits: squares to which a white pawn of a minority can be pushed, by one step
/// or two, and from which it attacks a black pawn of a majority. About 80 operations.
///
/// Minorities and majorities are the pawns on [`minority_wings`].
///
/// White pawns, black pawns, the result with all other squares empty:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 1 . . . 1 1 1     . . . . . . . .
/// . . . . . . . .     . . 1 . . . . .     . . . . . . . .
/// . . . . . . . .     . . . 1 . . . .     . 1 . . . . . .
/// . 1 . 1 . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// 1 . . . . 1 1 1     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
#[doc(alias = "minority_attack_lever")]
#[mirrored(
    ranks,
    black = black_minority_levers,
    pairs(white_lever_pushes = black_lever_pushes),
    symmetric(minority_wings),
    board = Board(8x8)
)]
#[inline]
#[must_use]
pub const fn white_minority_levers(pawns: Board, enemy: Board, empty: Board) -> Board {
    let wings = minority_wings(pawns, enemy);
    white_lever_pushes(pawns.and(wings), enemy.and(wings), empty)
}

/// Pawns next to a file that is half-open for their owner, but for those that shelter his king: the pawns to
/// advance in a minority attack, for which a bonus may be given. About 30 operations and a look-up.
///
/// `king` is the owner's, his shield that of [`shelter::mask`]. White pawns, black pawns, and the result for
/// a white king on g1, who keeps his g-pawn although the f-file is half-open:
///
/// ```text
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 1 . . . 1 1 1     . . . . . . . .
/// . . . . . . . .     . . 1 . . . . .     . . . . . . . .
/// . . . . . . . .     . . . 1 . . . .     . . . . . . . .
/// . . . 1 . . . .     . . . . . . . .     . . . 1 . . . .
/// . . . . 1 . . .     . . . . . . . .     . . . . 1 . . .
/// 1 1 . . . . 1 1     . . . . . . . .     . 1 . . . . . .
/// . . . . . . . .     . . . . . . . .     . . . . . . . .
/// ```
#[inline]
#[must_use]
pub const fn pawns_next_to_half_open_files(color: Color, pawns: Board, enemy: Board, king: Square) -> Board {
    // A file filled with the enemy's pawns and without own ones, whole.
    let half_open = file_fill(enemy).without(file_fill(pawns));
    pawns.and(beside(half_open)).without(shelter::mask(color, king))
}
