//! Sets of squares of any board, by the names of their squares: for `#[serde(with = "bitboard_core::serde::set")]`.
//!
#![cfg_attr(feature = "macros", doc = "```")]
#![cfg_attr(not(feature = "macros"), doc = "```ignore")]
//! use bitboard_core::chess::{Board, Square};
//! use bitboard_core::serde::set;
//!
//! let centre = Board::from_iter([Square::D4, Square::E5]);
//! let value = set::serialize(&centre, serde_json::value::Serializer)?;
//! assert_eq!(value, serde_json::json!(["d4", "e5"]));
//! assert_eq!(set::deserialize::<Board, _>(value)?, centre);
//! # Ok::<(), serde_json::Error>(())
//! ```

use core::fmt::{self, Display};
use core::iter;
use core::marker::PhantomData;
use core::str::FromStr;

use serde_core::de::{Deserializer, SeqAccess, Visitor};
use serde_core::ser::{SerializeSeq, Serializer};

use super::square::Name;
use crate::SquareSet;

/// Writes the names of the squares of a set, lowest bit first.
///
/// # Errors
///
/// What the format says.
pub fn serialize<B, S>(set: &B, serializer: S) -> Result<S::Ok, S::Error>
where
    B: SquareSet<Square: Display>,
    S: Serializer,
{
    let mut rest = *set;
    let mut names = serializer.serialize_seq(Some(rest.count()))?;
    while let Some(square) = rest.take_first() {
        names.serialize_element(&Name(square))?;
    }
    names.end()
}

/// Reads a set from the names of its squares, in any order; one that is named twice counts once.
///
/// # Errors
///
/// If a text is no name of a square of the board.
pub fn deserialize<'de, B, D>(deserializer: D) -> Result<B, D::Error>
where
    B: SquareSet<Square: FromStr<Err: Display>> + FromIterator<B::Square>,
    D: Deserializer<'de>,
{
    struct Names<B>(PhantomData<B>);

    impl<'de, B> Visitor<'de> for Names<B>
    where
        B: SquareSet<Square: FromStr<Err: Display>> + FromIterator<B::Square>,
    {
        type Value = B;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a list of names of squares")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut names: A) -> Result<B, A::Error> {
            let mut fault = None;
            let set = iter::from_fn(|| match names.next_element() {
                Ok(name) => name.map(|Name(square)| square),
                Err(error) => {
                    fault = Some(error);
                    None
                }
            })
            .collect();
            fault.map_or(Ok(set), Err)
        }
    }

    deserializer.deserialize_seq(Names(PhantomData))
}
