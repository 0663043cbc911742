/// Pieces of one module share tables.
#[bitboard(4x3)]
pub mod pieces {
    /// A set of squares.
    pub struct Board(u16);
    /// A square.
    pub enum Square {}

    /// Squares that a rook attacks.
    #[piece("R", by = tables(index = direct))]
    pub const fn rook_attacks(from: Square, occupied: Board) -> Board;

    /// What a rook can capture.
    #[piece("R", yields = captures, by = tables(index = direct))]
    pub const fn rook_captures(from: Square, occupied: Board) -> Board;

    /// Squares that a queen attacks.
    #[piece("Q", by = tables(index = direct))]
    pub const fn queen_attacks(from: Square, occupied: Board) -> Board;

    #[piece("N")]
    pub const fn knight_attacks(from: Square, occupied: Board) -> Board;

    /// Where white soldiers go: north, and sideways by capture.
    #[piece("mfWcsW", yields = moves, by = walk, black = black_soldier_moves)]
    pub const fn white_soldier_moves(from: Square, occupied: Board) -> Board;

    /// Squares that kings attack together.
    #[piece(king())]
    pub const fn kings_attack(kings: Board, occupied: Board) -> Board;

    #[cfg(any())]
    #[piece("B", by = tables(lookups = 1, index = unique))]
    pub const fn bishop_attacks(from: Square, occupied: Board) -> Board;
}
