//! Knights: steps, attacks of one and of many, fills, forks.
//!
//! | | what it gives |
//! |---|---|
//! | [`north_north_east`] … | one of the eight leaps, of a whole set |
//! | [`ATTACKS`], [`attacks`] | what one knight attacks, or any number of them |
//! | [`attacks_by_directions`], [`attacks_prefix`] | the same by other ways |
//! | [`fill`](fn@fill), [`fill_cycles`], [`reach`], [`can_reach`], [`can_catch`] | several moves in a row |
//! | [`fork_targets`], [`fork_squares`], [`white_safe_forks`], [`royal_forks`] | attacks on two at once |
//!
//! After the Chess Programming Wiki, page *Knight Pattern*.
//!
//! ```
//! use bitboard_core::chess::{Board, Square, knight};
//!
//! // Two knights attack six squares each, of which they share two.
//! let knights = Board::from_iter([Square::B5, Square::E2]);
//! assert_eq!(knight::attacks(knights).len(), 10);
//! assert_eq!(knight::fork_squares(knights), Board::from_iter([Square::C3, Square::D4]));
//! ```

use crate::{fill, leaper, mirrored, table};

use super::{Board, Color, Direction, Square, directional, pawns};

/// The sixteen leaps in one direction and their unions. A row for each direction: how it is called, its step,
/// and the functions with the mask after and before the shift, with their other names.
macro_rules! steps {
    ($({
        $direction:literal, step $step:tt,
        $after:ident $after_alias:literal $after_short:literal,
        $before:ident $before_alias:literal $before_short:literal,
    })*) => {
        $(
            #[doc = concat!("Every knight's leap to the ", $direction, ".")]
            ///
            /// What leaves the board is lost. The shift comes first, then the mask that removes what has
            /// wrapped. Two operations. After the Chess Programming Wiki, page *Knight Pattern*.
            #[doc(alias = $after_alias)]
            #[doc(alias = $after_short)]
            #[fill(step $step, yields = step, board = Board(8x8), crate = crate)]
            pub const fn $after(knights: Board) -> Board;

            #[doc = concat!("[`", stringify!($after), "`] with the mask before the shift.")]
            ///
            /// The mask removes the knights that would leave the board by a side. The same function at the
            /// same cost, two operations, worth choosing where the masked set is at hand already. After the
            /// Chess Programming Wiki, page *Knight Pattern*.
            #[doc(alias = $before_alias)]
            #[doc(alias = $before_short)]
            #[fill(step $step, yields = step, mask = before, board = Board(8x8), crate = crate)]
            pub const fn $before(knights: Board) -> Board;
        )*

        /// The squares that knights attack, as the union of the eight leaps. 23 operations.
        ///
        /// The same as [`attacks`], which shares work among the leaps and takes 17. The eight leaps do not
        /// wait for each other, and each is at hand for those who want to know who attacks.
        ///
        /// ```text
        /// . . . . . . . .     . . . . . . . .
        /// . . . . . . . .     . . . . . . . .
        /// . . . . . . . .     . . 1 . 1 . . .
        /// . . . . . . . .     . 1 . . . 1 . .
        /// . . . 1 . . . .     . . . . . . . .
        /// . . . . . . . .     . 1 . . . 1 . .
        /// . . . . . . . .     . . 1 . 1 . . .
        /// . . . . . . . .     . . . . . . . .
        /// ```
        ///
        /// After the Chess Programming Wiki, page *Knight Pattern*.
        #[doc(alias = "knightAttacks")]
        #[doc(alias = "knight_attacks_by_directions_post")]
        #[inline]
        #[must_use]
        pub const fn attacks_by_directions(knights: Board) -> Board {
            Board::EMPTY$(.or($after(knights)))*
        }

        /// [`attacks_by_directions`] with the masks before the shifts. 23 operations.
        ///
        /// There are only four masks for the eight leaps, so that the masked sets can be shared: 19
        /// operations once the compiler has seen that. After the Chess Programming Wiki, page *Knight
        /// Pattern*.
        ///
        /// ```
        /// use bitboard_core::chess::{Board, Square, knight};
        ///
        /// let knights = Board::from_iter([Square::A1, Square::E5]);
        /// assert_eq!(knight::attacks_by_directions_mask_before(knights), knight::attacks_by_directions(knights));
        /// ```
        #[doc(alias = "knightAttacks")]
        #[doc(alias = "knight_attacks_by_directions_pre")]
        #[inline]
        #[must_use]
        pub const fn attacks_by_directions_mask_before(knights: Board) -> Board {
            Board::EMPTY$(.or($before(knights)))*
        }
    };
}

