//! What [`prove!`](macro@crate::prove) calls: it takes a declaration as the macros left it beside a function, proves
//! the plan that it leads to, and compares the function itself with the movement.

mod batch;
mod declared;
mod judge;

use alloc::{format, string::String, vec, vec::Vec};
use std::sync::{Mutex, PoisonError};

use bitboard_plan::Bits;
use bitboard_plan::prove::{Effort, Proof, Trial};

pub use batch::{Batch, OfOne, OfTwo, OnLines};
pub use declared::{Declaration, Declared, data};

use crate::arch::Level;
use judge::Judge;

/// The variable of the environment that allows more boards for cones: 2 to that power.
const VARIABLE: &str = "BITBOARD_PROVE";

/// What is looked at of a compiled function, for all values of its last parameter together and at each level: about a
/// second's work.
fn effort() -> Effort {
    let (assignments, boards) = if cfg!(debug_assertions) { (18, 17) } else { (24, 20) };
    let told = std::env::var(VARIABLE).ok().and_then(|power| power.parse::<u32>().ok());
    let assignments = 1_u64.checked_shl(told.unwrap_or(assignments)).unwrap_or(u64::MAX);
    Effort { assignments, boards: 1 << boards }
}

/// Levels are forced for the whole program.
static FORCED: Mutex<()> = Mutex::new(());

/// Proves what is declared of a function, compares the function with it, and prints what was looked at. `values` are
/// those of its last parameter where the macros could not know them.
///
/// # Panics
///
/// With a drawing if a board is found on which the function is wrong.
#[track_caller]
pub fn check<Function: Copy, Index: Copy>(
    name: &str,
    declared: &Declared<Function, Index>,
    function: Function,
    values: Option<&[Index]>,
) {
    match examine(name, declared, function, values) {
        Ok(summary) => std::println!("{summary}"),
        Err(problem) => panic!("{problem}"),
    }
}

/// What was looked at, or what is wrong.
fn examine<Function: Copy, Index: Copy>(
    name: &str,
    declared: &Declared<Function, Index>,
    function: Function,
    values: Option<&[Index]>,
) -> Result<String, String> {
    let judge = Judge::new(name, &declared.declaration);
    let values = judge.values(declared, values)?;
    let proof = judge.proof()?;
    let mut trial = Trial::default();
    let several = declared.declaration.board.many;
    let levels = if several { Level::available().map(Some).collect() } else { vec![None] };
    let Effort { assignments, boards } = effort();
    let shares = values.len() as u64;
    let effort = Effort { assignments: assignments / shares, boards: boards.div_ceil(shares) };
    for (from, mut statement) in judge.statements()? {
        for &(number, value) in values.iter().filter(|(number, _)| from.is_none_or(|from| from == *number)) {
            // A square is a statement of its own; a direction is one of several that a statement has results for.
            let direction = if from.is_some() { 0 } else { number as usize };
            for &level in &levels {
                let mut turn = 0;
                let mut call = |sets: &[Vec<Bits>]| {
                    turn += 1;
                    let mut out = Vec::new();
                    (declared.call)(function, value, Batch::new(level, turn, sets, &mut out));
                    out
                };
                let tried = at(level, || statement.call(direction, effort, &mut call));
                trial = trial.and(tried.map_err(|unproved| judge.refusal(&unproved, direction, level))?);
            }
        }
    }
    Ok(summary(name, proof, trial, levels.len()))
}

/// Does something at a level, if one is given.
fn at<Result>(level: Option<Level>, work: impl FnOnce() -> Result) -> Result {
    let Some(level) = level else { return work() };
    let alone = FORCED.lock().unwrap_or_else(PoisonError::into_inner);
    level.force();
    let result = work();
    // The last is what the processor has.
    Level::available().last().unwrap_or(level).force();
    drop(alone);
    result
}

