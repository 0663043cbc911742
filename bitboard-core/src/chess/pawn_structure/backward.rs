//! Backward pawns and stragglers.
