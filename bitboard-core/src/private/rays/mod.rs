//! Ray arithmetic: where a line is blocked, computed instead of looked up.
//!
//! A line is a set of squares; the piece runs through them in the order of their bits, towards higher bits
//! ("up") or lower ones ("down").

mod edges;
#[cfg(test)]
mod tests;

/// How many slots of each kind the rows of a table have. A row is the set of leaps, followed by the slots.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// Slides: the lower line, the upper one, and the targets.
    pub slides: usize,
    /// Whether the targets of slides are both lines and left out.
    pub plain: bool,
    /// Hops up and down, landings behind a hurdle up and down: a line each.
    pub hops: [usize; 4],
    /// Gates: the squares looked at, those that must be occupied, and the targets.
    pub gates: usize,
}

macro_rules! rays {
    ($($module:ident: $word:ty, [$($lanes:tt)*];)*) => { $(
        #[doc = concat!("Rays on `", stringify!($word), "` words.")]
        pub mod $module {
            use crate::word::$module as word;
            use super::{Shape, edges::$module as edges};

            /// The bits from the highest member of `lower & occupied`, or bit 0, to the lowest of `upper & occupied`,
            /// or the top. All of `upper` must be above all of `lower`.
            #[inline]
            #[must_use]
            pub const fn slide<$($lanes)*>(lower: $word, upper: $word, occupied: $word) -> $word {
                let upper = word::and(upper, occupied);
                word::xor(upper, word::sub(upper, edges::highest(word::and(lower, occupied))))
            }

            /// The squares of a line behind the first occupied one, up to and including the second.
            #[inline]
            #[must_use]
            pub const fn hop_up<$($lanes)*>(line: $word, occupied: $word) -> $word {
                let first = word::and(line, occupied);
                let second = word::and(first, edges::minus_one(first));
                word::and(line, word::xor(edges::up_to_lowest(first), edges::up_to_lowest(second)))
            }

            /// The same towards lower bits.
            #[inline]
            #[must_use]
            pub const fn hop_down<$($lanes)*>(line: $word, occupied: $word) -> $word {
                let first = word::and(line, occupied);
                let hurdle = edges::highest(first);
                let below = edges::minus_one(hurdle);
                let second = edges::highest(word::and(first, below));
                // From the second, or the bottom, to just below the first.
                word::and(line, word::and(below, word::not(edges::minus_one(second))))
            }

            /// The square of a line just behind the first occupied one.
            #[inline]
            #[must_use]
            pub const fn behind_up<$($lanes)*>(line: $word, occupied: $word) -> $word {
                let hurdle = word::and(line, occupied);
                let behind = word::and(line, word::not(edges::up_to_lowest(hurdle)));
                word::and(behind, word::not(edges::minus_one(behind)))
            }

            /// The same towards lower bits.
            #[inline]
            #[must_use]
            pub const fn behind_down<$($lanes)*>(line: $word, occupied: $word) -> $word {
                let hurdle = edges::highest(word::and(line, occupied));
                let behind = word::and(line, edges::minus_one(hurdle));
                word::and(behind, edges::highest(behind))
            }

            /// The targets if of `relevant` exactly `full` is occupied, else nothing.
            #[inline]
            #[must_use]
            pub const fn gate<$($lanes)*>(
                relevant: $word,
                full: $word,
                occupied: $word,
                targets: $word,
            ) -> $word {
                edges::keep_if(targets, word::eq(word::and(relevant, occupied), full))
            }

            /// Everything that a row reaches.
            #[inline]
            #[must_use]
            pub const fn union<$($lanes)*>(row: &[$word], shape: Shape, occupied: $word) -> $word {
                let mut reached = row[0];
                let mut at = 1;
                let mut left = shape.slides;
                while left > 0 {
                    let (lower, upper) = (row[at], row[at + 1]);
                    let targets = if shape.plain { word::or(lower, upper) } else { row[at + 2] };
                    reached = word::or(reached, word::and(slide(lower, upper, occupied), targets));
                    at += if shape.plain { 2 } else { 3 };
                    left -= 1;
                }
                let mut kind = 0;
                while kind < 4 {
                    let mut left = shape.hops[kind];
                    while left > 0 {
                        let squares = match kind {
                            0 => hop_up(row[at], occupied),
                            1 => hop_down(row[at], occupied),
                            2 => behind_up(row[at], occupied),
                            _ => behind_down(row[at], occupied),
                        };
                        reached = word::or(reached, squares);
                        at += 1;
                        left -= 1;
                    }
                    kind += 1;
                }
                let mut left = shape.gates;
                while left > 0 {
                    reached = word::or(reached, gate(row[at], row[at + 1], occupied, row[at + 2]));
                    at += 3;
                    left -= 1;
                }
                reached
            }
        }
    )* };
}

rays! {
    u8: u8, [];
    u16: u16, [];
    u32: u32, [];
    u64: u64, [];
    u128: u128, [];
    lanes: [u64; N], [const N: usize];
}
