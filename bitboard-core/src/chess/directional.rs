//! Steps, fills and attacks with the direction as a parameter.
//!
//! One function serves all eight directions: it rotates by [`SHIFT`] of the direction instead of shifting,
//! and keeps [`AVOID_WRAP`] of the direction, which removes what went round a file edge as well as what went
//! round the end of the word. The functions here are those of [`kogge_stone`]; [`dumb7`] and
//! [`dumb7_early_exit`] have the same by their algorithms.
//!
//! ```
//! use bitboard_core::chess::{Board, Direction, Square, directional};
//!
//! let queen = Board::from(Square::D4);
//! let attacks = Direction::ALL
//!     .into_iter()
//!     .map(|direction| directional::sliding_attacks(queen, !queen, direction))
//!     .fold(Board::EMPTY, Board::or);
//! assert_eq!(attacks.len(), 27);
//! ```
//!
//! ```
//! use bitboard_core::chess::{Board, Direction, Square};
//! use bitboard_core::chess::directional::{self, DUMB7_COST, KOGGE_STONE_COST, SHIFT};
//!
//! let (queen, empty) = (Board::from(Square::D4), Square::G4.board().not());
//! let flood = directional::occluded_fill(queen, empty, Direction::East);
//! assert_eq!(flood, Board::from_iter([Square::D4, Square::E4, Square::F4]));
//! assert_eq!(directional::shift_one(queen, Direction::East), Square::E4.board());
//! assert_eq!(directional::ray_attacks(queen, Direction::East).len(), 4);
//! assert_eq!(SHIFT[Direction::East as usize], 1);
//! assert!(KOGGE_STONE_COST.operations < DUMB7_COST.operations && DUMB7_COST.moves < KOGGE_STONE_COST.moves);
//! ```

use crate::{fill, table};

use super::{Board, Color, Direction, Side, Square};

/// By how much the index of a square changes in a step, by [`Direction`]. 32 bytes.
///
/// Rotating a board by it moves all members one step.
#[doc(alias = "shift[8]")]
#[table]
pub static SHIFT: [i32; 8] = |direction: Direction| direction.shift();

/// The squares that some square steps onto, by [`Direction`]. 64 bytes.
///
/// For north-east:
///
/// ```text
/// . 1 1 1 1 1 1 1
/// . 1 1 1 1 1 1 1
/// . 1 1 1 1 1 1 1
/// . 1 1 1 1 1 1 1
/// . 1 1 1 1 1 1 1
/// . 1 1 1 1 1 1 1
/// . 1 1 1 1 1 1 1
/// . . . . . . . .
/// ```
#[doc(alias = "avoidWrap[8]")]
#[table]
pub static AVOID_WRAP: [Board; 8] = |direction: Direction| direction.landing();

/// Functions with a direction by one algorithm. The steps are listed in the order of [`Direction`].
macro_rules! directed {
    (by = $by:ident) => {
        directed! {
            by = $by;
            step(1, 1), step(1, 0), step(1, -1), step(0, -1),
            step(-1, -1), step(-1, 0), step(-1, 1), step(0, 1)
        }
    };
    (by = $by:ident; $($steps:tt)*) => {
        /// The sliders and all squares they can slide to in the direction, over empty squares only.
        #[doc(alias = "occludedFill")]
        #[fill($($steps)*, by = $by, yields = occluded, board = Board(8x8), crate = crate)]
        pub const fn occluded_fill(sliders: Board, empty: Board, direction: Direction) -> Board;

        /// The squares that sliders attack in the direction, the first blockers included.
        #[doc(alias = "slidingAttacks")]
        #[fill($($steps)*, by = $by, yields = attacks, board = Board(8x8), crate = crate)]
        pub const fn sliding_attacks(sliders: Board, empty: Board, direction: Direction) -> Board;
    };
}

directed! { by = kogge_stone }

/// By six or seven rotations, written out.
///
/// ```
/// use bitboard_core::chess::{Direction, Square, directional, directional::dumb7};
///
/// let (queen, empty, way) = (Square::D4.board(), Square::G7.board().not(), Direction::NorthEast);
/// assert_eq!(dumb7::occluded_fill(queen, empty, way), directional::occluded_fill(queen, empty, way));
/// assert_eq!(dumb7::sliding_attacks(queen, empty, way), directional::sliding_attacks(queen, empty, way));
/// ```
pub mod dumb7 {
    use super::*;

    directed! { by = dumb7 }
}

/// By rotations until nothing moves any more.
///
/// ```
/// use bitboard_core::chess::{Direction, Square, directional, directional::dumb7_early_exit};
///
/// let (queen, empty, way) = (Square::D4.board(), Square::G7.board().not(), Direction::NorthEast);
/// assert_eq!(dumb7_early_exit::occluded_fill(queen, empty, way), directional::occluded_fill(queen, empty, way));
/// assert_eq!(dumb7_early_exit::sliding_attacks(queen, empty, way), directional::sliding_attacks(queen, empty, way));
/// ```
pub mod dumb7_early_exit {
    use super::*;

    directed! { by = dumb7_early_exit }
}

/// By three rotations of 1, 2 and 4 steps.
pub mod kogge_stone {
    pub use super::{occluded_fill, sliding_attacks};
}

/// Every member moved one step in the direction; what leaves the board is lost. Two operations.
#[doc(alias = "shiftOne")]
#[inline]
#[must_use]
pub const fn shift_one(from: Board, direction: Direction) -> Board {
    from.rotate(SHIFT[direction as usize]).and(AVOID_WRAP[direction as usize])
}

