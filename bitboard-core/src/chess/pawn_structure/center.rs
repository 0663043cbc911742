//! The pawn centre.
