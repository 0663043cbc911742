//! Squares by coordinates, and sets of them as the boards of the crate.

use std::sync::LazyLock;

use bitboard_core::chess::{Board, Square};
use oracle::{Grid, Layout, Set};

/// File and rank, from 0.
pub type At = (i32, i32);

/// The eight directions of [`bitboard_core::chess::Direction`], in its order.
pub const RAYS: [At; 8] = [(1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1), (0, 1)];

/// The eight directions of [`bitboard_core::chess::KnightDirection`], in its order.
pub const LEAPS: [At; 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

pub fn grid() -> &'static Grid {
    static GRID: LazyLock<Grid> = LazyLock::new(|| Grid::rectangle(8, 8));
    &GRID
}

/// All squares.
pub fn cells() -> &'static Set {
    &grid().cells
}

pub fn layout() -> Layout {
    Layout::usual(8, 8)
}

pub fn on_board((file, rank): At) -> bool {
    (0..8).contains(&file) && (0..8).contains(&rank)
}

/// The set of squares whose coordinates the predicate picks.
pub fn picked(predicate: impl Fn(At) -> bool) -> Set {
    cells().iter().copied().filter(|&at| predicate(at)).collect()
}

/// The same as a board.
pub fn board_where(predicate: impl Fn(At) -> bool) -> Board {
    board(&picked(predicate))
}

pub fn board(set: &Set) -> Board {
    Squares::from(set).board()
}

pub fn set(board: Board) -> Set {
    layout().set(board.bits())
}

pub fn square(at: At) -> Square {
    Square::ALL[layout().index(at)]
}

pub fn coordinates(square: Square) -> At {
    layout().square(square.index())
}

/// Everything as seen from the other side of the board.
pub fn upside_down(set: &Set) -> Set {
    set.iter().map(|&(file, rank)| (file, 7 - rank)).collect()
}

/// A set of squares in a word: definitions run on millions of them.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct Squares(pub u64);

/// The squares in the order of their bits.
static AT: [At; 64] = {
    let mut all = [(0, 0); 64];
    let mut bit = 0;
    while bit < 64 {
        all[bit as usize] = (bit % 8, bit / 8);
        bit += 1;
    }
    all
};

impl Squares {
    pub const fn new() -> Self {
        Self(0)
    }

    pub fn contains(&self, &at: &At) -> bool {
        on_board(at) && self.0 >> (at.0 + 8 * at.1) & 1 == 1
    }

    pub fn insert(&mut self, at: At) -> bool {
        let new = !self.contains(&at);
        self.0 |= 1 << (at.0 + 8 * at.1);
        new
    }

    pub fn iter(&self) -> impl Iterator<Item = &'static At> + use<> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let at = AT.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(at)
        })
    }

    pub fn board(self) -> Board {
        Board::from_bits_truncate(self.0)
    }
}

impl FromIterator<At> for Squares {
    fn from_iter<I: IntoIterator<Item = At>>(squares: I) -> Self {
        let mut set = Self::new();
        squares.into_iter().for_each(|at| _ = set.insert(at));
        set
    }
}

impl From<&Set> for Squares {
    fn from(set: &Set) -> Self {
        Self(layout().word(set))
    }
}
