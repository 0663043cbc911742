//! A hash table for pawn structures.
//!
//! Pawns move seldom and most positions of a search share their pawns with many others, so that a table of a
//! few thousand entries answers 95 to 99 of 100 questions. What is worth storing is all that follows from the
//! pawns alone: [`PawnEvaluation`], or any type of one's own. After the Chess Programming Wiki, page *Pawn
//! Hash Table*.
//!
//! [`PawnHashTable`] keeps its entries where the caller says, in an array, a slice or a `Vec`. The type of
//! its key says where an entry goes and how it is told from others that go there:
//!
//! | key | index | lock | confuses |
//! |---|---|---|---|
//! | [`ZobristKey`] | key modulo buckets | half the key, 4 bytes | one in 2³² other structures |
//! | [`BchKey`] | key modulo buckets | the key, 8 bytes | none that differ in at most 21 places |
//! | [`MultiplicationKey`] | difference of the sets, multiplied | both sets, 12 bytes | none |
//! | [`DifferenceKey`] | difference of the sets modulo buckets | both sets, 12 bytes | none |
//! | [`PawnKingKey`] | as before, kings mixed in | both sets and the kings, 16 bytes | none |
//!
//! The first two are kept up to date move by move ([`PawnChange`]), the others are made of the sets when they
//! are needed.
//!
//! ```
//! use bitboard_core::chess::pawn_hash::{PawnChange, PawnEntry, PawnHashTable, ZobristKey};
//! use bitboard_core::chess::{Board, Color, Square};
//!
//! let mut table = PawnHashTable::<ZobristKey, _, i32>::new([PawnEntry::EMPTY; 1024]).unwrap();
//! let key = ZobristKey::of(Board::RANK_2, Board::RANK_7);
//! table.store(key, 0);
//!
//! let push = PawnChange::Move { color: Color::White, from: Square::E2, to: Square::E4 };
//! assert_eq!(table.probe(key.after(push)), None);
//! assert_eq!(table.probe(key.after(push).after(push)), Some(&0)); // A change twice is no change.
//! assert_eq!(table.statistics().hits_per_thousand(), 500);
//! ```

use core::marker::PhantomData;

use crate::table;

use super::{Board, Color, Square};

// ---- keys that are kept up to date ----

