//! Which instructions the processor has.
#![allow(unsafe_code)]

use core::fmt;
use core::sync::atomic::{AtomicU8, Ordering};

#[cfg(all(target_arch = "aarch64", target_endian = "little"))]
use super::aarch64::Neon;
#[cfg(target_arch = "x86_64")]
use super::x86_64::{Avx2, Avx512, Sse2};
use super::{Lanes, Portable};

/// A set of instructions that this processor has, as a value that is cheap to copy.
///
/// [`detect`](Self::detect) finds the best one. Its methods are the forms of an algorithm that use these
/// instructions; [`run`](Self::run) puts a whole loop under them, so that nothing in it has to be a call.
///
/// | level | what the processor has |
/// |---|---|
/// | `portable` | anything; the reference for the others |
/// | `sse2` | every x86-64 |
/// | `avx2` | AVX2, BMI1, BMI2, LZCNT, POPCNT: from 2013 on |
/// | `avx512` | also AVX-512 F, VL, BW, DQ, CD, VBMI, BITALG and GFNI: Ice Lake, Zen 4, and newer |
/// | `neon` | every AArch64 |
///
/// ```
/// use bitboard_core::arch::Level;
///
/// let level = Level::detect();
/// let total: u64 = level.run(|_level: Level| (0..100_u64).map(|x| u64::from(x.count_ones())).sum());
/// assert_eq!(total, Level::PORTABLE.run(|_level: Level| (0..100_u64).map(|x| u64::from(x.count_ones())).sum()));
/// ```
///
/// ```
/// use bitboard_core::arch::Level;
///
/// let names: Vec<_> = Level::available().map(Level::name).collect();
/// assert_eq!(names[0], "portable");
/// // What `detect` answers can be forced down, for a test or a measurement.
/// let best = Level::detect();
/// Level::PORTABLE.force();
/// assert!(Level::detect() <= best);
/// best.force();
/// ```
#[doc(alias = "SIMD")]
#[doc(alias = "dispatch")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(Kind);

/// Tokens of the levels, slowest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Kind {
    Portable(Portable),
    #[cfg(target_arch = "x86_64")]
    Sse2(Sse2),
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2),
    #[cfg(target_arch = "x86_64")]
    Avx512(Avx512),
    #[cfg(all(target_arch = "aarch64", target_endian = "little"))]
    Neon(Neon),
}

/// Work to be done under the instructions of a level.
///
/// Every function of the level that takes a [`Level`] is one; a type of one's own can be generic over the
/// registers of the level. Mark [`run`](Self::run), and what it calls with the token, as `#[inline(always)]`.
/// A closure cannot be marked, nor can `map` on an array that takes one; where there is more than an
/// operation or two in it, write a loop.
///
/// ```
/// use bitboard_core::arch::{Kernel, Lanes, Level};
///
/// /// Adds bytes.
/// struct Sum([u8; 64], [u8; 64]);
///
/// impl Kernel for Sum {
///     type Output = [u8; 64];
///
///     #[inline(always)]
///     fn run<L: Lanes>(self, lanes: L) -> [u8; 64] {
///         let mut sums = [0; 64];
///         for part in 0..L::PARTS {
///             let (a, b) = (lanes.load(&self.0, part), lanes.load(&self.1, part));
///             lanes.store(lanes.add8(a, b), &mut sums, part);
///         }
///         sums
///     }
/// }
///
/// for level in Level::available() {
///     assert_eq!(level.run(Sum([200; 64], [100; 64])), [44; 64], "{level}");
/// }
/// ```
pub trait Kernel {
    /// What comes of it.
    type Output;

    /// Does the work.
    fn run<L: Lanes>(self, lanes: L) -> Self::Output;
}

impl<F: FnOnce(Level) -> R, R> Kernel for F {
    type Output = R;

    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) -> R {
        self(lanes.level())
    }
}

/// The number of the level that is best, once it has been asked for; 0 before.
static DETECTED: AtomicU8 = AtomicU8::new(0);

impl Level {
    /// No instructions but those that the program is built for; everything else is compared with it.
    pub const PORTABLE: Self = Self(Kind::Portable(Portable));

    /// The best level that needs nothing but what the program is built for.
    #[cfg(target_arch = "x86_64")]
    const BUILT: Self = match (Avx512::BUILT, Avx2::BUILT) {
        (Some(token), _) => Self(Kind::Avx512(token)),
        (None, Some(token)) => Self(Kind::Avx2(token)),
        (None, None) => Self(Kind::Sse2(Sse2::BUILT)),
    };
    #[cfg(all(target_arch = "aarch64", target_endian = "little"))]
    const BUILT: Self = match Neon::BUILT {
        Some(token) => Self(Kind::Neon(token)),
        None => Self::PORTABLE,
    };
    #[cfg(not(any(target_arch = "x86_64", all(target_arch = "aarch64", target_endian = "little"))))]
    const BUILT: Self = Self::PORTABLE;

    /// Whether nothing better than what the program is built for can be found.
    const FIXED: bool = !cfg!(all(target_arch = "x86_64", feature = "std")) || Self::BUILT.number() == 4;

    /// The best level of this processor.
    ///
    /// A constant where the build itself requires the best level there is. Otherwise the processor is asked
    /// once, with the feature `std`; without it the level is that of the build.
    #[inline]
    #[must_use]
    pub fn detect() -> Self {
        if Self::FIXED {
            return Self::BUILT;
        }
        match Self::numbered(DETECTED.load(Ordering::Relaxed)) {
            Some(level) => level,
            None => Self::ask(),
        }
    }

