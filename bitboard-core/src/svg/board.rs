//! Where the squares of a picture are, and what lies across their sides.

use alloc::{vec, vec::Vec};

use crate::square::Layout;

/// How the squares of a board are drawn.
///
/// [`Hexagons`](Self::Hexagons):
///
#[doc = include_str!("../../pictures/hexagon.svg")]
///
/// [`Points`](Self::Points) are shown at [the module](super), squares at [`Diagram`](super::Diagram).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Look {
    /// Squares in two shades by turns, as in chess; a1 has the darker one.
    #[default]
    Checkered,
    /// Squares in one shade with lines between them, as in shogi.
    Plain,
    /// Points where lines cross, as in xiangqi and Go.
    Points,
    /// Hexagons in three shades: a rank is a row, a file goes up to the left. The neighbours of a cell are the steps
    /// (1, 0), (1, 1) and (0, 1), files before ranks, and their opposites, as on a board of `cells = hexagon(…)`.
    Hexagons,
}

/// Which edges of a board are joined. Their sides are dashed.
///
/// ```
/// use bitboard_core::{Corner, Layout, Order};
/// use bitboard_core::svg::{Diagram, Edges};
///
/// let layout = Layout::new(5, 4, Order::RankMajor, Corner::FirstFileFirstRank);
/// let cylinder = Diagram::new(layout, 0..20_u32).edges(Edges::Cylinder).to_string();
/// assert!(cylinder.contains("the first and the last file joined"));
/// assert!(cylinder.contains("stroke-dasharray"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Edges {
    /// None.
    #[default]
    Open,
    /// The first and the last file are neighbours.
    Cylinder,
    /// So are the first and the last rank.
    Torus,
}

/// A place in the picture, or the way from one to another: units to the right, units down.
pub(super) type Point = (i32, i32);

/// One side of a cell.
pub(super) struct Side {
    /// Its ends, from the middle of the cell.
    pub(super) from: Point,
    pub(super) to: Point,
    /// The step to the cell on the other side: files, ranks.
    step: (i32, i32),
}

const fn side(from: Point, to: Point, step: (i32, i32)) -> Side {
    Side { from, to, step }
}

const SQUARE: [Side; 4] = [
    side((-20, -20), (20, -20), (0, 1)),
    side((20, -20), (20, 20), (1, 0)),
    side((20, 20), (-20, 20), (0, -1)),
    side((-20, 20), (-20, -20), (-1, 0)),
];

// Regular but for the rounding: every side has the length 23 of the way from the middle to a corner.
const HEXAGON: [Side; 6] = [
    side((0, -23), (20, -12), (1, 1)),
    side((20, -12), (20, 12), (1, 0)),
    side((20, 12), (0, 23), (0, -1)),
    side((0, 23), (-20, 12), (-1, -1)),
    side((-20, 12), (-20, -12), (-1, 0)),
    side((-20, -12), (0, -23), (0, 1)),
];

/// What lies across a side of a cell.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Across {
    /// The next cell.
    Cell,
    /// A cell on the other side of the board.
    Joined,
    /// The edge or a hole.
    Nothing,
}

/// Cells next to each other in a line.
pub(super) struct Run {
    /// File and rank of the westernmost or southernmost one.
    pub(super) first: (i32, i32),
    /// How many there are after that.
    pub(super) more: i32,
}

/// The board of a picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Board {
    pub(super) layout: Layout,
    /// By bit.
    cells: Vec<bool>,
    pub(super) look: Look,
    pub(super) edges: Edges,
}

impl Board {
    pub(super) fn new(layout: Layout, cells: impl Iterator<Item = u32>) -> Self {
        let mut board = Self {
            layout,
            cells: vec![false; usize::from(layout.files()) * usize::from(layout.ranks())],
            look: Look::default(),
            edges: Edges::default(),
        };
        for cell in cells {
            let cell = board.cells.get_mut(cell as usize);
            *cell.expect("a cell lies beyond the board") = true;
        }
        board
    }

    pub(super) const fn files(&self) -> i32 {
        self.layout.files() as i32
    }

    pub(super) const fn ranks(&self) -> i32 {
        self.layout.ranks() as i32
    }

    /// Whether a square exists.
    pub(super) fn has(&self, square: u32) -> bool {
        self.cells.get(square as usize).is_some_and(|&cell| cell)
    }

    /// Whether a place is a cell.
    pub(super) fn has_at(&self, (file, rank): (i32, i32)) -> bool {
        (0..self.files()).contains(&file)
            && (0..self.ranks()).contains(&rank)
            && self.has(self.layout.index(file as u8, rank as u8))
    }

    /// File and rank of every cell, rank by rank from the first.
    pub(super) fn cells(&self) -> impl Iterator<Item = (i32, i32)> + Clone {
        let ranks = 0..self.ranks();
        let places = ranks.flat_map(|rank| (0..self.files()).map(move |file| (file, rank)));
        places.filter(|&place| self.has_at(place))
    }

    /// The middle of a place, cell or not.
    pub(super) const fn middle(&self, (file, rank): (i32, i32)) -> Point {
        match self.look {
            Look::Hexagons => (40 * file - 20 * rank, -35 * rank),
            _ => (40 * file, -40 * rank),
        }
    }

    /// The middle of a square.
    pub(super) const fn middle_of(&self, square: u32) -> Point {
        let (file, rank) = self.layout.coordinates(square);
        self.middle((file as i32, rank as i32))
    }

    /// The outline of a cell, from its middle.
    pub(super) const fn outline(&self) -> &'static str {
        match self.look {
            Look::Hexagons => "m0-23 20 11v24l-20 11-20-11v-24z",
            _ => "m-20-20h40v40h-40z",
        }
    }

    pub(super) const fn sides(&self) -> &'static [Side] {
        match self.look {
            Look::Hexagons => &HEXAGON,
            _ => &SQUARE,
        }
    }

    pub(super) fn across(&self, (file, rank): (i32, i32), side: &Side) -> Across {
        let (file, rank) = (file + side.step.0, rank + side.step.1);
        let round = match self.edges {
            Edges::Open => (file, rank),
            Edges::Cylinder => (file.rem_euclid(self.files()), rank),
            Edges::Torus => (file.rem_euclid(self.files()), rank.rem_euclid(self.ranks())),
        };
        match self.has_at(round) {
            true if round == (file, rank) => Across::Cell,
            true => Across::Joined,
            false => Across::Nothing,
        }
    }

    /// The longest runs of cells along ranks.
    pub(super) fn along_ranks(&self) -> Vec<Run> {
        self.runs((1, 0))
    }

    /// The longest runs of cells along files.
    pub(super) fn along_files(&self) -> Vec<Run> {
        self.runs((0, 1))
    }

    fn runs(&self, (files, ranks): (i32, i32)) -> Vec<Run> {
        let firsts = self.cells().filter(|&(file, rank)| !self.has_at((file - files, rank - ranks)));
        let run = |first: (i32, i32)| {
            let next = |more: &i32| self.has_at((first.0 + files * more, first.1 + ranks * more));
            Run { first, more: (1..).take_while(next).count() as i32 }
        };
        firsts.map(run).collect()
    }
}
