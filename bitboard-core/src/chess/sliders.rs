//! Sliding pieces: rays and lines by square, and attacks by calculation, by lookup and of whole sets.
//!
//! | | for | how |
//! |---|---|---|
//! | [`by_rays`] | one slider | the ray of a square, less the ray of its first blocker |
//! | [`by_subtraction`] | one slider | `o ^ (o - 2r)` on a line, and the same on the mirrored line |
//! | [`by_lookup`] | one slider | the occupied squares of a line are an index into a table |
//! | [`tinker`] | one slider | targets of the empty board, each kept if nothing stands between |
//! | [`attacks_by_direction`], [`orthogonal_attacks`], [`diagonal_attacks`] | all sliders of a set | the fills of [`rays`] |
//!
//! [`rook_attacks`], [`bishop_attacks`] and [`queen_attacks`] are those of [`by_lookup`]. One lookup for the
//! whole of a rook would need tables of 800 KiB; lines need 10 KiB.
//!
//! ```
//! use bitboard_core::chess::{Board, Square, sliders};
//!
//! let occupied = Board::from_iter([Square::B4, Square::D4, Square::D7]);
//! let attacks = sliders::rook_attacks(Square::D4, occupied);
//! assert_eq!(attacks.len(), 4 + 2 + 3 + 3);
//! assert_eq!(sliders::captures(attacks, occupied), Board::from_iter([Square::B4, Square::D7]));
//! assert_eq!(sliders::quiets(attacks, !occupied).len(), 10);
//! // Where a bishop and a queen can be after two moves.
//! assert_eq!(sliders::bishop_reach(Square::A1.board(), Board::FULL, 2).len(), 32);
//! assert_eq!(sliders::queen_reach(Square::A1.board(), Board::FULL, 2), Board::FULL);
//! ```
//!
//! The classes are those of the Chess Programming Wiki, page *Sliding Piece Attacks*.

use core::iter::FusedIterator;

use crate::{fill, table};

use super::{Board, Direction, Square, directional::RAY_ATTACKS, moves::Move, rays};

pub use by_lookup::{bishop_attacks, queen_attacks, rook_attacks};

/// The attacked squares where a slider captures. One operation.
#[doc(alias = "slider_captures")]
#[inline]
#[must_use]
pub const fn captures(attacks: Board, enemy: Board) -> Board {
    attacks.and(enemy)
}

/// The attacked squares where a slider goes without capturing. One operation.
#[doc(alias = "slider_quiets")]
#[inline]
#[must_use]
pub const fn quiets(attacks: Board, empty: Board) -> Board {
    attacks.and(empty)
}

// ---- rays and lines by square ----

/// A kind of line on which pieces slide.
///
/// ```
/// use bitboard_core::chess::{Direction, sliders::Line};
///
/// assert_eq!(Line::ALL.map(Line::up)[2], Direction::NorthEast);
/// assert!(Line::ALL.iter().all(|line| line.up().opposite() == Some(line.down())));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Line {
    /// From west to east.
    Rank,
    /// From south to north.
    File,
    /// From south-west to north-east, as a1 to h8.
    Diagonal,
    /// From north-west to south-east, as a8 to h1.
    Antidiagonal,
}

impl Line {
    /// All four: ranks, files, diagonals and antidiagonals.
    pub const ALL: [Self; 4] = [Self::Rank, Self::File, Self::Diagonal, Self::Antidiagonal];

    /// The direction along the line in which the indices of squares rise.
    #[inline]
    #[must_use]
    pub const fn up(self) -> Direction {
        match self {
            Self::Rank => Direction::East,
            Self::File => Direction::North,
            Self::Diagonal => Direction::NorthEast,
            Self::Antidiagonal => Direction::NorthWest,
        }
    }

    /// The direction along the line in which the indices of squares fall.
    #[inline]
    #[must_use]
    pub const fn down(self) -> Direction {
        match self {
            Self::Rank => Direction::West,
            Self::File => Direction::South,
            Self::Diagonal => Direction::SouthWest,
            Self::Antidiagonal => Direction::SouthEast,
        }
    }
}

/// The other squares of the line through a square: `LINES[line as usize][square as usize]`. 2048 bytes.
///
/// The four lines of a square have no square in common; two of them are what a rook sees on the empty board,
/// two what a bishop sees. The diagonal of d3:
///
/// ```text
/// . . . . . . . .
/// . . . . . . . 1
/// . . . . . . 1 .
/// . . . . . 1 . .
/// . . . . 1 . . .
/// . . . . . . . .
/// . . 1 . . . . .
/// . 1 . . . . . .
/// ```
#[doc(alias = "line_of")]
#[table]
pub static LINES: [[Board; 64]; 4] = |line: Line, square: Square| {
    RAY_ATTACKS[line.up() as usize][square as usize].or(RAY_ATTACKS[line.down() as usize][square as usize])
};

