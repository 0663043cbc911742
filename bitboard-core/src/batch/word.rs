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

    /// The parts of many words, each list of them in its place. Which part it is must be plain to the compiler: shifts
    /// by amounts that it does not know are slow.
    #[doc(hidden)]
    fn split<const N: usize>(words: &[Self; N], parts: &mut [[u64; N]; MOST_PARTS]);
    /// The inverse of [`split`](Self::split).
    #[doc(hidden)]
    fn unite<const N: usize>(parts: &[[u64; N]; MOST_PARTS]) -> [Self; N];
}

/// The most parts of a board that is cut into lines.
pub(super) const MOST_PARTS: usize = 6;

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
            #[inline(always)]
            fn split<const N: usize>(words: &[Self; N], parts: &mut [[u64; N]; MOST_PARTS]) {
                for (part, &word) in parts[0].iter_mut().zip(words) {
                    *part = word.into();
                }
            }
            #[inline(always)]
            fn unite<const N: usize>(parts: &[[u64; N]; MOST_PARTS]) -> [Self; N] {
                let mut words = [0; N];
                for (word, &part) in words.iter_mut().zip(&parts[0]) {
                    *word = part as $word;
                }
                words
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
    #[inline(always)]
    fn split<const N: usize>(words: &[Self; N], parts: &mut [[u64; N]; MOST_PARTS]) {
        for (place, &word) in words.iter().enumerate() {
            (parts[0][place], parts[1][place]) = (word as u64, (word >> 64) as u64);
        }
    }
    #[inline(always)]
    fn unite<const N: usize>(parts: &[[u64; N]; MOST_PARTS]) -> [Self; N] {
        let mut words = [0; N];
        for (place, word) in words.iter_mut().enumerate() {
            *word = u128::from(parts[0][place]) | u128::from(parts[1][place]) << 64;
        }
        words
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
    #[inline(always)]
    fn split<const COUNT: usize>(words: &[Self; COUNT], parts: &mut [[u64; COUNT]; MOST_PARTS]) {
        for (part, bits) in parts.iter_mut().enumerate().take(N) {
            for (bits, word) in bits.iter_mut().zip(words) {
                *bits = word[part];
            }
        }
    }
    #[inline(always)]
    fn unite<const COUNT: usize>(parts: &[[u64; COUNT]; MOST_PARTS]) -> [Self; COUNT] {
        let mut words = [[0; N]; COUNT];
        for (part, bits) in parts.iter().enumerate().take(N) {
            for (word, &bits) in words.iter_mut().zip(bits) {
                word[part] = bits;
            }
        }
        words
    }
}
