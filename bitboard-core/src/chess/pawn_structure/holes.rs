//! Holes and isolated pawns as evaluation sees them.
