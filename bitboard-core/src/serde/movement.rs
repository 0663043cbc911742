//! How a piece moves, in Betza notation: for `#[serde(with = "bitboard_core::serde::movement")]`.
//!
//! ```
//! use bitboard_core::runtime::Movement;
//! use serde::{Deserialize, Serialize};
//!
//! #[derive(Serialize, Deserialize)]
//! struct Piece {
//!     name: String,
//!     #[serde(with = "bitboard_core::serde::movement")]
//!     moves: Movement,
//! }
//!
//! let cannon: Piece = serde_json::from_str(r#"{"name":"cannon","moves":"mRcpR"}"#)?;
//! assert_eq!(serde_json::to_string(&cannon)?, r#"{"name":"cannon","moves":"mRcpR"}"#);
//! let error = serde_json::from_str::<Piece>(r#"{"name":"rook","moves":"rook"}"#).err();
//! assert!(error.is_some_and(|error| error.to_string().contains("a piece that is called so moves like `R`")));
//!
//! // The functions by themselves.
//! use bitboard_core::serde::movement;
//!
//! let value = movement::serialize(&cannon.moves, serde_json::value::Serializer)?;
//! assert_eq!(movement::deserialize(value)?, cannon.moves);
//! # Ok::<(), serde_json::Error>(())
//! ```

use core::fmt;

use bitboard_plan::Movement;
use serde_core::de::{Deserializer, Visitor};
use serde_core::ser::{Error as _, Serializer};

/// Writes a movement in Betza notation.
///
/// # Errors
///
/// If the notation has no words for it, as legs put together by hand can do more.
pub fn serialize<S: Serializer>(movement: &Movement, serializer: S) -> Result<S::Ok, S::Error> {
    let text = movement.to_betza().map_err(S::Error::custom)?;
    serializer.serialize_str(&text)
}

/// Reads a movement in Betza notation.
///
/// # Errors
///
/// If the text is none. The message says what to write instead.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Movement, D::Error> {
    struct Betza;

    impl Visitor<'_> for Betza {
        type Value = Movement;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("how a piece moves, in Betza notation")
        }

        fn visit_str<E: serde_core::de::Error>(self, text: &str) -> Result<Movement, E> {
            Movement::betza(text).map_err(E::custom)
        }
    }

    deserializer.deserialize_str(Betza)
}
