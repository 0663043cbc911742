//! Duos, trios and quarts: pawns side by side.
