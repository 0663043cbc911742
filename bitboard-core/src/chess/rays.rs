//! One step, fills and attacks in each of the eight directions, by every algorithm.
//!
//! | | result | what it needs |
//! |---|---|---|
//! | `…_one` | every member moved by one step | |
//! | `…_fill` | members and all squares ahead of them | |
//! | `…_occluded` | members and all squares they can slide to | the squares they may pass |
//! | `…_attacks` | the squares they attack, the first blocker included | the squares they may pass |
//!
//! A set of sliders is treated as a whole: each result is the union over its members. What leaves the board
//! is lost. The sliders themselves are in an occluded fill, but in the attacks only where another slider
//! attacks them.
//!
//! ```
//! use bitboard_core::board;
//! use bitboard_core::chess::{Board, rays};
//!
//! let rooks = board!(
//!     Board,
//!     ". . . . . . . .
//!      . . . . . . . .
//!      1 . . . . . . .
//!      . . . . . . . .
//!      . 1 . . . . 1 .
//!      . . . . . . . .
//!      . . . . . . . .
//!      . . . . . . . ."
//! );
//! let occupied = board!(
//!     Board,
//!     ". . . . . . . .
//!      . . . . . . . .
//!      1 . . . 1 . 1 .
//!      . . . . . . . .
//!      . 1 . . . . 1 .
//!      . . . . . . . .
//!      . . . . . . . .
//!      . . . . . . . ."
//! );
//! assert_eq!(
//!     rays::east_attacks(rooks, !occupied),
//!     board!(
//!         Board,
//!         ". . . . . . . .
//!          . . . . . . . .
//!          . 1 1 1 1 . . .
//!          . . . . . . . .
//!          . . 1 1 1 1 1 1
//!          . . . . . . . .
//!          . . . . . . . .
//!          . . . . . . . ."
//!     )
//! );
//! ```
//!
//! # Algorithms
//!
//! All give the same results. The functions of this module use for each direction the one with the fewest
//! operations; the modules have the same functions by one algorithm each. Operations for one direction, first
//! north or south, where nothing can wrap, then the others:
//!
//! | | fill | occluded | attacks |
//! |---|---|---|---|
//! | [`dumb7`]: seven steps, written out | 14, 21 | 21, 22 | 19, 21 |
//! | [`dumb7_loop`]: the same in a loop, each turn | 2, 3 | 3 | 3 |
//! | [`dumb7_early_exit`]: as long as anything moves, each turn | 2, 3 | 3 | 3 |
//! | [`kogge_stone`]: steps of 1, 2 and 4 | 6, 9 | 13, 14 | 14, 16 |
//! | [`subtraction`](super::subtraction): all ranks at once, only east | 6 | 9 | 7 |

use crate::fill;

use super::Board;

/// Calls a macro with its arguments and a row for each direction: its name, its step, and the names of its
/// functions, here and in the wiki.
macro_rules! for_each_direction {
    ($callback:ident! { $($arguments:tt)* }) => {
        $callback! {
            { $($arguments)* }
            {
                "north-east", step(1, 1),
                north_east_one "noEaOne", north_east_one_mask_before "noEaOnePre",
                north_east_fill "noEaFill", north_east_occluded "noEaOccl", north_east_attacks "noEaAttacks",
            }
            {
                "east", step(1, 0),
                east_one "eastOne", east_one_mask_before "eastOnePre",
                east_fill "eastFill", east_occluded "eastOccl", east_attacks "eastAttacks",
            }
            {
                "south-east", step(1, -1),
                south_east_one "soEaOne", south_east_one_mask_before "soEaOnePre",
                south_east_fill "soEaFill", south_east_occluded "soEaOccl", south_east_attacks "soEaAttacks",
            }
            {
                "south", step(0, -1),
                south_one "soutOne", south_one_mask_before "soutOnePre",
                south_fill "soutFill", south_occluded "soutOccl", south_attacks "soutAttacks",
            }
            {
                "south-west", step(-1, -1),
                south_west_one "soWeOne", south_west_one_mask_before "soWeOnePre",
                south_west_fill "soWeFill", south_west_occluded "soWeOccl", south_west_attacks "soWeAttacks",
            }
            {
                "west", step(-1, 0),
                west_one "westOne", west_one_mask_before "westOnePre",
                west_fill "westFill", west_occluded "westOccl", west_attacks "westAttacks",
            }
            {
                "north-west", step(-1, 1),
                north_west_one "noWeOne", north_west_one_mask_before "noWeOnePre",
                north_west_fill "noWeFill", north_west_occluded "noWeOccl", north_west_attacks "noWeAttacks",
            }
            {
                "north", step(0, 1),
                north_one "nortOne", north_one_mask_before "nortOnePre",
                north_fill "nortFill", north_occluded "nortOccl", north_attacks "nortAttacks",
            }
        }
    };
}