steps! {
    {
        "north-north-east", step(1, 2),
        north_north_east "noNoEa" "no_no_ea",
        north_north_east_mask_before "noNoEaPre" "no_no_ea_pre",
    }
    {
        "north-east-east", step(2, 1),
        north_east_east "noEaEa" "no_ea_ea",
        north_east_east_mask_before "noEaEaPre" "no_ea_ea_pre",
    }
    {
        "south-east-east", step(2, -1),
        south_east_east "soEaEa" "so_ea_ea",
        south_east_east_mask_before "soEaEaPre" "so_ea_ea_pre",
    }
    {
        "south-south-east", step(1, -2),
        south_south_east "soSoEa" "so_so_ea",
        south_south_east_mask_before "soSoEaPre" "so_so_ea_pre",
    }
    {
        "south-south-west", step(-1, -2),
        south_south_west "soSoWe" "so_so_we",
        south_south_west_mask_before "soSoWePre" "so_so_we_pre",
    }
    {
        "south-west-west", step(-2, -1),
        south_west_west "soWeWe" "so_we_we",
        south_west_west_mask_before "soWeWePre" "so_we_we_pre",
    }
    {
        "north-west-west", step(-2, 1),
        north_west_west "noWeWe" "no_we_we",
        north_west_west_mask_before "noWeWePre" "no_we_we_pre",
    }
    {
        "north-north-west", step(-1, 2),
        north_north_west "noNoWe" "no_no_we",
        north_north_west_mask_before "noNoWePre" "no_no_we_pre",
    }
}

/// The squares that knights attack, one or many.
///
/// The attacks of a set are the union over its members; a square that several knights attack does not tell
/// which. The four shifts along the ranks do not wait for each other; each pair of them is united before it
/// goes up and down. After the Chess Programming Wiki, page *Knight Pattern*.
#[doc(alias = "knightAttacks")]
#[doc(alias = "knight_attacks")]
#[doc(alias = "knight_attacks_prefix_parallel")]
#[leaper(1, 2, board = Board(8x8), crate = crate)]
pub const fn attacks(knights: Board) -> Board;

/// [`attacks`] with each step along the rank made from the one before. 17 operations.
///
/// Needs no masks but those of a single step, and takes longer than [`attacks`], whose four shifts run side
/// by side.
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . 1 . 1 . . .
/// . . . . . . . .     . 1 . . . 1 . .
/// . . . 1 . . . .     . . . . . . . .
/// . . . . . . . .     . 1 . . . 1 . .
/// . . . . . . . .     . . 1 . 1 . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// After the Chess Programming Wiki, page *Knight Pattern*.
#[doc(alias = "knightAttacks")]
#[doc(alias = "knight_attacks_prefix")]
#[inline]
#[must_use]
pub const fn attacks_prefix(knights: Board) -> Board {
    let east = knights.to(Direction::East);
    let west = knights.to(Direction::West);
    let one_file = east.or(west);
    let two_files = east.to(Direction::East).or(west.to(Direction::West));
    two_ranks_up(one_file)
        .or(two_ranks_down(one_file))
        .or(two_files.to(Direction::North))
        .or(two_files.to(Direction::South))
}

