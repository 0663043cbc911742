//! Boards and squares as they are written on the command line and in files.

use std::str::FromStr;

use bitboard_core::runtime::{Bits, Geometry, Wrap};
use bitboard_core::svg::Look;
use serde::Deserialize;

use crate::failure::Failure;

/// Files and ranks, written `9x10`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Size {
    /// Number of files.
    pub files: u32,
    /// Number of ranks.
    pub ranks: u32,
}

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |text: &str| {
            // Rust reads a sign, a board has none.
            text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()))
        };
        text.split_once(['x', 'X', '×'])
            .and_then(|(files, ranks)| Some(Self { files: number(files)?, ranks: number(ranks)? }))
            .ok_or_else(|| "expected files and ranks, such as 9x10".to_owned())
    }
}

/// Which edges are joined, as it is written.
pub fn wrap_named(text: &str) -> Result<Wrap, String> {
    match text {
        "none" => Ok(Wrap::None),
        "files" => Ok(Wrap::Files),
        "both" => Ok(Wrap::Both),
        _ => Err("expected none, files (a cylinder) or both (a torus)".to_owned()),
    }
}

/// The board of a size.
pub fn geometry(size: Size, wrap: Wrap) -> Result<Geometry, Failure> {
    match Geometry::new(size.files, size.ranks) {
        Ok(geometry) => Ok(geometry.with_wrap(wrap)),
        Err(problem) => Err(Failure::Input(problem.to_string())),
    }
}

/// The board of a hexagon with so many cells a side.
pub fn hexagon(side: u32) -> Result<Geometry, Failure> {
    let grid = side.saturating_mul(2).saturating_sub(1);
    let board = Geometry::new(grid, grid).and_then(|grid| grid.with_hexagon(side));
    board.map_err(|problem| Failure::Input(format!("a hexagon of side {side}: {problem}")))
}

/// The board without some of its squares.
pub fn with_holes(geometry: Geometry, holes: Bits) -> Result<Geometry, Failure> {
    let bits = geometry.clone();
    let stays = |file, rank| {
        let bit = bits.bit(file, rank);
        bits.cells().contains(bit) && !holes.contains(bit)
    };
    geometry.with_cells(stays).map_err(|problem| Failure::Input(problem.to_string()))
}

/// How squares look in pictures, as it is written.
pub fn look_named(text: &str) -> Result<Look, String> {
    match text {
        "checkered" => Ok(Look::Checkered),
        "plain" => Ok(Look::Plain),
        "points" => Ok(Look::Points),
        "hexagons" => Ok(Look::Hexagons),
        _ => Err("expected checkered, plain, points or hexagons".to_owned()),
    }
}

/// The square with a name.
pub fn square(geometry: &Geometry, name: &str) -> Result<u32, String> {
    match geometry.square_named(name) {
        Some(square) if geometry.cells().contains(square) => Ok(square),
        Some(_) => Err(format!("{name:?} is a hole of this board")),
        None => {
            let last_file = char::from(b'a' + (geometry.files() - 1) as u8);
            let ranks = geometry.ranks();
            Err(format!("{name:?} is no square of this {geometry} board, which has a1 to {last_file}{ranks}"))
        }
    }
}

/// The squares of a list of names.
pub fn squares<'a>(geometry: &Geometry, names: impl IntoIterator<Item = &'a str>) -> Result<Bits, String> {
    names.into_iter().map(|name| square(geometry, name)).collect()
}

/// The names of the squares of a set, in the order of files, then ranks.
pub fn names(geometry: &Geometry, set: Bits) -> String {
    let mut squares: Vec<u32> = set.iter().collect();
    squares.sort_by_key(|&square| geometry.coordinates(square));
    let names: Vec<String> = squares.into_iter().filter_map(|square| geometry.square_name(square)).collect();
    if names.is_empty() { "none".to_owned() } else { names.join(" ") }
}

impl TryFrom<String> for Size {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}
