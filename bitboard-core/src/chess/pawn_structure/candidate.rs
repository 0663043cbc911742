//! Candidates, fakers and hidden passed pawns, with their sentries and helpers.
