//! Directions without a board module: on plain words of any board.

use bitboard_core::directions;

#[directions]
#[derive(Debug)]
pub enum Pawn {
    Push = shift(8, !0),
    CaptureEast = step(1, 1),
    CaptureWest = step(-1, 1),
    Back = opposite(Push),
}

#[directions(board = 9x10)]
enum Chariot {
    Up = step(0, 1),
    Right = step(1, 0),
}

#[directions(board = 19x19)]
enum Liberty {
    Up = step(0, 1),
    Down = opposite(Up),
}

#[directions(board = 8x8, wrap = files, order = file_major)]
enum Round {
    East = step(1, 0),
}

fn main() {
    assert_eq!(Pawn::ALL.map(|way| way.shift()), [8, 9, 7, -8]);
    assert_eq!(Pawn::ALL.map(|way| way.delta()), [(0, 1), (1, 1), (-1, 1), (0, -1)]);
    assert_eq!(Pawn::Push.opposite(), Some(Pawn::Back));
    assert_eq!(Pawn::CaptureEast.opposite(), None);
    assert_eq!(Pawn::CaptureEast.step(0x80_00), 0);
    assert_eq!(Pawn::CaptureEast.landing(), 0xfefe_fefe_fefe_fe00);
    let row: u128 = Chariot::Up.step(0x1ff);
    assert_eq!(row, 0x1ff << 9);
    assert_eq!(Chariot::Right.step(1 << 8), 0);
    assert_eq!(Liberty::Down.step(Liberty::Up.step([1, 0, 0, 0, 0, 0])), [1, 0, 0, 0, 0, 0]);
    assert_eq!(Round::East.step(0xff << 56), 0xff);
}
