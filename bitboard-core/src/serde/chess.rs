//! The types of module `chess`.

use core::fmt;

use serde_core::de::{
    self, Deserialize, DeserializeSeed, Deserializer, Error as _, MapAccess, SeqAccess, Visitor,
};
use serde_core::ser::{Serialize, SerializeStruct, Serializer};

use super::{set, square};
use crate::chess::{
    Board, Color, Direction, File, KnightDirection, Rank, Side, Square,
    moves::{Move, Piece, Pieces, Position},
};

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            square::serialize(self, serializer)
        } else {
            serializer.serialize_u8(*self as u8)
        }
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return square::deserialize(deserializer);
        }
        let index = u8::deserialize(deserializer)?;
        Self::from_index(index.into()).ok_or_else(|| D::Error::custom("a square is a number below 64"))
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            set::serialize(self, serializer)
        } else {
            serializer.serialize_u64(self.bits())
        }
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            set::deserialize(deserializer)
        } else {
            // Every bit is a square.
            u64::deserialize(deserializer).map(Self::from_bits_truncate)
        }
    }
}

/// A short text among a few.
struct OneOf<T: 'static>(&'static [(&'static str, T)]);

impl<T: Copy> Visitor<'_> for OneOf<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (text, _)) in self.0.iter().enumerate() {
            write!(f, "{}`{text}`", if index > 0 { " or " } else { "" })?;
        }
        Ok(())
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        let found = self.0.iter().find(|(name, _)| *name == text);
        found.map(|(_, value)| *value).ok_or_else(|| E::invalid_value(de::Unexpected::Str(text), &self))
    }
}

/// Enums as texts.
macro_rules! texts {
    ($($name:ident { $($variant:ident $text:literal)* })*) => { $(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(match self {
                    $(Self::$variant => $text,)*
                })
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(OneOf(&[$(($text, Self::$variant)),*]))
            }
        }
    )* };
}

texts! {
    Color { White "white" Black "black" }
    Side { East "east" West "west" }
    File { A "a" B "b" C "c" D "d" E "e" F "f" G "g" H "h" }
    Rank { One "1" Two "2" Three "3" Four "4" Five "5" Six "6" Seven "7" Eight "8" }
    Piece { Pawn "pawn" Knight "knight" Bishop "bishop" Rook "rook" Queen "queen" King "king" }
    Direction {
        NorthEast "north_east" East "east" SouthEast "south_east" South "south"
        SouthWest "south_west" West "west" NorthWest "north_west" North "north"
    }
    KnightDirection {
        NorthNorthEast "north_north_east" NorthEastEast "north_east_east"
        SouthEastEast "south_east_east" SouthSouthEast "south_south_east"
        SouthSouthWest "south_south_west" SouthWestWest "south_west_west"
        NorthWestWest "north_west_west" NorthNorthWest "north_north_west"
    }
}

/// The name of a field among those of a struct.
struct FieldOf(&'static [&'static str]);

impl<'de> DeserializeSeed<'de> for FieldOf {
    type Value = &'static str;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<&'static str, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for FieldOf {
    type Value = &'static str;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a field")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<&'static str, E> {
        let found = self.0.iter().copied().find(|field| *field == text);
        found.ok_or_else(|| E::unknown_field(text, self.0))
    }
}

/// Structs by their fields.
macro_rules! structs {
    ($($name:ident { $($field:ident)* } $what:literal)*) => { $(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let fields = [$(stringify!($field)),*].len();
                let mut written = serializer.serialize_struct(stringify!($name), fields)?;
                $(written.serialize_field(stringify!($field), &self.$field)?;)*
                written.end()
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                const FIELDS: &[&str] = &[$(stringify!($field)),*];

                struct Fields;

                impl<'de> Visitor<'de> for Fields {
                    type Value = $name;

                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str($what)
                    }

                    fn visit_seq<A: SeqAccess<'de>>(self, mut fields: A) -> Result<$name, A::Error> {
                        Ok($name {
                            $($field: fields
                                .next_element()?
                                .ok_or_else(|| A::Error::missing_field(stringify!($field)))?,)*
                        })
                    }

                    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<$name, A::Error> {
                        $(let mut $field = None;)*
                        while let Some(key) = fields.next_key_seed(FieldOf(FIELDS))? {
                            $(if key == stringify!($field) {
                                if $field.replace(fields.next_value()?).is_some() {
                                    return Err(A::Error::duplicate_field(key));
                                }
                            })*
                        }
                        Ok($name {
                            $($field: $field
                                .ok_or_else(|| A::Error::missing_field(stringify!($field)))?,)*
                        })
                    }
                }

                deserializer.deserialize_struct(stringify!($name), FIELDS, Fields)
            }
        }
    )* };
}

structs! {
    Move { from to } "a move"
    Pieces { pawns knights bishops rooks queens king } "the pieces of a colour"
    Position { white black side_to_move en_passant castling } "a position"
}
