//! Many boards at once: blocks of boards, cut into ranks.
//!
//! A [`Block`] holds the first ranks of 64 boards, then their second ranks, and so on: a register is one rank
//! of many boards, a byte each. A step to another rank is then no operation at all, a step along the rank is
//! a shift that drops what leaves the board, and a ride goes from rank to rank by one operation, `from |
//! (moved & !blocked)`. All eight directions of all sliders of 64 chess boards are some 160 operations on registers
//! of 64 bytes.
//!
//! The functions here take slices of blocks and a [`Level`](crate::arch::Level), and do everything under its
//! instructions. What they compute of registers is in [`lines`], for kernels of one's own.
//!
//! | boards | what there is |
//! |---|---|
//! | 8x8 | [`slider_attacks`], [`othello_moves`], [`othello_flips`] |
//! | any whose lines have at most 16 squares | [`Block`], [`flood`], [`flood_all_around`], and by [`apply`] whatever `#[fill]` and `#[leaper]` write on lines |
#![cfg_attr(
    feature = "macros",
    doc = "| 8x8, with feature `macros`, which writes the leapers among them | [`knight_attacks`], [`king_attacks`], [`pawn_attacks`], [`attack_maps`], [`target_counts`] |"
)]
//!
//! A board of 9 to 16 files has two bytes of a register: a block of 9x10 is 32 boards in ten lines. To cut boards into
//! lines and to put them together costs about as much as what is done between, so blocks are for work that goes on for
//! more than a step. Cycles a board for each of the two, at the levels SSE2, AVX2 and AVX-512 of one processor:
//!
//! | board | SSE2 | AVX2 | AVX-512 |
//! |---|---|---|---|
//! | 8x8 | 1.9 | 1.0 | 1.0 |
//! | 7x7 | 2.1 | 1.2 | 0.8 |
//! | 10x8 | 9 | 2.3 | 2.4 |
//! | 9x10 | 9 | 3.3 | 3.7 |
//! | 12x10 | 9 | 2.6 | 2.6 |
//!
//! ```
//! use bitboard_core::{arch::Level, batch::{self, Block}};
//!
//! let level = Level::detect();
//! let (mut queens, mut occupied) = ([0_u64; 64], [0_u64; 64]);
//! for board in 0..64 {
//!     queens[board] = 1 << board;
//!     occupied[board] = queens[board] | 1 << 63;
//! }
//! let [queens, occupied] = [queens, occupied].map(|boards| Block::from_boards(level, &boards));
//! let mut attacks = [Block::EMPTY];
//! batch::slider_attacks(level, &[queens], &[queens], &[occupied], &mut attacks);
//! assert_eq!(attacks[0].board::<u64>(0), 0x8141_2111_0905_03fe);
//! ```
//!
//! Functions that macros write of slices of boards choose blocks by themselves where that is faster.
//!
#![cfg_attr(feature = "macros", doc = "```")]
#![cfg_attr(not(feature = "macros"), doc = "```ignore")]
//! use bitboard_core::{arch::Level, batch::{self, Army, Block}};
//!
//! let level = Level::detect();
//! let block = |board: u64| Block::from_boards(level, &[board; 64]);
//! let first = |blocks: &[Block]| blocks[0].board::<u64>(0);
//! let mut out = [Block::EMPTY];
//!
//! // Leapers.
//! batch::knight_attacks(level, &[block(1)], &mut out);
//! assert_eq!(first(&out), 1 << 10 | 1 << 17);
//! batch::king_attacks(level, &[block(1)], &mut out);
//! assert_eq!(first(&out), 1 << 1 | 1 << 8 | 1 << 9);
//! batch::pawn_attacks(level, &[block(1 << 12)], true, &mut out); // White's, from e2
//! assert_eq!(first(&out), 1 << 19 | 1 << 21);
//!
//! // What is connected, along files and ranks or all around.
//! let diagonal = 0x8040_2010_0804_0201;
//! batch::flood(level, &[block(1)], &[block(diagonal)], &mut out);
//! assert_eq!(first(&out), 1);
//! batch::flood_all_around(level, &[block(1)], &[block(diagonal)], &mut out);
//! assert_eq!(first(&out), diagonal);
//!
//! // Othello: Black's first move d3 turns d4.
//! let (own, other) = (block(1 << 28 | 1 << 35), block(1 << 27 | 1 << 36));
//! batch::othello_moves(level, &[own], &[other], &mut out);
//! assert_eq!(first(&out), 1 << 19 | 1 << 26 | 1 << 37 | 1 << 44);
//! batch::othello_flips(level, &[own], &[other], &[block(1 << 19)], &mut out);
//! assert_eq!(first(&out), 1 << 27);
//!
//! // Whole armies: what both attack, and how many moves White has.
//! let white = Army {
//!     pawns: block(0xff00),
//!     knights: block(0x42),
//!     diagonal: block(0x2c),
//!     orthogonal: block(0x89),
//!     kings: block(0x10),
//! };
//! let black = white;
//! let (mut by_white, mut by_black) = ([Block::EMPTY], [Block::EMPTY]);
//! batch::attack_maps(level, [&[white], &[black]], &[block(0xffff)], [&mut by_white, &mut by_black]);
//! assert_eq!(first(&by_white), 0x00ff_ff7e | 0x7e);
//! let mut counts = [[0; 64]];
//! batch::target_counts(level, &[white], &[Block::EMPTY], &mut counts);
//! assert_eq!(counts[0][63], 20);
//! ```

#[cfg(feature = "macros")]
mod army;
pub(crate) mod arrays;
mod block;
mod cut;
mod flood;
#[cfg(feature = "macros")]
mod leapers;
pub mod lines;
#[cfg(all(test, feature = "macros"))]
mod operations;
mod othello;
mod run;
pub(crate) mod slices;
mod word;

#[cfg(feature = "macros")]
pub use army::{Army, attack_maps, target_counts};
pub use block::Block;
pub use flood::{flood, flood_all_around};
pub use othello::{othello_flips, othello_moves};
pub use run::{LineFunction, apply, slider_attacks};
#[cfg(feature = "macros")]
pub use run::{king_attacks, knight_attacks, pawn_attacks};
pub use word::Word;
