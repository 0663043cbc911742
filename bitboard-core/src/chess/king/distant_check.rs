//! Distant checks: on which lines a sliding piece would leave the king no square to go to.
//!
//! If the king and all squares that it can move to lie on one line, a check along that line is mate, unless a
//! piece can be put in between or take the checker. The lines are found by comparing the king and its
//! [targets](super::move_targets) with the four lines through the king; the answer is a sum of
//!
//! | value | line | who gives check |
//! |---|---|---|
//! | [`RANK`] = 1 | rank | rook, queen |
//! | [`FILE`] = 2 | file | rook, queen |
//! | [`DIAGONAL`] = 4 | from south-west to north-east | bishop, queen |
//! | [`ANTIDIAGONAL`] = 8 | from north-west to south-east | bishop, queen |
//!
//! Two squares have at most one line in common, so there is one answer with several lines: 15, all of them, if
//! the king cannot move at all. The three functions here agree; which is the fastest depends on the machine.
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

use crate::table;

use crate::chess::{Board, Direction, Square, directional};

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
/// Two operations and a comparison a line until the answer is found. After the Chess Programming Wiki, page *King Pattern*.
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
        | squares.is_subset(*file) as u8 * FILE
        | squares.is_subset(*diagonal) as u8 * DIAGONAL
        | squares.is_subset(*antidiagonal) as u8 * ANTIDIAGONAL
}

/// [`lines`] in two vectors of two lines each: what the wiki writes with the intrinsics of SSE4.
///
/// Each pair of lines is intersected with the squares and compared with them in one go; the comparison leaves
/// all ones or nothing, of which the values of the lines are kept. Written for vectors of 128 bits without
/// naming an instruction, so that it is the same function on every machine: with SSE4.1 the compiler makes two
/// `pcmpeqq` of it. After the Chess Programming Wiki, page *King Pattern*.
#[doc(alias = "dirSet")]
#[doc(alias = "distant_check_lines_simd")]
#[inline]
#[must_use]
pub const fn lines_by_vectors(king: Square, targets: Board) -> u8 {
    let squares = targets.or(king.board()).bits();
    let [rank, file, diagonal, antidiagonal] = &LINES[king.index()];
    let straight = compare([rank.bits(), file.bits()], squares, [RANK, FILE]);
    let slanting = compare([diagonal.bits(), antidiagonal.bits()], squares, [DIAGONAL, ANTIDIAGONAL]);
    let both = [straight[0] | slanting[0], straight[1] | slanting[1]];
    (both[0] | both[1]) as u8
}

/// The values of those of two lines that hold all squares.
const fn compare(lines: [u64; 2], squares: u64, values: [u8; 2]) -> [u64; 2] {
    let equal = [
        ((lines[0] & squares == squares) as u64).wrapping_neg(),
        ((lines[1] & squares == squares) as u64).wrapping_neg(),
    ];
    [equal[0] & values[0] as u64, equal[1] & values[1] as u64]
}
