//! A board and the pieces on it.

use alloc::{string::String, vec::Vec};

use bitboard_plan::Geometry;

use super::build::Builder;
use super::engine::{Engine, Store};
use super::piece::{Compiled, Piece};
use super::set::Set;

/// A board and the pieces on it, ready to be asked.
///
/// `S` is the type of sets of squares; the default holds any board, narrower ones are faster. `Variant::<u64>::builder`
/// names it, `<Variant>::builder` takes the default. See [the module](super) for an example.
///
/// ```
/// use bitboard_core::runtime::{Geometry, Set, Variant};
///
/// let variant = Variant::<u64>::builder(Geometry::new(6, 6)?).piece("rook", "R").piece("queen", "Q").build()?;
/// assert_eq!((variant.geometry().files(), variant.cells()), (6, (1 << 36) - 1));
/// assert_eq!(variant.piece("queen").map(|queen| queen.name()), Some("queen"));
/// assert_eq!((variant.square("b1"), variant.square("h1")), (Some(1), None));
/// assert_eq!(variant.set(["a1", "b1"]), Some(0b11));
/// assert!(variant.draw(1).ends_with("1 . . . . .\n"));
/// assert!(variant.bytes() > 0 && variant.shared_tables() <= variant.tables());
///
/// let shogi = <Variant>::builder(Geometry::new(9, 9)?).piece("lance", "fR").build()?;
/// assert_eq!(shogi.piece("lance").map(|lance| lance.attacks(0, [0; 6]).count()), Some(8));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Variant<S: Set = [u64; 6]> {
    pub(super) geometry: Geometry,
    pub(super) cells: S,
    pub(super) pieces: Vec<Compiled>,
    pub(super) engines: Vec<Engine<S>>,
    pub(super) store: Store<S>,
    pub(super) bytes: usize,
    pub(super) tables: usize,
    pub(super) shared_tables: usize,
}

impl<S: Set> Variant<S> {
    /// Begins a variant on a board.
    #[must_use]
    pub fn builder(geometry: Geometry) -> Builder<S> {
        Builder::new(geometry)
    }

    /// The board.
    #[must_use]
    pub const fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// All squares of the board.
    #[must_use]
    pub const fn cells(&self) -> S {
        self.cells
    }

    /// The pieces in the order in which they were named.
    pub fn pieces(&self) -> impl ExactSizeIterator<Item = Piece<'_, S>> {
        self.pieces.iter().map(|compiled| Piece::new(self, compiled))
    }

    /// The piece that was named as the `index`-th, counted from 0. Who keeps a variant and cannot keep handles, which
    /// borrow it, keeps these numbers, and need not look for names.
    ///
    /// ```
    /// use bitboard_core::runtime::{Geometry, Variant};
    ///
    /// let chess = Variant::<u64>::builder(Geometry::chess()).piece("rook", "R").piece("knight", "N").build()?;
    /// assert_eq!(chess.piece_by_index(1).map(|knight| knight.attacks(0, 0)), chess.set(["b3", "c2"]));
    /// assert!(chess.piece_by_index(2).is_none());
    /// # Ok::<(), bitboard_core::runtime::BuildError>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn piece_by_index(&self, index: usize) -> Option<Piece<'_, S>> {
        self.pieces.get(index).map(|compiled| Piece::new(self, compiled))
    }

    /// The piece with a name.
    #[must_use]
    pub fn piece(&self, name: &str) -> Option<Piece<'_, S>> {
        self.pieces().find(|piece| piece.name() == name)
    }

    /// The square with a name such as `e4`, if the board has it.
    #[must_use]
    pub fn square(&self, name: &str) -> Option<u32> {
        self.geometry.square_named(name).filter(|&square| self.cells.contains(square))
    }

    /// The set of the squares with these names, if the board has all of them.
    pub fn set<'a>(&self, names: impl IntoIterator<Item = &'a str>) -> Option<S> {
        let squares = names.into_iter().map(|name| self.square(name).map(S::square));
        squares.reduce(|union, square| Some(union?.or(square?))).unwrap_or(Some(S::EMPTY))
    }

    /// A drawing of a set: a line for each rank, the last one on top, `1` for a square of the set and `.` for any
    /// other.
    #[must_use]
    pub fn draw(&self, set: S) -> String {
        self.geometry.draw(|square| if set.contains(square) { '1' } else { '.' })
    }

    /// Bytes of all tables, shared ones counted once.
    #[must_use]
    pub const fn bytes(&self) -> usize {
        self.bytes
    }

    /// Number of tables of occupancies.
    #[must_use]
    pub const fn tables(&self) -> usize {
        self.tables
    }

    /// How many of them are used by more than one piece.
    #[must_use]
    pub const fn shared_tables(&self) -> usize {
        self.shared_tables
    }
}