/// The next number of Steele, Lea and Flood's generator "SplitMix64" after this state.
const fn split_mix(state: u64) -> u64 {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let state = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let state = (state ^ (state >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    state ^ (state >> 31)
}

/// Random numbers for pawns: `ZOBRIST[color as usize][square as usize]`. 1024 bytes.
#[table]
pub static ZOBRIST: [[u64; 64]; 2] = |color, square| split_mix(64 * color as u64 + square as u64);

/// Random numbers for kings: `KING_ZOBRIST[color as usize][square as usize]`. 1024 bytes.
#[table]
pub static KING_ZOBRIST: [[u64; 64]; 2] = |color, square| split_mix(128 + 64 * color as u64 + square as u64);

/// Code words for pawns: `BCH[color as usize][square as usize]`, zero on the first and last rank. 1024 bytes.
///
/// The 96 words of the squares where pawns stand are columns of the parity check of a shortened, extended
/// code of Bose, Ray-Chaudhuri and Hocquenghem: the word of column `i` is 1 followed by the powers `i`, `3i`,
/// `5i`, `7i`, `9i`, `11i`, `13i`, `15i` and `19i` of a primitive element of the field of 128 elements. The
/// zeros of that code are the powers 0 to 20 of the element, so that its words have at least 22 ones: any 21
/// columns are linearly independent.
#[table]
pub static BCH: [[u64; 64]; 2] = |color, square| {
    const EXPONENTS: [usize; 9] = [1, 3, 5, 7, 9, 11, 13, 15, 19];
    if square < 8 || square >= 56 {
        0
    } else {
        let column = 48 * color + square - 8;
        let mut word = 1;
        let mut index = 0;
        while index < EXPONENTS.len() {
            word = word << 7 | power(EXPONENTS[index] * column) as u64;
            index += 1;
        }
        word
    }
};

/// The power of the element `x` in the field of the binary polynomials modulo `x^7 + x + 1`.
const fn power(exponent: usize) -> u8 {
    let mut power: u8 = 1;
    let mut turn = exponent % 127;
    while turn > 0 {
        power = if power & 0x40 == 0 { power << 1 } else { (power << 1) ^ 0x83 };
        turn -= 1;
    }
    power
}

/// The exclusive or of the numbers of all pawns.
const fn sum(numbers: &[[u64; 64]; 2], mut white: Board, mut black: Board) -> u64 {
    let mut key = 0;
    while let Some(square) = white.pop_first() {
        key ^= numbers[Color::White as usize][square.index()];
    }
    while let Some(square) = black.pop_first() {
        key ^= numbers[Color::Black as usize][square.index()];
    }
    key
}

/// What a move does to the pawns. All other moves, those of pieces to squares without a pawn, change nothing.
///
/// A change is its own inverse: for a key it does not matter whether the move is made or unmade.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PawnChange {
    /// A pawn goes to another square: by a push or by taking a piece.
    Move {
        /// The colour of the pawn.
        color: Color,
        /// Where it stood.
        from: Square,
        /// Where it stands now.
        to: Square,
    },
    /// A pawn takes a pawn.
    TakePawn {
        /// The colour of the pawn that takes.
        color: Color,
        /// Where it stood.
        from: Square,
        /// Where it stands now.
        to: Square,
        /// Where the other stood: on `to`, or behind it if it was taken en passant.
        taken: Square,
    },
    /// A pawn leaves the board: a piece takes it, or it promotes, with or without taking a piece.
    Remove {
        /// The colour of the pawn.
        color: Color,
        /// Where it stood.
        from: Square,
    },
}

impl PawnChange {
    /// A key after this change, for any key that is an exclusive or of numbers of the pawns. Up to three
    /// operations.
    #[doc(alias = "update_pawn_key")]
    #[inline]
    #[must_use]
    pub const fn update(self, key: u64, numbers: &[[u64; 64]; 2]) -> u64 {
        match self {
            Self::Move { color, from, to } => {
                key ^ numbers[color as usize][from.index()] ^ numbers[color as usize][to.index()]
            }
            Self::TakePawn { color, from, to, taken } => {
                Self::Move { color, from, to }.update(key, numbers)
                    ^ numbers[color.other() as usize][taken.index()]
            }
            Self::Remove { color, from } => key ^ numbers[color as usize][from.index()],
        }
    }

    /// White and black pawns after this change.
    #[inline]
    #[must_use]
    pub const fn apply(self, white: Board, black: Board) -> (Board, Board) {
        let (own, other, color) = match self {
            Self::Move { color, from, to } => (from.board().xor(to.board()), Board::EMPTY, color),
            Self::TakePawn { color, from, to, taken } => (from.board().xor(to.board()), taken.board(), color),
            Self::Remove { color, from } => (from.board(), Board::EMPTY, color),
        };
        match color {
            Color::White => (white.xor(own), black.xor(other)),
            Color::Black => (white.xor(other), black.xor(own)),
        }
    }
}

/// What a [`PawnHashTable`] is asked with.
pub trait PawnKey: Copy {
    /// What an entry stores to be told from others of the same index.
    type Lock: Copy + Eq;

    /// Where entries of this key are, below the number of buckets, which is not 0.
    fn index(self, buckets: usize) -> usize;

    /// What entries of this key store.
    fn lock(self) -> Self::Lock;
}

/// The exclusive or of a random number for each pawn, after Albert Zobrist. 8 bytes.
///
/// The side to move does not matter to the pawns and is left out. No pawns have the key 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct ZobristKey(pub u64);

impl ZobristKey {
    /// The key of a pawn structure. One table look-up for each pawn.
    #[doc(alias = "pawn_zobrist_key")]
    #[inline]
    #[must_use]
    pub const fn of(white: Board, black: Board) -> Self {
        Self(sum(&ZOBRIST, white, black))
    }

    /// The key after a move that changes the pawns, or before it. One table look-up for each pawn and square.
    #[doc(alias = "update_pawn_key")]
    #[inline]
    #[must_use]
    pub const fn after(self, change: PawnChange) -> Self {
        Self(change.update(self.0, &ZOBRIST))
    }

    /// The key of the pawns together with both kings, for terms that depend on them.
    #[inline]
    #[must_use]
    pub const fn with_kings(self, white: Square, black: Square) -> Self {
        let [for_white, for_black] = &KING_ZOBRIST;
        Self(self.0 ^ for_white[white.index()] ^ for_black[black.index()])
    }
}

impl PawnKey for ZobristKey {
    type Lock = u32;

    #[inline]
    fn index(self, buckets: usize) -> usize {
        index_by_modulo(self.0, buckets)
    }

    #[inline]
    fn lock(self) -> u32 {
        upper_half(self.0)
    }
}

/// The exclusive or of a code word for each pawn: keys that cannot collide unless structures differ much. 8
/// bytes.
///
/// If two structures differ in at most 21 places (a colour and a square with a pawn in one of them only),
/// their keys differ. With random numbers that is only likely. The structures that a search meets in one game
/// are that close to each other: a pawn that moves changes two places. See [`BCH`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct BchKey(pub u64);

impl BchKey {
    /// The key of a pawn structure. One table look-up for each pawn; pawns on the first and last rank, where
    /// there are none, do not count.
    #[doc(alias = "pawn_bch_key")]
    #[inline]
    #[must_use]
    pub const fn of(white: Board, black: Board) -> Self {
        Self(sum(&BCH, white, black))
    }

    /// The key after a move that changes the pawns, or before it. One table look-up for each pawn and square.
    #[inline]
    #[must_use]
    pub const fn after(self, change: PawnChange) -> Self {
        Self(change.update(self.0, &BCH))
    }
}

impl PawnKey for BchKey {
    type Lock = u64;

    #[inline]
    fn index(self, buckets: usize) -> usize {
        index_by_modulo(self.0, buckets)
    }

    #[inline]
    fn lock(self) -> u64 {
        self.0
    }
}

// ---- keys made of the sets ----

/// The sets themselves, found by [`index_by_multiplication`] and told apart by [`Lock96`]. 16 bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct MultiplicationKey {
    /// The white pawns.
    pub white: Board,
    /// The black pawns.
    pub black: Board,
}

