//! The rules, square by square: what everything else is compared with.

use crate::position::Position;

const WAYS: [(i32, i32); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// The discs that are turned by a disc on a square: in each direction the other player's, up to one's own.
pub fn flips(position: Position, square: u32) -> u64 {
    let mut flips = 0;
    for (right, up) in WAYS {
        let (mut file, mut rank) = (square as i32 % 8 + right, square as i32 / 8 + up);
        let mut run = 0;
        while (0..8).contains(&file) && (0..8).contains(&rank) {
            let disc = 1 << (8 * rank + file);
            if position.own & disc != 0 {
                flips |= run;
            }
            if position.other & disc == 0 {
                break;
            }
            run |= disc;
            (file, rank) = (file + right, rank + up);
        }
    }
    flips
}

/// The empty squares on which a disc turns at least one.
pub fn moves(position: Position) -> u64 {
    let empty = (0..64).filter(|square| (position.own | position.other) >> square & 1 == 0);
    empty.filter(|&square| flips(position, square) != 0).fold(0, |moves, square| moves | 1 << square)
}
