//! Words that hold boards.

/// A word that holds a board.
///
/// ```
/// use bitboard_core::batch::Word;
///
/// /// The squares of a word, whatever its width.
/// fn count<W: Word>(word: W) -> u32 {
///     (0..W::PARTS).map(|part| word.part(part).count_ones()).sum()
/// }
///
/// assert_eq!((count(7_u8), count(7_u128 << 63), count([7, 7, 7])), (3, 3, 9));
/// assert_eq!(u128::ZERO.with_part(1, 1), 1 << 64);
/// ```
pub trait Word: Copy {
    /// No bit set.
    const ZERO: Self;
    /// The number of parts of 64 bits; a smaller word is one.
    const PARTS: usize;

    /// A part, the lowest first.
    fn part(self, part: usize) -> u64;
    /// The word with the bits of one part replaced.
    fn with_part(self, part: usize, bits: u64) -> Self;
}

macro_rules! small_words {
    ($($word:ident)*) => { $(
        impl Word for $word {
            const ZERO: Self = 0;
            const PARTS: usize = 1;

            #[inline(always)]
            fn part(self, _: usize) -> u64 {
                self.into()
            }
            #[inline(always)]
            fn with_part(self, _: usize, bits: u64) -> Self {
                bits as $word
            }
        }
    )* };
}

small_words! { u8 u16 u32 u64 }

impl Word for u128 {
    const ZERO: Self = 0;
    const PARTS: usize = 2;

    #[inline(always)]
    fn part(self, part: usize) -> u64 {
        (self >> (64 * part)) as u64
    }
    #[inline(always)]
    fn with_part(self, part: usize, bits: u64) -> Self {
        let kept = self & !(u128::from(u64::MAX) << (64 * part));
        kept | u128::from(bits) << (64 * part)
    }
}

impl<const N: usize> Word for [u64; N] {
    const ZERO: Self = [0; N];
    const PARTS: usize = N;

    #[inline(always)]
    fn part(self, part: usize) -> u64 {
        self[part]
    }
    #[inline(always)]
    fn with_part(mut self, part: usize, bits: u64) -> Self {
        self[part] = bits;
        self
    }
}
