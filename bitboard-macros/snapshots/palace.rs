/// A xiangqi general keeps to its palace, d1 to f3.
#[bitboard(9x10)]
pub mod palace {
    /// A set of points.
    pub struct Points(u128);

    #[directions]
    pub enum Way {
        North = shift(9, 0x0070_3800, unchecked),
        South = shift(-9, 0x0000_7038, unchecked),
    }

    #[fill(North, South, yields = step)]
    pub const fn general(from: Points) -> Points;
}