fn summary(name: &str, proof: Proof, trial: Trial, levels: usize) -> String {
    let Proof { cones, widest, .. } = proof;
    let Trial { exhausted, cones: tried, assignments, boards } = trial;
    let levels = if levels > 1 { format!(" at {levels} levels") } else { String::new() };
    format!(
        "{name}: the plan is proved, {cones} cones of at most {widest} bits; the function is right{levels} on all \
         assignments of {exhausted} of {tried} cones, {assignments} boards, and on {boards} random ones"
    )
}

/// Checks generated functions on all boards: one line in a test.
///
/// ```
/// use bitboard_core::{bitboard, prove};
///
/// #[bitboard(8x8)]
/// mod chess {
///     /// A set of squares.
///     pub struct Board(u64);
///     /// A square.
///     pub enum Square {}
///
///     /// Squares that rooks attack.
///     #[fill(step(0, 1), step(1, 0), step(0, -1), step(-1, 0))]
///     pub const fn rook_attacks(rooks: Board, empty: Board) -> Board;
///     /// Squares that a knight attacks.
///     #[piece("N")]
///     pub const fn knight_attacks(from: Square, occupied: Board) -> Board;
/// }
///
/// # fn main() {
/// // In a function with `#[test]`:
/// prove!(chess::rook_attacks, chess::knight_attacks);
/// # }
/// ```
///
/// It takes the paths of functions that [`fill`](macro@crate::fill), [`leaper`](macro@crate::leaper) or
/// [`piece`](macro@crate::piece) wrote, methods among them. The feature `prove` is meant for tests:
///
/// ```toml
/// [dev-dependencies]
/// bitboard-core = { version = "0.1", features = ["prove"] }
/// ```
///
/// # What is checked
///
/// * The *plan*, what the macro compiled the declaration to, computes the movement on every board: both are
///   functions of bits, written down in such a way that equal ones are the same. No board is left out.
/// * The *compiled function* gives what the movement walked square by square does. Of each bit of its result, the bits
///   of its sets on which that depends are a cone, and it is called on all assignments of its cones, the narrowest
///   first, as far as 2^24 boards go; all other squares are random then. After that it is called on a million random
///   boards. Unoptimised builds take 2^18 and 2^17 boards. Functions of slices, arrays and lines are called at each
///   [`Level`](crate::arch::Level) of the processor.
///
/// That takes a second for a function, more at several levels. `BITBOARD_PROVE=30` in the environment lets cones take
/// 2^30 boards. With `--nocapture` tests print what was looked at.
///
/// # Panics
///
/// If a function is not what it is declared to be, with a board on which it is wrong, of which nothing can be taken
/// away:
///
/// ```text
/// `bishop_ray` is not what it is declared to be: wrong on c3
///
/// bishops
/// . . . .
/// . . . .
/// . . . .
/// X . . .
///
/// empty
/// . . . .
/// . . . .
/// . X . .
/// . . . .
///
/// expected
/// . . . .
/// . . X .
/// . X . .
/// . . . .
///
/// got
/// . . . .
/// . . . .
/// . X . .
/// . . . .
/// ```
///
/// # Names and types
///
/// The declaration is a hidden constant beside the function, `__bitboard_rook_attacks` beside `rook_attacks`, with the
/// same visibility; without the feature there is none. Hence the path must lead to where the function stands: an import
/// of the function alone does not bring the constant along, but `use super::*` does. In an `impl` of a trait, where a
/// trait would have to have it, and for functions of lines in any `impl` there is none, and outside of a board module
/// an `impl` of a trait is no place for the macros when this feature is on.
///
/// Outside of a board module the macros cannot see the values of an enum of yours; they are told here:
///
/// ```
/// use bitboard_core::{fill, prove};
///
/// #[derive(Clone, Copy)]
/// enum Way {
///     North,
///     East,
/// }
///
/// #[fill(step(0, 1), step(1, 0), by = rotate)]
/// const fn ray(rooks: u64, empty: u64, way: Way) -> u64;
///
/// # fn main() {
/// prove!(ray in [Way::North, Way::East]);
/// # }
/// ```
#[macro_export]
macro_rules! prove {
    ($($functions:tt)+) => {
        $crate::__private::prove_paths! { $crate; $($functions)+ }
    };
}
