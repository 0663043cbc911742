//! Functions that can only be called, such as compiled ones, against what they should compute, on 64 boards at a
//! time: on every assignment of a cone where that can be done, and on random boards.

use alloc::{boxed::Box, vec, vec::Vec};

use super::{
    Refutation, Unproved,
    diagram::Marks,
    logic::Boards,
    sets::Statement,
    statement::{Squares, nothing},
};
use crate::Bits;

/// How much of a function is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The most boards on which cones are gone through.
    pub assignments: u64,
    /// The number of random boards after that.
    pub boards: u64,
}

/// What was looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Trial {
    /// The results, bit by bit, that depend on anything.
    pub cones: usize,
    /// Those of them that were seen on every assignment of what they depend on.
    pub exhausted: usize,
    /// The boards that were needed for that.
    pub assignments: u64,
    /// The random boards.
    pub boards: u64,
}

impl Trial {
    /// Both together.
    ///
    /// ```
    /// use bitboard_plan::prove::Trial;
    ///
    /// let one = Trial { cones: 64, exhausted: 60, assignments: 7680, boards: 1000 };
    /// assert_eq!(one.and(one).boards, 2000);
    /// ```
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            cones: self.cones + other.cones,
            exhausted: self.exhausted + other.exhausted,
            assignments: self.assignments + other.assignments,
            boards: self.boards + other.boards,
        }
    }
}

/// A function of sets on 64 boards: the boards of each of its sets, and its results.
type Call<'a> = dyn FnMut(&[Vec<Bits>]) -> Vec<Bits> + 'a;

/// How many boards there are in a batch.
const BATCH: u64 = 64;

/// How often a function is called again with a board on which it was wrong: it may take boards in several ways.
const TRIES: usize = 3;

/// Where cones are this wide together they are gone through together: then it is seen as well that no result depends on
/// what belongs to another.
const TOGETHER: u32 = 20;

impl Statement {
    /// Calls a function on many boards, for one value of its direction parameter, and compares what comes out.
    ///
    /// What is outside of a cone is random on each of its assignments.
    ///
    /// ```
    /// use bitboard_plan::prove::{Effort, Statement, Unproved};
    /// use bitboard_plan::{Bits, Geometry, Leaps, all_images};
    ///
    /// let king = all_images(&[(1, 0), (1, 1)]);
    /// let mut statement = Statement::leaper(&Geometry::chess(), &king, Leaps::Attacks, false);
    /// assert_eq!((statement.covers().cones, statement.covers().widest), (64, 8));
    /// let effort = Effort { assignments: 1 << 15, boards: 1000 };
    ///
    /// // Kings that go north and south only.
    /// let attacks = |kings: Bits| kings.shift(8).or(kings.shift(-8)).and(Bits::first(64));
    /// let mut call = |sets: &[Vec<Bits>]| sets[0].iter().map(|&kings| attacks(kings)).collect();
    /// let Err(Unproved::Refuted(refutation)) = statement.call(0, effort, &mut call) else { panic!() };
    /// assert_eq!(refutation.square_name(), "b7");
    /// assert!(refutation.draw(refutation.expected).starts_with(". X . X . . . .\n. X X X . . . .\n"));
    /// assert!(refutation.draw(refutation.got).starts_with(". . . . . . . .\n. . X . . . . .\n"));
    /// ```
    ///
    /// # Errors
    /// A refutation on a board from which nothing can be taken away.
    pub fn call(&mut self, direction: usize, effort: Effort, call: &mut Call<'_>) -> Result<Trial, Unproved> {
        let mut random = Random(0x9e37_79b9_7f4a_7c15);
        let cones = self.cones(direction);
        let mut trial = Trial { cones: cones.len(), boards: effort.boards, ..Trial::default() };
        let mut done: Vec<Cone> = Vec::new();
        for cone in plan(&cones, effort.assignments) {
            let boards = 1_u64.checked_shl(cone.len() as u32).unwrap_or(u64::MAX).max(BATCH);
            if trial.assignments.saturating_add(boards) > effort.assignments {
                break;
            }
            trial.assignments += boards;
            for chunk in 0..boards / BATCH {
                let mut inputs = self.random(&mut random);
                for (number, &variable) in cone.iter().enumerate() {
                    let (parameter, bit) = self.inputs.place(variable);
                    inputs[parameter][bit as usize] = assigned(number, chunk);
                }
                self.batch(direction, &inputs, call)?;
            }
            done.push(cone);
        }
        trial.exhausted = cones.iter().filter(|cone| done.iter().any(|all| is_part(cone, all))).count();
        for _ in 0..effort.boards.div_ceil(BATCH) {
            let inputs = self.random(&mut random);
            self.batch(direction, &inputs, call)?;
        }
        Ok(trial)
    }

