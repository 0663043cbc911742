//! Zones that are no masks, and steps that no zone lets through.

use bitboard_core::bitboard;

#[bitboard(3x3)]
mod chess {
    pub struct Board(u16);

    #[directions]
    pub enum Way {
        Name = step(0, 1, within = ZONE),
        Rows = step(1, 1, within = [". . ."]),
        Symbol = step(1, 0, within = [". . .", ". x .", ". . ."]),
        Option = step(0, -1, inside = 0x7),
        Nowhere = step(-1, 0, within = ["# # .", "# # .", "# # ."]),
        Empty = step(-1, -1, within = 0),
    }
}

fn main() {}
