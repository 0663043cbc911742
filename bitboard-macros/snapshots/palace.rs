/// A xiangqi general keeps to its palace, and a pawn changes its ways behind the river.
#[bitboard(9x10)]
pub mod xiangqi {
    /// A set of points.
    pub struct Points(u128);

    #[directions]
    pub enum General {
        North = shift(9, 0x0070_3800, unchecked),
        South = shift(-9, 0x7038, unchecked),
        East = step(1, 0, within = [
            "# # # . . . # # #",
            "# # # . . . # # #",
            "# # # . . . # # #",
            "# # # # # # # # #",
            "# # # # # # # # #",
            "# # # # # # # # #",
            "# # # # # # # # #",
            "# # # . . . # # #",
            "# # # . . . # # #",
            "# # # . . . # # #",
        ]),
    }

    #[fill(North, East, yields = step)]
    pub const fn general(from: Points) -> Points;
}