/// The squares that sliders attack in the direction on a board without other pieces. 15 operations.
///
/// Sliders do not block each other here: it is the union of their whole rays.
#[doc(alias = "rayAttacks")]
#[inline]
#[must_use]
pub const fn ray_attacks(sliders: Board, direction: Direction) -> Board {
    sliding_attacks(sliders, Board::FULL, direction)
}

/// The whole rays of each square: `RAY_ATTACKS[direction as usize][square as usize]`. 4096 bytes.
///
/// ```
/// use bitboard_core::chess::{Direction, Square, directional::RAY_ATTACKS};
///
/// let ray = RAY_ATTACKS[Direction::SouthEast as usize][Square::E4 as usize];
/// assert!(ray.iter().eq([Square::H1, Square::G2, Square::F3]));
/// ```
#[doc(alias = "rayAttacks[8][64]")]
#[table]
pub static RAY_ATTACKS: [[Board; 64]; 8] =
    |direction: Direction, square: Square| ray_attacks(square.board(), direction);

/// The squares that pawns attack towards one side. Two operations.
///
/// ```
/// use bitboard_core::chess::{Board, Color, Side, Square, directional::pawn_attacks};
///
/// let pawns = Board::from_iter([Square::A5, Square::D5]);
/// assert_eq!(pawn_attacks(pawns, Color::White, Side::West), Square::C6.board());
/// assert_eq!(pawn_attacks(pawns, Color::Black, Side::East), Board::from_iter([Square::B4, Square::E4]));
/// ```
#[inline]
#[must_use]
pub const fn pawn_attacks(pawns: Board, color: Color, side: Side) -> Board {
    let direction = match (color, side) {
        (Color::White, Side::East) => Direction::NorthEast,
        (Color::White, Side::West) => Direction::NorthWest,
        (Color::Black, Side::East) => Direction::SouthEast,
        (Color::Black, Side::West) => Direction::SouthWest,
    };
    shift_one(pawns, direction)
}

/// A fill under way: what [`rays::dumb7`](super::rays::dumb7) keeps in its variables between two steps.
///
/// For looking at a fill in slow motion:
///
/// ```
/// use bitboard_core::chess::{Board, Direction, Square, directional::FillState};
///
/// let empty = Square::B8.board().not();
/// let mut fill = FillState::new(Square::B5.board(), empty);
/// while !fill.front.is_empty() {
///     fill = fill.cycle(Direction::North);
/// }
/// assert_eq!(fill.flood, Board::from_iter([Square::B5, Square::B6, Square::B7]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FillState {
    /// The squares reached so far.
    pub flood: Board,
    /// The squares reached by the last step: "generator".
    pub front: Board,
    /// The squares the fill may enter: "propagator".
    pub empty: Board,
}

impl FillState {
    /// A fill that has not moved yet.
    #[must_use]
    pub const fn new(sliders: Board, empty: Board) -> Self {
        Self { flood: sliders, front: sliders, empty }
    }

    /// The fill after one more step: the front moves on over empty squares, the flood takes it in. 4
    /// operations.
    #[doc(alias = "dumb7_cycle")]
    #[must_use]
    pub const fn cycle(self, direction: Direction) -> Self {
        let front = shift_one(self.front, direction).and(self.empty);
        Self { flood: self.flood.or(front), front, empty: self.empty }
    }
}

/// One stage of the parallel prefix network: sliders go `distance` steps at once, and squares stay empty if
/// the square `distance` steps behind is empty too.
///
/// After stages of distance 1, 2 and 4 the first result is the occluded fill. Before a stage a square of
/// `empty` stands for `distance` empty squares in line, which is why the sliders can pass them all at once.
///
/// ```
/// use bitboard_core::chess::{Direction, Square, directional::{kogge_stone_stage, occluded_fill}};
///
/// let (sliders, all_empty) = (Square::A1.board(), Square::F6.board().not());
/// let (mut flood, mut empty) = (sliders, all_empty);
/// for distance in [1, 2, 4] {
///     (flood, empty) = kogge_stone_stage(flood, empty, Direction::NorthEast, distance);
/// }
/// assert_eq!(flood, occluded_fill(sliders, all_empty, Direction::NorthEast));
/// ```
#[doc(alias = "ks_stage")]
#[must_use]
pub const fn kogge_stone_stage(
    sliders: Board,
    empty: Board,
    direction: Direction,
    distance: u32,
) -> (Board, Board) {
    let (mut moved, mut behind) = (sliders, empty);
    let mut step = 0;
    while step < distance {
        (moved, behind) = (shift_one(moved, direction), shift_one(behind, direction));
        step += 1;
    }
    (sliders.or(empty.and(moved)), empty.and(behind))
}

/// What a function costs in instructions of a machine with two-operand instructions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cost {
    /// Operations as counted on these pages.
    pub operations: u32,
    /// Copies of a register, needed because an operation overwrites its first operand.
    pub moves: u32,
}

/// [`rays::dumb7::south_attacks`](super::rays::dumb7::south_attacks): more operations, hardly a copy.
#[doc(alias = "FILL_COST_DUMB7")]
pub const DUMB7_COST: Cost = Cost { operations: 19, moves: 1 };

/// [`rays::kogge_stone::south_attacks`](super::rays::kogge_stone::south_attacks): fewer operations, some
/// copies.
#[doc(alias = "FILL_COST_KS")]
pub const KOGGE_STONE_COST: Cost = Cost { operations: 14, moves: 5 };
