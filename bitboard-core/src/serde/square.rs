//! Squares of any board, by their names: for `#[serde(with = "bitboard_core::serde::square")]`.
//!
#![cfg_attr(feature = "macros", doc = "```")]
#![cfg_attr(not(feature = "macros"), doc = "```ignore")]
//! use bitboard_core::chess::Square;
//! use bitboard_core::serde::square;
//!
//! let value = square::serialize(&Square::E4, serde_json::value::Serializer)?;
//! assert_eq!(value, "e4");
//! assert_eq!(square::deserialize::<Square, _>(value)?, Square::E4);
//! # Ok::<(), serde_json::Error>(())
//! ```

use core::fmt::{self, Display};
use core::marker::PhantomData;
use core::str::FromStr;

use serde_core::de::{Deserialize, Deserializer, Error, Visitor};
use serde_core::ser::{Serialize, Serializer};

/// Writes the name of a square.
///
/// # Errors
///
/// What the format says.
pub fn serialize<T: Display, S: Serializer>(square: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(square)
}

/// Reads a square by its name.
///
/// # Errors
///
/// If the text is no name of a square of the board.
pub fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    Name::deserialize(deserializer).map(|Name(square)| square)
}

/// A square as serde sees it.
pub(super) struct Name<T>(pub T);

impl<T: Display> Serialize for Name<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize(&self.0, serializer)
    }
}

impl<'de, T: FromStr<Err: Display>> Deserialize<'de> for Name<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Text<T>(PhantomData<T>);

        impl<T: FromStr<Err: Display>> Visitor<'_> for Text<T> {
            type Value = Name<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the name of a square")
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<Name<T>, E> {
                name.parse().map(Name).map_err(E::custom)
            }
        }

        deserializer.deserialize_str(Text(PhantomData))
    }
}
