/// A Go board does not fit an integer.
#[fill(step(1, 1), by = kogge_stone, board = 19x19)]
pub const fn diagonal(from: [u64; 6], empty: [u64; 6]) -> [u64; 6];