#[fill(step(0, 2), yields = step, board = Board(8x8), crate = crate)]
const fn two_ranks_up(from: Board) -> Board;

#[fill(step(0, -2), yields = step, board = Board(8x8), crate = crate)]
const fn two_ranks_down(from: Board) -> Board;

/// The squares that a knight attacks, by its square. 512 bytes.
///
/// For d4:
///
/// ```text
/// . . . . . . . .
/// . . . . . . . .
/// . . 1 . 1 . . .
/// . 1 . . . 1 . .
/// . . . . . . . .
/// . 1 . . . 1 . .
/// . . 1 . 1 . . .
/// . . . . . . . .
/// ```
///
/// After the Chess Programming Wiki, page *Knight Pattern*.
#[doc(alias = "arrKnightAttacks")]
#[doc(alias = "knight_attacks_of")]
#[table]
pub static ATTACKS: [Board; 64] = |square: Square| attacks(square.board());

/// The knights and the squares that they attack.
///
/// After the Chess Programming Wiki, page *Knight Pattern*.
#[doc(alias = "knightFill")]
#[doc(alias = "knight_fill")]
#[leaper(1, 2, yields = fill, board = Board(8x8), crate = crate)]
pub const fn fill(knights: Board) -> Board;

/// The squares that knights reach in at most so many moves on an empty board. 18 operations a move, of which
/// six at most are made: then every square is reached.
///
/// From a1 in two moves:
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 . 1 . . . . .
/// . . . . . . . .     . 1 . 1 . . . .
/// . . . . . . . .     1 1 . . 1 . . .
/// . . . . . . . .     . . 1 1 . . . .
/// 1 . . . . . . .     1 . 1 . 1 . . .
/// ```
///
/// After the Chess Programming Wiki, page *Knight Pattern*.
#[doc(alias = "knightFill")]
#[doc(alias = "knight_fill_n")]
#[must_use]
pub const fn fill_cycles(knights: Board, cycles: u32) -> Board {
    let cycles = if cycles < 6 { cycles } else { 6 };
    let mut filled = knights;
    let mut cycle = 0;
    while cycle < cycles {
        filled = fill(filled);
        cycle += 1;
    }
    filled
}

/// The squares on which knights can be after exactly so many moves, each of which ends on an allowed square.
/// 18 operations a move.
///
/// Allowed are usually the squares that are free of own pieces and safe from the enemy. The knights' own
/// squares need not be allowed. Two moves from a1 on the empty board:
///
/// ```text
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     1 . 1 . . . . .
/// . . . . . . . .     . 1 . 1 . . . .
/// . . . . . . . .     1 . . . 1 . . .
/// . . . . . . . .     . . . 1 . . . .
/// 1 . . . . . . .     1 . 1 . 1 . . .
/// ```
///
/// After the Chess Programming Wiki, page *Knight Pattern*.
#[doc(alias = "knight_reach_n")]
#[must_use]
pub const fn reach(knights: Board, allowed: Board, moves: u32) -> Board {
    let mut reached = knights;
    let mut made = 0;
    while made < moves && !reached.is_empty() {
        reached = attacks(reached).and(allowed);
        made += 1;
    }
    reached
}

/// Whether a knight stands on one of the targets or can be there after at most so many moves, each of which
/// ends on an allowed square. 19 operations a move.
///
/// ```
/// use bitboard_core::chess::{Board, Square, knight::can_reach};
///
/// let (knight, corner) = (Square::A1.board(), Square::B2.board());
/// assert!(can_reach(knight, corner, Board::FULL, 4));
/// assert!(!can_reach(knight, corner, Board::FULL, 3));
/// ```
///
/// After the Chess Programming Wiki, page *Knight Pattern*.
#[doc(alias = "knight_reach_n")]
#[must_use]
pub const fn can_reach(knights: Board, targets: Board, allowed: Board, moves: u32) -> bool {
    let mut reached = knights;
    let mut left = moves;
    while reached.is_disjoint(targets) {
        if left == 0 || reached.is_empty() {
            return false;
        }
        reached = attacks(reached).and(allowed);
        left -= 1;
    }
    true
}