    #[cold]
    fn ask() -> Self {
        let level = Self::available().last().unwrap_or(Self::PORTABLE);
        level.force();
        level
    }

    /// Makes [`detect`](Self::detect) answer with this level from now on, for tests and measurements. Without
    /// effect where the level is fixed by the build.
    pub fn force(self) {
        DETECTED.store(self.number(), Ordering::Relaxed);
    }

    /// All levels of this processor, slowest first: [`PORTABLE`](Self::PORTABLE) is the first, and the last
    /// is what [`detect`](Self::detect) finds.
    pub fn available() -> impl Iterator<Item = Self> {
        (1..=5).filter_map(|number| {
            let has = match number {
                1 => true,
                #[cfg(target_arch = "x86_64")]
                2 => true,
                #[cfg(target_arch = "x86_64")]
                3 => Avx2::detect().is_some(),
                #[cfg(target_arch = "x86_64")]
                4 => Avx512::detect().is_some(),
                #[cfg(all(target_arch = "aarch64", target_endian = "little"))]
                5 => Neon::BUILT.is_some(),
                _ => false,
            };
            if has { Self::numbered(number) } else { None }
        })
    }

    /// The level of this name among those of this processor.
    ///
    /// ```
    /// use bitboard_core::arch::Level;
    ///
    /// assert_eq!(Level::named("portable"), Some(Level::PORTABLE));
    /// assert_eq!(Level::named("abacus"), None);
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::available().find(|level| level.name() == name)
    }

    /// `portable`, `sse2`, `avx2`, `avx512` or `neon`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self.number() {
            2 => "sse2",
            3 => "avx2",
            4 => "avx512",
            5 => "neon",
            _ => "portable",
        }
    }

    const fn number(self) -> u8 {
        match self.0 {
            Kind::Portable(_) => 1,
            #[cfg(target_arch = "x86_64")]
            Kind::Sse2(_) => 2,
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2(_) => 3,
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512(_) => 4,
            #[cfg(all(target_arch = "aarch64", target_endian = "little"))]
            Kind::Neon(_) => 5,
        }
    }

    /// The level of a number, which must be that of a level of this processor.
    #[inline(always)]
    fn numbered(number: u8) -> Option<Self> {
        // SAFETY: the number is either that of a level that somebody held, or of one just detected.
        #[cfg(target_arch = "x86_64")]
        unsafe {
            match number {
                1 => Some(Self::PORTABLE),
                2 => Some(Self(Kind::Sse2(Sse2::BUILT))),
                3 => Some(Self(Kind::Avx2(Avx2::assume()))),
                4 => Some(Self(Kind::Avx512(Avx512::assume()))),
                _ => None,
            }
        }
        #[cfg(not(target_arch = "x86_64"))]
        match number {
            1 => Some(Self::PORTABLE),
            #[cfg(all(target_arch = "aarch64", target_endian = "little"))]
            5 => Neon::BUILT.map(|token| Self(Kind::Neon(token))),
            _ => None,
        }
    }

    /// Does work under the instructions of the level, inlined into one function.
    ///
    /// Within it the level is known, and its methods are inlined too; nothing asks the processor again. The compiler may
    /// leave a closure a function of its own, above all in a program built for size; a [`Kernel`] it may not.
    ///
    /// ```
    /// use bitboard_core::arch::Level;
    ///
    /// let words = [0x0f_u64; 100];
    /// let ones = Level::detect().run(|_: Level| words.iter().map(|word| word.count_ones()).sum::<u32>());
    /// assert_eq!(ones, 400);
    /// ```
    #[inline(always)]
    pub fn run<K: Kernel>(self, kernel: K) -> K::Output {
        match self.0 {
            Kind::Portable(lanes) => kernel.run(lanes),
            #[cfg(target_arch = "x86_64")]
            Kind::Sse2(lanes) => kernel.run(lanes),
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2(lanes) => lanes.run(kernel),
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512(lanes) => lanes.run(kernel),
            #[cfg(all(target_arch = "aarch64", target_endian = "little"))]
            Kind::Neon(lanes) => kernel.run(lanes),
        }
    }

    /// The same for work on quads, which levels without a register of four words do alike. That leaves so few ways
    /// that a call finds its own by a comparison or two, not by a jump through a table.
    #[inline(always)]
    pub(super) fn run_quads<K: Kernel>(self, kernel: K) -> K::Output {
        match self.0 {
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2(lanes) => lanes.run(kernel),
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512(lanes) => lanes.run(kernel),
            #[cfg(all(target_arch = "aarch64", target_endian = "little"))]
            Kind::Neon(lanes) => kernel.run(lanes),
            _ => kernel.run(Portable),
        }
    }
}

macro_rules! from_tokens {
    ($($(#[$attribute:meta])* $token:ident)*) => { $(
        $(#[$attribute])*
        impl From<$token> for Level {
            #[inline(always)]
            fn from(token: $token) -> Self {
                Self(Kind::$token(token))
            }
        }
    )* };
}

from_tokens! {
    Portable
    #[cfg(target_arch = "x86_64")] Sse2
    #[cfg(target_arch = "x86_64")] Avx2
    #[cfg(target_arch = "x86_64")] Avx512
    #[cfg(all(target_arch = "aarch64", target_endian = "little"))] Neon
}

impl fmt::Display for Level {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}

impl fmt::Debug for Level {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, formatter)
    }
}
