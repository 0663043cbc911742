/// A lance flies north, a grasshopper lands just behind what it meets.
#[piece("fRgR", board = 3x4, by = rays)]
pub const fn lance_hopper(from: usize, occupied: u16) -> u16;

/// Where a cannon goes.
#[piece("mRcpR", yields = moves, board = 3x3, by = walk)]
pub const fn cannon_moves(from: usize, occupied: [u64; 1]) -> [u64; 1];
