//! The rule of the square: whether a king catches a passed pawn that runs to promote.
//!
//! A king catches the pawn if it reaches the promotion square at the latest with its move after the
//! promotion. It needs as many moves as the greater of the distances in files and in ranks, so that the
//! squares from which it catches a given pawn fill a square that has its top on the last rank. Turned round:
//! the squares from which a pawn is caught by a given king, its *area*, grow by a file on each side from
//! rank to rank.
//!
//! The rule knows nothing of a king that can take the pawn at once, from beside or behind, nor of what is in
//! the way of either.
//!
//! The functions take the colour of the king; the pawns are of the other. Squares on the pawns' first rank
//! count as members of an area, no pawn stands there. Areas are usually looked up: [`CATCHABLE_AREA`].
//!
//! After the Chess Programming Wiki, page *King Pattern*. Its area by fills is wrong for kings on the pawns'
//! second rank; here it is mended, and both ways agree.
//!
//! ```
//! use bitboard_core::chess::{Board, Color, Square, king::rule_of_the_square::uncatchable};
//!
//! // The king on e5 is in the square of the f-pawn, and in that of the a-pawn only if it moves first.
//! let passers = Board::from_iter([Square::A5, Square::F5]);
//! assert_eq!(uncatchable(Color::Black, Square::E5, Color::White, passers), Square::A5.board());
//! assert_eq!(uncatchable(Color::Black, Square::E5, Color::Black, passers), Board::EMPTY);
//! ```

use crate::{leaper, mirrored, table};

use crate::chess::{Board, Color, Direction, Rank, Square, rays};

/// The ranks between a king and the rank on which the enemy's pawns promote: 0 to 7.
///
/// A black king on e5 is three ranks from the eighth:
///
/// ```text
/// . . . . 3 . . .
/// . . . . 2 . . .
/// . . . . 1 . . .
/// . . . . K . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// ```
///
/// At most one operation. After the Chess Programming Wiki, page *King Pattern*.
#[doc(alias = "king_rank_distance")]
#[inline]
#[must_use]
pub const fn rank_distance(color: Color, king: Square) -> u32 {
    let rank = king.rank() as u32;
    match color {
        Color::White => rank,
        Color::Black => 7 - rank,
    }
}

/// The set and all squares up to so many files to the east and west of it. Six operations a file.
///
/// A king on g5, three times:
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . 1 .     . . . 1 1 1 1 1
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// After the Chess Programming Wiki, page *King Pattern*.
#[doc(alias = "widen_on_rank")]
#[must_use]
pub const fn widen(from: Board, times: u32) -> Board {
    let mut area = from;
    let mut time = 0;
    while time < times && time < 7 {
        area = area.or(rays::east_one(area)).or(rays::west_one(area));
        time += 1;
    }
    area
}

/// The set and the squares to the south, south-west and south-east of it.
#[leaper((-1, -1), (0, -1), (1, -1), symmetric = false, yields = fill, board = Board(8x8), crate = crate)]
const fn south_fan(from: Board) -> Board;

/// The set and the squares to the north, north-west and north-east of it.
#[leaper((-1, 1), (0, 1), (1, 1), symmetric = false, yields = fill, board = Board(8x8), crate = crate)]
const fn north_fan(from: Board) -> Board;

/// The set, and so many times the squares to the south, south-west and south-east of it; for a white king to
/// the north. Eight operations a time.
///
/// For a black king, twice:
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . 1 1 1 1 1     . . . 1 1 1 1 1
/// . . . . . . . .     . . 1 1 1 1 1 1
/// . . . . . . . .     . 1 1 1 1 1 1 1
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// After the Chess Programming Wiki, page *King Pattern*.
#[doc(alias = "south_fan_fill")]
#[doc(alias = "north_fan_fill")]
#[must_use]
pub const fn fan(color: Color, from: Board, times: u32) -> Board {
    let mut area = from;
    let mut time = 0;
    while time < times && time < 7 {
        area = match color {
            Color::White => north_fan(area),
            Color::Black => south_fan(area),
        };
        time += 1;
    }
    area
}

