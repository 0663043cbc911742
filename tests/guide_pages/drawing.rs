//! Drawings of where a piece goes.

use bitboard_core::runtime::{Bits, Geometry, Movement, Variant, Wrap};
use oracle::piece::Piece;
use oracle::{Grid, Set};

/// What a comment such as `draw 7x7 d4, e5 f6 occupied: W; F` says.
pub struct Drawings<'t> {
    geometry: Geometry,
    from: u32,
    occupied: Bits,
    /// The pieces, as they are written.
    pub pieces: Vec<&'t str>,
}

impl<'t> Drawings<'t> {
    /// Reads what stands behind `draw` or `legs`.
    pub fn parse(comment: &'t str) -> Self {
        let (place, pieces) = comment.split_once(": ").expect("a colon before the pieces");
        let (place, occupied) = place.split_once(", ").unwrap_or((place, " occupied"));
        let occupied = occupied.strip_suffix(" occupied").expect("squares, then `occupied`");
        let (board, from) = place.split_once(' ').expect("a board and a square");
        let (size, wrap) = match board.strip_suffix("-cylinder") {
            Some(size) => (size, Wrap::Files),
            None => (board, Wrap::None),
        };
        let (files, ranks) = size.split_once('x').expect("files x ranks");
        let geometry = Geometry::new(files.parse().unwrap(), ranks.parse().unwrap()).unwrap().with_wrap(wrap);
        let square = |name| geometry.square_named(name).unwrap_or_else(|| panic!("no square {name}"));
        let from = square(from);
        let occupied = occupied.split_whitespace().map(square).collect();
        Self { geometry, from, occupied, pieces: pieces.split("; ").collect() }
    }

    /// Boards side by side under their names; `movement` reads a piece.
    pub fn draw(&self, movement: impl Fn(&str) -> Movement) -> String {
        let columns: Vec<Vec<String>> = self
            .pieces
            .iter()
            .map(|piece| {
                let board = self.board(movement(piece));
                [(*piece).to_owned()].into_iter().chain(board.lines().map(str::to_owned)).collect()
            })
            .collect();
        let rows = columns.iter().map(Vec::len).max().unwrap_or(0);
        let mut text = String::new();
        for row in 0..rows {
            let mut line = String::new();
            for column in &columns {
                let width = column.iter().map(String::len).max().unwrap_or(0);
                line.push_str(&format!("{:1$}", column[row], width + 3));
            }
            text.extend([line.trim_end(), "\n"]);
        }
        text
    }

    /// One board, in the symbols of the example `explore`.
    fn board(&self, movement: Movement) -> String {
        let [quiet, captures, attacks] = self.reached(movement);
        self.geometry.draw(|bit| match (quiet.contains(bit), attacks.contains(bit)) {
            _ if bit == self.from => 'o',
            _ if captures.contains(bit) => 'x',
            _ if self.occupied.contains(bit) => '#',
            (true, true) => '*',
            (true, false) => 'm',
            (false, true) => 'c',
            (false, false) => '.',
        })
    }

    /// Quiet moves, captures and attacks.
    fn reached(&self, movement: Movement) -> [Bits; 3] {
        let variant = Variant::<[u64; 6]>::builder(self.geometry.clone()).piece("it", movement);
        let variant = variant.build().unwrap_or_else(|error| panic!("{error}"));
        let piece = variant.piece("it").expect("the piece");
        let occupied = self.occupied.lanes();
        [
            piece.quiet(self.from, occupied),
            piece.captures(self.from, occupied),
            piece.attacks(self.from, occupied),
        ]
        .map(Bits::from_lanes)
    }

    /// Asserts that a piece goes where the reference walks.
    pub fn compare_with_reference(&self, betza: &str) {
        let plain = Grid::rectangle(self.geometry.files() as i32, self.geometry.ranks() as i32);
        let grid = if self.geometry.wrap() == Wrap::Files { plain.cylinder() } else { plain };
        let place = |bit: u32| {
            let (file, rank) = self.geometry.coordinates(bit);
            (file as i32, rank as i32)
        };
        let squares = |bits: Bits| bits.iter().map(place).collect::<Set>();
        let (piece, from, occupied) = (Piece::parse(betza), place(self.from), squares(self.occupied));
        let walked = piece.moves(&grid, from, &occupied);
        let attacks = piece.attacks(&grid, from, &occupied);
        let movement = Movement::betza(betza).expect("notation");
        assert_eq!(self.reached(movement).map(squares), [walked.quiet, walked.captures, attacks], "{betza}");
    }
}
