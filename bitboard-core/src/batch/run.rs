//! Functions of slices of blocks.

use super::{Block, lines, lines::Ranks};
use crate::arch::{Kernel, Lanes, Level};

/// A function of many boards by their lines, for [`apply`]: from the registers of `INPUTS` sets to those of one.
///
/// Register `k` of a set holds line `k` of as many boards as it has lanes, which are of 8 bits if a line has no more
/// squares, else of 16. Mark [`lines`](Self::lines) as `#[inline(always)]`, like everything that takes a token of a
/// level.
///
/// ```
/// use bitboard_core::arch::{Lanes, Level};
/// use bitboard_core::batch::{self, Block, LineFunction};
///
/// /// The squares of the first set that the second does not have, on boards of ten lines.
/// #[derive(Clone, Copy)]
/// struct Without;
///
/// impl LineFunction<2, 10> for Without {
///     #[inline(always)]
///     fn lines<L: Lanes>(self, lanes: L, [a, b]: [[L::Register; 10]; 2]) -> [L::Register; 10] {
///         batch::lines::and_not(lanes, &a, &b)
///     }
/// }
///
/// let level = Level::detect();
/// let [a, b] = [0b111_u128, 0b010].map(|board| Block::<9, 10>::from_boards(level, &[board; 32]));
/// let mut out = [Block::EMPTY];
/// batch::apply(level, Without, [&[a], &[b]], &mut out);
/// assert_eq!(out[0].board::<u128>(31), 0b101);
/// ```
pub trait LineFunction<const INPUTS: usize, const LINES: usize>: Copy {
    /// The lines of the result. Bits beyond the last square of a line must not be set in it.
    fn lines<L: Lanes>(self, lanes: L, inputs: [[L::Register; LINES]; INPUTS]) -> [L::Register; LINES];
}

/// Calls a function for every board of slices of blocks, under the instructions of the level.
///
/// On any board whose lines have at most 16 squares, `#[fill]` and `#[leaper]` write such functions. Several of them,
/// and what is done with their results, are best one function: then nothing in between is written to memory.
///
#[cfg_attr(feature = "macros", doc = "```")]
#[cfg_attr(not(feature = "macros"), doc = "```ignore")]
/// use bitboard_core::arch::{Lanes, Level};
/// use bitboard_core::batch::{self, Block, LineFunction};
/// use bitboard_core::bitboard;
///
/// #[bitboard(9x10)]
/// mod xiangqi {
///     use bitboard_core::arch::Lanes;
///
///     /// A set of points.
///     pub struct Board(u128);
///
///     /// The points that chariots attack; ten ranks are ten registers.
///     #[fill(step(0, 1), step(1, 0), step(0, -1), step(-1, 0))]
///     pub fn chariot_attacks<L: Lanes>(
///         lanes: L,
///         chariots: [L::Register; 10],
///         empty: [L::Register; 10],
///     ) -> [L::Register; 10];
///
///     /// The points that generals attack where there is no palace.
///     #[leaper(0, 1)]
///     pub fn general_attacks<L: Lanes>(lanes: L, generals: [L::Register; 10]) -> [L::Register; 10];
/// }
///
/// /// What chariots and generals attack together.
/// #[derive(Clone, Copy)]
/// struct Attacks;
///
/// impl LineFunction<3, 10> for Attacks {
///     #[inline(always)]
///     fn lines<L: Lanes>(
///         self,
///         lanes: L,
///         [chariots, generals, empty]: [[L::Register; 10]; 3],
///     ) -> [L::Register; 10] {
///         let far = xiangqi::chariot_attacks(lanes, chariots, empty);
///         let near = xiangqi::general_attacks(lanes, generals);
///         batch::lines::or(lanes, &far, &near)
///     }
/// }
///
/// // Thirty-two boards, a chariot on another point of each, a general on the lowest point of the middle.
/// let level = Level::detect();
/// let chariots: [u128; 32] = core::array::from_fn(|board| 1 << (2 * board + 1));
/// let empty = chariots.map(|chariot| !(chariot | 1 << 4));
/// let [chariots, empty] = [chariots, empty].map(|boards| Block::<9, 10>::from_boards(level, &boards));
/// let generals = Block::from_boards(level, &[1_u128 << 4; 32]);
/// let mut out = [Block::EMPTY];
/// batch::apply(level, Attacks, [&[chariots], &[generals], &[empty]], &mut out);
///
/// let attacks: [u128; 32] = out[0].to_boards(level);
/// // From b1 along its rank as far as the general, up its file, and one step of the general each way.
/// let file = (1..10).fold(0, |file, rank| file | 1_u128 << (9 * rank + 1));
/// assert_eq!(attacks[0], 0b1_1101 | 1 << 5 | 1 << 13 | file);
/// ```
///
/// # Panics
///
/// If the slices differ in length.
pub fn apply<F, const INPUTS: usize, const WIDTH: usize, const LINES: usize>(
    level: Level,
    function: F,
    inputs: [&[Block<WIDTH, LINES>]; INPUTS],
    out: &mut [Block<WIDTH, LINES>],
) where
    F: LineFunction<INPUTS, LINES>,
{
    for input in inputs {
        same_length(&[input.len(), out.len()]);
    }
    level.run(Apply { function, inputs, out });
}

