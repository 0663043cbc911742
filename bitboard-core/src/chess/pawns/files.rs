//! Open, half-open and closed files, and the pawns on them.
