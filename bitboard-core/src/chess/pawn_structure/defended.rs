//! Pawns that defend and are defended.
