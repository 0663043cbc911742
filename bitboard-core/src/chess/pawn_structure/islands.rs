//! Pawn islands and sets of files.