struct Apply<'a, F, const INPUTS: usize, const WIDTH: usize, const LINES: usize> {
    function: F,
    inputs: [&'a [Block<WIDTH, LINES>]; INPUTS],
    out: &'a mut [Block<WIDTH, LINES>],
}

impl<F, const INPUTS: usize, const WIDTH: usize, const LINES: usize> Kernel
    for Apply<'_, F, INPUTS, WIDTH, LINES>
where
    F: LineFunction<INPUTS, LINES>,
{
    type Output = ();

    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) {
        for place in 0..self.out.len() {
            for part in 0..L::PARTS {
                let mut registers = [[lanes.zero(); LINES]; INPUTS];
                for (registers, input) in registers.iter_mut().zip(self.inputs) {
                    *registers = input[place].load(lanes, part);
                }
                self.out[place].store(lanes, part, self.function.lines(lanes, registers));
            }
        }
    }
}

/// Refuses slices of different lengths.
#[inline]
pub(super) fn same_length(lengths: &[usize]) {
    let same = lengths.iter().all(|length| *length == lengths[0]);
    assert!(same, "the slices must have the same length");
}

/// Writes a function of slices of blocks: the names of its inputs, and what becomes of their registers.
macro_rules! of_blocks {
    ($(
        $(#[$attribute:meta])*
        $name:ident $kernel:ident ($($input:ident),+ $(; $option:ident: $type:ty)?) |$lanes:ident| $result:expr;
    )*) => { $(
        $(#[$attribute])*
        ///
        /// # Panics
        ///
        /// If the slices differ in length.
        pub fn $name(level: Level, $($input: &[Block],)+ $($option: $type,)? out: &mut [Block]) {
            apply(level, $kernel { $($option)? }, [$($input),+], out);
        }

        #[derive(Clone, Copy)]
        struct $kernel {
            $($option: $type,)?
        }

        impl LineFunction<{ [$(stringify!($input)),+].len() }, 8> for $kernel {
            #[inline(always)]
            fn lines<L: Lanes>(
                self,
                $lanes: L,
                [$($input),+]: [Ranks<L>; { [$(stringify!($input)),+].len() }],
            ) -> Ranks<L> {
                $(let $option = self.$option;)?
                $(let $input = &$input;)+
                $result
            }
        }
    )* };
}

of_blocks! {
    /// What sliders attack: some along files and ranks, some along diagonals, and queens are in both sets.
    /// All of them must be `occupied` too.
    slider_attacks SliderAttacks (orthogonal, diagonal, occupied) |lanes| {
        lines::slider_attacks(lanes, orthogonal, diagonal, occupied)
    };
}

#[cfg(feature = "macros")]
of_blocks! {
    /// What knights attack.
    knight_attacks KnightAttacks (knights) |lanes| lines::knight_attacks(lanes, *knights);

    /// What kings attack.
    king_attacks KingAttacks (kings) |lanes| lines::king_attacks(lanes, *kings);

    /// What pawns attack, those of White, which go towards higher ranks, or else those of Black.
    pawn_attacks PawnAttacks (pawns; white: bool) |lanes| {
        if white { lines::pawn_attacks_up(lanes, *pawns) } else { lines::pawn_attacks_down(lanes, *pawns) }
    };
}

pub(super) use of_blocks;
