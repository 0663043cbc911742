//! Boards that are not chess boards: xiangqi on 9x10 points and a hexagon of 91 cells.
//!
//!     cargo run --release --example own_board
//!
//! Both are declared below with directions of their own, and everything printed is computed with fills.

mod drawing;

use std::io::{self, Write};

use bitboard_core::bitboard;
use drawing::{Block, file_letter, side_by_side};

/// Chinese chess: 90 points in a word of 128 bits, bit 0 is a1, bit 8 is i1, bit 89 is i10.
///
/// Red sits at the bottom. A palace of 3x3 points lies in the middle of each end, d1-f3 and d8-f10; a river
/// runs between ranks 5 and 6.
#[bitboard(9x10)]
pub mod xiangqi {
    use bitboard_core::board;

    /// A set of points.
    pub struct Board(u128);

    /// A point, from a1 to i10.
    pub enum Square {}

    /// The four directions along the lines.
    #[directions]
    pub enum Line {
        /// Away from Red.
        North = step(0, 1),
        /// Towards the i-file.
        East = step(1, 0),
        /// Towards Red.
        South = opposite(North),
        /// Towards the a-file.
        West = opposite(East),
    }

    /// The four diagonal directions on Red's bank of the river, the 45 points of ranks 1 to 5: no step lands
    /// beyond it.
    #[directions]
    pub enum RedBank {
        /// Away from Red.
        NorthEast = step(1, 1, within = 0x1fff_ffff_ffff),
        /// Towards Red.
        SouthEast = step(1, -1, within = 0x1fff_ffff_ffff),
        /// Towards Red.
        SouthWest = step(-1, -1, within = 0x1fff_ffff_ffff),
        /// Away from Red.
        NorthWest = step(-1, 1, within = 0x1fff_ffff_ffff),
    }

    /// The two palaces.
    pub const PALACES: Board = board!(
        Board,
        ". . . 1 1 1 . . .
         . . . 1 1 1 . . .
         . . . 1 1 1 . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . 1 1 1 . . .
         . . . 1 1 1 . . .
         . . . 1 1 1 . . ."
    );

    /// What chariots attack: rooks by another name.
    #[fill(North, East, South, West)]
    pub const fn chariot_attacks(chariots: Board, empty: Board) -> Board;

    /// A chariot's attack in one direction; cannons are made of two of them.
    #[fill(by = kogge_stone)]
    pub const fn ride(from: Board, empty: Board, direction: Line) -> Board;

    /// Where generals may go: one point along a line, if it lies in a palace.
    pub const fn general_attacks(generals: Board) -> Board {
        next_on_lines(generals).and(PALACES)
    }

    #[fill(North, East, South, West, yields = step)]
    const fn next_on_lines(from: Board) -> Board;

    /// Where advisors may go: one point diagonally, if it lies in a palace.
    pub const fn advisor_attacks(advisors: Board) -> Board {
        next_on_diagonals(advisors).and(PALACES)
    }

    #[fill(step(1, 1), step(1, -1), step(-1, -1), step(-1, 1), yields = step)]
    const fn next_on_diagonals(from: Board) -> Board;

    /// Where red soldiers may go: forward, and sideways once they are across the river.
    ///
    /// The masks of the sideways shifts drop what wraps and, on purpose, ranks 1 to 5; hence `unchecked`.
    #[fill(
        North,
        shift(1, 0x03fd_feff_7fbf_c000_0000_0000, unchecked),
        shift(-1, 0x01fe_ff7f_bfdf_e000_0000_0000, unchecked),
        yields = step
    )]
    pub const fn red_soldier_attacks(soldiers: Board) -> Board;
}

/// A hexagon of 91 cells, six to an edge, in axial coordinates: the file counts steps to the east, the
/// rank steps to the north-west, and a step to the north-east is one of each.
#[bitboard(11x11, cells = hexagon(6))]
pub mod hex {
    /// A set of cells.
    pub struct Board(u128);

    /// A cell, from a1 at the left end of the lowest row to k11 at the right end of the highest.
    pub enum Square {}

