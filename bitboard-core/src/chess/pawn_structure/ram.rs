//! Rams: pawns that block each other.
