/// A type of the user's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bitboard(pub u64);

/// The direction is a parameter.
#[fill(step(0, 1), step(1, 0), step(0, -1), step(-1, 0), by = kogge_stone)]
pub const fn slide(sliders: Bitboard, empty: Bitboard, direction: Way) -> Bitboard;

/// The ways to go.
#[derive(Clone, Copy)]
pub enum Way {
    /// North.
    North,
    /// East.
    East,
    /// South.
    South,
    /// West.
    West,
}
