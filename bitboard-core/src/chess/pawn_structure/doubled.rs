//! Doubled pawns, triples and twins.
