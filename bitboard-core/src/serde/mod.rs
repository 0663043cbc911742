//! Boards and what is on them, written and read with [serde](https://docs.rs/serde).
//!
//! What the macros write is the same whatever features there are, so the types of a board module of yours have no
//! implementations of serde's traits. Name a module of this one at each field instead; any board will do:
//!
#![cfg_attr(feature = "macros", doc = "```")]
#![cfg_attr(not(feature = "macros"), doc = "```ignore")]
//! use bitboard_core::bitboard;
//! use serde::{Deserialize, Serialize};
//!
//! #[bitboard(9x10)]
//! mod xiangqi {
//!     /// A set of points.
//!     pub struct Board(u128);
//!     /// A point.
//!     pub enum Square {}
//! }
//!
//! /// The chariots of a side, and where its general stands.
//! #[derive(Serialize, Deserialize)]
//! struct Side {
//!     #[serde(with = "bitboard_core::serde::set")]
//!     chariots: xiangqi::Board,
//!     #[serde(with = "bitboard_core::serde::square")]
//!     general: xiangqi::Square,
//! }
//!
//! let text = r#"{"chariots":["a1","i1"],"general":"e1"}"#;
//! let side: Side = serde_json::from_str(text)?;
//! assert_eq!((side.chariots.len(), side.general), (2, xiangqi::Square::E1));
//! assert_eq!(serde_json::to_string(&side)?, text);
//!
//! // What is no point of the board is refused, with the place in the text.
//! let error = serde_json::from_str::<Side>(r#"{"chariots":["a1","j1"],"general":"e1"}"#).err();
//! let told = "expected a square from a1 to i10 at line 1 column 22";
//! assert_eq!(error.map(|error| error.to_string()).as_deref(), Some(told));
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! Squares are written by their names and sets by the names of their squares, in formats for people and for machines
//! alike. Where bytes count, write the `bits` of a set.
#![cfg_attr(
    feature = "macros",
    doc = "
The types of [`chess`](crate::chess) have implementations of their own: [`Board`](crate::chess::Board) and
[`Square`](crate::chess::Square) are names in formats for people, and a number in others; [`Color`](crate::chess::Color),
[`File`](crate::chess::File), [`Rank`](crate::chess::Rank), [`Side`](crate::chess::Side), both kinds of directions and of pieces
are short texts, [`Position`](crate::chess::moves::Position) and what it is made of have their fields.

```
use bitboard_core::chess::{Color, Square, moves::{Move, Position}};

let push = Move { from: Square::E2, to: Square::E4 };
assert_eq!(serde_json::to_string(&push)?, r#\"{\"from\":\"e2\",\"to\":\"e4\"}\"#);
let start = serde_json::to_value(Position::START)?;
assert_eq!(start[\"black\"][\"queens\"], serde_json::json!([\"d8\"]));
assert_eq!(serde_json::from_value::<Position>(start)?, Position::START);
assert_eq!(serde_json::from_str::<Color>(r#\"\"black\"\"#)?, Color::Black);
# Ok::<(), serde_json::Error>(())
```"
)]

#[cfg(feature = "macros")]
mod chess;
#[cfg(feature = "runtime")]
pub mod movement;
pub mod set;
pub mod square;