impl PawnKey for MultiplicationKey {
    type Lock = Lock96;

    #[inline]
    fn index(self, buckets: usize) -> usize {
        index_by_multiplication(self.white, self.black, buckets)
    }

    #[inline]
    fn lock(self) -> Lock96 {
        Lock96::of(self.white, self.black)
    }
}

/// The sets themselves, found by [`index_by_difference`] and told apart by [`Lock96`]. 16 bytes. The number
/// of buckets should be odd.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct DifferenceKey {
    /// The white pawns.
    pub white: Board,
    /// The black pawns.
    pub black: Board,
}

impl PawnKey for DifferenceKey {
    type Lock = Lock96;

    #[inline]
    fn index(self, buckets: usize) -> usize {
        index_by_difference(self.white, self.black, buckets)
    }

    #[inline]
    fn lock(self) -> Lock96 {
        Lock96::of(self.white, self.black)
    }
}

/// The pawns and both kings: for the shield of a king, the square of a passer, and all else that depends on
/// nothing but them. 24 bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PawnKingKey {
    /// The white pawns.
    pub white: Board,
    /// The black pawns.
    pub black: Board,
    /// The squares of the white and the black king.
    pub kings: [Square; 2],
}

impl PawnKey for PawnKingKey {
    type Lock = (Lock96, [Square; 2]);

