/// Where rooks and bishops ride together, so much is to be done that a register holds a line of 64 boards.
#[bitboard(8x8)]
pub mod chess {
    use bitboard_core::arch::Lanes;

    /// A set of squares.
    pub struct Board(u64);

    /// Squares that queens attack.
    #[fill(step(0, 1), step(1, 0), step(0, -1), step(-1, 0), step(1, 1), step(1, -1), step(-1, -1), step(-1, 1))]
    pub fn queen_attacks(queens: &[Board], empty: &[Board], out: &mut [Board]);

    /// Squares that knights attack: so little work that it is done word by word.
    #[leaper(1, 2)]
    pub fn knight_attacks(knights: [Board; 4]) -> [Board; 4];

    /// The same on lines that stand in registers already.
    #[leaper(1, 2)]
    pub fn knight_lines<L: Lanes>(lanes: L, knights: [L::Register; 8]) -> [L::Register; 8];
}

/// A word of 128 bits is computed as two of 64.
#[fill(step(0, 1), board = 9x10)]
pub fn north_attacks(from: &[u128], empty: &[u128], out: &mut [u128]);
