//! Many boards at once: blocks of 64 boards of eight files, cut into ranks.
//!
//! A [`Block`] holds the first ranks of 64 boards, then their second ranks, and so on: a register is one rank
//! of many boards, a byte each. A step to another rank is then no operation at all, a step along the rank is
//! a shift that drops what leaves the board, and a ride goes from rank to rank by one operation, `from |
//! (moved & !blocked)`. All eight directions of all sliders of 64 boards are some 160 operations on registers
//! of 64 bytes.
//!
//! The functions here take slices of blocks and a [`Level`](crate::arch::Level), and do everything under its
//! instructions. What they compute of registers is in [`lines`], for kernels of one's own.
//!
//! ```
//! use bitboard_core::{arch::Level, batch::{self, Block}};
//!
//! let level = Level::detect();
//! let (mut queens, mut occupied) = ([0; 64], [0; 64]);
//! for board in 0..64 {
//!     queens[board] = 1 << board;
//!     occupied[board] = queens[board] | 1 << 63;
//! }
//! let [queens, occupied] = [queens, occupied].map(|boards| Block::from_boards(level, &boards));
//! let mut attacks = [Block::EMPTY];
//! batch::slider_attacks(level, &[queens], &[queens], &[occupied], &mut attacks);
//! assert_eq!(attacks[0].to_boards(level)[0], 0x8141_2111_0905_03fe);
//! ```
//!
//! Functions that macros write of slices of chess boards choose blocks by themselves; on other boards cutting costs more
//! than it saves.

mod army;
pub(crate) mod arrays;
mod block;
mod cut;
mod flood;
pub mod lines;
#[cfg(test)]
mod operations;
mod othello;
mod run;
pub(crate) mod slices;

pub use army::{Army, attack_maps, target_counts};
pub use block::Block;
pub use flood::{flood, flood_all_around};
pub use othello::{othello_flips, othello_moves};
pub use run::{king_attacks, knight_attacks, pawn_attacks, slider_attacks};
