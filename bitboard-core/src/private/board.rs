//! The associated items of a board.

/// Everything about a board that needs no square type.
#[doc(hidden)]
#[macro_export]
macro_rules! __board {
    (
        $board:ident($word:ty): $module:ident,
        layout = ($files:expr, $ranks:expr, $order:ident, $corner:ident),
        cells = $cells:expr $(,)?
    ) => {
        impl $board {
            /// The empty set.
            pub const EMPTY: Self = Self($crate::__private::word::$module::zero());

            /// All squares of the board.
            pub const FULL: Self = Self($cells);

            /// Shape and bit order of the board.
            pub const LAYOUT: $crate::Layout = $crate::Layout::new(
                $files,
                $ranks,
                $crate::__private::layout::$order,
                $crate::__private::layout::$corner,
            );

            /// The set with these bits, or `None` if one of them is no square of the board.
            #[inline]
            #[must_use]
            pub const fn from_bits(bits: $word) -> $crate::__private::core::option::Option<Self> {
                if Self(bits).is_subset(Self::FULL) {
                    $crate::__private::core::option::Option::Some(Self(bits))
                } else {
                    $crate::__private::core::option::Option::None
                }
            }

            /// The set with those of the bits that are squares of the board. One operation per 64 bits.
            #[inline]
            #[must_use]
            pub const fn from_bits_truncate(bits: $word) -> Self {
                Self($crate::__private::word::$module::and(bits, Self::FULL.0))
            }

            /// The bits of the set; bit `n` stands for the square of index `n`.
            #[inline]
            #[must_use]
            pub const fn bits(self) -> $word {
                self.0
            }

            /// The squares of both sets: `&` for constants. One operation per 64 bits.
            #[inline]
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self($crate::__private::word::$module::and(self.0, other.0))
            }

            /// The squares of either set: `|` for constants. One operation per 64 bits.
            #[inline]
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self($crate::__private::word::$module::or(self.0, other.0))
            }

            /// The squares of exactly one of the sets: `^` for constants. One operation per 64 bits.
            #[inline]
            #[must_use]
            pub const fn xor(self, other: Self) -> Self {
                Self($crate::__private::word::$module::xor(self.0, other.0))
            }

            /// The squares of this set that are not in the other: `-` for constants. Two operations per 64
            /// bits, one where the processor has and-not.
            #[inline]
            #[must_use]
            pub const fn without(self, other: Self) -> Self {
                Self($crate::__private::word::$module::and(
                    self.0,
                    $crate::__private::word::$module::not(other.0),
                ))
            }

            /// All other squares of the board: `!` for constants. One operation per 64 bits, a second where
            /// the word has bits that are no squares.
            #[inline]
            #[must_use]
            pub const fn not(self) -> Self {
                Self::FULL.without(self)
            }

            /// Whether the set has no square.
            #[inline]
            #[must_use]
            pub const fn is_empty(self) -> $crate::__private::core::primitive::bool {
                $crate::__private::word::$module::is_zero(self.0)
            }

            /// Whether no square is in both sets.
            #[inline]
            #[must_use]
            pub const fn is_disjoint(self, other: Self) -> $crate::__private::core::primitive::bool {
                self.and(other).is_empty()
            }

            /// Whether every square of this set is in the other.
            #[inline]
            #[must_use]
            pub const fn is_subset(self, other: Self) -> $crate::__private::core::primitive::bool {
                self.without(other).is_empty()
            }

            /// Number of squares in the set. One population count per 64 bits.
            #[doc(alias = "popcount")]
            #[inline]
            #[must_use]
            pub const fn len(self) -> $crate::__private::core::primitive::u32 {
                $crate::__private::word::$module::count(self.0)
            }

            /// Reads a drawing: a line for each rank, the last rank on top, and in it `1` or `x` for a square
            /// of the set and `.` for any other. Blanks and blank lines do not matter; holes are left out or
            /// blank.
            ///
            /// The inverse of `to_string`. Meant for constants and tests, where it stops at the first
            /// mistake.
            ///
            /// # Errors
            ///
            /// If there is any other character, or a row has not as many squares as its rank, or there are
            /// not as many rows as ranks. The error names line and column.
            pub const fn from_drawing(
                drawing: &$crate::__private::core::primitive::str,
            ) -> $crate::__private::core::result::Result<Self, $crate::DrawingError> {
                match $crate::__private::parse_drawing(
                    drawing,
                    $crate::__private::word::$module::to_wide(Self::FULL.0),
                    Self::LAYOUT,
                ) {
                    $crate::__private::core::result::Result::Ok(bits) => {
                        $crate::__private::core::result::Result::Ok(Self(
                            $crate::__private::word::$module::from_wide(bits),
                        ))
                    }
                    $crate::__private::core::result::Result::Err(error) => {
                        $crate::__private::core::result::Result::Err(error)
                    }
                }
            }
        }

        $crate::__private::operator! { $board: BitAnd bitand, BitAndAssign bitand_assign, and }
        $crate::__private::operator! { $board: BitOr bitor, BitOrAssign bitor_assign, or }
        $crate::__private::operator! { $board: BitXor bitxor, BitXorAssign bitxor_assign, xor }
        $crate::__private::operator! { $board: Sub sub, SubAssign sub_assign, without }

        impl $crate::__private::core::ops::Not for $board {
            type Output = Self;

            #[inline]
            fn not(self) -> Self {
                Self::not(self)
            }
        }

        impl $crate::__private::core::fmt::Display for $board {
            fn fmt(
                &self,
                formatter: &mut $crate::__private::core::fmt::Formatter<'_>,
            ) -> $crate::__private::core::fmt::Result {
                $crate::__private::draw(
                    formatter,
                    $crate::__private::word::$module::to_wide(self.0),
                    $crate::__private::word::$module::to_wide(Self::FULL.0),
                    Self::LAYOUT,
                )
            }
        }

        impl $crate::__private::core::str::FromStr for $board {
            type Err = $crate::DrawingError;

            fn from_str(
                drawing: &$crate::__private::core::primitive::str,
            ) -> $crate::__private::core::result::Result<Self, Self::Err> {
                Self::from_drawing(drawing)
            }
        }

        /// The union of sets.
        impl $crate::__private::core::iter::FromIterator<$board> for $board {
            fn from_iter<I: $crate::__private::core::iter::IntoIterator<Item = $board>>(boards: I) -> Self {
                let mut union = Self::EMPTY;
                for board in boards {
                    union = union.or(board);
                }
                union
            }
        }

        $crate::__private::number! { $board: $module LowerHex, 4, b"0123456789abcdef" }
        $crate::__private::number! { $board: $module UpperHex, 4, b"0123456789ABCDEF" }
        $crate::__private::number! { $board: $module Binary, 1, b"0123456789abcdef" }
    };
}

