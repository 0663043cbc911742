//! A function called on the boards of a batch, whatever its form.

use alloc::vec::Vec;
use core::{array, marker::PhantomData};

use bitboard_plan::Bits;

use crate::arch::{Kernel, Lanes, Level, Portable};
use crate::runtime::Set;

/// Boards for a function, and where its results go.
pub struct Batch<'a> {
    level: Option<Level>,
    turn: usize,
    sets: &'a [Vec<Bits>],
    out: &'a mut Vec<Bits>,
}

/// The lengths of slices, by turns: all boards at once, and with what blocks leave over.
const CUTS: [&[usize]; 3] = [&[64], &[63, 1], &[45, 12, 7]];

impl<'a> Batch<'a> {
    pub(super) fn new(
        level: Option<Level>,
        turn: usize,
        sets: &'a [Vec<Bits>],
        out: &'a mut Vec<Bits>,
    ) -> Self {
        Self { level, turn, sets, out }
    }

    fn boards(&self) -> usize {
        self.sets.first().map_or(0, Vec::len)
    }

    /// Board by board.
    pub fn each<W: Set, S, const SETS: usize>(
        self,
        from: impl Fn(W) -> S,
        into: impl Fn(S) -> W,
        function: impl Fn([S; SETS]) -> S,
    ) {
        for board in 0..self.boards() {
            let sets = array::from_fn(|set| from(W::from_bits(self.sets[set][board])));
            self.out.push(into(function(sets)).to_bits());
        }
    }

    /// As slices.
    pub fn slices<W: Set, S, const SETS: usize>(
        self,
        from: impl Fn(W) -> S,
        into: impl Fn(S) -> W,
        function: impl Fn([&[S]; SETS], &mut [S]),
    ) {
        let mut start = 0;
        for &length in CUTS[self.turn % CUTS.len()] {
            let sets: [Vec<S>; SETS] = array::from_fn(|set| {
                self.sets[set][start..start + length].iter().map(|&bits| from(W::from_bits(bits))).collect()
            });
            let mut out: Vec<S> = (0..length).map(|_| from(W::EMPTY)).collect();
            function(sets.each_ref().map(Vec::as_slice), &mut out);
            self.out.extend(out.into_iter().map(|set| into(set).to_bits()));
            start += length;
        }
    }

    /// As arrays.
    ///
    /// # Panics
    ///
    /// If the arrays have no elements: of such a function nothing can be seen.
    pub fn arrays<W: Set, S, const SETS: usize, const LENGTH: usize>(
        self,
        from: impl Fn(W) -> S,
        into: impl Fn(S) -> W,
        function: impl Fn([[S; LENGTH]; SETS]) -> [S; LENGTH],
    ) {
        assert!(LENGTH > 0, "a function of arrays without elements has nothing to be proved");
        let boards = self.boards();
        while self.out.len() < boards {
            let start = self.out.len();
            let sets = array::from_fn(|set| {
                array::from_fn(|board| from(W::from_bits(self.sets[set][(start + board) % boards])))
            });
            let results = function(sets).into_iter().take(boards - start);
            self.out.extend(results.map(|set| into(set).to_bits()));
        }
    }

    /// As lines in the registers of a level.
    pub fn lines<F: OnLines<SETS, LINES>, const SETS: usize, const LINES: usize>(self, _: F) {
        let bytes = if F::BITS <= 8 { 1 } else { 2 };
        let boards = 64 / bytes;
        let level = self.level.unwrap_or(Level::PORTABLE);
        for start in (0..self.boards()).step_by(boards) {
            let line = |bits: Bits, line: usize| {
                let moved = bits.shift(-((line as u32 * F::BITS) as i32)).and(Bits::first(F::BITS));
                (moved.lanes()[0] as u16).to_le_bytes()
            };
            let sets: [[[u8; 64]; LINES]; SETS] = array::from_fn(|set| {
                array::from_fn(|number| {
                    array::from_fn(|byte| line(self.sets[set][start + byte / bytes], number)[byte % bytes])
                })
            });
            let lines = level.run(OnLevel::<F, SETS, LINES>(sets, PhantomData));
            for board in 0..boards {
                let mut result = Bits::EMPTY;
                for (number, line) in (0..).zip(&lines) {
                    for byte in 0..bytes {
                        let bits = u128::from(line[board * bytes + byte]);
                        result =
                            result.or(Bits::from(bits).shift((number * F::BITS) as i32 + 8 * byte as i32));
                    }
                }
                self.out.push(result);
            }
        }
    }
}

/// A function of lines of one set, with the registers of the portable level.
pub type OfOne<const LINES: usize> = fn(Portable, Registers<LINES>) -> Registers<LINES>;

/// The same of two sets.
pub type OfTwo<const LINES: usize> = fn(Portable, Registers<LINES>, Registers<LINES>) -> Registers<LINES>;

type Registers<const LINES: usize> = [<Portable as Lanes>::Register; LINES];

/// A function of lines at every level.
pub trait OnLines<const SETS: usize, const LINES: usize> {
    /// The squares of a line.
    const BITS: u32;

    /// Calls it. Implementations are always inlined.
    fn call<L: Lanes>(lanes: L, sets: [[L::Register; LINES]; SETS]) -> [L::Register; LINES];
}

/// The function on a block.
struct OnLevel<F, const SETS: usize, const LINES: usize>([[[u8; 64]; LINES]; SETS], PhantomData<F>);

impl<F: OnLines<SETS, LINES>, const SETS: usize, const LINES: usize> Kernel for OnLevel<F, SETS, LINES> {
    type Output = [[u8; 64]; LINES];

    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) -> [[u8; 64]; LINES] {
        let mut results = [[0; 64]; LINES];
        for part in 0..L::PARTS {
            let sets = array::from_fn(|set| array::from_fn(|line| lanes.load(&self.0[set][line], part)));
            let parts = F::call(lanes, sets);
            for (result, value) in results.iter_mut().zip(parts) {
                lanes.store(value, result, part);
            }
        }
        results
    }
}
