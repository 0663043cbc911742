//! All structures that can be set up, numbered.

use crate::table;

use crate::chess::Board;

use super::lock::{inner, outer};

/// The most pawns of a colour.
const PAWNS: usize = 8;

/// The squares where pawns can stand.
const SQUARES: usize = 48;

/// `BINOMIALS[n][k]`: ways to choose `k` of `n`. 1764 bytes.
#[table]
static BINOMIALS: [[u32; 9]; 49] = |n, k| {
    if k > n {
        0
    } else {
        let mut ways: u64 = 1;
        let mut chosen = 0;
        while chosen < k {
            ways = ways * (n - chosen) as u64 / (chosen as u64 + 1);
            chosen += 1;
        }
        ways as u32
    }
};

/// Ways to place so many white and black pawns.
const fn placements(white: usize, black: usize) -> u64 {
    BINOMIALS[SQUARES][white] as u64 * BINOMIALS[SQUARES - white][black] as u64
}

/// `BEFORE[white][black]`: the number of the first structure with so many pawns. 648 bytes.
#[table]
static BEFORE: [[u64; 9]; 9] = |white, black| {
    let mut before = 0;
    let mut counts = 0;
    while counts < white * (PAWNS + 1) + black {
        before += placements(counts / (PAWNS + 1), counts % (PAWNS + 1));
        counts += 1;
    }
    before
};

/// How many structures there are of at most eight pawns of each colour on the 48 squares of the second to the
/// seventh rank: 49,095,495,585,283,107 or about 2 to the power of 55.45.
#[doc(alias = "PAWN_CONFIGURATIONS")]
pub const CONFIGURATIONS: u64 = BEFORE[PAWNS][PAWNS] + placements(PAWNS, PAWNS);

/// The number of a structure, below [`CONFIGURATIONS`]: 56 bits that say all. `None` if a colour has more
/// than eight pawns, two pawns share a square, or one stands on the first or last rank.
///
/// Structures are sorted by the number of white pawns, then of black ones, then by the white pawns, then by
/// the black ones among the squares that are left, sets in the order of the combinatorial number system:
/// pawns at places `a < b < c < …` come after `C(a, 1) + C(b, 2) + C(c, 3) + …` other sets. Some operations
/// and one table look-up for each pawn.
///
/// ```
/// use bitboard_core::chess::Board;
/// use bitboard_core::chess::pawn_hash::{configuration, configuration_number};
///
/// let number = configuration_number(Board::RANK_2, Board::RANK_7).unwrap();
/// assert_eq!(configuration(number), Some((Board::RANK_2, Board::RANK_7)));
/// ```
#[doc(alias = "rank_pawn_configuration")]
#[must_use]
pub const fn configuration_number(white: Board, black: Board) -> Option<u64> {
    if !is_configuration(white, black) {
        return None;
    }
    let (whites, blacks) = (white.len() as usize, black.len() as usize);
    let occupied = inner(white);
    let of_white = set_number(occupied, 0);
    let of_black = set_number(inner(black), occupied);
    Some(BEFORE[whites][blacks] + of_white * BINOMIALS[SQUARES - whites][blacks] as u64 + of_black)
}

/// The white and black pawns of a number, the inverse of [`configuration_number`]; `None` from
/// [`CONFIGURATIONS`] on.
#[must_use]
pub const fn configuration(number: u64) -> Option<(Board, Board)> {
    if number >= CONFIGURATIONS {
        return None;
    }
    let mut counts = (PAWNS + 1) * (PAWNS + 1) - 1;
    while BEFORE[counts / (PAWNS + 1)][counts % (PAWNS + 1)] > number {
        counts -= 1;
    }
    let (whites, blacks) = (counts / (PAWNS + 1), counts % (PAWNS + 1));
    let rest = number - BEFORE[whites][blacks];
    let of_black = BINOMIALS[SQUARES - whites][blacks] as u64;
    let white = numbered_set(rest / of_black, whites, 0);
    let black = numbered_set(rest % of_black, blacks, white);
    Some((outer(white), outer(black)))
}

/// Whether these sets can be numbered.
pub(super) const fn is_configuration(white: Board, black: Board) -> bool {
    white.len() as usize <= PAWNS
        && black.len() as usize <= PAWNS
        && white.is_disjoint(black)
        && white.or(black).is_disjoint(Board::RANK_1.or(Board::RANK_8))
}

/// The number of a set among all sets of its size, counting only squares that are not taken.
const fn set_number(mut set: u64, taken: u64) -> u64 {
    let mut number = 0;
    let mut size = 0;
    while set != 0 {
        let place = set.trailing_zeros();
        let below = (taken & ((1 << place) - 1)).count_ones();
        size += 1;
        number += BINOMIALS[(place - below) as usize][size] as u64;
        set &= set - 1;
    }
    number
}

/// The set of a size and a number, on squares that are not taken.
const fn numbered_set(mut number: u64, mut size: usize, taken: u64) -> u64 {
    let mut set = 0;
    let mut square = SQUARES;
    let mut place = SQUARES - taken.count_ones() as usize;
    while size > 0 {
        square -= 1;
        if taken >> square & 1 == 0 {
            place -= 1;
            let before = BINOMIALS[place][size] as u64;
            if before <= number {
                number -= before;
                size -= 1;
                set |= 1 << square;
            }
        }
    }
    set
}