/// The last step of the area of a black king: a white pawn on the second rank promotes as soon as one on the
/// third. Three operations.
///
/// Everything is copied down a rank, which in an area of growing ranks changes the lowest only, and the
/// first rank is filled:
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . 1 1 1 1 1     . . . 1 1 1 1 1
/// . . 1 1 1 1 1 1     . . 1 1 1 1 1 1
/// . 1 1 1 1 1 1 1     . 1 1 1 1 1 1 1
/// . . . . . . . .     . 1 1 1 1 1 1 1
/// . . . . . . . .     1 1 1 1 1 1 1 1
/// ```
///
/// After the Chess Programming Wiki, page *King Pattern*.
#[mirrored(
    ranks,
    black = copy_sixth_to_seventh_rank,
    alias = "copy_6th_to_7th_rank",
    docs = "The last step of the area of a white king: a black pawn on the seventh rank promotes as soon as \
            one on the sixth. Three operations.

```text
1 1 1 . . . . .     1 1 1 1 1 1 1 1
1 1 1 . . . . .     1 1 1 1 . . . .
1 1 1 1 . . . .     1 1 1 1 . . . .
1 1 1 1 1 . . .     1 1 1 1 1 . . .
. . . . . . . .     . . . . . . . .
. . . . . . . .     . . . . . . . .
. . . . . . . .     . . . . . . . .
. . . . . . . .     . . . . . . . .
```

The twin of [`copy_third_to_second_rank`]. After the Chess Programming Wiki, page *King Pattern*."
)]
#[inline]
#[must_use]
pub const fn copy_third_to_second_rank(area: Board) -> Board {
    area.or(area.to(Direction::South)).or(Board::RANK_1)
}

/// The squares from which a pawn is caught, from the number of moves that the king has for each rank of
/// pawns, the rank of promotion last.
const fn area(color: Color, king: Square, moves: [u32; 8]) -> Board {
    let distance = rank_distance(color, king);
    let file = rays::north_fill(king.board()).or(rays::south_fill(king.board()));
    let mut area = Board::EMPTY;
    let mut rank = 0;
    while rank < 8 {
        if distance <= moves[rank] {
            let from_home = match color {
                Color::White => Rank::ALL[7 - rank],
                Color::Black => Rank::ALL[rank],
            };
            area = area.or(widen(file.and(from_home.board()), moves[rank]));
        }
        rank += 1;
    }
    area
}

/// The squares from which a pawn is caught if it moves first, one square at a time.
///
/// A black king on g5, the members of the area drawn:
///
/// ```text
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . 1 1 1 1 1
/// . . 1 1 1 1 1 1
/// . 1 1 1 1 1 1 1
/// 1 1 1 1 1 1 1 1
/// 1 1 1 1 1 1 1 1
/// ```
///
/// On each rank of pawns the king must be as near to the promotion square as the pawn. Some 200 operations;
/// meant for tables. After the Chess Programming Wiki, page *King Pattern*.
#[doc(alias = "caughtable_area_single_push")]
#[must_use]
pub const fn area_single_push(color: Color, king: Square) -> Board {
    area(color, king, [7, 6, 5, 4, 3, 2, 1, 0])
}

/// The squares from which a pawn is caught if it moves first, two squares from its second rank if it likes.
///
/// A black king on g5:
///
/// ```text
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . 1 1 1 1 1
/// . . 1 1 1 1 1 1
/// . 1 1 1 1 1 1 1
/// . 1 1 1 1 1 1 1
/// 1 1 1 1 1 1 1 1
/// ```
///
/// Some 200 operations; looked up in [`CATCHABLE_AREA`]. After the Chess Programming Wiki, page *King
/// Pattern*.
#[doc(alias = "caughtable_area_pawn_to_move")]
#[must_use]
pub const fn area_pawn_to_move(color: Color, king: Square) -> Board {
    area(color, king, [7, 5, 5, 4, 3, 2, 1, 0])
}