/// A set operator of a board by its `const` method.
#[doc(hidden)]
#[macro_export]
macro_rules! __operator {
    ($board:ident: $operator:ident $method:ident, $assign:ident $assign_method:ident, $by:ident) => {
        impl $crate::__private::core::ops::$operator for $board {
            type Output = Self;

            #[inline]
            fn $method(self, other: Self) -> Self {
                Self::$by(self, other)
            }
        }

        impl $crate::__private::core::ops::$assign for $board {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                *self = Self::$by(*self, other);
            }
        }
    };
}

/// A number format of a board.
#[doc(hidden)]
#[macro_export]
macro_rules! __number {
    ($board:ident: $module:ident $format:ident, $bits_per_digit:literal, $digits:literal) => {
        impl $crate::__private::core::fmt::$format for $board {
            fn fmt(
                &self,
                formatter: &mut $crate::__private::core::fmt::Formatter<'_>,
            ) -> $crate::__private::core::fmt::Result {
                $crate::__private::format_number(
                    formatter,
                    $crate::__private::word::$module::to_wide(self.0),
                    $bits_per_digit,
                    $digits,
                )
            }
        }
    };
}

/// `Debug` of a board: its drawing, on lines of its own so that the squares stand in columns.
#[doc(hidden)]
#[macro_export]
macro_rules! __board_debug {
    ($board:ident) => {
        impl $crate::__private::core::fmt::Debug for $board {
            fn fmt(
                &self,
                formatter: &mut $crate::__private::core::fmt::Formatter<'_>,
            ) -> $crate::__private::core::fmt::Result {
                $crate::__private::core::fmt::Formatter::write_str(formatter, "\n")?;
                $crate::__private::core::fmt::Display::fmt(self, formatter)
            }
        }
    };
}