    /// The directions across the edges of a cell.
    #[directions]
    pub enum Edge {
        /// Along the row.
        East = step(1, 0),
        /// To the row above.
        NorthEast = step(1, 1),
        /// To the row above.
        NorthWest = step(0, 1),
        /// Along the row.
        West = opposite(East),
        /// To the row below.
        SouthWest = opposite(NorthEast),
        /// To the row below.
        SouthEast = opposite(NorthWest),
    }

    /// The directions across the corners of a cell, each the sum of two neighboring edges.
    #[directions]
    pub enum Corner {
        /// North-east and north-west.
        North = step(1, 2),
        /// East and north-east.
        EastNorthEast = step(2, 1),
        /// East and south-east.
        EastSouthEast = step(1, -1),
        /// South-west and south-east.
        South = opposite(North),
        /// West and south-west.
        WestSouthWest = opposite(EastNorthEast),
        /// West and north-west.
        WestNorthWest = opposite(EastSouthEast),
    }

    /// What rooks attack: six rays across the edges.
    #[fill(East, NorthEast, NorthWest, West, SouthWest, SouthEast, by = kogge_stone)]
    pub const fn rook_attacks(rooks: Board, empty: Board) -> Board;

    /// What bishops attack: six rays across the corners.
    #[fill(North, EastNorthEast, EastSouthEast, South, WestSouthWest, WestNorthWest, by = dumb7)]
    pub const fn bishop_attacks(bishops: Board, empty: Board) -> Board;

    /// What knights attack: a step across an edge and one across a corner next to it.
    #[fill(
        step(1, 3), step(2, 3), step(3, 2), step(3, 1), step(2, -1), step(1, -2),
        step(-1, -3), step(-2, -3), step(-3, -2), step(-3, -1), step(-2, 1), step(-1, 2),
        yields = step
    )]
    pub const fn knight_attacks(knights: Board) -> Board;

    /// The cells next to those of a set.
    #[fill(East, NorthEast, NorthWest, West, SouthWest, SouthEast, yields = step)]
    pub const fn neighbors(cells: Board) -> Board;
}

fn main() -> io::Result<()> {
    match write!(io::stdout(), "{}\n{}", xiangqi_page(), hex_page()) {
        // The reader of a pipe has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        done => done,
    }
}

/// A middlegame: capital letters are Red's pieces.
const XIANGQI: [&str; 10] = [
    "r . e a g a e r .",
    ". . . . . . . . .",
    ". c h . . . h c .",
    "s . s . . . s . s",
    ". . . . S . . . .",
    ". . . . . . . . .",
    "S . S . . . S . S",
    ". C H . C . H . .",
    "R . . . . . . . .",
    ". . E A G A E R .",
];

fn xiangqi_piece(square: xiangqi::Square) -> Option<char> {
    let row = XIANGQI[usize::from(9 - square.rank())];
    row.chars().nth(2 * usize::from(square.file())).filter(char::is_ascii_alphabetic)
}

fn xiangqi_page() -> String {
    use xiangqi::{Board, Line, RedBank, Square};

    let pieces = |letter| {
        Square::ALL.into_iter().filter(|&square| xiangqi_piece(square) == Some(letter)).collect::<Board>()
    };
    let empty: Board = Square::ALL.into_iter().filter(|&square| xiangqi_piece(square).is_none()).collect();

    // One point along a line, which has to be empty, and one diagonally onwards: on a rectangular board
    // the second half is a step along the same line and one to either side.
    let horse_attacks = Board::from_iter(Line::ALL.map(|line| {
        let ahead = line.step(line.step(pieces('H')) & empty);
        let aside = Line::ALL.into_iter().filter(|&side| side != line && Some(side) != line.opposite());
        Board::from_iter(aside.map(|side| side.step(ahead)))
    }));
    // Two diagonal steps, of which the first lands on an empty point; never over the river.
    let elephant_attacks =
        Board::from_iter(RedBank::ALL.map(|diagonal| diagonal.step(diagonal.step(pieces('E')) & empty)));
    // Like a chariot to empty points, but to the first piece beyond a screen, which may be anybody's.
    let cannon_attacks = Board::from_iter(Line::ALL.map(|line| {
        let reached = xiangqi::ride(pieces('C'), empty, line);
        let beyond = xiangqi::ride(reached - empty, empty, line);
        (reached & empty) | (beyond - empty)
    }));

    let board = |title: &str, set: Board| {
        let mut block = drawing::board(title, 9, 10, |file, rank| {
            Square::new(file, rank)
                .map_or((' ', false), |square| drawing::marked(xiangqi_piece(square), set.contains(square)))
        });
        block.insert(6, "    ~~~~~ river ~~~~~".to_owned());
        block
    };
    let counted = |title: &str, set: Board| board(&format!("{title}: {}", set.len()), set);
    let rows = [
        [
            board("Red at the bottom", Board::EMPTY),
            counted("Chariots", xiangqi::chariot_attacks(pieces('R'), empty)),
            counted("Horses", horse_attacks),
            counted("Cannons", cannon_attacks),
        ],
        [
            counted("Elephants", elephant_attacks),
            counted("Advisors", xiangqi::advisor_attacks(pieces('A'))),
            counted("General", xiangqi::general_attacks(pieces('G'))),
            counted("Soldiers", xiangqi::red_soldier_attacks(pieces('S'))),
        ],
    ];
    let [first, second] = rows.map(|row| side_by_side(&row));
    format!(
        "XIANGQI, 9x10 points in a word of 128 bits: where Red's pieces may go. * is an empty point within
reach, [h] a piece that is attacked, or defended if it is Red's. Elephants stay on their bank, the
general and its advisors in the palace, and a cannon takes the first piece beyond a screen.

{first}
{second}"
    )
}

