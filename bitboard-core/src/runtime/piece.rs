//! Pieces that are asked where they go.

use alloc::{string::String, vec::Vec};
use core::fmt;

use bitboard_plan::{Gives, Keep, Movement};

use super::report::Report;
use super::set::Set;
use super::variant::Variant;

/// A piece as the variant keeps it.
#[derive(Debug)]
pub(super) struct Compiled {
    pub(super) name: String,
    pub(super) movement: Movement,
    /// In the order of [`Gives`].
    pub(super) functions: [Function; 4],
}

/// One thing that a piece can be asked.
#[derive(Debug)]
pub(super) struct Function {
    /// Indices of engines, and which of the squares count that they reach.
    pub(super) parts: Vec<(usize, Keep)>,
    pub(super) report: Report,
}

/// A piece of a variant: a handle, cheap to copy and to keep.
///
/// Squares are the numbers of bits. From what is no square of the board nothing is reached. The piece's own
/// square counts as empty, whether it is in `occupied` or not.
///
/// ```
/// use bitboard_core::runtime::{Geometry, Gives, Movement, Variant};
///
/// # fn main() -> Result<(), Box<dyn core::error::Error>> {
/// let chess = Variant::<u64>::builder(Geometry::chess()).piece("pawn", "fmWfcF").build()?;
/// let pawn = chess.pieces().next().ok_or("no piece")?;
/// assert_eq!((pawn.name(), pawn.movement()), ("pawn", &Movement::betza("fmWfcF")?));
///
/// let (from, occupied) = (12, 1 << 21); // e2, and something on f3
/// assert_eq!(pawn.attacks(from, occupied), 1 << 19 | 1 << 21);
/// assert_eq!((pawn.quiet(from, occupied), pawn.captures(from, occupied)), (1 << 20, 1 << 21));
/// assert_eq!(pawn.moves(from, occupied), 1 << 20 | 1 << 21);
///
/// // The same for a set of pieces.
/// let pawns = 1 << 12 | 1 << 13;
/// assert_eq!(pawn.all_attacks(pawns, pawns), 0b1111 << 19 & !(1 << 23));
/// assert_eq!((pawn.all_quiet(pawns, pawns), pawn.all_captures(pawns, pawns)), (0b11 << 20, 0));
/// assert_eq!(pawn.all_moves(pawns, pawns), 0b11 << 20);
/// println!("attacks by {}", pawn.report(Gives::Attacks));
/// # Ok(())
/// # }
/// ```
pub struct Piece<'a, S: Set> {
    pub(super) variant: &'a Variant<S>,
    compiled: &'a Compiled,
}

impl<'a, S: Set> Piece<'a, S> {
    pub(super) const fn new(variant: &'a Variant<S>, compiled: &'a Compiled) -> Self {
        Self { variant, compiled }
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'a str {
        &self.compiled.name
    }

    /// How it moves.
    #[must_use]
    pub fn movement(self) -> &'a Movement {
        &self.compiled.movement
    }

    /// The squares it attacks, empty or occupied: those where it could capture, if there were something to
    /// capture.
    #[inline]
    #[must_use]
    pub fn attacks(self, from: u32, occupied: S) -> S {
        self.reach(Gives::Attacks, from, occupied)
    }

    /// The empty squares it can move to.
    #[inline]
    #[must_use]
    pub fn quiet(self, from: u32, occupied: S) -> S {
        self.reach(Gives::Quiet, from, occupied)
    }

    /// The occupied squares it can move to, capturing, whoever stands there.
    #[inline]
    #[must_use]
    pub fn captures(self, from: u32, occupied: S) -> S {
        self.reach(Gives::Captures, from, occupied)
    }

    /// The squares it can move to, empty or occupied.
    #[inline]
    #[must_use]
    pub fn moves(self, from: u32, occupied: S) -> S {
        self.reach(Gives::Moves, from, occupied)
    }

    /// What all of `pieces` attack together. Each of them sees its own square empty and the others where they
    /// stand, if they are in `occupied`.
    #[must_use]
    pub fn all_attacks(self, pieces: S, occupied: S) -> S {
        self.union(Gives::Attacks, pieces, occupied)
    }

    /// The empty squares to which any of `pieces` can move.
    #[must_use]
    pub fn all_quiet(self, pieces: S, occupied: S) -> S {
        self.union(Gives::Quiet, pieces, occupied)
    }

    /// The occupied squares to which any of `pieces` can move.
    #[must_use]
    pub fn all_captures(self, pieces: S, occupied: S) -> S {
        self.union(Gives::Captures, pieces, occupied)
    }

    /// The squares to which any of `pieces` can move.
    #[must_use]
    pub fn all_moves(self, pieces: S, occupied: S) -> S {
        self.union(Gives::Moves, pieces, occupied)
    }

    /// How something is computed, and what it costs.
    #[must_use]
    pub fn report(self, gives: Gives) -> &'a Report {
        &self.function(gives).report
    }

    #[inline]
    fn function(self, gives: Gives) -> &'a Function {
        let [attacks, quiet, captures, moves] = &self.compiled.functions;
        match gives {
            Gives::Attacks => attacks,
            Gives::Quiet => quiet,
            Gives::Captures => captures,
            Gives::Moves => moves,
        }
    }

    #[inline]
    fn reach(self, gives: Gives, from: u32, occupied: S) -> S {
        if !self.variant.cells.contains(from) {
            return S::EMPTY;
        }
        let occupied = occupied.without(S::square(from));
        let mut reached = S::EMPTY;
        for &(engine, keep) in &self.function(gives).parts {
            let squares = self.variant.engines[engine].reach(&self.variant.store, from, occupied);
            reached = reached.or(match keep {
                Keep::All => squares,
                Keep::Empty => squares.without(occupied),
                Keep::Occupied => squares.and(occupied),
            });
        }
        reached
    }

    fn union(self, gives: Gives, pieces: S, occupied: S) -> S {
        let each = pieces.squares().map(|from| self.reach(gives, from, occupied));
        each.fold(S::EMPTY, S::or)
    }
}

impl<S: Set> Clone for Piece<'_, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: Set> Copy for Piece<'_, S> {}

impl<S: Set> fmt::Debug for Piece<'_, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Piece").field("name", &self.name()).field("movement", self.movement()).finish()
    }
}
