//! Tables computed at compile time: each entry is what the closure says of its indices.

use bitboard_core::{bitboard, table};
use oracle::{Board as Shape, Grid, Layout, Set, Square as Coordinates};

/// Names an enum of its own and has holes, so that all kinds of ranges occur.
#[bitboard(8x8, cells = [
    "# . . . . . . #",
    ". . . # . . . .",
    ". . . . . . # .",
    ". # . . . . . .",
    ". . . . # # . .",
    ". . . . # # . .",
    ". . # . . . . .",
    ". . . . . . # #",
])]
mod holes {
    pub struct Board(u64);
    pub enum Square {}

    #[directions]
    pub enum Way {
        North = step(0, 1),
        East = step(1, 0),
        SouthEast = step(1, -1),
    }

    /// Any type with an array `ALL` of its values.
    #[derive(Clone, Copy)]
    pub enum Color {
        White,
        Black,
    }

    impl Color {
        pub const ALL: [Self; 2] = [Self::White, Self::Black];
    }

    #[leaper(1, 2)]
    pub const fn knight_attacks(from: Board) -> Board;
    #[fill(North)]
    pub const fn north_attacks(from: Board) -> Board;
    #[fill(by = kogge_stone)]
    pub const fn ray(from: Board, empty: Board, way: Way) -> Board;

    /// Written out by the macro.
    #[table]
    pub static KNIGHT: [Board; 64] = |square| knight_attacks(square.board());

    /// So is a fill of the empty board.
    #[table]
    pub static NORTH: [Board; 64] = |square| north_attacks(square.board());

    /// Left to the compiler.
    #[table]
    pub static STEPPED: [Board; 64] = |square| square.board().to(Way::East).or(square.board());

    #[table]
    pub static RAYS: [[Board; 64]; 3] = |way, square| ray(square.board(), Board::FULL, way);

    #[table]
    pub static DISTANCE: [[u8; 64]; 64] = |a, b| {
        let (files, ranks) = (a.file().abs_diff(b.file()), a.rank().abs_diff(b.rank()));
        if files > ranks { files } else { ranks }
    };

    #[table]
    pub static PUSHES: [[[bool; 64]; 2]; 2] = |color: Color, double: bool, square| match color {
        Color::White => double && square.rank() == 1,
        Color::Black => double && square.rank() == 6,
    };

    #[table]
    static PRIVATE: [Board; 64] = |square: Square| square.board().not();

    #[table]
    pub(crate) static COUNTS: [[u32; 4]; 64] =
        |square: Square, number: u8| square.index() as u32 * 10 + number as u32;

    pub fn private() -> &'static [Board; 64] {
        &PRIVATE
    }
}

use holes::{Board, Square, Way};

fn shape() -> (Grid, Layout) {
    (Grid::drawn(&oracle::HOLES), Layout::usual(8, 8))
}

/// Checks a table by square against a set of coordinates for each cell.
fn check(table: &[Board; 64], entry: impl Fn(&Grid, Coordinates) -> Set) {
    let (grid, layout) = shape();
    for square in Square::ALL {
        let at = layout.square(square.index());
        assert_eq!(layout.set(table[square.index()].bits()), entry(&grid, at), "{square}");
    }
}

#[test]
fn entries_that_the_macro_knows() {
    let knight = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];
    check(&holes::KNIGHT, |grid, at| knight.iter().filter_map(|&leap| grid.land(at, leap)).collect());
    check(&holes::NORTH, |grid, at| grid.ride(at, (0, 1), &grid.cells).into_iter().collect());
}

#[test]
fn entries_that_the_compiler_computes() {
    check(&holes::STEPPED, |grid, at| grid.land(at, (1, 0)).into_iter().chain([at]).collect());
    for (way, step) in Way::ALL.into_iter().zip([(0, 1), (1, 0), (1, -1)]) {
        check(&holes::RAYS[way as usize], |grid, at| grid.ride(at, step, &grid.cells).into_iter().collect());
    }
    check(holes::private(), |grid, at| grid.cells.iter().copied().filter(|&cell| cell != at).collect());
}

#[test]
fn several_indices() {
    for a in Square::ALL {
        for b in Square::ALL {
            let distance = a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank()));
            assert_eq!(holes::DISTANCE[a.index()][b.index()], distance, "{a} {b}");
        }
        let pushes = holes::Color::ALL
            .map(|color| holes::PUSHES[color as usize].map(|by_square| by_square[a.index()]));
        assert_eq!(pushes, [[false, a.rank() == 1], [false, a.rank() == 6]], "{a}");
        assert_eq!(holes::COUNTS[a.index()], [0, 1, 2, 3].map(|number| a.index() as u32 * 10 + number));
    }
}

/// On lanes, from another corner, file by file.
#[bitboard(12x10, order = file_major, origin = l1)]
mod courier {
    pub struct Board([u64; 2]);
    pub enum Square {}

    #[leaper((1, 0), (1, 1))]
    pub const fn king_attacks(from: Board) -> Board;

    #[table]
    pub static KING: [Board; 120] = |square| king_attacks(square.board());

    #[table]
    pub static FILES: [u8; 120] = |square| square.file();
}

#[test]
fn other_layouts() {
    let shape = Shape::named("courier_by_files_from_l1");
    let layout = shape.layout();
    for square in courier::Square::ALL {
        let at = layout.square(square.index());
        let ring: Set = shape
            .grid
            .cells
            .iter()
            .copied()
            .filter(|&(file, rank)| (file - at.0).abs().max((rank - at.1).abs()) == 1)
            .collect();
        assert_eq!(layout.set(courier::KING[square.index()].bits()), ring, "{square}");
        assert_eq!(i32::from(courier::FILES[square.index()]), at.0);
    }
}

/// A direction on its own words, for tables without a module.
const fn triangular(number: usize) -> usize {
    number * (number + 1) / 2
}

#[table]
static TRIANGULAR: [usize; 10] = |number| triangular(number);

#[table]
pub static XOR: [[u8; 4]; 8] = |a: u8, b: u8| a ^ b;

#[table]
static PARITY: [[&'static str; 2]; 3] = |number, odd: bool| {
    if (number % 2 == 1) == odd { "yes" } else { "no" }
};

#[test]
fn tables_of_their_own() {
    assert_eq!(TRIANGULAR, [0, 1, 3, 6, 10, 15, 21, 28, 36, 45]);
    for (a, row) in (0..).zip(XOR) {
        assert_eq!(row, [0, 1, 2, 3].map(|b| a ^ b));
    }
    assert_eq!(PARITY, [["yes", "no"], ["no", "yes"], ["yes", "no"]]);

    #[table]
    static INSIDE: [u64; 64] = |square: u32| 1 << square;
    assert_eq!(INSIDE[63], 1 << 63);
}
