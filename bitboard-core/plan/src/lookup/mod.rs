//! Lookups: a movement as tables indexed by the occupied squares that matter.
//!
//! ```text
//! moves ── relevant.rs ──► riders ── layout.rs ──► masks ── table.rs ──► Lookups
//!                                 partition.rs          multiplier.rs
//!                                 greedy.rs             fill.rs
//! ```
//!
//! Moves are reduced until every square in a mask can change the result, and gathered into riders, such as the
//! lines of a rook. Riders that share a lookup make a mask. The occupied squares of a mask become an index by a
//! multiplication or by `pext`, and the entry there holds the squares reached.

mod fill;
mod greedy;
mod interpret;
mod layout;
mod multiplier;
mod partition;
mod relevant;
#[cfg(test)]
mod samples;
mod table;

pub(crate) use interpret::record_bytes;
pub(crate) use layout::Layout;
pub use layout::{Estimate, estimate};
pub use partition::Rule;
pub(crate) use relevant::Square;
pub(crate) use table::{Indexing, build};

/// Why there are no tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoTables {
    /// The mask of some lookup has too many bits on this square.
    TooWide {
        /// Its bit.
        square: usize,
    },
    /// There are too many entries.
    TooMany,
    /// No multiplier was found for a mask of this square.
    NoMultiplier {
        /// Its bit.
        square: usize,
    },
    /// Two occupancies with different results would have one entry: the multiplier is wrong.
    Clash {
        /// The bit of the square.
        square: usize,
    },
}
