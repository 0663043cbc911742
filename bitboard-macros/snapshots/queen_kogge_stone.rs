#[fill(
    step(0, 1), step(1, 1), step(1, 0), step(1, -1),
    step(0, -1), step(-1, -1), step(-1, 0), step(-1, 1),
    by = kogge_stone
)]
pub const fn queen_attacks(queens: u64, empty: u64) -> u64;
