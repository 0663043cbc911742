/// Squares that bishops attack to the north-east.
#[fill(shift(9, 0xfefe_fefe_fefe_fefe), by = kogge_stone)]
pub const fn bishop_ray(bishops: u64, empty: u64) -> u64;
