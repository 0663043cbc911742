//! Which side attacks a square more often: attackers of all squares counted at once.
//!
//! Each of sixteen directions attacks a square at most once, so the attackers of a square are the sets that
//! hold it. They are added up like numbers in binary, a board for each digit, and compared digit by digit.
//! Attackers behind other attackers do not count, pinned ones do.

use crate::chess::{
    Board, Color, Square,
    moves::{Position, targets::attack_sets},
};

/// How often each square is attacked, from 0 to 16. 40 bytes.
///
/// ```
/// use bitboard_core::chess::{Color, Square, moves::Position, patterns::control::AttackCounts};
///
/// let white = AttackCounts::of(&Position::START, Color::White);
/// assert_eq!(white.at(Square::F3), 3);
/// assert_eq!(white.at(Square::E2), 4);
/// assert_eq!(white.at(Square::E4), 0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AttackCounts {
    /// The binary digits, lowest first.
    digits: [Board; 5],
}

impl AttackCounts {
    /// How often the pieces of a colour attack each square, own pieces included. About 350 operations.
    #[must_use]
    pub const fn of(position: &Position, color: Color) -> Self {
        let (sets, mut digits, mut way) = (attack_sets(position, color), [Board::EMPTY; 5], 0);
        while way < sets.len() {
            let (mut carry, mut digit) = (sets[way], 0);
            while digit < digits.len() {
                (digits[digit], carry) = (digits[digit].xor(carry), digits[digit].and(carry));
                digit += 1;
            }
            way += 1;
        }
        Self { digits }
    }

    /// How often the square is attacked.
    #[inline]
    #[must_use]
    pub const fn at(&self, square: Square) -> u32 {
        let (mut count, mut digit) = (0, 0);
        while digit < self.digits.len() {
            count |= (self.digits[digit].contains(square) as u32) << digit;
            digit += 1;
        }
        count
    }

    /// The squares that are attacked more often here than there. 25 operations.
    ///
    /// ```
    /// use bitboard_core::chess::{Board, Color, moves::Position, patterns::control::AttackCounts};
    ///
    /// let [white, black] = Color::ALL.map(|color| AttackCounts::of(&Position::START, color));
    /// assert!(white.more_than(&black).is_subset(Board::RANK_1 | Board::RANK_2 | Board::RANK_3));
    /// ```
    #[inline]
    #[must_use]
    pub const fn more_than(&self, other: &Self) -> Board {
        let (mut more, mut digit) = (Board::EMPTY, 0);
        // A higher digit that differs outweighs all below it.
        while digit < self.digits.len() {
            let (here, there) = (self.digits[digit], other.digits[digit]);
            more = here.without(there).or(more.without(here.xor(there)));
            digit += 1;
        }
        more
    }
}

/// The squares that a colour attacks at least as often as its enemy, those that nobody attacks among them.
///
/// About 700 operations. The name is from the Chess Programming Wiki, page *Design Principles*.
///
/// ```text
/// . . . . k . . .     1 1 1 . 1 . 1 1
/// . . . . . . . .     1 1 1 . . . 1 1
/// . . . . . . . .     1 1 1 1 1 1 1 1
/// . . . . . . . .     1 1 1 1 1 1 1 1
/// . . . . . . . .     1 1 1 1 1 1 1 1
/// . . . . . . . .     1 1 1 1 1 1 1 1
/// . . . . . . . .     1 1 1 1 1 1 1 1
/// . . . . K . . .     1 1 1 1 1 1 1 1
/// ```
#[doc(alias = "WeakSquareControl")]
#[must_use]
pub const fn weak_square_control(position: &Position, color: Color) -> Board {
    strong_square_control(position, color.other()).not()
}

/// The squares that a colour attacks more often than its enemy.
///
/// About 700 operations. The name is from the Chess Programming Wiki, page *Design Principles*.
///
/// ```text
/// . . . . k . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . 1 1 1 . .
/// . . . . K . . .     . . . 1 . 1 . .
/// ```
#[doc(alias = "StrongSquareControl")]
#[must_use]
pub const fn strong_square_control(position: &Position, color: Color) -> Board {
    AttackCounts::of(position, color).more_than(&AttackCounts::of(position, color.other()))
}
