/// Orthodox chess: a1 is bit 0.
#[bitboard(8x8)]
pub mod chess {
    /// A set of squares.
    pub struct Board(u64);

    /// A square.
    pub enum Square {}

    /// The four winds and a diagonal.
    #[directions]
    pub enum Compass {
        North = shift(8, !0),
        /// Towards the h-file.
        East = shift(1, 0xfefe_fefe_fefe_fefe),
        NorthEast = step(1, 1),
        South = opposite(North),
    }

    /// Squares that sliders attack to the north and east.
    #[fill(North, East, NorthEast, by = kogge_stone)]
    pub const fn attacks(sliders: Board, empty: Board) -> Board;

    #[fill(by = dumb7_loop, yields = occluded)]
    pub const fn occluded(sliders: Board, empty: Board, direction: Compass) -> Board;
}