    /// The variables on which each result depends, of those that depend on any.
    fn cones(&self, direction: usize) -> Vec<Cone> {
        let mut marks = Marks::default();
        let mut cones = Vec::new();
        for function in self.expected[direction].iter().copied().filter(|function| function.varies()) {
            self.d.depends(function, &mut marks);
            cones.push((0..self.inputs.fresh()).filter(|&variable| marks.has(variable)).collect());
        }
        cones
    }

    /// 64 boards of which few squares are full, or many.
    fn random(&self, random: &mut Random) -> Vec<Squares<Boards>> {
        let mut inputs = Vec::new();
        for symbols in &self.inputs.symbols {
            let density = random.next() >> 61;
            let bits = symbols.iter().map(|symbol| if symbol.varies() { random.dense(density) } else { 0 });
            inputs.push(bits.collect());
        }
        inputs
    }

    fn batch(
        &self,
        direction: usize,
        inputs: &[Squares<Boards>],
        call: &mut Call<'_>,
    ) -> Result<(), Unproved> {
        let inputs: Vec<Vec<Bits>> = inputs.iter().map(|words| boards(words)).collect();
        let (expected, got) = (self.wanted(direction, &inputs), call(&inputs));
        let Some(board) = first_wrong(&expected, &got) else { return Ok(()) };
        let inputs = inputs.iter().map(|boards| boards[board]).collect();
        // A function that is right for the same board at another time is none.
        Err(self.refuted(direction, inputs, call).unwrap_or(Unproved::Unsteady))
    }

    /// What the function should give for 64 boards.
    fn wanted(&self, direction: usize, inputs: &[Vec<Bits>]) -> Vec<Bits> {
        let words: Vec<Squares<Boards>> = inputs.iter().map(|boards| words(boards)).collect();
        boards(&self.meaning.of(&mut Boards, &words, direction))
    }

    /// Takes bits away from a board as long as the function stays wrong.
    fn refuted(&self, direction: usize, mut inputs: Vec<Bits>, call: &mut Call<'_>) -> Option<Unproved> {
        let mut results = self.differs(direction, &inputs, call)?;
        'fewer: loop {
            for parameter in 0..inputs.len() {
                for bit in inputs[parameter].iter() {
                    let mut tried = inputs.clone();
                    tried[parameter].remove(bit);
                    if let Some(differing) = self.differs(direction, &tried, call) {
                        (inputs, results) = (tried, differing);
                        continue 'fewer;
                    }
                }
            }
            break;
        }
        let [expected, got] = results;
        Some(Unproved::Refuted(Box::new(Refutation {
            geometry: self.geometry.clone(),
            direction,
            from: self.from,
            square: expected.xor(got).iter().next().unwrap_or(0),
            inputs,
            expected,
            got,
            astray: Vec::new(),
        })))
    }

    /// What is expected for a board and what comes out, if that is something else at any place in a batch.
    fn differs(&self, direction: usize, inputs: &[Bits], call: &mut Call<'_>) -> Option<[Bits; 2]> {
        let inputs: Vec<Vec<Bits>> = inputs.iter().map(|&set| vec![set; BATCH as usize]).collect();
        let expected = self.wanted(direction, &inputs);
        (0..TRIES).find_map(|_| {
            let got = call(&inputs);
            let board = first_wrong(&expected, &got)?;
            Some([expected[board], got.get(board).copied().unwrap_or_default()])
        })
    }
}

/// The first of some boards with another result.
fn first_wrong(expected: &[Bits], got: &[Bits]) -> Option<usize> {
    (0..expected.len()).find(|&board| got.get(board) != Some(&expected[board]))
}

/// Variables in ascending order.
type Cone = Vec<u32>;

