//! What expansions call. Nothing here is meant to be used by hand, and any of it may change in any release.
//!
//! The `macro_rules!` below write the associated items of boards and squares. They are thin: what can be an
//! ordinary function is one, here or in its own module, compiled once and tested once. They name everything
//! by absolute path, so that an expansion works whatever its surroundings have in scope.

mod board;
pub mod lookup;
mod pext;
#[cfg(feature = "prove")]
pub mod prove;
pub mod rays;
mod square;
pub mod table;
pub mod walk;

#[cfg(test)]
mod tests;

pub use core;

pub use crate::drawing::{draw, parse as parse_drawing};
pub use crate::square::{format_square, parse_square};
pub use crate::{
    __board as board, __board_debug as board_debug, __declare as declare, __number as number,
    __operator as operator, __square as square,
};
#[cfg(feature = "prove")]
pub use bitboard_macros::prove as prove_paths;

/// Takes what the macros tell of a function: nothing needs it without the feature `prove`.
#[cfg(not(feature = "prove"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __declare {
    ($($told:tt)*) => {};
}

/// Functions on the words of boards, a module for each.
pub mod word {
    pub use crate::word::{WIDE, lanes, u8, u16, u32, u64, u128};
}

/// Functions of whole slices.
pub mod batch {
    pub use crate::arch::{Lanes, Level};
    pub use crate::batch::arrays::{array_blocks, arrays};
    pub use crate::batch::slices::{BlockKernel, SliceKernel, blocks, blocks_at, words, words_at};
}

/// Names of bit orders and corners as [`board!`](crate::__board) receives them.
pub mod layout {
    pub use crate::square::Corner::{
        FirstFileFirstRank as first_first, FirstFileLastRank as first_last, LastFileFirstRank as last_first,
        LastFileLastRank as last_last,
    };
    pub use crate::square::Order::{FileMajor as file_major, RankMajor as rank_major};
}

/// Compares a board with what a macro was told of it; called in a constant, so that a difference stops the
/// build.
///
/// # Panics
///
/// If they differ in shape, bit order or cells.
pub const fn same_board(
    board: crate::Layout,
    board_cells: [u64; word::WIDE],
    told: crate::Layout,
    told_cells: [u64; word::WIDE],
) {
    let same_shape = board.files() == told.files() && board.ranks() == told.ranks();
    assert!(
        same_shape,
        "the board has other files or ranks than said here; help: repeat the arguments of its `#[bitboard]` in `board = PATH(…)`"
    );
    let (first, last) = (board.index(0, 0), board.index(board.files() - 1, 0));
    let same_order = first == told.index(0, 0) && last == told.index(told.files() - 1, 0);
    assert!(
        same_order,
        "the board has another order or origin than said here; help: repeat the arguments of its `#[bitboard]` in `board = PATH(…)`"
    );
    assert!(
        word::lanes::eq(board_cells, told_cells),
        "the board has other cells than said here; help: repeat the arguments of its `#[bitboard]` in `board = PATH(…)`"
    );
}

/// Refuses what cannot be an enum of directions; called in a constant. A macro that sees a type of another
/// name than the sets have takes it for a direction, but it may be an alias.
///
/// # Panics
///
/// If the type is larger than a byte.
pub const fn direction_type<Direction>() {
    assert!(
        size_of::<Direction>() <= 1,
        "the last parameter is taken for a direction but is larger than an enum of one byte; help: write the type of \
         all sets in the same way, or give the enum `#[repr(u8)]`"
    );
}

/// Writes a word as one number, exactly as the integer formatting of the standard library does it.
pub fn format_number(
    formatter: &mut core::fmt::Formatter<'_>,
    wide: [u64; word::WIDE],
    bits_per_digit: u32,
    digits: &[u8; 16],
) -> core::fmt::Result {
    let mut text = [b'0'; 64 * word::WIDE];
    let mut start = text.len();
    let mut rest = wide;
    while start == text.len() || !word::lanes::is_zero(rest) {
        start -= 1;
        text[start] = digits[(rest[0] % (1 << bits_per_digit)) as usize];
        rest = word::lanes::shr(rest, bits_per_digit);
    }
    let prefix = if bits_per_digit == 1 { "0b" } else { "0x" };
    match core::str::from_utf8(&text[start..]) {
        Ok(text) => formatter.pad_integral(true, prefix, text),
        Err(_) => Err(core::fmt::Error),
    }
}
