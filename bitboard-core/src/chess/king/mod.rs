//! Kings: attacks, the pawn shield, distant checks, the rule of the square, paths.
//!
//! # Where things are
//!
//! * Here: what kings attack and where they can go, and where the kings are: [`KingSquares`].
//! * [`shelter`]: the pawns in front of a castled king.
//! * [`distant_check`]: from which directions a sliding piece leaves a king no square.
//! * [`rule_of_the_square`]: whether a king catches a runaway pawn.
//! * [`path`]: whether a king gets from here to there.
//!
//! After the Chess Programming Wiki, page *King Pattern*.
//!
//! ```
//! use bitboard_core::chess::{Board, Square, king};
//!
//! assert_eq!(king::attacks(Square::H1.board()), Board::from_iter([Square::G1, Square::G2, Square::H2]));
//! ```

use crate::{leaper, table};

use super::{Board, Color, Square};

pub mod distant_check;
pub mod path;
pub mod rule_of_the_square;
pub mod shelter;

/// The squares that kings attack.
///
/// Of a set of kings those are in the result that stand next to another. After the Chess Programming Wiki,
/// page *King Pattern*.
#[doc(alias = "kingAttacks")]
#[doc(alias = "king_attacks")]
#[leaper((1, 0), (1, 1), board = Board(8x8), crate = crate)]
pub const fn attacks(kings: Board) -> Board;

/// The squares that a king attacks, by its square. 512 bytes.
///
/// For g2:
///
/// ```text
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . 1 1 1
/// . . . . . 1 . 1
/// . . . . . 1 1 1
/// ```
///
/// After the Chess Programming Wiki, page *King Pattern*, which fills it when the program starts.
#[doc(alias = "arrKingAttacks")]
#[doc(alias = "king_attacks_of")]
#[doc(alias = "init_king_attacks")]
#[table]
pub static ATTACKS: [Board; 64] = |square: Square| attacks(square.board());

/// The kings and the squares that they attack.
///
/// After the Chess Programming Wiki, page *King Pattern*.
#[doc(alias = "king_zone")]
#[leaper((1, 0), (1, 1), yields = fill, board = Board(8x8), crate = crate)]
pub const fn zone(kings: Board) -> Board;

/// The squares that a king can go to. A lookup and two operations.
///
/// `taboo` are the squares that it must not enter: those of its own pieces and those that the enemy attacks.
/// A king on g2 with pawns on f2, g3 and h2, and a rook that attacks the first rank:
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . 1 .     . . . . . 1 . 1
/// . . . . . 1 . 1     . . . . . . . .
/// 1 1 1 1 1 1 1 1     . . . . . . . .
/// ```
///
/// On the left the taboo. Where the enemy attacks along a line through the king, its squares behind the king
/// are attacked too: reckon the enemy's attacks without the king. After the Chess Programming Wiki, page
/// *King Pattern*.
#[doc(alias = "moveTargets")]
#[doc(alias = "king_move_targets")]
#[inline]
#[must_use]
pub const fn move_targets(king: Square, taboo: Board) -> Board {
    ATTACKS[king.index()].without(taboo)
}

/// The squares of both kings, kept along with the boards: two bytes.
///
/// There is one king a side, so its square need not be looked for as long as every move is told.
///
/// ```
/// use bitboard_core::chess::{Color, Square, king::KingSquares};
///
/// let mut kings = KingSquares::new(Square::E1, Square::E8);
/// kings.make(Color::White, Square::E1, Square::G1);
/// kings.make(Color::Black, Square::D7, Square::D5);
/// assert_eq!((kings.of(Color::White), kings.of(Color::Black)), (Square::G1, Square::E8));
/// kings.unmake(Color::White, Square::E1, Square::G1);
/// assert_eq!(kings.of(Color::White), Square::E1);
/// ```
///
/// After the Chess Programming Wiki, page *King Pattern*.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct KingSquares([Square; 2]);

impl KingSquares {
    /// The kings of a position.
    #[inline]
    #[must_use]
    pub const fn new(white: Square, black: Square) -> Self {
        Self([white, black])
    }

    /// The square of the king of this colour.
    #[inline]
    #[must_use]
    pub const fn of(self, color: Color) -> Square {
        self.0[color as usize]
    }

    /// Takes note of a move, whatever piece of the colour made it; of castling the king's part.
    #[inline]
    pub const fn make(&mut self, color: Color, from: Square, to: Square) {
        let king = &mut self.0[color as usize];
        if *king as u8 == from as u8 {
            *king = to;
        }
    }

    /// Takes a move back: the arguments are those of [`make`](Self::make).
    #[inline]
    pub const fn unmake(&mut self, color: Color, from: Square, to: Square) {
        self.make(color, to, from);
    }
}
