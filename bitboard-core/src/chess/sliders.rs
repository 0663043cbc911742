//! Sliding pieces: rays and lines by square, squares between, attacks by calculation and by lookup.
