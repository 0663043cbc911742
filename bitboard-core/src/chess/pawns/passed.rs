//! Open and passed pawns.