    #[inline]
    fn index(self, buckets: usize) -> usize {
        let [white, black] = self.kings;
        let kings = (64 * white.index() + black.index()) as u64;
        // A second multiplication, so that the kings reach the upper bits that choose the bucket.
        scale(
            difference(self.white, self.black).wrapping_add(split_mix(kings)).wrapping_mul(MULTIPLIER),
            buckets,
        )
    }

    #[inline]
    fn lock(self) -> Self::Lock {
        (Lock96::of(self.white, self.black), self.kings)
    }
}

/// A second table for what depends on the kings as well: its index and its lock include their squares.
pub type PawnKingHashTable<S, T = PawnEvaluation, const WAYS: usize = 1> =
    PawnHashTable<PawnKingKey, S, T, WAYS>;

// ---- index and lock ----

/// The remainder of a key: for a power of two the low bits. One division, or one `&`.
///
/// # Panics
///
/// If `length` is 0.
#[doc(alias = "pawn_index_mod")]
#[inline]
#[must_use]
pub const fn index_by_modulo(key: u64, length: usize) -> usize {
    (key % length as u64) as usize
}

/// The difference of two sets as numbers, modulo 2⁶⁴.
const fn difference(white: Board, black: Board) -> u64 {
    white.bits().wrapping_sub(black.bits())
}

/// An odd number whose bits have no pattern: 2⁶⁴ divided by the golden ratio.
const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;

/// The upper bits of a number, spread evenly over the length.
const fn scale(number: u64, length: usize) -> usize {
    ((number as u128 * length as u128) >> 64) as usize
}

/// An index below `length` from the sets themselves: their difference, multiplied by a magic number. One
/// subtraction and two multiplications; no key has to be kept.
///
/// For a length of 2 to the power of `k` these are the upper `k` bits of the first product, as after a shift
/// by `64 - k`.
///
/// The difference does not determine the sets: white pawns on b2 and black ones on a2 give the same as white
/// ones on a2 alone. An entry has to tell them apart: [`Lock96`].
///
/// ```
/// use bitboard_core::chess::{Board, Square, pawn_hash::index_by_multiplication};
///
/// let (a2, b2) = (Square::A2.board(), Square::B2.board());
/// assert_eq!(index_by_multiplication(b2, a2, 4096), index_by_multiplication(a2, Board::EMPTY, 4096));
/// ```
#[doc(alias = "pawn_index_mul")]
#[inline]
#[must_use]
pub const fn index_by_multiplication(white: Board, black: Board, length: usize) -> usize {
    scale(difference(white, black).wrapping_mul(MULTIPLIER), length)
}

/// An index below `length` from the sets themselves: their difference modulo the length. One subtraction and
/// one division.
///
/// The length should be odd, best a prime: of a power of two only the lowest ranks count, and up to 2⁸ that
/// is the first rank, where no pawn stands and everything has the index 0. As with
/// [`index_by_multiplication`] the difference does not determine the sets.
///
/// # Panics
///
/// If `length` is 0.
#[doc(alias = "pawn_index_diff_mod")]
#[inline]
#[must_use]
pub const fn index_by_difference(white: Board, black: Board, length: usize) -> usize {
    index_by_modulo(difference(white, black), length)
}

/// Verification by a part of the key: the upper 32 bits, which a remainder modulo a power of two up to 2³²
/// does not use.
///
/// Two different structures at the same index are taken for each other with a probability of 2⁻³².
#[inline]
#[must_use]
pub const fn upper_half(key: u64) -> u32 {
    (key >> 32) as u32
}

/// Verification by the sets: 48 bits for each colour, all squares where pawns can stand. 12 bytes.
///
/// It is exact. Members on the first and the last rank are ignored.
#[doc(alias = "pawn_lock96")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Lock96([u32; 3]);

