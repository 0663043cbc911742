//! Local macros with the names of those that an expansion might use.

#![allow(unused_macros)]

macro_rules! board {
    ($($rest:tt)*) => { compile_error!("not this `board`") };
}
macro_rules! square {
    ($($rest:tt)*) => { compile_error!("not this `square`") };
}
macro_rules! assert {
    ($($rest:tt)*) => { compile_error!("not this `assert`") };
}
macro_rules! matches {
    ($($rest:tt)*) => { compile_error!("not this `matches`") };
}
macro_rules! write {
    ($($rest:tt)*) => { compile_error!("not this `write`") };
}
macro_rules! panic {
    ($($rest:tt)*) => { compile_error!("not this `panic`") };
}
macro_rules! unreachable {
    ($($rest:tt)*) => { compile_error!("not this `unreachable`") };
}
macro_rules! option_env {
    ($($rest:tt)*) => { compile_error!("not this `option_env`") };
}

#[bitboard_core::bitboard(8x8)]
mod chess {
    pub struct Board(u64);
    pub enum Square {}
    #[directions]
    pub enum Way {
        NorthEast = step(1, 1),
    }
    #[fill(NorthEast)]
    pub const fn attacks(from: Board, empty: Board) -> Board;
    #[fill(by = kogge_stone)]
    pub const fn ray(from: Board, empty: Board, way: Way) -> Board;
}

#[bitboard_core::directions]
enum Pawn {
    Capture = step(1, 1),
}

fn main() {
    let from = chess::Square::A1.board();
    assert_eq!(chess::attacks(from, !from), chess::ray(from, !from, chess::Way::NorthEast));
    assert_eq!(Pawn::Capture.step(1), 1 << 9);
}
