//! Levers: pawns that attack each other.
