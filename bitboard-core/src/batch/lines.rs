//! What functions of blocks compute: kernels of registers, of which each is one rank of many boards.
//!
//! But for [`or`] and [`and_not`] a register is lanes of 8 bits, the first register the first rank of chess boards. They
//! are meant for a [`LineFunction`](super::LineFunction) or [`Kernel`](crate::arch::Kernel) of one's own and are inlined
//! into it.
//!
#![cfg_attr(feature = "macros", doc = "```")]
#![cfg_attr(not(feature = "macros"), doc = "```ignore")]
//! use bitboard_core::arch::{Kernel, Lanes, Level};
//! use bitboard_core::batch::{Block, lines::{self, Ranks, Side}};
//!
//! /// Squares that White's queens and knights attack beyond those of pawns of either side.
//! struct Mixed<'b> {
//!     queens: &'b Block,
//!     knights: &'b Block,
//!     pawns: &'b Block,
//! }
//!
//! impl Kernel for Mixed<'_> {
//!     type Output = Block;
//!
//!     #[inline(always)]
//!     fn run<L: Lanes>(self, lanes: L) -> Block {
//!         let mut out = Block::EMPTY;
//!         for part in 0..L::PARTS {
//!             let queens: Ranks<L> = self.queens.load(lanes, part);
//!             let (knights, pawns) = (self.knights.load(lanes, part), self.pawns.load(lanes, part));
//!             let occupied = lines::or(lanes, &queens, &lines::or(lanes, &knights, &pawns));
//!             let sliders = lines::slider_attacks(lanes, &queens, &queens, &occupied);
//!             // One direction of it, up the board and down again, is part of that.
//!             let up = lines::attacks_up(lanes, &queens, &occupied, Side::Higher);
//!             let down = lines::attacks_down(lanes, &queens, &occupied, Side::Higher);
//!             let sliders = lines::or(lanes, &sliders, &lines::or(lanes, &up, &down));
//!             let no_kings = lines::king_attacks(lanes, lines::empty(lanes));
//!             let leapers = lines::or(lanes, &lines::knight_attacks(lanes, knights), &no_kings);
//!             let up = lines::pawn_attacks_up(lanes, pawns);
//!             let by_pawns = lines::or(lanes, &up, &lines::pawn_attacks_down(lanes, pawns));
//!             let attacked = lines::or(lanes, &sliders, &leapers);
//!             out.store(lanes, part, lines::and_not(lanes, &attacked, &by_pawns));
//!         }
//!         out
//!     }
//! }
//!
//! let level = Level::detect();
//! let block = |board: u64| Block::from_boards(level, &[board; 64]);
//! // A queen on a1, a knight on b1, a pawn on a2 that attacks b1 and b3.
//! let mixed = Mixed { queens: &block(1), knights: &block(2), pawns: &block(1 << 8) };
//! let attacked = level.run(mixed).board::<u64>(0);
//! assert_eq!(attacked, 0x8040_2010_0804_0200 | 1 << 8 | 1 << 11 | 1 << 16 | 1 << 18);
//! ```

#[cfg(feature = "macros")]
pub use super::leapers::board::{king_attacks, knight_attacks, pawn_attacks_down, pawn_attacks_up};
use crate::arch::Lanes;

/// The ranks of as many boards as a register has lanes.
pub type Ranks<L> = [<L as Lanes>::Register; 8];

/// The registers of all ranks, each by the same expression. Closures, even small ones, are not always
/// inlined, and then their instructions would not be those of the level.
macro_rules! ranks {
    (|$rank:ident| $value:expr) => {{
        let mut $rank = 0;
        let mut ranks = [$value; 8];
        $rank = 1;
        while $rank < 8 {
            ranks[$rank] = $value;
            $rank += 1;
        }
        ranks
    }};
}

pub(super) use ranks;

/// Nothing on any board.
#[inline(always)]
#[must_use]
pub fn empty<L: Lanes>(lanes: L) -> Ranks<L> {
    [lanes.zero(); 8]
}

/// The squares of either. On any board.
#[inline(always)]
#[must_use]
pub fn or<L: Lanes, const LINES: usize>(
    lanes: L,
    a: &[L::Register; LINES],
    b: &[L::Register; LINES],
) -> [L::Register; LINES] {
    let mut either = *a;
    for line in 0..LINES {
        either[line] = lanes.or(a[line], b[line]);
    }
    either
}

