//! Squares that pawns attack, defend and capture on.
