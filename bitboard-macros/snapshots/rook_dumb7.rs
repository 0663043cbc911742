/// Squares that rooks attack.
#[fill(step(0, 1), step(1, 0), step(0, -1), step(-1, 0), by = dumb7)]
pub const fn rook_attacks(rooks: u64, empty: u64) -> u64;
