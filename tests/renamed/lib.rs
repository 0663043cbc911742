//! A crate that knows the runtime only as `bb`, by its own re-export, and never as `bitboard_core`.
//!
//! It fails to build as soon as an expansion says the usual name anywhere.

/// Where a larger project may keep its dependencies.
pub mod vendor {
    pub use bb as bits;
}

/// One integer a board, every kind of item.
#[bb::bitboard(8x8, crate = bb)]
pub mod chess {
    /// A set of squares.
    pub struct Board(u64);
    /// One of 64 squares.
    pub enum Square {}

    /// Where rooks go.
    #[directions]
    pub enum Compass {
        /// Towards the eighth rank.
        North = shift(8, !0),
        /// Towards the h-file.
        East = step(1, 0),
        /// Towards the first rank.
        South = opposite(North),
        /// Towards the a-file.
        West = opposite(East),
    }

    /// Squares attacked by rooks.
    #[fill(North, East, South, West, by = kogge_stone)]
    pub const fn rook_attacks(rooks: Board, empty: Board) -> Board;

    /// The same of many boards.
    #[fill(North, East, South, West)]
    pub fn rook_attacks_of_all(rooks: &[Board], empty: &[Board], out: &mut [Board]);

    /// Squares attacked by a rook on a square.
    #[piece("R", by = tables)]
    pub const fn rook_attacks_from(from: Square, occupied: Board) -> Board;

    /// Squares where it can capture.
    #[piece("R", by = tables, yields = captures)]
    pub const fn rook_captures_from(from: Square, occupied: Board) -> Board;

    /// Squares attacked by kings.
    #[piece("K")]
    pub const fn king_attacks(kings: Board, occupied: Board) -> Board;

    /// Squares reached towards the h-file.
    #[fill(East, by = dumb7_loop, yields = occluded)]
    pub const fn east_occluded(rooks: Board, empty: Board) -> Board;

    /// Squares attacked in one direction.
    #[fill(by = kogge_stone)]
    pub const fn ray_attacks(rooks: Board, empty: Board, direction: Compass) -> Board;
}

/// Several integers a board: all operations are calls into the runtime crate.
#[bb::bitboard(16x16, crate = crate::vendor::bits)]
pub mod large {
    /// A set of squares.
    pub struct Board([u64; 4]);
    /// One of 256 squares.
    pub enum Square {}

    /// Squares attacked by a queen on a square.
    #[piece("Q")]
    pub fn queen_attacks_from(from: Square, occupied: Board) -> Board;

    /// Squares where a cannon can go.
    #[piece("mRcpR", yields = moves, by = walk)]
    pub fn cannon_moves_from(from: Square, occupied: Board) -> Board;

    /// Two directions.
    #[directions]
    pub enum Compass {
        /// Towards the upper right corner.
        NorthEast = step(1, 1),
        /// Towards the lower left corner.
        SouthWest = opposite(NorthEast),
    }

    /// Squares attacked on one diagonal.
    #[fill(NorthEast, SouthWest, by = kogge_stone)]
    pub const fn diagonal_attacks(bishops: Board, empty: Board) -> Board;
}

/// Squares attacked towards the upper right corner, with no board type at all.
#[bb::fill(shift(9, 0xfefe_fefe_fefe_fefe), by = dumb7, crate = ::bb)]
pub const fn north_east_attacks(bishops: u64, empty: u64) -> u64;

/// The same on a board of another module.
#[bb::fill(step(0, 1), board = chess::Board(8x8), crate = bb)]
pub const fn north_attacks(rooks: chess::Board, empty: chess::Board) -> chess::Board;

#[cfg(test)]
mod tests {
    use super::{chess, large, north_attacks, north_east_attacks};

    #[test]
    fn every_form_works_under_another_name() {
        let rook = chess::Square::A1.board();
        assert_eq!(chess::rook_attacks(rook, rook.not()).len(), 14);
        assert_eq!(chess::ray_attacks(rook, rook.not(), chess::Compass::North).len(), 7);
        assert_eq!(chess::east_occluded(rook, rook.not()).len(), 8);
        assert_eq!(
            north_attacks(rook, rook.not()),
            chess::ray_attacks(rook, rook.not(), chess::Compass::North)
        );
        assert_eq!(north_east_attacks(1, !1), 0x8040_2010_0804_0200);
        let bishop = large::Square::A1.board();
        assert_eq!(large::diagonal_attacks(bishop, bishop.not()).len(), 15);
    }
}
