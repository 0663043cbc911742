//! The reference that compiled code is tested against: every movement walked square by square.
//!
//! It shares nothing with the compiler. A board here is a set of coordinates, a step is an addition of two
//! coordinates, and a bit's number is its place in a list of squares written down in order; nowhere is a whole
//! board shifted, masked or multiplied. It is slow and meant to be read.
//!
//! * [`Grid`]: a board's shape, its wrap and its holes, with `step`, `fill`, `occluded` and `attacks` on it.
//! * [`Layout`] and [`Word`]: which bit stands for which square.
//! * [`Board`]: the boards that every back end is tested on.
//! * [`piece`]: pieces in the notation, walked on a grid.
//! * [`Random`]: boards of every density from a fixed seed.
//! * [`suite`]: the properties every fill must have, stamped on the macros' output and on the interpreter.

mod boards;
mod grid;
mod layout;
pub mod piece;
mod random;
pub mod suite;

pub use boards::{Board, HOLES};
pub use grid::{Grid, Set, Square};
pub use layout::{Corner, Layout, Order, Word};
pub use random::Random;
