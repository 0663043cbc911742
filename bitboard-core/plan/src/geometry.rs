//! Which squares a board has, where their bits lie, and what happens at its edges.

use alloc::{string::String, vec::Vec};
use core::fmt;

use crate::{Bits, Problem, Word};

/// The order in which squares get their bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// Along a rank first: in chess a1, b1, c1, …
    #[default]
    RankMajor,
    /// Along a file first: in chess a1, a2, a3, …
    FileMajor,
}

/// The corner whose square is bit 0. The default is the first file and the first rank: a1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Corner {
    /// Bit 0 lies on the last file instead of the first.
    pub last_file: bool,
    /// Bit 0 lies on the last rank instead of the first.
    pub last_rank: bool,
}

/// What happens at the edges of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Wrap {
    /// A step over an edge is no step.
    #[default]
    None,
    /// A cylinder: the last file is a neighbour of the first.
    Files,
    /// A torus: so are the last and the first rank.
    Both,
}

/// Everything about a board that decides how a step becomes a shift and a mask.
///
/// ```
/// use bitboard_plan::{Corner, Geometry, Order, Word, Wrap};
///
/// let xiangqi = Geometry::new(9, 10)?;
/// assert_eq!((xiangqi.files(), xiangqi.ranks(), xiangqi.word()), (9, 10, Word::Integer(128)));
/// assert_eq!((xiangqi.bit(0, 1), xiangqi.coordinates(9)), (9, (0, 1)));
/// assert_eq!((xiangqi.square_name(9).as_deref(), xiangqi.square_named("a2")), (Some("a2"), Some(9)));
/// assert_eq!((xiangqi.neighbour(9, 1, 0), xiangqi.neighbour(9, -1, 0)), (Some(10), None));
/// assert_eq!(xiangqi.square_name(xiangqi.centre()).as_deref(), Some("e5"));
/// assert!(!xiangqi.fills_word() && Geometry::chess().fills_word());
///
/// let cylinder = Geometry::chess().with_wrap(Wrap::Files);
/// assert_eq!((cylinder.wrap(), cylinder.neighbour(0, -1, 0)), (Wrap::Files, Some(7)));
/// let corner = Corner { last_file: true, last_rank: true };
/// let shogi = Geometry::new(9, 9)?.with_layout(Order::FileMajor, corner);
/// assert_eq!((shogi.order(), shogi.corner(), shogi.bit(8, 8)), (Order::FileMajor, corner, 0));
/// assert_eq!(Geometry::chess().with_word(Word::Integer(128))?.word(), Word::Integer(128));
///
/// let cross = Geometry::new(3, 3)?.with_cells(|file, rank| file == 1 || rank == 1)?;
/// assert_eq!((cross.cells().len(), cross.grid().cells().len()), (5, 9));
/// assert_eq!(cross.draw(|bit| if bit == cross.centre() { 'o' } else { '.' }), "  .\n. o .\n  .\n");
/// assert_eq!(Geometry::new(11, 11)?.with_hexagon(6)?.cells().len(), 91);
/// # Ok::<(), bitboard_plan::Problem>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Geometry {
    files: u32,
    ranks: u32,
    order: Order,
    corner: Corner,
    wrap: Wrap,
    word: Word,
    cells: Bits,
}

/// The largest number of files or ranks: files are named by one letter.
///
/// ```
/// use bitboard_plan::{Geometry, MAX_SIDE};
///
/// assert!(Geometry::new(MAX_SIDE, 1).is_ok() && Geometry::new(MAX_SIDE + 1, 1).is_err());
/// ```
pub const MAX_SIDE: u32 = 26;

impl Geometry {
    /// A full board of `files` × `ranks` squares in the narrowest word: a1 is bit 0, b1 is bit 1, edges end
    /// every ride.
    ///
    /// # Errors
    /// [`Problem::BoardSize`] if a side is 0 or more than 26, or there are more than 384 squares.
    pub fn new(files: u32, ranks: u32) -> Result<Self, Problem> {
        let sides = 1..=MAX_SIDE;
        let cells = files.saturating_mul(ranks);
        match Word::narrowest(cells) {
            Some(word) if sides.contains(&files) && sides.contains(&ranks) => Ok(Self {
                files,
                ranks,
                order: Order::default(),
                corner: Corner::default(),
                wrap: Wrap::default(),
                word,
                cells: Bits::first(cells),
            }),
            _ => Err(Problem::BoardSize { files, ranks }),
        }
    }

