//! What one slider attacks, by the lines through its square.

use super::{Kernel, Lanes, Level, Slides};

/// Sliders of a board of at most 64 squares by the instructions of a level. The board has `FILES` files and
/// its `SQUARES` squares are numbered rank by rank.
///
/// One slider needs the four lines through its square, 64 bytes a square. A line is split at the square; the
/// blockers nearest to it are the highest occupied square of the lower part and the lowest of the upper part,
/// and what lies between is attacked: leading zeros of four words at once where the level counts them, else
/// two subtractions, or the lines one by one. No table depends on what is occupied, except 512 bytes for the
/// ranks of boards with eight files at levels that cannot count.
///
/// For a set of sliders four directions raise the numbers of squares and four lower them; each four are the
/// words of one register, of which every word is moved by its own amount. The reach is doubled until no line
/// is longer (Kogge-Stone).
///
/// ```
/// use bitboard_core::arch::{Level, Sliders};
///
/// type Chess = Sliders<8, 64>;
///
/// let level = Level::detect();
/// assert_eq!(Chess::rook(level, 0, 0), 0x0101_0101_0101_01fe);
/// // Blockers on b1, c1, b2 and a3.
/// let occupied = 0x0001_0206;
/// assert_eq!(Chess::queen(level, 0, occupied), 0x0001_0302);
/// assert_eq!(Chess::queens(level, 1, !occupied), 0x0001_0302);
///
/// // A queen is a rook and a bishop; sets of both move at once, or direction by direction.
/// let (rook, bishop) = (Chess::rook(level, 0, occupied), Chess::bishop(level, 0, occupied));
/// assert_eq!(rook | bishop, Chess::queen(level, 0, occupied));
/// assert_eq!(Chess::all(level, 1, 1, !occupied), rook | bishop);
/// assert_eq!(Chess::each(level, 1, 1, !occupied).into_iter().fold(0, |all, one| all | one), rook | bishop);
/// // The same for results that are waited for.
/// assert_eq!(Chess::rook_soon(level, 0, occupied), rook);
/// assert_eq!(Chess::bishop_soon(level, 0, occupied), bishop);
/// assert_eq!(Chess::queen_soon(level, 0, occupied), rook | bishop);
/// ```
#[doc(alias = "Kogge-Stone")]
#[derive(Clone, Copy, Debug)]
pub enum Sliders<const FILES: usize, const SQUARES: usize> {}

/// Of each square the lower parts of its file, rank, diagonal and antidiagonal, then the whole lines.
#[repr(align(64))]
struct Lines<const SQUARES: usize>([[[u64; 4]; 2]; SQUARES]);

impl<const FILES: usize, const SQUARES: usize> Sliders<FILES, SQUARES> {
    const LINES: &'static Lines<SQUARES> = &Self::lines();

    const fn lines() -> Lines<SQUARES> {
        assert!(
            0 < FILES && SQUARES <= 64 && SQUARES.is_multiple_of(FILES),
            "the board has full ranks and at most 64 squares"
        );
        let mut rows = [[[0; 4]; 2]; SQUARES];
        let mut square = 0;
        while square < SQUARES {
            let mut other = 0;
            while other < SQUARES {
                let file = (other % FILES).abs_diff(square % FILES);
                let rank = (other / FILES).abs_diff(square / FILES);
                let rising = (other % FILES > square % FILES) == (other > square);
                let line = match (file, rank) {
                    (0, 0) => 4,
                    (0, _) => 0,
                    (_, 0) => 1,
                    _ if file != rank => 4,
                    _ => 3 - rising as usize,
                };
                if line < 4 {
                    rows[square][1][line] |= 1 << other;
                    if other < square {
                        rows[square][0][line] |= 1 << other;
                    }
                }
                other += 1;
            }
            square += 1;
        }
        Lines(rows)
    }

