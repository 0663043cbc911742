//! What a set of sliders attacks, four directions at a time.

use super::{Kernel, Lanes, Level, Sliders};

/// Steps on a board, in the order north, east, north-east, north-west; south, west, south-west, south-east.
struct Ways {
    /// How far one step moves a bit, upwards or downwards, then how far two steps do, four, and so on.
    amounts: [[u64; 4]; 6],
    /// The squares that a step can reach, for the directions upwards and downwards.
    masks: [[u64; 4]; 2],
    /// How often the reach is doubled.
    doublings: usize,
}

impl<const FILES: usize, const SQUARES: usize> Sliders<FILES, SQUARES> {
    const WAYS: Ways = {
        assert!(
            0 < FILES && SQUARES <= 64 && SQUARES.is_multiple_of(FILES),
            "the board has full ranks and at most 64 squares"
        );
        let (mut squares, mut first, mut last) = (0, 0, 0);
        let mut square = 0;
        while square < SQUARES {
            squares |= 1 << square;
            first |= ((square.is_multiple_of(FILES)) as u64) << square;
            last |= ((square + 1).is_multiple_of(FILES) as u64) << square;
            square += 1;
        }
        let (not_first, not_last) = (squares & !first, squares & !last);
        let longest = if FILES * FILES > SQUARES { FILES } else { SQUARES / FILES };
        let files = FILES as u64;
        let mut amounts = [[files, 1, files + 1, files - 1]; 6];
        let mut turn = 1;
        while turn < 6 {
            let mut way = 0;
            while way < 4 {
                // What moves all bits out moves no further.
                let twice = 2 * amounts[turn - 1][way];
                amounts[turn][way] = if twice < 64 { twice } else { 64 };
                way += 1;
            }
            turn += 1;
        }
        Ways {
            amounts,
            masks: [[squares, not_first, not_first, not_last], [squares, not_last, not_last, not_first]],
            doublings: (usize::BITS - (longest - 1).leading_zeros()) as usize,
        }
    };

    /// What queens attack through empty squares, the first blockers included.
    #[inline(always)]
    #[must_use]
    pub fn queens(level: Level, queens: u64, empty: u64) -> u64 {
        level.run_quads(Queens::<FILES, SQUARES> { queens, empty })
    }

    /// What sliders attack: some along files and ranks, some along diagonals, and those in both sets in all
    /// directions.
    #[inline(always)]
    #[must_use]
    pub fn all(level: Level, orthogonal: u64, diagonal: u64, empty: u64) -> u64 {
        level.run_quads(All::<FILES, SQUARES> { orthogonal, diagonal, empty })
    }

    /// The same for each direction: north, east, north-east, north-west, south, west, south-west, south-east.
    #[inline(always)]
    #[must_use]
    pub fn each(level: Level, orthogonal: u64, diagonal: u64, empty: u64) -> [u64; 8] {
        level.run_quads(Each::<FILES, SQUARES> { orthogonal, diagonal, empty })
    }

    /// Upwards and downwards.
    #[inline(always)]
    fn halves<L: Lanes>(lanes: L, orthogonal: u64, diagonal: u64, empty: u64) -> [L::Quad; 2] {
        let sliders = lanes.quad([orthogonal, orthogonal, diagonal, diagonal]);
        let empty = lanes.quad_splat(empty);
        [Self::half::<L, true>(lanes, sliders, empty), Self::half::<L, false>(lanes, sliders, empty)]
    }

    #[inline(always)]
    fn half<L: Lanes, const UP: bool>(lanes: L, mut reach: L::Quad, empty: L::Quad) -> L::Quad {
        // No closure, which is not always inlined.
        macro_rules! moved {
            ($x:expr, $by:expr) => {
                if UP { lanes.quad_shl($x, $by) } else { lanes.quad_shr($x, $by) }
            };
        }
        let mask = lanes.quad(Self::WAYS.masks[if UP { 0 } else { 1 }]);
        let mut empty = lanes.quad_and(empty, mask);
        let mut turn = 0;
        while turn < Self::WAYS.doublings {
            let by = lanes.quad(Self::WAYS.amounts[turn]);
            reach = lanes.quad_or(reach, lanes.quad_and(empty, moved!(reach, by)));
            turn += 1;
            if turn < Self::WAYS.doublings {
                empty = lanes.quad_and(empty, moved!(empty, by));
            }
        }
        lanes.quad_and(moved!(reach, lanes.quad(Self::WAYS.amounts[0])), mask)
    }
}

/// No larger than two words, so that a call has it in registers.
struct Queens<const FILES: usize, const SQUARES: usize> {
    queens: u64,
    empty: u64,
}

impl<const FILES: usize, const SQUARES: usize> Kernel for Queens<FILES, SQUARES> {
    type Output = u64;

    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) -> u64 {
        let [up, down] = Sliders::<FILES, SQUARES>::halves(lanes, self.queens, self.queens, self.empty);
        lanes.quad_union(lanes.quad_or(up, down))
    }
}

struct All<const FILES: usize, const SQUARES: usize> {
    orthogonal: u64,
    diagonal: u64,
    empty: u64,
}

impl<const FILES: usize, const SQUARES: usize> Kernel for All<FILES, SQUARES> {
    type Output = u64;

    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) -> u64 {
        let [up, down] = Sliders::<FILES, SQUARES>::halves(lanes, self.orthogonal, self.diagonal, self.empty);
        lanes.quad_union(lanes.quad_or(up, down))
    }
}

struct Each<const FILES: usize, const SQUARES: usize> {
    orthogonal: u64,
    diagonal: u64,
    empty: u64,
}

impl<const FILES: usize, const SQUARES: usize> Kernel for Each<FILES, SQUARES> {
    type Output = [u64; 8];

    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) -> [u64; 8] {
        let [up, down] = Sliders::<FILES, SQUARES>::halves(lanes, self.orthogonal, self.diagonal, self.empty);
        let [north, east, north_east, north_west] = lanes.quad_words(up);
        let [south, west, south_west, south_east] = lanes.quad_words(down);
        [north, east, north_east, north_west, south, west, south_west, south_east]
    }
}