/// The squares from which a pawn is caught if the king moves first.
///
/// A black king on g5:
///
/// ```text
/// . . . . . . . .
/// . . . . . . . .
/// . . . 1 1 1 1 1
/// . . 1 1 1 1 1 1
/// . 1 1 1 1 1 1 1
/// 1 1 1 1 1 1 1 1
/// 1 1 1 1 1 1 1 1
/// 1 1 1 1 1 1 1 1
/// ```
///
/// One move more than for [`area_pawn_to_move`]. Some 200 operations; looked up in [`CATCHABLE_AREA`]. After
/// the Chess Programming Wiki, page *King Pattern*, which leaves it to the reader.
#[doc(alias = "caughtable_area_king_to_move")]
#[must_use]
pub const fn area_king_to_move(color: Color, king: Square) -> Board {
    area(color, king, [8, 6, 6, 5, 4, 3, 2, 1])
}

/// [`area_pawn_to_move`] built by fills: [`widen`] the king on its rank, [`fan`] out towards the pawns, and
/// take care of the double step.
///
/// The king is widened by its rank distance `n` and fanned out `5 - n` times; up to 50 operations. For a
/// king on the pawns' second rank the widened rank is dropped: pawns there promote in five moves, the king
/// needs six. After the Chess Programming Wiki, page *King Pattern*, which lacks that.
///
/// ```
/// use bitboard_core::chess::{Color, Square, king::rule_of_the_square};
///
/// for king in Square::ALL {
///     let area = rule_of_the_square::area_by_fills(Color::White, king);
///     assert_eq!(area, rule_of_the_square::area_pawn_to_move(Color::White, king));
/// }
/// ```
#[doc(alias = "initCaughtableArea")]
#[doc(alias = "init_caughtable_area")]
#[must_use]
pub const fn area_by_fills(color: Color, king: Square) -> Board {
    let distance = rank_distance(color, king);
    let area = match distance {
        6 => Board::EMPTY,
        _ => fan(color, widen(king.board(), distance), 5_u32.saturating_sub(distance)),
    };
    match color {
        Color::White => copy_sixth_to_seventh_rank(area),
        Color::Black => copy_third_to_second_rank(area),
    }
}

/// The squares from which a pawn is caught: `CATCHABLE_AREA[king's colour][side to move][king's square]`.
/// 2048 bytes.
///
/// [`area_king_to_move`] where the side to move is that of the king, else [`area_pawn_to_move`]. After the
/// Chess Programming Wiki, page *King Pattern*.
///
/// ```
/// use bitboard_core::chess::{Color, Square, king::rule_of_the_square::CATCHABLE_AREA};
///
/// // A white king on e4, Black to move: a black pawn on a2 gets away, one on d5 does not.
/// let area = CATCHABLE_AREA[Color::White as usize][Color::Black as usize][Square::E4 as usize];
/// assert!(!area.contains(Square::A2) && area.contains(Square::D5));
/// ```
#[doc(alias = "arrCaughtableArea")]
#[doc(alias = "CAUGHTABLE_AREA")]
#[table]
pub static CATCHABLE_AREA: [[[Board; 64]; 2]; 2] = |color: Color, to_move: Color, king: Square| {
    if color as u8 == to_move as u8 { area_king_to_move(color, king) } else { area_pawn_to_move(color, king) }
};

/// The passed pawns that the king of the given colour cannot catch. A lookup and two operations.
///
/// `passers` are the passed pawns of the other colour that nothing else stops. After the Chess Programming
/// Wiki, page *King Pattern*.
#[doc(alias = "unCaughtable")]
#[doc(alias = "uncatchable_passers")]
#[inline]
#[must_use]
pub const fn uncatchable(color: Color, king: Square, to_move: Color, passers: Board) -> Board {
    passers.without(CATCHABLE_AREA[color as usize][to_move as usize][king.index()])
}
