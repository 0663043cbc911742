//! Who controls the squares ahead of a pawn.
