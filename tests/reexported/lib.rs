//! A crate that knows the runtime crate only as part of another one.

facade::game! {
    /// Written by a macro of the other crate.
    pub mod courier, 12x8, u128
}

/// Written here, with the macros that the other crate passes on.
#[facade::bitboard(8x8, crate = facade::bitboard_core)]
pub mod chess {
    /// A set of squares.
    pub struct Board(u64);
    /// A square.
    pub enum Square {}

    /// Along files.
    #[directions]
    pub enum Way {
        /// Up.
        North = step(0, 1),
        /// Down.
        South = opposite(North),
    }

    /// Squares reached upwards.
    #[fill(North, by = dumb7_loop)]
    pub const fn north(from: Board, empty: Board) -> Board;

    /// Squares attacked by a queen.
    #[piece("Q", by = tables)]
    pub const fn queen(from: Square, occupied: Board) -> Board;

    /// Squares attacked by knights, by square.
    #[table]
    pub static KNIGHT: [Board; 64] = |square| knights(square.board());

    /// Squares attacked by knights.
    #[leaper(1, 2)]
    pub const fn knights(from: Board) -> Board;

    /// White's steps; Black's are written by the macro.
    #[mirrored(ranks, black = black_steps)]
    pub const fn white_steps(pawns: Board) -> Board {
        pawns.to(Way::North)
    }
}

/// Without a module.
#[facade::fill(step(1, 1), crate = facade::bitboard_core)]
pub const fn north_east(from: u64, empty: u64) -> u64;

/// Without a module.
#[facade::leaper((1, 2), board = 9x10, crate = facade::bitboard_core)]
pub fn horses(from: &[u128], out: &mut [u128]);

/// Without a module.
#[facade::piece("gQ", crate = ::facade::bitboard_core)]
pub const fn grasshopper(from: usize, occupied: u64) -> u64;

#[cfg(test)]
mod tests {
    use super::{chess, courier, grasshopper, horses, north_east};

    #[test]
    fn both_boards_work() {
        let corner = courier::Square::A1;
        let attacks = courier::rook(corner, courier::Board::EMPTY);
        assert_eq!(attacks.len(), 11 + 7);
        let mut out = [courier::Board::EMPTY; 3];
        courier::rooks(&[corner.board(); 3], &[courier::Board::FULL; 3], &mut out);
        assert_eq!(out, [attacks; 3]);

        let square = chess::Square::A1;
        assert_eq!(chess::queen(square, chess::Board::EMPTY).len(), 21);
        assert_eq!(chess::KNIGHT[0].len(), 2);
        assert_eq!(chess::north(square.board(), chess::Board::FULL).len(), 7);
        let steps = (chess::white_steps(chess::Board::RANK_2), chess::black_steps(chess::Board::RANK_7));
        assert_eq!(steps, (chess::Board::RANK_3, chess::Board::RANK_6));
    }

    #[test]
    fn functions_work_alone() {
        assert_eq!(north_east(1, 0), 1 << 9);
        let mut out = [0];
        horses(&[1], &mut out);
        assert_eq!(out, [1 << 11 | 1 << 19]);
        assert_eq!(grasshopper(0, 1 << 9), 1 << 18);
    }
}
