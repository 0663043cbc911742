//! Pawn chains: base, peak, direction.
