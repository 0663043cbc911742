//! Connected, protected and outside passed pawns.
