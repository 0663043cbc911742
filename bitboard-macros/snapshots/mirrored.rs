/// Pawns of both colours from one definition.
#[bitboard(8x8)]
pub mod pawns {
    /// A set of squares.
    pub struct Board(u64);

    #[directions]
    pub enum Compass {
        North = step(0, 1),
        NorthEast = step(1, 1),
        NorthWest = step(-1, 1),
        South = step(0, -1),
        SouthEast = step(1, -1),
        SouthWest = step(-1, -1),
    }

    /// White front spans.
    #[fill(North, yields = fill)]
    pub const fn front_fill(pawns: Board) -> Board;

    #[fill(South, yields = fill)]
    pub const fn rear_fill(pawns: Board) -> Board;

    /// Squares that white pawns attack, to the north.
    ///
    /// ```text
    /// . . .
    /// x . x
    /// . o .
    /// ```
    #[mirrored(ranks, black = black_attacks, alias = "bPawnAnyAttacks")]
    #[doc(alias = "wPawnAnyAttacks")]
    pub const fn white_attacks(pawns: Board) -> Board {
        pawns.to(Compass::NorthEast).or(pawns.to(Compass::NorthWest))
    }

    /// Squares that white pawns of the second rank reach by a double push.
    #[mirrored(ranks, black = black_double_pushes)]
    pub const fn white_double_pushes(pawns: Board, empty: Board) -> Board {
        let single = pawns.to(Compass::North).and(empty);
        single.and(Board::RANK_3).to(Compass::North).and(empty).without(white_attacks(front_fill(Board::EMPTY)))
    }
}
