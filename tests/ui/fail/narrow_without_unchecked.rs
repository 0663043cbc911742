//! A narrowed direction in an enum, and its misspelt permission.

#[bitboard_core::directions]
enum Soldier {
    Up = shift(8, 0xffff_ffff),
    Left = shift(-1, 0x7f7f_7f7f_0000_0000, uncheckd),
}

fn main() {}
