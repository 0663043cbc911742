//! Passed pawns as evaluation sees them: strict, outside, unstoppable, and in a race.