impl Lock96 {
    /// The lock of a pawn structure. 8 operations.
    #[inline]
    #[must_use]
    pub const fn of(white: Board, black: Board) -> Self {
        let (white, black) = (inner(white), inner(black));
        Self([white as u32, (white >> 32 | black << 16) as u32, (black >> 16) as u32])
    }

    /// The white and black pawns it was made of.
    #[inline]
    #[must_use]
    pub const fn pawns(self) -> (Board, Board) {
        let [low, middle, high] = self.0;
        let white = low as u64 | ((middle as u64 & 0xffff) << 32);
        let black = (middle >> 16) as u64 | (high as u64) << 16;
        (outer(white), outer(black))
    }
}

/// The 48 bits of the squares where pawns can stand.
const fn inner(pawns: Board) -> u64 {
    pawns.without(Board::RANK_8).bits() >> 8
}

/// The squares of those 48 bits.
const fn outer(pawns: u64) -> Board {
    Board::from_bits_truncate(pawns << 8)
}

// ---- all structures, numbered ----

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
const fn is_configuration(white: Board, black: Board) -> bool {
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

/// How many captures the pawns of a colour must have made to get where they are, or `None` if they cannot
/// have come there from their second rank.
///
/// A pawn changes its file by captures only, one file and one rank at a time. The pawns are assigned to
/// different files of origin so that they need the fewest captures together. Up to 64 operations for each
/// pawn and each of 256 sets of origins: nothing to be done in a search.
///
/// ```
/// use bitboard_core::chess::{Color, Square, pawn_hash::captures_needed};
///
/// // One of two pawns on the c-file comes from a neighbouring one.
/// assert_eq!(captures_needed(Color::White, [Square::C2, Square::C3].into_iter().collect()), Some(1));
/// // The pawn on a3 could only come from a2 or b2.
/// let pawns = [Square::A2, Square::A3, Square::B2].into_iter().collect();
/// assert_eq!(captures_needed(Color::White, pawns), None);
/// ```
#[must_use]
pub const fn captures_needed(color: Color, pawns: Board) -> Option<u32> {
    const NEVER: u32 = u32::MAX;
    let mut pawns = match color {
        Color::White => pawns,
        Color::Black => pawns.flip_ranks(),
    };
    // fewest[origins]: captures of the pawns so far if they come from exactly these files.
    let mut fewest = [NEVER; 256];
    fewest[0] = 0;
    while let Some(pawn) = pawns.pop_first() {
        let mut next = [NEVER; 256];
        let mut origins = 0;
        while origins < 256 {
            let mut file = 0;
            while file < 8 && fewest[origins] != NEVER {
                let captures = pawn.file().abs_diff(file);
                if origins >> file & 1 == 0 && captures < pawn.rank() {
                    let with = &mut next[origins | 1 << file];
                    let total = fewest[origins] + captures as u32;
                    if total < *with {
                        *with = total;
                    }
                }
                file += 1;
            }
            origins += 1;
        }
        fewest = next;
    }
    let mut least = NEVER;
    let mut origins = 0;
    while origins < 256 {
        if fewest[origins] < least {
            least = fewest[origins];
        }
        origins += 1;
    }
    if least == NEVER { None } else { Some(least) }
}

/// One structure for each pair of left-right mirror images, `None` for sets that no game can lead to.
///
/// For evaluations that are the same for both wings this halves the number of structures. Sets are dropped if
/// they have no [`configuration_number`], or if the pawns of a colour must have made more captures than the
/// other has lost men. Not everything else can come about: pawns that passed each other on a file without a
/// capture are not looked for.
#[doc(alias = "canonical_pawn_configuration")]
#[must_use]
pub const fn canonical(white: Board, black: Board) -> Option<(Board, Board)> {
    if !is_configuration(white, black) {
        return None;
    }
    match (captures_needed(Color::White, white), captures_needed(Color::Black, black)) {
        // The king is never taken, nor have the pawns been that are still there.
        (Some(by_white), Some(by_black)) if by_white <= 15 - black.len() && by_black <= 15 - white.len() => {}
        _ => return None,
    }
    let mirrored = (flip_files(white), flip_files(black));
    if white.bits() < mirrored.0.bits()
        || (white.bits() == mirrored.0.bits() && black.bits() <= mirrored.1.bits())
    {
        Some((white, black))
    } else {
        Some(mirrored)
    }
}

/// The set seen in a mirror that stands beside the board: the a-file becomes the h-file.
const fn flip_files(set: Board) -> Board {
    // All 64 bits reversed turn the board by half a circle, and reversed bytes turn the ranks back.
    Board::from_bits_truncate(set.bits().reverse_bits().swap_bytes())
}

// ---- entries ----

/// A score for the middlegame and one for the endgame, in hundredths of a pawn. Four bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PhaseScore {
    /// With many pieces on the board.
    pub middlegame: i16,
    /// With few of them.
    pub endgame: i16,
}