/// Whether one of the enemy's knights catches a runaway pawn of the given colour before it promotes: gets in
/// its way or takes it.
///
/// The sides move in turn, the pawn always ahead and by two squares from its first square, the knights to
/// allowed squares only. A knight that is in the way at the beginning has caught the pawn already. Taking the
/// new queen does not count. At most six moves of a knight, 35 operations each.
///
/// ```
/// use bitboard_core::chess::{Board, Color, Square, knight::can_catch};
///
/// let catches =
///     |knight: Square, to_move| can_catch(Color::White, Square::A5, knight.board(), Board::FULL, to_move);
/// // By way of c5 to a6, unless the pawn has gone on to a7 by then.
/// assert!(catches(Square::E4, Color::Black));
/// assert!(!catches(Square::E4, Color::White));
/// ```
///
/// The Chess Programming Wiki, page *Knight Pattern*, has the idea that the knight's reach meets the squares
/// ahead of the pawn; what is in time was left open there.
#[doc(alias = "knight_can_catch")]
#[must_use]
pub const fn can_catch(color: Color, pawn: Square, knights: Board, allowed: Board, to_move: Color) -> bool {
    let forward = color.forward();
    let (second_rank, last_rank) = match color {
        Color::White => (Board::RANK_2, Board::RANK_8),
        Color::Black => (Board::RANK_7, Board::RANK_1),
    };
    let mut pawn = pawn.board();
    let mut reached = knights;
    let mut pawn_moves = to_move as u8 == color as u8;
    let mut caught = !reached.is_disjoint(directional::ray_attacks(pawn, forward));
    while !caught {
        if pawn_moves {
            let two_squares = pawn.is_subset(second_rank);
            pawn = pawn.to(forward);
            if two_squares {
                pawn = pawn.to(forward);
            }
            // Also for a pawn that was on the last rank and has left the board.
            if pawn.is_subset(last_rank) {
                return false;
            }
        } else {
            reached = attacks(reached).and(allowed);
            caught = !reached.is_disjoint(pawn.or(directional::ray_attacks(pawn, forward)));
        }
        pawn_moves = !pawn_moves;
    }
    true
}

/// The squares that are in at least two of the sets. Three operations a set.
///
/// One sweep keeps what has been in any set and what has been in two. With the eight leaps of a set of
/// targets it gives [`fork_squares`]. After the Chess Programming Wiki, page *Knight Pattern*.
///
/// ```
/// use bitboard_core::chess::{Board, knight::greater_one};
///
/// let lines = [Board::FILE_C, Board::RANK_4, Board::FILE_E];
/// assert_eq!(greater_one(&lines), (Board::FILE_C | Board::FILE_E) & Board::RANK_4);
/// ```
#[doc(alias = "greaterOne")]
#[must_use]
pub const fn greater_one(sets: &[Board]) -> Board {
    let (mut any, mut two) = (Board::EMPTY, Board::EMPTY);
    let mut index = 0;
    while index < sets.len() {
        two = two.or(any.and(sets[index]));
        any = any.or(sets[index]);
        index += 1;
    }
    two
}

/// The squares from which a knight attacks at least two of the targets.
///
/// Of a rook on e8 and a king on g8:
///
/// ```text
/// . . . . 1 . 1 .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . 1 . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// What [`greater_one`] makes of the eight leaps from the targets, without a loop. After the Chess
/// Programming Wiki, page *Knight Pattern*.
#[doc(alias = "forkTargetSquare")]
#[doc(alias = "fork_target_squares")]
#[leaper(1, 2, yields = forks, board = Board(8x8), crate = crate)]
pub const fn fork_squares(targets: Board) -> Board;