/// The squares that a rook attacks on the empty board, by square. 512 bytes.
///
/// Of d3:
///
/// ```text
/// . . . 1 . . . .
/// . . . 1 . . . .
/// . . . 1 . . . .
/// . . . 1 . . . .
/// . . . 1 . . . .
/// 1 1 1 . 1 1 1 1
/// . . . 1 . . . .
/// . . . 1 . . . .
/// ```
#[doc(alias = "rook_rays_of")]
#[table]
pub static ROOK_RAYS: [Board; 64] = |square: Square| {
    LINES[Line::Rank as usize][square as usize].or(LINES[Line::File as usize][square as usize])
};

/// The squares that a bishop attacks on the empty board, by square. 512 bytes.
///
/// Of d3:
///
/// ```text
/// . . . . . . . .
/// . . . . . . . 1
/// 1 . . . . . 1 .
/// . 1 . . . 1 . .
/// . . 1 . 1 . . .
/// . . . . . . . .
/// . . 1 . 1 . . .
/// . 1 . . . 1 . .
/// ```
#[doc(alias = "bishop_rays_of")]
#[table]
pub static BISHOP_RAYS: [Board; 64] = |square: Square| {
    LINES[Line::Diagonal as usize][square as usize].or(LINES[Line::Antidiagonal as usize][square as usize])
};

/// The squares that a queen attacks on the empty board, by square. 512 bytes.
///
/// Of d3:
///
/// ```text
/// . . . 1 . . . .
/// . . . 1 . . . 1
/// 1 . . 1 . . 1 .
/// . 1 . 1 . 1 . .
/// . . 1 1 1 . . .
/// 1 1 1 . 1 1 1 1
/// . . 1 1 1 . . .
/// . 1 . 1 . 1 . .
/// ```
#[doc(alias = "queen_rays_of")]
#[table]
pub static QUEEN_RAYS: [Board; 64] =
    |square: Square| ROOK_RAYS[square as usize].or(BISHOP_RAYS[square as usize]);

/// The squares strictly between two squares of a line: `BETWEEN[one as usize][other as usize]`. 32 KiB.
///
/// Empty if the squares are not on one line, or neighbours, or the same. Between b2 and f6:
///
/// ```text
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . 1 . . .
/// . . . 1 . . . .
/// . . 1 . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// ```
#[table]
pub static BETWEEN: [[Board; 64]; 64] = |one: Square, other: Square| between(one, other);

/// What [`BETWEEN`] holds, from the rays of both squares: towards each other they overlap in just the squares
/// between. Two lookups and an operation, after finding the direction.
///
/// ```
/// use bitboard_core::chess::{Board, Square, sliders::between};
///
/// assert_eq!(between(Square::A4, Square::D4), Board::from_iter([Square::B4, Square::C4]));
/// assert_eq!(between(Square::A4, Square::D5), Board::EMPTY);
/// ```
#[inline]
#[must_use]
pub const fn between(one: Square, other: Square) -> Board {
    let files = other.file() as i8 - one.file() as i8;
    let ranks = other.rank() as i8 - one.rank() as i8;
    let line = match (files, ranks) {
        (_, 0) => Line::Rank,
        (0, _) => Line::File,
        (files, ranks) if files == ranks => Line::Diagonal,
        (files, ranks) if files == -ranks => Line::Antidiagonal,
        _ => return Board::EMPTY,
    };
    let (low, high) = if one.index() < other.index() { (one, other) } else { (other, one) };
    RAY_ATTACKS[line.up() as usize][low as usize].and(RAY_ATTACKS[line.down() as usize][high as usize])
}

// ---- one slider ----

/// The moves of a slider, found target by target: those of the empty board to which nothing is in the way.
///
/// `rays` are the squares the slider sees on the empty board. No attacks are computed; each target costs a
/// lookup in [`BETWEEN`] and an operation. Worth it where targets are filtered first: checks, or captures of
/// one piece.
///
/// ```
/// use bitboard_core::chess::{Board, Square, sliders::{QUEEN_RAYS, tinker}};
///
/// let enemies = Board::from_iter([Square::A4, Square::D7, Square::D8, Square::E8]);
/// let captures = tinker(Square::D4, QUEEN_RAYS[Square::D4 as usize] & enemies, enemies);
/// assert!(captures.map(|each| each.to_string()).eq(["d4a4", "d4d7"]));
/// ```
#[doc(alias = "tinker_targets")]
#[must_use]
pub const fn tinker(from: Square, rays: Board, occupied: Board) -> Tinker {
    Tinker { from, remaining: rays, occupied }
}

