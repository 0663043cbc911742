//! The boards that every back end is tested on.

use crate::{Corner, Grid, Layout, Order, Random};

/// A board by name: its shape, its bits, and how often the suite goes over it.
#[derive(Clone, Debug)]
pub struct Board {
    /// What the tests call it.
    pub name: &'static str,
    /// Its shape.
    pub grid: Grid,
    /// The order of its bits.
    pub order: Order,
    /// The corner of bit 0.
    pub corner: Corner,
    /// Rounds of thirty random positions: fewer on large boards, more where edges are joined.
    pub rounds: usize,
}

impl Board {
    /// One of [`Board::all`].
    pub fn named(name: &str) -> Self {
        Self::all()
            .into_iter()
            .find(|board| board.name == name)
            .unwrap_or_else(|| panic!("no board `{name}`"))
    }

    /// A full board without a name of its own, in the usual layout.
    pub fn usual(files: i32, ranks: i32) -> Self {
        Self {
            name: "a usual board",
            grid: Grid::rectangle(files, ranks),
            order: Order::RankMajor,
            corner: Corner::SouthWest,
            rounds: 1,
        }
    }

    /// Any board from 3x3 to 19x19: small ones more often than large ones, some with joined edges, some with holes.
    pub fn random(random: &mut Random) -> Self {
        let most = [6, 10, 19][random.below(3)];
        let (files, ranks) = (3 + random.below(most - 2), 3 + random.below(most - 2));
        let holes = [0, 0, 0, 10, 30][random.below(5)];
        let mut board = Self::usual(files as i32, ranks as i32);
        let holes = random.subset(&board.grid.cells, holes);
        board.grid = Grid::with_cells(board.grid.files, board.grid.ranks, |square| {
            square == (1, 1) || !holes.contains(&square)
        });
        // Rides round a ring see each other's squares, so those of large boards take long to compile.
        board.grid = match random.below(4) {
            0 if files * ranks <= 36 => board.grid.cylinder(),
            1 if files * ranks <= 36 => board.grid.torus(),
            _ => board.grid,
        };
        board.order = [Order::RankMajor, Order::FileMajor][random.below(2)];
        board.corner =
            [Corner::SouthWest, Corner::SouthEast, Corner::NorthWest, Corner::NorthEast][random.below(4)];
        board.name = "a random board";
        board
    }

    /// The place of each square in the word.
    pub fn layout(&self) -> Layout {
        Layout::new(self.grid.files, self.grid.ranks, self.order, self.corner)
    }

    /// Every board: usual and unusual layouts, every kind of word, joined edges and holes.
    pub fn all() -> Vec<Self> {
        use Corner::{NorthEast, NorthWest, SouthEast, SouthWest};
        use Order::{FileMajor, RankMajor};

        let plain = Grid::rectangle;
        let board = |name, grid, order, corner, rounds| Self { name, grid, order, corner, rounds };
        vec![
            board("chess", plain(8, 8), RankMajor, SouthWest, 4),
            board("chess_by_files", plain(8, 8), FileMajor, SouthWest, 2),
            board("chess_from_a8", plain(8, 8), RankMajor, NorthWest, 2),
            board("tiny", plain(3, 3), RankMajor, SouthWest, 2),
            board("minichess", plain(5, 5), RankMajor, SouthWest, 2),
            board("shogi", plain(9, 9), RankMajor, SouthWest, 2),
            board("xiangqi", plain(9, 10), RankMajor, SouthWest, 2),
            board("xiangqi_from_i10", plain(9, 10), RankMajor, NorthEast, 2),
            board("grand", plain(10, 8), RankMajor, SouthWest, 2),
            board("courier", plain(12, 10), RankMajor, SouthWest, 1),
            board("courier_by_files_from_l1", plain(12, 10), FileMajor, SouthEast, 1),
            board("great", plain(16, 16), RankMajor, SouthWest, 1),
            board("go", plain(19, 19), RankMajor, SouthWest, 1),
            board("cylinder", plain(8, 8).cylinder(), RankMajor, SouthWest, 3),
            board("wide_cylinder", plain(10, 7).cylinder(), FileMajor, NorthWest, 3),
            board("torus", plain(8, 8).torus(), RankMajor, SouthWest, 3),
            board("ring", plain(5, 4).torus(), RankMajor, SouthWest, 6),
            board("tiny_torus", plain(3, 3).torus(), RankMajor, SouthWest, 2),
            board("hexagon", Grid::hexagon(6), RankMajor, SouthWest, 1),
            board("holes", Grid::drawn(&HOLES), RankMajor, SouthWest, 3),
            board("holed_cylinder", Grid::drawn(&HOLES).cylinder(), RankMajor, SouthWest, 3),
        ]
    }
}

/// Calls a macro with the rows of [`HOLES`], for declarations of that board.
#[macro_export]
macro_rules! with_holes {
    ($declare:ident) => {
        $declare! {
            [
                "# . . . . . . #",
                ". . . # . . . .",
                ". . . . . . # .",
                ". # . . . . . .",
                ". . . . # # . .",
                ". . . . # # . .",
                ". . # . . . . .",
                ". . . . . . # #",
            ]
        }
    };
}

macro_rules! rows {
    ($rows:expr) => {
        $rows
    };
}

/// An irregular board: corners missing, single holes, a lake.
pub const HOLES: [&str; 8] = with_holes!(rows);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique() {
        let boards = Board::all();
        for (index, board) in boards.iter().enumerate() {
            assert!(boards[..index].iter().all(|other| other.name != board.name), "{}", board.name);
            assert_eq!(Board::named(board.name).layout().len() as i32, board.grid.files * board.grid.ranks);
        }
    }
}
