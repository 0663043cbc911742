//! Kings: attacks, the pawn shield, distant checks, the rule of the square, paths.