/// The iterator of [`tinker`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tinker {
    from: Square,
    remaining: Board,
    occupied: Board,
}

impl Iterator for Tinker {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        loop {
            let to = self.remaining.pop_first()?;
            if BETWEEN[self.from as usize][to as usize].is_disjoint(self.occupied) {
                return Some(Move { from: self.from, to });
            }
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, Some(self.remaining.len() as usize))
    }
}

impl FusedIterator for Tinker {}

/// Attacks of rook, bishop and queen from the attacks on single lines.
macro_rules! by_lines {
    () => {
        /// The squares that a rook attacks, the first blockers included: its rank and its file.
        #[inline]
        #[must_use]
        pub const fn rook_attacks(square: Square, occupied: Board) -> Board {
            line_attacks(Line::Rank, square, occupied).or(line_attacks(Line::File, square, occupied))
        }

        /// The squares that a bishop attacks, the first blockers included: its diagonal and its antidiagonal.
        #[inline]
        #[must_use]
        pub const fn bishop_attacks(square: Square, occupied: Board) -> Board {
            line_attacks(Line::Diagonal, square, occupied).or(line_attacks(
                Line::Antidiagonal,
                square,
                occupied,
            ))
        }

        /// The squares that a queen attacks, the first blockers included: those of a rook and of a bishop.
        #[inline]
        #[must_use]
        pub const fn queen_attacks(square: Square, occupied: Board) -> Board {
            rook_attacks(square, occupied).or(bishop_attacks(square, occupied))
        }
    };
}

/// One slider by calculation, ray by ray: the ray of its square, less the ray that its first blocker would
/// have in the same direction.
///
/// ```
/// use bitboard_core::chess::{Board, Direction, Square, sliders::{Line, by_rays}};
///
/// let occupied = Board::from_iter([Square::B4, Square::F4, Square::D7, Square::F6]);
/// let on_rank = by_rays::line_attacks(Line::Rank, Square::D4, occupied);
/// assert_eq!(on_rank, Board::from_iter([Square::B4, Square::C4, Square::E4, Square::F4]));
/// assert_eq!(by_rays::ray_attacks(Direction::East, Square::D4, occupied), Square::E4.board() | Square::F4.board());
/// let (rook, bishop) = (by_rays::rook_attacks(Square::D4, occupied), by_rays::bishop_attacks(Square::D4, occupied));
/// assert_eq!((rook.len(), bishop.len()), (4 + 3 + 3, 3 + 3 + 3 + 2));
/// assert_eq!(by_rays::queen_attacks(Square::D4, occupied), rook | bishop);
/// ```
pub mod by_rays {
    use super::*;

    /// The squares that a slider attacks in a direction, the first blocker included. Two lookups, a bit scan
    /// and two operations.
    #[inline]
    #[must_use]
    pub const fn ray_attacks(direction: Direction, square: Square, occupied: Board) -> Board {
        let rays = &RAY_ATTACKS[direction as usize];
        let ray = rays[square as usize];
        let blockers = ray.and(occupied);
        let blocker = if direction.shift() > 0 { blockers.first() } else { blockers.last() };
        match blocker {
            Some(blocker) => ray.without(rays[blocker as usize]),
            None => ray,
        }
    }

    /// The squares that a slider attacks on a line, to both sides.
    #[inline]
    #[must_use]
    pub const fn line_attacks(line: Line, square: Square, occupied: Board) -> Board {
        ray_attacks(line.up(), square, occupied).or(ray_attacks(line.down(), square, occupied))
    }

    by_lines! {}
}

/// One slider by calculation, line by line, without a branch: a subtraction for each of the two sides.
///
/// Subtracting a slider `r` from the occupied squares `o` of its line borrows up to the first blocker, so
/// that `o ^ (o - 2r)` are the squares attacked upwards. With the board turned round it does the same
/// downwards. For all lines but ranks a byte swap is turn enough.
///
/// The technique is called "hyperbola quintessence" on the Chess Programming Wiki.
///
/// ```
/// use bitboard_core::chess::{Board, Square, sliders::{Line, by_subtraction}};
///
/// let occupied = Board::from_iter([Square::B4, Square::F4, Square::D7, Square::F6]);
/// let on_rank = by_subtraction::line_attacks(Line::Rank, Square::D4, occupied);
/// assert_eq!(on_rank, Board::from_iter([Square::B4, Square::C4, Square::E4, Square::F4]));
/// let (rook, bishop) = (by_subtraction::rook_attacks(Square::D4, occupied), by_subtraction::bishop_attacks(Square::D4, occupied));
/// assert_eq!((rook.len(), bishop.len()), (4 + 3 + 3, 3 + 3 + 3 + 2));
/// assert_eq!(by_subtraction::queen_attacks(Square::D4, occupied), rook | bishop);
/// ```
pub mod by_subtraction {
    use super::*;

