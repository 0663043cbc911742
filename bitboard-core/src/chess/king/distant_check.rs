//! Distant checks: on which lines a sliding piece would leave the king no square to go to.
//!
//! If the king and all squares that it can move to lie on one line, a check along that line is mate, unless
//! a piece can be put in between or take the checker. The lines are found by comparing the king and its
//! [targets](super::move_targets) with the four lines through the king; the answer is a sum of
//!
//! | value | line | who gives check |
//! |---|---|---|
//! | [`RANK`] = 1 | rank | rook, queen |
//! | [`FILE`] = 2 | file | rook, queen |
//! | [`DIAGONAL`] = 4 | from south-west to north-east | bishop, queen |
//! | [`ANTIDIAGONAL`] = 8 | from north-west to south-east | bishop, queen |
//!
//! Two squares have at most one line in common, so there is one answer with several lines: 15, all of them,
//! if the king cannot move at all. The functions here agree; which is the fastest depends on the machine.
//!
//! After the Chess Programming Wiki, page *King Pattern*, whose `dirSet` needs parentheses around
//! the intersections that it compares.
//!
//! ```
//! use bitboard_core::chess::{Board, Square, king, king::distant_check};
//!
//! // A king behind its pawns: a check on the first rank is mate.
//! let pawns = Board::from_iter([Square::F2, Square::G2, Square::H2]);
//! let targets = king::move_targets(Square::G1, pawns);
//! assert_eq!(distant_check::lines(Square::G1, targets), distant_check::RANK);
//! ```
//!
//! ```
//! use bitboard_core::chess::{Board, Square};
//! use bitboard_core::chess::king::distant_check::{self, ALL, ANTIDIAGONAL, DIAGONAL, FILE, RANK};
//!
//! // The targets of a king on e4, and the line that holds them.
//! for (targets, line) in [
//!     (vec![Square::D4, Square::F4], RANK),
//!     (vec![Square::E5], FILE),
//!     (vec![Square::D3], DIAGONAL),
//!     (vec![Square::D5, Square::F3], ANTIDIAGONAL),
//!     (vec![], ALL),
//!     (vec![Square::D4, Square::E5], 0),
//! ] {
//!     let targets = Board::from_iter(targets);
//!     assert_eq!(distant_check::lines(Square::E4, targets), line);
//!     assert_eq!(distant_check::lines_branchless(Square::E4, targets), line);
//!     assert_eq!(distant_check::lines_by_vectors(Square::E4, targets), line);
//! }
//! ```

use crate::table;

use crate::chess::{Board, Direction, Square, directional};

#[cfg(target_arch = "x86_64")]
pub use crate::arch::x86_64::lines_sse4;

/// The king can move along its rank only.
pub const RANK: u8 = 1;

/// The king can move along its file only.
pub const FILE: u8 = 2;

/// The king can move along the diagonal from south-west to north-east only.
pub const DIAGONAL: u8 = 4;

/// The king can move along the diagonal from north-west to south-east only.
pub const ANTIDIAGONAL: u8 = 8;

/// The king cannot move.
pub const ALL: u8 = RANK | FILE | DIAGONAL | ANTIDIAGONAL;

/// The values of the lines, in the order of [`LINES`].
const VALUES: [u8; 4] = [RANK, FILE, DIAGONAL, ANTIDIAGONAL];

/// Rank, file, diagonal and antidiagonal through each square, the square included. 2048 bytes.
///
/// The last two for c3:
///
/// ```text
/// . . . . . . . 1     . . . . . . . .
/// . . . . . . 1 .     . . . . . . . .
/// . . . . . 1 . .     . . . . . . . .
/// . . . . 1 . . .     1 . . . . . . .
/// . . . 1 . . . .     . 1 . . . . . .
/// . . 1 . . . . .     . . 1 . . . . .
/// . 1 . . . . . .     . . . 1 . . . .
/// 1 . . . . . . .     . . . . 1 . . .
/// ```
///
/// After the Chess Programming Wiki, page *King Pattern*.
#[doc(alias = "rankBits")]
#[doc(alias = "fileBits")]
#[doc(alias = "diagBits")]
#[doc(alias = "antiBits")]
#[doc(alias = "KING_LINES")]
#[table]
pub static LINES: [[Board; 4]; 64] = |square: Square, line: usize| {
    let ways = [
        [Direction::East, Direction::West],
        [Direction::North, Direction::South],
        [Direction::NorthEast, Direction::SouthWest],
        [Direction::NorthWest, Direction::SouthEast],
    ];
    let square = square.board();
    let [way, back] = ways[line];
    square.or(directional::ray_attacks(square, way)).or(directional::ray_attacks(square, back))
};

/// The lines that hold the king and all of its targets, by a branch for each line.
///
/// Two operations and a comparison a line until the answer is found. After the Chess Programming Wiki, page
/// *King Pattern*.
#[doc(alias = "dirSet")]
#[doc(alias = "distant_check_lines")]
#[must_use]
pub const fn lines(king: Square, targets: Board) -> u8 {
    if targets.is_empty() {
        return ALL;
    }
    let squares = targets.or(king.board());
    let mut line = 0;
    while line < LINES[king.index()].len() {
        if squares.is_subset(LINES[king.index()][line]) {
            return VALUES[line];
        }
        line += 1;
    }
    0
}

/// [`lines`] without branches: the sum over all four lines.
///
/// 12 operations and four comparisons. A king without targets needs no case of its own, as a single square
/// lies on every line through it.
/// After the Chess Programming Wiki, page *King Pattern*.
#[doc(alias = "dirSet")]
#[doc(alias = "distant_check_lines_branchless")]
#[inline]
#[must_use]
pub const fn lines_branchless(king: Square, targets: Board) -> u8 {
    let squares = targets.or(king.board());
    let [rank, file, diagonal, antidiagonal] = &LINES[king.index()];
    squares.is_subset(*rank) as u8 * RANK
        + squares.is_subset(*file) as u8 * FILE
        + squares.is_subset(*diagonal) as u8 * DIAGONAL
        + squares.is_subset(*antidiagonal) as u8 * ANTIDIAGONAL
}

/// [`lines`] with all four lines in one vector, without naming an instruction.
///
/// Each line is intersected with the squares and compared with them; where they are equal the value of the
/// line is kept, and the four are united. The same function on every machine, about 14 operations: for AVX2
/// the compiler turns the four comparisons into one, elsewhere it may take the lines one by one. After the
/// Chess Programming Wiki, page *King Pattern*.
#[doc(alias = "dirSet")]
#[doc(alias = "distant_check_lines_simd")]
#[inline]
#[must_use]
pub const fn lines_by_vectors(king: Square, targets: Board) -> u8 {
    let squares = targets.or(king.board()).bits();
    let through = &LINES[king.index()];
    let mut kept = [0; 4];
    let mut line = 0;
    while line < through.len() {
        // As wide as the squares, so that comparison and value have their lane in common.
        kept[line] = if through[line].bits() & squares == squares { VALUES[line] as u64 } else { 0 };
        line += 1;
    }
    (kept[0] | kept[1] | kept[2] | kept[3]) as u8
}
