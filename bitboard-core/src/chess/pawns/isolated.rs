//! Isolated, half-isolated and hanging pawns.