/// [`fork_squares`] by pairs of targets: a loop over all pairs, each with two lookups in [`ATTACKS`].
///
/// Where there are only two or three targets it is as fast, and it tells which of them are forked if the
/// pairs are looked at one by one. After the Chess Programming Wiki, page *Knight Pattern*.
///
/// ```
/// use bitboard_core::chess::{Board, Square, knight};
///
/// let targets = Board::from_iter([Square::C7, Square::E7, Square::H2]);
/// assert_eq!(knight::fork_squares_by_pairs(targets), knight::fork_squares(targets));
/// ```
#[must_use]
pub const fn fork_squares_by_pairs(targets: Board) -> Board {
    let mut forks = Board::EMPTY;
    let mut left = targets;
    while let Some(one) = left.pop_first() {
        let mut others = left;
        while let Some(other) = others.pop_first() {
            forks = forks.or(ATTACKS[one.index()].and(ATTACKS[other.index()]));
        }
    }
    forks
}

/// The pieces of the enemy that are worth a fork: the king, queens and rooks in any case, other pieces and
/// pawns where no one defends them. Four operations.
///
/// All arguments are of one side, so there is one function for both colours. `heavy` are king, queens and
/// rooks together; `pieces` the bishops and knights; `pawns` is empty if pawns do not count; `defended` are
/// all squares that the side attacks itself.
///
/// ```
/// use bitboard_core::chess::{Board, Square, knight::fork_targets};
///
/// let (heavy, bishops) = (Square::G8.board(), Board::from_iter([Square::B7, Square::E7]));
/// assert_eq!(fork_targets(heavy, bishops, Board::EMPTY, Board::RANK_8 | Square::E7.board()).len(), 2);
/// ```
///
/// After the Chess Programming Wiki, page *Knight Pattern*.
#[doc(alias = "fork_target_pieces")]
#[inline]
#[must_use]
pub const fn fork_targets(heavy: Board, pieces: Board, pawns: Board, defended: Board) -> Board {
    heavy.or(pieces.or(pawns).without(defended))
}

/// The squares to which a white knight can go to fork two of the targets without being taken by a black pawn
/// or knight. 80 operations.
///
/// `own` are all white pieces; `targets` usually the black [`fork_targets`]. With the black king on e8, rooks
/// on a8 and g8 (targets), pawns on a7 and g7, and white knights on b5 and d5, the square f6 is guarded by a
/// pawn and c7 is not:
///
/// ```text
/// 1 . . . 1 . 1 .     . . . . . . . .
/// . . . . . . . .     . . 1 . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// After the Chess Programming Wiki, page *Knight Pattern*, "forks with forced properties".
#[doc(alias = "safe_knight_forks")]
#[mirrored(
    ranks,
    black = black_safe_forks,
    alias = "black_safe_knight_forks",
    symmetric(attacks, fork_squares),
    pairs(pawns::attacks::black_any_attacks = pawns::attacks::white_any_attacks)
)]
#[inline]
#[must_use]
pub const fn white_safe_forks(
    own: Board,
    knights: Board,
    targets: Board,
    enemy_pawns: Board,
    enemy_knights: Board,
) -> Board {
    let guarded = pawns::attacks::black_any_attacks(enemy_pawns).or(attacks(enemy_knights));
    fork_squares(targets).and(attacks(knights)).without(own).without(guarded)
}

/// The squares from which a knight attacks both king and queen: the royal fork. 35 operations.
///
/// All arguments are of the side that is forked. King e8 and queen c8 can be forked from d6 only:
///
/// ```text
/// . . 1 . 1 . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . 1 . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// . . . . . . . .     . . . . . . . .
/// ```
///
/// After the Chess Programming Wiki, page *Knight Pattern*.
#[doc(alias = "family check")]
#[doc(alias = "royal_fork_squares")]
#[inline]
#[must_use]
pub const fn royal_forks(king: Board, queens: Board) -> Board {
    attacks(king).and(attacks(queens))
}