    /// The chess board: 8x8 in 64 bits, a1 first.
    #[must_use]
    pub fn chess() -> Self {
        Self {
            files: 8,
            ranks: 8,
            order: Order::default(),
            corner: Corner::default(),
            wrap: Wrap::default(),
            word: Word::Integer(64),
            cells: Bits::first(64),
        }
    }

    /// The same board with its bits in another order, from another corner. Call it before [`with_cells`],
    /// which names bits.
    ///
    /// [`with_cells`]: Self::with_cells
    #[must_use]
    pub fn with_layout(self, order: impl Into<Order>, corner: impl Into<Corner>) -> Self {
        Self { order: order.into(), corner: corner.into(), ..self }
    }

    /// The same board with other edges.
    #[must_use]
    pub fn with_wrap(self, wrap: Wrap) -> Self {
        Self { wrap, ..self }
    }

    /// The same board in a given word.
    ///
    /// # Errors
    /// [`Problem::WordTooNarrow`] if the word has fewer bits than the board has squares, holes included, or is none of
    /// [`Word::ALL`].
    pub fn with_word(self, word: Word) -> Result<Self, Problem> {
        let needed = self.files * self.ranks;
        if word.bits() < needed || !Word::ALL.contains(&word) {
            return Err(Problem::WordTooNarrow { files: self.files, ranks: self.ranks, word });
        }
        Ok(Self { word, ..self })
    }

    /// The same board for a function on many: no register holds numbers of 128 bits, but as two of 64 they are computed
    /// many at a time.
    ///
    /// ```
    /// use bitboard_plan::{Geometry, Word};
    ///
    /// let xiangqi = Geometry::new(9, 10)?;
    /// assert_eq!((xiangqi.word(), xiangqi.in_parts().word()), (Word::Integer(128), Word::Lanes(2)));
    /// # Ok::<(), bitboard_plan::Problem>(())
    /// ```
    #[must_use]
    pub fn in_parts(&self) -> Self {
        let parts = (self.word == Word::Integer(128)).then_some(Word::Lanes(2));
        Self { word: parts.unwrap_or(self.word), ..self.clone() }
    }

    /// The same board with only the squares for which `exists(file, rank)` holds; the others are holes.
    ///
    /// # Errors
    /// [`Problem::NoCells`] if none is left.
    pub fn with_cells(self, exists: impl Fn(u32, u32) -> bool) -> Result<Self, Problem> {
        let cells: Bits = (0..self.files * self.ranks)
            .filter(|&bit| {
                let (file, rank) = self.coordinates(bit);
                exists(file, rank)
            })
            .collect();
        if cells.is_empty() { Err(Problem::NoCells) } else { Ok(Self { cells, ..self }) }
    }

    /// The hexagon with `side` cells a side, `3·side·(side − 1) + 1` cells in all, on a square grid of
    /// `2·side − 1`: the cell (file, rank) exists where file and rank differ by less than `side`, and the six
    /// neighbours are the steps (1, 0), (0, 1), (1, 1) and their opposites.
    ///
    /// # Errors
    /// As [`Geometry::with_cells`]; the grid of this board must be `2·side − 1` both ways, else
    /// [`Problem::HexagonGrid`].
    pub fn with_hexagon(self, side: u32) -> Result<Self, Problem> {
        let grid = side.saturating_mul(2).saturating_sub(1);
        if side == 0 || self.files != grid || self.ranks != grid {
            return Err(Problem::HexagonGrid { side, files: self.files, ranks: self.ranks });
        }
        self.with_cells(|file, rank| file.abs_diff(rank) < side)
    }

    /// The same board with every hole filled.
    #[must_use]
    pub fn grid(&self) -> Self {
        Self { cells: Bits::first(self.files * self.ranks), ..self.clone() }
    }

    /// Number of files.
    #[must_use]
    pub const fn files(&self) -> u32 {
        self.files
    }

    /// Number of ranks.
    #[must_use]
    pub const fn ranks(&self) -> u32 {
        self.ranks
    }

    /// The order of the bits.
    #[must_use]
    pub const fn order(&self) -> Order {
        self.order
    }

    /// The corner that is bit 0.
    #[must_use]
    pub const fn corner(&self) -> Corner {
        self.corner
    }

    /// What happens at the edges.
    #[must_use]
    pub const fn wrap(&self) -> Wrap {
        self.wrap
    }

    /// The word a board is stored in.
    #[must_use]
    pub const fn word(&self) -> Word {
        self.word
    }

    /// The bits that are squares.
    #[must_use]
    pub const fn cells(&self) -> Bits {
        self.cells
    }

    /// Whether every bit of the word is a square.
    #[must_use]
    pub fn fills_word(&self) -> bool {
        self.cells == self.word.full()
    }

