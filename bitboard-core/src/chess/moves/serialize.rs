//! Moves from targets, by piece, by direction and mixed.
