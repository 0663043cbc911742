/// Tables of a board module.
#[bitboard(4x3)]
pub mod tables {
    /// A set of squares.
    pub struct Board(u16);
    /// A square.
    pub enum Square {}

    #[directions]
    pub enum Way {
        East = step(1, 0),
        West = step(-1, 0),
    }

    /// Squares that a king attacks.
    #[leaper((1, 0), (1, 1))]
    pub const fn king_attacks(kings: Board) -> Board;

    /// Squares that a king attacks.
    #[table]
    pub static KING: [Board; 12] = |square| king_attacks(square.board());

    /// One step from each square.
    #[table]
    pub static STEPS: [[Board; 12]; 2] = |way, square| square.board().to(way);
}

/// A table on its own.
#[table]
static SQUARES: [u64; 8] = |number: u64| number * number;

/// A closure with a block.
#[table]
static SUMS: [u64; 8] = |number: u64| {
    let next = number + 1;
    number + next
};
