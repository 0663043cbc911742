//! A crate of edition 2021, where `gen` is still an ordinary name.

use bitboard_core::{bitboard, fill};

/// A board whose names are all `gen`.
#[bitboard(8x8)]
pub mod gen {
    /// A set of squares.
    pub struct Board(u64);
    /// One of 64 squares.
    pub enum Square {}

    /// Up and down.
    #[directions]
    pub enum Gen {
        /// Up.
        Gen = step(0, 1),
        /// Down.
        Pro = opposite(Gen),
    }

    /// Squares attacked upwards; the parameter names are those of the classic literature.
    #[fill(Gen, by = dumb7)]
    pub const fn gen(gen: Board, pro: Board) -> Board;

    /// Squares attacked by a rook.
    #[piece("R", by = tables)]
    pub const fn gen_rook(gen: Square, pro: Board) -> Board;

    /// The same of many boards.
    #[fill(Gen)]
    pub fn gen_all(gen: &[Board], pro: &[Board], out: &mut [Board]);

    /// The same by a loop.
    #[fill(Gen, by = dumb7_early_exit)]
    pub const fn gen_loop(gen: Board, pro: Board) -> Board;

    /// The same in a direction chosen by the caller.
    #[fill(by = kogge_stone)]
    pub const fn gen_to(gen: Board, pro: Board, dir: Gen) -> Board;
}

/// Without a module.
#[fill(shift(8, !0), by = kogge_stone)]
pub const fn gen_plain(gen: u64, pro: u64) -> u64;

#[cfg(test)]
mod tests {
    use super::{gen, gen_plain};

    #[test]
    fn all_forms_agree() {
        let rook = gen::Square::C3.board();
        let north = gen::gen(rook, gen::Board::FULL);
        assert_eq!(north.len(), 5);
        assert_eq!(gen::gen_rook(gen::Square::C3, gen::Board::EMPTY).len(), 14);
        let mut all = [gen::Board::EMPTY; 3];
        gen::gen_all(&[rook; 3], &[gen::Board::FULL; 3], &mut all);
        assert_eq!(all, [north; 3]);
        assert_eq!(north, gen::gen_loop(rook, gen::Board::FULL));
        assert_eq!(north, gen::gen_to(rook, gen::Board::FULL, gen::Gen::Gen));
        assert_eq!(north.bits(), gen_plain(rook.bits(), !0));
    }
}
