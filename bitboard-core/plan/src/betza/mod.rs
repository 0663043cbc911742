//! Betza notation: a movement in a line of text.
//!
//! ```text
//! text ──read──▶ modifiers, atoms, ranges ──leg──▶ legs ──write──▶ canonical text, read again to be sure
//!
//! cursor                   how far the text is read
//! atom, falcon             letters and names of moves
//! modifiers, directions    letters before them
//! error, problem, foreign  what is refused, where, and what to write instead
//! ```

mod atom;
mod cursor;
mod directions;
mod error;
mod falcon;
mod foreign;
mod leg;
mod modifiers;
mod problem;
mod read;
#[cfg(test)]
mod tests;
mod write;

use alloc::string::String;
use core::str::FromStr;

use crate::movement::Movement;

pub use error::BetzaError;
pub use problem::BetzaProblem;
pub use write::Inexpressible;

/// The most components of a text.
const MAX_COMPONENTS: usize = 64;
/// The most parts of a move in brackets.
const MAX_PARTS: usize = 8;
/// The largest number, far beyond the side of any board.
const MAX_NUMBER: u32 = 999;

impl Movement {
    /// Reads a movement in Betza notation: components one behind the other, of which the piece can use any. A
    /// component is lower-case modifiers, then an atom, then a range.
    ///
    /// | atoms | |
    /// |---|---|
    /// | `W` `D` `H` | steps and leaps (1,0), (2,0), (3,0) |
    /// | `F` `A` `G` | (1,1), (2,2), (3,3) |
    /// | `N` `C` `Z` | (2,1), (3,1), (3,2); also `L` for `C`, `J` for `Z` |
    /// | `(a,b)` | any other leap |
    /// | `K` `R` `B` `Q` | `WF`; `W`, `F` and `WF` without limit |
    /// | `falcon` | (3,1) and (3,2) in three king's steps through empty squares |
    ///
    /// | ranges | |
    /// |---|---|
    /// | `R3` | at most three steps |
    /// | `NN` `N0` | without limit |
    ///
    /// | modifiers | |
    /// |---|---|
    /// | `f` `b` `l` `r` | forward, backward, left, right; `v` is `fb`, `s` is `lr` |
    /// | `flB` | one diagonal; `fF` is both forward ones |
    /// | `fN` `frN` `rfN` `fsN` | two forward; (right 2, forward 1); (right 1, forward 2); `flN` and `frN` |
    /// | `fhN` `hrN` `hlN` | all four forward; every second one, `rfN` among them; the other four |
    /// | `m` `c` | only to empty squares; only captures |
    /// | `n` | lame: every square passed over must be empty; `nN` and `nZ` first go one step straight ahead |
    /// | `j` | the same, occupied: `jD`; but a slide skips its first square: `jR` |
    /// | `p` `g` | passes exactly one piece and lands anywhere behind it; just behind it |
    /// | `z` `q` | turns after every step: to and fro; in a circle until it closes |
    /// | `o` | the side edges of the board are joined |
    ///
    /// A letter pairs with the next one when the two are equal or of different axes: `ffrrN` is `fN` and `rN`.
    ///
    /// | moves in parts | |
    /// |---|---|
    /// | `[W-F]` | the move must go on, the square in between is empty |
    /// | `[F?R]` | it may also end there |
    /// | `[pQ-K]` | the first part ends on an occupied square, which stays |
    /// | `[W?sR]` | at right angles to the part before |
    /// | `[pR-fsB]` `[K?aK]` | 45 degrees to either side; in any direction |
    ///
    /// Without letters a later part goes on as straight as it can. With letters it turns from where the part
    /// before was going: `f`, `fr`, `r`, `br`, `b`, `bl`, `l`, `fl`. `m`, `c` and `o` stand before the bracket.
    ///
    /// # Errors
    /// Whatever programs read in different ways, does not make sense or needs to know more than which squares
    /// are occupied is refused, with the bytes of the text that are to blame and what to write instead.
    ///
    /// ```
    /// use bitboard_plan::{Leg, Movement};
    ///
    /// let archbishop = Movement::betza("BN")?;
    /// assert_eq!(archbishop, Movement::from_iter([Leg::ride(1, 1).into(), Leg::leap(1, 2).into()]));
    ///
    /// let error = Movement::betza("RfK").unwrap_err();
    /// assert_eq!((error.start, error.end), (1, 2));
    /// assert!(error.to_string().contains("fWfF"));
    /// # Ok::<(), bitboard_plan::BetzaError>(())
    /// ```
    pub fn betza(text: &str) -> Result<Self, BetzaError> {
        read::movement(text)
    }

    /// Writes the movement in Betza notation, in the shortest letters and always the same ones.
    ///
    /// What [`betza`](Self::betza) has read comes back as the same movement.
    ///
    /// # Errors
    /// Legs put together by hand can do more than the notation has words for.
    ///
    /// ```
    /// use bitboard_plan::{Leg, Movement};
    ///
    /// assert_eq!(Movement::betza("mlfF0J0pW3")?.to_betza().unwrap(), "flmBZZpR3");
    /// assert!(Movement::from(Leg::ride(1, 2).times(2)).to_betza().is_err());
    /// # Ok::<(), bitboard_plan::BetzaError>(())
    /// ```
    pub fn to_betza(&self) -> Result<String, Inexpressible> {
        write::movement(self)
    }
}

impl FromStr for Movement {
    type Err = BetzaError;

    fn from_str(text: &str) -> Result<Self, BetzaError> {
        Self::betza(text)
    }
}
