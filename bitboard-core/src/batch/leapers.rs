//! Leapers of chess by their lines, as the macros write them.

use crate::bitboard;

#[bitboard(8x8, crate = crate)]
#[allow(dead_code, reason = "functions on lines do without the type of a set")]
pub(super) mod board {
    use crate::arch::Lanes;

    pub struct Board(u64);

    /// What knights attack.
    #[leaper(1, 2)]
    pub fn knight_attacks<L: Lanes>(lanes: L, knights: [L::Register; 8]) -> [L::Register; 8];

    /// What kings attack.
    #[leaper((0, 1), (1, 1))]
    pub fn king_attacks<L: Lanes>(lanes: L, kings: [L::Register; 8]) -> [L::Register; 8];

    /// What pawns that go towards higher ranks attack.
    #[leaper((-1, 1), (1, 1), symmetric = false)]
    pub fn pawn_attacks_up<L: Lanes>(lanes: L, pawns: [L::Register; 8]) -> [L::Register; 8];

    /// What pawns that go towards lower ranks attack.
    #[leaper((-1, -1), (1, -1), symmetric = false)]
    pub fn pawn_attacks_down<L: Lanes>(lanes: L, pawns: [L::Register; 8]) -> [L::Register; 8];
}