/// The hexagon as it is: each row half a cell to the side of the next, file letters along the lower edges.
fn hexagon(title: &str, cell: impl Fn(hex::Square) -> char) -> Block {
    let mut lines = vec![title.to_owned()];
    for rank in (0..11).rev() {
        let indent = usize::from(5_u8.abs_diff(rank));
        let row =
            (0..11).filter_map(|file| hex::Square::new(file, rank)).flat_map(|square| [cell(square), ' ']);
        let mut line = format!("{:>2} {:indent$}{}", rank + 1, "", row.collect::<String>());
        if rank < 5 {
            line.push(file_letter(rank + 6));
        }
        lines.push(line);
    }
    lines.push(format!("{:9}{}", "", (0..6).flat_map(|file| [file_letter(file), ' ']).collect::<String>()));
    lines
}

fn hex_page() -> String {
    use hex::{Board, Square};

    let center = Square::F6;
    let blockers = Board::from_iter([Square::F9, Square::I6, Square::H8, Square::D4, Square::C5, Square::G4]);
    let origin = center.board();
    let marked = |title: &str, set: Board| {
        hexagon(&format!("{title}: {}", set.len()), |square| match square {
            _ if square == center => 'O',
            _ if set.contains(square) && blockers.contains(square) => 'X',
            _ if set.contains(square) => '*',
            _ if blockers.contains(square) => '#',
            _ => '.',
        })
    };

    // Rings around the center, each the neighbors of the last that no ring before it holds.
    let mut rings = vec![origin];
    let mut seen = origin;
    while !(hex::neighbors(seen) - seen).is_empty() {
        let ring = hex::neighbors(seen) - seen;
        rings.push(ring);
        seen |= ring;
    }
    let distances = hexagon("Steps from f6", |square| {
        rings
            .iter()
            .zip('0'..='9')
            .find_map(|(ring, digit)| ring.contains(square).then_some(digit))
            .unwrap_or('?')
    });

    let empty = !blockers;
    let knight_attacks = hex::knight_attacks(origin);
    let names: Vec<String> = knight_attacks.iter().map(|square| square.to_string()).collect();
    let rows = [
        vec![distances, marked("Knight", knight_attacks)],
        vec![
            marked("Rook", hex::rook_attacks(origin, empty)),
            marked("Bishop", hex::bishop_attacks(origin, empty)),
        ],
    ];
    let [first, second] = rows.map(|row| side_by_side(&row));
    format!(
        "HEXAGON, {} cells among the 11x11 of a word of 128 bits: pieces on the central cell f6, drawn O.
* is an attacked cell, # a piece in the way, X an attacked piece. The row of a cell is its rank;
files slant upwards to the left, from the letters on the lower edges.

{first}
{second}
The knight attacks {}.\n",
        Board::FULL.len(),
        names.join(", ")
    )
}
