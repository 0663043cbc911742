/// Fill by subtraction.
#[fill(step(1, 0), by = subtraction)]
pub const fn subtraction(rooks: u64, empty: u64) -> u64;

/// The same squares by rotation.
#[fill(step(1, 0), by = rotate)]
pub const fn rotation(rooks: u64, empty: u64) -> u64;

/// One step, masked before the shift.
#[fill(step(1, 0), yields = step, mask = before)]
pub const fn one(from: u64) -> u64;

/// The empty board: propagators are constants.
#[fill(step(1, 0), yields = fill, by = kogge_stone)]
pub const fn fill(from: u64) -> u64;