    /// What a rook attacks, the first blocker of each direction included. Whether its own square is occupied
    /// makes no difference.
    ///
    /// # Panics
    ///
    /// If there is no such square.
    #[inline(always)]
    #[must_use]
    pub fn rook(level: Level, square: usize, occupied: u64) -> u64 {
        level.run_quads(Rook::<FILES, SQUARES> { square, occupied })
    }

    /// What a bishop attacks, as for the [rook](Self::rook).
    ///
    /// # Panics
    ///
    /// If there is no such square.
    #[inline(always)]
    #[must_use]
    pub fn bishop(level: Level, square: usize, occupied: u64) -> u64 {
        level.run_quads(Bishop::<FILES, SQUARES> { square, occupied })
    }

    /// What a queen attacks, as for the [rook](Self::rook).
    ///
    /// # Panics
    ///
    /// If there is no such square.
    #[inline(always)]
    #[must_use]
    pub fn queen(level: Level, square: usize, occupied: u64) -> u64 {
        level.run_quads(Queen::<FILES, SQUARES> { square, occupied })
    }

    /// The same as [`rook`](Self::rook), for a result that is waited for: see
    /// [`queen_soon`](Self::queen_soon).
    ///
    /// # Panics
    ///
    /// If there is no such square.
    #[inline(always)]
    #[must_use]
    pub fn rook_soon(level: Level, square: usize, occupied: u64) -> u64 {
        level.run_quads(RookSoon::<FILES, SQUARES> { square, occupied })
    }

    /// The same as [`bishop`](Self::bishop), for a result that is waited for: see
    /// [`queen_soon`](Self::queen_soon).
    ///
    /// # Panics
    ///
    /// If there is no such square.
    #[inline(always)]
    #[must_use]
    pub fn bishop_soon(level: Level, square: usize, occupied: u64) -> u64 {
        level.run_quads(BishopSoon::<FILES, SQUARES> { square, occupied })
    }

    /// The same as [`queen`](Self::queen), for a result that is waited for.
    ///
    /// It is computed in ordinary registers. Where many results are computed at a time that takes two or
    /// three times as long; one alone is there in half the time, because values are long on their way to the
    /// registers of four words and back.
    ///
    /// # Panics
    ///
    /// If there is no such square.
    #[inline(always)]
    #[must_use]
    pub fn queen_soon(level: Level, square: usize, occupied: u64) -> u64 {
        level.run_quads(QueenSoon::<FILES, SQUARES> { square, occupied })
    }

    /// What is attacked along some of the lines, one by one.
    #[inline(always)]
    fn by_words<const N: usize>(square: usize, occupied: u64, lines: [usize; N]) -> u64 {
        let [lower, line] = &Self::LINES.0[square];
        let mut attacks = 0;
        let mut at = 0;
        while at < N {
            let (lower, line) = (lower[lines[at]], line[lines[at]]);
            let zeros = (opaque(occupied & lower) | 1).leading_zeros();
            let above = opaque(occupied & line) & !lower;
            attacks |= opaque((above ^ above.wrapping_sub(1 << 63 >> zeros)) & line);
            at += 1;
        }
        attacks
    }

    /// What is attacked along file, rank, diagonal and antidiagonal, but for the rank where that is done
    /// alone.
    #[inline(always)]
    fn slide<L: Lanes>(lanes: L, square: usize, occupied: u64) -> L::Quad {
        let [lower, line] = Self::LINES.0[square];
        let (lower, line) = (lanes.quad(lower), lanes.quad(line));
        let occupied = lanes.quad_splat(occupied);
        if !Self::ranks_alone::<L>() {
            return lanes.quad_slide(lower, line, occupied);
        }
        let line = lanes.quad_and(line, lanes.quad([u64::MAX, 0, u64::MAX, u64::MAX]));
        let occupied = lanes.quad_and(occupied, line);
        let slider = lanes.quad_splat(1 << square);
        let up = lanes.quad_sub(occupied, slider);
        let swapped = lanes.quad_sub(lanes.quad_swap_bytes(occupied), lanes.quad_swap_bytes(slider));
        lanes.quad_and(lanes.quad_xor(up, lanes.quad_swap_bytes(swapped)), line)
    }

