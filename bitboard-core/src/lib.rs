//! Bitboards for any board: types, chess attack sets, and the macros that generate them.
//!
//! A bitboard keeps a set of squares in the bits of a word, so that one shift moves all members of the set
//! and one `&` removes those that fell over an edge. This crate generates such code from the shape of a board
//! and the way a piece moves, and holds what is known of it for chess.
//!
//! # Where things are
//!
#![cfg_attr(
    all(feature = "macros", feature = "runtime"),
    doc = "* [`guide`]: from a first fill to all options of the notation, choosing algorithms, messages, and how it works."
)]
#![cfg_attr(
    feature = "macros",
    doc = "* [`bitboard`](macro@bitboard) declares a board, [`directions`](macro@directions), [`fill`](macro@fill),
  [`leaper`](macro@leaper) and [`piece`](macro@piece) what moves on it; [`mirrored`](macro@mirrored) writes the other colour's twin of a function,
  [`table`](macro@table) computes a table at compile time.
* [`chess`]: the chess board, rays in all directions by every algorithm, and what else is known of chess."
)]
#![cfg_attr(
    feature = "runtime",
    doc = "* [`runtime`]: boards and pieces that become known while the program runs."
)]
#![cfg_attr(feature = "svg", doc = "* [`svg`]: boards as pictures.")]
#![cfg_attr(
    feature = "prove",
    doc = "* [`prove!`](macro@prove): checks generated functions on all boards, in one line of a test."
)]
#![cfg_attr(feature = "serde", doc = "* [`serde`](crate::serde): boards and what is on them as data.")]
//! * [`arch`]: which instructions the processor has, and code that runs under them.
//! * [`batch`]: blocks of 64 boards or 32, all of them in one register for each rank.
//! * [`Layout`], [`Order`] and [`Corner`]: which bit of a board stands for which square.
//! * [`Squares`]: iteration over a set of squares, lowest bit first or last; [`SquareSet`] is what it needs.
//! * [`board!`]: a set of squares drawn in the source; [`DrawingError`] and [`ParseSquareError`] tell what is
//!   wrong with a drawing or the name of a square.
//!
//! # Features
//!
//! | feature | default | adds |
//! |---|---|---|
//! | `std` | yes | run-time detection of instruction sets; without it the crate is `no_std` |
//! | `macros` | yes | the attribute macros and what is generated with them |
//! | `runtime` | no | boards and pieces that become known at run time; needs an allocator |
//! | `svg` | no | pictures of boards and, with `runtime`, of where pieces go; needs an allocator |
//! | `prove` | no | `prove!`, which checks what was generated; for dev-dependencies |
//! | `serde` | no | boards, squares, movements and the types of `chess` are written and read with serde |
//! | `rayon` | no | functions of slices split long ones over the cores |

#![no_std]
#![deny(unsafe_code)]

#[cfg(any(feature = "runtime", feature = "svg"))]
extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

#[doc(hidden)]
#[path = "private/mod.rs"]
pub mod __private;
pub mod arch;
pub mod batch;
#[cfg(feature = "macros")]
pub mod chess;
mod drawing;
// Its pages speak of everything, so it is complete where everything is.
#[cfg(all(doc, feature = "macros", feature = "runtime"))]
pub mod guide;
#[cfg(feature = "runtime")]
pub mod runtime;
#[cfg(feature = "serde")]
pub mod serde;
mod square;
#[cfg(feature = "svg")]
pub mod svg;
mod text;
mod word;

#[cfg(feature = "macros")]
pub use bitboard_macros::{bitboard, directions, fill, leaper, mirrored, piece, table};
/// The examples of the package's README run as tests.
#[cfg(all(doctest, feature = "macros"))]
#[doc = include_str!("../README.md")]
struct Readme;

pub use drawing::DrawingError;
pub use square::{Corner, Layout, Order, ParseSquareError, SquareSet, Squares};