/// Steps: no algorithm, but two ways to mask.
macro_rules! steps {
    ({} $({
        $direction:literal, step $step:tt,
        $one:ident $one_alias:literal, $before:ident $before_alias:literal,
        $fill:ident $fill_alias:literal, $occluded:ident $occluded_alias:literal,
        $attacks:ident $attacks_alias:literal,
    })*) => { $(
        #[doc = concat!("Every member moved one square to the ", $direction, ".")]
        ///
        /// What leaves the board is lost. The shift comes first, then the mask that removes what has wrapped.
        /// One operation to the north and south, where overflow does that, two in the other directions.
        #[doc(alias = $one_alias)]
        #[fill(step $step, yields = step, board = Board(8x8), crate = crate)]
        pub const fn $one(from: Board) -> Board;

        #[doc = concat!("[`", stringify!($one), "`] with the mask before the shift.")]
        ///
        /// The mask removes what would wrap. The same function at the same cost, worth choosing where the
        /// masked set is at hand already.
        #[doc(alias = $before_alias)]
        #[fill(step $step, yields = step, mask = before, board = Board(8x8), crate = crate)]
        pub const fn $before(from: Board) -> Board;
    )* };
}

/// Fills and attacks by one algorithm.
macro_rules! rays {
    ({ by = $by:ident } $({
        $direction:literal, step $step:tt,
        $one:ident $one_alias:literal, $before:ident $before_alias:literal,
        $fill:ident $fill_alias:literal, $occluded:ident $occluded_alias:literal,
        $attacks:ident $attacks_alias:literal,
    })*) => { $(
        #[doc = concat!("The members of the set and all squares to the ", $direction, " of them.")]
        #[doc(alias = $fill_alias)]
        #[fill(step $step, by = $by, yields = fill, board = Board(8x8), crate = crate)]
        pub const fn $fill(from: Board) -> Board;

        #[doc = concat!("The sliders and all squares they can slide to, ", $direction, "wards over empty ones.")]
        #[doc(alias = $occluded_alias)]
        #[fill(step $step, by = $by, yields = occluded, board = Board(8x8), crate = crate)]
        pub const fn $occluded(sliders: Board, empty: Board) -> Board;

        #[doc = concat!("The squares that sliders attack to the ", $direction, ".")]
        #[doc(alias = $attacks_alias)]
        #[fill(step $step, by = $by, yields = attacks, board = Board(8x8), crate = crate)]
        pub const fn $attacks(sliders: Board, empty: Board) -> Board;
    )* };
}

for_each_direction! { steps! {} }

for_each_direction! { rays! { by = auto } }

/// Seven steps, written out: "dumb7fill".
///
/// Step after step the front moves over empty squares, and everything it passes is collected. Seven steps
/// cross the board. Attacks save one of them: a slider that has made six is at the edge after the seventh,
/// and its last step would leave the board. No branches, and each operation waits for the one before; several
/// directions at once keep the processor busy.
#[doc(alias = "dumb7fill")]
pub mod dumb7 {
    use super::*;

    for_each_direction! { rays! { by = dumb7 } }
}

/// The fill of [`dumb7`] as a loop of seven turns (six for attacks).
///
/// Little code, for places that are seldom run.
pub mod dumb7_loop {
    use super::*;

    for_each_direction! { rays! { by = dumb7_loop } }
}

/// The fill of [`dumb7`] as a loop that ends as soon as the front is empty.
///
/// Few turns where most sliders are blocked after a square or two, but the processor has to guess how many: on
/// random boards this takes several times as long as the fills without branches.
pub mod dumb7_early_exit {
    use super::*;

    for_each_direction! { rays! { by = dumb7_early_exit } }
}

/// Parallel prefix: steps of 1, 2 and 4 squares, after Kogge and Stone's carry network.
///
/// After the first stage a slider has gone up to one step, after the second up to three, after the third up
/// to seven; along with it the empty squares are narrowed to those with a whole empty stretch behind them. On
/// the open board these stretches are constants, so that a fill takes three operations a stage or less.
#[doc(alias = "Kogge-Stone")]
#[doc(alias = "fillUpOccluded")]
pub mod kogge_stone {
    use super::*;

    for_each_direction! { rays! { by = kogge_stone } }
}