    /// The bit of a square. Both coordinates count from 0 and must lie on the grid.
    #[must_use]
    pub fn bit(&self, file: u32, rank: u32) -> u32 {
        let file = if self.corner.last_file { self.files - 1 - file } else { file };
        let rank = if self.corner.last_rank { self.ranks - 1 - rank } else { rank };
        match self.order {
            Order::RankMajor => rank * self.files + file,
            Order::FileMajor => file * self.ranks + rank,
        }
    }

    /// File and rank of a bit of the grid.
    #[must_use]
    pub fn coordinates(&self, bit: u32) -> (u32, u32) {
        let (file, rank) = match self.order {
            Order::RankMajor => (bit % self.files, bit / self.files),
            Order::FileMajor => (bit / self.ranks, bit % self.ranks),
        };
        (
            if self.corner.last_file { self.files - 1 - file } else { file },
            if self.corner.last_rank { self.ranks - 1 - rank } else { rank },
        )
    }

    /// The bit of the square `files` to the east and `ranks` to the north of a square, if there is one.
    #[must_use]
    pub fn neighbour(&self, bit: u32, files: i32, ranks: i32) -> Option<u32> {
        let (file, rank) = self.coordinates(bit);
        let along = |from: u32, by: i32, side: u32, wraps: bool| {
            let to = i64::from(from) + i64::from(by);
            let to = if wraps { to.rem_euclid(i64::from(side)) } else { to };
            u32::try_from(to).ok().filter(|&to| to < side)
        };
        let file = along(file, files, self.files, self.wrap != Wrap::None)?;
        let rank = along(rank, ranks, self.ranks, self.wrap == Wrap::Both)?;
        Some(self.bit(file, rank)).filter(|&bit| self.cells.contains(bit))
    }

    /// The name of a bit's square: file letter and rank number. Bits outside the grid have no name.
    #[must_use]
    pub fn square_name(&self, bit: u32) -> Option<String> {
        (bit < self.files * self.ranks).then(|| {
            let (file, rank) = self.coordinates(bit);
            alloc::format!("{}{}", char::from(b'a' + file as u8), rank + 1)
        })
    }

    /// The square with a name, hole or not: the reverse of [`Geometry::square_name`], in either case.
    #[must_use]
    pub fn square_named(&self, name: &str) -> Option<u32> {
        let file = u32::from(name.bytes().next()?.to_ascii_lowercase().checked_sub(b'a')?);
        let rank: u32 = name.get(1..).filter(|rank| !rank.starts_with(['+', '0']))?.parse().ok()?;
        (file < self.files && (1..=self.ranks).contains(&rank)).then(|| self.bit(file, rank - 1))
    }

    /// The cells, ranks from the top and files from the left, row by row.
    pub(crate) fn rows(&self) -> impl Iterator<Item = Vec<u32>> + '_ {
        (0..self.ranks).rev().map(|rank| (0..self.files).map(|file| self.bit(file, rank)).collect())
    }
}

impl fmt::Display for Geometry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.files, self.ranks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_layout_is_a_bijection() {
        for order in [Order::RankMajor, Order::FileMajor] {
            for (last_file, last_rank) in [(false, false), (true, false), (false, true), (true, true)] {
                let board = Geometry::new(5, 7).unwrap().with_layout(order, Corner { last_file, last_rank });
                for bit in 0..35 {
                    let (file, rank) = board.coordinates(bit);
                    assert_eq!(board.bit(file, rank), bit);
                    let name = board.square_name(bit).unwrap();
                    assert_eq!(board.square_named(&name), Some(bit));
                }
                let (file, rank) = board.coordinates(0);
                assert_eq!((file == 4, rank == 6), (last_file, last_rank));
            }
        }
    }

    #[test]
    fn hexagon_has_the_cells_of_a_hexagon() {
        let hexagon = Geometry::new(11, 11).unwrap().with_hexagon(6).unwrap();
        assert_eq!(hexagon.cells().len(), 91);
        assert!(Geometry::new(11, 10).unwrap().with_hexagon(6).is_err());
    }

    #[test]
    fn words_must_have_room() {
        let board = Geometry::new(9, 10).unwrap();
        assert_eq!(board.word(), Word::Integer(128));
        assert!(board.clone().with_word(Word::Integer(64)).is_err());
        assert!(board.with_word(Word::Lanes(2)).is_ok());
        assert!(
            Geometry::new(0, 8).is_err() && Geometry::new(27, 1).is_err() && Geometry::new(26, 26).is_err()
        );
    }
}