/// What is worth keeping of a pawn structure. 48 bytes.
///
/// Scores are seen from White; arrays are indexed by [`Color`] and then by [`Side`](super::Side). The sets
/// hold pawns of both colours, which the pawns themselves tell apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PawnEvaluation {
    /// What the structure as a whole is worth.
    pub score: PhaseScore,
    /// What the pawns in front of a king on that wing are worth to him.
    pub shield: [[i16; 2]; 2],
    /// What the pawns that storm a king of the other colour on that wing are worth.
    pub storm: [[i16; 2]; 2],
    /// Passed pawns.
    pub passers: Board,
    /// Candidates: pawns that can become passed.
    pub candidates: Board,
    /// Weak pawns: isolated, backward, doubled, as the caller sees it.
    pub weak: Board,
    /// The square of the most advanced passed pawn.
    pub foremost: [Option<Square>; 2],
}

/// The most advanced member of a set of pawns, the easternmost of white and the westernmost of black pawns if
/// there are several. One bit scan.
///
/// For [`PawnEvaluation::foremost`].
#[inline]
#[must_use]
pub const fn foremost(color: Color, pawns: Board) -> Option<Square> {
    match color {
        Color::White => pawns.last(),
        Color::Black => pawns.first(),
    }
}

/// A place of a [`PawnHashTable`]: empty, or a value with its lock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PawnEntry<L, T = PawnEvaluation> {
    content: Option<(L, T)>,
}

impl<L, T> PawnEntry<L, T> {
    /// No value.
    pub const EMPTY: Self = Self { content: None };

    /// What tells the value from others of the same index.
    #[inline]
    #[must_use]
    pub const fn lock(&self) -> Option<&L> {
        match &self.content {
            Some((lock, _)) => Some(lock),
            None => None,
        }
    }

    /// The value.
    #[inline]
    #[must_use]
    pub const fn value(&self) -> Option<&T> {
        match &self.content {
            Some((_, value)) => Some(value),
            None => None,
        }
    }
}

impl<L, T> Default for PawnEntry<L, T> {
    #[inline]
    fn default() -> Self {
        Self::EMPTY
    }
}

// ---- the table ----

/// A hash table for pawn structures, in storage of the caller.
///
/// `WAYS` entries make a bucket. A new value goes to the front of its bucket and pushes the one out that has
/// not been used for longest; with one entry a bucket, the default, it simply replaces what was there.
#[derive(Clone, Debug)]
pub struct PawnHashTable<K, S, T = PawnEvaluation, const WAYS: usize = 1> {
    storage: S,
    statistics: Statistics,
    types: PhantomData<fn(K) -> T>,
}