    /// The squares that a slider attacks on a line, to both sides. A lookup, 5 operations and three byte
    /// swaps, or on a rank three reversals of bits.
    #[inline]
    #[must_use]
    pub const fn line_attacks(line: Line, square: Square, occupied: Board) -> Board {
        let others = LINES[line as usize][square as usize];
        // Without the slider itself, `o - r` does what `o - 2r` does with it.
        let (blockers, slider) = (occupied.and(others).bits(), square.board().bits());
        let up = blockers.wrapping_sub(slider);
        let down = match line {
            Line::Rank => blockers.reverse_bits().wrapping_sub(slider.reverse_bits()).reverse_bits(),
            _ => blockers.swap_bytes().wrapping_sub(slider.swap_bytes()).swap_bytes(),
        };
        Board::from_bits_truncate(up ^ down).and(others)
    }

    by_lines! {}
}

/// One slider by lookup, line by line: a multiplication gathers the occupied squares of its line into six
/// bits, which are an index into a table of attacks.
///
/// On the edges of the board it makes no difference whether a square is occupied, so of eight squares six are
/// looked at. Ranks, diagonals and antidiagonals have at most one square on each file and share a table; files
/// have one of their own.
///
/// The technique is called "kindergarten bitboards" on the Chess Programming Wiki.
///
/// ```
/// use bitboard_core::chess::{Board, Square, sliders::{Line, by_lookup}};
///
/// let occupied = Board::from_iter([Square::B4, Square::F4, Square::D7, Square::F6]);
/// let on_rank = by_lookup::line_attacks(Line::Rank, Square::D4, occupied);
/// assert_eq!(on_rank, Board::from_iter([Square::B4, Square::C4, Square::E4, Square::F4]));
/// let (rook, bishop) = (by_lookup::rook_attacks(Square::D4, occupied), by_lookup::bishop_attacks(Square::D4, occupied));
/// assert_eq!((rook.len(), bishop.len()), (4 + 3 + 3, 3 + 3 + 3 + 2));
/// assert_eq!(by_lookup::queen_attacks(Square::D4, occupied), rook | bishop);
/// ```
pub mod by_lookup {
    use super::*;

    /// Attacks on a rank, repeated on all ranks, by file of the slider and occupied squares from the b-file
    /// to the g-file. 4096 bytes.
    #[table]
    static FILLED_RANKS: [[Board; 64]; 8] = |file: usize, inner: usize| {
        let slider = Square::ALL[file];
        let rank =
            by_subtraction::line_attacks(Line::Rank, slider, Board::from_bits_truncate((inner as u64) << 1));
        Board::from_bits_truncate(rank.bits() * A_FILE)
    };

    /// Attacks on the a-file, by rank of the slider and occupied squares from the seventh rank, bit 0, to the
    /// second. 4096 bytes.
    #[table]
    static A_FILE_ATTACKS: [[Board; 64]; 8] = |rank: usize, inner: usize| {
        let (mut occupied, mut bit) = (Board::EMPTY, 0);
        while bit < 6 {
            if inner >> bit & 1 == 1 {
                occupied = occupied.with(Square::ALL[8 * (6 - bit)]);
            }
            bit += 1;
        }
        by_subtraction::line_attacks(Line::File, Square::ALL[8 * rank], occupied)
    };

    const A_FILE: u64 = Board::FILE_A.bits();

    /// The squares that a slider attacks on a line, to both sides. Two lookups, a multiplication and three
    /// operations; for files a lookup, a multiplication and four operations.
    #[inline]
    #[must_use]
    pub const fn line_attacks(line: Line, square: Square, occupied: Board) -> Board {
        let (file, rank) = (square.file() as usize, square.rank() as usize);
        match line {
            Line::File => {
                // The diagonal from c2 to h7 moves the square of each rank to a bit of its own.
                let inner = ((occupied.bits() >> file) & A_FILE).wrapping_mul(0x0080_4020_1008_0400) >> 58;
                Board::from_bits_truncate(A_FILE_ATTACKS[rank][inner as usize].bits() << file)
            }
            _ => {
                let others = LINES[line as usize][square as usize];
                // The b-file adds up the squares of each file in the top byte, one bit higher.
                let inner = occupied.and(others).bits().wrapping_mul(A_FILE << 1) >> 58;
                FILLED_RANKS[file][inner as usize].and(others)
            }
        }
    }