/// The squares of the first that the second does not have. On any board.
#[inline(always)]
#[must_use]
pub fn and_not<L: Lanes, const LINES: usize>(
    lanes: L,
    a: &[L::Register; LINES],
    b: &[L::Register; LINES],
) -> [L::Register; LINES] {
    let mut left = *a;
    for line in 0..LINES {
        left[line] = lanes.and_not(a[line], b[line]);
    }
    left
}

/// The first line last: what goes up in it goes down.
#[inline(always)]
pub(super) fn turned<R: Copy, const LINES: usize>(x: &[R; LINES]) -> [R; LINES] {
    let mut turned = *x;
    for line in 0..LINES {
        turned[line] = x[LINES - 1 - line];
    }
    turned
}

/// A line moved along itself, of so many squares.
#[inline(always)]
pub(super) fn moved<L: Lanes, const WIDTH: usize>(lanes: L, x: L::Register, side: Side) -> L::Register {
    match (side, WIDTH <= 8) {
        (Side::None, _) => x,
        (Side::Higher, true) => lanes.shl8::<1>(x),
        (Side::Higher, false) => lanes.shl16::<1>(x),
        (Side::Lower, true) => lanes.shr8::<1>(x),
        (Side::Lower, false) => lanes.shr16::<1>(x),
    }
}

/// What riders attack along their line, of so many squares, in both directions.
#[inline(always)]
pub(super) fn across<L: Lanes, const WIDTH: usize>(
    lanes: L,
    riders: L::Register,
    occupied: L::Register,
) -> L::Register {
    if WIDTH <= 8 {
        lanes.attacks_across8(riders, occupied)
    } else {
        lanes.attacks_across16(riders, occupied)
    }
}

/// How a step to another rank changes the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// Not at all: along the file.
    None,
    /// To the next higher one.
    Higher,
    /// To the next lower one.
    Lower,
}

/// What riders attack towards higher ranks, in one of the three directions.
#[inline(always)]
#[must_use]
pub fn attacks_up<L: Lanes>(lanes: L, riders: &Ranks<L>, occupied: &Ranks<L>, side: Side) -> Ranks<L> {
    let mut attacks = empty(lanes);
    let mut reach = riders[0];
    let mut rank = 1;
    while rank < 8 {
        attacks[rank] = moved::<L, 8>(lanes, reach, side);
        reach = lanes.carry(riders[rank], attacks[rank], occupied[rank]);
        rank += 1;
    }
    attacks
}

/// What riders attack towards lower ranks, in one of the three directions.
#[inline(always)]
#[must_use]
pub fn attacks_down<L: Lanes>(lanes: L, riders: &Ranks<L>, occupied: &Ranks<L>, side: Side) -> Ranks<L> {
    turned(&attacks_up(lanes, &turned(riders), &turned(occupied), side))
}

/// What sliders attack: some along files and ranks, some along diagonals. All of them must be `occupied` too.
#[inline(always)]
#[must_use]
pub fn slider_attacks<L: Lanes>(
    lanes: L,
    orthogonal: &Ranks<L>,
    diagonal: &Ranks<L>,
    occupied: &Ranks<L>,
) -> Ranks<L> {
    let mut attacks = ranks!(|rank| lanes.attacks_across8(orthogonal[rank], occupied[rank]));
    // All three at once, so that their unions are one operation.
    let (mut up, mut down) =
        ([orthogonal[0], diagonal[0], diagonal[0]], [orthogonal[7], diagonal[7], diagonal[7]]);
    let mut step = 1;
    while step < 8 {
        ascend(lanes, &mut up, &mut attacks[step], orthogonal[step], diagonal[step], occupied[step]);
        let rank = 7 - step;
        ascend(lanes, &mut down, &mut attacks[rank], orthogonal[rank], diagonal[rank], occupied[rank]);
        step += 1;
    }
    attacks
}

/// One rank of three rides: what they attack there, and what then goes on.
#[inline(always)]
fn ascend<L: Lanes>(
    lanes: L,
    reach: &mut [L::Register; 3],
    attacks: &mut L::Register,
    orthogonal: L::Register,
    diagonal: L::Register,
    occupied: L::Register,
) {
    let [straight, higher, lower] = *reach;
    let (higher, lower) = (lanes.shl8::<1>(higher), lanes.shr8::<1>(lower));
    *attacks = lanes.or(*attacks, lanes.or3(straight, higher, lower));
    *reach = [
        lanes.carry(orthogonal, straight, occupied),
        lanes.carry(diagonal, higher, occupied),
        lanes.carry(diagonal, lower, occupied),
    ];
}
