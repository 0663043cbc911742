//! Doubled and hanging pawns as evaluation sees them.