    by_lines! {}
}

// ---- sets of sliders ----

/// The squares that rooks and queens of a set attack along ranks and files, first blockers included.
///
/// ```text
/// . . . . . . . .     1 . . . . . . .
/// . . . . . . . .     1 . . . . . . .
/// R . . x . . . .     . 1 1 1 . . . .
/// . . . . . . . .     1 . . . . . 1 .
/// . . . . . . R .     1 1 1 1 1 1 . 1
/// . . . . . . . .     1 . . . . . 1 .
/// . . . . . . . .     1 . . . . . 1 .
/// . . . . . . . .     1 . . . . . 1 .
/// ```
#[fill(step(0, 1), step(1, 0), step(0, -1), step(-1, 0), board = Board(8x8), crate = crate)]
pub const fn orthogonal_attacks(sliders: Board, empty: Board) -> Board;

/// The squares that bishops and queens of a set attack along diagonals and antidiagonals, first blockers
/// included.
#[fill(step(1, 1), step(1, -1), step(-1, -1), step(-1, 1), board = Board(8x8), crate = crate)]
pub const fn diagonal_attacks(sliders: Board, empty: Board) -> Board;

/// The squares that sets of sliders attack, for each [`Direction`] one set.
///
/// In each of the sets every target has one source, which
/// [`ray_source`](super::moves::targets::ray_source) finds; a queen belongs into both sets of sliders. An
/// empty set of sliders costs nothing, others about 60 operations.
///
/// ```
/// use bitboard_core::chess::{Board, Direction, Square, sliders::attacks_by_direction};
///
/// let (rooks, empty) = (Board::from_iter([Square::A1, Square::D1]), Board::FULL);
/// let attacks = attacks_by_direction(rooks, Board::EMPTY, empty);
/// assert_eq!(attacks[Direction::West as usize], Board::from_iter([Square::A1, Square::B1, Square::C1]));
/// assert_eq!(attacks[Direction::NorthEast as usize], Board::EMPTY);
/// ```
#[doc(alias = "slider_attacks_setwise")]
#[must_use]
pub const fn attacks_by_direction(orthogonal: Board, diagonal: Board, empty: Board) -> [Board; 8] {
    let mut attacks = [Board::EMPTY; 8];
    if !orthogonal.is_empty() {
        attacks[Direction::East as usize] = rays::east_attacks(orthogonal, empty);
        attacks[Direction::South as usize] = rays::south_attacks(orthogonal, empty);
        attacks[Direction::West as usize] = rays::west_attacks(orthogonal, empty);
        attacks[Direction::North as usize] = rays::north_attacks(orthogonal, empty);
    }
    if !diagonal.is_empty() {
        attacks[Direction::NorthEast as usize] = rays::north_east_attacks(diagonal, empty);
        attacks[Direction::SouthEast as usize] = rays::south_east_attacks(diagonal, empty);
        attacks[Direction::SouthWest as usize] = rays::south_west_attacks(diagonal, empty);
        attacks[Direction::NorthWest as usize] = rays::north_west_attacks(diagonal, empty);
    }
    attacks
}

/// Squares that are reached in several moves: targets fed back as sliders.
macro_rules! reach {
    ($(
        $(#[$attribute:meta])*
        $name:ident: $($attacks:ident)+;
    )*) => { $(
        $(#[$attribute])*
        #[must_use]
        pub const fn $name(sliders: Board, empty: Board, moves: u32) -> Board {
            let (mut reached, mut made) = (sliders, 0);
            while made < moves {
                let from = if made == 0 { reached } else { reached.and(empty) };
                reached = Board::EMPTY $(.or($attacks(from, empty)))+;
                made += 1;
            }
            reached
        }
    )* };
}

reach! {
    /// The squares that rooks attack with the last of so many moves; the others go to empty squares.
    ///
    /// No moves leave the rooks where they are. Any square of the empty board is reached with two:
    ///
    /// ```
    /// use bitboard_core::chess::{Board, Square, sliders::rook_reach};
    ///
    /// assert_eq!(rook_reach(Square::C3.board(), Board::FULL, 2), Board::FULL);
    /// ```
    rook_reach: orthogonal_attacks;

    /// The squares that bishops attack with the last of so many moves; the others go to empty squares.
    bishop_reach: diagonal_attacks;

    /// The squares that queens attack with the last of so many moves; the others go to empty squares.
    queen_reach: orthogonal_attacks diagonal_attacks;
}