    /// What [`slide`](Self::slide) leaves to be done along the rank.
    #[inline(always)]
    fn rank<L: Lanes>(_: L, square: usize, occupied: u64) -> u64 {
        if !Self::ranks_alone::<L>() {
            return 0;
        }
        let first = square & !7;
        let inner = (occupied >> first >> 1) as usize % 64;
        u64::from(RANKS[square % 8][inner]) << first
    }

    /// Whether each line but the rank has at most one square of each byte, and the level makes use of it.
    #[inline(always)]
    fn ranks_alone<L: Lanes>() -> bool {
        matches!(L::SLIDES, Slides::Bytes) && FILES == 8
    }
}

/// The same word, of which the compiler knows nothing. Else it puts the four lines into registers of two or
/// four words even where that takes longer.
#[allow(unsafe_code)]
#[inline(always)]
fn opaque(word: u64) -> u64 {
    #[cfg(all(any(target_arch = "x86_64", target_arch = "aarch64"), not(miri)))]
    {
        let mut word = word;
        // SAFETY: there are no instructions.
        unsafe {
            core::arch::asm!("/* {0} */", inout(reg) word, options(pure, nomem, nostack, preserves_flags));
        }
        word
    }
    #[cfg(any(not(any(target_arch = "x86_64", target_arch = "aarch64")), miri))]
    word
}

/// What is attacked on a rank of eight squares, by the square of the slider and the occupied squares but the
/// outermost.
static RANKS: [[u8; 64]; 8] = {
    let mut ranks = [[0; 64]; 8];
    let mut place = 0;
    while place < 8 * 64 {
        let (square, occupied) = (place / 64, (place % 64) << 1);
        let mut file = square;
        while file < 7 {
            file += 1;
            ranks[square][place % 64] |= 1 << file;
            if occupied >> file & 1 != 0 {
                break;
            }
        }
        file = square;
        while file > 0 {
            file -= 1;
            ranks[square][place % 64] |= 1 << file;
            if occupied >> file & 1 != 0 {
                break;
            }
        }
        place += 1;
    }
    ranks
};

macro_rules! pieces {
    ($($piece:ident |$this:ident, $lanes:ident| $attacks:expr;)*) => { $(
        /// No larger than two words, so that a call has it in registers.
        struct $piece<const FILES: usize, const SQUARES: usize> {
            square: usize,
            occupied: u64,
        }

        impl<const FILES: usize, const SQUARES: usize> Kernel for $piece<FILES, SQUARES> {
            type Output = u64;

            #[inline(always)]
            fn run<L: Lanes>(self, $lanes: L) -> u64 {
                let $this = self;
                $attacks
            }
        }
    )* };
}

pieces! {
    Rook |this, lanes| {
        let lines = Sliders::<FILES, SQUARES>::slide(lanes, this.square, this.occupied);
        lanes.quad_pairs(lines)[0] | Sliders::<FILES, SQUARES>::rank(lanes, this.square, this.occupied)
    };
    Bishop |this, lanes| {
        lanes.quad_pairs(Sliders::<FILES, SQUARES>::slide(lanes, this.square, this.occupied))[1]
    };
    RookSoon |this, _lanes| Sliders::<FILES, SQUARES>::by_words(this.square, this.occupied, [0, 1]);
    BishopSoon |this, _lanes| Sliders::<FILES, SQUARES>::by_words(this.square, this.occupied, [2, 3]);
    QueenSoon |this, _lanes| {
        Sliders::<FILES, SQUARES>::by_words(this.square, this.occupied, [0, 1, 2, 3])
    };
    Queen |this, lanes| {
        let lines = Sliders::<FILES, SQUARES>::slide(lanes, this.square, this.occupied);
        lanes.quad_union(lines) | Sliders::<FILES, SQUARES>::rank(lanes, this.square, this.occupied)
    };
}