impl<K, S, T, const WAYS: usize> PawnHashTable<K, S, T, WAYS>
where
    K: PawnKey,
    S: AsRef<[PawnEntry<K::Lock, T>]> + AsMut<[PawnEntry<K::Lock, T>]>,
{
    /// A table in this storage, which may hold entries of an earlier one; `None` if it has no room for a
    /// bucket. Entries beyond the last whole bucket are not used.
    #[inline]
    #[must_use]
    pub fn new(storage: S) -> Option<Self> {
        const { assert!(WAYS > 0, "a bucket has at least one entry") };
        let enough = storage.as_ref().len() >= WAYS;
        enough.then_some(Self { storage, statistics: Statistics::NONE, types: PhantomData })
    }

    /// The number of buckets.
    #[inline]
    #[must_use]
    pub fn buckets(&self) -> usize {
        self.storage.as_ref().len() / WAYS
    }

    fn bucket(&mut self, key: K) -> &mut [PawnEntry<K::Lock, T>] {
        let start = key.index(self.buckets()) * WAYS;
        &mut self.storage.as_mut()[start..start + WAYS]
    }

    /// Brings the entry of a key to the front of its bucket, if it is there.
    fn find(&mut self, key: K) -> bool {
        let lock = key.lock();
        let bucket = self.bucket(key);
        let place = bucket.iter().position(|entry| entry.lock() == Some(&lock));
        if let Some(place) = place {
            bucket[..=place].rotate_right(1);
        }
        place.is_some()
    }

    /// The value of a key, if the table has one whose lock is that of the key.
    #[inline]
    pub fn probe(&mut self, key: K) -> Option<&T> {
        self.statistics.probes += 1;
        if !self.find(key) {
            return None;
        }
        self.statistics.hits += 1;
        self.bucket(key)[0].value()
    }

    /// Stores the value of a key, in place of an older value of the same key, else of the one in its bucket
    /// that has not been used for longest.
    #[inline]
    pub fn store(&mut self, key: K, value: T) {
        let found = self.find(key);
        let bucket = self.bucket(key);
        let mut replaced = false;
        if !found {
            // Entries fill a bucket from the front, so that an empty one is last.
            bucket.rotate_right(1);
            replaced = bucket[0].content.is_some();
        }
        bucket[0].content = Some((key.lock(), value));
        self.statistics.stores += 1;
        self.statistics.replacements += u64::from(replaced);
    }

    /// The value of a key: from the table if it is there, else computed and stored.
    #[inline]
    pub fn get_or_store_with(&mut self, key: K, compute: impl FnOnce() -> T) -> &T {
        if self.probe(key).is_none() {
            self.store(key, compute());
        }
        match self.bucket(key)[0].value() {
            Some(value) => value,
            None => unreachable!("what was found or stored is at the front"),
        }
    }

    /// Empties the table and its statistics.
    pub fn clear(&mut self) {
        self.storage.as_mut().fill_with(PawnEntry::default);
        self.statistics = Statistics::NONE;
    }

    /// What the table has been asked and told since it was made.
    #[inline]
    #[must_use]
    pub const fn statistics(&self) -> Statistics {
        self.statistics
    }

    /// The entries.
    #[inline]
    #[must_use]
    pub fn entries(&self) -> &[PawnEntry<K::Lock, T>] {
        self.storage.as_ref()
    }

    /// The storage with all its entries.
    #[inline]
    #[must_use]
    pub fn into_storage(self) -> S {
        self.storage
    }
}

/// How a [`PawnHashTable`] has been used. 32 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Statistics {
    /// Questions.
    pub probes: u64,
    /// Those that were answered.
    pub hits: u64,
    /// Values stored.
    pub stores: u64,
    /// Those that pushed another value out.
    pub replacements: u64,
}

impl Statistics {
    const NONE: Self = Self { probes: 0, hits: 0, stores: 0, replacements: 0 };

    /// Hits for each thousand probes, rounded down; 0 without any.
    #[inline]
    #[must_use]
    pub const fn hits_per_thousand(self) -> u32 {
        match (self.hits as u128 * 1000).checked_div(self.probes as u128) {
            Some(rate) => rate as u32,
            None => 0,
        }
    }
}
