//! A hash table for pawn structures.
