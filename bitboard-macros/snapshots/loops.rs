/// A counted loop.
#[fill(step(1, 1), by = dumb7_loop, yields = occluded)]
pub const fn counted(sliders: u64, empty: u64) -> u64;

/// A loop that ends early.
#[fill(step(1, 1), by = dumb7_early_exit)]
pub const fn early_exit(sliders: u64, empty: u64) -> u64;

/// On a ring the turns are counted too.
#[fill(step(1, 0), by = dumb7_early_exit, board = 8x8, wrap = files)]
pub const fn round(sliders: u64, empty: u64) -> u64;
