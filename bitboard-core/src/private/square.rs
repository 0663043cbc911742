//! The associated items of a square type, and those of its board that speak of single squares.

/// The board has had [`board!`](crate::__board), the square type its variants.
#[doc(hidden)]
#[macro_export]
macro_rules! __square {
    (
        $square:ident,
        $board:ident: $module:ident,
        $count:literal squares [$($variant:ident = $index:literal,)*] $(,)?
    ) => {
        impl $square {
            /// All squares in ascending order of their bits.
            pub const ALL: [Self; $count] = [$(Self::$variant),*];

            /// The bit that stands for the square.
            #[inline]
            #[must_use]
            pub const fn index(self) -> $crate::__private::core::primitive::usize {
                self as $crate::__private::core::primitive::usize
            }

            /// The square of a bit, or `None` if the bit is no square of the board.
            #[inline]
            #[must_use]
            pub const fn from_index(
                index: $crate::__private::core::primitive::usize,
            ) -> $crate::__private::core::option::Option<Self> {
                // The optimiser sees that this is the identity; indexing `ALL` would load from a table.
                match index {
                    $($index => $crate::__private::core::option::Option::Some(Self::$variant),)*
                    _ => $crate::__private::core::option::Option::None,
                }
            }

            /// The square on a file and rank, both counted from 0, or `None` if the board has no such square.
            #[inline]
            #[must_use]
            pub const fn new(
                file: $crate::__private::core::primitive::u8,
                rank: $crate::__private::core::primitive::u8,
            ) -> $crate::__private::core::option::Option<Self> {
                if file < $board::LAYOUT.files() && rank < $board::LAYOUT.ranks() {
                    Self::from_index(
                        $board::LAYOUT.index(file, rank) as $crate::__private::core::primitive::usize
                    )
                } else {
                    $crate::__private::core::option::Option::None
                }
            }

            /// The file of the square: 0 for a, 1 for b, …
            #[inline]
            #[must_use]
            pub const fn file(self) -> $crate::__private::core::primitive::u8 {
                $board::LAYOUT.coordinates(self as $crate::__private::core::primitive::u32).0
            }

            /// The rank of the square: 0 for the rank called 1.
            #[inline]
            #[must_use]
            pub const fn rank(self) -> $crate::__private::core::primitive::u8 {
                $board::LAYOUT.coordinates(self as $crate::__private::core::primitive::u32).1
            }

            /// The set of just this square.
            #[inline]
            #[must_use]
            pub const fn board(self) -> $board {
                $board($crate::__private::word::$module::bit(self as $crate::__private::core::primitive::u32))
            }
        }

        /// The name of the square: file letter and rank number, as in `e4`.
        impl $crate::__private::core::fmt::Display for $square {
            fn fmt(
                &self,
                formatter: &mut $crate::__private::core::fmt::Formatter<'_>,
            ) -> $crate::__private::core::fmt::Result {
                $crate::__private::format_square(formatter, (Self::file(*self), Self::rank(*self)))
            }
        }

        /// Reads the name of a square, in small or capital letters.
        impl $crate::__private::core::str::FromStr for $square {
            type Err = $crate::ParseSquareError;

            fn from_str(
                name: &$crate::__private::core::primitive::str,
            ) -> $crate::__private::core::result::Result<Self, Self::Err> {
                $crate::__private::parse_square(name, $board::LAYOUT, Self::new)
            }
        }

        impl $board {
            /// Whether the square is in the set.
            #[inline]
            #[must_use]
            pub const fn contains(self, square: $square) -> $crate::__private::core::primitive::bool {
                !self.is_disjoint(square.board())
            }

            /// The set with the square added.
            #[inline]
            #[must_use]
            pub const fn with(self, square: $square) -> Self {
                self.or(square.board())
            }

            /// The set with the square taken out.
            #[doc(alias = "resetBit")]
            #[inline]
            #[must_use]
            pub const fn without_square(self, square: $square) -> Self {
                self.without(square.board())
            }

            /// Adds the square; tells whether it was missing.
            #[inline]
            pub const fn insert(&mut self, square: $square) -> $crate::__private::core::primitive::bool {
                let missing = !self.contains(square);
                *self = self.with(square);
                missing
            }

            /// Takes the square out; tells whether it was there.
            #[doc(alias = "testAndResetBit")]
            #[inline]
            pub const fn remove(&mut self, square: $square) -> $crate::__private::core::primitive::bool {
                let present = self.contains(square);
                *self = self.without_square(square);
                present
            }

            /// Adds the square if it is missing, takes it out if it is there.
            #[inline]
            pub const fn toggle(&mut self, square: $square) {
                *self = self.xor(square.board());
            }

            /// The square with the lowest bit, or `None` if the set is empty.
            #[doc(alias = "bitScanForward")]
            #[inline]
            #[must_use]
            pub const fn first(self) -> $crate::__private::core::option::Option<$square> {
                if self.is_empty() {
                    return $crate::__private::core::option::Option::None;
                }
                $square::from_index($crate::__private::word::$module::lowest(self.0)
                    as $crate::__private::core::primitive::usize)
            }

            /// The square with the highest bit, or `None` if the set is empty.
            #[doc(alias = "bitScanReverse")]
            #[inline]
            #[must_use]
            pub const fn last(self) -> $crate::__private::core::option::Option<$square> {
                if self.is_empty() {
                    return $crate::__private::core::option::Option::None;
                }
                $square::from_index($crate::__private::word::$module::highest(self.0)
                    as $crate::__private::core::primitive::usize)
            }

            /// Removes and returns the square with the lowest bit.
            #[inline]
            pub const fn pop_first(&mut self) -> $crate::__private::core::option::Option<$square> {
                let first = self.first();
                // From the word, not from the square found: the next square need not wait for this one.
                if !self.is_empty() {
                    *self = Self($crate::__private::word::$module::without_lowest(self.0));
                }
                first
            }

            /// Removes and returns the square with the highest bit.
            #[inline]
            pub const fn pop_last(&mut self) -> $crate::__private::core::option::Option<$square> {
                let last = self.last();
                if !self.is_empty() {
                    let highest = $crate::__private::word::$module::highest(self.0);
                    *self = self.without(Self($crate::__private::word::$module::bit(highest)));
                }
                last
            }

            /// The squares of the set in ascending order of their bits.
            #[inline]
            pub const fn iter(self) -> $crate::Squares<Self> {
                $crate::Squares::new(self)
            }
        }

        impl $crate::SquareSet for $board {
            type Square = $square;

            #[inline]
            fn count(self) -> $crate::__private::core::primitive::usize {
                Self::len(self) as $crate::__private::core::primitive::usize
            }

            #[inline]
            fn take_first(&mut self) -> $crate::__private::core::option::Option<$square> {
                Self::pop_first(self)
            }

            #[inline]
            fn take_last(&mut self) -> $crate::__private::core::option::Option<$square> {
                Self::pop_last(self)
            }
        }

        impl $crate::__private::core::iter::IntoIterator for $board {
            type Item = $square;
            type IntoIter = $crate::Squares<Self>;

            #[inline]
            fn into_iter(self) -> Self::IntoIter {
                Self::iter(self)
            }
        }

        impl $crate::__private::core::iter::IntoIterator for &$board {
            type Item = $square;
            type IntoIter = $crate::Squares<$board>;

            #[inline]
            fn into_iter(self) -> Self::IntoIter {
                $board::iter(*self)
            }
        }

        impl $crate::__private::core::iter::Extend<$square> for $board {
            fn extend<I: $crate::__private::core::iter::IntoIterator<Item = $square>>(&mut self, squares: I) {
                for square in squares {
                    Self::insert(self, square);
                }
            }
        }

        impl $crate::__private::core::iter::FromIterator<$square> for $board {
            fn from_iter<I: $crate::__private::core::iter::IntoIterator<Item = $square>>(squares: I) -> Self {
                let mut board = Self::EMPTY;
                $crate::__private::core::iter::Extend::extend(&mut board, squares);
                board
            }
        }

        impl $crate::__private::core::convert::From<$square> for $board {
            #[inline]
            fn from(square: $square) -> Self {
                square.board()
            }
        }

        /// The bit that stands for the square, as `bitboard_core::runtime` and `bitboard_core::svg` take it.
        impl $crate::__private::core::convert::From<$square> for $crate::__private::core::primitive::u32 {
            #[inline]
            fn from(square: $square) -> Self {
                square as Self
            }
        }
    };
}
