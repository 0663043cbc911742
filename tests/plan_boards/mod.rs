//! The boards of the reference as the plan crate describes them.

use bitboard_plan::{Geometry, Wrap};
use oracle::{Board, Corner, Grid, Order};

pub fn geometry(board: &Board) -> Geometry {
    let Grid { files, ranks, wrap_files, wrap_ranks, .. } = board.grid;
    let order = match board.order {
        Order::RankMajor => bitboard_plan::Order::RankMajor,
        Order::FileMajor => bitboard_plan::Order::FileMajor,
    };
    let corner = bitboard_plan::Corner {
        last_file: matches!(board.corner, Corner::SouthEast | Corner::NorthEast),
        last_rank: matches!(board.corner, Corner::NorthWest | Corner::NorthEast),
    };
    let wrap = match (wrap_files, wrap_ranks) {
        (false, false) => Wrap::None,
        (true, false) => Wrap::Files,
        (true, true) => Wrap::Both,
        (false, true) => panic!("no board joins its ranks only"),
    };
    Geometry::new(files as u32, ranks as u32)
        .expect("a board of a usual size")
        .with_layout(order, corner)
        .with_wrap(wrap)
        .with_cells(|file, rank| board.grid.cells.contains(&(file as i32, rank as i32)))
        .expect("cells")
}
