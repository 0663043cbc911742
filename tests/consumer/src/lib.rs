//! Xiangqi chariots and cannons' screens: a small crate that depends on `bitboard-core` as anyone would.

use bitboard_core::bitboard;

/// The points of a xiangqi board, red at the bottom.
#[bitboard(9x10)]
pub mod xiangqi {
    /// A set of points.
    pub struct Board(u128);
    /// One of 90 points.
    pub enum Square {}

    /// The four ways along the lines.
    #[directions]
    pub enum Line {
        /// Across the river, seen from red.
        North = step(0, 1),
        /// To red's right.
        East = step(1, 0),
        /// Back towards red's palace.
        South = opposite(North),
        /// To red's left.
        West = opposite(East),
    }

    /// Points that chariots attack.
    #[fill(North, East, South, West)]
    pub const fn chariot_attacks(chariots: Board, empty: Board) -> Board;

    /// The same of many boards.
    #[fill(North, East, South, West)]
    pub fn chariot_attacks_of_all(chariots: &[Board], empty: &[Board], out: &mut [Board]);

    /// Points that chariots reach in one way.
    #[fill(by = kogge_stone, yields = occluded)]
    pub const fn reach(chariots: Board, empty: Board, way: Line) -> Board;

    /// Points where a cannon can capture.
    #[piece("cpR", yields = captures)]
    pub const fn cannon_captures(cannon: Square, occupied: Board) -> Board;

    /// Points that a horse attacks.
    #[piece("nN", by = tables)]
    pub const fn horse_attacks(horse: Square, occupied: Board) -> Board;

    /// Points beside soldiers, where a soldier that has crossed the river may step.
    #[fill(North, East, West, yields = step)]
    pub const fn crossed_soldier_attacks(soldiers: Board) -> Board;
}

pub use xiangqi::{Board, Line, Square};

/// Points that a cannon attacks: the first piece behind the first piece on each line.
pub fn cannon_attacks(cannon: Square, occupied: Board) -> Board {
    let mut attacks = Board::EMPTY;
    for way in Line::ALL {
        let screen = way.step(xiangqi::reach(cannon.board(), !occupied, way)) & occupied;
        attacks |= way.step(xiangqi::reach(screen, !occupied, way)) & occupied;
    }
    attacks
}

#[cfg(test)]
mod tests {
    use bitboard_core::prove;

    use super::*;

    fn board(drawing: &str) -> Board {
        drawing.parse().expect("a drawing of ten ranks")
    }

    #[test]
    fn chariots_stop_at_the_first_piece() {
        let empty = !(Square::E5.board() | Square::C1.board());
        let attacks = xiangqi::chariot_attacks(Square::C5.board(), empty);
        let drawn = board(
            ". . X . . . . . .
             . . X . . . . . .
             . . X . . . . . .
             . . X . . . . . .
             . . X . . . . . .
             X X . X X . . . .
             . . X . . . . . .
             . . X . . . . . .
             . . X . . . . . .
             . . X . . . . . .",
        );
        assert_eq!(attacks, drawn);
    }

    #[test]
    fn cannons_need_a_screen() {
        let occupied = [Square::C5, Square::E5, Square::G5, Square::H5, Square::C9].into_iter().collect();
        assert_eq!(cannon_attacks(Square::C5, occupied), Square::G5.board());
        assert_eq!(xiangqi::cannon_captures(Square::C5, occupied), Square::G5.board());
    }

    #[test]
    fn horses_have_legs() {
        let attacks = xiangqi::horse_attacks(Square::B1, Square::C1.board());
        assert!(attacks.iter().eq([Square::A3, Square::C3]));
    }

    #[test]
    fn soldiers_do_not_step_off_the_board() {
        let soldiers = Square::A10.board() | Square::E7.board();
        let attacks = xiangqi::crossed_soldier_attacks(soldiers);
        assert!(attacks.iter().eq([Square::D7, Square::F7, Square::E8, Square::B10]));
    }

    #[test]
    fn what_was_generated_is_right_on_all_boards() {
        prove!(xiangqi::chariot_attacks, xiangqi::chariot_attacks_of_all, xiangqi::reach);
        prove!(xiangqi::cannon_captures, xiangqi::horse_attacks, xiangqi::crossed_soldier_attacks);
    }
}