/// What to go through for some cones, the narrowest first.
fn plan(cones: &[Cone], most: u64) -> Vec<Cone> {
    let mut all: Cone = cones.concat();
    all.sort_unstable();
    all.dedup();
    if all.len() as u32 <= most.checked_ilog2().unwrap_or(0).min(TOGETHER) {
        return vec![all];
    }
    let mut widest: Vec<&Cone> = cones.iter().collect();
    widest.sort_by_key(|cone| core::cmp::Reverse(cone.len()));
    let mut plan: Vec<Cone> = Vec::new();
    for cone in widest {
        if !plan.iter().any(|wider| is_part(cone, wider)) {
            plan.push(cone.clone());
        }
    }
    plan.reverse();
    plan
}

fn is_part(cone: &Cone, of: &Cone) -> bool {
    cone.iter().all(|variable| of.binary_search(variable).is_ok())
}

/// A variable of a cone, by its number there, on the 64 assignments of a chunk.
fn assigned(number: usize, chunk: u64) -> u64 {
    const WITHIN: [u64; 6] = [
        0xaaaa_aaaa_aaaa_aaaa,
        0xcccc_cccc_cccc_cccc,
        0xf0f0_f0f0_f0f0_f0f0,
        0xff00_ff00_ff00_ff00,
        0xffff_0000_ffff_0000,
        0xffff_ffff_0000_0000,
    ];
    WITHIN
        .get(number)
        .copied()
        .unwrap_or_else(|| if chunk >> (number - WITHIN.len()) & 1 == 1 { !0 } else { 0 })
}

/// From the same bit of 64 boards in a word to a set for each board.
fn boards(words: &[u64]) -> Vec<Bits> {
    let mut lanes = vec![[0; Bits::MAX as usize / 64]; BATCH as usize];
    for (lane, words) in words.as_chunks().0.iter().enumerate().filter(|(_, words)| **words != [0; 64]) {
        let mut words = *words;
        transpose(&mut words);
        lanes.iter_mut().zip(words).for_each(|(lanes, word)| lanes[lane] = word);
    }
    lanes.into_iter().map(Bits::from_lanes).collect()
}

/// The inverse of [`boards`].
fn words(boards: &[Bits]) -> Squares<Boards> {
    let mut words = nothing::<Boards>();
    let boards: Vec<_> = boards.iter().map(|board| board.lanes()).collect();
    for (lane, words) in words.as_chunks_mut::<64>().0.iter_mut().enumerate() {
        words.iter_mut().zip(&boards).for_each(|(word, board)| *word = board[lane]);
        if *words != [0; 64] {
            transpose(words);
        }
    }
    words
}

/// Swaps rows and columns: halves of 32, then quarters of each, and so on.
fn transpose(rows: &mut [u64; 64]) {
    let (mut width, mut mask) = (32, 0x0000_0000_ffff_ffff_u64);
    while width > 0 {
        for row in (0..64).filter(|row| row & width == 0) {
            let swapped = (rows[row] >> width ^ rows[row + width]) & mask;
            rows[row] ^= swapped << width;
            rows[row + width] ^= swapped;
        }
        width /= 2;
        mask ^= mask << width;
    }
}

/// A small generator of random bits.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// Bits of which half are set, or by another number fewer or more.
    fn dense(&mut self, density: u64) -> u64 {
        let [a, b] = [self.next(), self.next()];
        match density {
            0..3 => a,
            3..5 => a & b,
            5 => a | b,
            6 => a & b & self.next(),
            _ => a & b & self.next() & self.next(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_and_words_are_the_same_bits() {
        let mut random = Random(1);
        let squares: Squares<Boards> = (0..Bits::MAX).map(|_| random.next()).collect();
        let all = boards(&squares);
        for (board, set) in all.iter().enumerate() {
            for bit in 0..Bits::MAX {
                assert_eq!(set.contains(bit), squares[bit as usize] >> board & 1 == 1);
            }
        }
        assert_eq!(words(&all), squares);
    }

    #[test]
    fn chunks_have_every_assignment_once() {
        let mut seen = vec![0; 1 << 9];
        for chunk in 0..1 << 3 {
            for board in 0..64 {
                let number =
                    (0..9).map(|number| (assigned(number, chunk) >> board & 1) << number).sum::<u64>();
                seen[number as usize] += 1;
            }
        }
        assert!(seen.iter().all(|&times| times == 1));
    }
}
