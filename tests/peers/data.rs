//! Boards to measure with, and a walk square by square that every result is compared with first.

/// Numbers without a pattern, always the same.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn bits(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        ((self.bits() >> 32) as usize * limit) >> 32
    }

    /// So many of the first squares, about.
    pub fn set(&mut self, squares: usize, members: usize) -> u128 {
        (0..members).fold(0, |set, _| set | 1 << self.below(squares))
    }
}

pub const QUEEN: [(i32, i32); 8] = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)];
pub const ROOK: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// What a slider attacks on a board of so many files and ranks.
pub fn walk(square: usize, ways: &[(i32, i32)], occupied: u128, files: i32, ranks: i32) -> u128 {
    let mut attacks = 0;
    for (right, up) in ways {
        let (mut file, mut rank) = (square as i32 % files + right, square as i32 / files + up);
        while (0..files).contains(&file) && (0..ranks).contains(&rank) {
            let bit = 1 << (rank * files + file);
            attacks |= bit;
            if occupied & bit != 0 {
                break;
            }
            (file, rank) = (file + right, rank + up);
        }
    }
    attacks
}

/// What all members of a set attack.
pub fn walk_all(set: u128, ways: &[(i32, i32)], occupied: u128, files: i32, ranks: i32) -> u128 {
    (0..(files * ranks) as usize)
        .filter(|square| set >> square & 1 != 0)
        .fold(0, |all, square| all | walk(square, ways, occupied, files, ranks))
}
